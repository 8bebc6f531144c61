// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {CellItems, CellToken} from "./CellTokens.sol";
import {Kit} from "./Kit.sol";
import {BurningNft, OddToken} from "./Tokens.sol";
import {Vm, vm} from "./Vm.sol";
import {WethLike} from "./WrappedCoins.sol";

/// Takes three units of one account for whoever pays it.
contract TakingToken is OddToken {
    address private immutable giver;

    constructor(address giver_) {
        giver = giver_;
    }

    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value);
        if (to == giver) super._move(to, from, 3);
    }
}

/// Takes one unit less for one account, and one more for another.
contract EveningItems {
    mapping(address owner => mapping(uint256 id => uint256)) public balanceOf;
    address private immutable less;
    address private immutable more;

    constructor(address less_, address more_) {
        (less, more) = (less_, more_);
    }

    function mint(address to, uint256 id, uint256 value) external {
        balanceOf[to][id] += value;
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata) external {
        balanceOf[to][id] += value;
        if (to == less) --value;
        if (to == more) ++value;
        balanceOf[from][id] -= value;
    }
}

/// What is said of rows holds of each of them, and of each slot's own.
contract EachRowTest is Kit {
    function _all(uint256 count, uint256 mask) private view returns (bytes memory) {
        uint256[] memory indices = new uint256[](count);
        uint256[] memory selected = new uint256[](count);
        for (uint256 i; i < count; ++i) (indices[i], selected[i]) = (i, mask & full(i));
        return sendsCall(ANY_SUM, indices, selected);
    }

    function test_AGiftIsHeldAgainstTheSmallestAmountWhicheverRowHasIt() public {
        // Of the second eight the row with the smallest amount is the sender's own.
        for (uint256 n; n < 16; ++n) {
            uint256 smallest = n % 8;
            uint256 giver = smallest == 4 ? 5 : 4;
            TakingToken token = new TakingToken(account(giver));
            delete items;
            for (uint256 i; i < 8; ++i) add(i == smallest && n > 7 ? SENDER : account(i), 0, i == smallest ? 3 : 9);
            seal(address(token), ERC20, 0, 3);
            token.mint(SENDER, drop.total);
            vm.prank(SENDER);
            token.approve(address(distributor), drop.total);
            bytes memory error = abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(token), 0, 3);
            refused(SENDER, 0, _all(3, 7), error);
        }
    }

    function test_ARunIsLookedAtAsAWholeAlsoOverSlots() public {
        EveningItems made = new EveningItems(account(0), account(3));
        for (uint256 i; i < 4; ++i) add(account(i), 7, 10);
        made.mint(SENDER, 7, 40);
        seal(address(made), ERC1155, 0, 2);
        run(SENDER, 0, _all(2, 3));
        check(word(0) == 3 && word(1) == 3 && made.balanceOf(SENDER, 7) == 0, "forty left");
    }

    function test_ATokenBurntOnArrivalIsPaidAlsoIfAnotherRowFails() public {
        BurningNft nft = new BurningNft(account(3));
        for (uint256 i; i < 5; ++i) {
            add(account(i), 70 + i, 1);
            // The second is not the sender's.
            nft.give(i == 1 ? STRANGER : SENDER, 70 + i);
        }
        seal(address(nft), ERC721, 0, 100);
        (uint256 paid, uint256 failed) = send(SENDER, 0, 31);
        check(paid == 29 && failed == 2 && nft.balanceOf(SENDER) == 0, "the second alone");
    }

    /// Of each kind, in each place.
    function test_ARowThatPaysNobodyOrTheDistributorIsRefusedWhateverItsAmount() public {
        for (uint256 place; place < 4; ++place) {
            for (uint8 kind; kind < 6; ++kind) {
                address asset = kind == 0 || kind == 1
                    ? address(new CellToken())
                    : kind == 2 ? address(new CellItems()) : kind == 3 ? address(0) : address(new WethLike());
                // The zero address, the distributor, and the wrapped coin in a drop of it.
                address to = kind == 5 ? asset : kind == 4 ? address(distributor) : address(0);
                for (uint256 way; way < 4; ++way) {
                    if (way == 2 && kind < 4) to = address(distributor);
                    delete items;
                    for (uint256 i; i < 4; ++i) add(i == place ? to : account(i), 0, i == place ? way % 2 * 5 : 5);
                    seal(asset, kind < 2 ? ERC20 : kind == 2 ? ERC1155 : NATIVE, kind == 1 ? DIRECT : 0, 2);
                    _fund(kind, asset);
                    bytes4 error = to == address(0) ? ISlotDistributor.ZeroAccount.selector : ISlotDistributor.PaysDistributor.selector;
                    uint256 value = kind == 3 ? 20 : 0;
                    refused(SENDER, value, _all(2, 3), abi.encodeWithSelector(error, place / 2, place % 2));
                }
            }
        }
    }

    function _fund(uint8 kind, address asset) private {
        vm.deal(SENDER, 100);
        if (kind < 2) CellToken(asset).mint(SENDER, 20);
        if (kind == 2) CellItems(asset).mint(SENDER, 0, 20);
        if (kind == 3 || kind == 2) return;
        vm.startPrank(SENDER);
        if (kind > 3) WethLike(payable(asset)).deposit{value: 20}();
        CellToken(asset).approve(address(distributor), 20);
        vm.stopPrank();
    }

    function test_ARowMayPayTheTokenItself() public {
        for (uint8 flags; flags <= DIRECT; flags += DIRECT) {
            CellToken token = new CellToken();
            delete items;
            for (uint256 i; i < 3; ++i) add(address(token), 0, 5 + i);
            seal(address(token), ERC20, flags, 3);
            token.mint(SENDER, 18);
            vm.prank(SENDER);
            token.approve(address(distributor), 18);
            send(SENDER, 0, 7);
            check(word(0) == 7 && token.balanceOf(address(token)) == 18, "paid");
        }
    }

    function test_AnAmountOfOneHighBitIsPaid() public {
        valueWidth = 32;
        for (uint256 bit = 240; bit < 256; ++bit) {
            for (uint8 kind; kind < 3; ++kind) {
                CellToken token = new CellToken();
                CellItems made = new CellItems();
                delete items;
                add(account(1), 0, 1 << bit);
                seal(kind == 2 ? address(made) : address(token), kind == 2 ? ERC1155 : ERC20, kind == 1 ? DIRECT : 0, 2);
                token.mint(SENDER, 1 << bit);
                made.mint(SENDER, 0, 1 << bit);
                vm.prank(SENDER);
                token.approve(address(distributor), 1 << bit);
                (uint256 paid, uint256 failed) = send(SENDER, 0, 1);
                uint256 held = kind == 2 ? made.balanceOf(account(1), 0) : token.balanceOf(account(1));
                check(paid == 1 && failed == 0 && held == 1 << bit, "paid");
            }
        }
    }

    /// All that a word can say, pushed and claimed.
    function test_TheLargestAmountIsPaidInEveryWay() public {
        valueWidth = 32;
        uint256 most = type(uint256).max;
        for (uint8 way; way < 6; ++way) {
            uint8 kind = way % 3;
            CellToken token = new CellToken();
            CellItems made = new CellItems();
            delete items;
            add(account(1), 0, most);
            seal(kind == 2 ? address(made) : address(token), kind == 2 ? ERC1155 : ERC20, kind == 1 ? DIRECT : 0, 2);
            token.mint(SENDER, most);
            made.mint(SENDER, 0, most);
            vm.prank(SENDER);
            token.approve(address(distributor), most);
            register(address(0), true);
            if (way < 3) send(SENDER, 0, 1);
            else claim(STRANGER, 0, 0);
            check((kind == 2 ? made.balanceOf(account(1), 0) : token.balanceOf(account(1))) == most, "paid");
        }
    }

    function test_EachSlotTellsItsOwnRows() public {
        CellToken token = new CellToken();
        for (uint256 i; i < 9; ++i) add(account(i), 0, 10 + i);
        seal(address(token), ERC20, 0, 3);
        token.mint(SENDER, 1000);
        vm.prank(SENDER);
        token.approve(address(distributor), 1000);
        uint256[] memory indices = new uint256[](3);
        uint256[] memory selected = new uint256[](3);
        for (uint256 i; i < 3; ++i) (indices[i], selected[i]) = (i, 1 << i | 1);
        vm.recordLogs();
        (uint256[] memory paid,) =
            abi.decode(run(SENDER, 0, sendsCall(ANY_SUM, indices, selected)), (uint256[], uint256[]));
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 told;
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].topics[0] != ISlotDistributor.SlotSent.selector) continue;
            check(uint256(logs[i].topics[2]) == told, "in order");
            (uint256 own, uint256 failed) = abi.decode(logs[i].data, (uint256, uint256));
            check(own == selected[told] && failed == 0 && paid[told] == own && word(told) == own, "its own");
            ++told;
        }
        check(told == 3, "three slots");
    }
}
