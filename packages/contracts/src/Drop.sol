// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @notice One distribution of one token by one sender. It travels in calldata and is hashed, never stored.
struct Drop {
    /// Owner of the tokens. Only a call by this account, or for a row of a drop that it registered, moves them.
    address sender;
    /// Token contract. For native currency: zero, or the wrapped coin that is taken from the sender and unwrapped.
    address token;
    /// 0 ERC-20, 1 ERC-721, 2 ERC-1155, 3 native currency.
    uint8 standard;
    /// Bit 0 strict, bit 1 safe transfer (ERC-721), bit 2 direct (ERC-20).
    uint8 flags;
    /// First second at which rows are paid.
    uint40 opensAt;
    /// First second at which rows are no longer paid; zero for never.
    uint40 closesAt;
    /// Tells a deliberate repeat of a list from the list itself.
    uint64 round;
    /// Sum of all amounts, in base units (ERC-721: number of rows). Part of the id, for readers. The contract does not check it.
    uint256 total;
    /// Number of rows.
    uint32 rows;
    /// Rows per slot; the last slot may hold fewer.
    uint16 slotSize;
    /// Merkle root over the slots.
    bytes32 root;
}

/// @notice One slot of a drop, as the caller of `send` shows it.
struct Slot {
    /// Index of the slot in its drop.
    uint256 index;
    /// Packed rows of the slot (ENCODING.md).
    bytes rows;
    /// Merkle root over the slot's row leaves.
    bytes32 rowsRoot;
    /// Nodes from the slot's leaf to the root.
    bytes32[] proof;
    /// Rows to pay; bits at or above the slot's row count are refused.
    uint256 mask;
}

/// @notice An EIP-2612 permit of the token by the sender to this contract.
struct Permit {
    /// Base units that the permit allows. After it at least as much must be allowed.
    uint256 value;
    /// Last second at which the token accepts it.
    uint256 deadline;
    uint8 v;
    bytes32 r;
    bytes32 s;
}
