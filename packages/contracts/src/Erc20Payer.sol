// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {PackedRows, Rows} from "./PackedRows.sol";
import {OpenSlot, Push, RowPayer} from "./RowPayer.sol";
import {TRANSFER, TRANSFER_FROM} from "./Selectors.sol";
import {TokenCalls} from "./TokenCalls.sol";

/// @title Pushes of ERC-20 tokens
/// @dev The checks of a push:
///
/// | | check | where |
/// |---|---|---|
/// | ERC-20 | the sender lost the sum | `_take` |
/// | | the first and the last row that are paid, of those that are not the sender's, gained their amounts | `_payAndLook` |
/// | | this contract holds no less than before and the sum of failed rows | `_pushFromSum` |
/// | | more than that came to it by less than the smallest paid amount, and all of it went to the sender | `_pushFromSum`, `_giveBack` |
/// | direct (taxed, by consent) | the sender lost at most the sum of the paid rows and a base unit for each, and something if anything was owed | `_pushDirect` |
///
/// This stops tokens that move nothing, also for a single row whose account held enough before; that keep a part of each
/// transfer; or that take more than the sum from the sender when it is taken, or from this contract when it is paid.
///
/// Not seen: balances that lie; anything else that leaves the sender, or another account, after the sum was taken; and the
/// balances of the accounts between the first and the last paid row. There a token can enter less for an account than went out,
/// or enter it for another account. A part that does not move, or a gift of a recipient's hook, is below the smallest amount of
/// the call and goes to the sender, and the row counts as paid. A direct push sees the sender's balance alone, so a hook that
/// gives the sender as much as it lost ends it. A token that rounds may take a base unit more for each row of a direct push.
///
/// No row is named if balances do not add up: an account whose hook passes on its payment can't be told from a token that keeps a
/// part. Such a row has to be left out, and is found by sending fewer rows at once.
abstract contract Erc20Payer is RowPayer {
    using PackedRows for Rows;
    using TokenCalls for address;

    /// @dev Takes the sum once, pays each row of it by `transfer`, gives the sum of failed rows back.
    function _pushFromSum(Push memory push) internal {
        address token = push.token;
        uint256 before = token.balanceOf(address(this));
        _take(token, push.sender, push.sum);
        _payBothEndsAndTheRest(push);
        uint256 held = token.balanceOf(address(this));
        unchecked {
            uint256 rest = held - before;
            if (held < before || rest < push.left) revert InexactTransfer(token, before + push.left, held);
            // A gift, or a row whose amount did not move. Neither stays here.
            if (rest != push.left && rest - push.left >= _smallest(push)) revert InexactTransfer(token, push.left, rest);
            if (rest != 0) _giveBack(token, push.sender, rest);
        }
    }

    /// @dev A token that keeps a part does so at each row, unless it exempts some, so the first and the last are looked at.
    function _payBothEndsAndTheRest(Push memory push) private {
        OpenSlot[] memory slots = push.slots;
        uint256[] memory rest = new uint256[](slots.length);
        for (uint256 i; i < slots.length; ++i) rest[i] = slots[i].open;
        _payAnEnd(push, rest, false);
        _payAnEnd(push, rest, true);
        for (uint256 i; i < slots.length; ++i) _payRows(push, slots[i], rest[i], _transfers);
    }

    /// @dev Pays rows one by one, from the first on or from the last back, until one was looked at, and takes them out of the rest.
    function _payAnEnd(Push memory push, uint256[] memory rest, bool isLast) private {
        unchecked {
            for (uint256 n; n < rest.length; ++n) {
                uint256 i = isLast ? rest.length - 1 - n : n;
                while (rest[i] != 0) {
                    uint256 row = isLast ? PackedRows.highest(rest[i]) : PackedRows.lowest(rest[i]);
                    rest[i] ^= 1 << row;
                    if (_payAndLook(push, push.slots[i], row)) return;
                }
            }
        }
    }

    /// @dev Pays one row and looks at the balance of its account. False if that proves nothing: the row is the sender's, or failed.
    function _payAndLook(Push memory push, OpenSlot memory slot, uint256 row) private returns (bool) {
        uint256 place = slot.rows.placeOf(row);
        _requirePayable(push, slot, place);
        address account = PackedRows.accountAt(place);
        uint256 before = push.token.balanceOf(account);
        _payRows(push, slot, 1 << row, _transfers);
        if (!_isPaid(slot, row) || account == push.sender) return false;
        _requireGained(push.token, account, before, slot.rows.amountAt(place));
        return true;
    }

    /// @dev The smallest amount that was paid. Names a row that pays this contract, as nothing else names it.
    function _smallest(Push memory push) private view returns (uint256 smallest) {
        smallest = type(uint256).max;
        for (uint256 i; i < push.slots.length; ++i) {
            OpenSlot memory slot = push.slots[i];
            for (uint256 r; r < slot.rows.count; ++r) {
                if (!_isPaid(slot, r)) continue;
                uint256 place = slot.rows.placeOf(r);
                _requirePayable(push, slot, place);
                uint256 amount = slot.rows.amountAt(place);
                if (amount < smallest) smallest = amount;
            }
        }
    }

    /// @dev The loop of a push from the sum. It reads the answer and not its length (+25 gas a row): no answer counts as `true`,
    /// as it did when the sum was taken, and so does a short answer that leaves the word in memory as it was.
    function _transfers(Push memory push, Rows memory rows, uint256 place, uint256 end) private
        returns (uint256 next, bool ok) {
        address token = push.token;
        uint256 rowGas = push.rowGas;
        uint256 floor = push.gasFloor;
        uint256 stride = rows.stride;
        uint256 shift = rows.valueShift;
        uint256 one = rows.one;
        uint256 unit = rows.unit;
        assembly ("memory-safe") {
            let m := mload(0x40)
            mstore(m, shl(224, TRANSFER))
            // A token that answers nothing leaves this, or the `true` of the row before.
            mstore(0x00, 1)
            mstore(0x20, floor)
            for {} 1 {} {
                let account := shr(96, calldataload(place))
                let value := or(one, shr(shift, calldataload(add(place, 20))))
                mstore(add(m, 4), account)
                mstore(add(m, 36), mul(value, unit))
                ok := call(rowGas, token, 0, m, 68, 0x00, 0x20)
                place := add(place, stride)
                // Another answer, or nobody, or nothing.
                ok := gt(ok, or(xor(mload(0x00), 1), or(iszero(account), iszero(value))))
                if iszero(gt(ok, or(eq(place, end), lt(gas(), mload(0x20))))) { break }
            }
        }
        next = place;
    }

    /// @dev Straight from the sender to each row: for tokens that keep a part, to which the sender agreed.
    function _pushDirect(Push memory push) internal {
        uint256 before = push.token.balanceOf(push.sender);
        _payAll(push, _transfersFrom);
        uint256 held = push.token.balanceOf(push.sender);
        unchecked {
            uint256 most = push.sum - push.left;
            uint256 lost = held < before ? before - held : 0;
            bool isTooMuch = lost > most && lost - most > push.rows - push.rowsLeft;
            if (isTooMuch || (lost == 0 && _paysAnother(push))) revert InexactTransfer(push.token, most, lost);
        }
    }

    /// @dev Whether any paid row is another's than the sender's; those move nothing.
    function _paysAnother(Push memory push) private pure returns (bool) {
        for (uint256 i; i < push.slots.length; ++i) {
            OpenSlot memory slot = push.slots[i];
            for (uint256 r; r < slot.rows.count; ++r) {
                if (_isPaid(slot, r) && PackedRows.accountAt(slot.rows.placeOf(r)) != push.sender) return true;
            }
        }
        return false;
    }

    /// @dev The loop of a direct push.
    function _transfersFrom(Push memory push, Rows memory rows, uint256 place, uint256 end) private
        returns (uint256 next, bool ok) {
        address token = push.token;
        address sender = push.sender;
        uint256 rowGas = push.rowGas;
        uint256 floor = push.gasFloor;
        uint256 stride = rows.stride;
        uint256 shift = rows.valueShift;
        uint256 one = rows.one;
        uint256 unit = rows.unit;
        assembly ("memory-safe") {
            let m := mload(0x40)
            mstore(m, shl(224, TRANSFER_FROM))
            mstore(add(m, 4), sender)
            mstore(0x20, floor)
            for {} 1 {} {
                let account := shr(96, calldataload(place))
                let value := or(one, shr(shift, calldataload(add(place, 20))))
                mstore(add(m, 36), account)
                mstore(add(m, 68), mul(value, unit))
                mstore(0x00, 1)
                ok := call(rowGas, token, 0, m, 100, 0x00, 0x20)
                place := add(place, stride)
                // Nothing, or whole words of which the first is true.
                ok := and(ok, and(eq(mload(0x00), 1), gt(sub(returndatasize(), 1), 30)))
                // Nobody, this contract, or nothing.
                ok := gt(ok, or(or(iszero(account), eq(account, address())), iszero(value)))
                if iszero(gt(ok, or(eq(place, end), lt(gas(), mload(0x20))))) { break }
            }
        }
        next = place;
    }
}
