// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {CellToken, RefusingCellToken} from "./CellTokens.sol";
import {Kit} from "./Kit.sol";
import {SilentReceiver} from "./Receivers.sol";
import {Vm, vm} from "./Vm.sol";
import {LyingWrappedCoin, WethLike, WrappedLie} from "./WrappedCoins.sol";

/// Has balances of every standard and moves nothing.
contract StuckToken {
    fallback() external {
        revert("stuck");
    }

    function balanceOf(address) external pure returns (uint256) {
        return 1000;
    }

    function balanceOf(address, uint256) external pure returns (uint256) {
        return 1000;
    }
}

/// Unwraps nothing.
contract StuckCoin is WethLike {
    function withdraw(uint256) public pure override {
        revert("stuck");
    }
}

/// Reverts every call with a given number of bytes.
contract SayingReceiver {
    uint256 private immutable size;

    constructor(uint256 size_) {
        size = size_;
    }

    fallback() external payable {
        bytes memory text = told();
        assembly ("memory-safe") {
            revert(add(text, 32), mload(text))
        }
    }

    /// No two of its bytes near each other are the same.
    function told() public view returns (bytes memory text) {
        text = new bytes(size);
        for (uint256 i; i < size; ++i) text[i] = bytes1(uint8(7 * i + 1));
    }
}

/// Asks whom it pays, and reverts with the answer.
contract AskingToken is CellToken {
    function _check(address to) internal view override {
        // Transfers to the distributor itself are not payments.
        if (to.code.length == 0 || to == msg.sender) return;
        (bool ok, bytes memory answer) = to.staticcall("");
        if (ok) return;
        assembly ("memory-safe") {
            revert(add(answer, 32), mload(answer))
        }
    }
}

/// What is told of a token that refuses: which token, whose units, how many, and why.
contract ErrorsTest is Kit {
    /// The first 64 bytes of an error with a text.
    function _reason(string memory text) private pure returns (bytes memory reason) {
        reason = bytes.concat(hex"08c379a0", abi.encode(text));
        assembly ("memory-safe") {
            mstore(reason, 64)
        }
    }

    /// Four rows in two slots.
    function _rows(address token, uint8 standard, uint8 flags) private {
        delete items;
        for (uint256 i; i < 4; ++i) {
            bool isId = standard == ERC721 || standard == ERC1155;
            add(account(i), isId ? 70 + i : 0, standard == ERC721 ? 1 : 5 + i);
        }
        seal(token, standard, flags, 2);
        register(address(0), true);
    }

    function _all() private view returns (bytes memory) {
        uint256[] memory indices = new uint256[](2);
        uint256[] memory selected = new uint256[](2);
        (indices[1], selected[0], selected[1]) = (1, 3, 3);
        return sendsCall(ANY_SUM, indices, selected);
    }

    function test_ATransferFromTheSenderThatFailsIsNamedWithItsAmountOrId() public {
        address token = address(new StuckToken());
        bytes4 error = ISlotDistributor.PullFailed.selector;
        for (uint8 kind; kind <= NATIVE + 1; ++kind) {
            uint8 standard = kind > NATIVE ? ERC20 : kind;
            _rows(token, standard, kind > NATIVE ? DIRECT : 0);
            for (uint256 row; row < 4; ++row) {
                uint256 word = standard == ERC721 ? 70 + row : 5 + row;
                refused(
                    STRANGER,
                    0,
                    claimCall(row / 2, row % 2),
                    abi.encodeWithSelector(error, token, SENDER, word, _reason("stuck"))
                );
            }
            // Other standards leave such rows open.
            if (kind != ERC20 && kind != NATIVE) continue;
            refused(SENDER, 0, _all(), abi.encodeWithSelector(error, token, SENDER, 26, _reason("stuck")));
        }
    }

    function test_AnUnwrappingThatFailsIsNamedWithTheSum() public {
        vm.deal(SENDER, 100);
        StuckCoin weth = new StuckCoin();
        wrap(weth, 100);
        _rows(address(weth), NATIVE, 0);
        bytes4 error = ISlotDistributor.UnwrapFailed.selector;
        refused(SENDER, 0, _all(), abi.encodeWithSelector(error, address(weth), 26, _reason("stuck")));
        refused(STRANGER, 0, claimCall(1, 0), abi.encodeWithSelector(error, address(weth), 7, _reason("stuck")));
    }

    function test_UnitsThatDoNotGoBackAreNamedWithTheirSum() public {
        RefusingCellToken token = new RefusingCellToken();
        token.mint(SENDER, 100);
        vm.prank(SENDER);
        token.approve(address(distributor), 100);
        _rows(address(token), ERC20, 0);
        token.refuse(account(1));
        token.refuse(account(2));
        token.refuse(SENDER);
        bytes4 error = ISlotDistributor.ReturnFailed.selector;
        refused(SENDER, 0, _all(), abi.encodeWithSelector(error, address(token), SENDER, 13, _reason("refused")));
        LyingWrappedCoin weth = new LyingWrappedCoin();
        vm.deal(SENDER, 100);
        wrap(weth, 100);
        weth.set(WrappedLie.RefusesDeposit, "");
        _rows(address(weth), NATIVE, 0);
        vm.etch(account(1), address(new SilentReceiver()).code);
        vm.etch(account(2), address(new SilentReceiver()).code);
        refused(SENDER, 0, _all(), abi.encodeWithSelector(error, address(weth), SENDER, 13, _reason("closed")));
    }

    /// Four rows, each refused with so many bytes, and how they would be told.
    function _saying(uint256 size, uint8 flags, bool isCoin) private returns (bytes memory reason) {
        SayingReceiver receiver = new SayingReceiver(size);
        reason = receiver.told();
        if (size > 64) {
            assembly ("memory-safe") {
                mstore(reason, 64)
            }
        }
        CellToken token = isCoin ? CellToken(address(new WethLike())) : new AskingToken();
        vm.deal(SENDER, 100);
        if (isCoin) wrap(WethLike(payable(address(token))), 100);
        else token.mint(SENDER, 100);
        vm.prank(SENDER);
        token.approve(address(distributor), 100);
        _rows(address(token), isCoin ? NATIVE : ERC20, flags);
        for (uint256 i; i < 4; ++i) items[i].account = address(receiver);
        seal(address(token), isCoin ? NATIVE : ERC20, flags, 2);
        register(address(0), true);
    }

    function test_AReasonIsTheFirst64BytesOfTheAnswerHoweverLongItIs() public {
        uint256[10] memory sizes = [uint256(0), 1, 4, 31, 32, 33, 63, 64, 65, 1000];
        for (uint256 n; n < 30; ++n) {
            bytes memory reason = _saying(sizes[n % 10], n / 10 == 1 ? DIRECT : 0, n / 10 == 2);
            vm.recordLogs();
            run(SENDER, 0, _all());
            Vm.Log[] memory logs = vm.getRecordedLogs();
            uint256 row;
            for (uint256 i; i < logs.length; ++i) {
                if (logs[i].topics[0] != ISlotDistributor.RowFailed.selector) continue;
                check(uint256(logs[i].topics[2]) == row / 2, "slot");
                check(keccak256(logs[i].data) == keccak256(abi.encode(row % 2, reason)), "row and reason");
                ++row;
            }
            check(row == 4, "each row");
            bytes memory error = n / 10 == 2
                ? abi.encodeWithSelector(ISlotDistributor.RowRejected.selector, 1, 0, reason)
                : abi.encodeWithSelector(ISlotDistributor.PullFailed.selector, drop.token, SENDER, 7, reason);
            refused(STRANGER, 0, claimCall(1, 0), error);
        }
    }

    function test_EachRowThatIsRefusedIsToldWithItsSlotAndReason() public {
        RefusingCellToken token = new RefusingCellToken();
        token.mint(SENDER, 100);
        vm.prank(SENDER);
        token.approve(address(distributor), 100);
        for (uint8 flags; flags <= DIRECT; flags += DIRECT) {
            _rows(address(token), ERC20, flags);
            token.refuse(account(1));
            token.refuse(account(2));
            vm.recordLogs();
            (uint256[] memory paid, uint256[] memory failed) = abi.decode(run(SENDER, 0, _all()), (uint256[], uint256[]));
            check(paid[0] == 1 && paid[1] == 2 && failed[0] == 2 && failed[1] == 1, "answered");
            Vm.Log[] memory logs = vm.getRecordedLogs();
            uint256 told;
            uint256 sent;
            for (uint256 i; i < logs.length; ++i) {
                if (logs[i].topics[0] == ISlotDistributor.SlotSent.selector) {
                    check(logs[i].topics[1] == id() && uint256(logs[i].topics[2]) == sent, "drop and slot");
                    check(keccak256(logs[i].data) == keccak256(abi.encode(1 + sent, 2 - sent)), "paid and refused rows");
                    ++sent;
                }
                if (logs[i].topics[0] != ISlotDistributor.RowFailed.selector) continue;
                check(logs[i].topics[1] == id() && uint256(logs[i].topics[2]) == told, "drop and slot");
                check(keccak256(logs[i].data) == keccak256(abi.encode(1 - told, _reason("refused"))), "row and reason");
                ++told;
            }
            check(told == 2 && sent == 2, "two rows, two slots");
        }
    }
}
