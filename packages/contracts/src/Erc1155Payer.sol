// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {PackedRows, Rows} from "./PackedRows.sol";
import {Push, RowPayer, Run} from "./RowPayer.sol";
import {SAFE_TRANSFER_FROM_ID} from "./Selectors.sol";
import {TokenCalls} from "./TokenCalls.sol";

/// @title Pushes of ERC-1155 tokens
/// @dev The checks of a push:
///
/// | | check | where |
/// |---|---|---|
/// | ERC-1155 | of each run of one id the sender lost exactly what its paid rows give to others | `_closeRun` |
/// | | a call that went through answered nothing or `true` | `_items` |
///
/// A run is a stretch of consecutive rows of one id, over all slots of the call. Canonical lists are in the order of ids, so each
/// id is one run; any other order costs gas and is checked just as well.
/// Not seen: balances that lie; ids that the call does not name; and the balances of the recipients.
///
/// No row is named if a run does not add up. A recipient's hook that gives items of the same id to the sender makes it so: its row
/// has to be left out, and is found by sending fewer rows at once.
abstract contract Erc1155Payer is RowPayer {
    using PackedRows for Rows;
    using TokenCalls for address;

    function _pushErc1155(Push memory push) internal {
        push.sum = 0;
        _payAll(push, _items);
        _closeRun(push);
    }

    /// @dev Looks at the sender's balance behind the last row of a run.
    function _closeRun(Push memory push) private view {
        Run memory run = push.run;
        if (!run.isOpen) return;
        unchecked {
            uint256 lost = run.before - push.token.balanceOf(push.sender, run.id);
            if (lost != run.sum) revert InexactTransfer(push.token, run.sum, lost);
            if (push.sum + lost < lost) revert SumOverflow(push.slots[push.slots.length - 1].slot);
            push.sum += lost;
        }
    }

    /// @dev Closes the run before, if the record begins another one.
    function _enterRun(Push memory push, uint256 id) private view {
        Run memory run = push.run;
        if (run.isOpen && run.id == id) return;
        _closeRun(push);
        (run.isOpen, run.id, run.sum) = (true, id, 0);
        run.before = push.token.balanceOf(push.sender, id);
    }

    /// @dev The loop: `safeTransferFrom` without data, to the end of the run at most.
    function _items(Push memory push, Rows memory rows, uint256 place, uint256 end) private returns (uint256 next, bool ok) {
        _enterRun(push, rows.idAt(place));
        uint256 m = _itemCall(push);
        address token = push.token;
        uint256 rowGas = push.rowGas;
        uint256 floor = push.gasFloor;
        uint256 stride = rows.stride;
        uint256 unit = rows.unit;
        uint256 idShift = rows.idShift;
        // A value is the end of its record.
        uint256 bits = type(uint256).max >> rows.valueShift;
        uint256 one = rows.one;
        uint256 values;
        bool isOdd;
        assembly ("memory-safe") {
            mstore(0x20, floor)
            for {} 1 {} {
                let account := shr(96, calldataload(place))
                place := add(place, stride)
                let value := or(one, and(bits, calldataload(sub(place, 32))))
                values := add(values, value)
                mstore(add(m, 36), account)
                mstore(add(m, 100), mul(value, unit))
                ok := call(rowGas, token, 0, m, 196, 0x00, 0x20)
                // It should answer nothing.
                if returndatasize() { isOdd := gt(ok, and(eq(mload(0x00), 1), gt(returndatasize(), 31))) }
                // Nobody, this contract, or nothing.
                ok := gt(ok, or(or(isOdd, iszero(mload(add(m, 100)))), or(iszero(account), eq(account, address()))))
                // The sender itself, another id, or too little gas.
                let isLast := or(eq(place, end), eq(account, mload(add(m, 4))))
                isLast := or(isLast, xor(mload(add(m, 68)), shr(idShift, calldataload(add(place, 20)))))
                if iszero(gt(ok, or(isLast, lt(gas(), mload(0x20))))) { break }
            }
        }
        unchecked {
            next = place - stride;
            // The call went through, so items may have moved, and the row can't be called open.
            if (isOdd) revert InexactTransfer(token, rows.amountAt(next), 0);
            // A row that failed moves nothing, and neither does one that pays the sender itself.
            if (!ok || PackedRows.accountAt(next) == push.sender) values -= rows.valueAt(next);
            push.run.sum += values * unit;
        }
        next = place;
    }

    /// @dev The call in memory, without account (at `m + 36`) and amount (`m + 100`).
    function _itemCall(Push memory push) private pure returns (uint256 m) {
        address sender = push.sender;
        uint256 id = push.run.id;
        assembly ("memory-safe") {
            m := mload(0x40)
            mstore(m, shl(224, SAFE_TRANSFER_FROM_ID))
            mstore(add(m, 4), sender)
            mstore(add(m, 68), id)
            // No data for the receiver: it would begin after five words, and is empty.
            mstore(add(m, 132), 160)
            mstore(add(m, 164), 0)
        }
    }
}
