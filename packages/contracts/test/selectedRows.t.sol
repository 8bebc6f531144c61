// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoItems} from "../src/demo/DemoItems.sol";
import {DemoNft} from "../src/demo/DemoNft.sol";
import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {CellItems, CellToken, Lie} from "./CellTokens.sol";
import {Kit} from "./Kit.sol";
import {RevertingReceiver} from "./Receivers.sol";
import {AnsweringNft, GivingNft, HalfNft} from "./Tokens.sol";
import {Vm, vm} from "./Vm.sol";

/// What is looked at is what was selected and paid, and neither its neighbours nor what was refused.
contract SelectedRowsTest is Kit {
    function _inexact(address token, uint256 expected, uint256 actual) private pure returns (bytes memory) {
        return abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, token, expected, actual);
    }

    function test_OfADirectPush_WhicheverRowAloneIsPaidIsOwed() public {
        CellToken token = new CellToken();
        for (uint256 i; i < 5; ++i) add(account(i), 0, 100 + i);
        seal(address(token), ERC20, DIRECT, 250);
        token.mint(SENDER, 1000);
        vm.prank(SENDER);
        token.approve(address(distributor), 1000);
        for (uint256 i; i < 5; ++i) {
            token.set(Lie.TakesNothing, account(i));
            refused(SENDER, 0, sendCall(0, 1 << i), _inexact(address(token), 100 + i, 0));
            token.set(Lie.None, address(0));
            send(SENDER, 0, 1 << i);
        }
        check(word(0) == 31, "told nothing, it pays");
    }

    function test_OfAnErc721_WhicheverRowAloneMovedAndWasDeniedEndsTheCall() public {
        AnsweringNft strange = new AnsweringNft(0);
        for (uint256 i; i < 5; ++i) {
            add(account(i), 501 + 2 * i, 1);
            strange.give(SENDER, 501 + 2 * i);
        }
        seal(address(strange), ERC721, 0, 100);
        for (uint256 i; i < 5; ++i) {
            refused(SENDER, 0, sendCall(0, 1 << i), _inexact(address(strange), 1, 0));
            check(strange.ownerOf(501 + 2 * i) == SENDER, "nothing moved");
        }
    }

    function test_OfAnErc721_OnlySelectedRowsAreNamedAndEachOnce() public {
        HalfNft nft = new HalfNft();
        for (uint256 i; i < 6; ++i) {
            add(account(i), 100 + i, 1);
            nft.give(SENDER, 100 + i);
        }
        seal(address(nft), ERC721, 0, 100);
        vm.recordLogs();
        (uint256 paid, uint256 failed) = send(SENDER, 0, 27);
        check(paid == 10 && failed == 17 && word(0) == 10, "two odd ones, and two even ones of the selected");
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 named;
        for (uint256 i; i < logs.length; ++i) if (logs[i].topics[0] == ISlotDistributor.RowFailed.selector) ++named;
        check(named == 2, "each once");
    }

    function test_OfAnErc721_RowsStayOpenAlsoOfASenderWhoGainedNfts() public {
        GivingNft nft = new GivingNft();
        for (uint256 i; i < 4; ++i) {
            add(account(i), 100 + (i == 0 ? 1 : 2 * i), 1);
            nft.give(SENDER, items[i].id);
        }
        seal(address(nft), ERC721, 0, 100);
        (uint256 paid, uint256 failed) = send(SENDER, 0, 15);
        check(paid == 1 && failed == 14 && nft.balanceOf(SENDER) == 6, "three given, one paid");
    }

    function test_OfAnErc721_BehindALastRowThatFailsNothingIsPaid() public {
        DemoNft nft = new DemoNft();
        for (uint256 i; i < 6; ++i) add(account(i), 500 + i, 1);
        seal(address(nft), ERC721, 0, 100);
        nft.mint(SENDER, 500, 2);
        nft.mint(STRANGER, 502, 1);
        nft.mint(SENDER, 503, 3);
        vm.prank(SENDER);
        nft.setApprovalForAll(address(distributor), true);
        (uint256 paid, uint256 failed) = send(SENDER, 0, 7);
        check(paid == 3 && failed == 4 && nft.ownerOf(503) == SENDER, "what was not selected");
        // And where nothing is behind it.
        nft.mint(STRANGER, 600, 1);
        items[5].id = 600;
        seal(address(nft), ERC721, 0, 100);
        (paid, failed) = send(SENDER, 0, 32 + 16);
        check(paid == 16 && failed == 32 && nft.ownerOf(504) == account(4), "the last of the slot");
    }

    function test_OfAnErc1155_RowsOfTheSenderMoveNothing() public {
        DemoItems things = new DemoItems();
        CellItems lying = new CellItems();
        add(SENDER, 7, 5);
        add(SENDER, 7, 6);
        add(account(1), 7, 8);
        seal(address(things), ERC1155, 0, 100);
        things.mint(SENDER, 7, 100);
        vm.prank(SENDER);
        things.setApprovalForAll(address(distributor), true);
        send(SENDER, 0, 5);
        check(word(0) == 5 && things.balanceOf(SENDER, 7) == 92, "eight went");
        // Two of eight are missing: what the row that is not selected would have given the sender.
        items[1].amount = 2;
        seal(address(lying), ERC1155, 0, 100);
        lying.mint(SENDER, 7, 100);
        lying.set(Lie.TakesNothing, account(1));
        refused(SENDER, 0, sendCall(0, 6), _inexact(address(lying), 8, 0));
        items[0].amount = 8;
        seal(address(lying), ERC1155, 0, 100);
        refused(SENDER, 0, sendCall(0, 4), _inexact(address(lying), 8, 0));
    }

    function test_OfAnErc1155_RowsOfTheSenderAloneCostItNothing() public {
        CellItems lying = new CellItems();
        add(SENDER, 7, 5);
        add(account(1), 8, 6);
        seal(address(lying), ERC1155, 0, 100);
        lying.mint(SENDER, 7, 100);
        lying.mint(SENDER, 8, 100);
        lying.set(Lie.TakesMore, SENDER);
        refused(SENDER, 0, sendCall(0, 1), _inexact(address(lying), 0, 1));
        refused(SENDER, 0, sendCall(0, 3), _inexact(address(lying), 0, 1));
    }

    function test_OfCoins_WhatARefusedRowLeftPaysNoOther() public {
        add(address(new RevertingReceiver()), 0, 1 ether);
        add(account(1), 0, 1 ether);
        add(account(2), 0, 1 ether);
        seal(address(0), NATIVE, 0, 250);
        vm.deal(SENDER, 10 ether);
        for (uint256 mask = 3; mask <= 5; mask += 2) {
            refused(
                SENDER,
                1 ether,
                sendCall(0, mask),
                abi.encodeWithSelector(ISlotDistributor.WrongValue.selector, 1 ether, 2 ether)
            );
        }
    }

    function test_OfCoins_BehindARowThatWantsTooMuchNoneIsTriedHoweverSmall() public {
        add(account(0), 0, 10);
        add(account(1), 0, 10);
        add(account(2), 0, 10);
        add(address(new RevertingReceiver()), 0, 1);
        seal(address(0), NATIVE, 0, 250);
        register(OPERATOR, false);
        vm.deal(OPERATOR, 100);
        refused(OPERATOR, 15, sendCall(0, 11), abi.encodeWithSelector(ISlotDistributor.WrongValue.selector, 15, 21));
    }
}
