// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {Kit} from "./Kit.sol";
import {AcceptingReceiver, RevertingReceiver, SilentReceiver} from "./Receivers.sol";
import {vm} from "./Vm.sol";
import {LyingWrappedCoin, WbnbLike, WethLike, WpolLike, WrappedLie} from "./WrappedCoins.sol";

/// Security: C13, T38.
contract WrappedTest is Kit {
    uint256 private constant ROWS = 6;
    uint256 private constant ALL = (1 << ROWS) - 1;

    WethLike private weth;
    LyingWrappedCoin private lying;

    function setUp() public override {
        super.setUp();
        weth = new WethLike();
        _use(weth);
    }

    function _list() private {
        delete items;
        for (uint256 i; i < ROWS; ++i) add(account(i), 0, 1 ether + i);
    }

    function _use(WethLike coin) private {
        _list();
        _seal(coin);
    }

    function _seal(WethLike coin) private {
        seal(address(coin), NATIVE, 0, 250);
        vm.deal(SENDER, 100 ether);
        vm.startPrank(SENDER);
        coin.deposit{value: 100 ether}();
        coin.approve(address(distributor), drop.total);
        vm.stopPrank();
    }

    function test_ItPaysCoinsOutOfWhatItTakesWithEachOfTheThree() public {
        WethLike[3] memory coins = [weth, new WbnbLike(), new WpolLike()];
        for (uint256 c; c < 3; ++c) {
            _use(coins[c]);
            for (uint256 i; i < ROWS; ++i) vm.deal(account(i), 0);
            uint256 held = coins[c].balanceOf(SENDER);
            (uint256 paid, uint256 failed) = send(SENDER, 0, ALL);
            check(paid == ALL && failed == 0, "all");
            for (uint256 i; i < ROWS; ++i) {
                check(account(i).balance == 1 ether + i && coins[c].balanceOf(account(i)) == 0, "coins");
            }
            check(coins[c].balanceOf(SENDER) == held - drop.total, "the sum");
            check(coins[c].totalSupply() == held - drop.total, "unwrapped");
        }
    }

    function test_GivenAnOperator_NeitherTheOperatorNorTheDistributorEverHoldsCoins() public {
        Watcher watcher = new Watcher(address(distributor), OPERATOR, weth);
        items[3].account = address(watcher);
        _seal(weth);
        register(OPERATOR, false);
        vm.deal(OPERATOR, 0);
        send(OPERATOR, 0, ALL);
        check(word(0) == ALL, "all");
        // While it pays it holds what the rows behind are to get, and nothing else.
        check(watcher.heldByDistributor() == items[4].amount + items[5].amount, "only what is on its way");
        check(watcher.heldByOperator() == 0 && OPERATOR.balance == 0, "the operator");
        check(address(distributor).balance == 0 && weth.balanceOf(address(distributor)) == 0, "the distributor");
        check(weth.balanceOf(SENDER) == 200 ether - drop.total, "of the sender");
    }

    function test_GivenClaims_RowsAreClaimedInCoinsByWhoeverAsks() public {
        register(address(0), true);
        claim(STRANGER, 0, 2);
        check(account(2).balance == 1 ether + 2 && weth.balanceOf(SENDER) == 99 ether - 2, "hers");
        uint256 held = SENDER.balance;
        run(account(4), 0, claimToCall(0, 4, SENDER));
        check(SENDER.balance == held + 1 ether + 4 && weth.balanceOf(SENDER) == 98 ether - 6, "the sender's own");
        run(account(3), 0, claimToCall(0, 3, address(0xCAFE)));
        check(address(0xCAFE).balance == 1 ether + 3 && account(3).balance == 0, "where she said");
        refused(STRANGER, 0, claimCall(0, 2), abi.encodeWithSelector(ISlotDistributor.AlreadySettled.selector, 0, 2));
        check(address(distributor).balance == 0 && weth.balanceOf(address(distributor)) == 0, "nothing kept");
        (uint256 paid,) = send(SENDER, 0, ALL);
        check(paid == ALL ^ 28 && weth.allowance(SENDER, address(distributor)) == 0, "the others");
    }

    function _refusing() private {
        items[1].account = address(new RevertingReceiver());
        items[4].account = address(new SilentReceiver());
        items[5].account = address(new AcceptingReceiver());
        _seal(weth);
        register(OPERATOR, true);
    }

    function test_GivenReceiversThatRefuse_TheirSumIsWrappedAgainAndGoesBack() public {
        _refusing();
        uint256 held = weth.balanceOf(SENDER);
        (uint256 paid, uint256 failed) = send(SENDER, 0, ALL);
        check(failed == 18 && paid == ALL ^ 18 && word(0) == paid, "two open");
        check(held - weth.balanceOf(SENDER) == drop.total - items[1].amount - items[4].amount, "their sum came back");
        check(address(distributor).balance == 0 && weth.balanceOf(address(distributor)) == 0, "nothing kept");
    }

    function test_GivenReceiversThatRefuse_TheirSumGoesBackToTheSenderWhoeverSends() public {
        _refusing();
        registerLeaving(OPERATOR);
        uint256 held = weth.balanceOf(SENDER);
        send(OPERATOR, 0, ALL);
        check(held - weth.balanceOf(SENDER) == drop.total - items[1].amount - items[4].amount, "their sum came back");
        check(weth.balanceOf(OPERATOR) == 0, "nothing for the operator");
    }

    function test_GivenReceiversThatRefuse_ASendOfSomebodyElseRevertsNamingTheRow() public {
        _refusing();
        bytes memory reason = abi.encodeWithSelector(RevertingReceiver.NotToday.selector, 1, 2, 3);
        assembly ("memory-safe") {
            mstore(reason, 64)
        }
        refused(OPERATOR, 0, sendCall(0, ALL), abi.encodeWithSelector(ISlotDistributor.RowRejected.selector, 0, 1, reason));
        refused(OPERATOR, 0, sendCall(0, 48), abi.encodeWithSelector(ISlotDistributor.RowRejected.selector, 0, 4, ""));
        check(weth.allowance(SENDER, address(distributor)) == drop.total, "the allowance is whole");
        send(OPERATOR, 0, ALL ^ 18);
    }

    function test_GivenAClaimThatIsRefused_ItRevertsAndLeavesTheRowOpen() public {
        _refusing();
        refused(STRANGER, 0, claimCall(0, 4), abi.encodeWithSelector(ISlotDistributor.RowRejected.selector, 0, 4, ""));
        check(weth.allowance(SENDER, address(distributor)) == drop.total, "the allowance is whole");
        claim(STRANGER, 0, 5);
    }

    function test_GivenAClaimToTheWrappedCoinItself_ItReverts() public {
        register(address(0), true);
        bytes memory call = claimToCall(0, 1, address(weth));
        refused(account(1), 0, call, abi.encodeWithSelector(ISlotDistributor.BadRecipient.selector, address(weth)));
    }

    function test_GivenARowOfTheWrappedCoinItself_ASendRevertsNamingTheRow() public {
        items[2].account = address(weth);
        _seal(weth);
        register(OPERATOR, true);
        // Coins forced into the distributor do not make up for it.
        vm.deal(address(distributor), 50 ether);
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.PaysDistributor.selector, 0, 2);
        refused(SENDER, 0, sendCall(0, ALL), error);
        refused(OPERATOR, 0, sendCall(0, 4), error);
        check(weth.balanceOf(address(distributor)) == 0 && address(distributor).balance == 50 ether, "nothing moved");
        send(OPERATOR, 0, ALL ^ 4);
        check(word(0) == ALL ^ 4, "the others");
    }

    function test_GivenCoinsAreSentAlong_ItReverts() public {
        vm.deal(SENDER, 10 ether);
        refused(SENDER, 1, sendCall(0, ALL), abi.encodeWithSelector(ISlotDistributor.WrongValue.selector, 1, 0));
    }

    function test_GivenAllowanceOrBalanceTooSmall_ItReverts() public {
        vm.prank(SENDER);
        weth.approve(address(distributor), drop.total - 1);
        refusedWith(SENDER, 0, sendCall(0, ALL), ISlotDistributor.PullFailed.selector);
        vm.startPrank(SENDER);
        weth.approve(address(distributor), drop.total);
        weth.withdraw(weth.balanceOf(SENDER) - drop.total + 1);
        vm.stopPrank();
        refusedWith(SENDER, 0, sendCall(0, ALL), ISlotDistributor.PullFailed.selector);
    }

    function test_GivenRowsThatExceedTheSum_ItReverts() public {
        vm.prank(SENDER);
        weth.approve(address(distributor), type(uint256).max);
        // Coins forced into the distributor pay no row.
        vm.deal(address(distributor), 50 ether);
        uint256[] memory one = new uint256[](1);
        uint256[] memory all = new uint256[](1);
        all[0] = ALL;
        for (uint256 way; way < 3; ++way) {
            uint256 small = way == 0 ? drop.total - 1 : way == 1 ? 1 : 0;
            bytes memory error = abi.encodeWithSelector(ISlotDistributor.WrongSum.selector, small, drop.total);
            refused(SENDER, 0, sendsCall(small, one, all), error);
        }
        uint256 held = weth.balanceOf(SENDER);
        run(SENDER, 0, sendsCall(drop.total * 2, one, all));
        check(held - weth.balanceOf(SENDER) == drop.total, "no more than is owed");
        check(address(distributor).balance == 50 ether, "not touched");
    }

    function _lies() private {
        lying = new LyingWrappedCoin();
        _use(lying);
        register(OPERATOR, true);
        // Somebody's honest coins lie in the distributor, by force.
        vm.deal(address(distributor), 500 ether);
    }

    function test_GivenAWrappedCoinThatLies_ItRevertsAndNobodyElsesCoinsMove() public {
        _lies();
        WrappedLie[4] memory lies =
            [WrappedLie.KeepsCoins, WrappedLie.GivesLess, WrappedLie.GivesMore, WrappedLie.TakesNothing];
        for (uint256 i; i < 4; ++i) {
            lying.set(lies[i], "");
            refusedWith(SENDER, 0, sendCall(0, ALL), ISlotDistributor.InexactTransfer.selector);
            refusedWith(OPERATOR, 0, sendCall(0, ALL), ISlotDistributor.InexactTransfer.selector);
            refusedWith(STRANGER, 0, claimCall(0, 1), ISlotDistributor.InexactTransfer.selector);
        }
        items[2].account = address(new SilentReceiver());
        _seal(lying);
        lying.set(WrappedLie.RefusesDeposit, "");
        refusedWith(SENDER, 0, sendCall(0, ALL), ISlotDistributor.ReturnFailed.selector);
        lying.set(WrappedLie.ForgetsDeposit, "");
        refusedWith(SENDER, 0, sendCall(0, ALL), ISlotDistributor.InexactTransfer.selector);
        check(address(distributor).balance == 500 ether && account(0).balance == 0, "nobody's coins moved");
        lying.set(WrappedLie.None, "");
        send(SENDER, 0, ALL);
        check(address(distributor).balance == 500 ether && word(0) == ALL ^ 4, "told nothing, it pays");
        // A wrapped coin that never was one.
        drop.token = address(new SilentReceiver());
        refusedWith(SENDER, 0, sendCall(0, ALL), ISlotDistributor.NoBalance.selector);
    }

    function test_GivenAWrappedCoinThatCallsBack_ItIsTurnedAway() public {
        _lies();
        lying.set(WrappedLie.CallsBack, sendCall(0, 1));
        send(SENDER, 0, 1);
        check(lying.error() == ISlotDistributor.Reentered.selector, "send");
        lying.set(WrappedLie.CallsBack, abi.encodeCall(distributor.register, (drop, STRANGER, 0, false, true, 0)));
        claim(STRANGER, 0, 1);
        check(lying.error() == ISlotDistributor.Reentered.selector && word(0) == 3, "register");
    }

    function test_GivenCoinsFromAnybodyElseOrAtAnotherTime_TheyAreRefused() public {
        vm.deal(STRANGER, 1 ether);
        (bool ok, bytes memory answer) = act(STRANGER, 1, "");
        check(!ok && keccak256(answer) == keccak256(abi.encodeWithSelector(ISlotDistributor.UnexpectedCoins.selector, STRANGER)), "a stranger");
        _lies();
        lying.set(WrappedLie.SendsLater, "");
        refusedWith(SENDER, 0, sendCall(0, ALL), ISlotDistributor.InexactTransfer.selector);
        // A row whose account sends its coins back.
        items[2].account = address(new Returner());
        _use(weth);
        items[2].account = address(new Returner());
        _seal(weth);
        send(SENDER, 0, 4);
        check(word(0) == 0 && address(distributor).balance == 500 ether, "its coins are not taken, and it stays open");
    }

    function test_GivenAnUnlimitedAllowance_ItIsNotUsedUp() public {
        vm.prank(SENDER);
        weth.approve(address(distributor), type(uint256).max);
        send(SENDER, 0, ALL);
        check(weth.allowance(SENDER, address(distributor)) == type(uint256).max, "as it was");
    }

    function test_GivenNoWrappedCoin_ClaimsCantBeOpened() public {
        drop.token = address(0);
        bytes memory call = abi.encodeCall(distributor.register, (drop, address(0), 0, false, true, 0));
        refused(SENDER, 0, call, abi.encodeWithSelector(ISlotDistributor.ClaimsNeedToken.selector));
    }
}

/// Looks, when it is paid, at who holds what.
contract Watcher {
    address private immutable distributor;
    address private immutable operator;
    WethLike private immutable weth;
    uint256 public heldByDistributor;
    uint256 public heldByOperator;

    constructor(address distributor_, address operator_, WethLike weth_) {
        (distributor, operator, weth) = (distributor_, operator_, weth_);
    }

    receive() external payable {
        heldByDistributor = distributor.balance + weth.balanceOf(distributor);
        heldByOperator = operator.balance + weth.balanceOf(operator);
    }
}

/// Sends coins back to where they came from.
contract Returner {
    receive() external payable {
        (bool ok,) = msg.sender.call{value: msg.value}("");
        require(ok, "not taken");
    }
}
