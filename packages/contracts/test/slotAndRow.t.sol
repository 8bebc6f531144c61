// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoToken} from "../src/demo/DemoToken.sol";
import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {Kit} from "./Kit.sol";
import {vm} from "./Vm.sol";
import {WethLike} from "./WrappedCoins.sol";

/// A claim names a slot and a row of it, and neither passes for the other.
contract SlotAndRowTest is Kit {
    uint256 private constant KEY = 0xBEEF;
    address private constant TO = address(0xCAFE);

    /// Three slots of three rows, each of 5.
    function _rows(address token, uint8 standard, uint8 flags) private {
        delete items;
        for (uint256 i; i < 9; ++i) add(vm.addr(KEY + i), 0, 5);
        seal(token, standard, flags, 3);
        register(address(0), true);
    }

    function _signed(uint256 slot, uint256 row, uint256 signedSlot, uint256 signedRow) private view returns (bytes memory) {
        bytes32 digest = claimDigest(signedSlot, signedRow, TO, NOW);
        return claimBySigCall(slot, row, TO, NOW, signedBy(KEY + 3 * slot + row, digest));
    }

    function test_ASignatureIsOfOneRowOfOneSlot() public {
        DemoToken token = new DemoToken();
        token.mint(SENDER, 45);
        vm.prank(SENDER);
        token.approve(address(distributor), 45);
        _rows(address(token), ERC20, 0);
        for (uint256 slot; slot < 3; ++slot) {
            for (uint256 row; row < 3; ++row) {
                bytes memory error = abi.encodeWithSelector(ISlotDistributor.BadSignature.selector, vm.addr(KEY + 3 * slot + row));
                if (slot != row) refused(STRANGER, 0, _signed(slot, row, row, slot), error);
                run(STRANGER, 0, _signed(slot, row, slot, row));
                check(word(slot) == (2 << row) - 1 && token.balanceOf(TO) == 5 * (3 * slot + row + 1), "paid");
                error = abi.encodeWithSelector(ISlotDistributor.AlreadySettled.selector, slot, row);
                refused(STRANGER, 0, _signed(slot, row, slot, row), error);
            }
        }
    }

    function test_ARowOfNothingIsNamed() public {
        _rows(address(this), ERC20, 0);
        for (uint256 i; i < 9; ++i) {
            items[i].amount = 0;
            seal(address(this), ERC20, 0, 3);
            register(address(0), true);
            bytes memory error = abi.encodeWithSelector(ISlotDistributor.ZeroAmount.selector, i / 3, i % 3);
            refused(STRANGER, 0, claimCall(i / 3, i % 3), error);
            items[i].amount = 5;
        }
    }

    function test_ARowThatItsSlotDoesNotHaveIsNamed() public {
        _rows(address(this), ERC20, 0);
        bytes32[] memory none = new bytes32[](0);
        for (uint256 slot; slot < 3; ++slot) {
            bytes memory call =
                abi.encodeCall(distributor.claim, (drop, slot, 3 + slot, TO, 0, 5, none, bytes32(0), none));
            refused(STRANGER, 0, call, abi.encodeWithSelector(ISlotDistributor.NoSuchRow.selector, 3 + slot, 3));
        }
    }

    function test_AnIdIsMalformedInEveryStandardThatHasNone() public {
        address weth = address(new WethLike());
        for (uint8 kind; kind < 3; ++kind) {
            _rows(weth, kind == 2 ? NATIVE : ERC20, kind == 1 ? DIRECT : 0);
            items[5].id = 1;
            seal(weth, kind == 2 ? NATIVE : ERC20, kind == 1 ? DIRECT : 0, 3);
            register(address(0), true);
            refused(STRANGER, 0, claimCall(1, 2), abi.encodeWithSelector(ISlotDistributor.MalformedRow.selector, 1, 5));
        }
    }
}
