// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {DemoItems} from "../src/demo/DemoItems.sol";
import {DemoNft} from "../src/demo/DemoNft.sol";
import {DemoToken} from "../src/demo/DemoToken.sol";
import {Kit} from "./Kit.sol";
import {vm} from "./Vm.sol";

contract PackedRowsTest is Kit {
    DemoToken private token;
    DemoNft private nft;
    DemoItems private things;

    function setUp() public override {
        super.setUp();
        token = new DemoToken();
        nft = new DemoNft();
        things = new DemoItems();
        token.mint(SENDER, type(uint256).max);
        nft.mint(SENDER, 0, 20);
        for (uint256 i; i < 10; ++i) things.mint(SENDER, i, 1e30);
        vm.startPrank(SENDER);
        token.approve(address(distributor), type(uint256).max);
        nft.setApprovalForAll(address(distributor), true);
        things.setApprovalForAll(address(distributor), true);
        vm.stopPrank();
    }

    /// A drop of one slot that commits to these bytes, whatever they are.
    function _commit(uint8 standard, bytes memory packed, uint32 rows) private {
        drop.sender = SENDER;
        drop.token = standard == ERC20
            ? address(token)
            : standard == ERC721 ? address(nft) : standard == ERC1155 ? address(things) : address(0);
        drop.standard = standard;
        drop.rows = rows;
        drop.slotSize = 100;
        drop.root = slotLeaf(0, keccak256(packed), 0);
    }

    function _call(bytes memory packed, uint256 mask) private view returns (bytes memory) {
        return slotCall(0, packed, bytes32(0), new bytes32[](0), mask);
    }

    function _malformed(uint8 standard, bytes memory packed) private {
        _commit(standard, packed, 1);
        refused(SENDER, 0, _call(packed, 1), abi.encodeWithSelector(ISlotDistributor.MalformedRows.selector, 0));
    }

    function _fails(uint8 standard, bytes memory packed, uint32 rows, uint256 mask, bytes memory error) private {
        _commit(standard, packed, rows);
        refused(SENDER, 0, _call(packed, mask), error);
    }

    function _pays(uint8 standard, bytes memory packed, uint32 rows, uint256 mask) private {
        _commit(standard, packed, rows);
        (bool ok, bytes memory answer) = act(SENDER, 0, _call(packed, mask));
        check(ok, "refused");
        (uint256 paid, uint256 failed) = masks(answer);
        check(paid == mask && failed == 0, "all");
    }

    function test_GivenAnUnknownVersion_ItReverts() public {
        _malformed(ERC20, abi.encodePacked(hex"0000010101", account(0), uint8(5)));
        _malformed(ERC20, abi.encodePacked(hex"0200010101", account(0), uint8(5)));
    }

    function test_GivenAnUnknownVersion_ItRevertsWhicheverBitIsSetBesideTheKnownOne() public {
        for (uint256 bit = 2; bit < 256; bit *= 2) {
            _malformed(ERC20, abi.encodePacked(uint8(bit | 1), hex"00010101", account(0), uint8(5)));
        }
    }

    function test_GivenWidthsOverAWord_ItReverts() public {
        _malformed(ERC20, abi.encodePacked(hex"0100210101", account(0), bytes32(0), uint8(5)));
        _malformed(ERC1155, abi.encodePacked(hex"0121010101", account(0), bytes32(0), uint8(5), uint8(1)));
        _malformed(ERC20, abi.encodePacked(hex"01000121", bytes32(0), uint8(1), account(0), uint8(5)));
        _malformed(ERC20, abi.encodePacked(hex"010001ff", new bytes(255), account(0), uint8(5)));
        // The low bits alone are widths that fit these bytes.
        for (uint256 bit = 32; bit < 256; bit *= 2) {
            _malformed(ERC1155, abi.encodePacked(uint8(1), uint8(bit), hex"010101", account(0), uint8(5)));
            _malformed(ERC20, abi.encodePacked(hex"0100", uint8(bit), hex"0105", account(0)));
            _malformed(ERC20, abi.encodePacked(hex"010001", uint8(bit | 1), hex"01", account(0), uint8(5)));
        }
    }

    function test_GivenNoUnitOrAUnitOfZero_ItReverts() public {
        _malformed(ERC20, abi.encodePacked(hex"01000100", account(0), uint8(5)));
        _malformed(ERC20, abi.encodePacked(hex"0100010100", account(0), uint8(5)));
        _malformed(ERC20, abi.encodePacked(hex"01000120", bytes32(0), account(0), uint8(5)));
    }

    function test_GivenBytesThatAreTooShortOrARecordCutInTwo_ItReverts() public {
        _malformed(ERC20, "");
        _malformed(ERC20, hex"01");
        _malformed(ERC20, hex"010001");
        _malformed(ERC20, hex"01000101");
        _malformed(ERC20, hex"01000102");
        // A complete header without rows.
        _malformed(ERC20, hex"0100000105");
        _malformed(ERC20, abi.encodePacked(hex"0100010101", account(0)));
        _malformed(ERC20, abi.encodePacked(hex"0100010101", account(0), uint8(5), uint8(6)));
        _malformed(ERC20, abi.encodePacked(hex"0100000101", account(0), uint8(5)));
    }

    function test_GivenIdsWhereTheStandardHasNone_ItReverts() public {
        _malformed(ERC20, abi.encodePacked(hex"0102010101", account(0), uint16(0), uint8(5)));
        _malformed(ERC20, abi.encodePacked(hex"0101010101", account(0), uint8(0), uint8(5)));
        _malformed(NATIVE, abi.encodePacked(hex"0101010101", account(0), uint8(0), uint8(5)));
    }

    function test_GivenAmountsWhereTheStandardHasNone_ItReverts() public {
        _malformed(ERC721, abi.encodePacked(hex"0101010101", account(0), uint8(3), uint8(1)));
        _malformed(ERC721, abi.encodePacked(hex"0101000102", account(0), uint8(3)));
    }

    function test_GivenMoreOrFewerRowsThanTheSlotHas_ItReverts() public {
        bytes memory two = abi.encodePacked(hex"0100000105", account(0), account(1));
        _fails(ERC20, two, 1, 1, abi.encodeWithSelector(ISlotDistributor.WrongRowCount.selector, 0, 2, 1));
        _fails(ERC20, two, 3, 1, abi.encodeWithSelector(ISlotDistributor.WrongRowCount.selector, 0, 2, 3));
    }

    function test_GivenAMaskBeyondTheRows_ItReverts() public {
        bytes memory two = abi.encodePacked(hex"0100000105", account(0), account(1));
        _fails(ERC20, two, 2, 4, abi.encodeWithSelector(ISlotDistributor.BadMask.selector, 0, 4, 2));
        uint256 all = type(uint256).max;
        _fails(ERC20, two, 2, all, abi.encodeWithSelector(ISlotDistributor.BadMask.selector, 0, all, 2));
        _fails(ERC20, two, 2, 1 << 255, abi.encodeWithSelector(ISlotDistributor.BadMask.selector, 0, 1 << 255, 2));
    }

    function testFuzz_GivenARowToNobodyOfNothingOrToTheDistributor_ItRevertsNamingTheRowWhicheverItIs(
        uint8 which,
        uint8 kind,
        uint256 mask
    ) public {
        which %= 9;
        mask = (mask | (1 << which)) & 0x1ff;
        uint8 standard = kind % 3;
        bytes memory packed = standard == ERC20 ? bytes(hex"0100010101") : standard == ERC721 ? bytes(hex"0101000101") : bytes(hex"0101010101");
        bool isNobody = kind & 64 != 0 || standard == ERC721;
        bool isUs = kind & 128 != 0;
        for (uint256 i; i < 9; ++i) {
            bool isBad = i == which;
            address to = isBad ? (isUs ? address(distributor) : isNobody ? address(0) : account(i)) : account(i);
            packed = bytes.concat(packed, bytes20(to));
            if (standard != ERC20) packed = bytes.concat(packed, bytes1(uint8(i)));
            if (standard != ERC721) packed = bytes.concat(packed, bytes1(isBad && !isNobody && !isUs ? 0 : uint8(3)));
        }
        bytes4 error = isUs
            ? ISlotDistributor.PaysDistributor.selector
            : isNobody ? ISlotDistributor.ZeroAccount.selector : ISlotDistributor.ZeroAmount.selector;
        _fails(standard, packed, 9, mask, abi.encodeWithSelector(error, 0, which));
    }

    function test_GivenRowsThatAreNotSelected_WhatIsWrongWithThemDoesNotMatter() public {
        _pays(ERC20, abi.encodePacked(hex"0100010101", address(0), uint8(5), account(1), uint8(5), account(2), uint8(0)), 3, 2);
        check(token.balanceOf(account(1)) == 5, "hers");
        _pays(
            ERC1155,
            abi.encodePacked(hex"0101010101", address(0), uint8(1), uint8(5), account(1), uint8(1), uint8(5)),
            2,
            2
        );
        _pays(ERC721, abi.encodePacked(hex"0101000101", account(1), uint8(4), address(0), uint8(5)), 2, 1);
    }

    function test_GivenWidthsThatJustFillAWord_ASumThatWrapsReverts() public {
        bytes memory packed = abi.encodePacked(
            hex"01001010", type(uint128).max, account(0), uint128(1) << 127, account(1), uint128(1) << 127, account(2), uint128(9)
        );
        _fails(ERC20, packed, 3, 7, abi.encodeWithSelector(ISlotDistributor.AmountOverflow.selector, 0, 2));
    }

    function test_GivenWideRowsOfNothing_ItRevertsNamingTheRow() public {
        bytes memory packed = abi.encodePacked(hex"01002001", uint8(1), account(0), uint256(5), account(1), uint256(0));
        _fails(ERC20, packed, 2, 3, abi.encodeWithSelector(ISlotDistributor.ZeroAmount.selector, 0, 1));
    }

    function test_GivenAFullSlotOfWideRows_EachSelectedRowIsPaid() public {
        valueWidth = 32;
        for (uint256 i; i < 250; ++i) add(account(i), 0, 10 + i);
        seal(address(token), ERC20, 0, 250);
        (uint256 paid,) = send(SENDER, 0, 1 << 249 | 1 << 128 | 1);
        check(paid == 1 << 249 | 1 << 128 | 1, "three rows");
        check(token.balanceOf(SENDER) == type(uint256).max - 259 - 138 - 10, "their sum");
        check(token.balanceOf(account(249)) == 259 && token.balanceOf(account(128)) == 138, "their amounts");
    }

    function test_GivenAmountsBeyondAWord_ItRevertsNamingTheRow() public {
        bytes memory product =
            abi.encodePacked(hex"01000120", type(uint256).max, account(0), uint8(1), account(1), uint8(2));
        _fails(ERC20, product, 2, 2, abi.encodeWithSelector(ISlotDistributor.AmountOverflow.selector, 0, 1));
        bytes memory sum = abi.encodePacked(
            hex"0100200101", account(0), type(uint256).max, account(1), uint256(1), account(2), uint256(1)
        );
        _fails(ERC20, sum, 3, 3, abi.encodeWithSelector(ISlotDistributor.AmountOverflow.selector, 0, 1));
        _fails(ERC20, sum, 3, 5, abi.encodeWithSelector(ISlotDistributor.AmountOverflow.selector, 0, 2));
        _pays(ERC20, sum, 3, 6);
        bytes memory equal = abi.encodePacked(hex"01000020", uint256(1 << 254), account(0), account(1), account(2), account(3));
        _fails(ERC20, equal, 4, 15, abi.encodeWithSelector(ISlotDistributor.AmountOverflow.selector, 0, 3));
        bytes memory many = abi.encodePacked(
            hex"01011f0202ff", account(0), uint8(1), bytes31(type(uint248).max), account(1), uint8(1), bytes31(uint248(1))
        );
        _fails(ERC1155, many, 2, 3, abi.encodeWithSelector(ISlotDistributor.AmountOverflow.selector, 0, 0));
    }

    function test_GivenEveryWidth_ItPaysTheSameAmounts() public {
        for (uint256 width = 1; width <= 32; ++width) {
            bytes memory value = new bytes(width);
            value[width - 1] = 0x07;
            bytes memory unit = new bytes(width);
            unit[width - 1] = 0x03;
            uint256 before = token.balanceOf(account(1));
            _pays(
                ERC20,
                abi.encodePacked(uint8(1), uint8(0), uint8(width), uint8(width), unit, account(1), value, account(2), value),
                2,
                1
            );
            check(token.balanceOf(account(1)) - before == 21, "seven times three");
            bytes memory tokenId = new bytes(width);
            tokenId[width - 1] = 0x05;
            before = things.balanceOf(account(1), 5);
            _pays(
                ERC1155,
                abi.encodePacked(
                    uint8(1), uint8(width), uint8(1), uint8(width), unit, account(1), tokenId, uint8(2)
                ),
                1,
                1
            );
            check(things.balanceOf(account(1), 5) - before == 6, "two times three of id five");
        }
    }

    /// Bytes that nobody would write: either they are well formed and exactly paid, or nothing happens.
    function testFuzz_GivenAnyBytesAtAll_ItPaysWhatTheySayOrReverts(bytes memory tail, uint8 idWidth, uint8 width, uint8 unitWidth)
        public
    {
        bytes memory packed = abi.encodePacked(uint8(1), idWidth % 40, width % 40, unitWidth % 40, tail);
        for (uint8 standard; standard < 3; ++standard) {
            _commit(standard, packed, 1);
            (bool ok, bytes memory answer) = act(SENDER, 0, _call(packed, 1));
            if (!ok) {
                check(word(0) == 0, "a bit without a payment");
                continue;
            }
            (uint256 paid, uint256 failed) = masks(answer);
            check(paid | failed == 1 && paid & failed == 0 && word(0) == paid, "one row, one outcome");
        }
        check(token.balanceOf(address(distributor)) == 0, "nothing kept");
        check(things.balanceOf(address(distributor), 0) == 0, "no item kept");
    }
}
