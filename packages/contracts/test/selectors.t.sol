// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import "../src/Selectors.sol";

contract SelectorsTest {
    function _is(uint256 selector, string memory signature) private pure {
        require(bytes4(uint32(selector)) == bytes4(keccak256(bytes(signature))), signature);
    }

    function test_EachIsThatOfTheSignatureBesideIt() public pure {
        _is(TRANSFER, "transfer(address,uint256)");
        _is(TRANSFER_FROM, "transferFrom(address,address,uint256)");
        _is(SAFE_TRANSFER_FROM, "safeTransferFrom(address,address,uint256)");
        _is(SAFE_TRANSFER_FROM_ID, "safeTransferFrom(address,address,uint256,uint256,bytes)");
        _is(BALANCE_OF, "balanceOf(address)");
        _is(BALANCE_OF_ID, "balanceOf(address,uint256)");
        _is(OWNER_OF, "ownerOf(uint256)");
        _is(ALLOWANCE, "allowance(address,address)");
        _is(PERMIT, "permit(address,address,uint256,uint256,uint8,bytes32,bytes32)");
        _is(DEPOSIT, "deposit()");
        _is(WITHDRAW, "withdraw(uint256)");
    }
}
