// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IdSums, IdSumsLib} from "./IdSums.sol";
import {Drop} from "./ISlotDistributor.sol";
import {PackedRows, Rows} from "./PackedRows.sol";
import {OpenSlot, RowPayer} from "./RowPayer.sol";
import {SAFE_TRANSFER_FROM_ID} from "./Selectors.sol";
import {TokenCalls} from "./TokenCalls.sol";

/// @title Pushes of ERC-1155 tokens
/// @dev What is verified of a push:
///
/// | | what | where |
/// |---|---|---|
/// | ERC-1155 | of each distinct id the sender lost what its paid rows add up to, not counting rows that pay the sender itself | `_requireSums` |
abstract contract Erc1155Payer is RowPayer {
    using IdSumsLib for IdSums;
    using PackedRows for Rows;
    using TokenCalls for address;

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
            uint256[4] memory entry = IdSumsLib.entryAt(place);
            (uint256 id, uint256 sum, uint256 before) = (entry[0], entry[1], entry[2]);
            unchecked {
                uint256 lost = before - drop.token.balanceOf(drop.sender, id);
                if (lost != sum && lost != sum - _own(drop, slots, id)) revert InexactTransfer(drop.token, sum, lost);
            }
            place = entry[3];
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

    /// @dev The loop: `safeTransferFrom` without data. Where a row's id is not that of the row before, the sum goes to the entry
    /// of the one and begins anew for the other; an id that has no entry yet gets one, with what the sender holds before it.
    function _items(Drop calldata drop, Rows memory rows, uint256 place, uint256 end)
        private
        returns (uint256 next, uint256 values, bool ok)
    {
        for (;;) {
            uint256 tried;
            bool isNew;
            bool answered;
            (next, tried, ok, isNew, answered) = _knownItems(drop, rows, place, end);
            unchecked {
                values += tried;
            }
            // It went through, so it may have moved something: no row can be called open.
            if (answered) revert InexactTransfer(drop.token, rows.amountAt(next - rows.stride), 0);
            if (!isNew) return (next, values, ok);
            place = next;
            uint256 id = rows.idAt(place);
            rows.ids.enter(id, drop.token.balanceOf(drop.sender, id));
        }
    }

    function _knownItems(Drop calldata drop, Rows memory rows, uint256 place, uint256 end)
        private
        returns (uint256 next, uint256 values, bool ok, bool isNew, bool answered)
    {
        address token = drop.token;
        uint256 m = _itemCall(drop.sender);
        uint256[] memory table = rows.ids.table;
        uint256 stride = rows.stride;
        uint256 unit = rows.unit;
        uint256 idShift = rows.idShift;
        uint256 offset = rows.valueOffset;
        uint256 shift = rows.valueShift;
        uint256 one = rows.one;
        assembly ("memory-safe") {
            let entry := 0
            let sum := 0
            let last := not(shr(idShift, calldataload(add(place, 20))))
            for {} 1 {} {
                let id := shr(idShift, calldataload(add(place, 20)))
                if xor(id, last) {
                    // Into scratch space when there is none yet.
                    mstore(add(entry, 32), add(mload(add(entry, 32)), mul(sum, unit)))
                    sum := 0
                    last := id
                    for { let spot := shl(5, id) } 1 { spot := add(spot, 32) } {
                        entry := mload(add(add(table, 32), and(spot, shl(5, sub(mload(table), 1)))))
                        if or(iszero(entry), eq(mload(entry), id)) { break }
                    }
                    if iszero(entry) {
                        isNew := 1
                        break
                    }
                }
                let value := or(one, shr(shift, calldataload(add(place, offset))))
                let account := shr(96, calldataload(place))
                mstore(add(m, 36), account)
                mstore(add(m, 68), id)
                mstore(add(m, 100), mul(value, unit))
                sum := add(sum, value)
                values := add(values, value)
                place := add(place, stride)
                ok := call(TOKEN_GAS, token, 0, m, 196, 0x00, 0x20)
                // It should answer nothing.
                if returndatasize() {
                    if gt(ok, and(eq(mload(0x00), 1), gt(returndatasize(), 31))) {
                        answered := 1
                        break
                    }
                }
                // Nobody, this contract, or nothing.
                ok := gt(ok, or(or(iszero(account), eq(account, address())), iszero(value)))
                if gt(ok, eq(place, end)) { continue }
                break
            }
            mstore(add(entry, 32), add(mload(add(entry, 32)), mul(sum, unit)))
        }
        next = place;
    }

    /// @dev The call in memory, without account (at `m + 36`), id (`m + 68`) and amount (`m + 100`).
    function _itemCall(address sender) private pure returns (uint256 m) {
        assembly ("memory-safe") {
            m := mload(0x40)
            mstore(0x40, add(m, 224))
            mstore(m, shl(224, SAFE_TRANSFER_FROM_ID))
            mstore(add(m, 4), sender)
            // No data for the receiver: it would begin after five words, and is empty.
            mstore(add(m, 132), 160)
            mstore(add(m, 164), 0)
        }
    }
}
