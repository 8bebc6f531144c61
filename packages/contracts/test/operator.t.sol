// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoToken} from "../src/demo/DemoToken.sol";
import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {Kit} from "./Kit.sol";
import {Lists} from "./Lists.sol";
import {SilentReceiver} from "./Receivers.sol";
import {BlockingToken} from "./Tokens.sol";
import {vm} from "./Vm.sol";
import {WethLike} from "./WrappedCoins.sol";

/// Security: I3. Twenty slots, a sender who approved without a limit, an operator who holds nothing but gas.
contract OperatorTest is Kit {
    uint256 private constant SLOTS = 20;

    DemoToken private token;

    function setUp() public override {
        super.setUp();
        token = new DemoToken();
        for (uint256 i; i < SLOTS * 2; ++i) add(account(i), 0, 100 + i);
        seal(address(token), ERC20, 0, 2);
        token.mint(SENDER, drop.total * 3);
        vm.prank(SENDER);
        token.approve(address(distributor), type(uint256).max);
        register(OPERATOR, false);
    }

    function test_AnOperatorWhoHoldsOnlyGasSendsEverySlot() public {
        for (uint256 slot; slot < SLOTS; ++slot) {
            (uint256 paid, uint256 failed) = send(OPERATOR, slot, full(slot));
            check(paid == 3 && failed == 0, "both rows");
        }
        for (uint256 i; i < SLOTS * 2; ++i) check(token.balanceOf(account(i)) == 100 + i, "exactly");
        check(token.balanceOf(OPERATOR) == 0, "nothing for the operator");
        check(token.balanceOf(SENDER) == drop.total * 2, "nothing beyond the list");
        for (uint256 slot; slot < SLOTS; ++slot) send(OPERATOR, slot, full(slot));
        check(token.balanceOf(SENDER) == drop.total * 2, "nothing twice");
    }

    function test_AnOperatorCanAlterNothing() public {
        Item[] memory honest = part(0);
        bytes32[] memory proof = Lists.proof(slotLeaves(), 0);
        for (uint256 way; way < 3; ++way) {
            Item[] memory rows = part(0);
            if (way == 0) rows[0].account = OPERATOR;
            if (way == 1) rows[0].amount = honest[0].amount + 1;
            if (way == 2) (rows[0], rows[1]) = (rows[1], rows[0]);
            bytes32 rowsRoot = keccak256("whatever");
            bytes memory call = slotCall(0, pack(rows), rowsRoot, proof, 3);
            refused(OPERATOR, 0, call, abi.encodeWithSelector(ISlotDistributor.BadProof.selector, 0));
        }
        // Nor say who else may send, open claims, or end the drop.
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.NotAuthorised.selector, id(), OPERATOR);
        refused(OPERATOR, 0, abi.encodeCall(distributor.register, (drop, OPERATOR, 0, false, true, 0)), error);
        refused(OPERATOR, 0, abi.encodeCall(distributor.cancel, (drop)), error);
    }

    function test_AStrangerMovesNothingOfAnybodyWhoApproved() public {
        for (uint256 slot; slot < SLOTS; ++slot) {
            bytes memory call = sendCall(slot, full(slot));
            refused(STRANGER, 0, call, abi.encodeWithSelector(ISlotDistributor.NotAuthorised.selector, id(), STRANGER));
        }
        // The token of the drop has no rights either.
        bytes memory byToken = abi.encodeWithSelector(ISlotDistributor.NotAuthorised.selector, id(), address(token));
        refused(address(token), 0, sendCall(0, full(0)), byToken);
        // A list of his own that names the sender as its sender is another drop, which the sender never registered.
        delete items;
        add(STRANGER, 0, 1);
        seal(address(token), ERC20, 0, 2);
        refused(STRANGER, 0, sendCall(0, 1), abi.encodeWithSelector(ISlotDistributor.NotAuthorised.selector, id(), STRANGER));
        // One that names himself pulls from himself, who has nothing.
        drop.sender = STRANGER;
        refusedWith(STRANGER, 0, sendCall(0, 1), ISlotDistributor.PullFailed.selector);
        check(token.balanceOf(SENDER) == token.totalSupply(), "nothing moved");
    }

    // ---- C10: an approval is used up by paying rows alone

    /// I3, C10: whoever calls with whatever mask, refused rows in every place: the allowance falls by what rows got.
    function testFuzz_NobodyLowersAnApprovalWithoutPayingRows(uint256 refusedRows, uint256[6] memory selected, uint256 who)
        public
    {
        BlockingToken blocking = new BlockingToken();
        delete items;
        for (uint256 i; i < 12; ++i) {
            add(account(i), 0, 100 + i);
            if (refusedRows >> i & 1 != 0) blocking.setBlocked(account(i), true);
        }
        seal(address(blocking), ERC20, 0, 6);
        blocking.mint(SENDER, drop.total);
        vm.prank(SENDER);
        blocking.approve(address(distributor), drop.total);
        address anyone = distributor.ANYONE();
        register(who & 1 == 0 ? OPERATOR : anyone, true);
        for (uint256 turn; turn < 6; ++turn) {
            _turn(_some(selected[turn], refusedRows), who >> turn & 2 == 0 ? OPERATOR : STRANGER);
            _paidForAll(blocking);
        }
    }

    /// Any rows, or of those only such as are not refused, which an operator who tries first would send.
    function _some(uint256 seed, uint256 refusedRows) private pure returns (uint256) {
        return seed >> 42 & 1 == 0 ? seed : seed & ~(refusedRows & 0xfff);
    }

    /// Sends two slots with some sum, and claims something, as the seed says.
    function _turn(uint256 seed, address caller) private {
        uint256[] memory slots = new uint256[](2);
        uint256[] memory chosen = new uint256[](2);
        (slots[1], chosen[0], chosen[1]) = (1, seed & 63, seed >> 6 & 63);
        uint256 sum = seed >> 12 & 1 == 0 ? ANY_SUM : seed >> 13 & 0xfff;
        // As often as not the right one.
        if (seed >> 41 & 1 != 0) sum = sumOf(0, chosen[0]) + sumOf(1, chosen[1]);
        (bool ok, bytes memory answer) = act(caller, 0, sendsCall(sum, slots, chosen));
        if (ok) {
            (, uint256[] memory failed) = abi.decode(answer, (uint256[], uint256[]));
            check(failed[0] | failed[1] == 0, "left a row open");
        }
        if (seed >> 40 & 1 != 0) act(STRANGER, 0, claimCall(seed & 1, seed % 6));
    }

    function _paidForAll(BlockingToken blocking) private view {
        uint256 paid;
        for (uint256 i; i < 12; ++i) {
            uint256 due = word(i / 6) >> (i % 6) & 1 != 0 ? items[i].amount : 0;
            paid += due;
            check(blocking.balanceOf(account(i)) == due, "exact");
        }
        check(blocking.allowance(SENDER, address(distributor)) == drop.total - paid, "the allowance");
        check(blocking.balanceOf(SENDER) == drop.total - paid, "the balance");
    }

    /// The same of drops that take each row straight from the sender.
    function testFuzz_NobodyLowersTheApprovalOfADirectDropEither(uint256 refusedRows, uint256[6] memory selected, uint256 who)
        public
    {
        BlockingToken blocking = new BlockingToken();
        delete items;
        for (uint256 i; i < 12; ++i) {
            add(account(i), 0, 100 + i);
            if (refusedRows >> i & 1 != 0) blocking.setBlocked(account(i), true);
        }
        seal(address(blocking), ERC20, DIRECT, 6);
        blocking.mint(SENDER, drop.total);
        vm.prank(SENDER);
        blocking.approve(address(distributor), drop.total);
        address anyone = distributor.ANYONE();
        register(who & 1 == 0 ? OPERATOR : anyone, true);
        for (uint256 turn; turn < 6; ++turn) {
            _turn(_some(selected[turn], refusedRows), who >> turn & 2 == 0 ? OPERATOR : STRANGER);
            _paidForAll(blocking);
        }
    }

    /// The same of coins out of a wrapped coin, where accounts with code refuse them.
    function testFuzz_NobodyLowersTheApprovalOfAWrappedCoinEither(uint256 refusedRows, uint256[6] memory selected, uint256 who)
        public
    {
        WethLike weth = new WethLike();
        bytes memory refusing = address(new SilentReceiver()).code;
        delete items;
        for (uint256 i; i < 12; ++i) {
            add(account(i), 0, 100 + i);
            if (refusedRows >> i & 1 != 0) vm.etch(account(i), refusing);
        }
        seal(address(weth), NATIVE, 0, 6);
        vm.deal(SENDER, drop.total);
        wrap(weth, drop.total);
        address anyone = distributor.ANYONE();
        register(who & 1 == 0 ? OPERATOR : anyone, true);
        for (uint256 turn; turn < 6; ++turn) {
            _turn(_some(selected[turn], refusedRows), who >> turn & 2 == 0 ? OPERATOR : STRANGER);
            uint256 paid;
            for (uint256 i; i < 12; ++i) {
                uint256 due = word(i / 6) >> (i % 6) & 1 != 0 ? items[i].amount : 0;
                paid += due;
                check(account(i).balance == due, "exact");
            }
            check(weth.allowance(SENDER, address(distributor)) == drop.total - paid, "the allowance");
            check(weth.balanceOf(SENDER) == drop.total - paid, "the balance");
            check(address(distributor).balance == 0 && OPERATOR.balance == 0, "nobody else holds coins");
        }
    }

    function test_OneRefusedRowSentTwentyTimesTakesNothingOfAnApproval() public {
        BlockingToken blocking = new BlockingToken();
        delete items;
        for (uint256 i; i < 4; ++i) add(account(i), 0, 100);
        seal(address(blocking), ERC20, 0, 4);
        blocking.mint(SENDER, 400);
        vm.prank(SENDER);
        blocking.approve(address(distributor), 400);
        blocking.setBlocked(account(2), true);
        register(OPERATOR, false);
        for (uint256 turn; turn < 21; ++turn) {
            refusedWith(OPERATOR, 0, sendCall(0, 15), ISlotDistributor.RowRejected.selector);
        }
        check(blocking.allowance(SENDER, address(distributor)) == 400, "whole");
        send(OPERATOR, 0, 11);
        check(blocking.allowance(SENDER, address(distributor)) == 100, "three rows");
    }

    function test_AnOperatorWhoStarvesARowOfGasWastesHisOwn() public {
        bytes memory call = sendCall(0, 3);
        uint256 held = token.balanceOf(SENDER);
        uint256 paidWith;
        for (uint256 limit = 300_000; limit < 900_000; limit += 2_000) {
            vm.prank(OPERATOR);
            (bool ok,) = address(distributor).call{gas: limit}(call);
            check(word(0) == (ok ? 3 : 0), "all or nothing");
            check(held - token.balanceOf(SENDER) == (ok ? items[0].amount + items[1].amount : 0), "exact");
            if (ok) {
                paidWith = limit;
                break;
            }
        }
        check(paidWith != 0, "it was paid in the end");
    }

    // ---- an operator that may leave rows open

    function _blockedRow(uint8 flags) private returns (BlockingToken blocking) {
        blocking = new BlockingToken();
        delete items;
        for (uint256 i; i < 4; ++i) add(account(i), 0, 100);
        seal(address(blocking), ERC20, flags, 4);
        blocking.mint(SENDER, 400);
        vm.prank(SENDER);
        blocking.approve(address(distributor), 400);
        blocking.setBlocked(account(2), true);
    }

    function test_AnOperatorThatMayLeaveRowsOpenPaysTheOthersAndTheirSumGoesBack() public {
        BlockingToken blocking = _blockedRow(0);
        registerLeaving(OPERATOR);
        (uint256 paid, uint256 failed) = send(OPERATOR, 0, 15);
        check(paid == 11 && failed == 4 && word(0) == 11, "one open");
        check(blocking.balanceOf(SENDER) == 100 && blocking.balanceOf(OPERATOR) == 0, "its sum came back");
    }

    function test_AnOperatorThatMayLeaveRowsOpenLeavesNoneOfAStrictDrop() public {
        _blockedRow(STRICT);
        registerLeaving(OPERATOR);
        refusedWith(OPERATOR, 0, sendCall(0, 15), ISlotDistributor.RowRejected.selector);
    }

    function test_AnOperatorMayLeaveRowsOpenOnlyWhileItIsAllowedTo() public {
        _blockedRow(0);
        registerLeaving(OPERATOR);
        register(OPERATOR, false);
        refusedWith(OPERATOR, 0, sendCall(0, 15), ISlotDistributor.RowRejected.selector);
        registerLeaving(OPERATOR);
        register(distributor.ANYONE(), false);
        refusedWith(STRANGER, 0, sendCall(0, 15), ISlotDistributor.RowRejected.selector);
        registerLeaving(OPERATOR);
        refusedWith(STRANGER, 0, sendCall(0, 15), ISlotDistributor.NotAuthorised.selector);
        vm.prank(SENDER);
        distributor.register(drop, OPERATOR, uint40(NOW + 10), true, false, 0);
        vm.warp(NOW + 10);
        refusedWith(OPERATOR, 0, sendCall(0, 15), ISlotDistributor.OperatorExpired.selector);
    }

    function test_WhoBeganTheTransactionIsNotTheCaller() public {
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.NotAuthorised.selector, id(), STRANGER);
        bytes[3] memory calls = [
            abi.encodeCall(distributor.register, (drop, STRANGER, 0, false, true, 0)),
            abi.encodeCall(distributor.cancel, (drop)),
            sendCall(0, 3)
        ];
        for (uint256 i; i < 3; ++i) {
            vm.prank(STRANGER, SENDER);
            (bool ok, bytes memory answer) = address(distributor).call(calls[i]);
            check(!ok && keccak256(answer) == keccak256(error), "a contract that the sender called");
        }
        // Nor does an operator that the sender calls leave rows open.
        _blockedRow(0);
        register(OPERATOR, false);
        bytes memory call = sendCall(0, 15);
        vm.prank(OPERATOR, SENDER);
        (bool sent, bytes memory reason) = address(distributor).call(call);
        check(!sent && bytes4(reason) == ISlotDistributor.RowRejected.selector && word(0) == 0, "all or nothing");
    }

    // ---- who is the operator, and until when

    function test_AnOperatorOfZeroIsNobodyAlsoInASimulationWithoutACaller() public {
        register(address(0), false);
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.NotAuthorised.selector, id(), address(0));
        refused(address(0), 0, sendCall(0, 3), error);
        drop.round = 7;
        error = abi.encodeWithSelector(ISlotDistributor.NotAuthorised.selector, id(), address(0));
        refused(address(0), 0, sendCall(0, 3), error);
    }

    function test_UnderAnyoneASimulationWithoutACallerMaySendToo() public {
        register(distributor.ANYONE(), false);
        send(address(0), 0, 3);
        check(word(0) == 3, "as anyone");
    }

    function test_AnOperatorSendsUntilItsSecondAndNoLonger() public {
        vm.prank(SENDER);
        distributor.register(drop, OPERATOR, uint40(NOW + 100), false, false, 0);
        vm.warp(NOW + 99);
        send(OPERATOR, 0, 3);
        vm.warp(NOW + 100);
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.OperatorExpired.selector, NOW + 100, NOW + 100);
        refused(OPERATOR, 0, sendCall(1, 3), error);
        vm.warp(NOW + 101);
        error = abi.encodeWithSelector(ISlotDistributor.OperatorExpired.selector, NOW + 100, NOW + 101);
        refused(OPERATOR, 0, sendCall(1, 3), error);
        // The sender goes on, and may say so anew; anybody's time ends as well.
        send(SENDER, 1, 3);
        address anyone = distributor.ANYONE();
        vm.prank(SENDER);
        distributor.register(drop, anyone, uint40(NOW + 200), false, false, 0);
        send(STRANGER, 2, 3);
        vm.warp(NOW + 200);
        refusedWith(STRANGER, 0, sendCall(3, 3), ISlotDistributor.OperatorExpired.selector);
        // Seconds may have more than 32 bits.
        vm.prank(SENDER);
        distributor.register(drop, anyone, 1 << 32 | 1, false, false, 0);
        send(STRANGER, 3, 1);
        vm.prank(SENDER);
        distributor.register(drop, anyone, 0, false, false, 0);
        vm.warp(NOW + 1e9);
        send(STRANGER, 3, 3);
    }
}
