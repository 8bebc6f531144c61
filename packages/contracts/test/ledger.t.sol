// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoItems} from "../src/demo/DemoItems.sol";
import {DemoNft} from "../src/demo/DemoNft.sol";
import {DemoToken} from "../src/demo/DemoToken.sol";
import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {Kit} from "./Kit.sol";
import {SilentReceiver} from "./Receivers.sol";
import {vm} from "./Vm.sol";

interface Storage {
    function load(address target, bytes32 place) external view returns (bytes32);
}

contract LedgerTest is Kit {
    function _tokens(uint256 count, uint16 slotSize) private returns (DemoToken token) {
        token = new DemoToken();
        for (uint256 i; i < count; ++i) add(account(i), 0, 10 + i);
        seal(address(token), ERC20, 0, slotSize);
        token.mint(SENDER, drop.total);
        vm.prank(SENDER);
        token.approve(address(distributor), drop.total);
    }

    /// Whoever reads a chain's storage finds them there.
    function test_WordsLieWhereTheLedgerSays() public {
        _tokens(6, 2);
        send(SENDER, 1, 2);
        register(OPERATOR, true);
        bytes32 place = keccak256(abi.encode(id(), 1));
        Storage chain = Storage(address(vm));
        check(chain.load(address(distributor), place) == bytes32(uint256(2)), "the word of slot 1");
        check(address(uint160(uint256(chain.load(address(distributor), id())))) == OPERATOR, "the state of the drop");
    }

    function test_WordsAreToldFromAnySlotAndAsManyAsAreAskedFor() public {
        _tokens(12, 3);
        for (uint256 slot; slot < 4; ++slot) send(SENDER, slot, slot + 1);
        for (uint256 from; from < 5; ++from) {
            for (uint256 count; count < 6; ++count) {
                uint256[] memory words = distributor.settled(id(), from, count);
                check(words.length == count, "as many");
                for (uint256 i; i < count; ++i) check(words[i] == (from + i < 4 ? from + i + 1 : 0), "of that slot");
            }
        }
        uint256[] memory many = distributor.settled(id(), 0, 5000);
        check(many.length == 5000 && many[3] == 4 && many[4999] == 0, "however many");
    }

    function _isNothing(ISlotDistributor.Status expected) private view {
        (ISlotDistributor.Status status, address operator, uint256 until, bool leaves, bool claimsOpen) =
            distributor.stateOf(id());
        check(status == expected && operator == address(0) && until == 0 && !leaves && !claimsOpen, "nobody, never, closed");
    }

    function test_OfADropThatIsUnknownOrCancelledNothingIsSaid() public {
        _tokens(1, 1);
        _isNothing(ISlotDistributor.Status.None);
        vm.startPrank(SENDER);
        distributor.register(drop, OPERATOR, uint40(NOW + 5), false, true, 0);
        distributor.cancel(drop);
        vm.stopPrank();
        _isNothing(ISlotDistributor.Status.Cancelled);
    }

    function test_AStrictDropOfNftsIsNotASafeOne() public {
        address receiver = address(new SilentReceiver());
        for (uint8 flags = STRICT; flags <= (STRICT | SAFE); flags += SAFE) {
            DemoNft nft = new DemoNft();
            delete items;
            add(receiver, 5, 1);
            add(receiver, 6, 1);
            seal(address(nft), ERC721, flags, 100);
            nft.mint(SENDER, 5, 2);
            vm.prank(SENDER);
            nft.setApprovalForAll(address(distributor), true);
            register(address(0), true);
            (bool ok,) = act(SENDER, 0, sendCall(0, 1));
            check(ok == (flags == STRICT), "its receiver is asked where it is safe alone");
            (ok,) = act(STRANGER, 0, claimCall(0, 1));
            check(ok == (flags == STRICT), "and by a claim");
        }
    }

    function test_GivenNobodyOrAPrecompileForAToken_ASendAndAClaimNameIt() public {
        add(account(0), 0, 5);
        // The last has coins, and so a hash of its code, and no code.
        address[4] memory tokens = [address(0), address(1), address(2), address(0xE0A)];
        vm.deal(tokens[3], 1);
        for (uint256 i; i < 4; ++i) {
            for (uint8 way; way < 8; ++way) {
                uint8 standard = way % 4;
                // Drops of the chain's coin have no token.
                if (standard == NATIVE && i == 0) continue;
                items[0].amount = standard == ERC721 ? 1 : 5;
                seal(tokens[i], standard, 0, 100);
                register(address(0), true);
                bytes memory error = abi.encodeWithSelector(ISlotDistributor.NoTokenCode.selector, tokens[i]);
                refused(SENDER, 0, way < 4 ? claimCall(0, 0) : sendCall(0, 1), error);
            }
        }
    }

    /// The most gas that a transaction may have where it is least, 2^24.
    function test_ManySlotsOfOneRowFitATransaction() public {
        DemoNft nft = new DemoNft();
        DemoItems things = new DemoItems();
        nft.mint(SENDER, 1000, 24);
        vm.startPrank(SENDER);
        nft.setApprovalForAll(address(distributor), true);
        things.setApprovalForAll(address(distributor), true);
        vm.stopPrank();
        uint256[] memory slots = new uint256[](24);
        uint256[] memory all = new uint256[](24);
        for (uint256 i; i < 24; ++i) (slots[i], all[i]) = (i, 1);
        for (uint8 way; way < 4; ++way) {
            delete items;
            uint8 standard = way % 3;
            if (standard == ERC20) _tokens(24, 1);
            else for (uint256 i; i < 24; ++i) add(account(i), 1000 + i, 1);
            if (standard == ERC721) seal(address(nft), ERC721, 0, 1);
            if (standard == ERC1155) seal(address(things), ERC1155, 0, 1);
            if (way == 3) seal(drop.token, ERC20, DIRECT, 1);
            for (uint256 i; i < 24; ++i) if (standard == ERC1155) things.mint(SENDER, 1000 + i, 1);
            bytes memory call = sendsCall(ANY_SUM, slots, all);
            vm.prank(SENDER);
            (bool ok,) = address(distributor).call{gas: 1 << 24}(call);
            check(ok && word(0) == 1 && word(23) == 1, "all of them");
        }
    }
}
