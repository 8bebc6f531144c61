// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {CoinPayer} from "./CoinPayer.sol";
import {Drop} from "./Drop.sol";
import {SAFE_TRANSFER_FROM, TRANSFER_FROM} from "./Selectors.sol";
import {TokenCalls} from "./TokenCalls.sol";

/// @title Pays one row, straight from the sender
/// @dev The checks of a claim:
///
/// | | check | where |
/// |---|---|---|
/// | ERC-20 | the payee gained the amount and the sender lost no more | `_claimExact` |
/// | direct | the sender lost at most the amount and a base unit, and something | `_claimDirect` |
/// | ERC-721 | the token is told to be another's than the sender's | `_claimErc721` |
/// | ERC-1155 | the payee gained and the sender lost the amount | `_claimErc1155` |
/// | coin | can't be claimed | `register` |
/// | wrapped coin | the sender lost the amount, and this contract's coins rose by it; all of it went to the payee | `_unwrap`, `_claimWrapped` |
///
/// If the payee is the sender, its balance of an ERC-20 or ERC-1155 must not change; the owner of an ERC-721 is not asked, and of a
/// wrapped coin it gets coins as any other account. An ERC-721 that its receiver's hook burns can't be claimed.
///
/// Not seen: balances and owners that lie; ids other than the row's; the account that an ERC-721 went to, and whether it was the
/// sender's; the payee's balance in a direct drop.
abstract contract Claims is CoinPayer {
    using TokenCalls for address;

    /// @dev Pays one row or reverts.
    function _payClaim(Drop calldata drop, uint256 slot, uint256 row, address to, uint256 id, uint256 amount) internal {
        (address token, address sender) = (drop.token, drop.sender);
        uint256 standard = drop.standard;
        if (standard == ERC721 ? amount != 1 : standard != ERC1155 && id != 0) revert MalformedRow(id, amount);
        token.requireCode();
        if (standard == ERC721) _claimErc721(drop, to, id);
        else if (standard == ERC1155) _claimErc1155(token, sender, to, id, amount);
        // Claims of a drop that has no wrapped coin can't be opened.
        else if (standard == NATIVE) _claimWrapped(drop, slot, row, to, amount);
        else if (drop.flags & FLAG_DIRECT != 0) _claimDirect(token, sender, to, amount);
        else _claimExact(token, sender, to, amount);
    }

    function _claimExact(address token, address sender, address to, uint256 amount) private {
        uint256 held = token.balanceOf(sender);
        uint256 before = token.balanceOf(to);
        _requirePulled(token.transferFrom(sender, to, amount), token, sender, amount);
        if (to == sender) return _requireGained(token, to, before, 0);
        _requireGained(token, to, before, amount);
        uint256 rest = token.balanceOf(sender);
        unchecked {
            if (rest < held && held - rest > amount) revert InexactTransfer(token, amount, held - rest);
        }
    }

    function _claimDirect(address token, address sender, address to, uint256 amount) private {
        uint256 held = token.balanceOf(sender);
        _requirePulled(token.transferFrom(sender, to, amount), token, sender, amount);
        unchecked {
            uint256 lost = held - token.balanceOf(sender);
            bool isWrong = to == sender ? lost != 0 : lost == 0 || (lost > amount && lost - amount > 1);
            if (isWrong) revert InexactTransfer(token, amount, lost);
        }
    }

    function _claimErc721(Drop calldata drop, address to, uint256 id) private {
        (address token, address sender) = (drop.token, drop.sender);
        uint256 selector = drop.flags & FLAG_SAFE == 0 ? TRANSFER_FROM : SAFE_TRANSFER_FROM;
        _requirePulled(token.move(selector, sender, to, id), token, sender, id);
        if (to != sender && !token.isOfAnother(sender, id)) revert InexactTransfer(token, 1, 0);
    }

    function _claimErc1155(address token, address sender, address to, uint256 id, uint256 amount) private {
        uint256 held = token.balanceOf(sender, id);
        uint256 before = token.balanceOf(to, id);
        _requirePulled(token.moveItem(sender, to, id, amount), token, sender, amount);
        unchecked {
            uint256 moved = to == sender ? 0 : amount;
            uint256 lost = held - token.balanceOf(sender, id);
            if (lost != moved) revert InexactTransfer(token, amount, lost);
            if (to == sender) return;
            uint256 gained = token.balanceOf(to, id) - before;
            if (gained != amount) revert InexactTransfer(token, amount, gained);
        }
    }

    function _claimWrapped(Drop calldata drop, uint256 slot, uint256 row, address to, uint256 amount) private {
        // It would wrap what it is paid, for this contract.
        if (to == drop.token) revert BadRecipient(to);
        _unwrap(drop.token, drop.sender, amount);
        bool ok;
        assembly ("memory-safe") {
            ok := call(gas(), to, amount, 0, 0, 0, 0)
        }
        if (!ok) revert RowRejected(slot, row, TokenCalls.reason());
    }
}
