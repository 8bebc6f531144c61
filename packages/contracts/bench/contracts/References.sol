// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

/// What most senders deploy: arrays, one checked transfer each, nothing remembered.
contract CheckedLoop {
    using SafeERC20 for IERC20;

    function erc20(IERC20 token, address[] calldata accounts, uint256[] calldata amounts) external {
        require(accounts.length == amounts.length);
        for (uint256 i; i < accounts.length; ++i) token.safeTransferFrom(msg.sender, accounts[i], amounts[i]);
    }

    function erc721(IERC721 token, address[] calldata accounts, uint256[] calldata ids) external {
        require(accounts.length == ids.length);
        for (uint256 i; i < accounts.length; ++i) token.transferFrom(msg.sender, accounts[i], ids[i]);
    }

    function erc1155(IERC1155 token, address[] calldata accounts, uint256[] calldata ids, uint256[] calldata amounts)
        external
    {
        require(accounts.length == ids.length && ids.length == amounts.length);
        for (uint256 i; i < accounts.length; ++i) {
            token.safeTransferFrom(msg.sender, accounts[i], ids[i], amounts[i], "");
        }
    }

    function coins(address[] calldata accounts, uint256[] calldata amounts) external payable {
        require(accounts.length == amounts.length);
        for (uint256 i; i < accounts.length; ++i) {
            (bool ok,) = accounts[i].call{value: amounts[i]}("");
            require(ok);
        }
        if (address(this).balance > 0) {
            (bool ok,) = msg.sender.call{value: address(this).balance}("");
            require(ok);
        }
    }
}

/// The sum in, each amount out, nothing remembered.
contract PullLoop {
    using SafeERC20 for IERC20;

    function erc20(IERC20 token, address[] calldata accounts, uint256[] calldata amounts) external {
        require(accounts.length == amounts.length);
        uint256 sum;
        for (uint256 i; i < amounts.length; ++i) sum += amounts[i];
        token.safeTransferFrom(msg.sender, address(this), sum);
        for (uint256 i; i < accounts.length; ++i) token.safeTransfer(accounts[i], amounts[i]);
    }
}

/// One contract a distribution, funded in advance, a bit a claim.
contract PlainMerkleClaim {
    using SafeERC20 for IERC20;

    IERC20 public immutable token;
    bytes32 public immutable root;
    mapping(uint256 word => uint256) private _claimed;

    event Claimed(uint256 index, address account, uint256 amount);

    constructor(IERC20 token_, bytes32 root_) {
        token = token_;
        root = root_;
    }

    function claim(uint256 index, address account, uint256 amount, bytes32[] calldata proof) external {
        uint256 bit = 1 << (index & 0xff);
        uint256 word = _claimed[index >> 8];
        require(word & bit == 0, "claimed");
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(index, account, amount))));
        require(MerkleProof.verifyCalldata(proof, root, leaf), "proof");
        _claimed[index >> 8] = word | bit;
        token.safeTransfer(account, amount);
        emit Claimed(index, account, amount);
    }
}

/// The re-entrancy guard of the distributor around nothing, and the nothing alone.
contract Guard {
    function bare() external {}

    function guarded() external {
        assembly ("memory-safe") {
            if tload(0) { revert(0, 0) }
            tstore(0, 1)
            tstore(0, 0)
        }
    }
}
