// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

interface ITokensRecipient {
    function tokensReceived(address from, uint256 value) external;
}

/// @title An ERC-20 with the habits that a drop has to find out before it pays, each switched on by anybody
contract DemoHabits {
    string public name = "Habits";
    string public symbol = "HABIT";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    /// @notice Percent that every transfer keeps.
    uint256 public fee;
    bool public paused;
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;
    mapping(address account => bool) public isBlacklisted;
    /// @notice Accounts that are called when they receive, as those that ERC-777 finds in its registry.
    mapping(address account => bool) public hasHook;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error EnforcedPause();

    function mint(address to, uint256 value) external {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function setFee(uint256 percent) external {
        fee = percent;
    }

    function setPaused(bool isPaused) external {
        paused = isPaused;
    }

    function setBlacklisted(address account, bool blocked) external {
        isBlacklisted[account] = blocked;
    }

    function setHook(address account, bool called) external {
        hasHook[account] = called;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "HABIT: allowance too small");
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        if (paused) revert EnforcedPause();
        require(!isBlacklisted[from] && !isBlacklisted[to], "HABIT: blocked");
        require(balanceOf[from] >= value, "HABIT: balance too small");
        uint256 kept = value * fee / 100;
        balanceOf[from] -= value;
        balanceOf[to] += value - kept;
        totalSupply -= kept;
        emit Transfer(from, to, value - kept);
        if (hasHook[to]) ITokensRecipient(to).tokensReceived(from, value - kept);
    }
}
