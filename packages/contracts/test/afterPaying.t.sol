// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor, Slot} from "../src/ISlotDistributor.sol";
import {CellItems} from "./CellTokens.sol";
import {Kit} from "./Kit.sol";
import {Lists} from "./Lists.sol";
import {vm} from "./Vm.sol";

/// Counts nothing, and takes 300,000 gas to tell an owner. With less it refuses at once.
contract SlowNft {
    mapping(uint256 id => address) private _owners;

    function balanceOf(address) external pure returns (uint256) {
        return 5;
    }

    function ownerOf(uint256 id) external view returns (address) {
        uint256 end = gasleft() - 300_000;
        while (gasleft() > end) {}
        return _owners[id];
    }

    function transferFrom(address, address to, uint256 id) external {
        _owners[id] = to;
    }
}

/// What is looked at after rows were paid.
contract AfterPayingTest is Kit {
    function test_AnNftThatHasTooLittleGasToTellItsOwnerIsNoRefusedRow() public {
        for (uint256 i; i < 3; ++i) add(account(i), 70 + i, 1);
        seal(address(new SlowNft()), ERC721, 0, 100);
        Slot[] memory slots = new Slot[](1);
        slots[0] = slotOf(0, 7);
        bytes memory call = abi.encodeCall(distributor.send, (drop, ANY_SUM, 320_000, slots));
        bool ok;
        for (uint256 limit = 400_000; !ok && limit < 2_000_000; limit += 5_003) {
            bytes memory answer;
            vm.prank(SENDER);
            (ok, answer) = address(distributor).call{gas: limit}(call);
            if (!ok) continue;
            (uint256 paid, uint256 failed) = masks(answer);
            check(paid == 7 && failed == 0, "each of them moved");
        }
        check(ok, "it was paid in the end");
    }

    function test_ItemsOfSlotsWhoseSumsWrapTogetherAreNotTaken() public {
        CellItems made = new CellItems();
        add(account(0), 1, type(uint256).max - 5);
        add(account(1), 2, 6);
        for (uint256 i; i < 2; ++i) made.mint(SENDER, items[i].id, items[i].amount);
        unchecked {
            seal(address(made), ERC1155, 0, 1);
        }
        // Only the first slot's widths let its own sum wrap.
        Slot[] memory slots = new Slot[](2);
        bytes32[] memory leaves = new bytes32[](2);
        for (uint256 i; i < 2; ++i) {
            valueWidth = i == 0 ? 32 : 16;
            slots[i] = Slot(i, pack(part(i)), Lists.root(rowLeaves(i)), new bytes32[](0), 1);
            leaves[i] = slotLeaf(i, keccak256(slots[i].rows), slots[i].rowsRoot);
        }
        drop.root = Lists.root(leaves);
        for (uint256 i; i < 2; ++i) slots[i].proof = Lists.proof(leaves, i);
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.SumOverflow.selector, 1);
        refused(SENDER, 0, abi.encodeCall(distributor.send, (drop, ANY_SUM, ROW_GAS, slots)), error);
    }
}
