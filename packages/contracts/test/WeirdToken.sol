// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

interface ITokenHook {
    function tokensToSend() external;
    function tokensReceived(address, address, address, uint256, bytes calldata, bytes calldata) external;
}

/// What a token may do wrong, each seen on a real one or thought of by an attacker.
enum Quirk {
    /// Answers nothing, as the oldest dollar does.
    AnswersNothing,
    /// Answers false and moves all the same.
    FalseOnSuccess,
    /// Answers false, without reverting, when it can't move.
    NoRevert,
    /// Answers true and moves nothing.
    Liar,
    /// Answers true and moves nothing to one account.
    LiesToOne,
    /// Takes a hundredth from what arrives.
    Fee,
    /// The same when the owner himself transfers, but not for a spender.
    FeeOnTransfer,
    /// Takes a hundredth from the sender on top.
    FeeOnTop,
    /// Gives twice.
    GivesTwice,
    /// Keeps shares, whose worth grew, so that what arrives may be a unit less.
    Rebasing,
    /// Refuses one account.
    Blocks,
    /// Refuses everything.
    Paused,
    /// Calls what has code before and after.
    Hooks,
    /// Refuses more than 96 bits.
    Uint96,
    /// Takes the largest number for "all that I have".
    MaxMeansAll,
    /// Answers one account with far more than anybody wants.
    ReturnBomb,
    /// The same as a revert.
    RevertBomb,
    /// Burns what gas it gets at one account.
    GasBurn,
    /// Answers two.
    ReturnsTwo,
    /// Answers with one byte.
    ShortReturn,
    /// Answers with more than a word that begins with true.
    LongReturn,
    /// Nothing wrong.
    None
}

contract WeirdToken {
    Quirk public immutable quirk;
    address public odd;
    mapping(address owner => uint256) private _shares;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    constructor(Quirk quirk_) {
        quirk = quirk_;
    }

    function setOdd(address account) external {
        odd = account;
    }

    function mint(address to, uint256 value) external {
        _shares[to] += _sharesOf(value);
    }

    function approve(address spender, uint256 value) external {
        allowance[msg.sender][spender] = value;
    }

    function balanceOf(address owner) public view returns (uint256) {
        return quirk == Quirk.Rebasing ? _shares[owner] * 11 / 10 : _shares[owner];
    }

    function _sharesOf(uint256 value) private view returns (uint256) {
        return quirk == Quirk.Rebasing ? value * 10 / 11 : value;
    }

    function transfer(address to, uint256 value) external {
        _answer(to, _move(msg.sender, to, value));
    }

    function transferFrom(address from, address to, uint256 value) external {
        bool enough = allowance[from][msg.sender] >= value;
        if (!enough && quirk == Quirk.NoRevert) return _answer(to, false);
        require(enough, "allowance");
        bool ok = _move(from, to, value);
        if (ok && allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _answer(to, ok);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        if (quirk == Quirk.Paused) revert("paused");
        if (quirk == Quirk.Blocks) require(from != odd && to != odd, "blocked");
        if (quirk == Quirk.Uint96) require(value < 1 << 96, "too much");
        if (quirk == Quirk.Liar) return true;
        if (quirk == Quirk.LiesToOne && to == odd) return true;
        if (quirk == Quirk.GasBurn && to == odd) for (uint256 i;; ++i) allowance[to][address(uint160(i))] = 1;
        if (quirk == Quirk.MaxMeansAll && value == type(uint256).max) value = balanceOf(from);
        if (quirk == Quirk.NoRevert && (balanceOf(from) < value || to == odd)) return false;
        if (quirk == Quirk.Hooks && from.code.length != 0) try ITokenHook(from).tokensToSend() {} catch {}
        uint256 shares = _sharesOf(value);
        _shares[from] -= shares;
        _shares[to] += shares;
        if (quirk == Quirk.Fee) _shares[to] -= value / 100;
        if (quirk == Quirk.FeeOnTransfer && from == msg.sender) _shares[to] -= value / 100;
        if (quirk == Quirk.FeeOnTop) _shares[from] -= value / 100;
        if (quirk == Quirk.GivesTwice) _shares[to] += value;
        if (quirk == Quirk.Hooks && to.code.length != 0) {
            try ITokenHook(to).tokensReceived(address(0), from, to, value, "", "") {} catch {}
        }
        return true;
    }

    function _answer(address to, bool ok) private view {
        if (quirk == Quirk.AnswersNothing) return;
        uint256 word = ok ? 1 : 0;
        uint256 size = 32;
        if (quirk == Quirk.FalseOnSuccess) word = 0;
        if (quirk == Quirk.ReturnsTwo) word = 2;
        if (quirk == Quirk.ShortReturn) size = 1;
        if (quirk == Quirk.LongReturn) size = 96;
        bool bomb = to == odd && (quirk == Quirk.ReturnBomb || quirk == Quirk.RevertBomb);
        if (bomb) size = 100_000;
        bool reverts = bomb && quirk == Quirk.RevertBomb;
        // The answer ends the call, so memory may be written over. What follows the first word is not zero.
        assembly ("memory-safe") {
            mstore(0, word)
            mstore(32, not(0))
            if gt(size, 96) {
                mstore(0, not(0))
                if reverts { revert(0, size) }
            }
            return(0, size)
        }
    }
}

/// The twin that Polygon's coin has at 0x…1010: its transfers move coins, and it knows no allowance.
contract CoinTwin {
    function balanceOf(address owner) external view returns (uint256) {
        return owner.balance;
    }

    function transferFrom(address, address, uint256) external pure returns (bool) {
        return false;
    }
}
