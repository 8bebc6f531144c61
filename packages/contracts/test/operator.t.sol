// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoToken} from "../src/demo/DemoToken.sol";
import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {Kit} from "./Kit.sol";
import {Lists} from "./Lists.sol";
import {vm} from "./Vm.sol";

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
            bytes memory call = abi.encodeCall(distributor.send, (drop, 0, pack(rows), rowsRoot, proof, 3));
            refused(OPERATOR, 0, call, abi.encodeWithSelector(ISlotDistributor.BadProof.selector, 0));
        }
        // Nor say who else may send, open claims, or end the drop.
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.NotAuthorised.selector, id(), OPERATOR);
        refused(OPERATOR, 0, abi.encodeCall(distributor.register, (drop, OPERATOR, true)), error);
        refused(OPERATOR, 0, abi.encodeCall(distributor.cancel, (drop)), error);
    }

    function test_AStrangerMovesNothingOfAnybodyWhoApproved() public {
        for (uint256 slot; slot < SLOTS; ++slot) {
            bytes memory call = sendCall(slot, full(slot));
            refused(STRANGER, 0, call, abi.encodeWithSelector(ISlotDistributor.NotAuthorised.selector, id(), STRANGER));
        }
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
}
