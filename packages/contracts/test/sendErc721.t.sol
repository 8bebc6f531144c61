// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor, Slot} from "../src/ISlotDistributor.sol";
import {DemoNft} from "../src/demo/DemoNft.sol";
import {DemoToken} from "../src/demo/DemoToken.sol";
import {Kit} from "./Kit.sol";
import {
    AcceptingReceiver,
    BombReceiver,
    GasBurningReceiver,
    RevertingReceiver,
    SilentReceiver,
    WrongMagicReceiver
} from "./Receivers.sol";
import {AnsweringNft, FalseNft, LyingNft, SlowNft} from "./Tokens.sol";
import {Vm, vm} from "./Vm.sol";

contract SendErc721Test is Kit {
    DemoNft private nft;

    function setUp() public override {
        super.setUp();
        nft = new DemoNft();
        _passes(address(nft), 0, 12);
    }

    function _passes(address asset, uint8 flags, uint256 count) private {
        delete items;
        for (uint256 i; i < count; ++i) add(account(i), 500 + i, 1);
        _seal(asset, flags);
    }

    function _seal(address asset, uint8 flags) private {
        seal(asset, ERC721, flags, 100);
        DemoNft(asset).mint(SENDER, 500, items.length);
        vm.prank(SENDER);
        DemoNft(asset).setApprovalForAll(address(distributor), true);
    }

    function test_ItPaysEachRowItsToken() public {
        (uint256 paid, uint256 failed) = send(SENDER, 0, full(0));
        check(paid == full(0) && failed == 0, "all");
        for (uint256 i; i < 12; ++i) check(nft.ownerOf(500 + i) == account(i), "hers");
        check(nft.balanceOf(SENDER) == 0 && nft.balanceOf(address(distributor)) == 0, "nothing left");
    }

    function test_GivenTheSenderDoesNotOwnOneOfThem_ItLeavesThatRowOpenAndNamesIt() public {
        vm.prank(SENDER);
        nft.transferFrom(SENDER, STRANGER, 503);
        vm.recordLogs();
        (uint256 paid, uint256 failed) = send(SENDER, 0, full(0));
        check(failed == 8 && paid == full(0) & ~uint256(8), "row 3");
        check(word(0) == paid, "open");
        check(nft.ownerOf(503) == STRANGER, "not hers to give");
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 named;
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].topics[0] != ISlotDistributor.RowFailed.selector) continue;
            (uint256 row, bytes memory reason) = abi.decode(logs[i].data, (uint256, bytes));
            check(row == 3 && reason.length == 64, "named, cut at 64 bytes");
            ++named;
        }
        check(named == 1, "once");
    }

    function test_GivenTheSenderDoesNotOwnOneOfThem_WhenTheDropIsStrictItRevertsNamingTheRow() public {
        DemoNft other = new DemoNft();
        _passes(address(other), STRICT, 12);
        vm.prank(SENDER);
        other.transferFrom(SENDER, STRANGER, 503);
        (bool ok, bytes memory answer) = act(SENDER, 0, sendCall(0, full(0)));
        check(!ok && bytes4(answer) == ISlotDistributor.RowRejected.selector, "strict");
        uint256 row;
        assembly ("memory-safe") {
            row := mload(add(answer, 68))
        }
        check(row == 3, "row 3");
        check(other.ownerOf(502) == SENDER && word(0) == 0, "nothing moved");
    }

    function test_GivenATokenMovedToAContractWithoutHooks_ItPaysWithTransferFrom() public {
        DemoNft other = new DemoNft();
        delete items;
        add(address(new SilentReceiver()), 500, 1);
        _seal(address(other), 0);
        (uint256 paid,) = send(SENDER, 0, 1);
        check(paid == 1 && other.ownerOf(500) == items[0].account, "paid");
    }

    function test_GivenATokenMovedToAContractWithoutHooks_WhenTheTransferIsSafeTheRowStaysOpen() public {
        DemoNft other = new DemoNft();
        delete items;
        add(address(new SilentReceiver()), 500, 1);
        add(address(new AcceptingReceiver()), 501, 1);
        add(account(7), 502, 1);
        _seal(address(other), SAFE);
        (uint256 paid, uint256 failed) = send(SENDER, 0, 7);
        check(paid == 6 && failed == 1, "one refused");
        check(other.ownerOf(500) == SENDER && other.ownerOf(501) == items[1].account, "asked");
    }

    function test_GivenATokenMovedToAContractWithoutHooks_WhenAnOperatorSendsASafeTransferItIsRefusedToo() public {
        DemoNft other = new DemoNft();
        delete items;
        add(address(new SilentReceiver()), 500, 1);
        _seal(address(other), SAFE);
        register(OPERATOR, false);
        refusedWith(OPERATOR, 0, sendCall(0, 1), ISlotDistributor.RowRejected.selector);
    }

    function test_GivenReceiversThatRefuseBurnGasOrAnswerWithBombs_TheOthersArePaidAndEachOfThemStaysOpen() public {
        DemoNft other = new DemoNft();
        delete items;
        add(account(1), 500, 1);
        add(address(new WrongMagicReceiver()), 501, 1);
        add(address(new RevertingReceiver()), 502, 1);
        add(account(2), 503, 1);
        add(address(new GasBurningReceiver()), 504, 1);
        add(address(new BombReceiver()), 505, 1);
        add(account(3), 506, 1);
        _seal(address(other), SAFE);
        (uint256 paid, uint256 failed) = send(SENDER, 0, full(0));
        check(paid == 0x49 && failed == 0x36, "three paid, four open");
        check(other.ownerOf(500) == account(1) && other.ownerOf(506) == account(3), "first and last");
        check(other.balanceOf(SENDER) == 4, "the rest is hers");
    }

    function test_GivenTheApprovalIsMissing_EveryRowStaysOpen() public {
        vm.prank(SENDER);
        nft.setApprovalForAll(address(distributor), false);
        (uint256 paid, uint256 failed) = send(SENDER, 0, full(0));
        check(paid == 0 && failed == full(0) && word(0) == 0, "open");
        check(nft.balanceOf(SENDER) == 12, "hers");
    }

    function test_GivenTheTokenLies_NoRowIsSettled() public {
        LyingNft lying = new LyingNft();
        delete items;
        add(account(1), 500, 1);
        add(account(2), 501, 1);
        seal(address(lying), ERC721, 0, 100);
        (uint256 paid, uint256 failed) = send(SENDER, 0, 3);
        check(paid == 0 && failed == 3 && word(0) == 0, "silent loss");
    }

    function test_GivenARowPaysTheSenderHerself_ItIsSettled() public {
        DemoNft other = new DemoNft();
        delete items;
        add(SENDER, 500, 1);
        add(account(1), 501, 1);
        _seal(address(other), 0);
        (uint256 paid, uint256 failed) = send(SENDER, 0, 3);
        check(paid == 3 && failed == 0 && word(0) == 3, "settled");
        check(other.ownerOf(500) == SENDER && other.ownerOf(501) == account(1), "where they belong");
    }

    function test_GivenATokenThatAnswersAnythingButTrue_ItRevertsWhetherItMovedOrNot() public {
        for (uint256 answer; answer < 3; answer += 2) {
            AnsweringNft strange = new AnsweringNft(answer);
            delete items;
            // Odd ids move, even ones do not.
            for (uint256 i; i < 4; ++i) add(account(i), 500 + i, 1);
            seal(address(strange), ERC721, 0, 100);
            for (uint256 i; i < 6; ++i) strange.give(SENDER, 500 + i);
            bytes memory error =
                abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(strange), 1, 0);
            for (uint256 i; i < 4; ++i) refused(SENDER, 0, sendCall(0, 1 << i), error);
            check(strange.ownerOf(501) == SENDER, "nothing moved");
        }
        FalseNft half = new FalseNft();
        for (uint256 i; i < 4; ++i) half.give(SENDER, 500 + i);
        drop.token = address(half);
        refusedWith(SENDER, 0, sendCall(0, 15), ISlotDistributor.InexactTransfer.selector);
        (uint256 paid,) = send(SENDER, 0, 10);
        check(paid == 10 && half.ownerOf(501) == account(1), "those that answer true");
        vm.mockCall(address(half), abi.encodeWithSelector(FalseNft.transferFrom.selector), new bytes(31));
        bytes memory odd = abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(half), 1, 0);
        refused(SENDER, 0, sendCall(0, 1), odd);
    }

    function test_GivenAnErc20_ItRevertsAndNothingIsTakenTwice() public {
        DemoToken token = new DemoToken();
        token.mint(SENDER, 10_000);
        vm.prank(SENDER);
        token.approve(address(distributor), type(uint256).max);
        delete items;
        // Ids are amounts of it; the second form paid them all and left every row open.
        for (uint256 i; i < 3; ++i) add(account(i), 500 + i, 1);
        seal(address(token), ERC721, 0, 100);
        bytes memory error =
            abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(token), 0, 1503);
        refused(SENDER, 0, sendCall(0, 7), error);
        // As little as one unit in all.
        delete items;
        for (uint256 i; i < 3; ++i) add(account(i), i / 2, 1);
        seal(address(token), ERC721, 0, 100);
        error = abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(token), 0, 1);
        refused(SENDER, 0, sendCall(0, 7), error);
        check(token.balanceOf(SENDER) == 10_000, "nothing moved");
    }

    function test_GivenTooLittleGasToAskTheOwners_ItRevertsAndLeavesNoRowOpen() public {
        delete items;
        for (uint256 i; i < 3; ++i) add(account(i), 70 + i, 1);
        seal(address(new SlowNft()), ERC721, 0, 100);
        Slot[] memory slots = new Slot[](1);
        slots[0] = slotOf(0, 7);
        bytes memory call = abi.encodeCall(distributor.send, (drop, ANY_SUM, 320_000, slots));
        bool ok;
        for (uint256 limit = 400_000; !ok && limit < 2_000_000; limit += 5_003) {
            bytes memory answer;
            vm.prank(SENDER);
            (ok, answer) = address(distributor).call{gas: limit}(call);
            if (!ok) continue;
            (uint256 paid, uint256 failed) = masks(answer);
            check(paid == 7 && failed == 0, "each of them moved");
        }
        check(ok, "it was paid in the end");
    }

    function test_GivenCoinsAreSentAlong_ItReverts() public {
        vm.deal(SENDER, 1);
        refused(
            SENDER, 1, sendCall(0, 1), abi.encodeWithSelector(ISlotDistributor.WrongValue.selector, 1, 0)
        );
    }
}
