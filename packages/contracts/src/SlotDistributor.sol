// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Claims} from "./Claims.sol";
import {ClaimSignature} from "./ClaimSignature.sol";
import {Drop, Permit, Slot} from "./Drop.sol";
import {Erc1155Payer} from "./Erc1155Payer.sol";
import {Erc20Payer} from "./Erc20Payer.sol";
import {Erc721Payer} from "./Erc721Payer.sol";
import {Ledger} from "./Ledger.sol";
import {PackedRows, Rows} from "./PackedRows.sol";
import {Kind, OpenSlot, Push} from "./RowPayer.sol";
import {SlotTree} from "./SlotTree.sol";
import {TokenCalls} from "./TokenCalls.sol";

/// @title Pays committed lists, each row at most once
/// @dev No owner, no upgrade, no custody between transactions, no approvals, no arbitrary call. This file decides who may call,
/// proves the rows and marks them. The payers pay and verify, one a standard. Claims pays single rows.
contract SlotDistributor is Ledger, Erc20Payer, Erc721Payer, Erc1155Payer, Claims {
    using PackedRows for Rows;
    using TokenCalls for address;

    /// One byte a standard, ERC-20 in the lowest.
    uint256 private constant KNOWN_FLAGS =
        (FLAG_STRICT | FLAG_DIRECT) | (FLAG_STRICT | FLAG_SAFE) << 8 | FLAG_STRICT << 16 | FLAG_STRICT << 24;
    uint256 private constant SLOT_LIMITS = 250 | 100 << 8 | 100 << 16 | 250 << 24;

    function register(
        Drop calldata drop, address operator, uint40 operatorUntil, bool mayLeaveOpen, bool claimsOpen, bytes32 listDigest
    ) external payable guarded {
        _register(drop, operator, operatorUntil, mayLeaveOpen, claimsOpen, listDigest);
    }

    function registerWithPermit(
        Drop calldata drop, address operator, uint40 operatorUntil, bool mayLeaveOpen, bool claimsOpen, bytes32 listDigest,
        Permit calldata permit
    ) external payable guarded {
        _permit(drop, permit);
        _register(drop, operator, operatorUntil, mayLeaveOpen, claimsOpen, listDigest);
    }

    function cancel(Drop calldata drop) external guarded {
        bytes32 dropId = _requireSender(drop);
        _setState(dropId, CANCELLED);
        emit DropCancelled(dropId, msg.sender);
    }

    function send(Drop calldata drop, uint256 sum, uint256 rowGas, Slot[] calldata slots) external payable guarded
        returns (uint256[] memory paid, uint256[] memory failed) {
        Push memory push;
        push.dropId = dropIdOf(drop);
        uint256 state = _requireOpen(drop, push.dropId);
        _requireMaySend(drop, push.dropId, state);
        _checkTerms(drop);
        (push.sender, push.token, push.kind) = (drop.sender, drop.token, _kindOf(drop));
        push.isSafe = drop.flags & FLAG_SAFE != 0;
        bool mayLeaveOpen = msg.sender == drop.sender || state & LEAVES_OPEN != 0;
        push.isStrict = drop.flags & FLAG_STRICT != 0 || !mayLeaveOpen;
        _open(drop, push, slots);
        _requireSum(push, sum);
        if (push.kind != Kind.Coin && msg.value != 0) revert WrongValue(msg.value, 0);
        uint256 spent;
        if (push.rows != 0) spent = _pay(push, rowGas);
        _requireSum(push, sum);
        (paid, failed) = _close(push);
        if (msg.value != spent) _refund(msg.value - spent);
    }

    function claim(
        Drop calldata drop, uint256 slot, uint256 row, address account, uint256 id, uint256 amount,
        bytes32[] calldata rowProof, bytes32 rowsHash, bytes32[] calldata slotProof
    ) external guarded {
        _claim(drop, slot, row, account, id, amount, rowProof, rowsHash, slotProof, account);
    }

    function claimTo(
        Drop calldata drop, uint256 slot, uint256 row, address account, uint256 id, uint256 amount,
        bytes32[] calldata rowProof, bytes32 rowsHash, bytes32[] calldata slotProof, address to
    ) external guarded {
        if (msg.sender != account) revert NotTheAccount(account, msg.sender);
        _claim(drop, slot, row, account, id, amount, rowProof, rowsHash, slotProof, to);
    }

    function claimBySig(
        Drop calldata drop, uint256 slot, uint256 row, address account, uint256 id, uint256 amount,
        bytes32[] calldata rowProof, bytes32 rowsHash, bytes32[] calldata slotProof, address to, uint256 deadline,
        bytes calldata signature
    ) external guarded {
        if (block.timestamp > deadline) revert SignatureExpired(deadline, block.timestamp);
        bytes32 digest = ClaimSignature.digest(dropIdOf(drop), slot, row, to, deadline);
        if (!ClaimSignature.isBy(account, digest, signature)) revert BadSignature(account);
        _claim(drop, slot, row, account, id, amount, rowProof, rowsHash, slotProof, to);
    }

    function _register(
        Drop calldata drop, address operator, uint256 operatorUntil, bool mayLeaveOpen, bool claimsOpen, bytes32 listDigest
    ) private {
        bytes32 dropId = _requireSender(drop);
        _checkTerms(drop);
        if (claimsOpen && _kindOf(drop) == Kind.Coin) revert ClaimsNeedToken();
        if (operatorUntil != 0 && operatorUntil <= block.timestamp) revert OperatorExpired(operatorUntil, block.timestamp);
        bool isNamed = operator != address(0) && operator != ANYONE;
        if (mayLeaveOpen && !isNamed) revert NeedsOneOperator(operator);
        uint256 flags = REGISTERED | (claimsOpen ? CLAIMS_OPEN : 0) | (mayLeaveOpen ? LEAVES_OPEN : 0);
        _setState(dropId, uint160(operator) | flags | operatorUntil << UNTIL);
        emit DropRegistered(dropId, msg.sender, operator, operatorUntil, mayLeaveOpen, claimsOpen, listDigest);
        if (msg.value == 0) return;
        if (!isNamed) revert WrongValue(msg.value, 0);
        (bool ok,) = operator.call{value: msg.value}("");
        if (!ok) revert GasMoneyRefused(operator, msg.value);
    }

    /// @dev A permit that was used before fails here, so only the allowance counts.
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

    /// @dev Proves the slots and marks their open rows as settled, before anything is called.
    function _open(Drop calldata drop, Push memory push, Slot[] calldata slots) private {
        if (slots.length == 0) revert NoSlots();
        OpenSlot[] memory open = new OpenSlot[](slots.length);
        for (uint256 i; i < slots.length; ++i) {
            Slot calldata slot = slots[i];
            OpenSlot memory made = open[i];
            if (i != 0 && slot.index <= open[i - 1].slot) revert BadSlotOrder(slot.index, open[i - 1].slot);
            uint256 count = _rowCount(drop, slot.index);
            _prove(drop, slot.index, SlotTree.hash(slot.rows), slot.rowsRoot, slot.proof);
            made.rows.parse(slot.index, slot.rows, drop.standard);
            if (made.rows.count != count) revert WrongRowCount(slot.index, made.rows.count, count);
            if (slot.mask >> count != 0) revert BadMask(slot.index, slot.mask, count);
            made.slot = slot.index;
            made.key = _key(push.dropId, slot.index);
            made.word = _word(made.key);
            made.open = slot.mask & ~made.word;
            if (made.open == 0) continue;
            // Items are added up run by run while they are paid. Here the sum only proves that it does not wrap.
            uint256 sum = push.kind != Kind.Items || made.rows.mayWrap ? made.rows.sum(made.open) : 0;
            unchecked {
                if (push.sum + sum < sum) revert SumOverflow(slot.index);
                push.sum += sum;
                push.rows += PackedRows.bits(made.open);
            }
            _setWord(made.key, made.word | made.open);
        }
        push.slots = open;
    }

    /// @dev Called before rows are paid, and again after, when ERC-1155 items are added up.
    function _requireSum(Push memory push, uint256 most) private pure {
        if (push.sum > most) revert WrongSum(most, push.sum);
    }

    /// @dev Pays the open rows. Returns the part of `msg.value` that went out.
    function _pay(Push memory push, uint256 rowGas) private returns (uint256 spent) {
        _setRowGas(push, rowGas);
        if (push.kind == Kind.Coin) return _pushCoins(push);
        push.token.requireCode();
        if (push.kind == Kind.Sum) _pushFromSum(push);
        else if (push.kind == Kind.Direct) _pushDirect(push);
        else if (push.kind == Kind.Nft) _pushErc721(push);
        else if (push.kind == Kind.Items) _pushErc1155(push);
        else _pushWrapped(push);
    }

    /// @dev Opens the failed rows again, and emits the result of each slot.
    function _close(Push memory push) private returns (uint256[] memory paid, uint256[] memory failed) {
        OpenSlot[] memory open = push.slots;
        (paid, failed) = (new uint256[](open.length), new uint256[](open.length));
        for (uint256 i; i < open.length; ++i) {
            OpenSlot memory slot = open[i];
            if (slot.open == 0) continue;
            failed[i] = slot.failed;
            paid[i] = slot.open & ~slot.failed;
            if (slot.failed != 0) _setWord(slot.key, slot.word | paid[i]);
            emit SlotSent(push.dropId, slot.slot, paid[i], slot.failed);
        }
    }

    function _claim(
        Drop calldata drop, uint256 slot, uint256 row, address account, uint256 id, uint256 amount,
        bytes32[] calldata rowProof, bytes32 rowsHash, bytes32[] calldata slotProof, address to
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

    /// @dev Refunds the coins that no row took.
    function _refund(uint256 rest) private {
        (bool ok,) = msg.sender.call{value: rest}("");
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
