// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Drop} from "./Drop.sol";
import {IdSums, IdSumsLib} from "./IdSums.sol";
import {PackedRows, Rows} from "./PackedRows.sol";
import {OpenSlot, RowPayer} from "./RowPayer.sol";
import {SAFE_TRANSFER_FROM_ID} from "./Selectors.sol";
import {TokenCalls} from "./TokenCalls.sol";

/// @title Pushes of ERC-1155 tokens
/// @dev What is verified of a push:
///
/// | | what | where |
/// |---|---|---|
/// | ERC-1155 | of each distinct id the sender lost what its paid rows add up to; rows that pay the sender itself may be counted or not | `_requireSums` |
///
/// What this stops: tokens that move nothing, or take from the sender another amount of an id than its rows add up to, from the
/// first of these rows on: there its balance is read for the first time.
/// Not seen: balances that lie; ids that the call does not name, or not yet; and what the accounts got, if anything: only two
/// balances of each would show it.
///
/// No row is named where an id does not add up. A recipient's hook that gives items of that id to the sender in the call makes
/// it so; its row has to be left out, and is found by sending fewer rows at once.
abstract contract Erc1155Payer is RowPayer {
    using IdSumsLib for IdSums;
    using PackedRows for Rows;
    using TokenCalls for address;

    /// What became of a record, where zero is that it was refused.
    uint256 private constant PAID = 1;
    uint256 private constant ANSWERED = 2;

    function _pushErc1155(Drop calldata drop, OpenSlot[] memory slots) internal {
        uint256 count;
        for (uint256 i; i < slots.length; ++i) count += slots[i].rows.count;
        IdSums memory ids;
        ids.make(count);
        for (uint256 i; i < slots.length; ++i) {
            OpenSlot memory slot = slots[i];
            slot.rows.ids = ids;
            _payRows(drop, slot, slot.open, _items);
            for (uint256 r; slot.failed >> r != 0; ++r) {
                if (slot.failed >> r & 1 == 0) continue;
                uint256 place = slot.rows.placeOf(r);
                ids.takeOut(slot.rows.idAt(place), slot.rows.amountAt(place));
            }
        }
        _requireSums(drop, slots, ids);
    }

    function _requireSums(Drop calldata drop, OpenSlot[] memory slots, IdSums memory ids) private view {
        for (uint256 place = ids.newest; place != 0;) {
            (uint256 id, uint256 sum, uint256 before, uint256 older) = IdSumsLib.entryAt(place);
            place = older;
            unchecked {
                uint256 lost = before - drop.token.balanceOf(drop.sender, id);
                if (lost != sum && lost != sum - _own(drop, slots, id)) revert InexactTransfer(drop.token, sum, lost);
            }
        }
    }

    /// @dev What paid rows of an id give to the sender itself.
    function _own(Drop calldata drop, OpenSlot[] memory slots, uint256 id) private pure returns (uint256 sum) {
        for (uint256 i; i < slots.length; ++i) {
            OpenSlot memory slot = slots[i];
            for (uint256 r; r < slot.rows.count; ++r) {
                if ((slot.open & ~slot.failed) >> r & 1 == 0) continue;
                uint256 place = slot.rows.placeOf(r);
                if (PackedRows.accountAt(place) != drop.sender || slot.rows.idAt(place) != id) continue;
                unchecked {
                    sum += slot.rows.amountAt(place);
                }
            }
        }
    }

    /// @dev The loop breaks off at an id that has no entry yet; it gets one, with what the sender holds before it.
    function _items(Drop calldata drop, Rows memory rows, uint256 place, uint256 end)
        private
        returns (uint256 next, uint256 values, bool ok)
    {
        next = place;
        for (;;) {
            uint256 entry;
            uint256 outcome;
            (next, entry, outcome) = _knownItems(drop, rows, next, end);
            // It went through, so it may have moved something: no row can be called open.
            if (outcome == ANSWERED) revert InexactTransfer(drop.token, rows.amountAt(next - rows.stride), 0);
            if (entry != 0) return (next, 0, outcome == PAID);
            uint256 id = rows.idAt(next);
            rows.ids.enter(id, drop.token.balanceOf(drop.sender, id));
        }
    }

    /// @dev The loop: `safeTransferFrom` without data, each amount added to the entry of its id.
    /// @return next place behind the last record that was tried
    /// @return entry of the id there; zero when it has none, and the record was not tried
    /// @return outcome of the last record
    function _knownItems(Drop calldata drop, Rows memory rows, uint256 place, uint256 end)
        private
        returns (uint256 next, uint256 entry, uint256 outcome)
    {
        address token = drop.token;
        uint256 m = _itemCall(drop.sender);
        uint256[] memory table = rows.ids.table;
        uint256 stride = rows.stride;
        uint256 unit = rows.unit;
        uint256 idShift = rows.idShift;
        // A value is the end of its record.
        uint256 bits = type(uint256).max >> rows.valueShift;
        uint256 one = rows.one;
        next = place;
        assembly ("memory-safe") {
            // An entry of another id.
            entry := add(m, 224)
            mstore(entry, not(shr(idShift, calldataload(add(next, 20)))))
            for {} 1 {} {
                let id := shr(idShift, calldataload(add(next, 20)))
                if xor(id, mload(entry)) {
                    for { let spot := shl(5, id) } 1 { spot := add(spot, 32) } {
                        entry := mload(add(add(table, 32), and(spot, shl(5, sub(mload(table), 1)))))
                        if or(iszero(entry), eq(mload(entry), id)) { break }
                    }
                    if iszero(entry) { break }
                }
                let account := shr(96, calldataload(next))
                next := add(next, stride)
                let amount := mul(or(one, and(bits, calldataload(sub(next, 32)))), unit)
                mstore(add(m, 36), account)
                mstore(add(m, 68), id)
                mstore(add(m, 100), amount)
                mstore(add(entry, 32), add(mload(add(entry, 32)), amount))
                outcome := call(TOKEN_GAS, token, 0, m, 196, 0x00, 0x20)
                // It should answer nothing.
                if returndatasize() {
                    if gt(outcome, and(eq(mload(0x00), 1), gt(returndatasize(), 31))) {
                        outcome := ANSWERED
                        break
                    }
                }
                // Nobody, this contract, or nothing.
                outcome := gt(outcome, or(or(iszero(account), eq(account, address())), iszero(amount)))
                if gt(outcome, eq(next, end)) { continue }
                break
            }
        }
    }

    /// @dev The call in memory, without account (at `m + 36`), id (`m + 68`) and amount (`m + 100`); behind it a word for the loop.
    function _itemCall(address sender) private pure returns (uint256 m) {
        assembly ("memory-safe") {
            m := mload(0x40)
            mstore(0x40, add(m, 288))
            mstore(m, shl(224, SAFE_TRANSFER_FROM_ID))
            mstore(add(m, 4), sender)
            // No data for the receiver: it would begin after five words, and is empty.
            mstore(add(m, 132), 160)
            mstore(add(m, 164), 0)
        }
    }
}
