// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

// Every function of a token or an account that the distributor ever calls. Plain numbers, as assembly takes no others; a test
// compares them with the signatures.

// transfer(address,uint256)
uint256 constant TRANSFER = 0xa9059cbb;
// transferFrom(address,address,uint256), of ERC-20 and ERC-721 alike
uint256 constant TRANSFER_FROM = 0x23b872dd;
// safeTransferFrom(address,address,uint256)
uint256 constant SAFE_TRANSFER_FROM = 0x42842e0e;
// safeTransferFrom(address,address,uint256,uint256,bytes)
uint256 constant SAFE_TRANSFER_FROM_ID = 0xf242432a;
// balanceOf(address)
uint256 constant BALANCE_OF = 0x70a08231;
// balanceOf(address,uint256)
uint256 constant BALANCE_OF_ID = 0x00fdd58e;
// ownerOf(uint256)
uint256 constant OWNER_OF = 0x6352211e;
// allowance(address,address)
uint256 constant ALLOWANCE = 0xdd62ed3e;
// permit(address,address,uint256,uint256,uint8,bytes32,bytes32)
uint256 constant PERMIT = 0xd505accf;
// deposit()
uint256 constant DEPOSIT = 0xd0e30db0;
// withdraw(uint256)
uint256 constant WITHDRAW = 0x2e1a7d4d;
// isValidSignature(bytes32,bytes), of an account with code
uint256 constant IS_VALID_SIGNATURE = 0x1626ba7e;
