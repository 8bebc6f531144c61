// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {PackedRows, Rows} from "./PackedRows.sol";
import {Push, RowPayer} from "./RowPayer.sol";
import {TokenCalls} from "./TokenCalls.sol";

/// @title Pushes of native currency, given by the caller or out of a wrapped coin
/// @dev The checks of a push:
///
/// | | check | where |
/// |---|---|---|
/// | coin | the value given covers the open rows; the rest goes back to the caller | `_pushCoins`, `send` |
/// | wrapped coin | the sender lost the sum | `_take` |
/// | | this contract's coins rose by exactly the sum, whatever the wrapped coin answered | `_unwrap` |
/// | | the sum of failed rows was wrapped and reached the sender | `_wrapBack` |
///
/// The chain moves coins, so only the wrapped coin can lie. Rows are paid out of coins that came in this very call, so a wrapped
/// coin that gives another amount, or lies about balances, ends the call or harms the drop that names it, and no other. A row
/// that pays the wrapped coin itself is refused, as it would wrap its coins for this contract.
/// Not seen: another account that enters coins for the account that pays it, such as a wrapped coin in a drop of coins. They would
/// be this contract's, and so lost.
abstract contract CoinPayer is RowPayer {
    using PackedRows for Rows;
    using TokenCalls for address;

    /// @dev The wrapped coin that is being unwrapped. Coins are taken from it alone, and only meanwhile.
    address private transient _awaited;

    receive() external payable {
        if (msg.sender != _awaited) revert UnexpectedCoins(msg.sender);
    }

    /// @dev Pays rows out of `msg.value`. Returns the part of it that went out.
    function _pushCoins(Push memory push) internal returns (uint256 spent) {
        if (push.sum > msg.value) revert WrongValue(msg.value, push.sum);
        _payAll(push, _coins);
        unchecked {
            return push.sum - push.left;
        }
    }

    /// @dev Takes the sum in the wrapped coin, unwraps it, pays the rows, and gives the sum of failed rows back.
    function _pushWrapped(Push memory push) internal {
        _unwrap(push.token, push.sender, push.sum);
        _payAll(push, _coins);
        if (push.left != 0) _wrapBack(push.token, push.sender, push.left);
    }

    function _unwrap(address token, address sender, uint256 sum) internal {
        _take(token, sender, sum);
        uint256 before = address(this).balance;
        _awaited = token;
        if (!token.withdraw(sum)) revert UnwrapFailed(token, sum, TokenCalls.reason());
        _awaited = address(0);
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

    /// @dev The loop.
    function _coins(Push memory push, Rows memory rows, uint256 place, uint256 end) private returns (uint256 next, bool ok) {
        // The wrapped coin, or zero.
        address token = push.token;
        uint256 rowGas = push.rowGas;
        uint256 floor = push.gasFloor;
        uint256 stride = rows.stride;
        uint256 shift = rows.valueShift;
        uint256 one = rows.one;
        uint256 unit = rows.unit;
        assembly ("memory-safe") {
            mstore(0x20, floor)
            for {} 1 {} {
                let account := shr(96, calldataload(place))
                let value := or(one, shr(shift, calldataload(add(place, 20))))
                ok := call(rowGas, account, mul(value, unit), 0, 0, 0, 0)
                place := add(place, stride)
                // Nobody, the wrapped coin, or nothing.
                ok := gt(ok, or(or(iszero(account), eq(account, token)), iszero(value)))
                if iszero(gt(ok, or(eq(place, end), lt(gas(), mload(0x20))))) { break }
            }
        }
        next = place;
    }
}
