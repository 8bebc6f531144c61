// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// What the demo token does, with one place to misbehave in.
abstract contract OddToken {
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        return true;
    }

    function transfer(address to, uint256 value) external virtual returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal virtual {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

contract BlockingToken is OddToken {
    mapping(address account => bool) public blocked;

    function setBlocked(address account, bool on) external {
        blocked[account] = on;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(!blocked[from] && !blocked[to], "blocked");
        super._move(from, to, value);
    }
}

contract FeeToken is OddToken {
    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value - value / 100);
        super._move(from, address(0xFEE), value / 100);
    }
}

contract LyingToken is OddToken {
    function _move(address, address, uint256) internal override {}
}

contract ReenteringToken is OddToken {
    address private _target;
    bytes private _data;
    uint256 public refused;

    function arm(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    function _move(address from, address to, uint256 value) internal override {
        (bool ok,) = _target.call(_data);
        if (!ok) ++refused;
        super._move(from, to, value);
    }
}

/// Says that everybody owns everything, and moves nothing.
contract LyingNft {
    function balanceOf(address) external pure returns (uint256) {
        return 5;
    }

    function ownerOf(uint256) external pure returns (address) {
        return address(0xA11CE);
    }

    function transferFrom(address, address, uint256) external {}
}

/// Answers with a word, as no ERC-721 should: false for even ids, and then moves nothing.
contract FalseNft {
    mapping(address owner => uint256) public balanceOf;
    mapping(uint256 id => address) public ownerOf;

    function give(address to, uint256 id) external {
        ownerOf[id] = to;
        ++balanceOf[to];
    }

    function transferFrom(address from, address to, uint256 id) external returns (bool) {
        if (id % 2 == 0) return false;
        --balanceOf[from];
        ++balanceOf[to];
        ownerOf[id] = to;
        return true;
    }
}

/// Moves nothing, and names no owner: it reverts, or says zero.
contract SecretiveNft {
    bool private immutable reverts;

    constructor(bool reverts_) {
        reverts = reverts_;
    }

    function balanceOf(address) external pure returns (uint256) {
        return 5;
    }

    function ownerOf(uint256) external view returns (address) {
        require(!reverts, "nobody's business");
        return address(0);
    }

    function transferFrom(address, address, uint256) external {}
}

/// Burns what one account is given, as that account's hook might.
contract BurningNft {
    mapping(address owner => uint256) public balanceOf;
    mapping(uint256 id => address) private _owners;
    address private immutable odd;

    constructor(address odd_) {
        odd = odd_;
    }

    function give(address to, uint256 id) external {
        _owners[id] = to;
        ++balanceOf[to];
    }

    function ownerOf(uint256 id) external view returns (address) {
        require(_owners[id] != address(0), "burnt");
        return _owners[id];
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(_owners[id] == from, "not the owner");
        --balanceOf[from];
        _owners[id] = to == odd ? address(0) : to;
        if (to != odd) ++balanceOf[to];
    }
}

/// Moves odd ids, and answers the same word for all.
contract AnsweringNft {
    mapping(address owner => uint256) public balanceOf;
    mapping(uint256 id => address) public ownerOf;
    uint256 private immutable answer;

    constructor(uint256 answer_) {
        answer = answer_;
    }

    function give(address to, uint256 id) external {
        ownerOf[id] = to;
        ++balanceOf[to];
    }

    function transferFrom(address from, address to, uint256 id) external returns (uint256) {
        if (id % 2 != 0) {
            --balanceOf[from];
            ++balanceOf[to];
            ownerOf[id] = to;
        }
        return answer;
    }
}

/// Answers with a word, as no ERC-1155 should.
contract AnsweringItems {
    mapping(address owner => mapping(uint256 id => uint256)) public balanceOf;
    bool private immutable moves;
    uint256 private immutable answer;

    constructor(bool moves_, uint256 answer_) {
        (moves, answer) = (moves_, answer_);
    }

    function mint(address to, uint256 id, uint256 value) external {
        balanceOf[to][id] += value;
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata) external returns (uint256) {
        if (moves) {
            balanceOf[from][id] -= value;
            balanceOf[to][id] += value;
        }
        return answer;
    }
}

/// Moves as a token of any standard does, NFTs from id 2000 on, and answers so many bytes that begin with a word.
contract AnsweringToken {
    mapping(address owner => uint256) private _held;
    mapping(uint256 id => address) public ownerOf;
    mapping(address owner => mapping(uint256 id => uint256)) private _items;
    uint256 private immutable size;
    uint256 private immutable answer;

    constructor(uint256 size_, uint256 answer_) {
        (size, answer) = (size_, answer_);
    }

    modifier answered() {
        _;
        (uint256 bytes_, uint256 word) = (size, answer);
        assembly ("memory-safe") {
            mstore(0x00, word)
            mstore(0x20, 0)
            return(0x00, bytes_)
        }
    }

    function give(address to, uint256 id, uint256 value) external {
        _held[to] += value;
        _items[to][id] += value;
        ownerOf[id] = to;
    }

    function balanceOf(address owner) external view returns (uint256) {
        return _held[owner];
    }

    function balanceOf(address owner, uint256 id) external view returns (uint256) {
        return _items[owner][id];
    }

    function transfer(address to, uint256 value) external answered {
        _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 word) external answered {
        _move(from, to, word < 2000 ? word : 1);
        if (word >= 2000) ownerOf[word] = to;
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata) external answered {
        _items[from][id] -= value;
        _items[to][id] += value;
    }

    function _move(address from, address to, uint256 value) private {
        _held[from] -= value;
        _held[to] += value;
    }
}

/// Refuses some accounts, and keeps what should go back for them.
contract KeepingToken is OddToken {
    address public immutable keptFrom;
    mapping(address account => bool) public blocked;

    constructor(address keptFrom_) {
        keptFrom = keptFrom_;
    }

    function setBlocked(address account, bool on) external {
        blocked[account] = on;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(!blocked[to], "blocked");
        if (to != keptFrom) super._move(from, to, value);
    }
}

/// Moves odd ids alone, and says nothing.
contract HalfNft {
    mapping(address owner => uint256) public balanceOf;
    mapping(uint256 id => address) public ownerOf;

    function give(address to, uint256 id) external {
        ownerOf[id] = to;
        ++balanceOf[to];
    }

    function transferFrom(address from, address to, uint256 id) public virtual {
        if (id % 2 == 0) return;
        --balanceOf[from];
        ++balanceOf[to];
        ownerOf[id] = to;
    }
}

/// Moves odd ids, and gives their owner one NFT more for each of the others.
contract GivingNft is HalfNft {
    function transferFrom(address from, address to, uint256 id) public override {
        if (id % 2 == 0) ++balanceOf[from];
        super.transferFrom(from, to, id);
    }
}

/// Its balances never change, so owners are asked, and `ownerOf` takes 300,000 gas. With less it reverts at once.
contract SlowNft {
    mapping(uint256 id => address) private _owners;

    function balanceOf(address) external pure returns (uint256) {
        return 5;
    }

    function ownerOf(uint256 id) external view returns (address) {
        uint256 end = gasleft() - 300_000;
        while (gasleft() > end) {}
        return _owners[id];
    }

    function transferFrom(address, address to, uint256 id) external {
        _owners[id] = to;
    }
}

/// Takes every call and answers nothing, as a forwarder would.
contract MuteToken {
    fallback() external {}
}

/// Refuses some accounts without a word.
contract SilentlyBlockingToken is OddToken {
    mapping(address account => bool) public blocked;

    function setBlocked(address account, bool on) external {
        blocked[account] = on;
    }

    function _move(address from, address to, uint256 value) internal override {
        if (blocked[to]) {
            assembly ("memory-safe") {
                revert(0, 0)
            }
        }
        super._move(from, to, value);
    }
}
