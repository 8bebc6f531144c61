// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Drop} from "./Drop.sol";
import {PackedRows, Rows} from "./PackedRows.sol";
import {OpenSlot, RowPayer} from "./RowPayer.sol";
import {TRANSFER, TRANSFER_FROM} from "./Selectors.sol";
import {TokenCalls} from "./TokenCalls.sol";

/// @title Pushes of ERC-20 tokens
/// @dev What is verified of a push:
///
/// | | what | where |
/// |---|---|---|
/// | ERC-20 | the sender lost the sum | `_take` |
/// | | the first row that is paid and the last open row, of those that are not the sender's, gained their amounts | `_payAndLook` |
/// | | the rows that were tried add up to the sum | `_requireSum` |
/// | | this contract kept nothing of the sum: it holds no less than before, and where it holds more, no paid account but the sender's lacks what could be that more | `_pushFromSum`, `_lookAtEach` |
/// | | what failed rows left reached the sender | `_giveBack` |
/// | direct (taxed, by consent) | the sender lost at most the sum of the paid rows, and something if anything was owed | `_pushDirect` |
///
/// What this stops: tokens that move nothing, keep a part of each transfer, take more than they are told, or leave with this
/// contract what a row was to get. Not seen is a token that takes the whole amount of a row from this contract and enters
/// less for its account, at rows between the first and the last alone: only two balances of each would show it. Rows that pay
/// the sender itself are not looked at.
abstract contract Erc20Payer is RowPayer {
    using PackedRows for Rows;
    using TokenCalls for address;

    /// @dev Takes the sum once, pays each row of it by `transfer`, gives back what failed rows left.
    function _pushFromSum(Drop calldata drop, OpenSlot[] memory slots, uint256 declared) internal {
        address token = drop.token;
        uint256 sum = declared == 0 ? _addUp(slots) : declared;
        uint256 before = token.balanceOf(address(this));
        _take(token, drop.sender, sum);
        _payBothEndsAndTheRest(drop, slots);
        uint256 left = _requireSum(slots, sum);
        uint256 held = token.balanceOf(address(this));
        unchecked {
            if (held < before || held - before < left) revert InexactTransfer(token, before + left, held);
            // Somebody's hook gave something, or a row did not get what the token said it did.
            if (held - before != left) _lookAtEach(drop, slots, held - before - left);
        }
        if (left != 0) _giveBack(token, drop.sender, left);
    }

    /// @dev A token that keeps a part does so at each row, unless it exempts some: so not at one row alone.
    function _payBothEndsAndTheRest(Drop calldata drop, OpenSlot[] memory slots) private {
        (uint256 lastSlot, uint256 lastRow) = _lastRow(drop, slots);
        bool sure;
        for (uint256 i; i < slots.length; ++i) {
            OpenSlot memory slot = slots[i];
            uint256 rest = slot.open;
            while (!sure && rest != 0) {
                (uint256 row,) = PackedRows.stretch(rest);
                rest ^= 1 << row;
                sure = _payAndLook(drop, slot, row);
            }
            bool isLast = i == lastSlot && rest >> lastRow & 1 != 0;
            if (isLast) rest ^= 1 << lastRow;
            _payRows(drop, slot, rest, _transfers);
            if (isLast) _payAndLook(drop, slot, lastRow);
        }
    }

    /// @dev The last open row that is not the sender's; the first one of all when every row is the sender's.
    function _lastRow(Drop calldata drop, OpenSlot[] memory slots) private pure returns (uint256 index, uint256 row) {
        for (index = slots.length; index > 0;) {
            OpenSlot memory slot = slots[--index];
            for (row = slot.rows.count; row > 0;) {
                if (slot.open >> --row & 1 == 0) continue;
                if (PackedRows.accountAt(slot.rows.placeOf(row)) != drop.sender) return (index, row);
            }
        }
        return (0, 0);
    }

    /// @dev Pays one row and looks at what its account gained. False when that says nothing: the row is the sender's, or failed.
    function _payAndLook(Drop calldata drop, OpenSlot memory slot, uint256 row) private returns (bool) {
        Rows memory rows = slot.rows;
        uint256 place = rows.placeOf(row);
        rows.refuse(place);
        address account = PackedRows.accountAt(place);
        uint256 before = drop.token.balanceOf(account);
        uint256 amount = rows.amountAt(place);
        unchecked {
            slot.sum += amount;
            (,, bool ok) = _transfers(drop, rows, place, place + rows.stride);
            if (!ok) _fail(slot, place, TokenCalls.reason());
            if (!ok || account == drop.sender) return false;
        }
        _requireGained(drop.token, account, before, amount);
        return true;
    }

    /// @dev This contract holds more than it should. A gift is nobody's, and stops nothing; but a paid account that holds less
    /// than it was to get, by no more than that surplus, was not paid. Rows of one account lie next to each other.
    function _lookAtEach(Drop calldata drop, OpenSlot[] memory slots, uint256 surplus) private view {
        for (uint256 i; i < slots.length; ++i) {
            OpenSlot memory slot = slots[i];
            Rows memory rows = slot.rows;
            address previous;
            uint256 owed;
            for (uint256 r; r < rows.count; ++r) {
                if ((slot.open & ~slot.failed) >> r & 1 == 0) continue;
                uint256 place = rows.placeOf(r);
                address account = PackedRows.accountAt(place);
                if (account == address(this)) revert PaysDistributor(slot.slot, r);
                if (account == drop.sender) continue;
                unchecked {
                    owed = rows.amountAt(place) + (account == previous ? owed : 0);
                    previous = account;
                    uint256 held = drop.token.balanceOf(account);
                    if (held < owed && owed - held <= surplus) revert InexactTransfer(drop.token, owed, held);
                }
            }
        }
    }

    /// @dev The loop of a push from the sum. How long an answer is was seen when the sum was taken (+25 gas a row to ask again).
    function _transfers(Drop calldata drop, Rows memory rows, uint256 place, uint256 end)
        private
        returns (uint256 next, uint256 values, bool ok)
    {
        address token = drop.token;
        uint256 stride = rows.stride;
        uint256 shift = rows.valueShift;
        uint256 one = rows.one;
        uint256 unit = rows.unit;
        assembly ("memory-safe") {
            let m := mload(0x40)
            mstore(m, shl(224, TRANSFER))
            // A token that answers nothing leaves this, or the `true` of the row before.
            mstore(0x00, 1)
            for {} 1 {} {
                let account := shr(96, calldataload(place))
                let value := or(one, shr(shift, calldataload(add(place, 20))))
                mstore(add(m, 4), account)
                mstore(add(m, 36), mul(value, unit))
                ok := call(TOKEN_GAS, token, 0, m, 68, 0x00, 0x20)
                place := add(place, stride)
                values := add(values, value)
                // Another answer, or nobody, or nothing.
                ok := gt(ok, or(xor(mload(0x00), 1), or(iszero(account), iszero(value))))
                if iszero(gt(ok, eq(place, end))) { break }
            }
        }
        next = place;
    }

    /// @dev Straight from the sender to each row: for tokens that keep a part, which the sender agreed to.
    function _pushDirect(Drop calldata drop, OpenSlot[] memory slots) internal {
        address token = drop.token;
        uint256 before = token.balanceOf(drop.sender);
        uint256 most;
        bool owed;
        for (uint256 i; i < slots.length; ++i) {
            OpenSlot memory slot = slots[i];
            _payRows(drop, slot, slot.open, _transfersFrom);
            most = _plus(most, slot.sum - slot.left, slot.slot);
            owed = owed || _pays(slot, drop.sender);
        }
        uint256 held = token.balanceOf(drop.sender);
        unchecked {
            uint256 lost = held < before ? before - held : 0;
            if (lost > most || (owed && lost == 0)) revert InexactTransfer(token, most, lost);
        }
    }

    /// @dev Whether any paid row is another's than the sender's; those move nothing.
    function _pays(OpenSlot memory slot, address sender) private pure returns (bool) {
        for (uint256 r; r < slot.rows.count; ++r) {
            if ((slot.open & ~slot.failed) >> r & 1 == 0) continue;
            if (PackedRows.accountAt(slot.rows.placeOf(r)) != sender) return true;
        }
        return false;
    }

    /// @dev The loop of a direct push.
    function _transfersFrom(Drop calldata drop, Rows memory rows, uint256 place, uint256 end)
        private
        returns (uint256 next, uint256 values, bool ok)
    {
        address token = drop.token;
        address sender = drop.sender;
        uint256 stride = rows.stride;
        uint256 shift = rows.valueShift;
        uint256 one = rows.one;
        uint256 unit = rows.unit;
        assembly ("memory-safe") {
            let m := mload(0x40)
            mstore(m, shl(224, TRANSFER_FROM))
            mstore(add(m, 4), sender)
            for {} 1 {} {
                let account := shr(96, calldataload(place))
                let value := or(one, shr(shift, calldataload(add(place, 20))))
                mstore(add(m, 36), account)
                mstore(add(m, 68), mul(value, unit))
                mstore(0x00, 1)
                ok := call(TOKEN_GAS, token, 0, m, 100, 0x00, 0x20)
                place := add(place, stride)
                values := add(values, value)
                // Nothing, or whole words of which the first is true.
                ok := and(ok, and(eq(mload(0x00), 1), gt(sub(returndatasize(), 1), 30)))
                // Nobody, this contract, or nothing.
                ok := gt(ok, or(or(iszero(account), eq(account, address())), iszero(value)))
                if iszero(gt(ok, eq(place, end))) { break }
            }
        }
        next = place;
    }
}
