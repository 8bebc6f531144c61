// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// Written anew after the behaviour of WETH9 (and of WPOL, whose code is the same): no return data but `true`, an unlimited
/// allowance that is not used up, coins sent with 2,300 gas, a fallback that takes any call for a deposit, balances that are
/// coins one to one.
contract WethLike {
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Deposit(address indexed to, uint256 value);
    event Withdrawal(address indexed from, uint256 value);

    fallback() external payable {
        deposit();
    }

    receive() external payable {
        deposit();
    }

    function deposit() public payable virtual {
        balanceOf[msg.sender] += msg.value;
        emit Deposit(msg.sender, msg.value);
    }

    function withdraw(uint256 value) public virtual {
        require(balanceOf[msg.sender] >= value);
        balanceOf[msg.sender] -= value;
        _pay(payable(msg.sender), value);
        emit Withdrawal(msg.sender, value);
    }

    function totalSupply() public view returns (uint256) {
        return address(this).balance;
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public virtual returns (bool) {
        return transferFrom(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        require(balanceOf[from] >= value);
        if (from != msg.sender && allowance[from][msg.sender] != type(uint256).max) {
            require(allowance[from][msg.sender] >= value);
            allowance[from][msg.sender] -= value;
        }
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }

    function _pay(address payable to, uint256 value) internal virtual {
        to.transfer(value);
    }
}

/// WBNB as it stands on BNB Chain: WETH9's code compiled for its coin. Its coins are sent with 2,300 gas too.
contract WbnbLike is WethLike {
    string public constant name = "Wrapped BNB";
    string public constant symbol = "WBNB";
}

/// WPOL, once WMATIC: the same again, under another name.
contract WpolLike is WethLike {
    string public constant name = "Wrapped Polygon Ecosystem Token";
    string public constant symbol = "WPOL";
}

enum WrappedLie {
    None,
    /// Takes the tokens and gives no coins.
    KeepsCoins,
    /// Gives one coin less, or one more.
    GivesLess,
    GivesMore,
    /// Takes nothing from the sender.
    TakesNothing,
    /// Does not take coins back.
    RefusesDeposit,
    /// Takes coins back and enters nothing.
    ForgetsDeposit,
    /// Calls back while it unwraps.
    CallsBack,
    /// Sends coins at another time.
    SendsLater
}

contract LyingWrappedCoin is WethLike {
    WrappedLie public lie;
    bytes public data;
    bytes4 public error;

    function set(WrappedLie lie_, bytes calldata data_) external {
        (lie, data) = (lie_, data_);
    }

    function deposit() public payable override {
        require(lie != WrappedLie.RefusesDeposit, "closed");
        if (lie != WrappedLie.ForgetsDeposit) super.deposit();
    }

    function withdraw(uint256 value) public override {
        if (lie == WrappedLie.CallsBack) {
            (bool ok, bytes memory answer) = msg.sender.call(data);
            require(!ok, "it got in");
            error = bytes4(answer);
        }
        balanceOf[msg.sender] -= value;
        if (lie == WrappedLie.KeepsCoins || lie == WrappedLie.SendsLater) return;
        if (lie == WrappedLie.GivesLess) --value;
        if (lie == WrappedLie.GivesMore) ++value;
        payable(msg.sender).transfer(value);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (lie == WrappedLie.SendsLater) {
            (bool ok, bytes memory answer) = msg.sender.call{value: value}("");
            require(!ok, "it took coins");
            error = bytes4(answer);
        }
        if (lie == WrappedLie.TakesNothing && to == msg.sender) {
            balanceOf[to] += value;
            return true;
        }
        return super.transferFrom(from, to, value);
    }
}
