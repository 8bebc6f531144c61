// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @title Storage whose new slots take more gas, as on a schedule that prices new state higher (EIP-8037)
/// @dev The extra gas is burnt when an empty slot gets a value. No tool here runs such a schedule.
abstract contract DemoStateGas {
    mapping(bytes32 key => uint256) private _state;
    uint256 private immutable extraGas;

    constructor(uint256 extraGas_) {
        extraGas = extraGas_;
    }

    function _get(bytes32 key) internal view returns (uint256) {
        return _state[key];
    }

    function _set(bytes32 key, uint256 value) internal {
        if (value != 0 && _state[key] == 0) {
            uint256 end = gasleft() - extraGas;
            while (gasleft() > end) {}
        }
        _state[key] = value;
    }

    function _key(bytes32 field, address account) internal pure returns (bytes32) {
        return keccak256(abi.encode(field, account));
    }

    function _key(bytes32 field, address account, uint256 index) internal pure returns (bytes32) {
        return keccak256(abi.encode(field, account, index));
    }

    /// @dev Writes a checkpoint of the votes of an account: two new slots for the first, one for each further.
    function _pushCheckpoint(address account, uint256 votes) internal {
        uint256 count = _get(_key("checkpoints", account));
        _set(_key("checkpoint", account, count), (votes << 48) | block.number);
        _set(_key("checkpoints", account), count + 1);
    }
}

abstract contract DemoStateGasErc20 is DemoStateGas {
    uint8 public constant decimals = 18;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address owner) public view returns (uint256) {
        return _get(_key("balance", owner));
    }

    function mint(address to, uint256 value) external {
        _set(_key("balance", to), balanceOf(to) + value);
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public virtual returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        _set(_key("balance", from), balanceOf(from) - value);
        _set(_key("balance", to), balanceOf(to) + value);
        _afterMove(from, to);
        emit Transfer(from, to, value);
    }

    function _afterMove(address from, address to) internal virtual;
}

/// @title An ERC-20 with votes, all of whose holders have delegated: a payment writes a checkpoint for both
contract DemoStateGasVotes is DemoStateGasErc20 {
    constructor(uint256 extraGas_) DemoStateGas(extraGas_) {}

    function _afterMove(address from, address to) internal override {
        _pushCheckpoint(from, balanceOf(from));
        _pushCheckpoint(to, balanceOf(to));
    }
}

/// @title An ERC-20 that pays dividends: a payment begins the recipient's account of them
contract DemoStateGasDividends is DemoStateGasErc20 {
    constructor(uint256 extraGas_) DemoStateGas(extraGas_) {}

    function _afterMove(address from, address to) internal override {
        _set(_key("correction", from), block.number);
        bytes32[4] memory fields = [bytes32("correction"), "share", "index", "claimed at"];
        for (uint256 i; i < fields.length; ++i) _set(_key(fields[i], to), balanceOf(to));
    }
}

/// @title An ERC-721 that lists each owner's tokens and counts votes
contract DemoStateGasNft is DemoStateGas {
    mapping(uint256 id => address) public ownerOf;
    mapping(address owner => mapping(address operator => bool)) public isApprovedForAll;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    constructor(uint256 extraGas_) DemoStateGas(extraGas_) {}

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd;
    }

    function balanceOf(address owner) public view returns (uint256) {
        return _get(_key("balance", owner));
    }

    function mint(address to, uint256 first, uint256 count) external {
        for (uint256 id = first; id < first + count; ++id) {
            ownerOf[id] = to;
            _list(to, id);
            emit Transfer(address(0), to, id);
        }
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(ownerOf[id] == from && (msg.sender == from || isApprovedForAll[from][msg.sender]));
        _set(_key("balance", from), balanceOf(from) - 1);
        ownerOf[id] = to;
        _list(to, id);
        _pushCheckpoint(from, balanceOf(from));
        _pushCheckpoint(to, balanceOf(to));
        emit Transfer(from, to, id);
    }

    function _list(address to, uint256 id) private {
        uint256 count = balanceOf(to);
        _set(_key("owned", to, count), id);
        _set(_key("balance", to), count + 1);
    }
}

/// @title An account that keeps what each payer sent it, as a wrapped coin does
contract DemoStateGasAccount is DemoStateGas {
    constructor(uint256 extraGas_) DemoStateGas(extraGas_) {}

    receive() external payable {
        _set(_key("balance", tx.origin, block.number), msg.value);
    }
}
