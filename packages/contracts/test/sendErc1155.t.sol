// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {DemoItems} from "../src/demo/DemoItems.sol";
import {Kit} from "./Kit.sol";
import {Lists} from "./Lists.sol";
import {
    AcceptingReceiver,
    BombReceiver,
    GasBurningReceiver,
    RevertingReceiver,
    SilentReceiver,
    WrongMagicReceiver
} from "./Receivers.sol";
import {AnsweringItems} from "./Tokens.sol";
import {vm} from "./Vm.sol";

contract SendErc1155Test is Kit {
    DemoItems private nft;

    function setUp() public override {
        super.setUp();
        nft = new DemoItems();
        for (uint256 i; i < 20; ++i) add(account(i), 1 + i % 3, 10 + i);
        _seal(0);
    }

    function _seal(uint8 flags) private {
        seal(address(nft), ERC1155, flags, 100);
        for (uint256 i; i < items.length; ++i) nft.mint(SENDER, items[i].id, items[i].amount);
        vm.prank(SENDER);
        nft.setApprovalForAll(address(distributor), true);
    }

    function test_ItPaysEachRowItsItems() public {
        (uint256 paid, uint256 failed) = send(SENDER, 0, full(0));
        check(paid == full(0) && failed == 0, "all");
        for (uint256 i; i < 20; ++i) check(nft.balanceOf(account(i), 1 + i % 3) == 10 + i, "exact");
        for (uint256 i = 1; i < 4; ++i) {
            check(nft.balanceOf(SENDER, i) == 0 && nft.balanceOf(address(distributor), i) == 0, "nothing left");
        }
    }

    function test_ItPaysEqualAmountsThatHaveNoBytes() public {
        // Two rows of id 9 with seven items each: ids of one byte, no values, unit seven.
        bytes memory packed = abi.encodePacked(hex"0101000107", account(1), uint8(9), account(2), uint8(9));
        delete items;
        add(account(1), 9, 7);
        add(account(2), 9, 7);
        seal(address(nft), ERC1155, 0, 100);
        bytes32 rowsRoot = Lists.root(rowLeaves(0));
        drop.root = slotLeaf(0, keccak256(packed), rowsRoot);
        nft.mint(SENDER, 9, 14);
        run(SENDER, 0, slotCall(0, packed, rowsRoot, new bytes32[](0), 3));
        check(nft.balanceOf(account(1), 9) == 7 && nft.balanceOf(account(2), 9) == 7, "seven each");
    }

    function test_GivenTheSenderHoldsTooLittleOfOneId_OnlyItsRowsStayOpen() public {
        uint256 held = nft.balanceOf(SENDER, 2);
        vm.prank(SENDER);
        nft.safeTransferFrom(SENDER, STRANGER, 2, held, "");
        (, uint256 failed) = send(SENDER, 0, full(0));
        for (uint256 i; i < 20; ++i) {
            bool isOpen = (failed >> i) & 1 == 1;
            check(isOpen == (i % 3 == 1), "id 2 alone");
            check(nft.balanceOf(account(i), 1 + i % 3) == (isOpen ? 0 : 10 + i), "exact or nothing");
        }
        check(word(0) == full(0) & ~failed, "open rows stay open");
    }

    function test_GivenReceiversThatRefuseBurnGasOrAnswerWithBombs_TheOthersArePaidAndEachOfThemStaysOpen() public {
        delete items;
        add(account(1), 1, 5);
        add(address(new WrongMagicReceiver()), 1, 5);
        add(address(new RevertingReceiver()), 1, 5);
        add(address(new AcceptingReceiver()), 1, 5);
        add(address(new GasBurningReceiver()), 1, 5);
        add(address(new BombReceiver()), 1, 5);
        add(address(new SilentReceiver()), 1, 5);
        add(account(2), 1, 5);
        _seal(0);
        (uint256 paid, uint256 failed) = send(SENDER, 0, full(0));
        check(paid == 0x89 && failed == 0x76, "three paid, five open");
        check(nft.balanceOf(account(2), 1) == 5, "the last one too");
    }

    function test_GivenTheApprovalIsMissing_EveryRowStaysOpen() public {
        vm.prank(SENDER);
        nft.setApprovalForAll(address(distributor), false);
        (uint256 paid, uint256 failed) = send(SENDER, 0, full(0));
        check(paid == 0 && failed == full(0) && word(0) == 0, "open");
    }

    function test_GivenTheDropIsStrictAndAReceiverRefuses_ItRevertsNamingTheRow() public {
        delete items;
        add(account(1), 1, 5);
        add(address(new SilentReceiver()), 1, 5);
        _seal(STRICT);
        (bool ok, bytes memory answer) = act(SENDER, 0, sendCall(0, 3));
        check(!ok && bytes4(answer) == ISlotDistributor.RowRejected.selector, "strict");
        uint256 row;
        assembly ("memory-safe") {
            row := mload(add(answer, 68))
        }
        check(row == 1 && nft.balanceOf(account(1), 1) == 0, "nothing moved");
    }

    function test_GivenATokenThatAnswersTrue_ItPays() public {
        AnsweringItems items_ = _answering(true, 1);
        (uint256 paid,) = send(SENDER, 0, 1);
        check(paid == 1 && items_.balanceOf(account(1), 7) == 5, "paid");
    }

    function test_GivenATokenThatAnswersAnythingElse_ItRevertsWhetherItMovedOrNot() public {
        for (uint256 way; way < 4; ++way) {
            AnsweringItems items_ = _answering(way % 2 == 0, way / 2 * 2);
            bytes memory error =
                abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(items_), 5, 0);
            refused(SENDER, 0, sendCall(0, 1), error);
            check(items_.balanceOf(account(1), 7) == 0, "nothing moved");
        }
    }

    function test_GivenAnAnswerOf31Bytes_ItIsNotTakenForTrue() public {
        AnsweringItems items_ = _answering(false, 1);
        add(account(2), 7, 6);
        seal(address(items_), ERC1155, 0, 100);
        // The last byte of the balance that was read before is the last byte of the word that a short answer leaves.
        items_.mint(SENDER, 7, 247);
        vm.mockCall(address(items_), abi.encodeWithSelector(AnsweringItems.safeTransferFrom.selector), new bytes(31));
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(items_), 5, 0);
        refused(SENDER, 0, sendCall(0, 3), error);
    }

    function _answering(bool moves, uint256 answer) private returns (AnsweringItems made) {
        made = new AnsweringItems(moves, answer);
        delete items;
        add(account(1), 7, 5);
        seal(address(made), ERC1155, 0, 100);
        made.mint(SENDER, 7, 10);
    }
}
