// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

// Gas that EIP-8037 adds to a storage slot that was empty: 97,920 instead of 17,100 beside the access.
uint256 constant MORE_FOR_A_NEW_SLOT = 80_820;

/// Burns so much gas in its caller's name.
function burn(uint256 amount) view {
    uint256 end = gasleft() - amount;
    while (gasleft() > end) {}
}

/// An ERC-20 whose transfers write several slots for the first time, at the price of either schedule.
contract DearToken {
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;
    mapping(address owner => mapping(uint256 field => uint256)) public fields;
    uint256 public immutable newSlots;
    uint256 public immutable burnt;
    /// Gas with which each transfer began.
    uint256[] public gasSeen;
    bool public watches;

    constructor(uint256 newSlots_, bool isNewSchedule) {
        (newSlots, burnt) = (newSlots_, isNewSchedule ? MORE_FOR_A_NEW_SLOT : 0);
    }

    function watch() external {
        watches = true;
    }

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
    }

    function approve(address spender, uint256 value) external {
        allowance[msg.sender][spender] = value;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        if (watches) gasSeen.push(gasleft());
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        burn(burnt);
        for (uint256 i; i < newSlots; ++i) {
            if (fields[to][i] == 0) burn(burnt);
            fields[to][i] += value;
        }
        return true;
    }
}

/// Takes coins, and remembers something for it at the price of either schedule.
contract DearReceiver {
    mapping(uint256 => uint256) private _fields;
    uint256 private immutable newSlots;
    uint256 private immutable burnt;

    constructor(uint256 newSlots_, bool isNewSchedule) {
        (newSlots, burnt) = (newSlots_, isNewSchedule ? MORE_FOR_A_NEW_SLOT : 0);
    }

    receive() external payable {
        _remember();
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        _remember();
        return 0x150b7a02;
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external returns (bytes4) {
        _remember();
        return 0xf23a6e61;
    }

    function _remember() private {
        for (uint256 i; i < newSlots; ++i) {
            burn(burnt);
            _fields[i] += 1;
        }
    }
}

/// Accepts in every trial that has no gas price, and refuses in the transaction.
contract TwoFacedReceiver {
    function tokensReceived(address, address, address, uint256, bytes calldata, bytes calldata) external view {
        require(tx.gasprice == 0, "not now");
    }

    receive() external payable {
        require(tx.gasprice == 0, "not now");
    }
}

/// Refuses unless it gets so much gas, without using it.
contract GreedyReceiver {
    uint256 private immutable wanted;

    constructor(uint256 wanted_) {
        wanted = wanted_;
    }

    receive() external payable {
        require(gasleft() >= wanted, "more gas");
    }
}
