// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Drop} from "./Drop.sol";
import {ISlotDistributor} from "./ISlotDistributor.sol";

/// @title What the distributor remembers: what a sender said of a drop, and one word a slot
/// @dev Storage has no variables, only two kinds of words. The word of a slot lies at keccak256(dropId ‖ slot), 64 bytes; what
/// the sender said of a drop lies at its id, which is a hash of 416 bytes. Neither place can be chosen, nor meet another.
abstract contract Ledger is ISlotDistributor {
    address public constant ANYONE = address(type(uint160).max);

    /// State of a drop: operator in the low 160 bits, the second until which it may send in the highest 40.
    uint256 internal constant CLAIMS_OPEN = 1 << 160;
    uint256 internal constant REGISTERED = 1 << 161;
    uint256 internal constant CANCELLED = 1 << 162;
    uint256 internal constant LEAVES_OPEN = 1 << 163;
    uint256 internal constant UNTIL = 216;

    /// @dev Not zero while a function runs that changes this contract. A whole word, as a part of one costs another read.
    uint256 private transient _entered;

    /// @dev A token's or an account's hook may read, but not call what changes this contract.
    modifier guarded() {
        if (_entered != 0) revert Reentered();
        _entered = 1;
        _;
        _entered = 0;
    }

    function settled(bytes32 dropId, uint256 from, uint256 count) external view returns (uint256[] memory words) {
        words = new uint256[](count);
        for (uint256 i; i < count; ++i) words[i] = _word(_key(dropId, from + i));
    }

    function stateOf(bytes32 dropId) external view
        returns (Status status, address operator, uint256 operatorUntil, bool mayLeaveOpen, bool claimsOpen) {
        uint256 state = _state(dropId);
        if (state & CANCELLED != 0) return (Status.Cancelled, address(0), 0, false, false);
        if (state & REGISTERED == 0) return (Status.None, address(0), 0, false, false);
        return (
            Status.Registered,
            address(uint160(state)),
            state >> UNTIL,
            state & LEAVES_OPEN != 0,
            state & CLAIMS_OPEN != 0
        );
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

    function _key(bytes32 dropId, uint256 slot) internal pure returns (uint256 key) {
        assembly ("memory-safe") {
            mstore(0x00, dropId)
            mstore(0x20, slot)
            key := keccak256(0x00, 0x40)
        }
    }

    function _word(uint256 key) internal view returns (uint256 word) {
        assembly ("memory-safe") {
            word := sload(key)
        }
    }

    function _setWord(uint256 key, uint256 word) internal {
        assembly ("memory-safe") {
            sstore(key, word)
        }
    }

    function _state(bytes32 dropId) internal view returns (uint256 state) {
        return _word(uint256(dropId));
    }

    function _setState(bytes32 dropId, uint256 state) internal {
        _setWord(uint256(dropId), state);
    }

    /// @dev What `register` and `cancel` have in common.
    function _requireSender(Drop calldata drop) internal view returns (bytes32 dropId) {
        dropId = dropIdOf(drop);
        if (msg.sender != drop.sender) revert NotAuthorised(dropId, msg.sender);
        if (_state(dropId) & CANCELLED != 0) revert AlreadyCancelled(dropId);
    }

    /// @dev Refuses cancelled drops and wrong times.
    function _requireOpen(Drop calldata drop, bytes32 dropId) internal view returns (uint256 state) {
        state = _state(dropId);
        if (state & CANCELLED != 0) revert AlreadyCancelled(dropId);
        if (block.timestamp < drop.opensAt) revert NotOpenYet(drop.opensAt, block.timestamp);
        if (drop.closesAt != 0 && block.timestamp >= drop.closesAt) revert Closed(drop.closesAt, block.timestamp);
    }

    /// @dev Refuses callers who are neither the sender nor, while it may, the operator. An operator of zero is nobody, also in
    /// a simulation whose caller is zero.
    function _requireMaySend(Drop calldata drop, bytes32 dropId, uint256 state) internal view {
        if (msg.sender == drop.sender) return;
        address operator = address(uint160(state));
        if (operator == address(0) || (msg.sender != operator && operator != ANYONE)) {
            revert NotAuthorised(dropId, msg.sender);
        }
        uint256 until = state >> UNTIL;
        if (until != 0 && block.timestamp >= until) revert OperatorExpired(until, block.timestamp);
    }

    /// @dev Number of rows of a slot, which the drop must have.
    function _rowCount(Drop calldata drop, uint256 slot) internal pure returns (uint256) {
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
}
