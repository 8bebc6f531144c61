// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// Accounts with code, and what they make of what they are given. Each takes coins and both kinds of NFTs in its own way.
contract AcceptingReceiver {
    receive() external payable {}

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return 0x150b7a02;
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external pure returns (bytes4) {
        return 0xf23a6e61;
    }
}

/// No hooks at all, as most contracts.
contract SilentReceiver {}

interface MovesNfts {
    function transferFrom(address from, address to, uint256 id) external;
}

/// Passes each NFT on to another account.
contract PassingReceiver {
    address private immutable next;

    constructor(address next_) {
        next = next_;
    }

    function onERC721Received(address, address, uint256 id, bytes calldata) external returns (bytes4) {
        MovesNfts(msg.sender).transferFrom(address(this), next, id);
        return 0x150b7a02;
    }
}

contract WrongMagicReceiver {
    receive() external payable {
        revert("no coins");
    }

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return 0xdeadbeef;
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external pure returns (bytes4) {
        return 0xdeadbeef;
    }
}

contract RevertingReceiver {
    error NotToday(uint256 a, uint256 b, uint256 c);

    fallback() external payable {
        revert NotToday(1, 2, 3);
    }
}

contract GasBurningReceiver {
    fallback() external payable {
        for (uint256 i;; ++i) {
            assembly ("memory-safe") {
                sstore(i, 1)
            }
        }
    }
}

/// Answers with far more than anybody wants to copy.
contract BombReceiver {
    fallback() external payable {
        assembly ("memory-safe") {
            revert(0, 60000)
        }
    }
}

/// Calls back, whatever it is given, and counts how often it was turned away.
contract ReenteringReceiver {
    address private immutable target;
    bytes private data;
    uint256 public refused;
    uint256 public entered;
    bytes4 public error;

    constructor(address target_) {
        target = target_;
    }

    function arm(bytes calldata data_) external {
        data = data_;
    }

    function _reenter() private {
        (bool ok, bytes memory answer) = target.call(data);
        if (ok) ++entered;
        if (!ok) {
            ++refused;
            error = bytes4(answer);
        }
    }

    receive() external payable {
        _reenter();
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        _reenter();
        return 0x150b7a02;
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external returns (bytes4) {
        _reenter();
        return 0xf23a6e61;
    }

    /// ERC-777, from tokens that call it.
    function tokensReceived(address, address, address, uint256, bytes calldata, bytes calldata) external {
        _reenter();
    }
}
