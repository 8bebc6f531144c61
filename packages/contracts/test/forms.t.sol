// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoItems} from "../src/demo/DemoItems.sol";
import {DemoToken} from "../src/demo/DemoToken.sol";
import {ISlotDistributor, Slot} from "../src/ISlotDistributor.sol";
import {SlotDistributor} from "../src/SlotDistributor.sol";
import {CellToken, Lie} from "./CellTokens.sol";
import {deployDistributor} from "./deployDistributor.sol";
import {DearToken, GreedyReceiver, TwoFacedReceiver} from "./GasTokens.sol";
import {Kit} from "./Kit.sol";
import {vm} from "./Vm.sol";
import {WethLike} from "./WrappedCoins.sol";

/// Answers with a number, as WFTM does.
contract AnsweringWeth is WethLike {
    function withdraw(uint256 value) public override {
        super.withdraw(value);
        assembly ("memory-safe") {
            mstore(0, 0)
            return(0, 32)
        }
    }

    function deposit() public payable override {
        super.deposit();
        assembly ("memory-safe") {
            mstore(0, 0)
            return(0, 32)
        }
    }
}

/// Each finding of the audit, on the second form's bytecode (test/fixtures) and on the last: what goes wrong there is right here.
contract FormsTest is Kit {
    string private constant DROP =
        "(address,address,uint8,uint8,uint40,uint40,uint64,uint256,uint32,uint16,bytes32)";
    string private constant SLOTS = "(uint256,bytes,bytes32,bytes32[],uint256)[]";

    bool private isSecond;

    function _form(bool second) private {
        isSecond = second;
        delete items;
        if (!second) {
            distributor = deployDistributor();
            return;
        }
        bytes memory code = vm.parseBytes(vm.readFile("test/fixtures/secondForm.hex"));
        address made;
        assembly ("memory-safe") {
            made := create(0, add(code, 32), mload(code))
        }
        distributor = SlotDistributor(payable(made));
    }

    function _send(uint256 sum, uint256 rowGas, uint256 mask) private view returns (bytes memory) {
        Slot[] memory slots = new Slot[](1);
        slots[0] = slotOf(0, mask);
        if (!isSecond) return abi.encodeCall(distributor.send, (drop, sum, rowGas, slots));
        return abi.encodeWithSignature(string.concat("send(", DROP, ",uint256,", SLOTS, ")"), drop, sum, slots);
    }

    function _register(bool mayLeaveOpen, bool claimsOpen) private {
        vm.prank(SENDER);
        if (!isSecond) return distributor.register(drop, OPERATOR, 0, mayLeaveOpen, claimsOpen, 0);
        (bool ok,) = address(distributor).call(
            abi.encodeWithSignature(
                string.concat("register(", DROP, ",address,uint40,bool,bytes32)"), drop, OPERATOR, 0, claimsOpen, 0
            )
        );
        require(ok, "registered");
    }

    function _approve(address token, uint256 amount) private {
        CellToken(token).mint(SENDER, amount);
        vm.prank(SENDER);
        CellToken(token).approve(address(distributor), amount);
    }

    // ---- section 1, C7

    function _paysDearRows() private returns (bool) {
        DearToken token = new DearToken(4, true);
        for (uint256 i; i < 4; ++i) add(account(i), 0, 5);
        seal(address(token), ERC20, 0, 250);
        _approve(address(token), 20);
        (uint256 paid,) = masks(run(SENDER, 0, _send(isSecond ? 0 : 20, 800_000, 15)));
        return paid == 15;
    }

    function test_RowsThatCostMoreUnderTheNextScheduleArePaid() public {
        for (uint256 f; f < 2; ++f) {
            _form(f == 0);
            check(_paysDearRows() != isSecond, "dear rows");
        }
    }

    function _refusesNothingPayable() private returns (bool) {
        add(account(0), 0, 5);
        add(address(new GreedyReceiver(90_000)), 0, 5);
        seal(address(0), NATIVE, 0, 250);
        vm.deal(SENDER, 1 ether);
        bytes memory call = _send(isSecond ? 0 : 10, 100_000, 3);
        for (uint256 limit = 100_000; limit < 500_000; limit += 1_000) {
            vm.prank(SENDER);
            (bool ok, bytes memory answer) = address(distributor).call{value: 10, gas: limit}(call);
            if (!ok) continue;
            (, uint256 failed) = masks(answer);
            return failed == 0;
        }
        return false;
    }

    function test_WhoeverChoosesTheGasMakesNoPayableRowARefusedOne() public {
        for (uint256 f; f < 2; ++f) {
            _form(f == 0);
            check(_refusesNothingPayable() != isSecond, "starved rows");
        }
    }

    // ---- section 2

    function test_ASumOfZeroIsACapAndNotAQuestion() public {
        for (uint256 f; f < 2; ++f) {
            _form(f == 0);
            DemoToken token = new DemoToken();
            for (uint256 i; i < 2; ++i) add(account(i), 0, 5);
            seal(address(token), ERC20, 0, 250);
            _approve(address(token), 10);
            (bool ok,) = act(SENDER, 0, _send(0, ROW_GAS, 3));
            check(ok == isSecond, "a cap of nothing");
        }
    }

    // ---- C1

    function test_C1AnErc20NamedAsAnErc721PaysNobodyAgainAndAgain() public {
        for (uint256 f; f < 2; ++f) {
            _form(f == 0);
            DemoToken token = new DemoToken();
            for (uint256 i; i < 2; ++i) add(account(i), 500 + i, 1);
            seal(address(token), ERC721, 0, 100);
            _approve(address(token), 10_000);
            for (uint256 turn; turn < 3; ++turn) act(SENDER, 0, _send(isSecond ? 0 : 2, ROW_GAS, 3));
            check((token.balanceOf(SENDER) == 10_000) != isSecond, "paid three times");
            check(word(0) == 0, "and open all the same");
        }
    }

    // ---- C2

    function test_C2ATwoFacedReceiverDoesNotStopTheOthersOfAnOperatorThatMayLeaveRowsOpen() public {
        for (uint256 f; f < 2; ++f) {
            _form(f == 0);
            add(account(0), 0, 5);
            add(address(new TwoFacedReceiver()), 0, 5);
            add(account(2), 0, 5);
            WethLike weth = new WethLike();
            seal(address(weth), NATIVE, 0, 250);
            vm.deal(SENDER, 15);
            wrap(weth, 15);
            _register(true, false);
            bytes memory call = _send(15, ROW_GAS, 7);
            vm.txGasPrice(0);
            (bool ok,) = _tried(call);
            check(ok, "every trial passes");
            vm.txGasPrice(1 gwei);
            (ok,) = act(OPERATOR, 0, call);
            check(ok != isSecond && word(0) == (isSecond ? 0 : 5), "the others");
        }
    }

    /// A call that is undone.
    function _tried(bytes memory call) private returns (bool ok, bytes memory answer) {
        try this.tryAndUndo(call) {} catch (bytes memory told) {
            (ok, answer) = abi.decode(told, (bool, bytes));
        }
    }

    function tryAndUndo(bytes calldata call) external {
        (bool ok, bytes memory answer) = act(OPERATOR, 0, call);
        bytes memory told = abi.encode(ok, answer);
        assembly ("memory-safe") {
            revert(add(told, 32), mload(told))
        }
    }

    // ---- C4

    function test_C4ARowIsNotSettledByWhatItsAccountHeldBefore() public {
        for (uint256 f; f < 2; ++f) {
            _form(f == 0);
            CellToken token = new CellToken();
            for (uint256 i; i < 3; ++i) add(account(i), 0, 5);
            seal(address(token), ERC20, 0, 250);
            _approve(address(token), 15);
            token.mint(account(1), 100);
            token.set(Lie.Nothing, account(1));
            act(SENDER, 0, _send(15, ROW_GAS, 7));
            check((word(0) == 0) != isSecond && token.balanceOf(account(1)) == 100, "nothing reached it");
        }
    }

    // ---- C5

    function test_C5ATokenThatRoundsToNearestIsPaidDirectly() public {
        for (uint256 f; f < 2; ++f) {
            _form(f == 0);
            CellToken token = new CellToken();
            for (uint256 i; i < 2; ++i) add(account(i), 0, 5);
            seal(address(token), ERC20, DIRECT, 250);
            _approve(address(token), 11);
            _register(false, true);
            token.set(Lie.TakesMore, account(1));
            (bool ok,) = act(SENDER, 0, _send(isSecond ? 0 : 10, ROW_GAS, 3));
            check(ok != isSecond, "a push");
            drop.round = 2;
            _approve(address(token), 11);
            _register(false, true);
            (ok,) = act(STRANGER, 0, claimCall(0, 1));
            check(ok != isSecond, "a claim");
        }
    }

    // ---- C9

    function test_C9AWrappedCoinThatAnswersANumberIsTaken() public {
        for (uint256 f; f < 2; ++f) {
            _form(f == 0);
            AnsweringWeth weth = new AnsweringWeth();
            add(account(0), 0, 5);
            // It refuses its coins, which are wrapped again.
            add(address(new TwoFacedReceiver()), 0, 5);
            vm.txGasPrice(1);
            seal(address(weth), NATIVE, 0, 250);
            vm.deal(SENDER, 10);
            wrap(weth, 10);
            (bool ok,) = act(SENDER, 0, _send(10, ROW_GAS, 3));
            check(ok != isSecond && word(0) == (isSecond ? 0 : 1), "its coins arrived");
            check(weth.balanceOf(SENDER) == (isSecond ? 10 : 5), "and went back");
        }
    }

    // ---- section 4

    function test_TenIdsInTheirOrderCostLess() public {
        uint256[2] memory used;
        for (uint256 f; f < 2; ++f) {
            _form(f == 0);
            DemoItems things = new DemoItems();
            for (uint256 i; i < 100; ++i) add(account(1000 * f + i), i / 10, 5);
            seal(address(things), ERC1155, 0, 100);
            for (uint256 i; i < 10; ++i) things.mint(SENDER, i, 100);
            vm.prank(SENDER);
            things.setApprovalForAll(address(distributor), true);
            bytes memory call = _send(isSecond ? 0 : 500, ROW_GAS, full(0));
            used[f] = this.measure(call);
        }
        check(used[1] < used[0], "less");
    }

    /// Gas of a call, in memory of its own.
    function measure(bytes calldata call) external returns (uint256 used) {
        vm.prank(SENDER);
        uint256 left = gasleft();
        (bool ok,) = address(distributor).call(call);
        used = left - gasleft();
        require(ok, "paid");
    }

    // ---- section 5

    function test_AClaimCanBeSignedFor() public {
        for (uint256 f; f < 2; ++f) {
            _form(f == 0);
            (bool ok, bytes memory answer) = act(STRANGER, 0, abi.encodePacked(SlotDistributor.claimBySig.selector));
            // An unknown function answers nothing; a known one, called without arguments, does so too, but later.
            check(!ok && answer.length == 0, "refused");
            check(_knows(SlotDistributor.claimBySig.selector) != isSecond, "known");
        }
    }

    function _knows(bytes4 selector) private view returns (bool) {
        bytes memory code = address(distributor).code;
        for (uint256 i; i + 4 < code.length; ++i) {
            bytes4 found;
            assembly ("memory-safe") {
                found := mload(add(add(code, 32), i))
            }
            if (found == selector) return true;
        }
        return false;
    }
}
