// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoItems} from "../src/demo/DemoItems.sol";
import {DemoNft} from "../src/demo/DemoNft.sol";
import {DemoToken} from "../src/demo/DemoToken.sol";
import {DemoUsd} from "../src/demo/DemoUsd.sol";
import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {Kit} from "./Kit.sol";
import {AnsweringToken, HalfNft, LyingNft, MuteToken, SilentlyBlockingToken} from "./Tokens.sol";
import {vm} from "./Vm.sol";

/// Reverts with a word that would be a balance.
contract RefusingToTell {
    fallback() external {
        assembly ("memory-safe") {
            mstore(0, 1000)
            revert(0, 32)
        }
    }
}

/// Loops pay several rows a round: what holds of one place has to hold of each.
contract PlacesTest is Kit {
    uint256 private constant ROWS = 10;
    uint256 private constant UNIT = 1000;
    uint256 private constant ALL = (1 << ROWS) - 1;

    /// Ten rows of 1 to 10 units, or of one unit each, as bytes.
    function _packed(bool hasId, bool isEqual) private pure returns (bytes memory packed) {
        packed = abi.encodePacked(uint8(1), hasId ? uint8(1) : uint8(0), isEqual ? uint8(0) : uint8(1), uint8(2), uint16(UNIT));
        for (uint256 i; i < ROWS; ++i) {
            packed = bytes.concat(packed, bytes20(account(i)));
            if (hasId) packed = bytes.concat(packed, bytes1(uint8(7)));
            if (!isEqual) packed = bytes.concat(packed, bytes1(uint8(i + 1)));
        }
    }

    function _amount(uint256 i, bool isEqual) private pure returns (uint256) {
        return isEqual ? UNIT : (i + 1) * UNIT;
    }

    function _commit(address token, uint8 standard, uint8 flags, bytes memory packed) private {
        drop.sender = SENDER;
        drop.token = token;
        drop.standard = standard;
        drop.flags = flags;
        drop.rows = uint32(ROWS);
        drop.slotSize = 100;
        drop.root = slotLeaf(0, keccak256(packed), 0);
    }

    function _send(bytes memory packed, uint256 mask, uint256 value) private returns (uint256 paid, uint256 failed) {
        bytes memory call = slotCall(0, packed, bytes32(0), new bytes32[](0), mask);
        return masks(run(SENDER, value, call));
    }

    function test_GivenAUnit_EveryPlaceIsPaidTheProduct() public {
        for (uint256 way; way < 4; ++way) {
            bool isEqual = way % 2 == 1;
            bytes memory packed = _packed(false, isEqual);
            // With and without an answer, from the sum and straight from the sender.
            address token = way < 2 ? address(new DemoToken()) : address(new DemoUsd());
            for (uint8 flags; flags <= DIRECT; flags += DIRECT) {
                DemoToken(token).mint(SENDER, 1e9);
                vm.prank(SENDER);
                (bool approved,) = token.call(abi.encodeWithSignature("approve(address,uint256)", address(distributor), 1e9));
                drop.round = uint64(way * 10 + flags + (approved ? 1 : 0));
                _commit(token, ERC20, flags, packed);
                uint256[ROWS] memory before;
                for (uint256 i; i < ROWS; ++i) before[i] = DemoToken(token).balanceOf(account(i));
                (uint256 paid,) = _send(packed, ALL, 0);
                check(paid == ALL, "all");
                for (uint256 i; i < ROWS; ++i) {
                    check(DemoToken(token).balanceOf(account(i)) - before[i] == _amount(i, isEqual), "the product");
                }
                vm.prank(SENDER);
                (approved,) = token.call(abi.encodeWithSignature("approve(address,uint256)", address(distributor), 0));
            }
        }
    }

    function test_GivenAUnitOfItemsOrCoins_EveryPlaceIsPaidTheProduct() public {
        for (uint256 way; way < 2; ++way) {
            bool isEqual = way == 1;
            DemoItems items_ = new DemoItems();
            items_.mint(SENDER, 7, 1e9);
            vm.prank(SENDER);
            items_.setApprovalForAll(address(distributor), true);
            bytes memory packed = _packed(true, isEqual);
            _commit(address(items_), ERC1155, 0, packed);
            _send(packed, ALL, 0);
            for (uint256 i; i < ROWS; ++i) check(items_.balanceOf(account(i), 7) == _amount(i, isEqual), "items");

            vm.deal(SENDER, 1e9);
            packed = _packed(false, isEqual);
            _commit(address(0), NATIVE, 0, packed);
            uint256[ROWS] memory before;
            for (uint256 i; i < ROWS; ++i) before[i] = account(i).balance;
            _send(packed, ALL, 1e8);
            uint256 sum;
            for (uint256 i; i < ROWS; ++i) {
                check(account(i).balance - before[i] == _amount(i, isEqual), "coins");
                sum += _amount(i, isEqual);
            }
            check(SENDER.balance == 1e9 - sum, "the rest came back");
        }
    }

    function test_GivenARowIsRefusedWithoutAWord_ItAloneStaysOpenWhereverItIs() public {
        for (uint256 r; r < ROWS; ++r) {
            for (uint256 way; way < 2; ++way) {
                SilentlyBlockingToken token = new SilentlyBlockingToken();
                token.mint(SENDER, 1e9);
                vm.prank(SENDER);
                token.approve(address(distributor), 1e9);
                token.setBlocked(account(r), true);
                bytes memory packed = _packed(false, way == 1);
                _commit(address(token), ERC20, 0, packed);
                (uint256 paid, uint256 failed) = _send(packed, ALL, 0);
                check(failed == 1 << r && paid == ALL & ~failed, "it alone");
                check(token.balanceOf(account(r)) == 0, "not paid");
            }
        }
    }

    function test_GivenRefusedRowsInStretches_EachOfThemStaysOpen() public {
        SilentlyBlockingToken token = new SilentlyBlockingToken();
        token.mint(SENDER, 1e9);
        vm.prank(SENDER);
        token.approve(address(distributor), 1e9);
        uint256 refused = (1 << 1) | (1 << 5) | (1 << 8);
        for (uint256 r; r < ROWS; ++r) if ((refused >> r) & 1 == 1) token.setBlocked(account(r), true);
        bytes memory packed = _packed(false, false);
        _commit(address(token), ERC20, 0, packed);
        // Without rows 3 and 7.
        uint256 mask = ALL & ~uint256((1 << 3) | (1 << 7));
        (uint256 paid, uint256 failed) = _send(packed, mask, 0);
        check(failed == refused && paid == mask & ~refused && word(0) == paid, "three open, two untouched");
    }

    function test_GivenAnNftThatMovesSomeAndSaysNothing_TheOthersStayOpen() public {
        HalfNft nft = new HalfNft();
        delete items;
        for (uint256 i; i < 6; ++i) {
            nft.give(SENDER, 100 + i);
            add(account(i), 100 + i, 1);
        }
        seal(address(nft), ERC721, 0, 100);
        (uint256 paid, uint256 failed) = send(SENDER, 0, full(0));
        check(paid == 42 && failed == 21, "odd ids are paid, even ones are not");
    }

    function test_GivenATokenThatIsMute_ItReverts() public {
        address mute = address(new MuteToken());
        for (uint8 standard; standard < 3; ++standard) {
            if (standard == ERC1155) continue;
            delete items;
            add(account(1), standard == ERC721 ? 5 : 0, standard == ERC721 ? 1 : 5);
            seal(mute, standard, 0, 100);
            refused(SENDER, 0, sendCall(0, 1), abi.encodeWithSelector(ISlotDistributor.NoBalance.selector, mute));
        }
        delete items;
        add(account(1), 5, 5);
        seal(mute, ERC1155, 0, 100);
        register(address(0), true);
        refused(STRANGER, 0, claimCall(0, 0), abi.encodeWithSelector(ISlotDistributor.NoBalance.selector, mute));
    }

    function test_GivenATokenThatRevertsWithAWord_TheWordIsNoBalance() public {
        address token = address(new RefusingToTell());
        for (uint8 standard; standard < 3; ++standard) {
            delete items;
            add(account(1), standard == ERC20 ? 0 : 5, standard == ERC721 ? 1 : 5);
            seal(token, standard, 0, 100);
            register(address(0), true);
            bytes memory error = abi.encodeWithSelector(ISlotDistributor.NoBalance.selector, token);
            refused(SENDER, 0, sendCall(0, 1), error);
            if (standard != ERC721) refused(STRANGER, 0, claimCall(0, 0), error);
        }
    }

    function test_GivenNoCodeAtTheToken_NoStandardIsClaimed() public {
        address nobody = address(0xE0A);
        for (uint8 standard; standard < 3; ++standard) {
            delete items;
            add(account(1), standard == ERC20 ? 0 : 5, standard == ERC721 ? 1 : 5);
            seal(nobody, standard, 0, 100);
            register(address(0), true);
            bytes memory error = abi.encodeWithSelector(ISlotDistributor.NoTokenCode.selector, nobody);
            refused(STRANGER, 0, claimCall(0, 0), error);
        }
    }

    function test_GivenARowThatPaysTheSender_ItIsSettledInEveryWay() public {
        for (uint8 standard; standard < 3; ++standard) {
            for (uint8 flags; flags <= (standard == ERC20 ? DIRECT : 0); flags += DIRECT) {
                for (uint256 way; way < 2; ++way) {
                    delete items;
                    uint256 id = standard == ERC20 ? 0 : 7;
                    uint256 amount = standard == ERC721 ? 1 : 5;
                    add(SENDER, id, amount);
                    vm.startPrank(SENDER);
                    address token;
                    if (standard == ERC20) {
                        DemoToken made = new DemoToken();
                        made.mint(SENDER, 5);
                        made.approve(address(distributor), 5);
                        token = address(made);
                    } else if (standard == ERC721) {
                        DemoNft made = new DemoNft();
                        made.mint(SENDER, 7, 1);
                        made.setApprovalForAll(address(distributor), true);
                        token = address(made);
                    } else {
                        DemoItems made = new DemoItems();
                        made.mint(SENDER, 7, 5);
                        made.setApprovalForAll(address(distributor), true);
                        token = address(made);
                    }
                    vm.stopPrank();
                    seal(token, standard, flags, 100);
                    register(address(0), true);
                    if (way == 0) send(SENDER, 0, 1);
                    else claim(STRANGER, 0, 0);
                    check(word(0) == 1, "settled");
                }
            }
        }
    }

    function test_GivenAnNftThatLies_AClaimNamesWhatDidNotMove() public {
        LyingNft lying = new LyingNft();
        delete items;
        add(account(1), 5, 1);
        seal(address(lying), ERC721, 0, 100);
        register(address(0), true);
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(lying), 1, 0);
        refused(STRANGER, 0, claimCall(0, 0), error);
    }

    /// The ways that take true: a push from the sum, a direct one, one of NFTs and one of items, and the claims of each.
    function test_GivenATokenThatMovesAndAnswers_NothingOrTrueAlonePays() public {
        uint256[6] memory sizes = [uint256(0), 1, 31, 32, 33, 64];
        uint256[5] memory answers = [uint256(1), 0, 2, 1 << 255 | 1, type(uint256).max];
        for (uint8 kind; kind < 4; ++kind) {
            for (uint256 n; n < 30; ++n) {
                (uint256 size, uint256 answer) = (sizes[n / 5], answers[n % 5]);
                bool isTaken = size == 0 || (size > 31 && answer == 1);
                AnsweringToken token = new AnsweringToken(size, answer);
                delete items;
                add(account(1), kind < 2 ? 0 : 2000, kind == 2 ? 1 : 5);
                seal(address(token), kind < 2 ? ERC20 : kind == 2 ? ERC721 : ERC1155, kind == 1 ? DIRECT : 0, 100);
                token.give(SENDER, 2000, 10);
                register(address(0), true);
                (bool ok,) = act(STRANGER, 0, claimCall(0, 0));
                check(ok == isTaken && (word(0) == 1) == ok, "claimed");
                drop.round = 2;
                (ok,) = act(SENDER, 0, sendCall(0, 1));
                check(ok == isTaken && (word(0) == 1) == ok, "sent");
            }
        }
    }
}
