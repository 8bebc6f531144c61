// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// One lie, told of what one account is given and of nothing else.
enum Lie {
    None,
    /// Takes one unit less than it gives.
    TakesLess,
    /// Takes one unit more than it gives.
    TakesMore,
    /// Takes two units more than it gives, and six.
    TakesTwoMore,
    TakesSixMore,
    /// Takes nothing, and gives.
    TakesNothing,
    /// Takes, and gives one unit less.
    GivesLess,
    /// Takes, and gives nothing.
    GivesNothing,
    /// Moves nothing and says that it did.
    Nothing,
    /// Moves one unit less.
    MovesLess,
    /// Takes, and gives one unit more.
    GivesMore
}

/// How much is taken and given for a value.
function told(Lie lie, uint256 value) pure returns (uint256 taken, uint256 given) {
    (taken, given) = (value, value);
    if (lie == Lie.TakesLess) taken = value - 1;
    if (lie == Lie.TakesMore) taken = value + 1;
    if (lie == Lie.TakesTwoMore) taken = value + 2;
    if (lie == Lie.TakesSixMore) taken = value + 6;
    if (lie == Lie.TakesNothing) taken = 0;
    if (lie == Lie.GivesLess) given = value - 1;
    if (lie == Lie.GivesNothing) given = 0;
    if (lie == Lie.Nothing) (taken, given) = (0, 0);
    if (lie == Lie.MovesLess) (taken, given) = (value - 1, value - 1);
    if (lie == Lie.GivesMore) given = value + 1;
}

contract CellToken {
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;
    Lie public lie;
    address public odd;

    function set(Lie lie_, address odd_) external {
        (lie, odd) = (lie_, odd_);
    }

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
    }

    function approve(address spender, uint256 value) external {
        allowance[msg.sender][spender] = value;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _check(address to) internal view virtual {}

    function _move(address from, address to, uint256 value) internal returns (bool) {
        _check(to);
        (uint256 taken, uint256 given) = told(to == odd ? lie : Lie.None, value);
        balanceOf[from] -= taken;
        balanceOf[to] += given;
        return true;
    }
}

/// Refuses some accounts.
contract RefusingCellToken is CellToken {
    mapping(address account => bool) private _refused;

    function refuse(address account) external {
        _refused[account] = true;
    }

    function _check(address to) internal view override {
        require(!_refused[to], "refused");
    }
}

contract CellItems {
    mapping(address owner => mapping(uint256 id => uint256)) public balanceOf;
    Lie public lie;
    address public odd;

    function set(Lie lie_, address odd_) external {
        (lie, odd) = (lie_, odd_);
    }

    function mint(address to, uint256 id, uint256 value) external {
        balanceOf[to][id] += value;
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata) external {
        (uint256 taken, uint256 given) = told(to == odd ? lie : Lie.None, value);
        balanceOf[from][id] -= taken;
        balanceOf[to][id] += given;
    }
}

/// Moves nothing to one account; counts as if it had when told to.
contract CellNft {
    mapping(address owner => uint256) public balanceOf;
    mapping(uint256 id => address) public ownerOf;
    address public odd;

    function set(address odd_) external {
        odd = odd_;
    }

    function mint(address to, uint256 id) external {
        ownerOf[id] = to;
        ++balanceOf[to];
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(ownerOf[id] == from, "not the owner");
        if (to == odd) return;
        --balanceOf[from];
        ++balanceOf[to];
        ownerOf[id] = to;
    }
}
