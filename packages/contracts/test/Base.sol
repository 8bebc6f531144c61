// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoToken} from "../src/demo/DemoToken.sol";
import {Drop, Slot} from "../src/ISlotDistributor.sol";
import {SlotDistributor} from "../src/SlotDistributor.sol";
import {deployDistributor} from "./deployDistributor.sol";
import {Lists} from "./Lists.sol";
import {vm} from "./Vm.sol";

/// A drop of 600 rows in three slots (250, 250, 100), and what every test needs to send it.
abstract contract Base {
    SlotDistributor internal distributor;
    DemoToken internal token;
    Lists.Row[] internal list;
    Drop internal drop;

    address internal constant SENDER = address(0xA11CE);
    address internal constant STRANGER = address(0xBAD);
    address internal constant OPERATOR = address(0x0505);
    uint256 internal constant SLOT_SIZE = 250;
    uint256 internal constant ANY_SUM = type(uint256).max;
    uint256 internal constant ROW_GAS = 400_000;

    function setUp() public virtual {
        distributor = deployDistributor();
        token = new DemoToken();
        vm.warp(1_800_000_000);
        _prepare(address(token), 600);
    }

    function account(uint256 i) internal pure returns (address) {
        return address(uint160(0x1000000 + i));
    }

    function _prepare(address asset, uint256 count) internal {
        delete list;
        uint256 total;
        for (uint256 i; i < count; ++i) {
            uint256 amount = (i % 7 + 1) * 1e18 + i;
            list.push(Lists.Row(account(i), amount));
            total += amount;
        }
        drop = Drop({
            sender: SENDER,
            token: asset,
            standard: 0,
            flags: 0,
            opensAt: 0,
            closesAt: 0,
            round: 1,
            total: total,
            rows: uint32(count),
            slotSize: uint16(SLOT_SIZE),
            root: Lists.root(Lists.slotLeaves(list, SLOT_SIZE))
        });
        DemoToken(asset).mint(SENDER, total);
        vm.prank(SENDER);
        DemoToken(asset).approve(address(distributor), total);
    }

    function part(uint256 slot) internal view returns (Lists.Row[] memory) {
        return Lists.slice(list, slot * SLOT_SIZE, SLOT_SIZE);
    }

    function full(uint256 slot) internal view returns (uint256) {
        return (1 << part(slot).length) - 1;
    }

    function send(address caller, uint256 slot, uint256 mask) internal returns (uint256 paid, uint256 failed) {
        Lists.Row[] memory rows = part(slot);
        bytes memory packed = Lists.pack(rows);
        bytes32 rowsRoot = Lists.rowsRoot(rows);
        bytes32[] memory proof = Lists.proof(Lists.slotLeaves(list, SLOT_SIZE), slot);
        vm.prank(caller);
        return sendSlot(slot, packed, rowsRoot, proof, mask);
    }

    function sendSlot(uint256 slot, bytes memory packed, bytes32 rowsRoot, bytes32[] memory proof, uint256 mask)
        internal
        returns (uint256, uint256)
    {
        (uint256[] memory paid, uint256[] memory failed) =
            distributor.send(drop, ANY_SUM, ROW_GAS, slotsOf(slot, packed, rowsRoot, proof, mask));
        return (paid[0], failed[0]);
    }

    function slotsOf(uint256 slot, bytes memory packed, bytes32 rowsRoot, bytes32[] memory proof, uint256 mask)
        internal
        pure
        returns (Slot[] memory slots)
    {
        slots = new Slot[](1);
        slots[0] = Slot(slot, packed, rowsRoot, proof, mask);
    }

    function slotCall(uint256 slot, bytes memory packed, bytes32 rowsRoot, bytes32[] memory proof, uint256 mask)
        internal
        view
        returns (bytes memory)
    {
        return abi.encodeCall(distributor.send, (drop, ANY_SUM, ROW_GAS, slotsOf(slot, packed, rowsRoot, proof, mask)));
    }

    function word(uint256 slot) internal view returns (uint256) {
        return distributor.settled(distributor.dropIdOf(drop), slot, 1)[0];
    }

    function check(bool condition, string memory what) internal pure {
        require(condition, what);
    }
}
