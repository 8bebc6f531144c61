// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoStateGas, DemoStateGasErc20} from "../src/demo/DemoStateGas.sol";

// Gas that EIP-8037 adds to a storage slot that was empty: 97,920 instead of 17,100 beside the access.
uint256 constant MORE_FOR_A_NEW_SLOT = 80_820;

/// An ERC-20 whose transfers write several slots for the first time, at the price of either schedule.
contract DearToken is DemoStateGasErc20 {
    uint256 private immutable newSlots;
    /// Gas with which each transfer began.
    uint256[] public gasSeen;
    bool private watches;

    constructor(uint256 newSlots_, bool isNewSchedule) DemoStateGas(isNewSchedule ? MORE_FOR_A_NEW_SLOT : 0) {
        newSlots = newSlots_;
    }

    function watch() external {
        watches = true;
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        if (watches) gasSeen.push(gasleft());
        return super.transfer(to, value);
    }

    function _afterMove(address, address to) internal override {
        for (uint256 i; i < newSlots; ++i) _set(_key("field", to, i), balanceOf(to));
    }
}

/// Takes coins and tokens, and remembers something for it at the price of either schedule.
contract DearReceiver is DemoStateGas {
    uint256 private immutable newSlots;

    constructor(uint256 newSlots_, bool isNewSchedule) DemoStateGas(isNewSchedule ? MORE_FOR_A_NEW_SLOT : 0) {
        newSlots = newSlots_;
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
        for (uint256 i; i < newSlots; ++i) _set(_key("field", msg.sender, i), 1);
    }
}

/// Another token's code at this address, after work that takes 300,000 gas, whatever it is asked.
contract SlowToken {
    address private immutable code;

    constructor(address code_) {
        code = code_;
    }

    fallback() external payable {
        uint256 end = gasleft() - 300_000;
        while (gasleft() > end) {}
        (bool ok, bytes memory answer) = code.delegatecall(msg.data);
        assembly ("memory-safe") {
            if iszero(ok) { revert(add(answer, 32), mload(answer)) }
            return(add(answer, 32), mload(answer))
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
