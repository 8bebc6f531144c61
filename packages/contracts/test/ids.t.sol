// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoNft} from "../src/demo/DemoNft.sol";
import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {CellItems, Lie} from "./CellTokens.sol";
import {Kit} from "./Kit.sol";
import {HalfNft} from "./Tokens.sol";
import {vm} from "./Vm.sol";

contract IdsTest is Kit {
    /// A drop of one slot that commits to these bytes, whatever they are.
    function _commit(address token, uint8 standard, bytes memory packed, uint32 rows) private {
        drop.sender = SENDER;
        drop.token = token;
        drop.standard = standard;
        drop.rows = rows;
        drop.slotSize = 100;
        drop.root = slotLeaf(0, keccak256(packed), 0);
    }

    function _call(bytes memory packed, uint256 mask) private view returns (bytes memory) {
        return slotCall(0, packed, bytes32(0), new bytes32[](0), mask);
    }

    function test_OfAnErc721_IdsOfEveryWidthAreMovedAsTheyAre() public {
        DemoNft nft = new DemoNft();
        vm.prank(SENDER);
        nft.setApprovalForAll(address(distributor), true);
        for (uint256 width = 1; width <= 32; ++width) {
            uint256 id = (0xa0 << (8 * (width - 1))) | width;
            nft.mint(SENDER, id, 2);
            bytes memory packed = abi.encodePacked(uint8(1), uint8(width), uint8(0), uint8(1), uint8(1));
            for (uint256 i; i < 2; ++i) {
                packed = bytes.concat(packed, bytes20(account(i)));
                for (uint256 b = width; b > 0; --b) packed = bytes.concat(packed, bytes1(uint8((id + i) >> (8 * (b - 1)))));
            }
            _commit(address(nft), ERC721, packed, 2);
            run(SENDER, 0, _call(packed, 3));
            check(nft.ownerOf(id) == account(0) && nft.ownerOf(id + 1) == account(1), "hers");
        }
        // None at all is an id too.
        nft.mint(SENDER, 0, 1);
        bytes memory none = abi.encodePacked(hex"0100000101", account(5));
        _commit(address(nft), ERC721, none, 1);
        run(SENDER, 0, _call(none, 1));
        check(nft.ownerOf(0) == account(5), "zero");
    }

    function test_OfAnErc721_AmountsOfAnyWidthAreMalformed() public {
        for (uint256 width = 1; width <= 32; ++width) {
            bytes memory packed = abi.encodePacked(
                uint8(1), uint8(1), uint8(width), uint8(1), uint8(1), account(0), uint8(3), new bytes(width - 1), uint8(1)
            );
            _commit(address(this), ERC721, packed, 1);
            refused(SENDER, 0, _call(packed, 1), abi.encodeWithSelector(ISlotDistributor.MalformedRows.selector, 0));
        }
    }

    /// A token that moves nothing is found out, then it is made to move and pays.
    function _isLookedAt(bytes memory packed, uint256 id, uint256 amount) private {
        CellItems things = new CellItems();
        things.mint(SENDER, id, amount);
        _commit(address(things), ERC1155, packed, 1);
        things.set(Lie.Nothing, account(0));
        bytes memory nothing =
            abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(things), amount, 0);
        refused(SENDER, 0, _call(packed, 1), nothing);
        things.set(Lie.None, address(0));
        run(SENDER, 0, _call(packed, 1));
        check(things.balanceOf(account(0), id) == amount, "told nothing, it pays");
    }

    /// Each id is what the bytes beside it, or itself, would be with every bit turned: none may pass for one that is known.
    function test_OfAnErc1155_TheFirstIdIsLookedAtWhateverBytesLieBesideIt() public {
        uint128 ones = type(uint128).max;
        _isLookedAt(abi.encodePacked(hex"0110100101", account(0), ones, ones), ones, ones);
        bytes32 striped = 0xff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00;
        _isLookedAt(abi.encodePacked(hex"0120010101", account(0), striped, uint8(255)), uint256(striped), 255);
        // Before the record lie the length of the bytes, which is 58, and their header.
        bytes memory header = hex"0120010101";
        bytes32 before = bytes32(abi.encodePacked(bytes14(0), uint8(58), header, bytes12(bytes20(account(0)))));
        _isLookedAt(abi.encodePacked(header, account(0), ~before, uint8(5)), uint256(~before), 5);
        // The highest and the lowest of all.
        _isLookedAt(abi.encodePacked(header, account(0), bytes32(0), uint8(5)), 0, 5);
        _isLookedAt(abi.encodePacked(header, account(0), type(uint256).max, uint8(5)), type(uint256).max, 5);
    }

    /// The sender holds both ids, so that a row paid in the wrong one shows.
    function _areTwo(bytes memory packed, uint256 first, uint256 second) private {
        CellItems things = new CellItems();
        things.mint(SENDER, first, 100);
        things.mint(SENDER, second, 100);
        _commit(address(things), ERC1155, packed, 2);
        run(SENDER, 0, _call(packed, 3));
        check(things.balanceOf(SENDER, first) == 93 && things.balanceOf(SENDER, second) == 93, "seven of each");
        check(things.balanceOf(account(1), second) == 7, "its own id");
    }

    function test_OfAnErc1155_TheIdOfTheNextRowIsItsOwnWhateverBytesLieBesideIt() public {
        // Bytes of the row before are the id of the run.
        bytes20 sevens = bytes20(uint160(0x0707070707070707070707070707070707070707));
        _areTwo(abi.encodePacked(hex"0101010101", sevens, hex"0707", account(1), hex"0807"), 7, 8);
        _areTwo(abi.encodePacked(hex"0101010101", sevens, hex"0007", account(1), hex"0807"), 0, 8);
        for (uint256 width = 1; width < 32; ++width) {
            // So are words in memory, which hold no id but how far values are shifted.
            uint256 second = (256 - 8 * width) << 224;
            bytes memory value = new bytes(width);
            value[width - 1] = 0x07;
            bytes memory header = abi.encodePacked(hex"0120", uint8(width), hex"0101");
            _areTwo(
                bytes.concat(header, sevens, bytes32(uint256(7)), value, bytes20(account(1)), bytes32(second), value), 7, second
            );
        }
    }

    function test_OfAnErc1155_AHundredIdsWhoseLowerBitsAreTheSameAreToldApart() public {
        CellItems things = new CellItems();
        for (uint256 i; i < 100; ++i) {
            add(account(i), (i / 2 + 1) << 128, 1 + i);
            things.mint(SENDER, items[i].id, 1000);
        }
        seal(address(things), ERC1155, 0, 100);
        for (uint256 i = 1; i < 100; i += 7) {
            things.set(Lie.Nothing, account(i));
            refusedWith(SENDER, 0, sendCall(0, full(0)), ISlotDistributor.InexactTransfer.selector);
        }
        things.set(Lie.None, address(0));
        send(SENDER, 0, full(0));
        check(word(0) == full(0), "told nothing, it pays");
        for (uint256 i; i < 100; ++i) check(things.balanceOf(account(i), items[i].id) == 1 + i, "exact");
    }

    function test_GivenATokenThatMovesToAnybody_ARowOfNobodyOrOfThisContractEndsTheCallWhereverItIs() public {
        for (uint256 way; way < 12; ++way) {
            uint8 standard = way % 2 == 0 ? ERC721 : ERC1155;
            address to = way % 4 < 2 ? address(0) : address(distributor);
            uint256 place = way / 4;
            HalfNft nft = new HalfNft();
            CellItems things = new CellItems();
            delete items;
            for (uint256 i; i < 3; ++i) {
                // Odd ones are those that it moves.
                add(i == place ? to : account(i), 101 + 2 * i, 1);
                nft.give(SENDER, 101 + 2 * i);
                things.mint(SENDER, 101 + 2 * i, 1);
            }
            seal(standard == ERC721 ? address(nft) : address(things), standard, 0, 100);
            bytes4 error = to == address(0) ? ISlotDistributor.ZeroAccount.selector : ISlotDistributor.PaysDistributor.selector;
            refused(SENDER, 0, sendCall(0, 7), abi.encodeWithSelector(error, 0, place));
            send(SENDER, 0, 7 ^ (1 << place));
            check(word(0) == 7 ^ (1 << place), "the others");
        }
    }
}
