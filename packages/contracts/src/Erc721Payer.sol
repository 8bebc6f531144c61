// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Drop} from "./Drop.sol";
import {PackedRows, Rows} from "./PackedRows.sol";
import {OpenSlot, RowPayer} from "./RowPayer.sol";
import {SAFE_TRANSFER_FROM, TRANSFER_FROM} from "./Selectors.sol";
import {TokenCalls} from "./TokenCalls.sol";

/// @title Pushes of ERC-721 tokens
/// @dev What is verified of a push:
///
/// | | what | where |
/// |---|---|---|
/// | ERC-721 | each token left the sender: it lost as many as were paid, or else the owner of each is asked | `_pushErc721`, `_lookAtOwners` |
///
/// What this stops: tokens that say that they moved and did not. Where the count does not add up, a row whose token is not told
/// to be another's than the sender's stays open, or ends the call where none may; so does a token that its receiver's hook burnt.
/// A token that says that it did not move and is its row's account's ends the call: no row can be called open that was paid.
/// Not seen: counts and owners that lie, such as a count that falls while the owner stays; whom a token went to; whether it was
/// the sender's; and whether others that the call does not name moved too.
abstract contract Erc721Payer is RowPayer {
    using PackedRows for Rows;
    using TokenCalls for address;

    function _pushErc721(Drop calldata drop, OpenSlot[] memory slots) internal {
        uint256 before = drop.token.balanceOf(drop.sender);
        uint256 paid;
        for (uint256 i; i < slots.length; ++i) {
            _payRows(drop, slots[i], slots[i].open, _moves);
            _lookAtAnswered(drop, slots[i].rows);
            paid += PackedRows.bits(slots[i].open & ~slots[i].failed);
        }
        uint256 held = drop.token.balanceOf(drop.sender);
        unchecked {
            if (before - held == paid) return;
        }
        for (uint256 i; i < slots.length; ++i) _lookAtOwners(drop, slots[i]);
    }

    /// @dev Rows whose call went through and answered that it had not: none of their tokens may be with its row's account.
    function _lookAtAnswered(Drop calldata drop, Rows memory rows) private view {
        for (uint256 r; rows.answered >> r != 0; ++r) {
            if (rows.answered >> r & 1 == 0) continue;
            uint256 place = rows.placeOf(r);
            address account = PackedRows.accountAt(place);
            if (account == drop.sender) continue;
            if (drop.token.ownerOf(rows.idAt(place)) == account) revert InexactTransfer(drop.token, 0, 1);
        }
    }

    /// @dev What is not another's was not paid. A row that pays the sender itself moves nothing.
    function _lookAtOwners(Drop calldata drop, OpenSlot memory slot) private {
        Rows memory rows = slot.rows;
        for (uint256 r; r < rows.count; ++r) {
            if ((slot.open & ~slot.failed) >> r & 1 == 0) continue;
            uint256 place = rows.placeOf(r);
            if (PackedRows.accountAt(place) == drop.sender) continue;
            if (!drop.token.isOfAnother(drop.sender, rows.idAt(place))) _fail(slot, place, "");
        }
    }

    /// @dev The loop: `transferFrom`, or `safeTransferFrom` by flag.
    function _moves(Drop calldata drop, Rows memory rows, uint256 place, uint256 end)
        private
        returns (uint256 next, uint256 values, bool ok)
    {
        address token = drop.token;
        address sender = drop.sender;
        uint256 selector = drop.flags & FLAG_SAFE == 0 ? TRANSFER_FROM : SAFE_TRANSFER_FROM;
        uint256 stride = rows.stride;
        uint256 shift = rows.idShift;
        bool went;
        assembly ("memory-safe") {
            let m := mload(0x40)
            mstore(m, shl(224, selector))
            mstore(add(m, 4), sender)
            // Few tokens answer; what is answered has to be true.
            mstore(0x00, 1)
            for {} 1 {} {
                let account := shr(96, calldataload(place))
                mstore(add(m, 36), account)
                mstore(add(m, 68), shr(shift, calldataload(add(place, 20))))
                ok := call(TOKEN_GAS, token, 0, m, 100, 0x00, 0x20)
                place := add(place, stride)
                if iszero(and(eq(mload(0x00), 1), gt(sub(returndatasize(), 1), 30))) {
                    went := ok
                    ok := 0
                    break
                }
                // Nobody, or this contract.
                ok := gt(ok, or(iszero(account), eq(account, address())))
                if gt(ok, eq(place, end)) { continue }
                break
            }
        }
        if (went) rows.answered |= 1 << rows.indexOf(place - stride);
        return (place, 0, ok);
    }
}
