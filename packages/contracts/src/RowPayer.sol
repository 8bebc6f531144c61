// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Drop} from "./Drop.sol";
import {ISlotDistributor} from "./ISlotDistributor.sol";
import {PackedRows, Rows} from "./PackedRows.sol";
import {TokenCalls} from "./TokenCalls.sol";

/// @notice How the rows of a drop are paid.
enum Kind {
    /// ERC-20: the sum is taken once and paid out row by row.
    Sum,
    /// ERC-20: each row is paid straight from the sender.
    Direct,
    /// ERC-721.
    Nft,
    /// ERC-1155.
    Items,
    /// Native currency that the caller gives.
    Coin,
    /// Native currency out of a wrapped coin that is taken from the sender.
    Wrapped
}

/// @notice One slot of a send: proven, and its open rows marked as settled before anything is called.
struct OpenSlot {
    /// Index of the slot in its drop.
    uint256 slot;
    /// Storage place of its word, and the word before this call.
    uint256 key;
    uint256 word;
    /// Mask of the rows that this call pays.
    uint256 open;
    /// Mask of those of them that stay open.
    uint256 failed;
    Rows rows;
}

/// @notice Consecutive rows of one ERC-1155 id.
struct Run {
    bool isOpen;
    uint256 id;
    /// Balance of the sender before the first row.
    uint256 before;
    /// Sum of the rows that were paid to others than the sender.
    uint256 sum;
}

/// @notice One send.
struct Push {
    bytes32 dropId;
    address sender;
    address token;
    Kind kind;
    /// Whether an ERC-721 moves by `safeTransferFrom`.
    bool isSafe;
    /// Whether a row that can't be paid ends the call.
    bool isStrict;
    /// Gas of each row's call.
    uint256 rowGas;
    /// Gas that must be left before each row's call, and after one that failed.
    uint256 gasFloor;
    /// Number and sum of all open rows.
    uint256 rows;
    uint256 sum;
    /// Number and sum of those that stay open.
    uint256 rowsLeft;
    uint256 left;
    /// ERC-1155 only.
    Run run;
    OpenSlot[] slots;
}

/// @title Shared by the four payers: the walk over the rows, the gas of a row, and the rows that can't be paid
/// @dev Each way to pay has one loop. It is called for a stretch of records and ends behind the first record that it could not pay,
/// so that the answer to that record can still be read.
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

    /// Gas that the EVM adds to a call with value. Its unused part comes back, so it may hide as much of the call's own price.
    uint256 private constant STIPEND = 2300;

    function _kindOf(Drop calldata drop) internal pure returns (Kind) {
        uint256 standard = drop.standard;
        if (standard == ERC721) return Kind.Nft;
        if (standard == ERC1155) return Kind.Items;
        if (standard == ERC20) return drop.flags & FLAG_DIRECT == 0 ? Kind.Sum : Kind.Direct;
        return drop.token == address(0) ? Kind.Coin : Kind.Wrapped;
    }

    /// @dev Sets the gas of each row. The EVM keeps 1/64 of the gas back from a call, so a row gets `rowGas` if 64/63 of it are left.
    function _setRowGas(Push memory push, uint256 rowGas) internal view {
        if (rowGas == 0 || rowGas > gasleft()) revert NotEnoughGas(rowGas, gasleft());
        unchecked {
            (push.rowGas, push.gasFloor) = (rowGas, rowGas + rowGas / 63 + 1 + STIPEND);
        }
    }

    /// @dev Before a row it makes sure that the row's call gets its gas. After a failed row it proves that the call got it:
    /// a call had at least as much to draw on as is left now, less the stipend, whatever the chain charges for a call.
    function _requireGas(Push memory push) internal view {
        if (gasleft() < push.gasFloor) revert NotEnoughGas(push.rowGas, gasleft());
    }

    /// @dev Pays all open rows by the loop of a payer.
    function _payAll(
        Push memory push,
        function(Push memory, Rows memory, uint256, uint256) internal returns (uint256, bool) loop
    ) internal {
        for (uint256 i; i < push.slots.length; ++i) _payRows(push, push.slots[i], push.slots[i].open, loop);
    }

    /// @dev Pays the rows in `mask`, a part of the slot's open ones, by the loop of a payer.
    /// @param loop pays records from `place` to `end`, of which there is at least one. It may end early, also when the gas is too
    /// little for the next record. It returns the place behind the last record that it tried, and whether that one was paid
    function _payRows(
        Push memory push,
        OpenSlot memory slot,
        uint256 mask,
        function(Push memory, Rows memory, uint256, uint256) internal returns (uint256, bool) loop
    ) internal {
        uint256 stride = slot.rows.stride;
        uint256 place = slot.rows.first;
        unchecked {
            while (mask != 0) {
                (uint256 skipped, uint256 length) = PackedRows.stretch(mask);
                mask >>= skipped + length;
                place += skipped * stride;
                uint256 end = place + length * stride;
                while (place != end) {
                    _requireGas(push);
                    bool ok;
                    (place, ok) = loop(push, slot.rows, place, end);
                    if (ok) continue;
                    _requireGas(push);
                    _fail(push, slot, place - stride, TokenCalls.reason());
                }
            }
        }
    }

    /// @dev Leaves a row open, or reverts if the push is strict.
    function _fail(Push memory push, OpenSlot memory slot, uint256 place, bytes memory reason) internal {
        _requirePayable(push, slot, place);
        uint256 row = slot.rows.indexOf(place);
        if (push.isStrict) revert RowRejected(slot.slot, row, reason);
        emit RowFailed(push.dropId, slot.slot, row, reason);
        slot.failed |= 1 << row;
        unchecked {
            push.rowsLeft += 1;
            push.left += slot.rows.amountAt(place);
        }
    }

    /// @dev Reverts if a record has no account or no amount, or pays this contract or the wrapped coin of the drop. A wrapped coin
    /// that receives coins credits them to their sender, which is this contract.
    function _requirePayable(Push memory push, OpenSlot memory slot, uint256 place) internal view {
        address account = PackedRows.accountAt(place);
        uint256 row = slot.rows.indexOf(place);
        if (account == address(0)) revert ZeroAccount(slot.slot, row);
        if (account == address(this) || (push.kind == Kind.Wrapped && account == push.token)) {
            revert PaysDistributor(slot.slot, row);
        }
        if (slot.rows.valueAt(place) == 0) revert ZeroAmount(slot.slot, row);
    }

    /// @dev Whether this call has paid a row.
    function _isPaid(OpenSlot memory slot, uint256 row) internal pure returns (bool) {
        return (slot.open & ~slot.failed) >> row & 1 != 0;
    }

    /// @dev Reverts if the transfer from the sender failed.
    function _requirePulled(bool ok, address token, address sender, uint256 amount) internal pure {
        if (!ok) revert PullFailed(token, sender, amount, TokenCalls.reason());
    }

    /// @dev Takes the sum from the sender; exactly that much has to leave it.
    function _take(address token, address sender, uint256 sum) internal {
        uint256 before = token.balanceOf(sender);
        _requirePulled(token.transferFrom(sender, address(this), sum), token, sender, sum);
        _requireLost(token, sender, before, sum);
    }

    /// @dev Gives tokens back; exactly that much has to leave this contract and reach the sender.
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
