// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoItems} from "../src/demo/DemoItems.sol";
import {DemoNft} from "../src/demo/DemoNft.sol";
import {Drop, ISlotDistributor} from "../src/ISlotDistributor.sol";
import {Kit} from "./Kit.sol";
import {BlockingToken} from "./Tokens.sol";
import {vm} from "./Vm.sol";

/// Five senders who gave unlimited approvals, each with a drop of each of three standards, and everybody tries everything.
contract Actors is Kit {
    uint256 public constant SENDERS = 5;
    uint256 public constant DROPS = 15;
    uint256 public constant ROWS = 7;
    uint256 public constant SLOTS = 3;

    BlockingToken public token;
    DemoNft public nft;
    DemoItems public things;
    Drop[] private _drops;
    Item[][] private _lists;

    /// What the senders said, kept a second time.
    mapping(uint256 d => address) public operatorOf;
    mapping(uint256 d => bool) public claimsOpen;
    mapping(uint256 d => bool) public cancelled;
    mapping(uint256 d => mapping(uint256 slot => uint256)) public seen;
    /// Where a row went when it went elsewhere than to its account.
    mapping(uint256 d => mapping(uint256 i => address)) public wentTo;
    uint256 public successes;
    string public broken;

    function setUp() public override {
        super.setUp();
        token = new BlockingToken();
        nft = new DemoNft();
        things = new DemoItems();
        for (uint256 s; s < SENDERS; ++s) {
            address sender = senderOf(s);
            token.mint(sender, 1_000_000);
            nft.mint(sender, s * 100, 100);
            for (uint256 t; t < 3; ++t) things.mint(sender, t, 1_000_000);
            vm.startPrank(sender);
            token.approve(address(distributor), type(uint256).max);
            nft.setApprovalForAll(address(distributor), true);
            things.setApprovalForAll(address(distributor), true);
            vm.stopPrank();
            for (uint8 standard; standard < 3; ++standard) _make(s, standard);
        }
    }

    function _make(uint256 s, uint8 standard) private {
        uint256 d = _drops.length;
        delete items;
        for (uint256 i; i < ROWS; ++i) {
            uint256 tokenId = standard == ERC721 ? s * 100 + i : standard == ERC1155 ? i % 3 : 0;
            add(accountOf(d, i), tokenId, standard == ERC721 ? 1 : 10 * d + i + 1);
        }
        address made = standard == ERC20 ? address(token) : standard == ERC721 ? address(nft) : address(things);
        seal(made, standard, s % 2 == 0 ? 0 : STRICT, 3);
        drop.sender = senderOf(s);
        drop.closesAt = uint40(NOW + 1000);
        _drops.push(drop);
        _lists.push();
        for (uint256 i; i < ROWS; ++i) _lists[d].push(items[i]);
    }

    function senderOf(uint256 s) public pure returns (address) {
        return address(uint160(0xAA00 + s));
    }

    function accountOf(uint256 d, uint256 i) public pure returns (address) {
        return address(uint160(0xCC0000 + d * 256 + i));
    }

    function listOf(uint256 d) external view returns (Item[] memory) {
        return _lists[d];
    }

    function idOf(uint256 d) external view returns (bytes32) {
        return distributor.dropIdOf(_drops[d]);
    }

    function distributorOf() external view returns (ISlotDistributor) {
        return distributor;
    }

    function _use(uint256 d) private {
        drop = _drops[d];
        delete items;
        for (uint256 i; i < ROWS; ++i) items.push(_lists[d][i]);
    }

    /// Senders, operators, accounts and strangers.
    function _caller(uint256 seed, uint256 d, uint256 i) private pure returns (address) {
        if (seed % 3 == 0) return senderOf(d / 3);
        if (seed % 3 == 1) return accountOf(d, i);
        return senderOf(seed % SENDERS);
    }

    function _refuse(string memory what) private {
        if (bytes(broken).length == 0) broken = what;
    }

    function _note(uint256 d) private {
        for (uint256 slot; slot < SLOTS; ++slot) {
            uint256 now_ = word(slot);
            if (seen[d][slot] & ~now_ != 0) _refuse("a bit was cleared");
            seen[d][slot] = now_;
        }
    }

    // ---- what everybody tries

    function push(uint256 seed, uint256 d, uint256 slot, uint256 mask) external {
        d %= DROPS;
        slot %= SLOTS;
        _use(d);
        mask &= full(slot);
        address caller = _caller(seed, d, mask % ROWS);
        uint256 before = word(slot);
        (bool ok, bytes memory answer) = act(caller, 0, sendCall(slot, mask));
        if (ok) {
            ++successes;
            address operator = operatorOf[d];
            if (caller != drop.sender && caller != operator && operator != distributor.ANYONE()) {
                _refuse("somebody else sent");
            }
            if (cancelled[d] || block.timestamp >= drop.closesAt) _refuse("sent after its end");
            (uint256 paid, uint256 failed) = abi.decode(answer, (uint256, uint256));
            if (paid & failed != 0 || (paid | failed) != mask & ~before || word(slot) != before | paid) {
                _refuse("masks and words differ");
            }
        } else if (word(slot) != before) {
            _refuse("a word changed in a call that reverted");
        }
        _note(d);
    }

    function claimRow(uint256 seed, uint256 d, uint256 i, uint256 elsewhere) external {
        d %= DROPS;
        i %= ROWS;
        _use(d);
        (uint256 slot, uint256 row) = (i / 3, i % 3);
        address caller = _caller(seed, d, i);
        address to = elsewhere % 2 == 0 ? items[i].account : address(uint160(0xEE0000 + d * 256 + i));
        bool wasSettled = (word(slot) >> row) & 1 == 1;
        (bool ok,) = act(caller, 0, elsewhere % 2 == 0 ? claimCall(slot, row) : claimToCall(slot, row, to));
        if (ok) {
            ++successes;
            if (wasSettled) _refuse("claimed twice");
            if (!claimsOpen[d] || cancelled[d] || block.timestamp >= drop.closesAt) _refuse("claimed while closed");
            if (to != items[i].account && caller != items[i].account) _refuse("redirected by somebody else");
            if (to != items[i].account) wentTo[d][i] = to;
        }
        _note(d);
    }

    function say(uint256 seed, uint256 d, uint256 operator, bool open) external {
        d %= DROPS;
        _use(d);
        address caller = _caller(seed, d, operator % ROWS);
        address named = operator % 4 == 0 ? distributor.ANYONE() : operator % 4 == 1 ? address(0) : senderOf(operator % 5);
        (bool ok,) = act(caller, 0, abi.encodeCall(distributor.register, (drop, named, open)));
        if (!ok) return;
        ++successes;
        if (caller != drop.sender) _refuse("registered by somebody else");
        if (cancelled[d]) _refuse("registered after it was cancelled");
        (operatorOf[d], claimsOpen[d]) = (named, open);
    }

    function end(uint256 seed, uint256 d) external {
        d %= DROPS;
        // One in four, as nothing happens to a drop afterwards.
        if (seed % 4 != 0) return;
        _use(d);
        address caller = _caller(seed / 4, d, seed % ROWS);
        (bool ok,) = act(caller, 0, abi.encodeCall(distributor.cancel, (drop)));
        if (!ok) return;
        ++successes;
        if (caller != drop.sender) _refuse("cancelled by somebody else");
        (cancelled[d], operatorOf[d], claimsOpen[d]) = (true, address(0), false);
    }

    function blockAccount(uint256 d, uint256 i, bool on) external {
        token.setBlocked(accountOf(d % DROPS, i % ROWS), on);
    }

    function pass(uint256 time) external {
        vm.warp(block.timestamp + time % 60);
    }
}

/// Security: I1 to I8, I11, I13, I14, over any sequence of calls.
contract InvariantsTest {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    Actors private actors;

    function setUp() public {
        actors = new Actors();
        actors.setUp();
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(actors);
    }

    function targetSelectors() external view returns (FuzzSelector[] memory targets) {
        targets = new FuzzSelector[](1);
        bytes4[] memory selectors = new bytes4[](8);
        // What moves something is tried more often.
        selectors[0] = Actors.push.selector;
        selectors[1] = Actors.push.selector;
        selectors[2] = Actors.claimRow.selector;
        selectors[3] = Actors.claimRow.selector;
        selectors[4] = Actors.say.selector;
        selectors[5] = Actors.end.selector;
        selectors[6] = Actors.blockAccount.selector;
        selectors[7] = Actors.pass.selector;
        targets[0] = FuzzSelector(address(actors), selectors);
    }

    function _isSettled(uint256 d, uint256 i) private view returns (bool) {
        return (actors.distributorOf().settled(actors.idOf(d), i / 3, 1)[0] >> (i % 3)) & 1 == 1;
    }

    /// Nobody was authorised who should not be, no bit fell, no row was paid twice.
    function invariant_NothingThatWasForbiddenHappened() external view {
        string memory broken = actors.broken();
        require(bytes(broken).length == 0, broken);
    }

    /// A bit is set exactly when its account, or the address that the account chose, holds its amount.
    function invariant_BitsAndBalancesSayTheSame() external view {
        for (uint256 d; d < actors.DROPS(); ++d) {
            Actors.Item[] memory list = actors.listOf(d);
            for (uint256 i; i < list.length; ++i) {
                address to = actors.wentTo(d, i);
                if (to == address(0)) to = list[i].account;
                else require(_held(d, list[i].account, list[i].id) == 0, "its account got it too");
                require(_held(d, to, list[i].id) == (_isSettled(d, i) ? list[i].amount : 0), "bits and balances differ");
            }
        }
    }

    /// A sender lost what the rows of his own drops got, and nothing else.
    function invariant_EverySenderPaidForHisOwnDropsAlone() external view {
        for (uint256 s; s < actors.SENDERS(); ++s) {
            address sender = actors.senderOf(s);
            uint256[5] memory paid;
            for (uint256 d = s * 3; d < s * 3 + 3; ++d) {
                Actors.Item[] memory list = actors.listOf(d);
                for (uint256 i; i < list.length; ++i) {
                    if (!_isSettled(d, i)) continue;
                    paid[d % 3 == 2 ? 2 + list[i].id : d % 3] += list[i].amount;
                }
            }
            require(actors.token().balanceOf(sender) == 1_000_000 - paid[0], "tokens");
            require(actors.nft().balanceOf(sender) == 100 - paid[1], "NFTs");
            for (uint256 t; t < 3; ++t) {
                require(actors.things().balanceOf(sender, t) == 1_000_000 - paid[2 + t], "items");
            }
        }
    }

    function invariant_TheDistributorHoldsNothing() external view {
        address distributor = address(actors.distributorOf());
        require(actors.token().balanceOf(distributor) == 0, "tokens");
        require(actors.nft().balanceOf(distributor) == 0, "NFTs");
        for (uint256 t; t < 3; ++t) require(actors.things().balanceOf(distributor, t) == 0, "items");
        require(distributor.balance == 0, "coins");
    }

    function invariant_StatesAreWhatTheSendersSaid() external view {
        for (uint256 d; d < actors.DROPS(); ++d) {
            (ISlotDistributor.Status status, address operator, bool claimsOpen) =
                actors.distributorOf().stateOf(actors.idOf(d));
            require((status == ISlotDistributor.Status.Cancelled) == actors.cancelled(d), "status");
            require(operator == actors.operatorOf(d) && claimsOpen == actors.claimsOpen(d), "operator or claims");
        }
    }

    function _held(uint256 d, address owner, uint256 id) private view returns (uint256) {
        if (d % 3 == 0) return actors.token().balanceOf(owner);
        if (d % 3 == 1) return actors.nft().balanceOf(owner);
        return actors.things().balanceOf(owner, id);
    }

    /// The handler does something: a sequence written by hand gets through.
    function test_TheActorsCanDoWhatTheyTry() public {
        actors.say(0, 0, 0, true);
        actors.push(3, 0, 0, 7);
        actors.claimRow(1, 0, 4, 1);
        actors.push(0, 0, 1, 7);
        actors.end(0, 0);
        require(actors.successes() == 5, "five of five");
        require(actors.wentTo(0, 4) != address(0), "elsewhere");
        this.invariant_BitsAndBalancesSayTheSame();
        this.invariant_EverySenderPaidForHisOwnDropsAlone();
        this.invariant_StatesAreWhatTheSendersSaid();
    }
}
