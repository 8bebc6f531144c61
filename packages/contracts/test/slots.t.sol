// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoItems} from "../src/demo/DemoItems.sol";
import {DemoNft} from "../src/demo/DemoNft.sol";
import {ISlotDistributor, Slot} from "../src/ISlotDistributor.sol";
import {CellItems} from "./CellTokens.sol";
import {Kit} from "./Kit.sol";
import {Lists} from "./Lists.sol";
import {BlockingToken} from "./Tokens.sol";
import {Vm, vm} from "./Vm.sol";

contract SlotsTest is Kit {
    BlockingToken private token;

    function setUp() public override {
        super.setUp();
        token = new BlockingToken();
    }

    function _list(uint256 count, uint16 slotSize, uint8 flags) private {
        delete items;
        for (uint256 i; i < count; ++i) add(account(i), 0, 1e18 + i * 7);
        seal(address(token), ERC20, flags, slotSize);
        token.mint(SENDER, drop.total);
        vm.prank(SENDER);
        token.approve(address(distributor), drop.total);
    }

    function _two(uint256 a, uint256 b) private pure returns (uint256[] memory list) {
        list = new uint256[](2);
        (list[0], list[1]) = (a, b);
    }

    function _sends(address caller, uint256 sum, uint256[] memory slots, uint256[] memory selected)
        private
        returns (uint256[] memory paid, uint256[] memory failed)
    {
        return abi.decode(run(caller, 0, sendsCall(sum, slots, selected)), (uint256[], uint256[]));
    }

    function _isExact(uint256 except) private view {
        for (uint256 i; i < items.length; ++i) {
            check(token.balanceOf(account(i)) == (i == except ? 0 : items[i].amount), "exact");
        }
        check(token.balanceOf(address(distributor)) == 0, "nothing kept");
    }

    function test_TwoSlotsOf250ArePaidExactlyInOneTransaction() public {
        _list(500, 250, 0);
        register(OPERATOR, false);
        (uint256[] memory paid, uint256[] memory failed) = _sends(OPERATOR, drop.total, _two(0, 1), _two(full(0), full(1)));
        check(paid[0] == full(0) && paid[1] == full(1) && failed[0] | failed[1] == 0, "500");
        _isExact(500);
        check(token.balanceOf(SENDER) == 0 && token.allowance(SENDER, address(distributor)) == 0, "the whole sum");
        (paid, failed) = _sends(OPERATOR, drop.total, _two(0, 1), _two(full(0), full(1)));
        check(paid[0] | paid[1] | failed[0] | failed[1] == 0, "nobody twice");
    }

    function test_OneRefusedRowUnderSkipStaysOpenAndARetryMakesExactlyTheMissingPayment() public {
        _list(500, 250, 0);
        token.setBlocked(account(333), true);
        (uint256[] memory paid, uint256[] memory failed) = _sends(SENDER, drop.total, _two(0, 1), _two(full(0), full(1)));
        check(failed[0] == 0 && failed[1] == 1 << 83 && paid[0] == full(0) && paid[1] == full(1) ^ failed[1], "row 83 of slot 1");
        _isExact(333);
        check(token.balanceOf(SENDER) == items[333].amount, "its sum came back");
        token.setBlocked(account(333), false);
        vm.prank(SENDER);
        token.approve(address(distributor), items[333].amount);
        vm.recordLogs();
        (paid, failed) = _sends(SENDER, drop.total, _two(0, 1), _two(full(0), full(1)));
        check(paid[0] == 0 && paid[1] == 1 << 83 && failed[1] == 0, "the missing one");
        check(vm.getRecordedLogs().length == 3, "one pull, one payment, one slot");
        _isExact(500);
    }

    function test_OneRefusedRowUnderAllOrNothingUndoesEverySlot() public {
        _list(500, 250, STRICT);
        register(OPERATOR, false);
        token.setBlocked(account(333), true);
        bytes memory reason = bytes.concat(hex"08c379a0", abi.encode("blocked"));
        assembly ("memory-safe") {
            mstore(reason, 64)
        }
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.RowRejected.selector, 1, 83, reason);
        bytes memory call = sendsCall(drop.total, _two(0, 1), _two(full(0), full(1)));
        refused(SENDER, 0, call, error);
        refused(OPERATOR, 0, call, error);
        check(word(0) == 0 && word(1) == 0 && token.balanceOf(SENDER) == drop.total, "nothing moved");
        uint256 rest = full(1) ^ (1 << 83);
        _sends(OPERATOR, drop.total - items[333].amount, _two(0, 1), _two(full(0), rest));
        _isExact(333);
    }

    function test_OnePullAndOneReturnForAllSlots() public {
        _list(8, 2, 0);
        token.setBlocked(account(1), true);
        token.setBlocked(account(6), true);
        uint256[] memory slots = new uint256[](4);
        uint256[] memory all = new uint256[](4);
        for (uint256 i; i < 4; ++i) (slots[i], all[i]) = (i, 3);
        vm.recordLogs();
        _sends(SENDER, drop.total, slots, all);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 transfers;
        for (uint256 i; i < logs.length; ++i) if (logs[i].emitter == address(token)) ++transfers;
        // The sum in, six rows, what two rows left.
        check(transfers == 8 && logs.length == 8 + 2 + 4, "8 transfers, 2 failed rows, 4 slots");
    }

    function test_EachStandardPaysMoreSlotsThanOne() public {
        DemoNft nft = new DemoNft();
        DemoItems made = new DemoItems();
        vm.startPrank(SENDER);
        nft.setApprovalForAll(address(distributor), true);
        made.setApprovalForAll(address(distributor), true);
        vm.stopPrank();
        nft.mint(SENDER, 0, 6);
        for (uint256 standard = ERC721; standard <= ERC1155; ++standard) {
            delete items;
            for (uint256 i; i < 6; ++i) {
                add(account(i), standard == ERC721 ? i : i % 2, standard == ERC721 ? 1 : 5 + i);
                made.mint(SENDER, i % 2, 5 + i);
            }
            seal(standard == ERC721 ? address(nft) : address(made), uint8(standard), 0, 2);
            _sends(SENDER, ANY_SUM, _two(0, 2), _two(3, 2));
            check(word(0) == 3 && word(1) == 0 && word(2) == 2, "three rows");
        }
        check(nft.ownerOf(5) == account(5) && nft.ownerOf(4) == SENDER, "NFTs");
        check(made.balanceOf(account(1), 1) == 6 && made.balanceOf(account(5), 1) == 10, "items");
        _list(6, 2, DIRECT);
        _sends(SENDER, ANY_SUM, _two(1, 2), _two(3, 1));
        check(word(1) == 3 && word(2) == 1 && token.balanceOf(account(4)) == items[4].amount, "direct");
    }

    function test_SlotsWithNothingOpenSayNothing() public {
        _list(4, 2, 0);
        send(SENDER, 0, 3);
        vm.recordLogs();
        (uint256[] memory paid,) = _sends(SENDER, sumOf(1, 3), _two(0, 1), _two(0, 3));
        check(paid[0] == 0 && paid[1] == 3 && vm.getRecordedLogs().length == 4, "slot 1 alone");
    }

    function test_GivenNoSlot_ItReverts() public {
        _list(4, 2, 0);
        bytes memory call = abi.encodeCall(distributor.send, (drop, ANY_SUM, ROW_GAS, new Slot[](0)));
        refused(SENDER, 0, call, abi.encodeWithSelector(ISlotDistributor.NoSlots.selector));
    }

    function test_GivenSlotsThatDoNotRiseOrComeTwice_ItRevertsSayingWhich() public {
        _list(6, 2, 0);
        bytes memory call = sendsCall(ANY_SUM, _two(1, 1), _two(1, 2));
        refused(SENDER, 0, call, abi.encodeWithSelector(ISlotDistributor.BadSlotOrder.selector, 1, 1));
        call = sendsCall(ANY_SUM, _two(2, 1), _two(3, 3));
        refused(SENDER, 0, call, abi.encodeWithSelector(ISlotDistributor.BadSlotOrder.selector, 1, 2));
    }

    function testFuzz_GivenAnyOrderOfAnySlots_OnlyRisingOnesArePaid(uint8[4] memory picked, uint8 count) public {
        _list(12, 2, 0);
        count = 1 + count % 4;
        uint256[] memory slots = new uint256[](count);
        uint256[] memory selected = new uint256[](count);
        bool rises = true;
        for (uint256 i; i < count; ++i) {
            (slots[i], selected[i]) = (picked[i] % 6, 1 + picked[i] / 6 % 3);
            if (i != 0 && slots[i] <= slots[i - 1]) rises = false;
        }
        (bool ok, bytes memory answer) = act(SENDER, 0, sendsCall(ANY_SUM, slots, selected));
        check(ok == rises, "rising ones alone");
        if (!ok) check(bytes4(answer) == ISlotDistributor.BadSlotOrder.selector, "named");
        for (uint256 i; ok && i < count; ++i) check(word(slots[i]) == selected[i], "as selected");
    }

    function test_GivenRowsThatExceedTheSum_ItRevertsWithBothSumsAndNothingMoved() public {
        _list(4, 2, 0);
        register(OPERATOR, false);
        token.mint(SENDER, 1e24);
        // What lies in the distributor does not make up for a sum that is too small.
        token.mint(address(distributor), 1e24);
        vm.prank(SENDER);
        token.approve(address(distributor), type(uint256).max);
        for (uint256 way; way < 3; ++way) {
            uint256 small = way == 0 ? drop.total - 1 : way == 1 ? 1e18 : 0;
            bytes memory error = abi.encodeWithSelector(ISlotDistributor.WrongSum.selector, small, drop.total);
            refused(OPERATOR, 0, sendsCall(small, _two(0, 1), _two(3, 3)), error);
            refused(SENDER, 0, sendsCall(small, _two(0, 1), _two(3, 3)), error);
        }
        check(token.balanceOf(address(distributor)) == 1e24, "not touched");
    }

    function testFuzz_GivenAnySum_NoMoreIsTakenThanItAllowsAndNoMoreThanIsOpen(uint256 sum, uint256 a, uint256 b, uint256 way)
        public
    {
        _list(8, 4, 0);
        (a, b) = (a & 15, b & 15);
        uint256 settled = way >> 8 & 15;
        send(SENDER, 0, settled);
        uint256 right = sumOf(0, a & ~settled) + sumOf(1, b);
        if (way % 4 == 1) sum = right;
        if (way % 4 == 2 && right != 0) sum = right - 1;
        if (way % 4 == 3) sum = right + 1;
        uint256 held = token.balanceOf(SENDER);
        (bool ok,) = act(SENDER, 0, sendsCall(sum, _two(0, 1), _two(a, b)));
        check(ok == (sum >= right), "enough");
        check(held - token.balanceOf(SENDER) == (ok ? right : 0), "what was paid");
    }

    function test_GivenARowWasSettledMeanwhile_OnlyWhatIsOpenIsTaken() public {
        _list(4, 2, 0);
        register(OPERATOR, true);
        bytes memory call = sendsCall(drop.total, _two(0, 1), _two(3, 3));
        claim(STRANGER, 1, 0);
        (uint256[] memory paid,) = abi.decode(run(OPERATOR, 0, call), (uint256[], uint256[]));
        check(paid[0] == 3 && paid[1] == 2 && token.balanceOf(SENDER) == 0, "each row once");
        _isExact(4);
    }

    function test_GivenEverythingWasSettledMeanwhile_ItTakesNothing() public {
        _list(4, 2, 0);
        bytes memory call = sendsCall(drop.total, _two(0, 1), _two(3, 3));
        run(SENDER, 0, call);
        vm.recordLogs();
        run(SENDER, 0, call);
        check(vm.getRecordedLogs().length == 0, "nothing at all");
    }

    function test_TheSumCapsRowsOfEveryStandard() public {
        DemoItems made = new DemoItems();
        vm.prank(SENDER);
        made.setApprovalForAll(address(distributor), true);
        for (uint256 i; i < 4; ++i) made.mint(SENDER, i, 5);
        for (uint8 standard; standard <= NATIVE; ++standard) {
            delete items;
            for (uint256 i; i < 4; ++i) {
                add(account(i), standard == ERC20 || standard == NATIVE ? 0 : i, standard == ERC721 ? 1 : 5);
            }
            address asset = standard == NATIVE ? address(0) : standard == ERC1155 ? address(made) : address(token);
            seal(asset, standard, standard == ERC20 ? DIRECT : 0, 2);
            uint256 total = standard == ERC721 ? 4 : 20;
            for (uint256 most; most < total; most += total - 1) {
                bytes memory error = abi.encodeWithSelector(ISlotDistributor.WrongSum.selector, most, total);
                refused(SENDER, 0, sendsCall(most, _two(0, 1), _two(3, 3)), error);
            }
        }
    }

    function test_ItemsOfAnyWidthMayTakeTheWholeSum() public {
        DemoItems made = new DemoItems();
        vm.prank(SENDER);
        made.setApprovalForAll(address(distributor), true);
        for (uint8 width = 16; width <= 32; width += 16) {
            valueWidth = width;
            delete items;
            for (uint256 i; i < 4; ++i) {
                add(account(i), i, 5);
                made.mint(SENDER, i, 5);
            }
            seal(address(made), ERC1155, 0, 2);
            drop.round = width;
            run(SENDER, 0, sendsCall(20, _two(0, 1), _two(3, 3)));
            check(word(0) == 3 && word(1) == 3 && made.balanceOf(SENDER, 3) == 0, "as much as it allows");
        }
        // Rows of the sender itself take nothing.
        delete items;
        for (uint256 i; i < 4; ++i) add(SENDER, i, 5);
        CellItems own = new CellItems();
        for (uint256 i; i < 4; ++i) own.mint(SENDER, i, 5);
        valueWidth = 16;
        seal(address(own), ERC1155, 0, 2);
        run(SENDER, 0, sendsCall(0, _two(0, 1), _two(3, 3)));
        check(word(0) == 3 && word(1) == 3, "nothing is taken, so nothing need be allowed");
    }

    function test_GivenSlotsWhoseSumsWrapTogether_ItRevertsNamingTheSlot() public {
        delete items;
        valueWidth = 32;
        add(account(0), 0, type(uint256).max - 5);
        add(account(1), 0, 6);
        unchecked {
            seal(address(token), ERC20, 0, 1);
        }
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.SumOverflow.selector, 1);
        refused(SENDER, 0, sendsCall(ANY_SUM, _two(0, 1), _two(1, 1)), error);
        // Whatever is allowed.
        token.mint(SENDER, 100);
        vm.prank(SENDER);
        token.approve(address(distributor), 100);
        refused(SENDER, 0, sendsCall(6, _two(0, 1), _two(1, 1)), error);
    }

    function test_GivenSlotsWhoseSumsWrapTogether_TheSlotIsNamedAndNotItsPlaceInTheCall() public {
        delete items;
        valueWidth = 32;
        add(account(0), 0, 1);
        add(account(1), 0, type(uint256).max - 5);
        add(account(2), 0, 6);
        seal(address(token), ERC20, 0, 1);
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.SumOverflow.selector, 2);
        refused(SENDER, 0, sendsCall(ANY_SUM, _two(1, 2), _two(1, 1)), error);
    }

    function test_GivenSlotsOfItemsWhoseSumsWrapTogether_ItRevertsNamingTheSlot() public {
        CellItems made = new CellItems();
        delete items;
        add(account(0), 1, type(uint256).max - 5);
        add(account(1), 2, 6);
        for (uint256 i; i < 2; ++i) made.mint(SENDER, items[i].id, items[i].amount);
        unchecked {
            seal(address(made), ERC1155, 0, 1);
        }
        // Only the first slot's widths let its own sum wrap.
        Slot[] memory slots = new Slot[](2);
        bytes32[] memory leaves = new bytes32[](2);
        for (uint256 i; i < 2; ++i) {
            valueWidth = i == 0 ? 32 : 16;
            slots[i] = Slot(i, pack(part(i)), Lists.root(rowLeaves(i)), new bytes32[](0), 1);
            leaves[i] = slotLeaf(i, keccak256(slots[i].rows), slots[i].rowsRoot);
        }
        drop.root = Lists.root(leaves);
        for (uint256 i; i < 2; ++i) slots[i].proof = Lists.proof(leaves, i);
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.SumOverflow.selector, 1);
        refused(SENDER, 0, abi.encodeCall(distributor.send, (drop, ANY_SUM, ROW_GAS, slots)), error);
    }

    function test_GivenCoinsForMoreThanOneSlot_TheyCoverAllOfThemAndTheRestGoesBack() public {
        delete items;
        for (uint256 i; i < 4; ++i) add(account(i), 0, 1 ether + i);
        seal(address(0), NATIVE, 0, 2);
        vm.deal(SENDER, 100 ether);
        bytes memory call = sendsCall(ANY_SUM, _two(0, 1), _two(3, 3));
        refused(
            SENDER,
            drop.total - 1,
            call,
            abi.encodeWithSelector(ISlotDistributor.WrongValue.selector, drop.total - 1, drop.total)
        );
        run(SENDER, 50 ether, call);
        check(SENDER.balance == 100 ether - drop.total && account(3).balance == 1 ether + 3, "the rest");
        run(SENDER, 50 ether, call);
        check(SENDER.balance == 100 ether - drop.total, "all of it, the second time");
    }

    function test_GivenRowsWrongInTheSecondSlot_ErrorsNameIt() public {
        _list(4, 2, 0);
        Slot[] memory slots = new Slot[](2);
        (slots[0], slots[1]) = (slotOf(0, 3), slotOf(1, 4));
        bytes memory call = abi.encodeCall(distributor.send, (drop, ANY_SUM, ROW_GAS, slots));
        refused(SENDER, 0, call, abi.encodeWithSelector(ISlotDistributor.BadMask.selector, 1, 4, 2));
        slots[1] = slotOf(1, 3);
        slots[1].rows = slots[0].rows;
        call = abi.encodeCall(distributor.send, (drop, ANY_SUM, ROW_GAS, slots));
        refused(SENDER, 0, call, abi.encodeWithSelector(ISlotDistributor.BadProof.selector, 1));
        for (uint256 kind; kind < 3; ++kind) {
            delete items;
            for (uint256 i; i < 4; ++i) add(account(i), 0, 5);
            if (kind == 0) items[3].account = address(0);
            if (kind == 1) items[3].account = address(distributor);
            if (kind == 2) items[3].amount = 0;
            seal(address(token), ERC20, 0, 2);
            bytes4 error = kind == 0
                ? ISlotDistributor.ZeroAccount.selector
                : kind == 1 ? ISlotDistributor.PaysDistributor.selector : ISlotDistributor.ZeroAmount.selector;
            refused(SENDER, 0, sendsCall(ANY_SUM, _two(0, 1), _two(3, 3)), abi.encodeWithSelector(error, 1, 1));
        }
        drop.root = slotLeaf(1, keccak256(hex"02"), 0);
        slots[0] = Slot(1, hex"02", 0, new bytes32[](0), 1);
        call = abi.encodeCall(distributor.send, (drop, ANY_SUM, ROW_GAS, _first(slots)));
        refused(SENDER, 0, call, abi.encodeWithSelector(ISlotDistributor.MalformedRows.selector, 1));
        bytes memory one = abi.encodePacked(hex"0100000105", account(0));
        drop.root = slotLeaf(1, keccak256(one), 0);
        slots[0].rows = one;
        call = abi.encodeCall(distributor.send, (drop, ANY_SUM, ROW_GAS, _first(slots)));
        refused(SENDER, 0, call, abi.encodeWithSelector(ISlotDistributor.WrongRowCount.selector, 1, 1, 2));
    }

    function _first(Slot[] memory slots) private pure returns (Slot[] memory one) {
        one = new Slot[](1);
        one[0] = slots[0];
    }
}
