// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Slot} from "../src/ISlotDistributor.sol";
import {PackedRows} from "../src/PackedRows.sol";
import {Kit} from "./Kit.sol";
import {vm} from "./Vm.sol";

/// Ties the model that is proven for all inputs (proofs/run.ts) to the source and to the deployed code.
contract ArithmeticTest is Kit {
    uint256 private constant ROWS = 250;

    function setUp() public override {
        super.setUp();
        for (uint256 i; i < ROWS; ++i) add(account(i), 0, 3 * i + 1);
        seal(address(0), NATIVE, 0, uint16(ROWS));
        vm.deal(SENDER, 1 ether);
    }

    /// The bits of a mask one by one: how many, the first and the last, and how many follow the first without a gap.
    function _walk(uint256 mask) private pure returns (uint256 count, uint256 first, uint256 last, uint256 length) {
        first = 256;
        for (uint256 i; i < 256; ++i) {
            if ((mask >> i) & 1 == 0) continue;
            ++count;
            if (first == 256) first = i;
            if (first + length == i) ++length;
            last = i;
        }
    }

    function testFuzz_GivenAnyMask_ItIsCountedAndWalkedAsBitByBit(uint256 mask, uint8 shift) public pure {
        mask = (mask << shift) & ((1 << ROWS) - 1);
        if (mask == 0) mask = 1 << (shift % ROWS);
        (uint256 count, uint256 first, uint256 last, uint256 length) = _walk(mask);
        check(PackedRows.bits(mask) == count, "count");
        check(PackedRows.lowest(mask) == first && PackedRows.highest(mask) == last, "ends");
        (uint256 skipped, uint256 found) = PackedRows.stretch(mask);
        check(skipped == first && found == length, "stretch");
    }

    function _send(uint256 mask) private returns (uint256 paid, uint256 spent) {
        Slot[] memory slots = new Slot[](1);
        slots[0] = slotOf(0, mask);
        uint256 held = SENDER.balance;
        (paid,) = masks(run(SENDER, drop.total, abi.encodeCall(distributor.send, (drop, ANY_SUM, ROW_GAS, slots))));
        spent = held - SENDER.balance;
    }

    function _sum(uint256 mask) private view returns (uint256 sum) {
        for (uint256 i; i < ROWS; ++i) if ((mask >> i) & 1 != 0) sum += items[i].amount;
    }

    /// forge-config: default.fuzz.runs = 32
    /// forge-config: deep.fuzz.runs = 10000
    /// forge-config: mutation.fuzz.runs = 4
    function testFuzz_GivenAnyMask_TheDeployedCodePaysItsOpenRowsAndTheirSum(uint256 mask, uint256 other) public {
        (mask, other) = (mask & full(0), other & full(0));
        (uint256 paid, uint256 spent) = _send(mask);
        check(paid == mask && spent == _sum(mask) && word(0) == mask, "its rows");
        (paid, spent) = _send(other);
        check(paid == other & ~mask && spent == _sum(paid) && word(0) == mask | other, "and none twice");
    }
}
