// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoItems} from "../src/demo/DemoItems.sol";
import {DemoToken} from "../src/demo/DemoToken.sol";
import {ISlotDistributor, Slot} from "../src/ISlotDistributor.sol";
import {CellItems, CellNft, CellToken, Lie} from "./CellTokens.sol";
import {Kit} from "./Kit.sol";
import {SilentReceiver} from "./Receivers.sol";
import {BurningNft, SecretiveNft} from "./Tokens.sol";
import {vm} from "./Vm.sol";
import {Quirk, WeirdToken} from "./WeirdToken.sol";

/// Gives so many units to somebody whenever it is given some.
contract GivingReceiver {
    WeirdToken private immutable token;
    address private immutable to;
    uint256 private amount;

    constructor(WeirdToken token_, address to_, uint256 amount_) {
        (token, to, amount) = (token_, to_, amount_);
    }

    function set(uint256 amount_) external {
        amount = amount_;
    }

    function tokensReceived(address, address, address, uint256, bytes calldata, bytes calldata) external {
        token.transfer(to, amount);
    }
}

/// Security: C9, C11, I1. Each token lies in one cell of the table alone; told nothing, it pays.
contract CellsTest is Kit {
    uint256 private constant ROWS = 5;
    uint256 private constant ALL = (1 << ROWS) - 1;

    CellToken private token;
    CellItems private things;

    function _tokens(uint8 flags) private {
        token = new CellToken();
        delete items;
        for (uint256 i; i < ROWS; ++i) add(account(i), 0, 100 + i);
        seal(address(token), ERC20, flags, 250);
        token.mint(SENDER, 10_000);
        vm.prank(SENDER);
        token.approve(address(distributor), 10_000);
        register(OPERATOR, true);
    }

    /// Refused while it lies, paid to the unit when it does not.
    function _push(Lie lie, address odd, uint256 expected, uint256 actual) private {
        token.set(lie, odd);
        bytes memory wrong =
            abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(token), expected, actual);
        refused(SENDER, 0, sendCall(0, ALL), wrong);
        refused(OPERATOR, 0, sendCall(0, ALL), wrong);
        check(token.balanceOf(SENDER) == 10_000, "something moved");
        token.set(Lie.None, address(0));
        send(OPERATOR, 0, ALL);
        check(word(0) == ALL, "honest tokens are paid");
        for (uint256 i; i < ROWS; ++i) check(token.balanceOf(account(i)) == 100 + i, "to the unit");
    }

    function test_Erc20Push_TheSenderLostTheSum() public {
        _tokens(0);
        _push(Lie.TakesLess, address(distributor), 510, 509);
        _tokens(STRICT);
        _push(Lie.TakesMore, address(distributor), 510, 511);
        _tokens(0);
        _push(Lie.TakesNothing, address(distributor), 510, 0);
    }

    function test_Erc20Push_TheFirstRowGainedItsAmount() public {
        _tokens(0);
        _push(Lie.GivesLess, account(0), 100, 99);
        _tokens(0);
        _push(Lie.GivesNothing, account(0), 100, 0);
    }

    function test_Erc20Push_AFirstRowThatFailedDoesNotStandForTheOthers() public {
        // The first is refused, the next one is the sender's own: the third is the first that can be looked at.
        token = new CellToken();
        delete items;
        add(address(distributor), 0, 7);
        add(SENDER, 0, 7);
        add(account(2), 0, 100);
        add(account(3), 0, 100);
        seal(address(token), ERC20, 0, 250);
        token.mint(SENDER, 10_000);
        vm.prank(SENDER);
        token.approve(address(distributor), 10_000);
        token.set(Lie.GivesLess, account(2));
        refused(
            SENDER,
            0,
            sendCall(0, 14),
            abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(token), 100, 99)
        );
        token.set(Lie.None, address(0));
        refused(SENDER, 0, sendCall(0, 15), abi.encodeWithSelector(ISlotDistributor.PaysDistributor.selector, 0, 0));
        send(SENDER, 0, 14);
        check(word(0) == 14, "the others");
    }

    function test_Erc20Push_TheLastRowGainedItsAmount() public {
        _tokens(0);
        _push(Lie.GivesLess, account(ROWS - 1), 104, 103);
        _tokens(0);
        _push(Lie.GivesNothing, account(ROWS - 1), 104, 0);
        // The last of all slots, also where it is the first of its own.
        _tokens(0);
        seal(address(token), ERC20, 0, uint16(ROWS - 1));
        uint256[] memory slots = new uint256[](2);
        uint256[] memory selected = new uint256[](2);
        (slots[1], selected[0], selected[1]) = (1, ALL >> 1, 1);
        bytes memory call = sendsCall(510, slots, selected);
        bytes memory wrong =
            abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(token), 104, 103);
        token.set(Lie.GivesLess, account(ROWS - 1));
        refused(SENDER, 0, call, wrong);
        token.set(Lie.None, address(0));
        run(SENDER, 0, call);
        check(word(0) == ALL >> 1 && word(1) == 1, "honest tokens are paid");
    }

    function test_Erc20Push_NothingOfTheSumStayedInThisContract() public {
        for (uint256 i = 1; i < ROWS - 1; ++i) {
            _tokens(0);
            token.set(Lie.Nothing, account(i));
            bytes memory wrong =
                abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(token), 0, 100 + i);
            refused(OPERATOR, 0, sendCall(0, ALL), wrong);
            refused(SENDER, 0, sendCall(0, ALL), wrong);
            token.set(Lie.None, address(0));
            send(OPERATOR, 0, ALL);
            for (uint256 r; r < ROWS; ++r) check(token.balanceOf(account(r)) == 100 + r, "to the unit");
        }
        // The distributor pays somebody, and keeps a part.
        _tokens(0);
        delete items;
        for (uint256 i; i < ROWS; ++i) add(i == 2 ? address(distributor) : account(i), 0, 100 + i);
        seal(address(token), ERC20, 0, 250);
        refused(SENDER, 0, sendCall(0, ALL), abi.encodeWithSelector(ISlotDistributor.PaysDistributor.selector, 0, 2));
        // Two rows of one account, of which one was paid.
        delete items;
        add(account(0), 0, 10);
        add(account(1), 0, 10);
        add(account(1), 0, 10);
        add(account(2), 0, 10);
        seal(address(token), ERC20, 0, 250);
        token = new CellToken();
        token.mint(SENDER, 40);
        vm.prank(SENDER);
        token.approve(address(distributor), 40);
        seal(address(token), ERC20, 0, 250);
        token.set(Lie.Nothing, account(1));
        token.mint(account(1), 10);
        refusedWith(SENDER, 0, sendCall(0, 15), ISlotDistributor.InexactTransfer.selector);
    }

    function test_Erc20Push_NothingOfTheSumIsMissingFromThisContract() public {
        _tokens(0);
        // What it holds already is nobody's, and covers nothing.
        token.mint(address(distributor), 50);
        _push(Lie.TakesMore, account(2), 50, 49);
        check(token.balanceOf(address(distributor)) == 50, "not touched");
        _tokens(0);
        token.mint(address(distributor), 50);
        _push(Lie.GivesLess, address(distributor), 50, 49);
        // Neither does it cover what failed rows left.
        CellBlocking made = new CellBlocking();
        token = made;
        seal(address(token), ERC20, 0, 250);
        token.mint(SENDER, 1000);
        token.mint(address(distributor), 50);
        vm.prank(SENDER);
        token.approve(address(distributor), 1000);
        made.block_(account(3));
        token.set(Lie.TakesMore, account(2));
        refused(
            SENDER,
            0,
            sendCall(0, ALL),
            abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(token), 153, 152)
        );
    }

    function test_Erc20Push_WhatFailedRowsLeftReachedTheSender() public {
        for (uint256 way; way < 3; ++way) {
            CellBlocking made = new CellBlocking();
            token = made;
            delete items;
            for (uint256 i; i < ROWS; ++i) add(account(i), 0, 100 + i);
            seal(address(token), ERC20, 0, 250);
            drop.round = uint64(way);
            token.mint(SENDER, 10_000);
            vm.prank(SENDER);
            token.approve(address(distributor), 10_000);
            made.block_(account(2));
            token.set(way == 0 ? Lie.Nothing : way == 1 ? Lie.GivesLess : Lie.TakesLess, SENDER);
            bytes memory wrong = abi.encodeWithSelector(
                ISlotDistributor.InexactTransfer.selector, address(token), 102, way == 0 ? 0 : 101
            );
            refused(SENDER, 0, sendCall(0, ALL), wrong);
            token.set(Lie.None, address(0));
            send(SENDER, 0, ALL);
            check(word(0) == 27 && token.balanceOf(SENDER) == 10_000 - 408, "its sum came back");
        }
    }

    function test_Erc20Push_AGiftOfAHookStopsNothingAndGoesToTheSender() public {
        WeirdToken hooked = new WeirdToken(Quirk.Hooks);
        hooked.mint(SENDER, 10_000);
        vm.prank(SENDER);
        hooked.approve(address(distributor), 10_000);
        delete items;
        add(account(0), 0, 10);
        add(address(new GivingReceiver(hooked, address(distributor), 1)), 0, 10);
        add(account(2), 0, 10);
        add(account(3), 0, 10);
        seal(address(hooked), ERC20, 0, 250);
        register(OPERATOR, false);
        hooked.mint(items[1].account, 5);
        send(OPERATOR, 0, 15);
        check(word(0) == 15 && hooked.balanceOf(address(distributor)) == 0, "nothing stays");
        check(hooked.balanceOf(SENDER) == 10_000 - 40 + 1 && hooked.balanceOf(OPERATOR) == 0, "the gift");
        // What lay there before is nobody's: the next drop pays what it is told, and no more.
        hooked.mint(address(distributor), 3);
        drop.round = 2;
        send(SENDER, 0, 13);
        check(hooked.balanceOf(address(distributor)) == 3 && hooked.balanceOf(SENDER) == 10_000 - 70 + 1, "nobody's");
        // Nor does a part of what the account was just given, where it held nothing.
        drop.round = 3;
        uint256 held = hooked.balanceOf(items[1].account);
        vm.prank(items[1].account);
        hooked.transfer(STRANGER, held);
        send(SENDER, 0, 15);
        check(word(0) == 15 && hooked.balanceOf(address(distributor)) == 3, "the part");
        check(hooked.balanceOf(items[1].account) == 9 && hooked.balanceOf(SENDER) == 10_000 - 110 + 2, "went back");
        // An account that gives back all that it got has not been paid.
        drop.round = 4;
        register(OPERATOR, false);
        vm.prank(items[1].account);
        hooked.transfer(STRANGER, 9);
        GivingReceiver(items[1].account).set(10);
        bytes memory wrong = abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(hooked), 0, 10);
        refused(OPERATOR, 0, sendCall(0, 15), wrong);
        refused(SENDER, 0, sendCall(0, 15), wrong);
    }

    function test_Erc20Push_AGiftIsLessThanTheSmallestAmountThatWasPaid() public {
        WeirdToken hooked = new WeirdToken(Quirk.Hooks);
        hooked.mint(SENDER, 10_000);
        vm.prank(SENDER);
        hooked.approve(address(distributor), 10_000);
        delete items;
        add(account(0), 0, 10);
        add(account(1), 0, 7);
        // One that gives something to the distributor.
        add(address(new GivingReceiver(hooked, address(distributor), 8)), 0, 10);
        add(account(4), 0, 10);
        hooked.mint(items[2].account, 100);
        seal(address(hooked), ERC20, 0, 3);
        uint256[] memory slots = new uint256[](2);
        uint256[] memory selected = new uint256[](2);
        (slots[1], selected[0], selected[1]) = (1, 7, 1);
        bytes memory call = sendsCall(37, slots, selected);
        for (uint256 gift = 8; gift >= 7; --gift) {
            GivingReceiver(items[2].account).set(gift);
            refused(
                SENDER,
                0,
                call,
                abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(hooked), 0, gift)
            );
        }
        // The smallest amount that this call pays counts: eight is less than ten.
        GivingReceiver(items[2].account).set(8);
        selected[0] = 5;
        run(SENDER, 0, sendsCall(30, slots, selected));
        check(word(0) == 5 && word(1) == 1 && hooked.balanceOf(SENDER) == 10_000 - 30 + 8, "a gift");
        check(hooked.balanceOf(address(distributor)) == 0, "nothing stays");
    }

    function test_Erc20Push_WhatFailedRowsLeftOpensNoOtherRow() public {
        CellBlocking made = new CellBlocking();
        token = made;
        delete items;
        for (uint256 i; i < ROWS; ++i) add(account(i), 0, 10);
        seal(address(token), ERC20, 0, 250);
        token.mint(SENDER, 100);
        vm.prank(SENDER);
        token.approve(address(distributor), 100);
        // The second row lacks the one unit that came; the fourth is refused and leaves ten.
        made.block_(account(3));
        token.set(Lie.MovesLess, account(1));
        (uint256 paid, uint256 failed) = send(SENDER, 0, ALL);
        check(paid == 23 && failed == 8 && word(0) == 23, "the fourth alone");
        check(token.balanceOf(SENDER) == 61 && token.balanceOf(account(1)) == 9, "ten and one came back");
    }

    function test_DirectPush_ARowOfNobodyOfThisContractOrOfNothingEndsTheCall() public {
        for (uint256 way; way < 3; ++way) {
            _tokens(DIRECT);
            items[1].account = way == 0 ? address(0) : way == 1 ? address(distributor) : account(1);
            if (way == 2) items[1].amount = 0;
            seal(address(token), ERC20, DIRECT, 250);
            bytes4 error = way == 0
                ? ISlotDistributor.ZeroAccount.selector
                : way == 1 ? ISlotDistributor.PaysDistributor.selector : ISlotDistributor.ZeroAmount.selector;
            refused(SENDER, 0, sendCall(0, ALL), abi.encodeWithSelector(error, 0, 1));
            send(SENDER, 0, ALL ^ 2);
        }
    }

    function test_Erc20Push_NothingIsSettledThatDidNotMoveThoughItsAccountHeldEnough() public {
        for (uint256 i = 1; i < ROWS - 1; ++i) {
            _tokens(0);
            token.mint(address(distributor), 50);
            token.mint(account(i), 1000);
            token.set(Lie.Nothing, account(i));
            bytes memory wrong =
                abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(token), 0, 100 + i);
            refused(i % 2 == 0 ? SENDER : OPERATOR, 0, sendCall(0, ALL), wrong);
            check(token.balanceOf(SENDER) == 10_000 && token.balanceOf(account(i)) == 1000, "nothing moved");
        }
    }

    function test_Erc20Push_ALastRowThatFailedDoesNotStandForTheOthers() public {
        CellBlocking made = new CellBlocking();
        token = made;
        delete items;
        for (uint256 i; i < ROWS; ++i) add(account(i), 0, 100 + i);
        // The last two slots have nobody to look at: one who is refused, and the sender.
        add(SENDER, 0, 7);
        seal(address(token), ERC20, 0, 4);
        token.mint(SENDER, 10_000);
        vm.prank(SENDER);
        token.approve(address(distributor), 10_000);
        made.block_(account(ROWS - 1));
        uint256[] memory slots = new uint256[](2);
        uint256[] memory selected = new uint256[](2);
        (slots[1], selected[0], selected[1]) = (1, 15, 3);
        bytes memory call = sendsCall(ANY_SUM, slots, selected);
        token.set(Lie.GivesLess, account(ROWS - 2));
        refused(SENDER, 0, call, abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(token), 103, 102));
        token.set(Lie.None, address(0));
        run(SENDER, 0, call);
        check(word(0) == 15 && word(1) == 2 && token.balanceOf(SENDER) == 10_000 - 406, "the others");
    }

    function test_Erc20Push_WhicheverRowsAreSelectedTheFirstAndTheLastAreLookedAt() public {
        token = new CellToken();
        for (uint256 i; i < 250; ++i) add(account(i), 0, 100 + i);
        seal(address(token), ERC20, 0, 250);
        token.mint(SENDER, 100_000);
        vm.prank(SENDER);
        token.approve(address(distributor), 100_000);
        Slot[] memory slots = new Slot[](1);
        slots[0] = slotOf(0, 0);
        for (uint256 last = 1; last < 250; last += 8) {
            uint256 mask = uint256(keccak256(abi.encode(last))) & ((1 << last) - 1) | 1 << last;
            slots[0].mask = mask;
            uint256 first;
            while (mask >> first & 1 == 0) ++first;
            for (uint256 end; end < 2; ++end) {
                uint256 row = end == 0 ? first : last;
                token.set(Lie.GivesLess, account(row));
                refused(
                    SENDER,
                    0,
                    abi.encodeCall(distributor.send, (drop, ANY_SUM, ROW_GAS, slots)),
                    abi.encodeWithSelector(
                        ISlotDistributor.InexactTransfer.selector, address(token), 100 + row, 99 + row
                    )
                );
            }
        }
    }

    function _claim(Lie lie, address odd, uint256 expected, uint256 actual) private {
        token.set(lie, odd);
        bytes memory wrong =
            abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(token), expected, actual);
        refused(STRANGER, 0, claimCall(0, 1), wrong);
        token.set(Lie.None, address(0));
        claim(STRANGER, 0, 1);
        check(token.balanceOf(account(1)) == 101 && token.balanceOf(SENDER) == 10_000 - 101, "to the unit");
    }

    function test_Erc20Claim_ThePayeeGainedTheAmount() public {
        _tokens(0);
        _claim(Lie.GivesLess, account(1), 101, 100);
        _tokens(0);
        _claim(Lie.GivesNothing, account(1), 101, 0);
    }

    /// The row's account names the sender as its payee, and the token is to keep a unit of it.
    function _claimToSender(uint8 flags, uint256 expected, uint256 actual) private {
        _tokens(flags);
        token.set(Lie.GivesLess, SENDER);
        bytes memory wrong =
            abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(token), expected, actual);
        refused(account(1), 0, claimToCall(0, 1, SENDER), wrong);
        token.set(Lie.None, address(0));
        run(account(1), 0, claimToCall(0, 1, SENDER));
        check(word(0) == 2 && token.balanceOf(SENDER) == 10_000, "nothing moved");
    }

    function test_Erc20Claim_ToTheSenderItCostsNothing() public {
        _claimToSender(0, 0, type(uint256).max);
    }

    function test_Erc20Claim_TheSenderLostNoMore() public {
        _tokens(0);
        _claim(Lie.TakesMore, account(1), 101, 102);
        _tokens(0);
        token.set(Lie.TakesLess, account(1));
        claim(STRANGER, 0, 1);
        check(token.balanceOf(account(1)) == 101 && token.balanceOf(SENDER) == 10_000 - 100, "less is its own affair");
    }

    function test_DirectPush_TheSenderLostAtMostTheSum() public {
        _tokens(DIRECT);
        _push(Lie.TakesSixMore, account(2), 510, 516);
        _tokens(DIRECT);
        token.set(Lie.TakesLess, account(2));
        send(OPERATOR, 0, ALL);
        check(word(0) == ALL && token.balanceOf(SENDER) == 10_000 - 509, "less is rounding");
        // A failed row allows nothing.
        CellBlocking made = new CellBlocking();
        _tokens(DIRECT);
        token = made;
        token.mint(SENDER, 1000);
        vm.prank(SENDER);
        token.approve(address(distributor), 1000);
        seal(address(token), ERC20, DIRECT, 250);
        made.block_(account(0));
        token.set(Lie.TakesTwoMore, account(1));
        refused(SENDER, 0, sendCall(0, 3), abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(token), 101, 103));
        (uint256 paid, uint256 failed) = send(SENDER, 0, 7);
        check(paid == 6 && failed == 1 && token.balanceOf(SENDER) == 1000 - 205, "two rows, two units");
    }

    function test_DirectPush_TheSenderLostSomething() public {
        _tokens(DIRECT);
        token.set(Lie.TakesNothing, account(1));
        refused(
            SENDER,
            0,
            sendCall(0, 2),
            abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(token), 101, 0)
        );
        token.set(Lie.None, account(1));
        send(SENDER, 0, 2);
        // Nothing is owed when the only row is the sender's own.
        delete items;
        add(SENDER, 0, 5);
        seal(address(token), ERC20, DIRECT, 250);
        send(SENDER, 0, 1);
        check(word(0) == 1, "settled");
    }

    function test_DirectClaim_TheSenderLostAtMostTheAmount() public {
        _tokens(DIRECT);
        _claim(Lie.TakesTwoMore, account(1), 101, 103);
        _tokens(DIRECT);
        token.set(Lie.TakesMore, account(1));
        claim(STRANGER, 0, 1);
        check(token.balanceOf(SENDER) == 10_000 - 102, "a unit more is rounding");
        _tokens(DIRECT);
        token.set(Lie.TakesLess, account(1));
        claim(STRANGER, 0, 1);
        check(token.balanceOf(SENDER) == 10_000 - 100, "so is a unit less");
    }

    function test_DirectClaim_ToTheSenderItCostsNothing() public {
        _claimToSender(DIRECT, 101, 1);
    }

    function test_DirectClaim_TheSenderLostSomething() public {
        _tokens(DIRECT);
        _claim(Lie.TakesNothing, account(1), 101, 0);
    }

    function _nfts() private returns (CellNft nft) {
        nft = new CellNft();
        delete items;
        for (uint256 i; i < ROWS; ++i) {
            add(account(i), 70 + i, 1);
            nft.mint(SENDER, 70 + i);
        }
        seal(address(nft), ERC721, 0, 100);
        register(OPERATOR, true);
    }

    function test_Erc721Push_EachTokenLeftTheSender() public {
        for (uint256 i; i < ROWS; ++i) {
            CellNft nft = _nfts();
            nft.set(account(i));
            refused(
                OPERATOR, 0, sendCall(0, ALL), abi.encodeWithSelector(ISlotDistributor.RowRejected.selector, 0, i, "")
            );
            (uint256 paid, uint256 failed) = send(SENDER, 0, ALL);
            check(failed == 1 << i && paid == ALL ^ failed && word(0) == paid, "that one stays open");
            nft.set(address(0));
            send(OPERATOR, 0, ALL);
            check(word(0) == ALL && nft.ownerOf(70 + i) == account(i), "and is paid when it moves");
        }
    }

    /// Moves nothing; counts as if it had not, too.
    function _secretive(bool reverts) private returns (SecretiveNft nft) {
        nft = new SecretiveNft(reverts);
        delete items;
        for (uint256 i; i < ROWS; ++i) add(account(i), 70 + i, 1);
        seal(address(nft), ERC721, 0, 100);
        register(OPERATOR, true);
    }

    function test_Erc721Push_ATokenThatNamesNoOwnerHasNotLeftTheSender() public {
        for (uint256 way; way < 2; ++way) {
            _secretive(way == 0);
            refused(
                OPERATOR, 0, sendCall(0, ALL), abi.encodeWithSelector(ISlotDistributor.RowRejected.selector, 0, 0, "")
            );
            (uint256 paid, uint256 failed) = send(SENDER, 0, ALL);
            check(paid == 0 && failed == ALL && word(0) == 0, "all stay open");
        }
    }

    function test_Erc721Claim_ATokenThatNamesNoOwnerHasNotLeftTheSender() public {
        for (uint256 way; way < 2; ++way) {
            SecretiveNft nft = _secretive(way == 0);
            refused(
                STRANGER,
                0,
                claimCall(0, 3),
                abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(nft), 1, 0)
            );
        }
    }

    function _burning() private returns (BurningNft nft) {
        nft = new BurningNft(account(3));
        delete items;
        for (uint256 i; i < ROWS; ++i) {
            add(account(i), 70 + i, 1);
            nft.give(SENDER, 70 + i);
        }
        seal(address(nft), ERC721, 0, 100);
        register(OPERATOR, true);
    }

    function test_Erc721Push_ATokenBurntOnArrivalHasLeftTheSenderWhereTheCountAddsUp() public {
        BurningNft nft = _burning();
        send(OPERATOR, 0, ALL);
        check(word(0) == ALL && nft.balanceOf(SENDER) == 0 && nft.balanceOf(account(3)) == 0, "paid");
    }

    /// A row of the sender itself moves nothing, so it makes no room for a token that left by a row that stays open.
    function test_Erc721Push_ATokenBurntOnArrivalEndsTheCallBesideARowOfTheSender() public {
        BurningNft nft = new BurningNft(account(3));
        delete items;
        add(account(3), 70, 1);
        add(SENDER, 71, 1);
        nft.give(SENDER, 70);
        nft.give(SENDER, 71);
        seal(address(nft), ERC721, 0, 100);
        refused(
            SENDER, 0, sendCall(0, 3), abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(nft), 0, 1)
        );
        check(nft.balanceOf(SENDER) == 2 && word(0) == 0, "nothing moved");
    }

    function test_Erc721Push_AnErc20NamedAsAnErc721EndsTheCallBesideARowOfTheSender() public {
        DemoToken token = new DemoToken();
        token.mint(SENDER, 10);
        delete items;
        add(account(3), 1, 1);
        add(SENDER, 2, 1);
        seal(address(token), ERC721, 0, 100);
        vm.prank(SENDER);
        token.approve(address(distributor), 10);
        uint256 held = token.balanceOf(SENDER);
        refused(
            SENDER,
            0,
            sendCall(0, 3),
            abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(token), 0, 1)
        );
        check(token.balanceOf(SENDER) == held && word(0) == 0, "nothing moved");
    }

    function test_Erc721Claim_ATokenBurntOnArrivalIsNotGivenAway() public {
        BurningNft nft = _burning();
        refused(
            STRANGER,
            0,
            claimCall(0, 3),
            abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(nft), 1, 0)
        );
        claim(STRANGER, 0, 2);
    }

    function test_Erc721Claim_TheTokenLeftTheSender() public {
        CellNft nft = _nfts();
        nft.set(account(3));
        refused(
            STRANGER,
            0,
            claimCall(0, 3),
            abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(nft), 1, 0)
        );
        nft.set(address(0));
        claim(STRANGER, 0, 3);
    }

    function _things(uint256 ids) private {
        things = new CellItems();
        delete items;
        for (uint256 i; i < ROWS; ++i) {
            add(account(i), 7 + i % ids, 100 + i);
            things.mint(SENDER, 7 + i, 10_000);
        }
        seal(address(things), ERC1155, 0, 100);
        register(OPERATOR, true);
    }

    function test_Erc1155Push_OfEachIdTheSenderLostTheSum() public {
        for (uint256 ids = 1; ids <= ROWS; ++ids) {
            for (uint256 i; i < ROWS; ++i) {
                for (uint256 lie = uint256(Lie.TakesLess); lie <= uint256(Lie.TakesNothing); ++lie) {
                    _things(ids);
                    things.set(Lie(lie), account(i));
                    refusedWith(SENDER, 0, sendCall(0, ALL), ISlotDistributor.InexactTransfer.selector);
                    refusedWith(OPERATOR, 0, sendCall(0, ALL), ISlotDistributor.InexactTransfer.selector);
                }
            }
            things.set(Lie.None, address(0));
            send(OPERATOR, 0, ALL);
            check(word(0) == ALL, "honest ones are paid");
        }
    }

    function test_Erc1155Push_ATokenThatDoesNothingIsNeverSettled() public {
        _things(2);
        for (uint256 i; i < ROWS; ++i) {
            things.set(Lie.Nothing, account(i));
            refusedWith(SENDER, 0, sendCall(0, 1 << i), ISlotDistributor.InexactTransfer.selector);
        }
    }

    function test_Erc1155Push_FailedRowsAndRowsOfTheSenderAreNotInTheSum() public {
        DemoItems made = new DemoItems();
        delete items;
        add(account(1), 7, 5);
        add(address(new SilentReceiver()), 7, 6);
        add(SENDER, 7, 7);
        add(account(2), 8, 8);
        add(address(new SilentReceiver()), 9, 9);
        seal(address(made), ERC1155, 0, 100);
        vm.prank(SENDER);
        made.setApprovalForAll(address(distributor), true);
        for (uint256 id; id < 3; ++id) made.mint(SENDER, 7 + id, 100);
        vm.etch(SENDER, address(new AcceptingSender()).code);
        (uint256 paid, uint256 failed) = send(SENDER, 0, 31);
        check(paid == 13 && failed == 18, "two refuse");
        check(made.balanceOf(SENDER, 7) == 95 && made.balanceOf(SENDER, 8) == 92 && made.balanceOf(SENDER, 9) == 100, "ids");
    }

    function testFuzz_Erc1155Push_AnyIdsInAnyOrderAreToldApart(uint256 seed, uint8 lied) public {
        things = new CellItems();
        delete items;
        for (uint256 i; i < 20; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            // Few ids, whose lower bits are often the same, and wide ones.
            uint256 id = seed % 3 == 0 ? (seed >> 8) % 4 : seed % 3 == 1 ? ((seed >> 8) % 4) << 64 : ((seed >> 8) % 4) << 250;
            add(account(i), id, 1 + (seed >> 16) % 1000);
            things.mint(SENDER, id, 1000);
        }
        seal(address(things), ERC1155, 0, 100);
        things.set(Lie.Nothing, account(lied % 20));
        refusedWith(SENDER, 0, sendCall(0, full(0)), ISlotDistributor.InexactTransfer.selector);
        things.set(Lie.None, address(0));
        send(SENDER, 0, full(0));
        for (uint256 i; i < 20; ++i) check(things.balanceOf(account(i), items[i].id) == items[i].amount, "exact");
    }

    function _claimThing(Lie lie, uint256 actual) private {
        things.set(lie, account(1));
        refused(
            STRANGER,
            0,
            claimCall(0, 1),
            abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(things), 101, actual)
        );
        things.set(Lie.None, address(0));
        claim(STRANGER, 0, 1);
    }

    function test_Erc1155Claim_ThePayeeGainedTheAmount() public {
        _things(1);
        _claimThing(Lie.GivesLess, 100);
        _things(1);
        _claimThing(Lie.GivesNothing, 0);
        _things(1);
        _claimThing(Lie.GivesMore, 102);
    }

    function test_Erc1155Claim_ToTheSenderItCostsNothing() public {
        _things(1);
        things.set(Lie.GivesLess, SENDER);
        bytes memory wrong = abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(things), 101, 1);
        refused(account(1), 0, claimToCall(0, 1, SENDER), wrong);
        things.set(Lie.None, address(0));
        run(account(1), 0, claimToCall(0, 1, SENDER));
        check(word(0) == 2 && things.balanceOf(account(1), 7) == 0, "nothing moved");
    }

    function test_Erc1155Claim_TheSenderLostTheAmount() public {
        _things(1);
        _claimThing(Lie.TakesLess, 100);
        _things(1);
        _claimThing(Lie.TakesMore, 102);
        _things(1);
        _claimThing(Lie.TakesNothing, 0);
    }
}

/// A sender with code that takes items.
contract AcceptingSender {
    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external pure returns (bytes4) {
        return 0xf23a6e61;
    }
}

/// Refuses one account.
contract CellBlocking is CellToken {
    address private _blocked;

    function block_(address account) external {
        _blocked = account;
    }

    function _check(address to) internal view override {
        require(to != _blocked, "blocked");
    }
}
