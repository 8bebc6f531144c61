// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Drop, ISlotDistributor} from "../src/ISlotDistributor.sol";
import {deployDistributor} from "./deployDistributor.sol";
import {Base} from "./Base.sol";
import {ReenteringReceiver, SilentReceiver} from "./Receivers.sol";
import {Vm, vm} from "./Vm.sol";

contract RegisterTest is Base {
    function test_ItRemembersWhoMaySend() public {
        bytes32 id = distributor.dropIdOf(drop);
        vm.prank(SENDER);
        distributor.register(drop, OPERATOR, 0, false, true, 0);
        (ISlotDistributor.Status status, address operator,,, bool claimsOpen) = distributor.stateOf(id);
        check(status == ISlotDistributor.Status.Registered && operator == OPERATOR && claimsOpen, "registered");
        vm.prank(SENDER);
        distributor.register(drop, address(0), 0, false, false, 0);
        (status, operator,,, claimsOpen) = distributor.stateOf(id);
        check(status == ISlotDistributor.Status.Registered && operator == address(0) && !claimsOpen, "changed");
    }

    function testFuzz_GivenCallerIsNotTheSender_ItReverts(address caller) public {
        vm.assume(caller != SENDER);
        bytes memory expected =
            abi.encodeWithSelector(ISlotDistributor.NotAuthorised.selector, distributor.dropIdOf(drop), caller);
        vm.expectRevert(expected);
        vm.prank(caller);
        distributor.register(drop, caller, 0, false, true, 0);
        vm.expectRevert(expected);
        vm.prank(caller);
        distributor.cancel(drop);
    }

    function test_GivenADropIsCancelled_ItIsSoForEver() public {
        bytes32 id = distributor.dropIdOf(drop);
        vm.recordLogs();
        vm.prank(SENDER);
        distributor.cancel(drop);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        check(logs.length == 1 && logs[0].topics[0] == ISlotDistributor.DropCancelled.selector, "one event");
        check(logs[0].topics[1] == id && logs[0].topics[2] == bytes32(uint256(uint160(SENDER))), "drop and sender");
        (ISlotDistributor.Status status,,,,) = distributor.stateOf(id);
        check(status == ISlotDistributor.Status.Cancelled, "cancelled");
        vm.expectRevert(abi.encodeWithSelector(ISlotDistributor.AlreadyCancelled.selector, id));
        vm.prank(SENDER);
        distributor.register(drop, OPERATOR, 0, false, true, 0);
        vm.expectRevert(abi.encodeWithSelector(ISlotDistributor.AlreadyCancelled.selector, id));
        vm.prank(SENDER);
        distributor.cancel(drop);
    }

    function testFuzz_TheIdBindsEveryField(Drop calldata other) public view {
        vm.assume(keccak256(abi.encode(other)) != keccak256(abi.encode(drop)));
        check(distributor.dropIdOf(other) != distributor.dropIdOf(drop), "another id");
    }

    function test_TheIdBindsTheChain() public {
        bytes32 id = distributor.dropIdOf(drop);
        vm.chainId(10);
        check(distributor.dropIdOf(drop) != id, "another id");
    }

    function test_TheIdBindsTheContract() public {
        check(deployDistributor().dropIdOf(drop) != distributor.dropIdOf(drop), "another id");
    }

    function testFuzz_TheIdIsTheHashThatItsTextSays(Drop calldata other) public view {
        check(
            distributor.dropIdOf(other) == keccak256(abi.encode(block.chainid, address(distributor), other)), "another hash"
        );
    }

    function test_ItSaysWhatItRemembersAndTheDigestOfTheList() public {
        bytes32 id = distributor.dropIdOf(drop);
        for (uint256 way; way < 4; ++way) {
            (bool leaves, bool claims) = (way & 1 != 0, way & 2 != 0);
            vm.recordLogs();
            vm.prank(SENDER);
            distributor.register(drop, OPERATOR, 1_800_000_500, leaves, claims, keccak256("list"));
            Vm.Log[] memory logs = vm.getRecordedLogs();
            check(logs.length == 1 && logs[0].topics[0] == ISlotDistributor.DropRegistered.selector, "one event");
            check(logs[0].topics[1] == id && logs[0].topics[2] == bytes32(uint256(uint160(SENDER))), "drop and sender");
            bytes memory data = abi.encode(OPERATOR, 1_800_000_500, leaves, claims, keccak256("list"));
            check(keccak256(logs[0].data) == keccak256(data), "the rest");
        }
        (,, uint256 until,,) = distributor.stateOf(id);
        check(until == 1_800_000_500, "until then");
    }

    function testFuzz_EveryPartOfTheStateIsWhatItWasSetTo(address operator, uint40 until, bool leaves, bool claims) public {
        vm.assume(until == 0 || until > block.timestamp);
        vm.assume(operator != address(0) && operator != distributor.ANYONE());
        vm.prank(SENDER);
        distributor.register(drop, operator, until, leaves, claims, 0);
        (ISlotDistributor.Status status, address who, uint256 when, bool left, bool open) =
            distributor.stateOf(distributor.dropIdOf(drop));
        check(status == ISlotDistributor.Status.Registered && who == operator && when == until, "who and when");
        check(left == leaves && open == claims, "what it may");
    }

    function test_GivenATimeThatIsOver_ItReverts() public {
        uint256 time = block.timestamp;
        for (uint256 until = time - 1; until <= time + 1; ++until) {
            vm.prank(SENDER);
            (bool ok, bytes memory answer) =
                address(distributor).call(abi.encodeCall(distributor.register, (drop, OPERATOR, uint40(until), false, true, 0)));
            check(ok == (until > time), "from the next second on");
            bytes memory error = abi.encodeWithSelector(ISlotDistributor.OperatorExpired.selector, until, time);
            check(ok || keccak256(answer) == keccak256(error), "named");
        }
    }

    function test_GivenATimeThatIsOver_ItRevertsForAnyoneToo() public {
        uint256 time = block.timestamp;
        address anyone = distributor.ANYONE();
        vm.expectRevert(abi.encodeWithSelector(ISlotDistributor.OperatorExpired.selector, time, time));
        vm.prank(SENDER);
        distributor.register(drop, anyone, uint40(time), false, true, 0);
    }

    function test_GivenNoOneOperator_RowsMayNotBeLeftOpen() public {
        address[2] memory none = [address(0), distributor.ANYONE()];
        for (uint256 i; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ISlotDistributor.NeedsOneOperator.selector, none[i]));
            vm.prank(SENDER);
            distributor.register(drop, none[i], 0, true, false, 0);
        }
    }

    function test_GivenGasMoney_ItGoesToTheOperator() public {
        vm.deal(SENDER, 1 ether);
        vm.prank(SENDER);
        distributor.register{value: 0.25 ether}(drop, OPERATOR, 0, false, false, 0);
        check(OPERATOR.balance == 0.25 ether && address(distributor).balance == 0, "all of it");
    }

    function test_GivenGasMoney_ItRevertsWithoutOneOperator() public {
        vm.deal(SENDER, 1 ether);
        address[2] memory none = [address(0), distributor.ANYONE()];
        for (uint256 i; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ISlotDistributor.WrongValue.selector, 5, 0));
            vm.prank(SENDER);
            distributor.register{value: 5}(drop, none[i], 0, false, true, 0);
        }
    }

    function test_GivenGasMoney_ItFailsAsAWholeWhenTheOperatorDoesNotTakeIt() public {
        vm.deal(SENDER, 1 ether);
        address[2] memory stubborn = [address(new SilentReceiver()), address(distributor)];
        for (uint256 i; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ISlotDistributor.GasMoneyRefused.selector, stubborn[i], 5));
            vm.prank(SENDER);
            distributor.register{value: 5}(drop, stubborn[i], 0, false, true, 0);
            (ISlotDistributor.Status status,,,,) = distributor.stateOf(distributor.dropIdOf(drop));
            check(status == ISlotDistributor.Status.None, "nothing said");
        }
    }

    function test_GivenGasMoney_TheOperatorCantEnterWhileItTakesIt() public {
        ReenteringReceiver receiver = new ReenteringReceiver(address(distributor));
        receiver.arm(abi.encodeCall(distributor.cancel, (drop)));
        vm.deal(SENDER, 1 ether);
        vm.prank(SENDER);
        distributor.register{value: 5}(drop, address(receiver), 0, false, true, 0);
        check(receiver.refused() == 1 && receiver.error() == ISlotDistributor.Reentered.selector, "turned away");
        check(address(receiver).balance == 5, "and paid");
    }
}
