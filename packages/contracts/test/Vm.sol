// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// The cheat codes that the tests use.
interface Vm {
    struct Log {
        bytes32[] topics;
        bytes data;
        address emitter;
    }

    function prank(address sender) external;
    function prank(address sender, address origin) external;
    function startPrank(address sender) external;
    function stopPrank() external;
    function warp(uint256 time) external;
    function assume(bool condition) external pure;
    function expectRevert(bytes calldata data) external;
    function expectRevert(bytes4 selector) external;
    function recordLogs() external;
    function getRecordedLogs() external returns (Log[] memory);
    function chainId(uint256 id) external;
    function etch(address target, bytes calldata code) external;
    function mockCall(address target, bytes calldata data, bytes calldata answer) external;
    function addr(uint256 key) external pure returns (address);
    function sign(uint256 key, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function deal(address account, uint256 coins) external;
    function expectRevert() external;
    function envOr(string calldata name, bytes calldata fallback_) external view returns (bytes memory);
    function readFile(string calldata path) external view returns (string memory);
    function parseBytes(string calldata text) external pure returns (bytes memory);
    function txGasPrice(uint256 price) external;
    function getCode(string calldata artifact) external view returns (bytes memory);
}

Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
