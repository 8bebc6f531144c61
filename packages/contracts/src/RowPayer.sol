// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Drop, ISlotDistributor} from "./ISlotDistributor.sol";
import {PackedRows, Rows} from "./PackedRows.sol";
import {TokenCalls} from "./TokenCalls.sol";

/// @title Moves the tokens of rows that were proven and marked as settled
/// @dev Tokens leave `drop.sender`'s wallet, coins leave `msg.value`, and both go to the accounts of the rows alone.
///
/// Rows are paid in stretches: loops in assembly, each in a function of its own with few variables, that stop at the first
/// record that fails and leave what it answered to be read.
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

    /// A row can burn this much gas and no more. A row that gets less than it needs fails, and so stays open.
    uint256 private constant TOKEN_GAS = 400_000;
    uint256 private constant COIN_GAS = 100_000;

    /// @dev Pays the rows in `open`. Returns those that failed, and the coins that went out.
    function _pay(Drop calldata drop, bytes32 dropId, uint256 slot, Rows memory rows, uint256 open)
        internal
        returns (uint256 failed, uint256 spent)
    {
        uint256 standard = drop.standard;
        if (standard == NATIVE) return _payCoins(drop, dropId, slot, rows, open);
        address token = drop.token;
        token.requireCode();
        if (standard == ERC20 && drop.flags & FLAG_DIRECT == 0) {
            failed = _payFromSum(drop, dropId, slot, rows, open);
            return (failed, 0);
        }
        if (rows.mayWrap) rows.sum(open);
        if (standard == ERC1155) {
            failed = _payRows(drop, dropId, slot, rows, open, rows.first);
        } else {
            uint256 before = token.balanceOf(drop.sender);
            failed = _payRows(drop, dropId, slot, rows, open, rows.first);
            uint256 held = token.balanceOf(drop.sender);
            uint256 lost = held < before ? before - held : 0;
            if (standard == ERC20) _checkDirect(drop, rows, open & ~failed, lost);
            else failed |= _checkOwners(drop, dropId, slot, rows, open & ~failed, lost);
        }
    }

    /// @dev ERC-20: takes the sum once, pays each row, gives back what failed rows left. Balances decide, not what the token
    /// says: the sender's and this contract's around the pull, the first account's around its row, this contract's at the end.
    function _payFromSum(Drop calldata drop, bytes32 dropId, uint256 slot, Rows memory rows, uint256 open)
        private
        returns (uint256 failed)
    {
        address token = drop.token;
        uint256 before = token.balanceOf(address(this));
        _pull(token, drop.sender, rows.sum(open));

        unchecked {
            (uint256 skipped, uint256 length) = PackedRows.stretch(open);
            uint256 place = rows.first + skipped * rows.stride;
            uint256 end = place + length * rows.stride;
            failed = _payFirst(drop, dropId, slot, rows, place);
            place += rows.stride;
            if (place != end) failed |= _payStretch(drop, dropId, slot, rows, place, end);
            open >>= skipped + length;
            if (open != 0) failed |= _payRows(drop, dropId, slot, rows, open, end);
        }
        uint256 back = failed == 0 ? 0 : rows.sum(failed);
        uint256 held = token.balanceOf(address(this));
        if (held != before + back) revert InexactTransfer(token, before + back, held);
        if (back != 0) _giveBack(token, drop.sender, back, before);
    }

    function _pull(address token, address sender, uint256 sum) private {
        uint256 before = token.balanceOf(sender);
        if (!token.transferFrom(sender, address(this), sum)) {
            revert PullFailed(token, sender, sum, TokenCalls.reason());
        }
        unchecked {
            uint256 lost = before - token.balanceOf(sender);
            if (lost != sum) revert InexactTransfer(token, sum, lost);
        }
    }

    /// @dev Pays one row and looks at what its account got: a token that keeps a part does so at each row.
    function _payFirst(Drop calldata drop, bytes32 dropId, uint256 slot, Rows memory rows, uint256 place)
        private
        returns (uint256 failed)
    {
        unchecked {
            uint256 end = place + rows.stride;
            address account = PackedRows.accountAt(place);
            uint256 before = drop.token.balanceOf(account);
            if (_transferStretch(drop.token, rows, place, end) != end) {
                rows.refuse(place);
                return _fail(drop, dropId, slot, rows, place, TokenCalls.reason());
            }
            uint256 gained = drop.token.balanceOf(account) - before;
            uint256 amount = rows.valueAt(place) * rows.unit;
            if (gained != amount) revert InexactTransfer(drop.token, amount, gained);
        }
    }

    function _giveBack(address token, address sender, uint256 amount, uint256 before) private {
        if (!token.transfer(sender, amount)) revert ReturnFailed(token, sender, amount, TokenCalls.reason());
        uint256 held = token.balanceOf(address(this));
        if (held != before) revert InexactTransfer(token, before, held);
    }

    /// @dev One call of the token for each row in `open`, whose lowest bit is the record at `place`.
    function _payRows(
        Drop calldata drop,
        bytes32 dropId,
        uint256 slot,
        Rows memory rows,
        uint256 open,
        uint256 place
    ) private returns (uint256 failed) {
        unchecked {
            while (open != 0) {
                (uint256 skipped, uint256 length) = PackedRows.stretch(open);
                open >>= skipped + length;
                place += skipped * rows.stride;
                uint256 end = place + length * rows.stride;
                failed |= _payStretch(drop, dropId, slot, rows, place, end);
                place = end;
            }
        }
    }

    /// @dev Pays the records from `place` up to `end`, of which there is at least one.
    function _payStretch(
        Drop calldata drop,
        bytes32 dropId,
        uint256 slot,
        Rows memory rows,
        uint256 place,
        uint256 end
    ) private returns (uint256 failed) {
        // Two calls of it keep the optimizer from inlining what must have the stack for itself.
        place = _callStretch(drop, rows, place, end);
        while (place != end) {
            rows.refuse(place);
            failed |= _fail(drop, dropId, slot, rows, place, TokenCalls.reason());
            unchecked {
                place += rows.stride;
            }
            if (place != end) place = _callStretch(drop, rows, place, end);
        }
    }

    /// @dev Pays records until `end` or until one fails, whose place is returned then.
    function _callStretch(Drop calldata drop, Rows memory rows, uint256 place, uint256 end) private returns (uint256) {
        address token = drop.token;
        uint256 standard = drop.standard;
        if (standard == ERC20 && drop.flags & FLAG_DIRECT == 0) return _transferStretch(token, rows, place, end);
        if (standard == ERC721) return _idStretch(drop, rows, place, end);
        if (standard == ERC1155) return _itemStretch(drop, rows, place, end);
        return _directStretch(drop, rows, place, end);
    }

    /// @dev ERC-20 out of what was pulled: `transfer`. The call is built over the free memory pointer and the zero slot, and
    /// answered over the latter; both are put right again.
    function _transferStretch(address token, Rows memory rows, uint256 place, uint256 end) private returns (uint256) {
        uint256 unit = rows.unit;
        if (rows.one != 0) return _equalStretch(token, unit, place, end);
        uint256 stride = rows.stride;
        uint256 shift = rows.valueShift;
        assembly ("memory-safe") {
            mstore(0x00, shl(96, 0xa9059cbb))
            // A token that answers nothing leaves this, or the `true` of the row before.
            mstore(0x60, 1)
            // The call comes first, as arguments are evaluated from the last. Then: `true`, and whole words or nothing; and a row
            // that pays nobody or nothing stops too. A product that wraps to zero is one that no sum fits. Four rows a round,
            // as turning costs half as much again as a row; then those that are left.
            for { let last := sub(end, mul(3, stride)) } lt(place, last) {} {
                let value0 := shr(shift, calldataload(add(place, 20)))
                mstore(0x34, mul(value0, unit))
                let account0 := shr(96, calldataload(place))
                mstore(0x14, account0)
                if iszero(
                    mul(
                        mul(account0, value0),
                        and(
                            gt(eq(mload(0x60), 1), and(returndatasize(), 31)),
                            call(TOKEN_GAS, token, 0, 0x10, 0x44, 0x60, 0x20)
                        )
                    )
                ) {
                    end := place
                    break
                }
                place := add(place, stride)
                let value1 := shr(shift, calldataload(add(place, 20)))
                mstore(0x34, mul(value1, unit))
                let account1 := shr(96, calldataload(place))
                mstore(0x14, account1)
                if iszero(
                    mul(
                        mul(account1, value1),
                        and(
                            gt(eq(mload(0x60), 1), and(returndatasize(), 31)),
                            call(TOKEN_GAS, token, 0, 0x10, 0x44, 0x60, 0x20)
                        )
                    )
                ) {
                    end := place
                    break
                }
                place := add(place, stride)
                let value2 := shr(shift, calldataload(add(place, 20)))
                mstore(0x34, mul(value2, unit))
                let account2 := shr(96, calldataload(place))
                mstore(0x14, account2)
                if iszero(
                    mul(
                        mul(account2, value2),
                        and(
                            gt(eq(mload(0x60), 1), and(returndatasize(), 31)),
                            call(TOKEN_GAS, token, 0, 0x10, 0x44, 0x60, 0x20)
                        )
                    )
                ) {
                    end := place
                    break
                }
                place := add(place, stride)
                let value3 := shr(shift, calldataload(add(place, 20)))
                mstore(0x34, mul(value3, unit))
                let account3 := shr(96, calldataload(place))
                mstore(0x14, account3)
                if iszero(
                    mul(
                        mul(account3, value3),
                        and(
                            gt(eq(mload(0x60), 1), and(returndatasize(), 31)),
                            call(TOKEN_GAS, token, 0, 0x10, 0x44, 0x60, 0x20)
                        )
                    )
                ) {
                    end := place
                    break
                }
                place := add(place, stride)
            }
            for {} lt(place, end) {} {
                let value := shr(shift, calldataload(add(place, 20)))
                mstore(0x34, mul(value, unit))
                let account := shr(96, calldataload(place))
                mstore(0x14, account)
                if iszero(
                    mul(
                        mul(account, value),
                        and(
                            gt(eq(mload(0x60), 1), and(returndatasize(), 31)),
                            call(TOKEN_GAS, token, 0, 0x10, 0x44, 0x60, 0x20)
                        )
                    )
                ) {
                    end := place
                    break
                }
                place := add(place, stride)
            }
            // The upper bytes of the pointer were an amount's; its lower ones were not reached.
            mstore(0x34, 0)
            mstore(0x60, 0)
        }
        return place;
    }

    /// @dev The same for records that are accounts alone.
    function _equalStretch(address token, uint256 amount, uint256 place, uint256 end) private returns (uint256) {
        assembly ("memory-safe") {
            mstore(0x00, shl(96, 0xa9059cbb))
            mstore(0x34, amount)
            mstore(0x60, 1)
            for {} 1 {} {
                let account := shr(96, calldataload(place))
                mstore(0x14, account)
                if iszero(
                    mul(
                        account,
                        and(
                            gt(eq(mload(0x60), 1), and(returndatasize(), 31)),
                            call(TOKEN_GAS, token, 0, 0x10, 0x44, 0x60, 0x20)
                        )
                    )
                ) { break }
                place := add(place, 20)
                if xor(place, end) { continue }
                break
            }
            mstore(0x34, 0)
            mstore(0x60, 0)
        }
        return place;
    }

    /// @dev ERC-721: `transferFrom` or `safeTransferFrom`. The call lies as above, begun by the sender.
    function _idStretch(Drop calldata drop, Rows memory rows, uint256 place, uint256 end) private returns (uint256) {
        address token = drop.token;
        address sender = drop.sender;
        uint256 selector = drop.flags & FLAG_SAFE == 0 ? 0x23b872dd : 0x42842e0e;
        uint256 stride = rows.stride;
        uint256 shift = rows.idShift;
        assembly ("memory-safe") {
            let free := mload(0x40)
            mstore(0x00, selector)
            mstore(0x20, sender)
            for {} 1 {} {
                mstore(0x60, shr(shift, calldataload(add(place, 20))))
                let account := shr(96, calldataload(place))
                mstore(0x40, account)
                // Nobody, or this contract: the product of the two can't wrap, as only one of them may have many low zeros.
                if iszero(mul(call(TOKEN_GAS, token, 0, 0x1c, 0x64, 0x60, 0x20), mul(account, xor(account, address())))) {
                    break
                }
                // Few tokens answer.
                if returndatasize() {
                    if iszero(gt(eq(mload(0x60), 1), and(returndatasize(), 31))) { break }
                }
                place := add(place, stride)
                if xor(place, end) { continue }
                break
            }
            mstore(0x40, free)
            mstore(0x60, 0)
        }
        return place;
    }

    /// @dev ERC-1155: `safeTransferFrom` without data.
    function _itemStretch(Drop calldata drop, Rows memory rows, uint256 place, uint256 end) private returns (uint256) {
        address token = drop.token;
        uint256 m = TokenCalls.moveCall(0xf242432a, drop.sender);
        uint256 unit = rows.unit;
        uint256 one = rows.one;
        uint256 stride = rows.stride;
        uint256 idShift = rows.idShift;
        uint256 shift = rows.valueShift;
        uint256 offset = rows.valueOffset;
        assembly ("memory-safe") {
            for {} 1 {} {
                mstore(add(m, 68), shr(idShift, calldataload(add(place, 20))))
                let value := or(one, shr(shift, calldataload(add(place, offset))))
                mstore(add(m, 100), mul(value, unit))
                let account := shr(96, calldataload(place))
                mstore(add(m, 36), account)
                if iszero(
                    gt(
                        call(TOKEN_GAS, token, 0, m, 196, 0x00, 0x20),
                        or(iszero(value), iszero(mul(account, xor(account, address()))))
                    )
                ) { break }
                // It should answer nothing.
                if returndatasize() {
                    if iszero(gt(eq(mload(0x00), 1), and(returndatasize(), 31))) {
                        m := 0
                        break
                    }
                }
                place := add(place, stride)
                if xor(place, end) { continue }
                break
            }
        }
        // It did not revert, so it may have moved something: no row can be called open.
        if (m == 0) revert InexactTransfer(token, rows.valueAt(place) * unit, 0);
        return place;
    }

    /// @dev ERC-20 straight from the sender: `transferFrom`.
    function _directStretch(Drop calldata drop, Rows memory rows, uint256 place, uint256 end) private returns (uint256) {
        address token = drop.token;
        uint256 m = TokenCalls.moveCall(0x23b872dd, drop.sender);
        uint256 unit = rows.unit;
        uint256 one = rows.one;
        uint256 stride = rows.stride;
        uint256 shift = rows.valueShift;
        assembly ("memory-safe") {
            for {} 1 {} {
                let value := or(one, shr(shift, calldataload(add(place, 20))))
                mstore(add(m, 68), mul(value, unit))
                let account := shr(96, calldataload(place))
                mstore(add(m, 36), account)
                if iszero(
                    gt(
                        call(TOKEN_GAS, token, 0, m, 100, 0x00, 0x20),
                        or(iszero(value), iszero(mul(account, xor(account, address()))))
                    )
                ) { break }
                if returndatasize() {
                    if iszero(gt(eq(mload(0x00), 1), and(returndatasize(), 31))) { break }
                }
                place := add(place, stride)
                if xor(place, end) { continue }
                break
            }
        }
        return place;
    }

    /// @dev Coins out of `msg.value`, counted in units, so that nothing can wrap.
    function _payCoins(Drop calldata drop, bytes32 dropId, uint256 slot, Rows memory rows, uint256 open)
        private
        returns (uint256 failed, uint256 spent)
    {
        uint256 budget = msg.value / rows.unit;
        uint256 all = open;
        uint256 place = rows.first;
        unchecked {
            spent = budget;
            while (open != 0) {
                (uint256 skipped, uint256 length) = PackedRows.stretch(open);
                open >>= skipped + length;
                place += skipped * rows.stride;
                uint256 end = place + length * rows.stride;
                (place, budget) = _coinStretch(rows, place, end, budget);
                while (place != end) {
                    rows.refuse(place);
                    uint256 value = rows.valueAt(place);
                    if (value > budget) revert WrongValue(msg.value, rows.sum(all));
                    // This row's share of the budget stays reserved for it, though it is not spent.
                    budget -= value;
                    spent -= value;
                    failed |= _fail(drop, dropId, slot, rows, place, TokenCalls.reason());
                    (place, budget) = _coinStretch(rows, place + rows.stride, end, budget);
                }
            }
            spent = (spent - budget) * rows.unit;
        }
    }

    /// @dev As `_transferStretch`; also stops where the budget ends.
    function _coinStretch(Rows memory rows, uint256 place, uint256 end, uint256 budget)
        private
        returns (uint256, uint256)
    {
        if (place == end) return (end, budget);
        uint256 stride = rows.stride;
        uint256 shift = rows.valueShift;
        uint256 one = rows.one;
        uint256 unit = rows.unit;
        assembly ("memory-safe") {
            for {} 1 {} {
                let account := shr(96, calldataload(place))
                let value := or(one, shr(shift, calldataload(add(place, 20))))
                // Nothing, more than the budget covers (coins that were forced upon this contract might cover it), or nobody.
                if iszero(
                    gt(
                        and(call(COIN_GAS, account, mul(value, unit), 0, 0, 0, 0), lt(sub(value, 1), budget)),
                        iszero(account)
                    )
                ) { break }
                budget := sub(budget, value)
                place := add(place, stride)
                if xor(place, end) { continue }
                break
            }
        }
        return (place, budget);
    }

    /// @dev A direct drop: the token may hand over less than the list says, but never takes more, nor nothing at all.
    function _checkDirect(Drop calldata drop, Rows memory rows, uint256 paid, uint256 lost) private pure {
        uint256 most = paid == 0 ? 0 : rows.sum(paid);
        if (lost > most) revert InexactTransfer(drop.token, most, lost);
        if (lost != 0) return;
        // Rows that pay the sender move nothing.
        uint256 place = rows.first;
        for (; paid != 0; paid >>= 1) {
            if (paid & 1 != 0 && PackedRows.accountAt(place) != drop.sender) revert InexactTransfer(drop.token, most, 0);
            place += rows.stride;
        }
    }

    /// @dev ERC-721: when the sender did not lose as many as were paid, each is looked at. What the sender holds was not paid.
    function _checkOwners(Drop calldata drop, bytes32 dropId, uint256 slot, Rows memory rows, uint256 paid, uint256 lost)
        private
        returns (uint256 failed)
    {
        if (lost == PackedRows.bits(paid)) return 0;
        uint256 place = rows.first;
        for (; paid != 0; paid >>= 1) {
            if (
                paid & 1 != 0 && PackedRows.accountAt(place) != drop.sender && drop.token.owns(drop.sender, rows.idAt(place))
            ) failed |= _fail(drop, dropId, slot, rows, place, "");
            place += rows.stride;
        }
    }

    /// @dev Names a row that was not paid: in an error when the drop is strict, else in an event.
    function _fail(
        Drop calldata drop,
        bytes32 dropId,
        uint256 slot,
        Rows memory rows,
        uint256 place,
        bytes memory reason
    ) private returns (uint256 bit) {
        uint256 row = rows.indexOf(place);
        if (drop.flags & FLAG_STRICT != 0) revert RowRejected(row, reason);
        emit RowFailed(dropId, slot, row, reason);
        return 1 << row;
    }

    /// @dev Pays one row, for a claim; reverts when it fails or is not exact.
    function _payOne(Drop calldata drop, address to, uint256 id, uint256 amount) internal {
        address token = drop.token;
        address sender = drop.sender;
        uint256 standard = drop.standard;
        if (standard == NATIVE) revert ClaimsNeedToken();
        token.requireCode();
        if (standard == ERC20) {
            if (id != 0) revert MalformedRow(id, amount);
            if (drop.flags & FLAG_DIRECT != 0) _claimDirect(token, sender, to, amount);
            else _claimExact(token, sender, to, amount);
        } else if (standard == ERC721) {
            if (amount != 1) revert MalformedRow(id, amount);
            _move(drop, to, id, amount);
            if (to != sender && token.owns(sender, id)) revert InexactTransfer(token, 1, 0);
        } else {
            uint256 before = token.balanceOf(sender, id);
            _move(drop, to, id, amount);
            unchecked {
                uint256 lost = before - token.balanceOf(sender, id);
                if (lost != (to == sender ? 0 : amount)) revert InexactTransfer(token, amount, lost);
            }
        }
    }

    function _claimExact(address token, address sender, address to, uint256 amount) private {
        uint256 before = token.balanceOf(to);
        if (!token.transferFrom(sender, to, amount)) revert PullFailed(token, sender, amount, TokenCalls.reason());
        unchecked {
            uint256 gained = token.balanceOf(to) - before;
            if (gained != (to == sender ? 0 : amount)) revert InexactTransfer(token, amount, gained);
        }
    }

    function _claimDirect(address token, address sender, address to, uint256 amount) private {
        uint256 before = token.balanceOf(sender);
        if (!token.transferFrom(sender, to, amount)) revert PullFailed(token, sender, amount, TokenCalls.reason());
        unchecked {
            uint256 lost = before - token.balanceOf(sender);
            if (to == sender ? lost != 0 : lost - 1 >= amount) revert InexactTransfer(token, amount, lost);
        }
    }

    /// @dev One ERC-721 or ERC-1155 from the sender.
    function _move(Drop calldata drop, address to, uint256 id, uint256 amount) private {
        address token = drop.token;
        bool ok;
        if (drop.standard == ERC1155) ok = token.moveItem(drop.sender, to, id, amount);
        else ok = token.move(drop.flags & FLAG_SAFE != 0 ? 0x42842e0e : 0x23b872dd, drop.sender, to, id);
        if (!ok) {
            revert PullFailed(token, drop.sender, drop.standard == ERC721 ? id : amount, TokenCalls.reason());
        }
    }
}
