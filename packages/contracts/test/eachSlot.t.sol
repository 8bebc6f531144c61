// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor, Slot} from "../src/ISlotDistributor.sol";
import {CellItems, CellNft, Lie, RefusingCellToken} from "./CellTokens.sol";
import {Kit} from "./Kit.sol";
import {Lists} from "./Lists.sol";
import {SilentReceiver} from "./Receivers.sol";
import {HalfNft, OddToken} from "./Tokens.sol";
import {vm} from "./Vm.sol";
import {LyingWrappedCoin, WethLike, WrappedLie} from "./WrappedCoins.sol";

/// Refuses transfers to one account, and returns three units of each transfer to a second account to the payer.
contract GiftToken is OddToken {
    address private immutable refused;
    address private immutable giver;

    constructor(address refused_, address giver_) {
        (refused, giver) = (refused_, giver_);
    }

    function _move(address from, address to, uint256 value) internal override {
        require(to != refused, "refused");
        super._move(from, to, value);
        if (to == giver) super._move(to, from, 3);
    }
}

/// Forwards native currency.
contract Vault {
    function pay(address payable to) external payable {
        (bool ok,) = to.call{value: msg.value}("");
        require(ok, "refused");
    }
}

/// A wrapped coin whose `withdraw` pays out from another contract.
contract VaultedCoin is WethLike {
    Vault private immutable vault = new Vault();

    function _pay(address payable to, uint256 value) internal override {
        vault.pay{value: value}(to);
    }
}

/// Each slot and row is read, limited and settled independently of the others.
contract EachSlotTest is Kit {
    function _send(uint256[] memory indices, uint256[] memory selected) private view returns (bytes memory) {
        return sendsCall(ANY_SUM, indices, selected);
    }

    function _three(uint256 a, uint256 b, uint256 c) private pure returns (uint256[] memory list) {
        list = new uint256[](3);
        (list[0], list[1], list[2]) = (a, b, c);
    }

    function _inexact(address token, uint256 expected, uint256 actual) private pure returns (bytes memory) {
        return abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, token, expected, actual);
    }

    /// Seals a drop of six rows in three slots.
    function _tokens(RefusingCellToken token, uint8 flags) private {
        delete items;
        for (uint256 i; i < 6; ++i) add(account(i), 0, 10 + i);
        seal(address(token), ERC20, flags, 2);
        token.mint(SENDER, 1000);
        vm.prank(SENDER);
        token.approve(address(distributor), 1000);
    }

    function test_SlotsRiseToTheLast() public {
        _tokens(new RefusingCellToken(), 0);
        uint256[] memory all = _three(3, 3, 3);
        bytes4 error = ISlotDistributor.BadSlotOrder.selector;
        refused(SENDER, 0, _send(_three(0, 2, 1), all), abi.encodeWithSelector(error, 1, 2));
        refused(SENDER, 0, _send(_three(0, 1, 1), all), abi.encodeWithSelector(error, 1, 1));
    }

    function test_ATokenWhoseCodeIsGoneIsNamedWhicheverSlotIsOpen() public {
        RefusingCellToken token = new RefusingCellToken();
        _tokens(token, 0);
        send(SENDER, 0, 3);
        vm.etch(address(token), "");
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.NoTokenCode.selector, address(token));
        refused(SENDER, 0, _send(_three(0, 1, 2), _three(3, 0, 2)), error);
    }

    /// Four rows in two slots. The recipient of the second row returns three units, and the third row is refused.
    function _giving(uint256 amount, uint256 refusedAmount) private returns (GiftToken token, bytes memory call) {
        token = new GiftToken(account(2), account(1));
        token.mint(SENDER, 1000);
        vm.prank(SENDER);
        token.approve(address(distributor), 1000);
        for (uint256 i; i < 4; ++i) add(account(i), 0, i == 2 ? refusedAmount : amount);
        seal(address(token), ERC20, 0, 2);
        (uint256[] memory indices, uint256[] memory selected) = (new uint256[](2), new uint256[](2));
        (indices[1], selected[0], selected[1]) = (1, 3, 3);
        call = _send(indices, selected);
    }

    function _gift(uint256 refusedAmount) private {
        (GiftToken token, bytes memory call) = _giving(10, refusedAmount);
        run(SENDER, 0, call);
        check(word(0) == 3 && word(1) == 2, "the third is open");
        check(token.balanceOf(SENDER) == 1000 - 30 + 3, "the gift went to the sender");
        check(token.balanceOf(address(distributor)) == 0, "nothing stays");
    }

    function test_AGiftGoesBackWithWhatFailedRowsLeft() public {
        _gift(12);
    }

    function test_AGiftMayExceedTheAmountOfARowThatFailed() public {
        _gift(2);
    }

    function test_AGiftAsLargeAsAnAmountThatWasPaidIsToldBesideWhatFailedRowsLeft() public {
        (GiftToken token, bytes memory call) = _giving(3, 12);
        refused(SENDER, 0, call, _inexact(address(token), 12, 15));
    }

    function test_OfADirectPushFailedRowsOweNothingAndAllowNothing() public {
        RefusingCellToken token = new RefusingCellToken();
        _tokens(token, DIRECT);
        token.refuse(account(1));
        token.refuse(account(4));
        bytes memory call = _send(_three(0, 1, 2), _three(3, 3, 3));
        // The paid rows are 10, 12, 13 and 15. One more unit may be taken for each of them.
        token.set(Lie.TakesSixMore, account(3));
        refused(SENDER, 0, call, _inexact(address(token), 50, 56));
        token.set(Lie.TakesTwoMore, account(3));
        run(SENDER, 0, call);
        check(word(0) == 1 && word(1) == 3 && word(2) == 2, "four rows");
        check(token.balanceOf(SENDER) == 1000 - 52, "and two units");
    }

    function test_ADirectPushThatPaysOneRowMayTakeOneUnitMore() public {
        RefusingCellToken token = new RefusingCellToken();
        _tokens(token, DIRECT);
        for (uint256 i; i < 6; ++i) if (i != 3) token.refuse(account(i));
        bytes memory call = _send(_three(0, 1, 2), _three(3, 3, 3));
        token.set(Lie.TakesTwoMore, account(3));
        refused(SENDER, 0, call, _inexact(address(token), 13, 15));
        token.set(Lie.TakesMore, account(3));
        run(SENDER, 0, call);
        check(word(1) == 2 && token.balanceOf(SENDER) == 1000 - 14, "one row, one unit");
    }

    function test_CoinsPaidByAnotherAccountThanTheWrappedCoinAreRefused() public {
        vm.deal(SENDER, 1000);
        VaultedCoin weth = new VaultedCoin();
        wrap(weth, 500);
        add(account(0), 0, 10);
        seal(address(weth), NATIVE, 0, 2);
        refusedWith(SENDER, 0, sendCall(0, 1), ISlotDistributor.UnwrapFailed.selector);
    }

    /// Id of a row. For ERC-1155, rows 1 and 2 have the same id in consecutive slots.
    function _idOf(uint256 row, uint8 standard) private pure returns (uint256) {
        if (standard == ERC20 || standard == NATIVE || row == 4) return 0;
        if (row == 3) return 10 << 200;
        return row == 2 && standard == ERC721 ? 11 : row == 0 ? 8 : 9;
    }

    /// Packs a slot with its own id width, value width, unit width and unit.
    function _packed(uint256 slot, uint8 standard) private view returns (bytes memory packed) {
        bool hasId = standard == ERC721 || standard == ERC1155;
        uint8 idWidth = !hasId || slot == 2 ? 0 : slot == 0 ? 1 : 32;
        uint8 width = standard == ERC721 || slot == 2 ? 0 : slot == 0 ? 1 : 2;
        bytes memory unit = standard == ERC721 ? bytes(hex"01") : slot == 0 ? bytes(hex"03") : slot == 1 ? bytes(hex"0101") : bytes(hex"07");
        packed = abi.encodePacked(uint8(1), idWidth, width, uint8(unit.length), unit);
        for (uint256 row = 2 * slot; row < 2 * slot + 2 && row < 5; ++row) {
            packed = bytes.concat(packed, bytes20(items[row].account));
            if (idWidth == 1) packed = bytes.concat(packed, bytes1(uint8(items[row].id)));
            if (idWidth == 32) packed = bytes.concat(packed, bytes32(items[row].id));
            if (width == 1) packed = bytes.concat(packed, bytes1(uint8(5 + row)));
            if (width == 2) packed = bytes.concat(packed, bytes2(uint16(5 + row)));
        }
    }

    /// Seals five rows in three slots and returns the call that sends all of them.
    function _headers(address asset, uint8 standard, uint8 flags) private returns (bytes memory) {
        uint256[5] memory amounts = [uint256(5 * 3), 6 * 3, 7 * 257, 8 * 257, 7];
        delete items;
        for (uint256 i; i < 5; ++i) add(account(i), _idOf(i, standard), standard == ERC721 ? 1 : amounts[i]);
        seal(asset, standard, flags, 2);
        Slot[] memory slots = new Slot[](3);
        bytes32[] memory leaves = new bytes32[](3);
        for (uint256 i; i < 3; ++i) {
            slots[i] = Slot(i, _packed(i, standard), bytes32(0), new bytes32[](0), full(i));
            leaves[i] = slotLeaf(i, keccak256(slots[i].rows), bytes32(0));
        }
        drop.root = Lists.root(leaves);
        for (uint256 i; i < 3; ++i) slots[i].proof = Lists.proof(leaves, i);
        return abi.encodeCall(distributor.send, (drop, drop.total, ROW_GAS, slots));
    }

    function test_EachSlotIsReadByItsOwnHeader() public {
        for (uint8 flags; flags <= DIRECT; flags += DIRECT) {
            RefusingCellToken token = new RefusingCellToken();
            bytes memory call = _headers(address(token), ERC20, flags);
            token.mint(SENDER, drop.total);
            vm.prank(SENDER);
            token.approve(address(distributor), drop.total);
            token.refuse(account(3));
            run(SENDER, 0, call);
            check(word(0) == 3 && word(1) == 1 && word(2) == 1, "the fourth is refused");
            for (uint256 i; i < 5; ++i) check(token.balanceOf(account(i)) == (i == 3 ? 0 : items[i].amount), "units");
            check(token.balanceOf(SENDER) == items[3].amount, "its amount is left");
        }
        CellItems things = new CellItems();
        bytes memory sends = _headers(address(things), ERC1155, 0);
        for (uint256 i; i < 5; ++i) things.mint(SENDER, items[i].id, items[i].amount);
        run(SENDER, 0, sends);
        for (uint256 i; i < 5; ++i) check(things.balanceOf(account(i), items[i].id) == items[i].amount, "items");
        CellNft nft = new CellNft();
        sends = _headers(address(nft), ERC721, 0);
        for (uint256 i; i < 5; ++i) nft.mint(SENDER, items[i].id);
        run(SENDER, 0, sends);
        for (uint256 i; i < 5; ++i) check(nft.ownerOf(items[i].id) == account(i), "NFTs");
        vm.etch(account(3), address(new SilentReceiver()).code);
        sends = _headers(address(0), NATIVE, 0);
        vm.deal(SENDER, drop.total);
        run(SENDER, drop.total, sends);
        for (uint256 i; i < 5; ++i) check(account(i).balance == (i == 3 ? 0 : items[i].amount), "coins");
        check(SENDER.balance == items[3].amount, "those of the fourth come back");
    }

    function test_OfAnErc721EveryRowThatDidNotMoveStaysOpen() public {
        HalfNft nft = new HalfNft();
        for (uint256 i; i < 9; ++i) {
            add(account(i), 100 + i, 1);
            nft.give(SENDER, 100 + i);
        }
        seal(address(nft), ERC721, 0, 5);
        (uint256[] memory indices, uint256[] memory selected) = (new uint256[](2), new uint256[](2));
        (indices[1], selected[0], selected[1]) = (1, 31, 15);
        run(SENDER, 0, _send(indices, selected));
        // Only odd ids move: rows 1 and 3 of the first slot, and rows 0 and 2 of the second.
        check(word(0) == 10 && word(1) == 5 && nft.balanceOf(SENDER) == 5, "four of nine");
    }

    function test_AWrappedCoinGivesExactlyTheSumThoughTheDistributorHoldsCoins() public {
        LyingWrappedCoin weth = new LyingWrappedCoin();
        vm.deal(SENDER, 1000);
        wrap(weth, 500);
        vm.deal(address(distributor), 77);
        for (uint256 i; i < 6; ++i) add(account(i), 0, 10 + i);
        seal(address(weth), NATIVE, 0, 2);
        bytes memory call = _send(_three(0, 1, 2), _three(3, 3, 3));
        weth.set(WrappedLie.GivesMore, "");
        refused(SENDER, 0, call, _inexact(address(weth), drop.total, drop.total + 1));
        weth.set(WrappedLie.GivesLess, "");
        refused(SENDER, 0, call, _inexact(address(weth), drop.total, drop.total - 1));
        weth.set(WrappedLie.None, "");
        run(SENDER, 0, call);
        check(address(distributor).balance == 77 && account(5).balance == 15, "its own are not touched");
    }
}
