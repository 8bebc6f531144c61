// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Drop, ISlotDistributor} from "../src/ISlotDistributor.sol";
import {deployDistributor} from "./deployDistributor.sol";
import {Base} from "./Base.sol";
import {vm} from "./Vm.sol";

contract RegisterTest is Base {
    function test_ItRemembersWhoMaySend() public {
        bytes32 id = distributor.dropIdOf(drop);
        vm.prank(SENDER);
        distributor.register(drop, OPERATOR, true);
        (ISlotDistributor.Status status, address operator, bool claimsOpen) = distributor.stateOf(id);
        check(status == ISlotDistributor.Status.Registered && operator == OPERATOR && claimsOpen, "registered");
        vm.prank(SENDER);
        distributor.register(drop, address(0), false);
        (status, operator, claimsOpen) = distributor.stateOf(id);
        check(status == ISlotDistributor.Status.Registered && operator == address(0) && !claimsOpen, "changed");
    }

    function testFuzz_GivenCallerIsNotTheSender_ItReverts(address caller) public {
        vm.assume(caller != SENDER);
        bytes memory expected =
            abi.encodeWithSelector(ISlotDistributor.NotAuthorised.selector, distributor.dropIdOf(drop), caller);
        vm.expectRevert(expected);
        vm.prank(caller);
        distributor.register(drop, caller, true);
        vm.expectRevert(expected);
        vm.prank(caller);
        distributor.cancel(drop);
    }

    function test_GivenADropIsCancelled_ItIsSoForEver() public {
        bytes32 id = distributor.dropIdOf(drop);
        vm.prank(SENDER);
        distributor.cancel(drop);
        (ISlotDistributor.Status status,,) = distributor.stateOf(id);
        check(status == ISlotDistributor.Status.Cancelled, "cancelled");
        vm.expectRevert(abi.encodeWithSelector(ISlotDistributor.AlreadyCancelled.selector, id));
        vm.prank(SENDER);
        distributor.register(drop, OPERATOR, true);
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
}
