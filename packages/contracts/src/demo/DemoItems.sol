// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

interface IERC1155Receiver {
    function onERC1155Received(address operator, address from, uint256 id, uint256 value, bytes calldata data)
        external
        returns (bytes4);
}

/// @title A well-behaved ERC-1155 that anybody can mint, for local chains and tests
contract DemoItems {
    string public name = "Meridian items";
    string public symbol = "ITEM";
    mapping(address owner => mapping(uint256 id => uint256)) private _balances;
    mapping(address owner => mapping(address operator => bool)) public isApprovedForAll;

    event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0xd9b67a26 || id == 0x0e89341c;
    }

    function uri(uint256) external pure returns (string memory) {
        return "";
    }

    function mint(address to, uint256 id, uint256 value) external {
        _balances[to][id] += value;
        emit TransferSingle(msg.sender, address(0), to, id, value);
    }

    function balanceOf(address owner, uint256 id) public view returns (uint256) {
        return _balances[owner][id];
    }

    function balanceOfBatch(address[] calldata owners, uint256[] calldata ids) external view returns (uint256[] memory found) {
        require(owners.length == ids.length, "ITEM: lengths differ");
        found = new uint256[](owners.length);
        for (uint256 i; i < owners.length; ++i) found[i] = balanceOf(owners[i], ids[i]);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata data) external {
        require(msg.sender == from || isApprovedForAll[from][msg.sender], "ITEM: not approved");
        require(to != address(0), "ITEM: zero address");
        _balances[from][id] -= value;
        _balances[to][id] += value;
        emit TransferSingle(msg.sender, from, to, id, value);
        if (to.code.length == 0) return;
        bytes4 answer = IERC1155Receiver(to).onERC1155Received(msg.sender, from, id, value, data);
        require(answer == IERC1155Receiver.onERC1155Received.selector, "ITEM: receiver refused");
    }
}
