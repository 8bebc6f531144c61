// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Drop, ISlotDistributor} from "../src/ISlotDistributor.sol";
import {DemoToken} from "../src/demo/DemoToken.sol";
import {Kit} from "./Kit.sol";
import {Lists} from "./Lists.sol";
import {vm} from "./Vm.sol";

contract SlotTreeTest is Kit {
    DemoToken private token;

    function setUp() public override {
        super.setUp();
        token = new DemoToken();
        token.mint(SENDER, 1e30);
        vm.prank(SENDER);
        token.approve(address(distributor), type(uint256).max);
    }

    function _list(uint256 count, uint16 slotSize) private {
        delete items;
        for (uint256 i; i < count; ++i) add(account(i), 0, 1 + i);
        seal(address(token), ERC20, 0, slotSize);
    }

    function test_GivenOneSlotOfOneRow_ItNeedsNoProof() public {
        _list(1, 1);
        check(drop.root == slotLeaf(0, keccak256(pack(part(0))), rowLeaf(0, items[0])), "a leaf is its own root");
        (uint256 paid,) = send(SENDER, 0, 1);
        check(paid == 1 && token.balanceOf(account(0)) == 1, "paid");
    }

    function test_Given235And7Slots_EachOfThemProvesItselfAndNoneProvesAnother() public {
        uint256[4] memory sizes = [uint256(2), 3, 5, 7];
        for (uint256 s; s < 4; ++s) {
            _list(sizes[s] * 2, 2);
            drop.round = uint64(s);
            for (uint256 slot; slot < sizes[s]; ++slot) {
                bytes32[] memory proof = Lists.proof(slotLeaves(), slot);
                for (uint256 other; other < sizes[s]; ++other) {
                    if (other == slot) continue;
                    bytes memory call = slotCall(other, pack(part(slot)), Lists.root(rowLeaves(slot)), proof, 3);
                    refused(SENDER, 0, call, abi.encodeWithSelector(ISlotDistributor.BadProof.selector, other));
                }
                (uint256 paid,) = send(SENDER, slot, 3);
                check(paid == 3, "itself");
            }
        }
    }

    function test_GivenTwoNodesShownAsASlot_ItReverts() public {
        _list(8, 2);
        bytes32[] memory leaves = slotLeaves();
        (bytes32 a, bytes32 b) = leaves[0] < leaves[1] ? (leaves[0], leaves[1]) : (leaves[1], leaves[0]);
        bytes32[] memory rest = new bytes32[](1);
        rest[0] = leaves[2] < leaves[3]
            ? keccak256(abi.encode(leaves[2], leaves[3]))
            : keccak256(abi.encode(leaves[3], leaves[2]));
        // 64 bytes whose hash is a node of the tree.
        bytes memory call = slotCall(0, abi.encode(a, b), b, rest, 1);
        refused(SENDER, 0, call, abi.encodeWithSelector(ISlotDistributor.BadProof.selector, 0));
    }

    function test_GivenAProofThatIsTooLongOrTooShort_ItReverts() public {
        _list(6, 2);
        bytes32[] memory proof = Lists.proof(slotLeaves(), 0);
        bytes32[] memory longer = new bytes32[](proof.length + 1);
        bytes32[] memory shorter = new bytes32[](proof.length - 1);
        for (uint256 i; i < proof.length; ++i) {
            longer[i] = proof[i];
            if (i < shorter.length) shorter[i] = proof[i];
        }
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.BadProof.selector, 0);
        bytes32 rowsRoot = Lists.root(rowLeaves(0));
        refused(SENDER, 0, slotCall(0, pack(part(0)), rowsRoot, longer, 1), error);
        refused(SENDER, 0, slotCall(0, pack(part(0)), rowsRoot, shorter, 1), error);
    }

    function test_GivenNoProof_NothingButTheRootItselfIsProven() public {
        _list(4, 2);
        register(address(0), true);
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.BadProof.selector, 0);
        bytes32[] memory none = new bytes32[](0);
        refused(SENDER, 0, slotCall(0, pack(part(0)), Lists.root(rowLeaves(0)), none, 3), error);
        RowProof memory p = rowProof(0, 1);
        bytes memory call = abi.encodeCall(
            distributor.claim, (drop, 0, 1, p.item.account, 0, p.item.amount, p.row, p.rowsHash, none)
        );
        refused(STRANGER, 0, call, error);
    }

    function test_GivenAProofOfAnyLengthUpTo32_ItLeadsToItsRoot() public {
        _list(1, 1);
        bytes memory packed = pack(part(0));
        drop.rows = type(uint32).max;
        for (uint256 length = 1; length <= 32; ++length) {
            bytes32[] memory proof = new bytes32[](length);
            bytes32 node = slotLeaf(0, keccak256(packed), 0);
            for (uint256 i; i < length; ++i) {
                proof[i] = keccak256(abi.encode(length, i));
                node = node < proof[i] ? keccak256(abi.encode(node, proof[i])) : keccak256(abi.encode(proof[i], node));
            }
            drop.root = node;
            run(SENDER, 0, slotCall(0, packed, 0, proof, 1));
            check(word(0) == 1, "paid");
        }
    }

    /// T20, T24: a drop is all of its terms, its chain, its contract; only its own sender is asked for tokens.
    function testFuzz_GivenTermsThatDifferInOneWord_ItIsAnotherDropWhichNobodyRegistered(uint8 which, uint256 by) public {
        _list(4, 2);
        address anyone = distributor.ANYONE();
        register(anyone, true);
        vm.assume(by != 0);
        bytes memory data = sendCall(0, 3);
        uint256[11] memory widths = [uint256(160), 160, 8, 8, 40, 40, 64, 256, 32, 16, 256];
        which %= 11;
        by &= type(uint256).max >> (256 - widths[which]);
        vm.assume(by != 0);
        assembly ("memory-safe") {
            let p := add(add(data, 36), mul(32, which))
            mstore(p, xor(mload(p), by))
        }
        uint256 held = token.balanceOf(SENDER);
        (bool ok,) = act(STRANGER, 0, data);
        check(!ok && token.balanceOf(SENDER) == held, "another drop");
        (ok,) = act(STRANGER, 0, sendCall(0, 3));
        check(ok, "the drop itself");
    }

    function test_GivenASlotThatDoesNotExist_ItReverts() public {
        _list(5, 2);
        bytes memory call =
            slotCall(3, pack(part(0)), bytes32(0), new bytes32[](0), 1);
        refused(SENDER, 0, call, abi.encodeWithSelector(ISlotDistributor.NoSuchSlot.selector, 3, 3));
        call = slotCall(type(uint256).max, pack(part(0)), bytes32(0), new bytes32[](0), 1);
        refused(SENDER, 0, call, abi.encodeWithSelector(ISlotDistributor.NoSuchSlot.selector, type(uint256).max, 3));
        drop.rows = 0;
        call = slotCall(0, pack(part(0)), bytes32(0), new bytes32[](0), 1);
        refused(SENDER, 0, call, abi.encodeWithSelector(ISlotDistributor.NoSuchSlot.selector, 0, 0));
    }

    function test_GivenSlotsOf1249And250Rows_EveryRowOfThemIsSettledOnItsOwnBit() public {
        uint256[3] memory sizes = [uint256(1), 249, 250];
        for (uint256 s; s < 3; ++s) {
            _list(sizes[s], 250);
            drop.round = uint64(s);
            uint256 last = sizes[s] - 1;
            uint256 before = token.balanceOf(account(last));
            (uint256 paid,) = send(SENDER, 0, 1 << last);
            check(paid == 1 << last && word(0) == 1 << last, "its own bit");
            check(token.balanceOf(account(last)) - before == sizes[s], "the last row");
            (paid,) = send(SENDER, 0, full(0));
            check(paid == full(0) & ~(uint256(1) << last), "the others");
        }
    }

    function test_GivenTheLargestDrop_EachBitOfASlotsIndexMakesAnotherWord() public {
        _list(1, 1);
        bytes memory packed = pack(part(0));
        drop.rows = type(uint32).max;
        for (uint256 bit; bit < 32; ++bit) {
            bytes32[] memory leaves = new bytes32[](2);
            leaves[0] = slotLeaf(0, keccak256(packed), 0);
            leaves[1] = slotLeaf(1 << bit, keccak256(packed), 0);
            drop.root = Lists.root(leaves);
            run(SENDER, 0, slotCall(0, packed, 0, Lists.proof(leaves, 0), 1));
            check(word(1 << bit) == 0, "still open");
            run(SENDER, 0, slotCall(1 << bit, packed, 0, Lists.proof(leaves, 1), 1));
            check(word(1 << bit) == 1 && token.balanceOf(account(0)) == 2 * (bit + 1), "paid by itself");
        }
    }

    function test_GivenTheLargestDrop_ItsLastSlotIsPaidWhateverTheSlotSize() public {
        uint16[5] memory sizes = [uint16(2), 7, 100, 249, 250];
        for (uint256 i; i < sizes.length; ++i) {
            uint256 last = (type(uint32).max - 1) / sizes[i];
            uint256 count = type(uint32).max - last * sizes[i];
            _list(count, sizes[i]);
            bytes memory packed = pack(part(0));
            drop.rows = type(uint32).max;
            drop.root = slotLeaf(last, keccak256(packed), 0);
            uint256 mask = (1 << count) - 1;
            (uint256 paid,) = masks(run(SENDER, 0, slotCall(last, packed, 0, new bytes32[](0), mask)));
            check(paid == mask && word(last) == mask, "paid");
            bytes memory error = abi.encodeWithSelector(ISlotDistributor.NoSuchSlot.selector, last + 1, last + 1);
            refused(SENDER, 0, slotCall(last + 1, packed, 0, new bytes32[](0), 1), error);
        }
    }

    function testFuzz_GivenAnUnknownStandard_ItReverts(uint8 standard) public {
        vm.assume(standard > 3);
        _list(2, 2);
        drop.standard = standard;
        refused(SENDER, 0, sendCall(0, 1), abi.encodeWithSelector(ISlotDistributor.UnknownStandard.selector, standard));
    }

    function test_GivenFlagsThatTheStandardDoesNotHave_ItReverts() public {
        _list(2, 2);
        uint8[4] memory known = [STRICT | DIRECT, STRICT | SAFE, STRICT, STRICT];
        for (uint256 flags; flags < 256; ++flags) {
            for (uint8 standard; standard < 4; ++standard) {
                drop.standard = standard;
                drop.flags = uint8(flags);
                drop.token = standard == NATIVE ? address(0) : address(token);
                bytes memory call = abi.encodeCall(distributor.register, (drop, OPERATOR, 0, false, false, 0));
                (bool ok, bytes memory answer) = act(SENDER, 0, call);
                bool isKnown = flags & ~uint256(known[standard]) == 0;
                check(ok == isKnown, "flags");
                if (!isKnown) {
                    check(
                        keccak256(answer)
                            == keccak256(abi.encodeWithSelector(ISlotDistributor.UnknownFlags.selector, flags)),
                        "named"
                    );
                }
            }
        }
    }

    function test_GivenASlotSizeOfZeroOrOverTheLimit_ItReverts() public {
        _list(2, 2);
        uint16[4] memory limits = [uint16(250), 100, 100, 250];
        for (uint8 standard; standard < 4; ++standard) {
            drop.standard = standard;
            drop.token = standard == NATIVE ? address(0) : address(token);
            uint16[4] memory sizes = [uint16(0), limits[standard] + 1, 256, 65_535];
            for (uint256 i; i < 4; ++i) {
                drop.slotSize = sizes[i];
                bytes memory call = abi.encodeCall(distributor.register, (drop, OPERATOR, 0, false, false, 0));
                (bool ok, bytes memory answer) = act(SENDER, 0, call);
                check(
                    !ok
                        && keccak256(answer)
                            == keccak256(
                                abi.encodeWithSelector(ISlotDistributor.BadSlotSize.selector, sizes[i], limits[standard])
                            ),
                    "refused"
                );
            }
            drop.slotSize = limits[standard];
            register(OPERATOR, false);
            drop.slotSize = 1;
            register(OPERATOR, false);
        }
    }

    function test_WordsComeInBulk() public {
        _list(9, 2);
        send(SENDER, 1, 2);
        send(SENDER, 3, 3);
        uint256[] memory words = distributor.settled(id(), 1, 4);
        check(words.length == 4 && words[0] == 2 && words[1] == 0 && words[2] == 3 && words[3] == 0, "from slot 1");
        check(distributor.settled(id(), 0, 0).length == 0, "none asked");
    }

    function test_TheStateOfADropIsWhatItsSenderSaidLast() public {
        _list(2, 2);
        (ISlotDistributor.Status status, address operator,,, bool claims) = distributor.stateOf(id());
        check(status == ISlotDistributor.Status.None && operator == address(0) && !claims, "unknown");
        register(OPERATOR, false);
        (status, operator,,, claims) = distributor.stateOf(id());
        check(status == ISlotDistributor.Status.Registered && operator == OPERATOR && !claims, "operator");
        register(address(0), true);
        (status, operator,,, claims) = distributor.stateOf(id());
        check(status == ISlotDistributor.Status.Registered && operator == address(0) && claims, "claims");
        vm.prank(SENDER);
        distributor.cancel(drop);
        (status, operator,,, claims) = distributor.stateOf(id());
        check(status == ISlotDistributor.Status.Cancelled && operator == address(0) && !claims, "ended");
    }
}
