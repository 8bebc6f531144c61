// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor} from "./ISlotDistributor.sol";
import {
    ALLOWANCE, BALANCE_OF, BALANCE_OF_ID, DEPOSIT, IS_VALID_SIGNATURE, OWNER_OF, PERMIT,
    SAFE_TRANSFER_FROM_ID, TRANSFER, TRANSFER_FROM, WITHDRAW
} from "./Selectors.sol";

/// @title Calls of tokens that need not follow their standard
/// @dev A call succeeded if it did not revert and answered nothing, or at least a word, of which the first is `true`. Of an answer one
/// word is copied, and 64 bytes as a reason, however long it is.
library TokenCalls {
    /// A reason is copied up to here: enough for a selector and a word, or a short text.
    uint256 private constant REASON = 64;

    function requireCode(address token) internal view {
        if (token.code.length == 0) revert ISlotDistributor.NoTokenCode(token);
    }

    function balanceOf(address token, address owner) internal view returns (uint256 held) {
        return _need(token, BALANCE_OF, uint160(owner), 0, 0x24);
    }

    /// @dev Balance of one id of an ERC-1155.
    function balanceOf(address token, address owner, uint256 id) internal view returns (uint256 held) {
        return _need(token, BALANCE_OF_ID, uint160(owner), id, 0x44);
    }

    /// @dev Owner of an id of an ERC-721; zero when the token does not say, as of burnt ids.
    function ownerOf(address token, uint256 id) internal view returns (address owner) {
        (, uint256 found) = _look(token, OWNER_OF, id, 0, 0x24);
        return address(uint160(found));
    }

    /// @dev Whether an ERC-721 says that somebody else than `owner` holds `id`. An id that it names no owner of is nobody's.
    function isOfAnother(address token, address owner, uint256 id) internal view returns (bool) {
        address found = ownerOf(token, id);
        return found != address(0) && found != owner;
    }

    /// @dev What `spender` may take from `owner`; nothing when the token does not say.
    function allowance(address token, address owner, address spender) internal view returns (uint256 allowed) {
        (, allowed) = _look(token, ALLOWANCE, uint160(owner), uint160(spender), 0x44);
    }

    function transfer(address token, address to, uint256 amount) internal returns (bool) {
        return _call(token, abi.encodeWithSelector(_selector(TRANSFER), to, amount));
    }

    function transferFrom(address token, address from, address to, uint256 amount) internal returns (bool) {
        return move(token, TRANSFER_FROM, from, to, amount);
    }

    /// @dev A call whose three words are two accounts and an amount or an id.
    function move(address token, uint256 selector, address from, address to, uint256 word) internal returns (bool) {
        return _call(token, abi.encodeWithSelector(_selector(selector), from, to, word));
    }

    /// @dev The `safeTransferFrom` of an ERC-1155, without data for the receiver.
    function moveItem(address token, address from, address to, uint256 id, uint256 amount) internal returns (bool) {
        return _call(token, abi.encodeWithSelector(_selector(SAFE_TRANSFER_FROM_ID), from, to, id, amount, ""));
    }

    /// @dev A permit; whether it worked is for the allowance to say.
    function permit(
        address token, address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s
    ) internal {
        _call(token, abi.encodeWithSelector(_selector(PERMIT), owner, spender, value, deadline, v, r, s));
    }

    /// @dev Coins out of a wrapped coin. Any answer will do, as the caller looks at the coins.
    function withdraw(address token, uint256 amount) internal returns (bool) {
        return _invoke(token, 0, abi.encodeWithSelector(_selector(WITHDRAW), amount));
    }

    /// @dev Coins into a wrapped coin. Any answer will do, as the caller looks at the balance.
    function deposit(address token, uint256 amount) internal returns (bool) {
        return _invoke(token, amount, abi.encodeWithSelector(_selector(DEPOSIT)));
    }

    /// @dev Whether an account with code accepts a signature (ERC-1271).
    function accepts(address account, bytes32 digest, bytes calldata signature) internal view returns (bool) {
        bytes memory data = abi.encodeWithSelector(_selector(IS_VALID_SIGNATURE), digest, signature);
        bytes32 answer;
        assembly ("memory-safe") {
            let ok := staticcall(gas(), account, add(data, 32), mload(data), 0x00, 0x20)
            if gt(ok, lt(returndatasize(), 32)) { answer := mload(0x00) }
        }
        return answer == bytes32(_selector(IS_VALID_SIGNATURE));
    }

    /// @dev The first bytes of the last call's answer.
    function reason() internal pure returns (bytes memory answer) {
        assembly ("memory-safe") {
            let size := returndatasize()
            if gt(size, REASON) { size := REASON }
            answer := mload(0x40)
            mstore(answer, size)
            returndatacopy(add(answer, 32), 0, size)
            mstore(0x40, add(answer, add(32, REASON)))
        }
    }

    function _selector(uint256 number) private pure returns (bytes4) {
        return bytes4(uint32(number));
    }

    function _need(address token, uint256 selector, uint256 a, uint256 b, uint256 size) private view returns (uint256 word) {
        bool known;
        (known, word) = _look(token, selector, a, b, size);
        if (!known) revert ISlotDistributor.NoBalance(token);
    }

    /// @dev A call of one or two words that changes nothing. It answers at least a word, or is not known.
    function _look(address token, uint256 selector, uint256 a, uint256 b, uint256 size) private view
        returns (bool known, uint256 word) {
        assembly ("memory-safe") {
            let m := mload(0x40)
            mstore(m, shl(224, selector))
            mstore(add(m, 4), a)
            mstore(add(m, 36), b)
            known := staticcall(gas(), token, m, size, 0x00, 0x20)
            known := and(known, gt(returndatasize(), 31))
            if known { word := mload(0x00) }
        }
    }

    /// @dev A call, whatever it answers. Of the answer a word is copied.
    function _invoke(address target, uint256 value, bytes memory data) private returns (bool ok) {
        assembly ("memory-safe") {
            ok := call(gas(), target, value, add(data, 32), mload(data), 0x00, 0x20)
        }
    }

    function _call(address token, bytes memory data) private returns (bool ok) {
        ok = _invoke(token, 0, data);
        assembly ("memory-safe") {
            let size := returndatasize()
            if size { ok := and(ok, and(gt(size, 31), eq(mload(0x00), 1))) }
        }
    }
}
