// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor} from "./ISlotDistributor.sol";

/// @title Calls of tokens that need not follow their standard
/// @dev A call succeeded when it did not revert and answered nothing, or one word that is `true`.
library TokenCalls {
    uint256 private constant TRANSFER = 0xa9059cbb;
    uint256 private constant TRANSFER_FROM = 0x23b872dd;
    uint256 private constant BALANCE_OF = 0x70a08231;
    uint256 private constant BALANCE_OF_ID = 0x00fdd58e;
    uint256 private constant OWNER_OF = 0x6352211e;
    uint256 private constant SAFE_TRANSFER_FROM_ID = 0xf242432a;
    /// An answer is copied up to here: enough for a selector and a word, or a short text.
    uint256 private constant REASON = 64;

    function requireCode(address token) internal view {
        if (token.code.length == 0) revert ISlotDistributor.NoTokenCode(token);
    }

    function balanceOf(address token, address owner) internal view returns (uint256 held) {
        bool known;
        assembly ("memory-safe") {
            mstore(0x14, owner)
            mstore(0x00, shl(96, BALANCE_OF))
            // Arguments are evaluated from the last: the call comes first.
            known := and(gt(returndatasize(), 31), staticcall(gas(), token, 0x10, 0x24, 0x00, 0x20))
            held := mload(0x00)
        }
        if (!known) revert ISlotDistributor.NoBalance(token);
    }

    /// @dev Balance of one id of an ERC-1155.
    function balanceOf(address token, address owner, uint256 id) internal view returns (uint256 held) {
        bool known;
        assembly ("memory-safe") {
            let m := mload(0x40)
            mstore(m, shl(224, BALANCE_OF_ID))
            mstore(add(m, 4), owner)
            mstore(add(m, 36), id)
            known := and(gt(returndatasize(), 31), staticcall(gas(), token, m, 68, 0x00, 0x20))
            held := mload(0x00)
        }
        if (!known) revert ISlotDistributor.NoBalance(token);
    }

    /// @dev Whether an ERC-721 says that `owner` holds `id`. A burnt id has no owner.
    function owns(address token, address owner, uint256 id) internal view returns (bool yes) {
        assembly ("memory-safe") {
            mstore(0x00, shl(224, OWNER_OF))
            mstore(0x04, id)
            yes := and(gt(returndatasize(), 31), staticcall(gas(), token, 0x00, 0x24, 0x00, 0x20))
            yes := and(yes, eq(mload(0x00), owner))
        }
    }

    function transfer(address token, address to, uint256 amount) internal returns (bool ok) {
        assembly ("memory-safe") {
            let m := mload(0x40)
            mstore(m, shl(224, TRANSFER))
            mstore(add(m, 4), to)
            mstore(add(m, 36), amount)
            ok := call(gas(), token, 0, m, 68, 0x00, 0x20)
            ok := and(ok, or(iszero(returndatasize()), and(gt(returndatasize(), 31), eq(mload(0x00), 1))))
        }
    }

    function transferFrom(address token, address from, address to, uint256 amount) internal returns (bool ok) {
        return move(token, TRANSFER_FROM, from, to, amount);
    }

    /// @dev A call whose three words are two accounts and an amount or an id.
    function move(address token, uint256 selector, address from, address to, uint256 word) internal returns (bool ok) {
        assembly ("memory-safe") {
            let m := mload(0x40)
            mstore(m, shl(224, selector))
            mstore(add(m, 4), from)
            mstore(add(m, 36), to)
            mstore(add(m, 68), word)
            ok := call(gas(), token, 0, m, 100, 0x00, 0x20)
            ok := and(ok, or(iszero(returndatasize()), and(gt(returndatasize(), 31), eq(mload(0x00), 1))))
        }
    }

    /// @dev The `safeTransferFrom` of an ERC-1155.
    function moveItem(address token, address from, address to, uint256 id, uint256 amount) internal returns (bool ok) {
        uint256 m = moveCall(SAFE_TRANSFER_FROM_ID, from);
        assembly ("memory-safe") {
            mstore(add(m, 36), to)
            mstore(add(m, 68), id)
            mstore(add(m, 100), amount)
            ok := call(gas(), token, 0, m, 196, 0x00, 0x20)
            ok := and(ok, or(iszero(returndatasize()), and(gt(returndatasize(), 31), eq(mload(0x00), 1))))
        }
    }

    /// @dev A call in memory that names whom it takes from, without the account (at `m + 36`), the id (`m + 68`) and the amount (`m + 100`).
    function moveCall(uint256 selector, address from) internal pure returns (uint256 m) {
        assembly ("memory-safe") {
            m := mload(0x40)
            mstore(0x40, add(m, 224))
            mstore(m, shl(224, selector))
            mstore(add(m, 4), from)
            // No data for the receiver: it would begin after five words, and is empty.
            mstore(add(m, 132), 160)
            mstore(add(m, 164), 0)
        }
    }

    /// @dev The first bytes of what the last call answered.
    function reason() internal pure returns (bytes memory answer) {
        assembly ("memory-safe") {
            let size := returndatasize()
            if gt(size, REASON) { size := REASON }
            answer := mload(0x40)
            mstore(answer, size)
            returndatacopy(add(answer, 32), 0, size)
            mstore(0x40, add(answer, add(32, REASON)))
        }
    }
}
