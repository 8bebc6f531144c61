// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Drop, ISlotDistributor, Slot} from "../src/ISlotDistributor.sol";
import {SlotDistributor} from "../src/SlotDistributor.sol";
import {deployDistributor} from "./deployDistributor.sol";
import {Lists} from "./Lists.sol";
import {vm} from "./Vm.sol";
import {WethLike} from "./WrappedCoins.sol";

/// Drops of any standard, encoded by a naive second implementation of ENCODING.md.
abstract contract Kit {
    struct Item {
        address account;
        uint256 id;
        uint256 amount;
    }

    uint8 internal constant ERC20 = 0;
    uint8 internal constant ERC721 = 1;
    uint8 internal constant ERC1155 = 2;
    uint8 internal constant NATIVE = 3;
    uint8 internal constant STRICT = 1;
    uint8 internal constant SAFE = 2;
    uint8 internal constant DIRECT = 4;

    address internal constant SENDER = address(0xA11CE);
    address internal constant STRANGER = address(0xBAD);
    address internal constant OPERATOR = address(0x0505);
    uint256 internal constant NOW = 1_800_000_000;
    uint256 internal constant ANY_SUM = type(uint256).max;
    uint256 internal constant ROW_GAS = 400_000;

    bytes32 private constant ROW_DOMAIN = keccak256("Row(uint8 row,address account,uint256 id,uint256 amount)");
    bytes32 private constant SLOT_DOMAIN = keccak256("Slot(uint256 slot,bytes32 rowsHash,bytes32 rowsRoot)");

    SlotDistributor internal distributor;
    Drop internal drop;
    Item[] internal items;
    /// Bytes of values in packed rows; 32 makes every sum a checked one.
    uint8 internal valueWidth = 16;

    function setUp() public virtual {
        distributor = deployDistributor();
        vm.warp(NOW);
    }

    // ---- lists

    function add(address to, uint256 tokenId, uint256 amount) internal {
        items.push(Item(to, tokenId, amount));
    }

    function account(uint256 i) internal pure returns (address) {
        return address(uint160(0x1000000 + i));
    }

    /// Seals what was added.
    function seal(address token, uint8 standard, uint8 flags, uint16 slotSize) internal {
        uint256 total;
        unchecked {
            for (uint256 i; i < items.length; ++i) total += items[i].amount;
        }
        drop = Drop({
            sender: SENDER,
            token: token,
            standard: standard,
            flags: flags,
            opensAt: 0,
            closesAt: 0,
            round: 1,
            total: total,
            rows: uint32(items.length),
            slotSize: slotSize,
            root: 0
        });
        drop.root = Lists.root(slotLeaves());
    }

    function part(uint256 slot) internal view returns (Item[] memory rows) {
        uint256 from = slot * drop.slotSize;
        uint256 to = from + drop.slotSize;
        if (to > items.length) to = items.length;
        rows = new Item[](to - from);
        for (uint256 i = from; i < to; ++i) rows[i - from] = items[i];
    }

    function full(uint256 slot) internal view returns (uint256) {
        return (1 << part(slot).length) - 1;
    }

    // ---- encoding

    function pack(Item[] memory rows) internal view returns (bytes memory packed) {
        bool hasId = drop.standard == ERC721 || drop.standard == ERC1155;
        uint8 width = drop.standard == ERC721 ? 0 : valueWidth;
        uint256 stride = 20 + (hasId ? 32 : 0) + width;
        // A word longer than the list, so that every value can be written as a whole word.
        packed = new bytes(5 + rows.length * stride + 32);
        _put(packed, 0, 5, uint40(bytes5(abi.encodePacked(uint8(1), hasId ? uint8(32) : uint8(0), width, hex"0101"))));
        for (uint256 i; i < rows.length; ++i) {
            uint256 at = 5 + i * stride;
            _put(packed, at, 20, uint160(rows[i].account));
            if (hasId) _put(packed, at + 20, 32, rows[i].id);
            if (width > 0) _put(packed, at + stride - width, width, rows[i].amount);
        }
        assembly ("memory-safe") {
            mstore(packed, sub(mload(packed), 32))
        }
    }

    function _put(bytes memory packed, uint256 at, uint256 width, uint256 value) private pure {
        assembly ("memory-safe") {
            mstore(add(add(packed, 32), at), shl(mul(8, sub(32, width)), value))
        }
    }

    function rowLeaf(uint256 row, Item memory item) internal pure returns (bytes32) {
        return keccak256(abi.encodePacked(ROW_DOMAIN, uint8(row), item.account, item.id, item.amount));
    }

    function rowLeaves(uint256 slot) internal view returns (bytes32[] memory leaves) {
        Item[] memory rows = part(slot);
        leaves = new bytes32[](rows.length);
        for (uint256 i; i < rows.length; ++i) leaves[i] = rowLeaf(i, rows[i]);
    }

    function slotLeaf(uint256 slot, bytes32 rowsHash, bytes32 rowsRoot) internal pure returns (bytes32) {
        return keccak256(abi.encode(SLOT_DOMAIN, slot, rowsHash, rowsRoot));
    }

    function slotLeaves() internal view returns (bytes32[] memory leaves) {
        uint256 size = drop.slotSize;
        leaves = new bytes32[]((items.length + size - 1) / size);
        for (uint256 s; s < leaves.length; ++s) {
            leaves[s] = slotLeaf(s, keccak256(pack(part(s))), Lists.root(rowLeaves(s)));
        }
    }

    // ---- calls

    /// A send of one slot, which allows any sum.
    function slotCall(uint256 slot, bytes memory packed, bytes32 rowsRoot, bytes32[] memory proof, uint256 mask)
        internal
        view
        returns (bytes memory)
    {
        Slot[] memory slots = new Slot[](1);
        slots[0] = Slot(slot, packed, rowsRoot, proof, mask);
        return abi.encodeCall(distributor.send, (drop, ANY_SUM, ROW_GAS, slots));
    }

    function slotOf(uint256 slot, uint256 mask) internal view returns (Slot memory) {
        return Slot(slot, pack(part(slot)), Lists.root(rowLeaves(slot)), Lists.proof(slotLeaves(), slot), mask);
    }

    /// A send of some slots that allows a sum.
    function sendsCall(uint256 sum, uint256[] memory indices, uint256[] memory selected) internal view returns (bytes memory) {
        Slot[] memory slots = new Slot[](indices.length);
        for (uint256 i; i < indices.length; ++i) slots[i] = slotOf(indices[i], selected[i]);
        return abi.encodeCall(distributor.send, (drop, sum, ROW_GAS, slots));
    }

    /// What the selected rows of a slot add up to.
    function sumOf(uint256 slot, uint256 mask) internal view returns (uint256 sum) {
        Item[] memory rows = part(slot);
        unchecked {
            for (uint256 i; i < rows.length; ++i) if (mask >> i & 1 != 0) sum += rows[i].amount;
        }
    }

    /// What a send of one slot answers.
    function masks(bytes memory answer) internal pure returns (uint256 paid, uint256 failed) {
        (uint256[] memory paids, uint256[] memory faileds) = abi.decode(answer, (uint256[], uint256[]));
        require(paids.length == 1 && faileds.length == 1, "one slot");
        return (paids[0], faileds[0]);
    }

    function sendCall(uint256 slot, uint256 mask) internal view returns (bytes memory) {
        Slot[] memory slots = new Slot[](1);
        slots[0] = slotOf(slot, mask);
        // No more than the rows take, as senders do, for most masks, so that both ways are tried.
        return abi.encodeCall(distributor.send, (drop, mask % 3 != 0 ? sumOf(slot, mask) : ANY_SUM, ROW_GAS, slots));
    }

    /// What proves a row: by itself, and its slot.
    struct RowProof {
        Item item;
        bytes32[] row;
        bytes32 rowsHash;
        bytes32[] slot;
    }

    function rowProof(uint256 slot, uint256 row) internal view returns (RowProof memory) {
        return RowProof({
            item: items[slot * drop.slotSize + row],
            row: Lists.proof(rowLeaves(slot), row),
            rowsHash: keccak256(pack(part(slot))),
            slot: Lists.proof(slotLeaves(), slot)
        });
    }

    function claimCall(uint256 slot, uint256 row) internal view returns (bytes memory) {
        RowProof memory p = rowProof(slot, row);
        return abi.encodeCall(
            distributor.claim,
            (drop, slot, row, p.item.account, p.item.id, p.item.amount, p.row, p.rowsHash, p.slot)
        );
    }

    function claimToCall(uint256 slot, uint256 row, address to) internal view returns (bytes memory) {
        RowProof memory p = rowProof(slot, row);
        return abi.encodeCall(
            distributor.claimTo,
            (drop, slot, row, p.item.account, p.item.id, p.item.amount, p.row, p.rowsHash, p.slot, to)
        );
    }

    /// The digest of a signed claim as EIP-712 says, put together from its text.
    function claimDigest(uint256 slot, uint256 row, address to, uint256 deadline) internal view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Slotdrop"),
                keccak256("1"),
                block.chainid,
                address(distributor)
            )
        );
        bytes32 claimed = keccak256(
            abi.encode(
                keccak256("Claim(bytes32 dropId,uint256 slot,uint256 row,address to,uint256 deadline)"),
                id(),
                slot,
                row,
                to,
                deadline
            )
        );
        return keccak256(bytes.concat(hex"1901", domain, claimed));
    }

    /// A signature as `claimBySig` takes it of a key.
    function signedBy(uint256 key, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    function claimBySigCall(uint256 slot, uint256 row, address to, uint256 deadline, bytes memory signature)
        internal
        view
        returns (bytes memory)
    {
        RowProof memory p = rowProof(slot, row);
        return abi.encodeCall(
            distributor.claimBySig,
            (drop, slot, row, p.item.account, p.item.id, p.item.amount, p.row, p.rowsHash, p.slot, to, deadline, signature)
        );
    }

    /// Wraps coins of the sender, and approves them.
    function wrap(WethLike weth, uint256 value) internal {
        vm.startPrank(SENDER);
        weth.deposit{value: value}();
        weth.approve(address(distributor), value);
        vm.stopPrank();
    }

    function act(address caller, uint256 value, bytes memory call) internal returns (bool ok, bytes memory answer) {
        vm.prank(caller);
        (ok, answer) = address(distributor).call{value: value}(call);
    }

    /// Calls, and passes a revert on.
    function run(address caller, uint256 value, bytes memory call) internal returns (bytes memory) {
        (bool ok, bytes memory answer) = act(caller, value, call);
        if (!ok) {
            assembly ("memory-safe") {
                revert(add(answer, 32), mload(answer))
            }
        }
        return answer;
    }

    function send(address caller, uint256 slot, uint256 mask) internal returns (uint256 paid, uint256 failed) {
        return masks(run(caller, 0, sendCall(slot, mask)));
    }

    function sendCoins(address caller, uint256 slot, uint256 mask, uint256 value)
        internal
        returns (uint256 paid, uint256 failed)
    {
        return masks(run(caller, value, sendCall(slot, mask)));
    }

    function claim(address caller, uint256 slot, uint256 row) internal {
        run(caller, 0, claimCall(slot, row));
    }

    function register(address operator, bool claimsOpen) internal {
        vm.prank(SENDER);
        distributor.register(drop, operator, 0, false, claimsOpen, 0);
    }

    /// An operator that leaves refused rows open as the sender does.
    function registerLeaving(address operator) internal {
        vm.prank(SENDER);
        distributor.register(drop, operator, 0, true, false, 0);
    }

    function id() internal view returns (bytes32) {
        return distributor.dropIdOf(drop);
    }

    function word(uint256 slot) internal view returns (uint256) {
        return distributor.settled(id(), slot, 1)[0];
    }

    // ---- expectations

    function check(bool condition, string memory what) internal pure {
        require(condition, what);
    }

    /// The call reverts with exactly this, and no word of the drop changed.
    function refused(address caller, uint256 value, bytes memory call, bytes memory error) internal {
        uint256 before = word(0);
        (bool ok, bytes memory answer) = act(caller, value, call);
        check(!ok, "it went through");
        check(keccak256(answer) == keccak256(error), "another error");
        check(word(0) == before, "a word changed");
    }

    /// The call reverts with this error, whatever its values.
    function refusedWith(address caller, uint256 value, bytes memory call, bytes4 selector) internal {
        uint256 before = word(0);
        (bool ok, bytes memory answer) = act(caller, value, call);
        check(!ok, "it went through");
        check(answer.length >= 4 && bytes4(answer) == selector, "another error");
        check(word(0) == before, "a word changed");
    }
}
