// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoToken} from "../src/demo/DemoToken.sol";
import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {Base} from "./Base.sol";
import {BlockingToken, FeeToken, KeepingToken, LyingToken, ReenteringToken} from "./Tokens.sol";
import {Lists} from "./Lists.sol";
import {vm} from "./Vm.sol";

contract SendTest is Base {
    function test_ItPaysEveryRowOfEverySlotExactly() public {
        for (uint256 slot; slot < 3; ++slot) {
            (uint256 paid, uint256 failed) = send(SENDER, slot, full(slot));
            check(paid == full(slot) && failed == 0, "all paid");
            check(word(slot) == full(slot), "all settled");
        }
        for (uint256 i; i < list.length; ++i) check(token.balanceOf(list[i].account) == list[i].amount, "exact");
        check(token.balanceOf(SENDER) == 0 && token.balanceOf(address(distributor)) == 0, "nothing left");
        check(token.allowance(SENDER, address(distributor)) == 0, "no allowance left");
    }

    function test_ItPaysNobodyTwice() public {
        send(SENDER, 0, full(0));
        token.mint(SENDER, drop.total);
        vm.prank(SENDER);
        token.approve(address(distributor), drop.total);
        (uint256 paid, uint256 failed) = send(SENDER, 0, full(0));
        check(paid == 0 && failed == 0, "nothing done");
        for (uint256 i; i < SLOT_SIZE; ++i) check(token.balanceOf(list[i].account) == list[i].amount, "once");
    }

    /// forge-config: default.fuzz.runs = 64
    /// forge-config: deep.fuzz.runs = 10000
    /// forge-config: mutation.fuzz.runs = 4
    function testFuzz_GivenAnySequenceOfMasks_ItPaysEachRowOnce(uint256 a, uint256 b, uint256 c) public {
        send(SENDER, 2, a & full(2));
        send(SENDER, 2, b & full(2));
        send(SENDER, 2, c & full(2));
        uint256 expected = (a | b | c) & full(2);
        check(word(2) == expected, "union of masks");
        for (uint256 r; r < 100; ++r) {
            uint256 paid = (expected >> r) & 1 == 1 ? list[500 + r].amount : 0;
            check(token.balanceOf(list[500 + r].account) == paid, "once or not at all");
        }
    }

    function test_GivenThreeOf250RowsAreRefused_ItLeavesThemOpenAndRetriesOnlyThem() public {
        BlockingToken blocking = new BlockingToken();
        _prepare(address(blocking), 600);
        uint256 refused = (1 << 3) | (1 << 100) | (1 << 249);
        for (uint256 r; r < 250; ++r) if ((refused >> r) & 1 == 1) blocking.setBlocked(list[r].account, true);

        uint256 before = blocking.balanceOf(SENDER);
        (uint256 paid, uint256 failed) = send(SENDER, 0, full(0));
        check(failed == refused && paid == full(0) & ~refused, "three refused");
        check(word(0) == full(0) & ~refused, "three open");
        uint256 sum;
        for (uint256 r; r < 250; ++r) if ((refused >> r) & 1 == 0) sum += list[r].amount;
        check(before - blocking.balanceOf(SENDER) == sum, "refused amounts came back");
        check(blocking.balanceOf(address(distributor)) == 0, "nothing kept");

        for (uint256 r; r < 250; ++r) blocking.setBlocked(list[r].account, false);
        vm.prank(SENDER);
        blocking.approve(address(distributor), drop.total);
        vm.recordLogs();
        (paid, failed) = send(SENDER, 0, full(0));
        check(paid == refused && failed == 0, "exactly the three");
        // One transfer in, three out, one SlotSent.
        check(vm.getRecordedLogs().length == 5, "exactly three transfers");
        (paid, failed) = send(SENDER, 0, full(0));
        check(paid == 0 && failed == 0, "none left");
    }

    function test_GivenAStrictDrop_ItRevertsNamingTheRow() public {
        BlockingToken blocking = new BlockingToken();
        _prepare(address(blocking), 100);
        drop.flags = 1;
        blocking.setBlocked(list[7].account, true);
        bytes memory reason = abi.encodeWithSignature("Error(string)", "blocked");
        bytes memory first64 = new bytes(64);
        for (uint256 i; i < 64; ++i) first64[i] = reason[i];
        _expect(abi.encodeWithSelector(ISlotDistributor.RowRejected.selector, 0, 7, first64));
        check(word(0) == 0, "nothing settled");
    }

    function test_GivenTokenTakesAFee_ItReverts() public {
        FeeToken fee = new FeeToken();
        _prepare(address(fee), 100);
        _expectSelector(ISlotDistributor.InexactTransfer.selector);
    }

    function test_GivenTokenLies_ItReverts() public {
        LyingToken lying = new LyingToken();
        _prepare(address(lying), 100);
        _expectSelector(ISlotDistributor.InexactTransfer.selector);
    }

    function test_GivenTokenHasNoCode_ItReverts() public {
        drop.token = address(0xDEAD);
        _expect(abi.encodeWithSelector(ISlotDistributor.NoTokenCode.selector, drop.token));
    }

    function test_GivenAllowanceTooSmall_ItReverts() public {
        vm.prank(SENDER);
        token.approve(address(distributor), 1);
        _expectSelector(ISlotDistributor.PullFailed.selector);
    }

    function test_GivenHookReenters_ItReverts() public {
        ReenteringToken reentering = new ReenteringToken();
        _prepare(address(reentering), 100);
        bytes memory packed = Lists.pack(part(0));
        bytes32 rowsRoot = Lists.rowsRoot(part(0));
        reentering.arm(
            address(distributor),
            slotCall(0, packed, rowsRoot, new bytes32[](0), full(0))
        );
        send(SENDER, 0, full(0));
        check(reentering.refused() == 101, "every hook was refused");
        for (uint256 i; i < 100; ++i) check(reentering.balanceOf(list[i].account) == list[i].amount, "once");
    }

    function test_GivenCallerIsAStranger_ItReverts() public {
        bytes32 id = distributor.dropIdOf(drop);
        bytes memory expected = abi.encodeWithSelector(ISlotDistributor.NotAuthorised.selector, id, STRANGER);
        _expectFrom(STRANGER, expected);
    }

    function test_GivenAnOperator_ItSendsOnlyWhileRegistered() public {
        vm.prank(SENDER);
        distributor.register(drop, OPERATOR, 0, false, false, 0);
        (uint256 paid,) = send(OPERATOR, 1, full(1));
        check(paid == full(1), "operator paid");
        vm.prank(SENDER);
        distributor.register(drop, address(0), 0, false, false, 0);
        bytes32 id = distributor.dropIdOf(drop);
        bytes memory expected = abi.encodeWithSelector(ISlotDistributor.NotAuthorised.selector, id, OPERATOR);
        _expectFrom(OPERATOR, expected);
    }

    function test_GivenTheSenderLetsAnyoneSend_AnyoneSends() public {
        address anyone = distributor.ANYONE();
        vm.prank(SENDER);
        distributor.register(drop, anyone, 0, false, false, 0);
        (uint256 paid,) = send(STRANGER, 0, full(0));
        check(paid == full(0), "paid");
    }

    function test_GivenDropIsCancelled_ItReverts() public {
        vm.prank(SENDER);
        distributor.cancel(drop);
        bytes32 id = distributor.dropIdOf(drop);
        _expect(abi.encodeWithSelector(ISlotDistributor.AlreadyCancelled.selector, id));
    }

    function test_GivenTimes_ItOpensAndClosesOnTheSecond() public {
        drop.opensAt = 1_800_000_100;
        drop.closesAt = 1_800_000_200;
        vm.warp(1_800_000_099);
        _expect(abi.encodeWithSelector(ISlotDistributor.NotOpenYet.selector, 1_800_000_100, 1_800_000_099));
        vm.warp(1_800_000_100);
        send(SENDER, 0, 1);
        vm.warp(1_800_000_199);
        send(SENDER, 0, 2);
        vm.warp(1_800_000_200);
        _expect(abi.encodeWithSelector(ISlotDistributor.Closed.selector, 1_800_000_200, 1_800_000_200));
        check(word(0) == 3, "two rows");
    }

    /// forge-config: default.fuzz.runs = 64
    /// forge-config: deep.fuzz.runs = 10000
    /// forge-config: mutation.fuzz.runs = 4
    function testFuzz_GivenAnyByteOfTheRowsDiffers_ItReverts(uint256 seed, uint8 flip) public {
        vm.assume(flip != 0);
        Lists.Row[] memory rows = part(2);
        bytes memory packed = Lists.pack(rows);
        seed %= packed.length;
        packed[seed] = bytes1(uint8(packed[seed]) ^ flip);
        bytes32[] memory proof = Lists.proof(Lists.slotLeaves(list, SLOT_SIZE), 2);
        bytes32 rowsRoot = Lists.rowsRoot(rows);
        vm.expectRevert(abi.encodeWithSelector(ISlotDistributor.BadProof.selector, 2));
        vm.prank(SENDER);
        distributor.send(drop, ANY_SUM, ROW_GAS, slotsOf(2, packed, rowsRoot, proof, 1));
    }

    function test_GivenSlotIsShownUnderAnotherIndex_ItReverts() public {
        bytes memory packed = Lists.pack(part(0));
        bytes32 rowsRoot = Lists.rowsRoot(part(0));
        bytes32[] memory proof = Lists.proof(Lists.slotLeaves(list, SLOT_SIZE), 0);
        vm.expectRevert(abi.encodeWithSelector(ISlotDistributor.BadProof.selector, 1));
        vm.prank(SENDER);
        distributor.send(drop, ANY_SUM, ROW_GAS, slotsOf(1, packed, rowsRoot, proof, 1));
    }

    function test_GivenMaskSelectsMissingRows_ItReverts() public {
        bytes memory packed = Lists.pack(part(2));
        bytes32 rowsRoot = Lists.rowsRoot(part(2));
        bytes32[] memory proof = Lists.proof(Lists.slotLeaves(list, SLOT_SIZE), 2);
        vm.expectRevert(abi.encodeWithSelector(ISlotDistributor.BadMask.selector, 2, 1 << 100, 100));
        vm.prank(SENDER);
        distributor.send(drop, ANY_SUM, ROW_GAS, slotsOf(2, packed, rowsRoot, proof, 1 << 100));
    }

    function test_GivenCoinsAreSentAlong_ItReverts() public {
        bytes memory packed = Lists.pack(part(0));
        bytes32 rowsRoot = Lists.rowsRoot(part(0));
        bytes32[] memory proof = Lists.proof(Lists.slotLeaves(list, SLOT_SIZE), 0);
        drop.sender = address(this);
        vm.expectRevert(abi.encodeWithSelector(ISlotDistributor.WrongValue.selector, 1, 0));
        distributor.send{value: 1}(drop, ANY_SUM, ROW_GAS, slotsOf(0, packed, rowsRoot, proof, 1));
    }

    function test_GivenRowsAreMalformed_ItReverts() public {
        _malformed(hex"");
        _malformed(hex"0100000001");
        _malformed(hex"020000010100000000000000000000000000000000000010");
        _malformed(abi.encodePacked(hex"0100000100", account(0)));
        _malformed(abi.encodePacked(hex"0100000000", account(0)));
        _malformed(abi.encodePacked(hex"0101000101", account(0)));
        _malformed(abi.encodePacked(hex"0100210101", account(0)));
        _malformed(abi.encodePacked(hex"0100002101", account(0)));
        _malformed(abi.encodePacked(hex"0100000101", account(0), uint8(1)));
    }

    function test_GivenRowPaysNothingOrNobody_ItReverts() public {
        _single(abi.encodePacked(hex"0100010101", account(0), uint8(0)));
        vm.expectRevert(abi.encodeWithSelector(ISlotDistributor.ZeroAmount.selector, 0, 0));
        _sendSingle(abi.encodePacked(hex"0100010101", account(0), uint8(0)));
        _single(abi.encodePacked(hex"0100000101", address(0)));
        vm.expectRevert(abi.encodeWithSelector(ISlotDistributor.ZeroAccount.selector, 0, 0));
        _sendSingle(abi.encodePacked(hex"0100000101", address(0)));
    }

    function test_GivenAmountsOverflow_ItReverts() public {
        bytes memory packed = abi.encodePacked(hex"01000120", type(uint256).max, account(0), uint8(2));
        _single(packed);
        vm.expectRevert(abi.encodeWithSelector(ISlotDistributor.AmountOverflow.selector, 0, 0));
        _sendSingle(packed);
    }

    function test_GivenEqualAmounts_TheyNeedNoBytes() public {
        bytes memory packed = abi.encodePacked(hex"0100000105", account(0));
        _single(packed);
        _sendSingle(packed);
        check(token.balanceOf(account(0)) == 5, "five");
    }

    function test_GivenOneRowIsRefused_ItAloneStaysOpenWhicheverItIs() public {
        for (uint256 r; r < 5; ++r) {
            BlockingToken blocking = new BlockingToken();
            _prepare(address(blocking), 5);
            blocking.setBlocked(list[r].account, true);
            (uint256 paid, uint256 failed) = send(SENDER, 0, full(0));
            check(failed == 1 << r && paid == full(0) & ~failed, "it alone");
            check(blocking.balanceOf(SENDER) == list[r].amount, "its amount came back");
        }
    }

    function test_GivenTheDistributorWasGivenTokens_TheyStayWhereTheyAre() public {
        BlockingToken blocking = new BlockingToken();
        _prepare(address(blocking), 5);
        blocking.mint(address(distributor), 77);
        blocking.setBlocked(list[2].account, true);
        send(SENDER, 0, full(0));
        check(blocking.balanceOf(address(distributor)) == 77, "not touched");
        check(blocking.balanceOf(SENDER) == list[2].amount, "exactly what was refused");
    }

    function test_GivenTheTokenKeepsWhatShouldGoBack_ItReverts() public {
        KeepingToken keeping = new KeepingToken(SENDER);
        _prepare(address(keeping), 5);
        keeping.setBlocked(list[2].account, true);
        _expectSelector(ISlotDistributor.InexactTransfer.selector);
    }

    function _malformed(bytes memory packed) private {
        _single(packed);
        vm.expectRevert(abi.encodeWithSelector(ISlotDistributor.MalformedRows.selector, 0));
        _sendSingle(packed);
    }

    function _single(bytes memory packed) private {
        drop.rows = 1;
        drop.root = keccak256(
            abi.encode(
                keccak256("Slot(uint256 slot,bytes32 rowsHash,bytes32 rowsRoot)"), 0, keccak256(packed), bytes32(0)
            )
        );
    }

    function _sendSingle(bytes memory packed) private {
        vm.prank(SENDER);
        distributor.send(drop, ANY_SUM, ROW_GAS, slotsOf(0, packed, bytes32(0), new bytes32[](0), 1));
    }

    function _expect(bytes memory revertData) private {
        _expectFrom(SENDER, revertData);
    }

    function _expectFrom(address caller, bytes memory revertData) private {
        (bytes memory packed, bytes32 rowsRoot, bytes32[] memory proof, uint256 mask) = _first();
        vm.expectRevert(revertData);
        vm.prank(caller);
        distributor.send(drop, ANY_SUM, ROW_GAS, slotsOf(0, packed, rowsRoot, proof, mask));
    }

    function _expectSelector(bytes4 selector) private {
        (bytes memory packed, bytes32 rowsRoot, bytes32[] memory proof, uint256 mask) = _first();
        vm.prank(SENDER);
        (bool ok, bytes memory answer) = address(distributor).call(
            slotCall(0, packed, rowsRoot, proof, mask)
        );
        check(!ok && bytes4(answer) == selector, "named error");
        check(word(0) == 0, "nothing settled");
    }

    function _first() private view returns (bytes memory, bytes32, bytes32[] memory, uint256) {
        return (
            Lists.pack(part(0)),
            Lists.rowsRoot(part(0)),
            Lists.proof(Lists.slotLeaves(list, SLOT_SIZE), 0),
            full(0)
        );
    }
}
