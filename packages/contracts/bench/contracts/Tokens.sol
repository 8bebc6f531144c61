// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

contract PlainToken is ERC20("Plain", "PLAIN") {
    function mint(address to, uint256 value) external {
        _mint(to, value);
    }
}

contract VotesToken is ERC20("Votes", "VOTES"), EIP712("Votes", "1"), ERC20Votes {
    function mint(address to, uint256 value) external {
        _mint(to, value);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }
}

/// No return values, a block list and an owner-set fee of zero on every transfer.
contract NoReturnToken {
    uint256 public basisPointsRate;
    uint256 public maximumFee;
    bool public paused;
    address public owner;
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;
    mapping(address account => bool) public isBlackListed;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
    }

    function approve(address spender, uint256 value) external {
        require(value == 0 || allowance[msg.sender][spender] == 0);
        allowance[msg.sender][spender] = value;
    }

    function transfer(address to, uint256 value) external {
        require(!paused && !isBlackListed[msg.sender]);
        _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        require(!paused && !isBlackListed[from]);
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private {
        uint256 fee = value * basisPointsRate / 10_000;
        if (fee > maximumFee) fee = maximumFee;
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        if (fee > 0) balanceOf[owner] += fee;
        emit Transfer(from, to, value - fee);
    }
}

/// The logic of a dollar behind a proxy: pausable, with a block list of both sides and of the caller.
contract ListedToken is ERC20("Dollar", "USD") {
    bool public paused;
    mapping(address account => bool) public blocked;

    function mint(address to, uint256 value) external {
        _mint(to, value);
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        _check(msg.sender, to);
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        _check(from, to);
        return super.transferFrom(from, to, value);
    }

    function _check(address from, address to) private view {
        require(!paused && !blocked[msg.sender] && !blocked[from] && !blocked[to], "refused");
    }
}

contract ProxyToken is ERC1967Proxy {
    constructor(address logic) ERC1967Proxy(logic, abi.encodeCall(ListedToken.mint, (address(1), 1))) {}
}

contract PlainNft is ERC721("Plain", "PLAIN") {
    function mint(address to, uint256 first, uint256 count) external {
        for (uint256 id = first; id < first + count; ++id) _mint(to, id);
    }
}

contract EnumerableNft is ERC721Enumerable {
    constructor() ERC721("Enumerable", "ENUM") {}

    function mint(address to, uint256 first, uint256 count) external {
        for (uint256 id = first; id < first + count; ++id) _mint(to, id);
    }
}

/// Ownership of a batch is written once, at its first id; a transfer looks backwards for it and writes the next id's owner.
contract BatchNft {
    uint256 public nextId = 1;
    mapping(uint256 id => uint256) private _owners;
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address operator => bool)) public isApprovedForAll;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);

    function mint(address to, uint256 count) external {
        _owners[nextId] = uint160(to);
        balanceOf[to] += count;
        for (uint256 end = nextId + count; nextId < end; ++nextId) emit Transfer(address(0), to, nextId);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
    }

    function ownerOf(uint256 id) public view returns (address) {
        require(id != 0 && id < nextId);
        while (_owners[id] == 0) --id;
        return address(uint160(_owners[id]));
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(ownerOf(id) == from && to != address(0));
        require(msg.sender == from || isApprovedForAll[from][msg.sender]);
        if (id + 1 < nextId && _owners[id + 1] == 0) _owners[id + 1] = uint160(from);
        _owners[id] = uint160(to);
        balanceOf[from] -= 1;
        balanceOf[to] += 1;
        emit Transfer(from, to, id);
    }
}

contract PlainItems is ERC1155("") {
    function mint(address to, uint256 id, uint256 value) external {
        _mint(to, id, value, "");
    }
}

/// A wrapped coin, as the common ones are.
contract PlainWrapped {
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Withdrawal(address indexed from, uint256 value);

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
    }

    function approve(address spender, uint256 value) external {
        allowance[msg.sender][spender] = value;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }

    function withdraw(uint256 value) external {
        balanceOf[msg.sender] -= value;
        payable(msg.sender).transfer(value);
        emit Withdrawal(msg.sender, value);
    }
}
