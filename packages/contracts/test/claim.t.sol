// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {DemoItems} from "../src/demo/DemoItems.sol";
import {DemoNft} from "../src/demo/DemoNft.sol";
import {DemoToken} from "../src/demo/DemoToken.sol";
import {Kit} from "./Kit.sol";
import {Lists} from "./Lists.sol";
import {PassingReceiver} from "./Receivers.sol";
import {FeeToken, LyingToken} from "./Tokens.sol";
import {Vm, vm} from "./Vm.sol";

contract ClaimTest is Kit {
    DemoToken private token;

    function setUp() public override {
        super.setUp();
        token = new DemoToken();
        _tokens(address(token), 7, 3);
        register(address(0), true);
    }

    function _tokens(address asset, uint256 count, uint16 slotSize) private {
        delete items;
        for (uint256 i; i < count; ++i) add(account(i), 0, 1e18 + i);
        seal(asset, ERC20, 0, slotSize);
        DemoToken(asset).mint(SENDER, drop.total);
        vm.prank(SENDER);
        DemoToken(asset).approve(address(distributor), drop.total);
    }

    function test_ItPaysAnErc20RowExactlyOnceToItsAccountWhoeverCalls() public {
        claim(STRANGER, 1, 2);
        check(token.balanceOf(account(5)) == 1e18 + 5, "exact");
        check(token.balanceOf(STRANGER) == 0 && token.balanceOf(address(distributor)) == 0, "nobody else");
        check(word(1) == 4, "bit 2");
        refused(
            account(5), 0, claimCall(1, 2), abi.encodeWithSelector(ISlotDistributor.AlreadySettled.selector, 1, 2)
        );
        check(token.balanceOf(account(5)) == 1e18 + 5, "once");
    }

    function test_ItPaysAnErc721Row() public {
        DemoNft nft = new DemoNft();
        delete items;
        for (uint256 i; i < 5; ++i) add(account(i), 70 + i, 1);
        seal(address(nft), ERC721, 0, 2);
        nft.mint(SENDER, 70, 5);
        vm.prank(SENDER);
        nft.setApprovalForAll(address(distributor), true);
        register(address(0), true);
        claim(STRANGER, 2, 0);
        check(nft.ownerOf(74) == account(4), "hers");
        check(word(2) == 1, "settled");
    }

    function test_ItPaysAnErc1155Row() public {
        DemoItems nft = new DemoItems();
        delete items;
        for (uint256 i; i < 5; ++i) add(account(i), i % 2, 10 + i);
        seal(address(nft), ERC1155, 0, 2);
        nft.mint(SENDER, 0, 100);
        nft.mint(SENDER, 1, 100);
        vm.prank(SENDER);
        nft.setApprovalForAll(address(distributor), true);
        register(address(0), true);
        claim(account(3), 1, 1);
        check(nft.balanceOf(account(3), 1) == 13 && nft.balanceOf(SENDER, 1) == 87, "exact");
    }

    function test_ItSettlesEachRowOfASlotOf250OnItsOwnBit() public {
        _tokens(address(token), 250, 250);
        register(address(0), true);
        uint256[4] memory rows = [uint256(0), 127, 128, 249];
        uint256 expected;
        for (uint256 i; i < rows.length; ++i) {
            claim(STRANGER, 0, rows[i]);
            expected |= 1 << rows[i];
            check(word(0) == expected, "its own bit");
            check(token.balanceOf(account(rows[i])) == 1e18 + rows[i], "exact");
        }
        refused(STRANGER, 0, claimCall(0, 249), abi.encodeWithSelector(ISlotDistributor.AlreadySettled.selector, 0, 249));
    }

    function test_ItSaysWhatItDid() public {
        vm.recordLogs();
        claim(STRANGER, 1, 2);
        _claimed(account(5));
    }

    function _claimed(address to) private {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        check(logs.length == 2, "the token's event and ours");
        check(logs[1].topics[0] == ISlotDistributor.RowClaimed.selector, "event");
        check(logs[1].topics[1] == id() && uint256(logs[1].topics[2]) == 1, "drop and slot");
        check(keccak256(logs[1].data) == keccak256(abi.encode(uint256(2), to)), "row and account");
    }

    function test_GivenTheRowWasPushed_ItRevertsAlreadySettled() public {
        send(SENDER, 1, 4);
        refused(
            account(5), 0, claimCall(1, 2), abi.encodeWithSelector(ISlotDistributor.AlreadySettled.selector, 1, 2)
        );
    }

    function test_GivenTheRowWasClaimedAndItsSlotIsPushed_ItIsSkipped() public {
        claim(STRANGER, 0, 1);
        (uint256 paid, uint256 failed) = send(SENDER, 0, full(0));
        check(paid == 5 && failed == 0, "the other two");
        check(token.balanceOf(account(1)) == 1e18 + 1, "once");
        check(token.allowance(SENDER, address(distributor)) == drop.total - 3e18 - 3, "allowance of three rows used");
    }

    function test_GivenClaimsAreNotOpen_ItReverts() public {
        drop.round = 2;
        refused(STRANGER, 0, claimCall(0, 0), abi.encodeWithSelector(ISlotDistributor.ClaimsNotOpen.selector, id()));
        register(OPERATOR, false);
        refused(OPERATOR, 0, claimCall(0, 0), abi.encodeWithSelector(ISlotDistributor.ClaimsNotOpen.selector, id()));
        registerLeaving(OPERATOR);
        refused(OPERATOR, 0, claimCall(0, 0), abi.encodeWithSelector(ISlotDistributor.ClaimsNotOpen.selector, id()));
    }

    function test_GivenClaimsWereClosedAgain_ItReverts() public {
        register(address(0), false);
        refused(STRANGER, 0, claimCall(0, 0), abi.encodeWithSelector(ISlotDistributor.ClaimsNotOpen.selector, id()));
        register(address(0), true);
        claim(STRANGER, 0, 0);
    }

    function test_GivenTheDropIsCancelled_ItReverts() public {
        vm.prank(SENDER);
        distributor.cancel(drop);
        refused(STRANGER, 0, claimCall(0, 0), abi.encodeWithSelector(ISlotDistributor.AlreadyCancelled.selector, id()));
    }

    function test_GivenItIsNotYetOpenOrClosed_ItRevertsAtEachSecondsEdge() public {
        drop.opensAt = uint40(NOW + 100);
        drop.closesAt = uint40(NOW + 200);
        register(address(0), true);
        vm.warp(NOW + 99);
        refused(
            STRANGER,
            0,
            claimCall(0, 0),
            abi.encodeWithSelector(ISlotDistributor.NotOpenYet.selector, NOW + 100, NOW + 99)
        );
        vm.warp(NOW + 100);
        claim(STRANGER, 0, 0);
        vm.warp(NOW + 199);
        claim(STRANGER, 0, 1);
        vm.warp(NOW + 200);
        refused(
            STRANGER, 0, claimCall(0, 2), abi.encodeWithSelector(ISlotDistributor.Closed.selector, NOW + 200, NOW + 200)
        );
        vm.warp(NOW + 201);
        refused(
            STRANGER, 0, claimCall(0, 2), abi.encodeWithSelector(ISlotDistributor.Closed.selector, NOW + 200, NOW + 201)
        );
        // A drop that closes when it opens pays nothing.
        drop.closesAt = drop.opensAt;
        register(address(0), true);
        refused(
            STRANGER, 0, claimCall(0, 2), abi.encodeWithSelector(ISlotDistributor.Closed.selector, NOW + 100, NOW + 201)
        );
        // Seconds may have more than 32 bits.
        (drop.opensAt, drop.closesAt) = (0, 1 << 32 | 1);
        register(address(0), true);
        claim(STRANGER, 0, 2);
        (drop.opensAt, drop.closesAt) = (1 << 32 | 1, 0);
        register(address(0), true);
        refused(
            STRANGER,
            0,
            claimCall(0, 2),
            abi.encodeWithSelector(ISlotDistributor.NotOpenYet.selector, uint256(1 << 32 | 1), NOW + 201)
        );
    }

    /// I6: the leaf binds row, account, id and amount; the tree binds rows, hash and slot.
    function testFuzz_GivenAnyValueOfTheRowDiffers_ItReverts(uint256 which, uint256 by) public {
        vm.assume(by != 0);
        bytes memory data = claimCall(1, 1);
        // Words after the drop: slot, row, account, id, amount, then rowsHash; then the nodes of both proofs.
        uint256[8] memory words = [uint256(11), 12, 13, 14, 15, 17, 20, 22];
        uint256 place = words[which % 8];
        if (place == 13) vm.assume(uint160(by) != 0);
        if (place == 11 || place == 12) by = 1 + by % 2;
        uint256 at = 4 + 32 * place;
        uint256 mask = place == 13 ? type(uint160).max : type(uint256).max;
        assembly ("memory-safe") {
            let p := add(add(data, 32), at)
            mstore(p, and(xor(mload(p), by), mask))
        }
        (bool ok,) = act(STRANGER, 0, data);
        check(!ok, "another row went through");
        check(word(0) == 0 && word(1) == 0 && word(2) == 0, "nothing settled");
    }

    function test_GivenAnyOneBitOfTheRowDiffers_ItRevertsForItsProof() public {
        bytes memory data = claimCall(1, 1);
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.BadProof.selector, 1);
        // Words after the drop: account, id, amount and rowsHash.
        uint256[4] memory words = [uint256(13), 14, 15, 17];
        for (uint256 i; i < 4; ++i) {
            uint256 at = 4 + 32 * words[i];
            for (uint256 bit; bit < (i == 0 ? 160 : 256); ++bit) {
                bytes memory changed = bytes.concat(data);
                assembly ("memory-safe") {
                    let p := add(add(changed, 32), at)
                    mstore(p, xor(mload(p), shl(bit, 1)))
                }
                refused(STRANGER, 0, changed, error);
            }
        }
    }

    function test_GivenTheRowOrTheSlotDoesNotExist_ItReverts() public {
        bytes32[] memory none = new bytes32[](0);
        bytes memory call = abi.encodeCall(distributor.claim, (drop, 3, 0, account(0), 0, 1, none, bytes32(0), none));
        refused(STRANGER, 0, call, abi.encodeWithSelector(ISlotDistributor.NoSuchSlot.selector, 3, 3));
        call = abi.encodeCall(distributor.claim, (drop, 2, 1, account(0), 0, 1, none, bytes32(0), none));
        refused(STRANGER, 0, call, abi.encodeWithSelector(ISlotDistributor.NoSuchRow.selector, 1, 1));
        call = abi.encodeCall(distributor.claim, (drop, 0, 256, account(0), 0, 1, none, bytes32(0), none));
        refused(STRANGER, 0, call, abi.encodeWithSelector(ISlotDistributor.NoSuchRow.selector, 256, 3));
    }

    function test_GivenTheProofIsOfAnotherDrop_ItReverts() public {
        bytes memory call = claimCall(0, 0);
        drop.round = 9;
        register(address(0), true);
        // The same proof proves the same row there, for the list is the same; it is the terms that make another drop.
        claim(STRANGER, 0, 0);
        (bool ok,) = act(STRANGER, 0, call);
        check(ok, "each drop pays its own row");
        bytes32 root = drop.root;
        drop.root = keccak256("another list");
        register(address(0), true);
        refused(STRANGER, 0, claimCall(0, 1), abi.encodeWithSelector(ISlotDistributor.BadProof.selector, 0));
        drop.root = root;
    }

    function test_GivenAnInnerNodeIsShownAsARow_ItReverts() public {
        // The two children of a node, taken for a leaf's account and amount, and for hash and root of a slot.
        bytes32[] memory slots = slotLeaves();
        bytes32[] memory none = new bytes32[](0);
        bytes32[] memory rest = new bytes32[](1);
        rest[0] = slots[2];
        bytes memory call = abi.encodeCall(
            distributor.claim,
            (drop, 0, 0, address(uint160(uint256(slots[0]))), uint256(slots[0]), uint256(slots[1]), none, slots[0], rest)
        );
        refused(STRANGER, 0, call, abi.encodeWithSelector(ISlotDistributor.BadProof.selector, 0));
    }

    function test_GivenTheSenderHoldsOrAllowsTooLittle_ItRevertsNamingTheToken() public {
        vm.prank(SENDER);
        token.approve(address(distributor), 1e18 - 1);
        refusedWith(STRANGER, 0, claimCall(0, 0), ISlotDistributor.PullFailed.selector);
        vm.prank(SENDER);
        token.approve(address(distributor), drop.total);
        uint256 held = token.balanceOf(SENDER);
        vm.prank(SENDER);
        token.transfer(STRANGER, held - 1e18 + 1);
        refusedWith(STRANGER, 0, claimCall(0, 0), ISlotDistributor.PullFailed.selector);
    }

    function test_GivenTheTokenTakesAFeeOrLies_ItReverts() public {
        _tokens(address(new FeeToken()), 3, 3);
        register(address(0), true);
        refused(
            STRANGER,
            0,
            claimCall(0, 1),
            abi.encodeWithSelector(
                ISlotDistributor.InexactTransfer.selector, drop.token, uint256(1e18 + 1), uint256(99e16 + 1)
            )
        );
        _tokens(address(new LyingToken()), 3, 3);
        register(address(0), true);
        refused(
            STRANGER,
            0,
            claimCall(0, 1),
            abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, drop.token, uint256(1e18 + 1), uint256(0))
        );
    }

    function test_GivenTheDropIsOfTheChainsCoin_ItCantBeOpenedToClaims() public {
        drop.standard = NATIVE;
        drop.token = address(0);
        bytes memory call = abi.encodeCall(distributor.register, (drop, address(0), 0, false, true, 0));
        refused(SENDER, 0, call, abi.encodeWithSelector(ISlotDistributor.ClaimsNeedToken.selector));
        register(OPERATOR, false);
        refused(STRANGER, 0, claimCall(0, 0), abi.encodeWithSelector(ISlotDistributor.ClaimsNotOpen.selector, id()));
    }

    function test_GivenAnNftRowIsClaimedWithAnotherAmount_ItReverts() public {
        DemoNft nft = new DemoNft();
        nft.mint(SENDER, 70, 5);
        vm.prank(SENDER);
        nft.setApprovalForAll(address(distributor), true);
        delete items;
        add(account(0), 70, 2);
        seal(address(nft), ERC721, 0, 2);
        register(address(0), true);
        refused(STRANGER, 0, claimCall(0, 0), abi.encodeWithSelector(ISlotDistributor.MalformedRow.selector, 70, 2));
        delete items;
        add(account(0), 5, 2);
        seal(address(token), ERC20, 0, 2);
        register(address(0), true);
        refused(STRANGER, 0, claimCall(0, 0), abi.encodeWithSelector(ISlotDistributor.MalformedRow.selector, 5, 2));
    }

    function test_GivenAnNftThatItsReceiverPassesOn_ItIsPaid() public {
        DemoNft nft = new DemoNft();
        delete items;
        for (uint256 i; i < 3; ++i) add(address(new PassingReceiver(account(9))), 70 + i, 1);
        seal(address(nft), ERC721, SAFE, 3);
        nft.mint(SENDER, 70, 3);
        vm.prank(SENDER);
        nft.setApprovalForAll(address(distributor), true);
        register(address(0), true);
        claim(STRANGER, 0, 1);
        (uint256 paid, uint256 failed) = send(SENDER, 0, 7);
        check(paid == 5 && failed == 0 && nft.balanceOf(account(9)) == 3, "wherever they are now");
    }

    function test_GivenARowOfNothing_ItReverts() public {
        delete items;
        add(account(0), 0, 0);
        seal(address(token), ERC20, 0, 2);
        register(address(0), true);
        refused(STRANGER, 0, claimCall(0, 0), abi.encodeWithSelector(ISlotDistributor.ZeroAmount.selector, 0, 0));
    }

    function test_ItPaysAnotherAddressWhenTheAccountItselfAsks() public {
        vm.recordLogs();
        run(account(5), 0, claimToCall(1, 2, STRANGER));
        _claimed(STRANGER);
        check(token.balanceOf(STRANGER) == 1e18 + 5 && token.balanceOf(account(5)) == 0, "to the named address");
        check(word(1) == 4, "settled");
    }

    function testFuzz_GivenTheCallerIsNotTheAccount_ItReverts(address caller) public {
        vm.assume(caller != account(4));
        refused(
            caller,
            0,
            claimToCall(1, 1, caller),
            abi.encodeWithSelector(ISlotDistributor.NotTheAccount.selector, account(4), caller)
        );
    }

    function test_GivenTheCallerIsTheSenderOrItsOperator_ItReverts() public {
        register(OPERATOR, true);
        address[2] memory callers = [SENDER, OPERATOR];
        for (uint256 i; i < 2; ++i) {
            bytes memory error = abi.encodeWithSelector(ISlotDistributor.NotTheAccount.selector, account(4), callers[i]);
            refused(callers[i], 0, claimToCall(1, 1, callers[i]), error);
        }
    }

    function test_GivenTheAddressIsZeroOrTheDistributor_ItReverts() public {
        refused(
            account(4),
            0,
            claimToCall(1, 1, address(0)),
            abi.encodeWithSelector(ISlotDistributor.BadRecipient.selector, address(0))
        );
        refused(
            account(4),
            0,
            claimToCall(1, 1, address(distributor)),
            abi.encodeWithSelector(ISlotDistributor.BadRecipient.selector, address(distributor))
        );
    }
}
