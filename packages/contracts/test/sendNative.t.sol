// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {Kit} from "./Kit.sol";
import {
    AcceptingReceiver,
    BombReceiver,
    GasBurningReceiver,
    RevertingReceiver,
    SilentReceiver
} from "./Receivers.sol";
import {vm} from "./Vm.sol";

contract SendNativeTest is Kit {
    function setUp() public override {
        super.setUp();
        for (uint256 i; i < 30; ++i) add(account(i), 0, 1 ether + i);
        seal(address(0), NATIVE, 0, 250);
        vm.deal(SENDER, 100 ether);
    }

    function test_ItPaysEachRowAndGivesTheRestBack() public {
        (uint256 paid, uint256 failed) = sendCoins(SENDER, 0, full(0), 50 ether);
        check(paid == full(0) && failed == 0, "all");
        for (uint256 i; i < 30; ++i) check(account(i).balance == 1 ether + i, "exact");
        check(SENDER.balance == 100 ether - drop.total && address(distributor).balance == 0, "the rest");
    }

    function test_ItGivesBackASingleWei() public {
        sendCoins(SENDER, 0, full(0), drop.total + 1);
        check(SENDER.balance == 100 ether - drop.total && address(distributor).balance == 0, "the last wei");
    }

    function testFuzz_ItPaysOnlyWhatIsOpenAndSelected(uint256 a, uint256 b) public {
        a &= full(0);
        b &= full(0);
        sendCoins(SENDER, 0, a, 50 ether);
        sendCoins(SENDER, 0, b, 50 ether);
        check(word(0) == a | b, "union");
        uint256 sum;
        for (uint256 i; i < 30; ++i) {
            uint256 due = ((a | b) >> i) & 1 == 1 ? 1 ether + i : 0;
            check(account(i).balance == due, "once or not at all");
            sum += due;
        }
        check(SENDER.balance == 100 ether - sum, "to the last wei");
    }

    function test_GivenTooLittleValue_ItRevertsSayingHowMuchIsNeeded() public {
        refused(
            SENDER,
            drop.total - 1,
            sendCall(0, full(0)),
            abi.encodeWithSelector(ISlotDistributor.WrongValue.selector, drop.total - 1, drop.total)
        );
        check(account(0).balance == 0, "nothing moved");
        refused(
            SENDER, 0, sendCall(0, 1), abi.encodeWithSelector(ISlotDistributor.WrongValue.selector, 0, 1 ether)
        );
        sendCoins(SENDER, 0, full(0), drop.total);
        check(word(0) == full(0), "exactly enough is enough");
    }

    function test_GivenTooLittleValue_CoinsForcedUponTheDistributorDoNotMakeUpForIt() public {
        vm.deal(address(distributor), 1 ether);
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.WrongValue.selector, drop.total - 1, drop.total);
        refused(SENDER, drop.total - 1, sendCall(0, full(0)), error);
    }

    function test_GivenTooLittleValue_NoRowBehindAGapIsNamed() public {
        register(OPERATOR, false);
        vm.deal(OPERATOR, 10 ether);
        // The second row wants more than is left; the fourth would fit what was given at first.
        for (uint256 way; way < 2; ++way) {
            refused(
                way == 0 ? OPERATOR : SENDER,
                1.5 ether,
                sendCall(0, 11),
                abi.encodeWithSelector(ISlotDistributor.WrongValue.selector, 1.5 ether, 3 ether + 4)
            );
        }
    }

    function test_GivenReceiversThatRefuseBurnGasOrAnswerWithBombs_TheOthersArePaidAndTheirCoinsComeBack() public {
        delete items;
        add(account(1), 0, 1 ether);
        add(address(new SilentReceiver()), 0, 2 ether);
        add(address(new RevertingReceiver()), 0, 3 ether);
        add(address(new AcceptingReceiver()), 0, 4 ether);
        add(address(new GasBurningReceiver()), 0, 5 ether);
        add(address(new BombReceiver()), 0, 6 ether);
        add(account(2), 0, 7 ether);
        seal(address(0), NATIVE, 0, 250);
        (uint256 paid, uint256 failed) = sendCoins(SENDER, 0, full(0), drop.total);
        check(paid == 0x49 && failed == 0x36, "three paid, four open");
        check(account(1).balance == 1 ether && account(2).balance == 7 ether, "first and last");
        check(SENDER.balance == 88 ether && address(distributor).balance == 0, "the rest came back");
        check(word(0) == 0x49, "bits");
    }

    function test_GivenAnOperator_TheOperatorPaysAndGetsTheRest() public {
        register(OPERATOR, false);
        vm.deal(OPERATOR, 40 ether);
        sendCoins(OPERATOR, 0, full(0), 40 ether);
        check(OPERATOR.balance == 40 ether - drop.total && SENDER.balance == 100 ether, "her own coins");
    }

    function test_GivenTheCallerDoesNotTakeCoinsBack_ItReverts() public {
        address stubborn = address(new SilentReceiver());
        register(stubborn, false);
        vm.deal(stubborn, 40 ether);
        refused(
            stubborn,
            2 ether,
            sendCall(0, 1),
            abi.encodeWithSelector(ISlotDistributor.RefundFailed.selector, 1 ether)
        );
        sendCoins(stubborn, 0, 1, 1 ether);
    }

    function test_GivenTheDropHasAToken_ItTakesNoCoins() public {
        drop.token = STRANGER;
        refused(SENDER, 1 ether, sendCall(0, 1), abi.encodeWithSelector(ISlotDistributor.WrongValue.selector, 1 ether, 0));
        refused(SENDER, 0, sendCall(0, 1), abi.encodeWithSelector(ISlotDistributor.NoTokenCode.selector, STRANGER));
    }

    function test_GivenTheDropIsStrictAndAReceiverRefuses_ItRevertsNamingTheRow() public {
        delete items;
        add(account(1), 0, 1 ether);
        add(address(new SilentReceiver()), 0, 2 ether);
        seal(address(0), NATIVE, STRICT, 250);
        refused(
            SENDER,
            3 ether,
            sendCall(0, 3),
            abi.encodeWithSelector(ISlotDistributor.RowRejected.selector, 0, 1, bytes(""))
        );
        check(account(1).balance == 0, "nothing moved");
    }
}
