// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Claims} from "./Claims.sol";
import {Drop, Permit, Slot} from "./Drop.sol";
import {Erc1155Payer} from "./Erc1155Payer.sol";
import {Erc20Payer} from "./Erc20Payer.sol";
import {Erc721Payer} from "./Erc721Payer.sol";
import {Ledger} from "./Ledger.sol";
import {PackedRows, Rows} from "./PackedRows.sol";
import {OpenSlot} from "./RowPayer.sol";
import {SlotTree} from "./SlotTree.sol";
import {TokenCalls} from "./TokenCalls.sol";

/// @title Pays committed lists, each row at most once
/// @dev No owner, no upgrade, no custody between transactions, no approvals, no arbitrary call. Who may call, what was
/// committed and what is marked stands here; how a standard is paid and verified, in its payer; claims, in Claims.
contract SlotDistributor is Ledger, Erc20Payer, Erc721Payer, Erc1155Payer, Claims {
    using PackedRows for Rows;
    using TokenCalls for address;

    /// One byte a standard, ERC-20 in the lowest.
    uint256 private constant KNOWN_FLAGS =
        (FLAG_STRICT | FLAG_DIRECT) | (FLAG_STRICT | FLAG_SAFE) << 8 | FLAG_STRICT << 16 | FLAG_STRICT << 24;
    uint256 private constant SLOT_LIMITS = 250 | 100 << 8 | 100 << 16 | 250 << 24;

    function register(
        Drop calldata drop,
        address operator,
        uint40 operatorUntil,
        bool claimsOpen,
        bytes32 listDigest
    ) external payable guarded {
        _register(drop, operator, operatorUntil, claimsOpen, listDigest);
    }

    function registerWithPermit(
        Drop calldata drop,
        address operator,
        uint40 operatorUntil,
        bool claimsOpen,
        bytes32 listDigest,
        Permit calldata permit
    ) external payable guarded {
        _permit(drop, permit);
        _register(drop, operator, operatorUntil, claimsOpen, listDigest);
    }

    function cancel(Drop calldata drop) external guarded {
        bytes32 dropId = _requireSender(drop);
        _setState(dropId, CANCELLED);
        emit DropCancelled(dropId, msg.sender);
    }

    function send(Drop calldata drop, uint256 sum, Slot[] calldata slots)
        external
        payable
        guarded
        returns (uint256[] memory paid, uint256[] memory failed)
    {
        bytes32 dropId = dropIdOf(drop);
        _requireMaySend(drop, dropId, _requireOpen(drop, dropId));
        _checkTerms(drop);
        (OpenSlot[] memory open, bool isUntouched, bool isAny) = _open(drop, dropId, slots);
        uint256 spent = _pay(drop, open, sum, isUntouched, isAny);
        (paid, failed) = _close(open);
        if (msg.value != spent) _refund(msg.value - spent);
    }

    function claim(
        Drop calldata drop,
        uint256 slot,
        uint256 row,
        address account,
        uint256 id,
        uint256 amount,
        bytes32[] calldata rowProof,
        bytes32 rowsHash,
        bytes32[] calldata slotProof
    ) external guarded {
        _claim(drop, slot, row, account, id, amount, rowProof, rowsHash, slotProof, account);
    }

    function claimTo(
        Drop calldata drop,
        uint256 slot,
        uint256 row,
        address account,
        uint256 id,
        uint256 amount,
        bytes32[] calldata rowProof,
        bytes32 rowsHash,
        bytes32[] calldata slotProof,
        address to
    ) external guarded {
        if (msg.sender != account) revert NotTheAccount(account, msg.sender);
        _claim(drop, slot, row, account, id, amount, rowProof, rowsHash, slotProof, to);
    }

    function _register(
        Drop calldata drop,
        address operator,
        uint256 operatorUntil,
        bool claimsOpen,
        bytes32 listDigest
    ) private {
        bytes32 dropId = _requireSender(drop);
        _checkTerms(drop);
        if (claimsOpen && drop.standard == NATIVE && drop.token == address(0)) revert ClaimsNeedToken();
        if (operatorUntil != 0 && operatorUntil <= block.timestamp) revert OperatorExpired(operatorUntil, block.timestamp);
        _setState(dropId, uint160(operator) | REGISTERED | (claimsOpen ? CLAIMS_OPEN : 0) | operatorUntil << UNTIL);
        emit DropRegistered(dropId, msg.sender, operator, operatorUntil, claimsOpen, listDigest);
        if (msg.value == 0) return;
        if (operator == address(0) || operator == ANYONE) revert WrongValue(msg.value, 0);
        (bool ok,) = operator.call{value: msg.value}("");
        if (!ok) revert GasMoneyRefused(operator, msg.value);
    }

    /// @dev Whoever saw the permit may have used it before, which makes it fail here: only the allowance counts.
    function _permit(Drop calldata drop, Permit calldata permit) private {
        if (msg.sender != drop.sender) revert NotAuthorised(dropIdOf(drop), msg.sender);
        if (drop.standard != ERC20 && drop.standard != NATIVE) revert PermitNeedsErc20(drop.standard);
        address token = drop.token;
        token.requireCode();
        token.permit(msg.sender, address(this), permit.value, permit.deadline, permit.v, permit.r, permit.s);
        bytes memory reason = TokenCalls.reason();
        uint256 allowed = token.allowance(msg.sender, address(this));
        if (allowed < permit.value) revert PermitFailed(token, allowed, permit.value, reason);
    }

    /// @dev Proves the slots and marks their open rows as settled: effects first, so whatever a hook does, these are taken.
    /// @return open the slots, in their order
    /// @return isUntouched whether no selected row was settled before
    /// @return isAny whether any row is to be paid
    function _open(Drop calldata drop, bytes32 dropId, Slot[] calldata slots)
        private
        returns (OpenSlot[] memory open, bool isUntouched, bool isAny)
    {
        if (slots.length == 0) revert NoSlots();
        bool strict = drop.flags & FLAG_STRICT != 0 || msg.sender != drop.sender;
        open = new OpenSlot[](slots.length);
        isUntouched = true;
        for (uint256 i; i < slots.length; ++i) {
            Slot calldata slot = slots[i];
            OpenSlot memory made = open[i];
            if (i != 0 && slot.index <= open[i - 1].slot) revert BadSlotOrder(slot.index, open[i - 1].slot);
            uint256 count = _rowCount(drop, slot.index);
            _prove(drop, slot.index, SlotTree.hash(slot.rows), slot.rowsRoot, slot.proof);
            made.rows.parse(slot.index, slot.rows, drop.standard);
            if (made.rows.count != count) revert WrongRowCount(slot.index, made.rows.count, count);
            uint256 mask = slot.mask;
            if (mask >> count != 0) revert BadMask(slot.index, mask, count);
            (made.dropId, made.slot, made.strict) = (dropId, slot.index, strict);
            made.key = _key(dropId, slot.index);
            made.word = _word(made.key);
            made.open = mask & ~made.word;
            if (made.open != mask) isUntouched = false;
            if (made.open == 0) continue;
            isAny = true;
            if (made.rows.mayWrap) made.rows.sum(made.open);
            _setWord(made.key, made.word | made.open);
        }
    }

    /// @dev Pays the open rows by the standard of the drop. Returns the coins that went out of `msg.value`.
    function _pay(Drop calldata drop, OpenSlot[] memory open, uint256 sum, bool isUntouched, bool isAny)
        private
        returns (uint256 spent)
    {
        uint256 standard = drop.standard;
        bool isCoin = standard == NATIVE && drop.token == address(0);
        bool takes = standard == ERC20 ? drop.flags & FLAG_DIRECT == 0 : standard == NATIVE && !isCoin;
        if (!takes && sum != 0) revert WrongSum(sum, 0);
        if (!isCoin && msg.value != 0) revert WrongValue(msg.value, 0);
        if (!isAny) return 0;
        if (isCoin) return _pushCoins(drop, open);
        drop.token.requireCode();
        uint256 declared = isUntouched ? sum : 0;
        if (standard == NATIVE) _pushWrapped(drop, open, declared);
        else if (standard == ERC721) _pushErc721(drop, open);
        else if (standard == ERC1155) _pushErc1155(drop, open);
        else if (takes) _pushFromSum(drop, open, declared);
        else _pushDirect(drop, open);
    }

    /// @dev Opens again what was not paid, and says what was.
    function _close(OpenSlot[] memory open) private returns (uint256[] memory paid, uint256[] memory failed) {
        (paid, failed) = (new uint256[](open.length), new uint256[](open.length));
        for (uint256 i; i < open.length; ++i) {
            OpenSlot memory slot = open[i];
            if (slot.open == 0) continue;
            failed[i] = slot.failed;
            paid[i] = slot.open & ~slot.failed;
            if (slot.failed != 0) _setWord(slot.key, slot.word | paid[i]);
            emit SlotSent(slot.dropId, slot.slot, paid[i], slot.failed);
        }
    }

    function _claim(
        Drop calldata drop,
        uint256 slot,
        uint256 row,
        address account,
        uint256 id,
        uint256 amount,
        bytes32[] calldata rowProof,
        bytes32 rowsHash,
        bytes32[] calldata slotProof,
        address to
    ) private {
        bytes32 dropId = dropIdOf(drop);
        if (_requireOpen(drop, dropId) & CLAIMS_OPEN == 0) revert ClaimsNotOpen(dropId);
        // Its terms were checked when its claims were opened.
        uint256 count = _rowCount(drop, slot);
        if (row >= count) revert NoSuchRow(row, count);
        if (to == address(0) || to == address(this)) revert BadRecipient(to);
        {
            bytes32 rowsRoot = SlotTree.rootOf(SlotTree.rowLeaf(row, account, id, amount), rowProof);
            _prove(drop, slot, rowsHash, rowsRoot, slotProof);
        }
        uint256 key = _key(dropId, slot);
        uint256 word = _word(key);
        if ((word >> row) & 1 != 0) revert AlreadySettled(slot, row);
        _setWord(key, word | (1 << row));
        if (amount == 0) revert ZeroAmount(slot, row);
        _payClaim(drop, slot, row, to, id, amount);
        emit RowClaimed(dropId, slot, row, to);
    }

    /// @dev Gives the caller back the coins that no row took.
    function _refund(uint256 rest) private {
        bool ok;
        assembly ("memory-safe") {
            ok := call(gas(), caller(), rest, 0, 0, 0, 0)
        }
        if (!ok) revert RefundFailed(rest);
    }

    /// @dev Refuses terms that no row can be paid under.
    function _checkTerms(Drop calldata drop) private pure {
        uint256 standard = drop.standard;
        if (standard > NATIVE) revert UnknownStandard(standard);
        uint256 flags = drop.flags;
        uint256 slotSize = drop.slotSize;
        unchecked {
            if (flags & ~(KNOWN_FLAGS >> (8 * standard)) & 0xff != 0) revert UnknownFlags(flags);
            uint256 limit = (SLOT_LIMITS >> (8 * standard)) & 0xff;
            // A size of zero wraps.
            if (slotSize - 1 >= limit) revert BadSlotSize(slotSize, limit);
        }
    }

    function _prove(Drop calldata drop, uint256 slot, bytes32 rowsHash, bytes32 rowsRoot, bytes32[] calldata proof)
        private
        pure
    {
        if (SlotTree.rootOf(SlotTree.slotLeaf(slot, rowsHash, rowsRoot), proof) != drop.root) revert BadProof(slot);
    }
}
