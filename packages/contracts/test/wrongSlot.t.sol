// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoToken} from "../src/demo/DemoToken.sol";
import {ISlotDistributor, Slot} from "../src/ISlotDistributor.sol";
import {Kit} from "./Kit.sol";
import {Lists} from "./Lists.sol";
import {vm} from "./Vm.sol";

/// One slot of three is wrong, whichever it is.
contract WrongSlotTest is Kit {
    uint256 private constant SLOTS = 3;

    function _prepare() private {
        delete items;
        for (uint256 i; i < 2 * SLOTS; ++i) add(account(i), 0, 10 + i);
        DemoToken token = new DemoToken();
        seal(address(token), ERC20, 0, 2);
        token.mint(SENDER, drop.total);
        vm.prank(SENDER);
        token.approve(address(distributor), drop.total);
    }

    function _slots() private view returns (Slot[] memory slots) {
        slots = new Slot[](SLOTS);
        for (uint256 i; i < SLOTS; ++i) slots[i] = slotOf(i, 3);
    }

    function _refused(Slot[] memory slots, bytes memory error) private {
        refused(SENDER, 0, abi.encodeCall(distributor.send, (drop, ANY_SUM, ROW_GAS, slots)), error);
    }

    function test_GivenAMaskBeyondTheRows_ItRevertsNamingTheSlot() public {
        _prepare();
        for (uint256 wrong; wrong < SLOTS; ++wrong) {
            Slot[] memory slots = _slots();
            slots[wrong].mask = 7;
            _refused(slots, abi.encodeWithSelector(ISlotDistributor.BadMask.selector, wrong, 7, 2));
        }
    }

    function test_GivenRowsThatTheDropDoesNotHave_ItRevertsNamingTheSlot() public {
        _prepare();
        for (uint256 wrong; wrong < SLOTS; ++wrong) {
            Slot[] memory slots = _slots();
            // The amount of its last row.
            bytes memory rows = slots[wrong].rows;
            rows[rows.length - 1] = bytes1(uint8(rows[rows.length - 1]) ^ 1);
            _refused(slots, abi.encodeWithSelector(ISlotDistributor.BadProof.selector, wrong));
        }
    }

    function test_GivenFewerRowsThanTheDropSays_ItRevertsNamingTheSlot() public {
        for (uint256 wrong; wrong < SLOTS; ++wrong) {
            _prepare();
            Slot[] memory slots = _slots();
            Item[] memory one = new Item[](1);
            one[0] = items[2 * wrong];
            slots[wrong].rows = pack(one);
            slots[wrong].mask = 1;
            bytes32[] memory leaves = new bytes32[](SLOTS);
            for (uint256 i; i < SLOTS; ++i) leaves[i] = slotLeaf(i, keccak256(slots[i].rows), slots[i].rowsRoot);
            drop.root = Lists.root(leaves);
            for (uint256 i; i < SLOTS; ++i) slots[i].proof = Lists.proof(leaves, i);
            _refused(slots, abi.encodeWithSelector(ISlotDistributor.WrongRowCount.selector, wrong, 1, 2));
        }
    }
}
