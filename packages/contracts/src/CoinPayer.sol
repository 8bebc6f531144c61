// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Drop} from "./Drop.sol";
import {PackedRows, Rows} from "./PackedRows.sol";
import {OpenSlot, RowPayer} from "./RowPayer.sol";
import {TokenCalls} from "./TokenCalls.sol";

/// @title Pushes of the chain's coin, as it is given or out of a wrapped coin
/// @dev What is verified of a push:
///
/// | | what | where |
/// |---|---|---|
/// | coin | the value given covers the rows, tested before each call; the rest goes back to the caller | `_coins`, `send` |
/// | wrapped coin | the sender lost the sum | `_take` |
/// | | this contract's coins rose by exactly the sum | `_unwrap` |
/// | | the rows that were tried add up to the sum | `_requireSum` |
/// | | what failed rows left was wrapped and reached the sender | `_wrapBack` |
///
/// What this stops: the chain moves coins, so only the wrapped coin can lie. Rows are paid out of what it turned into coins in
/// this very call, so one that gives none, less or more, or lies about the sender's balance, ends the call or harms the drop that names it, and
/// no other. A row of a wrapped coin to that
/// coin itself is refused, as it would wrap what it is paid for this contract. Not seen is another account that enters coins
/// for whoever pays it, such as a wrapped coin in a drop of coins: they would be this contract's, and so nobody's.
abstract contract CoinPayer is RowPayer {
    using PackedRows for Rows;
    using TokenCalls for address;

    /// @dev Transient slot 1: the wrapped coin that is being unwrapped, and from which alone coins are taken meanwhile.
    receive() external payable {
        address awaited;
        assembly ("memory-safe") {
            awaited := tload(1)
        }
        if (msg.sender != awaited) revert UnexpectedCoins(msg.sender);
    }

    /// @dev Pays rows out of `msg.value`. Returns how much of it went out.
    function _pushCoins(Drop calldata drop, OpenSlot[] memory slots) internal returns (uint256 spent) {
        bool isShort;
        (spent, isShort) = _spend(drop, slots, msg.value);
        if (isShort) revert WrongValue(msg.value, _addUp(slots));
    }

    /// @dev Takes the sum in the wrapped coin, unwraps it, pays rows out of it, gives back what failed rows left.
    function _pushWrapped(Drop calldata drop, OpenSlot[] memory slots, uint256 declared) internal {
        uint256 sum = declared == 0 ? _addUp(slots) : declared;
        _unwrap(drop.token, drop.sender, sum);
        (, bool isShort) = _spend(drop, slots, sum);
        if (isShort) revert WrongSum(sum, _addUp(slots));
        uint256 left = _requireSum(slots, sum);
        if (left != 0) _wrapBack(drop.token, drop.sender, left);
    }

    function _unwrap(address token, address sender, uint256 sum) internal {
        _take(token, sender, sum);
        uint256 before = address(this).balance;
        _await(token);
        if (!token.withdraw(sum)) revert UnwrapFailed(token, sum, TokenCalls.reason());
        _await(address(0));
        unchecked {
            uint256 gained = address(this).balance - before;
            if (gained != sum) revert InexactTransfer(token, sum, gained);
        }
    }

    function _wrapBack(address token, address sender, uint256 amount) private {
        uint256 before = token.balanceOf(address(this));
        if (!token.deposit(amount)) revert ReturnFailed(token, sender, amount, TokenCalls.reason());
        _requireGained(token, address(this), before, amount);
        _giveBack(token, sender, amount);
    }

    function _await(address token) private {
        assembly ("memory-safe") {
            tstore(1, token)
        }
    }

    function _spend(Drop calldata drop, OpenSlot[] memory slots, uint256 budget)
        private
        returns (uint256 spent, bool isShort)
    {
        for (uint256 i; i < slots.length; ++i) {
            OpenSlot memory slot = slots[i];
            slot.rows.budget = budget / slot.rows.unit;
            slot.rows.wrapped = drop.token;
            _payRows(drop, slot, slot.open, _coins);
            if (slot.rows.isShort) return (spent, true);
            unchecked {
                // What failed rows left stays reserved for them, though it is not spent.
                budget -= slot.sum;
                spent += slot.sum - slot.left;
            }
        }
    }

    /// @dev The loop: values are counted in units and kept below the budget, so that nothing can wrap. At a row that wants more
    /// than is left it ends, and leaves nothing for the rows behind, so that none of them is tried and named for what the caller
    /// gave too little of.
    function _coins(Drop calldata, Rows memory rows, uint256 place, uint256 end)
        private
        returns (uint256 next, uint256 values, bool ok)
    {
        uint256 budget = rows.budget;
        uint256 stride = rows.stride;
        uint256 shift = rows.valueShift;
        uint256 one = rows.one;
        uint256 unit = rows.unit;
        address wrapped = rows.wrapped;
        bool isShort;
        assembly ("memory-safe") {
            for {} 1 {} {
                let account := shr(96, calldataload(place))
                let value := or(one, shr(shift, calldataload(add(place, 20))))
                if gt(value, sub(budget, values)) {
                    isShort := 1
                    break
                }
                ok := call(COIN_GAS, account, mul(value, unit), 0, 0, 0, 0)
                place := add(place, stride)
                values := add(values, value)
                // Nobody, the wrapped coin, or nothing.
                ok := gt(ok, or(or(iszero(account), eq(account, wrapped)), iszero(value)))
                if iszero(gt(ok, eq(place, end))) { break }
            }
        }
        if (isShort) {
            rows.isShort = true;
            rows.budget = 0;
            return (end, values, true);
        }
        unchecked {
            rows.budget = budget - values;
        }
        next = place;
    }
}
