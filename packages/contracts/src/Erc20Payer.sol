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
/// | | the first and the last row that are paid, of those that are not the sender's, gained their amounts | `_payAndLook` |
/// | | the rows that were tried add up to the sum | `_requireSum` |
/// | | this contract holds no less than before, and keeps nothing: what failed rows left, and whatever else came to it, reached the sender | `_pushFromSum`, `_giveBack` |
/// | | where as much as a row's amount or more came to it, that row's account holds what it was to get; else the row is open | `_failUnpaid` |
/// | direct (taxed, by consent) | the sender lost at most the sum of the paid rows, and something if anything was owed | `_pushDirect` |
///
/// What this stops: tokens that move nothing, keep a part of each transfer, or take more than the sum from the sender when it is
/// taken, or from this contract when it is paid.
///
/// Not seen: balances that lie; what else leaves the sender, or anybody, after the sum was taken; and of the rows between the
/// first and the last that are paid, what each account got, as only two balances of each would show it. There a token can enter
/// less for an account than went out, or enter it for another account. Where it moves a part, or nothing to an account that
/// held enough before, what did not move goes back to the sender, and the row counts as paid. Rows that pay the sender itself
/// are not looked at. A direct push sees the sender's balance alone, so a hook that gives the sender as much as it lost ends it.
///
/// Which row it was is not said where balances do not add up: an account whose hook passes on what it was just given, looked at
/// as the first or the last, can't be told from a token that keeps a part. Such a row has to be left out by who knows of it.
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
            // Somebody's hook gave something, or a row did not get what the token said it did. Neither stays here.
            if (held - before != left) {
                _failUnpaid(drop, slots, held - before - left);
                left = held - before;
            }
        }
        if (left != 0) _giveBack(token, drop.sender, left);
    }

    /// @dev A token that keeps a part does so at each row, unless it exempts some: so not at one row alone.
    function _payBothEndsAndTheRest(Drop calldata drop, OpenSlot[] memory slots) private {
        uint256[] memory rest = new uint256[](slots.length);
        for (uint256 i; i < slots.length; ++i) rest[i] = slots[i].open;
        _payAnEnd(drop, slots, rest, false);
        _payAnEnd(drop, slots, rest, true);
        for (uint256 i; i < slots.length; ++i) _payRows(drop, slots[i], rest[i], _transfers);
    }

    /// @dev Pays rows one by one, from the first on or from the last back, until one was looked at, and takes them out of the rest.
    function _payAnEnd(Drop calldata drop, OpenSlot[] memory slots, uint256[] memory rest, bool isLast) private {
        unchecked {
            for (uint256 n; n < slots.length; ++n) {
                uint256 i = isLast ? slots.length - 1 - n : n;
                while (rest[i] != 0) {
                    uint256 row = isLast ? PackedRows.highest(rest[i]) : PackedRows.lowest(rest[i]);
                    rest[i] ^= 1 << row;
                    if (_payAndLook(drop, slots[i], row)) return;
                }
            }
        }
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

    /// @dev This contract holds more than it should, and all of it goes to the sender. Where the surplus holds the whole amount of
    /// a row, and the row's account less than it was to get, it counts as not paid: the row stays open, or ends the call where none
    /// may. So no row is opened again but one whose amount the sender gets back, whoever gave it. Any other surplus is a gift.
    /// An account whose hook passes on what it got looks the same. Its row is opened if others' hooks gave its amount to this
    /// contract in the same call: what it then gets again is what they gave up, and the sender pays no more than the list says.
    /// Canonical lists have the rows of one account next to each other, also where a slot ends; rows that lie apart are looked at
    /// one by one, which sees less.
    function _failUnpaid(Drop calldata drop, OpenSlot[] memory slots, uint256 surplus) private {
        address previous;
        uint256 owed;
        for (uint256 i; i < slots.length; ++i) {
            OpenSlot memory slot = slots[i];
            Rows memory rows = slot.rows;
            for (uint256 r; r < rows.count; ++r) {
                if ((slot.open & ~slot.failed) >> r & 1 == 0) continue;
                uint256 place = rows.placeOf(r);
                address account = PackedRows.accountAt(place);
                if (account == address(this)) revert PaysDistributor(slot.slot, r);
                if (account == drop.sender) continue;
                unchecked {
                    uint256 amount = rows.amountAt(place);
                    owed = amount + (account == previous ? owed : 0);
                    previous = account;
                    if (amount > surplus || drop.token.balanceOf(account) >= owed) continue;
                    surplus -= amount;
                    owed -= amount;
                }
                _fail(slot, place, "");
            }
        }
    }

    /// @dev The loop of a push from the sum. It reads what is answered and not how long it is (+25 gas a row): nothing counts as
    /// `true`, as it did when the sum was taken, and so does a short answer that leaves the word in memory as it was.
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
