// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Drop, ISlotDistributor} from "./ISlotDistributor.sol";

/// @title Pays committed lists, each row at most once
/// @dev No owner, no upgrade, no custody between transactions, no approvals, no arbitrary call.
contract SlotDistributor is ISlotDistributor {
    /// @notice Operator value that lets anyone execute the committed rows.
    address public constant ANYONE = address(type(uint160).max);

    bytes32 private constant SLOT_DOMAIN = keccak256("Slot(uint256 slot,bytes32 rowsHash,bytes32 rowsRoot)");
    uint256 private constant FLAG_STRICT = 1;
    uint256 private constant ROW_GAS = 400_000;
    uint256 private constant GUARD_SLOT = uint256(keccak256("SlotDistributor.guard")) - 1;

    mapping(bytes32 dropId => mapping(uint256 slot => uint256 word)) private _settled;
    /// Operator in the low 160 bits, then one bit "claims open", one bit "registered", one bit "cancelled".
    mapping(bytes32 dropId => uint256 state) private _states;

    uint256 private constant CLAIMS_OPEN = 1 << 160;
    uint256 private constant REGISTERED = 1 << 161;
    uint256 private constant CANCELLED = 1 << 162;

    struct Shape {
        uint256 records; // calldata offset of the first record
        uint256 stride;
        uint256 valueBits;
        uint256 unit;
        uint256 count;
    }

    modifier guarded() {
        uint256 slot = GUARD_SLOT;
        bool entered;
        assembly ("memory-safe") {
            entered := tload(slot)
        }
        if (entered) revert Reentered();
        assembly ("memory-safe") {
            tstore(slot, 1)
        }
        _;
        assembly ("memory-safe") {
            tstore(slot, 0)
        }
    }

    function register(Drop calldata drop, address operator, bool claimsOpen) external {
        bytes32 dropId = dropIdOf(drop);
        if (msg.sender != drop.sender) revert NotAuthorised(dropId, msg.sender);
        if (_states[dropId] & CANCELLED != 0) revert AlreadyCancelled(dropId);
        _states[dropId] = uint160(operator) | REGISTERED | (claimsOpen ? CLAIMS_OPEN : 0);
        emit DropRegistered(dropId, msg.sender, operator, claimsOpen);
    }

    function cancel(Drop calldata drop) external {
        bytes32 dropId = dropIdOf(drop);
        if (msg.sender != drop.sender) revert NotAuthorised(dropId, msg.sender);
        if (_states[dropId] & CANCELLED != 0) revert AlreadyCancelled(dropId);
        _states[dropId] = CANCELLED;
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
        _authorise(drop, dropId);
        _verify(drop, slot, rows, rowsRoot, proof);
        Shape memory shape = _shape(drop, slot, rows);
        if (mask >> shape.count != 0) revert BadMask(mask, shape.count);
        if (msg.value != 0) revert WrongValue(msg.value, 0);

        uint256 word = _settled[dropId][slot];
        uint256 open = mask & ~word;
        if (open == 0) return (0, 0);
        // Effects first: whatever a token's hook does, these rows are taken.
        _settled[dropId][slot] = word | open;
        failed = _payErc20(drop, dropId, slot, shape, open);
        if (failed != 0) _settled[dropId][slot] = word | (open & ~failed);
        paid = open & ~failed;
        emit SlotSent(dropId, slot, paid, failed);
    }

    function settled(bytes32 dropId, uint256 from, uint256 count) external view returns (uint256[] memory words) {
        words = new uint256[](count);
        for (uint256 i; i < count; ++i) words[i] = _settled[dropId][from + i];
    }

    function stateOf(bytes32 dropId) external view returns (Status status, address operator, bool claimsOpen) {
        uint256 state = _states[dropId];
        if (state & CANCELLED != 0) return (Status.Cancelled, address(0), false);
        if (state & REGISTERED == 0) return (Status.None, address(0), false);
        return (Status.Registered, address(uint160(state)), state & CLAIMS_OPEN != 0);
    }

    function dropIdOf(Drop calldata drop) public view returns (bytes32) {
        return keccak256(abi.encode(block.chainid, address(this), drop));
    }

    function _authorise(Drop calldata drop, bytes32 dropId) private view {
        uint256 state = _states[dropId];
        if (state & CANCELLED != 0) revert AlreadyCancelled(dropId);
        address operator = address(uint160(state));
        if (msg.sender != drop.sender && msg.sender != operator && operator != ANYONE) {
            revert NotAuthorised(dropId, msg.sender);
        }
        if (block.timestamp < drop.opensAt) revert NotOpenYet(drop.opensAt, block.timestamp);
        if (drop.closesAt != 0 && block.timestamp >= drop.closesAt) revert Closed(drop.closesAt, block.timestamp);
    }

    function _verify(
        Drop calldata drop,
        uint256 slot,
        bytes calldata rows,
        bytes32 rowsRoot,
        bytes32[] calldata proof
    ) private pure {
        bytes32 node = keccak256(abi.encode(SLOT_DOMAIN, slot, keccak256(rows), rowsRoot));
        for (uint256 i; i < proof.length; ++i) {
            bytes32 sibling = proof[i];
            (bytes32 low, bytes32 high) = node < sibling ? (node, sibling) : (sibling, node);
            assembly ("memory-safe") {
                mstore(0, low)
                mstore(32, high)
                node := keccak256(0, 64)
            }
        }
        if (node != drop.root) revert BadProof(slot);
    }

    function _shape(Drop calldata drop, uint256 slot, bytes calldata rows) private pure returns (Shape memory shape) {
        if (drop.standard != 0) revert UnknownStandard(drop.standard);
        if (drop.flags & ~uint8(FLAG_STRICT) != 0) revert UnknownFlags(drop.flags);
        if (drop.slotSize == 0 || drop.slotSize > 250) revert BadSlotSize(drop.slotSize, 250);
        uint256 slots = (uint256(drop.rows) + drop.slotSize - 1) / drop.slotSize;
        if (slot >= slots) revert NoSuchSlot(slot, slots);

        if (rows.length < 6 || rows[0] != 0x01) revert MalformedRows();
        uint256 idWidth = uint8(rows[1]);
        uint256 valueWidth = uint8(rows[2]);
        uint256 unitWidth = uint8(rows[3]);
        if (idWidth != 0 || valueWidth > 32 || unitWidth == 0 || unitWidth > 32) revert MalformedRows();
        uint256 header = 4 + unitWidth;
        if (rows.length <= header) revert MalformedRows();
        shape.unit = uint256(bytes32(rows[4:header])) >> (256 - 8 * unitWidth);
        shape.stride = 20 + valueWidth;
        shape.valueBits = 8 * valueWidth;
        shape.count = (rows.length - header) / shape.stride;
        if (shape.unit == 0 || shape.count * shape.stride != rows.length - header) revert MalformedRows();
        uint256 expected = slot + 1 == slots ? drop.rows - slot * drop.slotSize : drop.slotSize;
        if (shape.count != expected) revert WrongRowCount(shape.count, expected);
        uint256 records;
        assembly ("memory-safe") {
            records := add(rows.offset, header)
        }
        shape.records = records;
    }

    function _row(Shape memory shape, uint256 r) private pure returns (address account, uint256 amount) {
        uint256 offset = shape.records + r * shape.stride;
        uint256 valueBits = shape.valueBits;
        uint256 value = 1;
        assembly ("memory-safe") {
            account := shr(96, calldataload(offset))
            if valueBits { value := shr(sub(256, valueBits), calldataload(add(offset, 20))) }
        }
        amount = value * shape.unit;
    }

    /// @dev Takes the sum once, pays each row, gives the failed rows back; balances decide, not what the token says.
    function _payErc20(Drop calldata drop, bytes32 dropId, uint256 slot, Shape memory shape, uint256 open)
        private
        returns (uint256 failed)
    {
        address token = drop.token;
        if (token.code.length == 0) revert NoTokenCode(token);
        uint256 sum;
        for (uint256 r; r < shape.count; ++r) {
            if ((open >> r) & 1 == 0) continue;
            (address account, uint256 amount) = _row(shape, r);
            if (account == address(0)) revert ZeroAccount(r);
            if (amount == 0) revert ZeroAmount(r);
            sum += amount;
        }

        uint256 before = _balance(token);
        (bool pulled, bytes memory answer) =
            _call(token, abi.encodeWithSelector(0x23b872dd, drop.sender, address(this), sum), gasleft());
        if (!pulled) revert PullFailed(token, drop.sender, sum, answer);
        if (_balance(token) != before + sum) revert InexactTransfer(token, before + sum, _balance(token));

        uint256 back;
        for (uint256 r; r < shape.count; ++r) {
            if ((open >> r) & 1 == 0) continue;
            (address account, uint256 amount) = _row(shape, r);
            (bool ok, bytes memory reason) =
                _call(token, abi.encodeWithSelector(0xa9059cbb, account, amount), ROW_GAS);
            if (ok) continue;
            if (drop.flags & FLAG_STRICT != 0) revert RowRejected(r, reason);
            failed |= 1 << r;
            back += amount;
            emit RowFailed(dropId, slot, r, reason);
        }
        if (_balance(token) != before + back) revert InexactTransfer(token, before + back, _balance(token));
        if (back != 0) {
            (bool returned, bytes memory reason) =
                _call(token, abi.encodeWithSelector(0xa9059cbb, drop.sender, back), gasleft());
            if (!returned) revert PullFailed(token, drop.sender, back, reason);
            if (_balance(token) != before) revert InexactTransfer(token, before, _balance(token));
        }
    }

    function _balance(address token) private view returns (uint256 held) {
        assembly ("memory-safe") {
            mstore(0, 0x70a0823100000000000000000000000000000000000000000000000000000000)
            mstore(4, address())
            // The last argument is evaluated first.
            if iszero(and(gt(returndatasize(), 31), staticcall(gas(), token, 0, 36, 0, 32))) { revert(0, 0) }
            held := mload(0)
        }
    }

    /// @dev Success is a call that went through and answered nothing or `true`. At most 64 bytes of the answer are copied.
    function _call(address token, bytes memory data, uint256 gasLimit) private returns (bool ok, bytes memory answer) {
        assembly ("memory-safe") {
            ok := call(gasLimit, token, 0, add(data, 32), mload(data), 0, 32)
            switch ok
            case 0 {
                let size := returndatasize()
                if gt(size, 64) { size := 64 }
                answer := mload(0x40)
                mstore(answer, size)
                returndatacopy(add(answer, 32), 0, size)
                mstore(0x40, add(answer, 96))
            }
            default {
                ok := or(iszero(returndatasize()), and(gt(returndatasize(), 31), eq(mload(0), 1)))
                answer := 0x60
            }
        }
    }
}
