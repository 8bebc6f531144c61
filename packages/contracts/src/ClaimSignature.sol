// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {TokenCalls} from "./TokenCalls.sol";

/// @title The signature by which a row's account sends its claim to another address (EIP-712, ERC-1271)
library ClaimSignature {
    using TokenCalls for address;

    bytes32 private constant DOMAIN_TYPE =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant NAME = keccak256("Slotdrop");
    bytes32 private constant VERSION = keccak256("1");
    bytes32 private constant CLAIM_TYPE =
        keccak256("Claim(bytes32 dropId,uint256 slot,uint256 row,address to,uint256 deadline)");
    /// Half of the order of secp256k1: a signature with a higher `s` has a lower twin.
    bytes32 private constant MAX_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0;

    function digest(bytes32 dropId, uint256 slot, uint256 row, address to, uint256 deadline) internal view returns (bytes32) {
        bytes32 domain = keccak256(abi.encode(DOMAIN_TYPE, NAME, VERSION, block.chainid, address(this)));
        bytes32 claim = keccak256(abi.encode(CLAIM_TYPE, dropId, slot, row, to, deadline));
        return keccak256(abi.encodePacked(hex"1901", domain, claim));
    }

    /// @dev Whether the key of an account signed, or else the account's code accepts the signature. The key comes first, so that an
    /// account that delegates to code (EIP-7702) signs as before.
    function isBy(address account, bytes32 hash, bytes calldata signature) internal view returns (bool) {
        if (signature.length == 65) {
            bytes32 s = bytes32(signature[32:64]);
            address signer = ecrecover(hash, uint8(signature[64]), bytes32(signature[:32]), s);
            if (signer == account && signer != address(0) && s <= MAX_S) return true;
        }
        return account.code.length != 0 && account.accepts(hash, signature);
    }
}
