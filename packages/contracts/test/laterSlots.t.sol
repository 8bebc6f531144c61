// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {CellItems, CellToken, Lie} from "./CellTokens.sol";
import {Kit} from "./Kit.sol";
import {SilentReceiver} from "./Receivers.sol";
import {HalfNft} from "./Tokens.sol";
import {vm} from "./Vm.sol";
import {WethLike} from "./WrappedCoins.sol";

/// Transfers odd ids only. A transfer to one of the accounts also moves a token that the call does not name.
contract TakingNft is HalfNft {
    address private immutable odd;

    constructor(address odd_) {
        odd = odd_;
    }

    function transferFrom(address from, address to, uint256 id) public override {
        super.transferFrom(from, to, id);
        if (to == odd) super.transferFrom(from, address(0xBAD), 999);
    }
}

/// What holds of the first slot holds of every slot of a call, and of every run.
contract LaterSlotsTest is Kit {
    function _all(uint256 count, uint256 mask) private view returns (bytes memory) {
        uint256[] memory indices = new uint256[](count);
        uint256[] memory selected = new uint256[](count);
        for (uint256 i; i < count; ++i) (indices[i], selected[i]) = (i, mask & full(i));
        return sendsCall(ANY_SUM, indices, selected);
    }

    function _inexact(address token, uint256 expected, uint256 actual) private pure returns (bytes memory) {
        return abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, token, expected, actual);
    }

    function test_AWrappedCoinThatRowsOfEverySlotRefuseGoesBackWhole() public {
        WethLike weth = new WethLike();
        address refusing = address(new SilentReceiver());
        // The first of the first slot, none of the second, the last of the third.
        for (uint256 i; i < 6; ++i) add(i == 0 || i == 5 ? refusing : account(i), 0, 10 + i);
        seal(address(weth), NATIVE, 0, 2);
        vm.deal(SENDER, 100);
        wrap(weth, 100);
        run(SENDER, 0, _all(3, 3));
        check(word(0) == 2 && word(1) == 3 && word(2) == 1, "two are open");
        check(weth.balanceOf(SENDER) == 100 - 11 - 12 - 13 - 14, "both amounts came back");
        check(weth.balanceOf(address(distributor)) == 0 && address(distributor).balance == 0, "nothing kept");
    }

    function test_CoinsThatRowsOfEverySlotRefuseGoBackWhole() public {
        address refusing = address(new SilentReceiver());
        for (uint256 i; i < 6; ++i) add(i == 1 || i == 4 ? refusing : account(i), 0, 10 + i);
        seal(address(0), NATIVE, 0, 2);
        vm.deal(SENDER, 100);
        run(SENDER, 100, _all(3, 3));
        check(word(0) == 1 && word(1) == 3 && word(2) == 2, "two are open");
        check(SENDER.balance == 100 - 10 - 12 - 13 - 15 && address(distributor).balance == 0, "the rest");
    }

    function test_OwnersAreAskedInEverySlot() public {
        HalfNft nft = new HalfNft();
        for (uint256 i; i < 6; ++i) {
            add(account(i), 100 + i, 1);
            nft.give(SENDER, 100 + i);
        }
        seal(address(nft), ERC721, 0, 2);
        run(SENDER, 0, _all(3, 3));
        for (uint256 slot; slot < 3; ++slot) check(word(slot) == 2, "odd ids move");
    }

    function test_OfAnErc721NoMoreMayLeaveThanRowsThatMoved() public {
        for (uint256 slot; slot < 3; ++slot) {
            // The first row is transferred, and another token with it.
            TakingNft nft = new TakingNft(account(2 * slot));
            delete items;
            for (uint256 i; i < 6; ++i) {
                add(account(i), 101 + i, 1);
                nft.give(SENDER, 101 + i);
            }
            nft.give(SENDER, 999);
            seal(address(nft), ERC721, 0, 2);
            refused(SENDER, 0, _all(3, 3), _inexact(address(nft), 3, 4));
        }
    }

    function test_OfADirectPushRowsOfALaterSlotAreOwedToo() public {
        CellToken token = new CellToken();
        for (uint256 i; i < 6; ++i) add(account(i), 0, 10 + i);
        seal(address(token), ERC20, DIRECT, 2);
        token.mint(SENDER, 1000);
        vm.prank(SENDER);
        token.approve(address(distributor), 1000);
        for (uint256 slot; slot < 3; ++slot) {
            // Nothing is open before it; behind it nothing is selected.
            uint256[] memory indices = new uint256[](3);
            uint256[] memory selected = new uint256[](3);
            for (uint256 i; i < 3; ++i) (indices[i], selected[i]) = (i, i < slot ? 3 : i == slot ? 2 : 0);
            bytes memory call = sendsCall(ANY_SUM, indices, selected);
            token.set(Lie.TakesNothing, account(slot * 2 + 1));
            refused(SENDER, 0, call, _inexact(address(token), 11 + slot * 2, 0));
            token.set(Lie.None, address(0));
            run(SENDER, 0, call);
            send(SENDER, slot, 1);
            check(word(slot) == 3, "told nothing, it pays");
        }
        check(token.balanceOf(SENDER) == 1000 - drop.total, "exact");
    }

    function test_TheFirstAndTheLastRowAreLookedAtWhicheverSlotTheyAreIn() public {
        CellToken token = new CellToken();
        for (uint256 i; i < 8; ++i) add(account(i), 0, 10 + i);
        seal(address(token), ERC20, 0, 2);
        token.mint(SENDER, 1000);
        vm.prank(SENDER);
        token.approve(address(distributor), 1000);
        uint256[] memory indices = new uint256[](4);
        uint256[] memory selected = new uint256[](4);
        // The second of slot 1 is the first, the first of slot 2 the last.
        for (uint256 i; i < 4; ++i) indices[i] = i;
        (selected[1], selected[2]) = (2, 1);
        bytes memory call = sendsCall(ANY_SUM, indices, selected);
        for (uint256 row = 3; row <= 4; ++row) {
            token.set(Lie.GivesLess, account(row));
            refused(SENDER, 0, call, _inexact(address(token), 10 + row, 9 + row));
        }
        token.set(Lie.None, address(0));
        run(SENDER, 0, call);
        check(word(1) == 2 && word(2) == 1 && token.balanceOf(SENDER) == 1000 - 27, "told nothing, it pays");
    }

    function _items(uint16 slotSize) private returns (CellItems made) {
        made = new CellItems();
        // Two rows of id 7, four of 8, two of 9.
        delete items;
        for (uint256 i; i < 8; ++i) {
            add(account(i), i < 2 ? 7 : i < 6 ? 8 : 9, 10 + i);
            made.mint(SENDER, items[i].id, 1000);
        }
        seal(address(made), ERC1155, 0, slotSize);
    }

    function test_EveryRunIsLookedAtAlsoWhereSlotsEndWithinIt() public {
        for (uint16 slotSize = 1; slotSize <= 8; ++slotSize) {
            CellItems made = _items(slotSize);
            uint256 slots = (8 + uint256(slotSize) - 1) / slotSize;
            bytes memory call = _all(slots, type(uint256).max);
            for (uint256 row; row < 8; ++row) {
                for (uint256 lie = uint256(Lie.TakesLess); lie <= uint256(Lie.TakesNothing); ++lie) {
                    made.set(Lie(lie), account(row));
                    refusedWith(SENDER, 0, call, ISlotDistributor.InexactTransfer.selector);
                }
            }
            made.set(Lie.None, address(0));
            run(SENDER, 0, call);
            for (uint256 row; row < 8; ++row) check(made.balanceOf(account(row), items[row].id) == 10 + row, "exact");
        }
    }

    function test_RowsOfTheSenderCountForNoOtherId() public {
        // What it gives itself of one id is as much as is missing of another.
        for (uint256 place; place < 3; ++place) {
            CellItems made = new CellItems();
            delete items;
            for (uint256 id; id < 3; ++id) {
                add(account(id), id, 5);
                add(id == place ? account(9) : SENDER, id, 7);
                made.mint(SENDER, id, 1000);
            }
            seal(address(made), ERC1155, 0, 100);
            made.set(Lie.TakesNothing, account(9));
            refused(SENDER, 0, sendCall(0, 63), _inexact(address(made), 12, 5));
            made.set(Lie.None, address(0));
            send(SENDER, 0, 63);
            for (uint256 id; id < 3; ++id) {
                check(made.balanceOf(SENDER, id) == (id == place ? 988 : 995), "exact");
            }
        }
    }
}
