// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {PackedRows, Rows} from "./PackedRows.sol";
import {OpenSlot, Push, RowPayer} from "./RowPayer.sol";
import {SAFE_TRANSFER_FROM, TRANSFER_FROM} from "./Selectors.sol";
import {TokenCalls} from "./TokenCalls.sol";

/// @title Pushes of ERC-721 tokens
/// @dev The checks of a push:
///
/// | | check | where |
/// |---|---|---|
/// | ERC-721 | the sender lost as many tokens as rows were paid, or else the owner of each is asked | `_pushErc721`, `_leaveUnmoved` |
/// | | the sender lost no more tokens than rows of others are settled | `_pushErc721` |
/// | | a call that went through answered nothing or `true` | `_moves` |
///
/// If the count differs, each paid row's owner is asked. A row whose token has no owner, or is still the sender's, is failed.
/// Then the call ends if more tokens left than rows of others are paid. So no row is left open whose token may have moved: of an
/// ERC-20 that is named as an ERC-721, or of a token that its receiver's hook burnt. A call that answers anything but `true`
/// ends the whole call too.
/// Not seen: counts and owners that lie; the account that a token went to; whether it was the sender's; and whether tokens moved
/// that the call does not name.
abstract contract Erc721Payer is RowPayer {
    using PackedRows for Rows;
    using TokenCalls for address;

    function _pushErc721(Push memory push) internal {
        uint256 before = push.token.balanceOf(push.sender);
        _payAll(push, _moves);
        uint256 held = push.token.balanceOf(push.sender);
        unchecked {
            if (before - held == push.rows - push.rowsLeft) return;
            uint256 moved;
            for (uint256 i; i < push.slots.length; ++i) moved += _leaveUnmoved(push, push.slots[i]);
            if (held < before && before - held > moved) revert InexactTransfer(push.token, moved, before - held);
        }
    }

    /// @dev Leaves rows open whose token is not told to be another's, and counts those whose token is. A row that pays the sender
    /// itself moves nothing.
    function _leaveUnmoved(Push memory push, OpenSlot memory slot) private returns (uint256 moved) {
        for (uint256 r; r < slot.rows.count; ++r) {
            if (!_isPaid(slot, r)) continue;
            uint256 place = slot.rows.placeOf(r);
            if (PackedRows.accountAt(place) == push.sender) continue;
            if (push.token.isOfAnother(push.sender, slot.rows.idAt(place))) {
                moved += 1;
                continue;
            }
            // A token that had too little gas to tell the owner is no reason to leave its row open.
            _requireGas(push);
            _fail(push, slot, place, "");
        }
    }

    /// @dev The loop: `transferFrom`, or `safeTransferFrom` by flag.
    function _moves(Push memory push, Rows memory rows, uint256 place, uint256 end) private returns (uint256 next, bool ok) {
        address token = push.token;
        address sender = push.sender;
        uint256 selector = push.isSafe ? SAFE_TRANSFER_FROM : TRANSFER_FROM;
        uint256 rowGas = push.rowGas;
        uint256 floor = push.gasFloor;
        uint256 stride = rows.stride;
        uint256 shift = rows.idShift;
        bool isOdd;
        assembly ("memory-safe") {
            let m := mload(0x40)
            mstore(m, shl(224, selector))
            mstore(add(m, 4), sender)
            // A token that answers nothing leaves this.
            mstore(0x00, 1)
            mstore(0x20, floor)
            for {} 1 {} {
                let account := shr(96, calldataload(place))
                mstore(add(m, 36), account)
                mstore(add(m, 68), shr(shift, calldataload(add(place, 20))))
                ok := call(rowGas, token, 0, m, 100, 0x00, 0x20)
                place := add(place, stride)
                isOdd := gt(ok, and(eq(mload(0x00), 1), gt(sub(returndatasize(), 1), 30)))
                // Nobody, or this contract.
                ok := gt(ok, or(isOdd, or(iszero(account), eq(account, address()))))
                if iszero(gt(ok, or(eq(place, end), lt(gas(), mload(0x20))))) { break }
            }
        }
        // The call went through, so the token may have moved, and the row can't be called open.
        if (isOdd) revert InexactTransfer(token, 1, 0);
        next = place;
    }
}
