// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// A naive second implementation of ENCODING.md, as the tests' own idea of what is right.
library Lists {
    struct Row {
        address account;
        uint256 amount;
    }

    bytes32 private constant ROW_DOMAIN = keccak256("Row(uint8 row,address account,uint256 id,uint256 amount)");
    bytes32 private constant SLOT_DOMAIN = keccak256("Slot(uint256 slot,bytes32 rowsHash,bytes32 rowsRoot)");

    /// Rows with a 16-byte unit of one and 16-byte values: valid, though not the shortest.
    function pack(Row[] memory rows) internal pure returns (bytes memory packed) {
        packed = abi.encodePacked(uint8(1), uint8(0), uint8(16), uint8(1), uint8(1));
        for (uint256 i; i < rows.length; ++i) {
            packed = bytes.concat(packed, abi.encodePacked(rows[i].account, uint128(rows[i].amount)));
        }
    }

    function slice(Row[] memory rows, uint256 from, uint256 count) internal pure returns (Row[] memory part) {
        if (from + count > rows.length) count = rows.length - from;
        part = new Row[](count);
        for (uint256 i; i < count; ++i) part[i] = rows[from + i];
    }

    function rowsRoot(Row[] memory rows) internal pure returns (bytes32) {
        bytes32[] memory leaves = new bytes32[](rows.length);
        for (uint256 i; i < rows.length; ++i) {
            leaves[i] = keccak256(abi.encodePacked(ROW_DOMAIN, uint8(i), rows[i].account, uint256(0), rows[i].amount));
        }
        return root(leaves);
    }

    function slotLeaves(Row[] memory rows, uint256 slotSize) internal pure returns (bytes32[] memory leaves) {
        leaves = new bytes32[]((rows.length + slotSize - 1) / slotSize);
        for (uint256 s; s < leaves.length; ++s) {
            Row[] memory part = slice(rows, s * slotSize, slotSize);
            leaves[s] = keccak256(abi.encode(SLOT_DOMAIN, s, keccak256(pack(part)), rowsRoot(part)));
        }
    }

    function root(bytes32[] memory nodes) internal pure returns (bytes32) {
        while (nodes.length > 1) nodes = _up(nodes);
        return nodes[0];
    }

    function proof(bytes32[] memory nodes, uint256 index) internal pure returns (bytes32[] memory found) {
        while (nodes.length > 1) {
            uint256 sibling = index ^ 1;
            if (sibling < nodes.length) found = _push(found, nodes[sibling]);
            nodes = _up(nodes);
            index /= 2;
        }
    }

    function _up(bytes32[] memory nodes) private pure returns (bytes32[] memory above) {
        above = new bytes32[]((nodes.length + 1) / 2);
        for (uint256 i; i < above.length; ++i) {
            if (2 * i + 1 == nodes.length) {
                above[i] = nodes[2 * i];
            } else {
                (bytes32 a, bytes32 b) = (nodes[2 * i], nodes[2 * i + 1]);
                above[i] = a < b ? keccak256(abi.encode(a, b)) : keccak256(abi.encode(b, a));
            }
        }
    }

    function _push(bytes32[] memory list, bytes32 item) private pure returns (bytes32[] memory longer) {
        longer = new bytes32[](list.length + 1);
        for (uint256 i; i < list.length; ++i) longer[i] = list[i];
        longer[list.length] = item;
    }
}
