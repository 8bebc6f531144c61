// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Drop} from "./Drop.sol";
import {ISlotDistributor} from "./ISlotDistributor.sol";
import {PackedRows, Rows} from "./PackedRows.sol";
import {TokenCalls} from "./TokenCalls.sol";

/// @notice One slot of a send: proven, and its open rows marked as settled before anything is called.
struct OpenSlot {
    bytes32 dropId;
    uint256 slot;
    /// Where its word lies, and what it was.
    uint256 key;
    uint256 word;
    /// Rows that this call pays.
    uint256 open;
    /// Those of them that stay open.
    uint256 failed;
    /// What all rows that were tried add up to, in base units.
    uint256 sum;
    /// What the failed ones add up to.
    uint256 left;
    /// Whether a row that can't be paid ends the call.
    bool strict;
    Rows rows;
}

/// @title What the four payers have in common: how rows are walked, and what happens to one that can't be paid
/// @dev Each payer has one loop. It is called for a stretch of records and stops behind the first that it could not pay, so
/// that what was answered to it can still be read.
abstract contract RowPayer is ISlotDistributor {
    using PackedRows for Rows;
    using TokenCalls for address;

    uint256 internal constant ERC20 = 0;
    uint256 internal constant ERC721 = 1;
    uint256 internal constant ERC1155 = 2;
    uint256 internal constant NATIVE = 3;

    uint256 internal constant FLAG_STRICT = 1;
    uint256 internal constant FLAG_SAFE = 2;
    uint256 internal constant FLAG_DIRECT = 4;

    /// What the call of a row gets at most. A call that needs more, or gets less than it needs as the caller gave too little,
    /// fails, and its row stays open.
    uint256 internal constant TOKEN_GAS = 400_000;
    uint256 internal constant COIN_GAS = 100_000;

    /// @dev Pays the rows in `mask`, a part of the slot's open ones, by the loop of a payer.
    /// @param loop pays records from `place` to `end`, of which there is at least one. It returns the place behind the last
    /// record that it tried, what the values of all that it tried add up to, and whether the last one was paid too
    function _payRows(
        Drop calldata drop,
        OpenSlot memory slot,
        uint256 mask,
        function(Drop calldata, Rows memory, uint256, uint256) internal returns (uint256, uint256, bool) loop
    ) internal {
        Rows memory rows = slot.rows;
        uint256 stride = rows.stride;
        uint256 place = rows.first;
        uint256 values;
        unchecked {
            while (mask != 0) {
                (uint256 skipped, uint256 length) = PackedRows.stretch(mask);
                mask >>= skipped + length;
                place += skipped * stride;
                uint256 end = place + length * stride;
                while (place != end) {
                    (uint256 next, uint256 tried, bool ok) = loop(drop, rows, place, end);
                    values += tried;
                    place = next;
                    if (!ok) _fail(slot, place - stride, TokenCalls.reason());
                }
            }
            // No sum wraps: where the widths leave room for it, all was added up with care before.
            slot.sum += values * rows.unit;
        }
    }

    /// @dev A record that was not paid: named in an error when the call leaves none open, else in an event.
    function _fail(OpenSlot memory slot, uint256 place, bytes memory reason) internal {
        Rows memory rows = slot.rows;
        rows.refuse(place);
        uint256 row = rows.indexOf(place);
        if (slot.strict) revert RowRejected(slot.slot, row, reason);
        emit RowFailed(slot.dropId, slot.slot, row, reason);
        slot.failed |= 1 << row;
        unchecked {
            slot.left += rows.amountAt(place);
        }
    }

    /// @dev What the open rows of all slots add up to.
    function _addUp(OpenSlot[] memory slots) internal pure returns (uint256 sum) {
        for (uint256 i; i < slots.length; ++i) sum = _plus(sum, slots[i].rows.sum(slots[i].open), slots[i].slot);
    }

    /// @dev Refuses a sum that is not what the tried rows add up to: of a larger one more was taken than is owed, of a smaller one
    /// rows were paid out of what lay here before. Returns what failed rows left.
    function _requireSum(OpenSlot[] memory slots, uint256 sum) internal pure returns (uint256 left) {
        uint256 tried;
        for (uint256 i; i < slots.length; ++i) {
            tried = _plus(tried, slots[i].sum, slots[i].slot);
            unchecked {
                left += slots[i].left;
            }
        }
        if (tried != sum) revert WrongSum(sum, tried);
    }

    function _plus(uint256 sum, uint256 more, uint256 slot) internal pure returns (uint256) {
        unchecked {
            if (sum + more < sum) revert SumOverflow(slot);
            return sum + more;
        }
    }

    /// @dev Takes the sum from the sender; exactly that much has to leave it.
    function _take(address token, address sender, uint256 sum) internal {
        uint256 before = token.balanceOf(sender);
        if (!token.transferFrom(sender, address(this), sum)) revert PullFailed(token, sender, sum, TokenCalls.reason());
        _requireLost(token, sender, before, sum);
    }

    /// @dev Gives back what failed rows left or else came; exactly that much has to leave this contract and reach the sender.
    function _giveBack(address token, address sender, uint256 amount) internal {
        uint256 before = token.balanceOf(address(this));
        uint256 held = token.balanceOf(sender);
        if (!token.transfer(sender, amount)) revert ReturnFailed(token, sender, amount, TokenCalls.reason());
        _requireLost(token, address(this), before, amount);
        _requireGained(token, sender, held, amount);
    }

    function _requireLost(address token, address owner, uint256 before, uint256 amount) internal view {
        unchecked {
            uint256 lost = before - token.balanceOf(owner);
            if (lost != amount) revert InexactTransfer(token, amount, lost);
        }
    }

    function _requireGained(address token, address owner, uint256 before, uint256 amount) internal view {
        unchecked {
            uint256 gained = token.balanceOf(owner) - before;
            if (gained != amount) revert InexactTransfer(token, amount, gained);
        }
    }
}
