// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {Kit} from "./Kit.sol";
import {SilentReceiver} from "./Receivers.sol";
import {vm} from "./Vm.sol";
import {LyingWrappedCoin, WrappedLie} from "./WrappedCoins.sol";

/// What is told of a wrapped coin that lies: how much should have come, and how much came.
contract WrappedLiesTest is Kit {
    LyingWrappedCoin private weth;

    /// Four rows in two slots, of 10 to 13.
    function _rows() private {
        weth = new LyingWrappedCoin();
        for (uint256 i; i < 4; ++i) add(account(i), 0, 10 + i);
        seal(address(weth), NATIVE, 0, 2);
        vm.deal(SENDER, 100);
        wrap(weth, 100);
        register(address(0), true);
        // Coins that were forced into the distributor do not make up for it.
        vm.deal(address(distributor), 500);
    }

    function _all() private view returns (bytes memory) {
        uint256[] memory indices = new uint256[](2);
        uint256[] memory selected = new uint256[](2);
        (indices[1], selected[0], selected[1]) = (1, 3, 3);
        return sendsCall(ANY_SUM, indices, selected);
    }

    function _inexact(uint256 expected, uint256 actual) private view returns (bytes memory) {
        return abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(weth), expected, actual);
    }

    function _told(WrappedLie lie, uint256 less, uint256 more) private {
        weth.set(lie, "");
        refused(SENDER, 0, _all(), _inexact(46, less == 46 ? 0 : 46 + more - less));
        refused(STRANGER, 0, claimCall(1, 0), _inexact(12, less == 46 ? 0 : 12 + more - less));
    }

    function test_CoinsThatDoNotComeAreTold() public {
        _rows();
        _told(WrappedLie.KeepsCoins, 46, 0);
        _told(WrappedLie.TakesNothing, 46, 0);
        _told(WrappedLie.GivesLess, 1, 0);
        _told(WrappedLie.GivesMore, 0, 1);
    }

    function test_CoinsThatAreNotWrappedAgainAreTold() public {
        _rows();
        vm.etch(account(1), address(new SilentReceiver()).code);
        vm.etch(account(2), address(new SilentReceiver()).code);
        weth.set(WrappedLie.ForgetsDeposit, "");
        refused(SENDER, 0, _all(), _inexact(23, 0));
        weth.set(WrappedLie.None, "");
        run(SENDER, 0, _all());
        check(word(0) == 1 && word(1) == 2 && weth.balanceOf(SENDER) == 100 - 23, "they went back");
    }
}
