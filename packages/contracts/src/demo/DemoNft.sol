// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

interface IERC721Receiver {
    function onERC721Received(address operator, address from, uint256 id, bytes calldata data) external returns (bytes4);
}

/// @title A well-behaved ERC-721 that anybody can mint, for local chains and tests
contract DemoNft {
    string public name = "Meridian passes";
    string public symbol = "PASS";
    uint256 public totalSupply;
    mapping(uint256 id => address) private _owners;
    mapping(address owner => uint256) public balanceOf;
    mapping(uint256 id => address) public getApproved;
    mapping(address owner => mapping(address operator => bool)) public isApprovedForAll;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);
    event Approval(address indexed owner, address indexed approved, uint256 indexed id);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }

    /// @notice Mints ids `first` to `first + count - 1`.
    function mint(address to, uint256 first, uint256 count) external {
        for (uint256 id = first; id < first + count; ++id) {
            require(_owners[id] == address(0), "PASS: minted already");
            _owners[id] = to;
            emit Transfer(address(0), to, id);
        }
        totalSupply += count;
        balanceOf[to] += count;
    }

    function ownerOf(uint256 id) public view returns (address owner) {
        owner = _owners[id];
        require(owner != address(0), "PASS: no such id");
    }

    function tokenURI(uint256) external pure returns (string memory) {
        return "";
    }

    function approve(address approved, uint256 id) external {
        address owner = ownerOf(id);
        require(msg.sender == owner || isApprovedForAll[owner][msg.sender], "PASS: not yours");
        getApproved[id] = approved;
        emit Approval(owner, approved, id);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 id) public {
        require(ownerOf(id) == from, "PASS: not the owner");
        require(to != address(0), "PASS: zero address");
        require(
            msg.sender == from || isApprovedForAll[from][msg.sender] || getApproved[id] == msg.sender,
            "PASS: not approved"
        );
        delete getApproved[id];
        balanceOf[from] -= 1;
        balanceOf[to] += 1;
        _owners[id] = to;
        emit Transfer(from, to, id);
    }

    function safeTransferFrom(address from, address to, uint256 id) external {
        safeTransferFrom(from, to, id, "");
    }

    function safeTransferFrom(address from, address to, uint256 id, bytes memory data) public {
        transferFrom(from, to, id);
        if (to.code.length == 0) return;
        bytes4 answer = IERC721Receiver(to).onERC721Received(msg.sender, from, id, data);
        require(answer == IERC721Receiver.onERC721Received.selector, "PASS: receiver refused");
    }
}
