// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Drop, ISlotDistributor} from "./ISlotDistributor.sol";
import {PackedRows, Rows} from "./PackedRows.sol";
import {RowPayer} from "./RowPayer.sol";
import {SlotTree} from "./SlotTree.sol";

/// @title Pays committed lists, each row at most once
/// @dev No owner, no upgrade, no custody between transactions, no approvals, no arbitrary call.
contract SlotDistributor is RowPayer {
    address public constant ANYONE = address(type(uint160).max);

    /// One byte a standard, ERC-20 in the lowest.
    uint256 private constant KNOWN_FLAGS =
        (FLAG_STRICT | FLAG_DIRECT) | (FLAG_STRICT | FLAG_SAFE) << 8 | FLAG_STRICT << 16 | FLAG_STRICT << 24;
    uint256 private constant SLOT_LIMITS = 250 | 100 << 8 | 100 << 16 | 250 << 24;

    uint256 private constant CLAIMS_OPEN = 1 << 160;
    uint256 private constant REGISTERED = 1 << 161;
    uint256 private constant CANCELLED = 1 << 162;

    // Storage has no variables, only two kinds of words. The word of a slot lies at keccak256(dropId ‖ slot), 64 bytes; what the
    // sender said of a drop lies at its id, which is a hash of 416 bytes. Neither place can be chosen, nor meet another.

    /// @dev Transient slot 0 is the only one in use. A token's or an account's hook may look, but not change anything.
    modifier guarded() {
        _refuseReentry();
        assembly ("memory-safe") {
            tstore(0, 1)
        }
        _;
        assembly ("memory-safe") {
            tstore(0, 0)
        }
    }

    function register(Drop calldata drop, address operator, bool claimsOpen) external {
        bytes32 dropId = _requireSender(drop);
        _checkTerms(drop);
        if (claimsOpen && drop.standard == NATIVE) revert ClaimsNeedToken();
        _setState(dropId, uint160(operator) | REGISTERED | (claimsOpen ? CLAIMS_OPEN : 0));
        emit DropRegistered(dropId, msg.sender, operator, claimsOpen);
    }

    function cancel(Drop calldata drop) external {
        bytes32 dropId = _requireSender(drop);
        _setState(dropId, CANCELLED);
        emit DropCancelled(dropId, msg.sender);
    }

    function send(
        Drop calldata drop,
        uint256 slot,
        bytes calldata rows,
        bytes32 rowsRoot,
        bytes32[] calldata proof,
        uint256 mask
    ) external payable guarded returns (uint256 paid, uint256 failed) {
        bytes32 dropId = dropIdOf(drop);
        uint256 state = _requireOpen(drop, dropId);
        address operator = address(uint160(state));
        if (msg.sender != drop.sender && msg.sender != operator && operator != ANYONE) {
            revert NotAuthorised(dropId, msg.sender);
        }
        uint256 standard = _checkTerms(drop);
        if (standard != NATIVE && msg.value != 0) revert WrongValue(msg.value, 0);
        uint256 expected = _rowCount(drop, slot);
        _prove(drop, slot, SlotTree.hash(rows), rowsRoot, proof);
        Rows memory shape;
        PackedRows.parse(shape, rows, standard);
        if (shape.count != expected) revert WrongRowCount(shape.count, expected);
        if (mask >> expected != 0) revert BadMask(mask, expected);

        uint256 key = _key(dropId, slot);
        uint256 word = _word(key);
        uint256 open = mask & ~word;
        uint256 spent;
        if (open != 0) {
            // Effects first: whatever a hook does, these rows are taken.
            _setWord(key, word | open);
            (failed, spent) = _pay(drop, dropId, slot, shape, open);
            paid = open & ~failed;
            if (failed != 0) _setWord(key, word | paid);
            emit SlotSent(dropId, slot, paid, failed);
        }
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

    function settled(bytes32 dropId, uint256 from, uint256 count) external view returns (uint256[] memory words) {
        words = new uint256[](count);
        for (uint256 i; i < count; ++i) words[i] = _word(_key(dropId, from + i));
    }

    function stateOf(bytes32 dropId) external view returns (Status status, address operator, bool claimsOpen) {
        uint256 state = _state(dropId);
        if (state & CANCELLED != 0) return (Status.Cancelled, address(0), false);
        if (state & REGISTERED == 0) return (Status.None, address(0), false);
        return (Status.Registered, address(uint160(state)), state & CLAIMS_OPEN != 0);
    }

    /// @dev keccak256(abi.encode(chain, this contract, drop)), whose eleven words are taken as they came: whatever bits they
    /// carry, all are in the id.
    function dropIdOf(Drop calldata drop) public view returns (bytes32 dropId) {
        assembly ("memory-safe") {
            let m := mload(0x40)
            mstore(m, chainid())
            mstore(add(m, 32), address())
            calldatacopy(add(m, 64), drop, 352)
            dropId := keccak256(m, 416)
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
        if (amount == 0) revert ZeroAmount(row);
        _payOne(drop, to, id, amount);
        emit RowClaimed(dropId, slot, row, to);
    }

    function _key(bytes32 dropId, uint256 slot) private pure returns (uint256 key) {
        assembly ("memory-safe") {
            mstore(0x00, dropId)
            mstore(0x20, slot)
            key := keccak256(0x00, 0x40)
        }
    }

    function _word(uint256 key) private view returns (uint256 word) {
        assembly ("memory-safe") {
            word := sload(key)
        }
    }

    function _setWord(uint256 key, uint256 word) private {
        assembly ("memory-safe") {
            sstore(key, word)
        }
    }

    /// @dev Operator in the low 160 bits, then one bit each for "claims open", "registered" and "cancelled".
    function _state(bytes32 dropId) private view returns (uint256 state) {
        return _word(uint256(dropId));
    }

    function _setState(bytes32 dropId, uint256 state) private {
        _setWord(uint256(dropId), state);
    }

    /// @dev Gives the caller back the coins that no row took.
    function _refund(uint256 rest) private {
        bool ok;
        assembly ("memory-safe") {
            ok := call(gas(), caller(), rest, 0, 0, 0, 0)
        }
        if (!ok) revert RefundFailed(rest);
    }

    function _refuseReentry() private view {
        bool entered;
        assembly ("memory-safe") {
            entered := tload(0)
        }
        if (entered) revert Reentered();
    }

    /// @dev What `register` and `cancel` have in common.
    function _requireSender(Drop calldata drop) private view returns (bytes32 dropId) {
        _refuseReentry();
        dropId = dropIdOf(drop);
        if (msg.sender != drop.sender) revert NotAuthorised(dropId, msg.sender);
        if (_state(dropId) & CANCELLED != 0) revert AlreadyCancelled(dropId);
    }

    /// @dev Refuses cancelled drops and wrong times.
    function _requireOpen(Drop calldata drop, bytes32 dropId) private view returns (uint256 state) {
        state = _state(dropId);
        if (state & CANCELLED != 0) revert AlreadyCancelled(dropId);
        if (block.timestamp < drop.opensAt) revert NotOpenYet(drop.opensAt, block.timestamp);
        if (drop.closesAt != 0 && block.timestamp >= drop.closesAt) revert Closed(drop.closesAt, block.timestamp);
    }

    /// @dev Refuses terms that no row can be paid under.
    function _checkTerms(Drop calldata drop) private pure returns (uint256 standard) {
        standard = drop.standard;
        if (standard > NATIVE) revert UnknownStandard(standard);
        uint256 flags = drop.flags;
        uint256 slotSize = drop.slotSize;
        unchecked {
            if (flags & ~(KNOWN_FLAGS >> (8 * standard)) & 0xff != 0) revert UnknownFlags(flags);
            uint256 limit = (SLOT_LIMITS >> (8 * standard)) & 0xff;
            // A size of zero wraps.
            if (slotSize - 1 >= limit) revert BadSlotSize(slotSize, limit);
        }
        if (standard == NATIVE && drop.token != address(0)) revert CoinHasNoToken(drop.token);
    }

    /// @dev Number of rows of a slot, which the drop must have.
    function _rowCount(Drop calldata drop, uint256 slot) private pure returns (uint256) {
        unchecked {
            // Neither number has more than 32 bits.
            uint256 rows = drop.rows;
            uint256 slotSize = drop.slotSize;
            uint256 slots = (rows + slotSize - 1) / slotSize;
            if (slot >= slots) revert NoSuchSlot(slot, slots);
            uint256 rest = rows - slot * slotSize;
            return rest < slotSize ? rest : slotSize;
        }
    }

    function _prove(Drop calldata drop, uint256 slot, bytes32 rowsHash, bytes32 rowsRoot, bytes32[] calldata proof)
        private
        pure
    {
        if (SlotTree.rootOf(SlotTree.slotLeaf(slot, rowsHash, rowsRoot), proof) != drop.root) revert BadProof(slot);
    }
}
