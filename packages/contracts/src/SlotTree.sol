// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @title The two layers of the tree (ENCODING.md, "Tree")
library SlotTree {
    bytes32 private constant ROW_DOMAIN = keccak256("Row(uint8 row,address account,uint256 id,uint256 amount)");
    bytes32 private constant SLOT_DOMAIN = keccak256("Slot(uint256 slot,bytes32 rowsHash,bytes32 rowsRoot)");

    /// @dev keccak256 of bytes in calldata, copied to where memory is free, and left there.
    function hash(bytes calldata data) internal pure returns (bytes32 found) {
        assembly ("memory-safe") {
            let m := mload(0x40)
            calldatacopy(m, data.offset, data.length)
            found := keccak256(m, data.length)
        }
    }

    /// @dev keccak256(ROW_DOMAIN ‖ uint8 row ‖ account ‖ id ‖ amount), 117 bytes. The caller keeps `row` below 256.
    function rowLeaf(uint256 row, address account, uint256 id, uint256 amount) internal pure returns (bytes32 leaf) {
        bytes32 domain = ROW_DOMAIN;
        assembly ("memory-safe") {
            let m := mload(0x40)
            mstore(m, domain)
            mstore8(add(m, 32), row)
            mstore(add(m, 33), shl(96, account))
            mstore(add(m, 53), id)
            mstore(add(m, 85), amount)
            leaf := keccak256(m, 117)
        }
    }

    /// @dev keccak256(SLOT_DOMAIN ‖ slot ‖ rowsHash ‖ rowsRoot), 128 bytes.
    function slotLeaf(uint256 slot, bytes32 rowsHash, bytes32 rowsRoot) internal pure returns (bytes32 leaf) {
        bytes32 domain = SLOT_DOMAIN;
        assembly ("memory-safe") {
            let m := mload(0x40)
            mstore(m, domain)
            mstore(add(m, 32), slot)
            mstore(add(m, 64), rowsHash)
            mstore(add(m, 96), rowsRoot)
            leaf := keccak256(m, 128)
        }
    }

    /// @dev Where a leaf and its proof lead. Nodes are hashes of 64 bytes, leaves of 117 or 128, so none passes for the other.
    function rootOf(bytes32 leaf, bytes32[] calldata proof) internal pure returns (bytes32 node) {
        assembly ("memory-safe") {
            node := leaf
            let next := proof.offset
            let end := add(next, shl(5, proof.length))
            if proof.length {
                for {} 1 {} {
                    let sibling := calldataload(next)
                    // The smaller of the two comes first in scratch space.
                    let place := shl(5, gt(node, sibling))
                    mstore(place, node)
                    mstore(xor(place, 32), sibling)
                    node := keccak256(0, 64)
                    next := add(next, 32)
                    if eq(next, end) { break }
                }
            }
        }
    }
}
