// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor, Slot} from "../src/ISlotDistributor.sol";
import {Kit} from "./Kit.sol";
import {vm} from "./Vm.sol";
import {WethLike} from "./WrappedCoins.sol";

/// A token of each standard, and an account, that writes down the gas of each row's call.
contract GasSeer {
    mapping(address owner => uint256) private _held;
    mapping(address owner => mapping(uint256 id => uint256)) private _items;
    uint256[] public seen;
    uint256 public given;
    /// Whether it answers true and a second word of zeros.
    bool private immutable isLong;

    constructor(bool isLong_) {
        isLong = isLong_;
    }

    modifier answered() {
        _;
        if (isLong) {
            assembly ("memory-safe") {
                mstore(0x00, 1)
                mstore(0x20, 0)
                return(0x00, 0x40)
            }
        }
    }

    function count() external view returns (uint256) {
        return seen.length;
    }

    function give(address to, uint256 id, uint256 value) external {
        _held[to] += value;
        _items[to][id] += value;
    }

    function balanceOf(address owner) external view returns (uint256) {
        return _held[owner];
    }

    function balanceOf(address owner, uint256 id) external view returns (uint256) {
        return _items[owner][id];
    }

    function transfer(address to, uint256 value) external answered returns (bool) {
        seen.push(gasleft());
        return _move(msg.sender, to, value);
    }

    /// Of an ERC-721 the last word is an id, and one token moves.
    function transferFrom(address from, address to, uint256 word) external answered returns (bool) {
        // The sum that a push takes is no row.
        if (to != msg.sender) seen.push(gasleft());
        return _move(from, to, word > 1000 ? 1 : word);
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata) external answered {
        seen.push(gasleft());
        _items[from][id] -= value;
        _items[to][id] += value;
    }

    receive() external payable {
        seen.push(gasleft());
        given += msg.value;
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        _held[from] -= value;
        _held[to] += value;
        return true;
    }
}

/// The gas of each row, of each kind, with as little gas as the call can do with.
contract RowGasTest is Kit {
    uint8 private constant WRAPPED = 4;
    uint8 private constant DIRECT_ERC20 = 5;
    uint256 private constant GAS = 150_000;
    uint256 private constant COUNT = 8;

    /// Rows in two slots, and the coins that go along.
    function _prepare(uint8 kind, bool isLong) private returns (GasSeer seer, uint256 value) {
        seer = new GasSeer(isLong);
        delete items;
        bool isCoin = kind == NATIVE || kind == WRAPPED;
        for (uint256 i; i < COUNT; ++i) {
            // Two runs of items.
            uint256 tokenId = kind == ERC721 ? 2000 + i : kind == ERC1155 ? i / 3 : 0;
            add(isCoin ? address(seer) : account(i), tokenId, kind == ERC721 ? 1 : 5);
            seer.give(SENDER, tokenId, 5);
        }
        vm.deal(SENDER, 1 ether);
        if (kind == NATIVE) {
            seal(address(0), NATIVE, 0, 5);
            return (seer, drop.total);
        }
        if (kind != WRAPPED) {
            seal(address(seer), kind == DIRECT_ERC20 ? ERC20 : kind, kind == DIRECT_ERC20 ? DIRECT : 0, 5);
            return (seer, 0);
        }
        WethLike weth = new WethLike();
        wrap(weth, 100);
        seal(address(weth), NATIVE, 0, 5);
    }

    function _call(uint256 rowGas) private view returns (bytes memory) {
        Slot[] memory slots = new Slot[](2);
        (slots[0], slots[1]) = (slotOf(0, full(0)), slotOf(1, full(1)));
        return abi.encodeCall(distributor.send, (drop, ANY_SUM, rowGas, slots));
    }

    /// Tells by its error whether a call goes through with so much gas. Nothing of it stays.
    function attempt(uint256 value, bytes calldata call, uint256 limit) external {
        vm.prank(SENDER);
        (bool ok,) = address(distributor).call{value: value, gas: limit}(call);
        require(!ok, "enough");
        revert("too little");
    }

    function _leastGas(uint256 value, bytes memory call) private returns (uint256 limit) {
        uint256 least = 100_000;
        limit = 3_000_000;
        while (limit - least > 1) {
            uint256 middle = (least + limit) / 2;
            try this.attempt(value, call, middle) {}
            catch Error(string memory text) {
                if (keccak256(bytes(text)) == keccak256("enough")) limit = middle;
                else least = middle;
            }
        }
    }

    function test_EachRowOfEachKindGetsExactlyTheGasThatTheCallerNames() public {
        // The four with a token once more, with answers that are longer than what is read of them.
        uint8[10] memory kinds = [ERC20, ERC721, ERC1155, NATIVE, WRAPPED, DIRECT_ERC20, ERC20, ERC721, ERC1155, DIRECT_ERC20];
        for (uint256 n; n < kinds.length; ++n) {
            uint8 kind = kinds[n];
            (GasSeer seer, uint256 value) = _prepare(kind, n > DIRECT_ERC20);
            bytes memory call = _call(GAS);
            // Before the call does with less than this, a row would have to do with less than its gas.
            uint256 limit = _leastGas(value, call);
            vm.prank(SENDER);
            uint256 before = gasleft();
            (bool ok,) = address(distributor).call{value: value, gas: limit}(call);
            uint256 left = limit + gasleft() - before;
            check(ok && seer.count() == COUNT, "each row once");
            check(left < GAS - 25_000, "none is kept for a row behind the last");
            // Its dispatch comes first, and coins bring 2,300 of their own.
            uint256 first = seer.seen(0);
            check(first > GAS - 2_000 && first < GAS + 2_300, "what was named");
            // A call with coins takes its own price, 9,100, out of the same gas. If it fails for that, the send reverts.
            uint256 less = value != 0 || kind == WRAPPED ? 9_100 : 0;
            for (uint256 i; i < COUNT; ++i) {
                check(seer.seen(i) <= first && seer.seen(i) + less >= first, "each the same");
            }
        }
    }

    function test_ARowGetsTheWholeOfALargeRowGas() public {
        // The EVM keeps 1/64 back from each call. Of so much gas even the difference to 1/63 is more than a step.
        (GasSeer seer,) = _prepare(ERC20, false);
        uint256 large = 60_000_000;
        bytes memory call = _call(large);
        bool ok;
        for (uint256 limit = large; !ok && limit < 2 * large; limit += 9_001) {
            vm.prank(SENDER);
            (ok,) = address(distributor).call{gas: limit}(call);
        }
        check(ok && seer.count() == COUNT, "each row once");
        for (uint256 i; i < COUNT; ++i) check(seer.seen(i) > large - 2_000, "what was named");
    }

    function test_ARowGasThatOverflowsWithTheGasKeptBackIsRefused() public {
        _prepare(ERC20, false);
        // With its 63rd part it is 2^256.
        uint256 rowGas = 63 << 250;
        (bool ok, bytes memory answer) = act(SENDER, 0, _call(rowGas));
        check(!ok && bytes4(answer) == ISlotDistributor.NotEnoughGas.selector, "refused");
        uint256 named;
        assembly ("memory-safe") {
            named := mload(add(answer, 36))
        }
        check(named == rowGas, "and named");
    }
}
