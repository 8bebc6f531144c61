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
        _seal();
    }

    function _seal() private {
        DemoToken token = new DemoToken();
        seal(address(token), ERC20, 0, 2);
        token.mint(SENDER, drop.total);
        vm.prank(SENDER);
        token.approve(address(distributor), drop.total);
    }

    /// Commits to the slots as they are.
    function _commit(Slot[] memory slots) private {
        bytes32[] memory leaves = new bytes32[](SLOTS);
        for (uint256 i; i < SLOTS; ++i) leaves[i] = slotLeaf(i, keccak256(slots[i].rows), slots[i].rowsRoot);
        drop.root = Lists.root(leaves);
        for (uint256 i; i < SLOTS; ++i) slots[i].proof = Lists.proof(leaves, i);
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
            _commit(slots);
            _refused(slots, abi.encodeWithSelector(ISlotDistributor.WrongRowCount.selector, wrong, 1, 2));
        }
    }

    function test_GivenRowsOfAnUnknownVersion_ItRevertsNamingTheSlot() public {
        for (uint256 wrong; wrong < SLOTS; ++wrong) {
            _prepare();
            Slot[] memory slots = _slots();
            slots[wrong].rows[0] = 0x02;
            _commit(slots);
            _refused(slots, abi.encodeWithSelector(ISlotDistributor.MalformedRows.selector, wrong));
        }
    }

    function test_GivenAmountsBeyondAWord_ItRevertsNamingTheSlotAndTheRow() public {
        valueWidth = 32;
        for (uint256 wrong; wrong < 2 * SLOTS; ++wrong) {
            delete items;
            for (uint256 i; i < 2 * SLOTS; ++i) add(account(i), 0, i == wrong ? type(uint256).max : 10 + i);
            // The second row of a slot is the one by which its sum wraps.
            seal(address(this), ERC20, 0, 2);
            _refused(_slots(), abi.encodeWithSelector(ISlotDistributor.AmountOverflow.selector, wrong / 2, 1));
        }
    }

    function test_GivenASlotBeyondTheLast_ItRevertsNamingIt() public {
        _prepare();
        Slot[] memory slots = _slots();
        for (uint256 i; i < SLOTS; ++i) {
            uint256 beyond = SLOTS + i;
            slots[SLOTS - 1].index = beyond;
            _refused(slots, abi.encodeWithSelector(ISlotDistributor.NoSuchSlot.selector, beyond, SLOTS));
        }
    }
}
