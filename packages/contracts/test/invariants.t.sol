// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoItems} from "../src/demo/DemoItems.sol";
import {DemoNft} from "../src/demo/DemoNft.sol";
import {Drop, ISlotDistributor} from "../src/ISlotDistributor.sol";
import {Kit} from "./Kit.sol";
import {BlockingToken} from "./Tokens.sol";
import {vm} from "./Vm.sol";
import {WethLike} from "./WrappedCoins.sol";

/// What the actors ask of the distributor, each counted by itself.
enum Handler {
    Push,
    Claim,
    Register,
    Cancel
}

/// Five senders who gave unlimited approvals, each with a drop of each standard that takes from an approval: ERC-20, ERC-721, ERC-1155,
/// coins out of a wrapped one. Most calls are such as a careful caller would make, the others what nobody should be able to do.
contract Actors is Kit {
    uint256 public constant SENDERS = 5;
    uint256 public constant DROPS = 20;
    /// Drops of a sender, one a standard.
    uint256 public constant KINDS = 4;
    uint256 public constant ROWS = 7;
    uint256 public constant SLOTS = 3;

    BlockingToken public token;
    DemoNft public nft;
    DemoItems public things;
    WethLike public weth;
    Drop[] private _drops;
    Item[][] private _lists;

    /// What the senders said, kept a second time.
    mapping(uint256 d => address) public operatorOf;
    mapping(uint256 d => bool) public mayLeaveOpen;
    mapping(uint256 d => bool) public claimsOpen;
    mapping(uint256 d => bool) public cancelled;
    mapping(uint256 d => mapping(uint256 slot => uint256)) public seen;
    /// Where a row went when it went elsewhere than to its account.
    mapping(uint256 d => mapping(uint256 i => address)) public wentTo;
    mapping(uint256 d => mapping(uint256 i => bool)) public isBlocked;
    /// Calls that were made, and those that went through: in all, and by handler.
    uint256 public tries;
    uint256 public successes;
    mapping(Handler handler => uint256) public triesOf;
    mapping(Handler handler => uint256) public successesOf;
    string public broken;

    function setUp() public override {
        super.setUp();
        token = new BlockingToken();
        nft = new DemoNft();
        things = new DemoItems();
        weth = new WethLike();
        for (uint256 s; s < SENDERS; ++s) {
            address sender = senderOf(s);
            token.mint(sender, 1_000_000);
            nft.mint(sender, s * 100, 100);
            for (uint256 t; t < 3; ++t) things.mint(sender, t, 1_000_000);
            vm.deal(sender, 1_000_000);
            vm.startPrank(sender);
            weth.deposit{value: 1_000_000}();
            weth.approve(address(distributor), type(uint256).max);
            token.approve(address(distributor), type(uint256).max);
            nft.setApprovalForAll(address(distributor), true);
            things.setApprovalForAll(address(distributor), true);
            vm.stopPrank();
            for (uint8 standard; standard < KINDS; ++standard) _make(s, standard);
        }
    }

    function _make(uint256 s, uint8 standard) private {
        uint256 d = _drops.length;
        delete items;
        for (uint256 i; i < ROWS; ++i) {
            uint256 tokenId = standard == ERC721 ? s * 100 + i : standard == ERC1155 ? i % 3 : 0;
            add(accountOf(d, i), tokenId, standard == ERC721 ? 1 : 10 * d + i + 1);
        }
        address made = standard == ERC20
            ? address(token)
            : standard == ERC721 ? address(nft) : standard == ERC1155 ? address(things) : address(weth);
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

    /// Mostly somebody who may: the sender, or the operator. Else an account or another sender.
    function _caller(uint256 seed, uint256 d, uint256 i) private view returns (address) {
        if (seed % 16 == 0) return accountOf(d, i);
        if (seed % 16 == 1) return senderOf(seed / 16 % SENDERS);
        address operator = operatorOf[d];
        if (seed % 2 == 0 || operator == address(0)) return senderOf(d / KINDS);
        return operator == distributor.ANYONE() ? accountOf(d, i) : operator;
    }

    /// Mostly a drop that goes on, if there is one.
    function _drop(uint256 seed, uint256 d) private view returns (uint256) {
        d %= DROPS;
        if (seed % 16 == 2) return d;
        for (uint256 n; n < DROPS && cancelled[d]; ++n) d = (d + 1) % DROPS;
        return d;
    }

    function _act(Handler handler, address caller, bytes memory call) private returns (bool ok, bytes memory answer) {
        ++tries;
        ++triesOf[handler];
        (ok, answer) = act(caller, 0, call);
        if (!ok) return (ok, answer);
        ++successes;
        ++successesOf[handler];
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

    // ---- what everybody tries, whatever is drawn: the fuzzer likes round numbers and repeats itself, which would make of most
    // callers what is to be few, and of most drops one

    function anyPush(uint256 seed, uint256 d, uint256 slot, uint256 mask) external {
        (uint256 a, uint256 b, uint256 c, uint256 e) = _mixed(seed, d, slot, mask);
        push(a, b, c, e);
    }

    function anyClaim(uint256 seed, uint256 d, uint256 i, bool elsewhere) external {
        (uint256 a, uint256 b, uint256 c,) = _mixed(seed, d, i, elsewhere ? 1 : 0);
        claimRow(a, b, c, elsewhere);
    }

    function anySay(uint256 seed, uint256 d, uint256 operator, uint256 open) external {
        (uint256 a, uint256 b, uint256 c, uint256 e) = _mixed(seed, d, operator, open);
        say(a, b, c, e);
    }

    function anyEnd(uint256 seed, uint256 d) external {
        (uint256 a, uint256 b,,) = _mixed(seed, d, 0, 0);
        end(a, b);
    }

    function anyBlock(uint256 d, uint256 i, uint256 on) external {
        (uint256 a, uint256 b, uint256 c,) = _mixed(d, i, on, 0);
        blockAccount(a, b, c);
    }

    function _mixed(uint256 a, uint256 b, uint256 c, uint256 e) private pure returns (uint256, uint256, uint256, uint256) {
        uint256 drawn = uint256(keccak256(abi.encode(a, b, c, e)));
        return (drawn, drawn >> 64, drawn >> 128, drawn >> 192);
    }

    // ---- what each of them does


    /// One or two slots, with any sum or the right one.
    function push(uint256 seed, uint256 d, uint256 slot, uint256 mask) public {
        d = _drop(seed, d);
        _use(d);
        uint256[] memory slots = new uint256[](slot % 5 == 0 ? 2 : 1);
        uint256[] memory selected = new uint256[](slots.length);
        uint256 sum;
        for (uint256 i; i < slots.length; ++i) {
            slots[i] = slots.length == 2 ? i + slot / 5 % 2 : slot / 5 % SLOTS;
            selected[i] = _selected(seed, d, slots[i], mask >> 8 * i);
            sum += sumOf(slots[i], selected[i]);
        }
        if (seed >> 8 & 1 == 0) sum = ANY_SUM;
        // Now and then too little.
        else if (seed >> 9 & 15 == 0) sum -= (seed >> 13 & 0xff) % (sum + 1);
        _push(d, _caller(seed, d, mask % ROWS), slots, selected, sum);
    }

    /// Mostly without rows that are refused, as whoever tries first would leave them out.
    function _selected(uint256 seed, uint256 d, uint256 slot, uint256 mask) private view returns (uint256) {
        mask &= full(slot);
        if (seed >> 4 & 7 == 0) return mask;
        for (uint256 r; r < 3; ++r) if (isBlocked[d][slot * 3 + r]) mask &= ~(1 << r);
        return mask;
    }

    function _push(uint256 d, address caller, uint256[] memory slots, uint256[] memory selected, uint256 sum) private {
        uint256[] memory before = new uint256[](slots.length);
        for (uint256 i; i < slots.length; ++i) before[i] = word(slots[i]);
        (bool ok, bytes memory answer) = _act(Handler.Push, caller, sendsCall(sum, slots, selected));
        if (ok) {
            address operator = operatorOf[d];
            bool isOperator = operator != address(0) && (caller == operator || operator == distributor.ANYONE());
            if (caller != drop.sender && !isOperator) _refuse("somebody else sent");
            if (cancelled[d] || block.timestamp >= drop.closesAt) _refuse("sent after its end");
            (uint256[] memory paid, uint256[] memory failed) = abi.decode(answer, (uint256[], uint256[]));
            for (uint256 i; i < slots.length; ++i) {
                bool mayLeave = caller == drop.sender || (mayLeaveOpen[d] && caller == operator);
                if (failed[i] != 0 && (!mayLeave || drop.flags & STRICT != 0)) _refuse("left a row open");
                if (
                    paid[i] & failed[i] != 0 || (paid[i] | failed[i]) != selected[i] & ~before[i]
                        || word(slots[i]) != before[i] | paid[i]
                ) _refuse("masks and words differ");
            }
        } else {
            for (uint256 i; i < slots.length; ++i) {
                if (word(slots[i]) != before[i]) _refuse("a word changed in a call that reverted");
            }
        }
        _note(d);
    }

    /// A row that can be claimed, if any of the drop can.
    function _row(uint256 seed, uint256 d, uint256 i) private view returns (uint256) {
        i %= ROWS;
        if (seed % 16 == 3) return i;
        for (uint256 n; n < ROWS; ++n) {
            if (word(i / 3) >> (i % 3) & 1 == 0 && !isBlocked[d][i]) return i;
            i = (i + 1) % ROWS;
        }
        return i;
    }

    function claimRow(uint256 seed, uint256 d, uint256 i, bool elsewhere) public {
        d = _drop(seed, d);
        _use(d);
        // Its sender opens it first, if nobody has.
        if (seed % 16 != 4 && !claimsOpen[d]) _say(d, drop.sender, operatorOf[d], true);
        i = _row(seed, d, i);
        (uint256 slot, uint256 row) = (i / 3, i % 3);
        address account_ = items[i].account;
        address caller = elsewhere && seed % 16 != 5 ? account_ : _caller(seed, d, i);
        address to = elsewhere ? address(uint160(0xEE0000 + d * 256 + i)) : account_;
        bool wasSettled = (word(slot) >> row) & 1 == 1;
        (bool ok,) = _act(Handler.Claim, caller, elsewhere ? claimToCall(slot, row, to) : claimCall(slot, row));
        if (ok) {
            if (wasSettled) _refuse("claimed twice");
            if (!claimsOpen[d] || cancelled[d] || block.timestamp >= drop.closesAt) _refuse("claimed while closed");
            if (elsewhere && caller != account_) _refuse("redirected by somebody else");
            if (elsewhere) wentTo[d][i] = to;
        }
        _note(d);
    }

    function say(uint256 seed, uint256 d, uint256 operator, uint256 open) public {
        d = _drop(seed, d);
        _use(d);
        address caller = seed % 8 == 0 ? _caller(operator, d, operator % ROWS) : drop.sender;
        address named = operator % 4 == 0 ? distributor.ANYONE() : operator % 4 == 1 ? address(0) : senderOf(operator % 5);
        // Claims are open more often than not.
        bool claims = open % 4 != 0;
        _say(d, caller, named, claims);
    }

    function _say(uint256 d, address caller, address named, bool claims) private {
        bool leaves = named != address(0) && named != distributor.ANYONE() && uint160(named) % 2 == 0;
        (bool ok,) = _act(Handler.Register, caller, abi.encodeCall(distributor.register, (drop, named, 0, leaves, claims, 0)));
        if (!ok) return;
        if (caller != drop.sender) _refuse("registered by somebody else");
        if (cancelled[d]) _refuse("registered after it was cancelled");
        (operatorOf[d], mayLeaveOpen[d], claimsOpen[d]) = (named, leaves, claims);
    }

    function end(uint256 seed, uint256 d) public {
        d = _drop(seed, d);
        _use(d);
        address caller = seed % 8 == 1 ? _caller(seed / 8, d, seed % ROWS) : drop.sender;
        (bool ok,) = _act(Handler.Cancel, caller, abi.encodeCall(distributor.cancel, (drop)));
        if (!ok) return;
        if (cancelled[d]) _refuse("cancelled twice");
        (cancelled[d], operatorOf[d], mayLeaveOpen[d], claimsOpen[d]) = (true, address(0), false, false);
    }

    function blockAccount(uint256 d, uint256 i, uint256 on) public {
        d = d % SENDERS * KINDS;
        i %= ROWS;
        isBlocked[d][i] = on % 4 == 0;
        token.setBlocked(accountOf(d, i), isBlocked[d][i]);
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

    event log_named_uint(string key, uint256 value);

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
        bytes4[] memory selectors = new bytes4[](32);
        // What moves something is tried more often; a drop is ended seldom, as nothing happens to it afterwards.
        for (uint256 i; i < 32; ++i) {
            selectors[i] = i < 10
                ? Actors.anyPush.selector
                : i < 20
                    ? Actors.anyClaim.selector
                    : i < 25
                        ? Actors.anySay.selector
                        : i < 28 ? Actors.anyBlock.selector : i < 31 ? Actors.pass.selector : Actors.anyEnd.selector;
        }
        targets[0] = FuzzSelector(address(actors), selectors);
    }

    function _isSettled(uint256 d, uint256 i) private view returns (bool) {
        return (actors.distributorOf().settled(actors.idOf(d), i / 3, 1)[0] >> (i % 3)) & 1 == 1;
    }

    /// One invariant for all: each would run a campaign of its own, and most of the time goes into the calls.
    function invariant_RulesBitsBalancesAndStatesHold() public view {
        _nothingThatWasForbiddenHappened();
        _bitsAndBalancesSayTheSame();
        _everySenderPaidForHisOwnDropsAlone();
        _theDistributorHoldsNothing();
        _statesAreWhatTheSendersSaid();
    }

    /// Nobody was authorised who should not be, no bit fell, no row was paid twice.
    function _nothingThatWasForbiddenHappened() private view {
        string memory broken = actors.broken();
        require(bytes(broken).length == 0, broken);
    }

    /// A bit is set exactly when its account, or the address that the account chose, holds its amount.
    function _bitsAndBalancesSayTheSame() private view {
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
    function _everySenderPaidForHisOwnDropsAlone() private view {
        for (uint256 s; s < actors.SENDERS(); ++s) {
            address sender = actors.senderOf(s);
            uint256[6] memory paid;
            for (uint256 d = s * 4; d < s * 4 + 4; ++d) {
                Actors.Item[] memory list = actors.listOf(d);
                for (uint256 i; i < list.length; ++i) {
                    if (!_isSettled(d, i)) continue;
                    paid[d % 4 == 2 ? 2 + list[i].id : d % 4 == 3 ? 5 : d % 4] += list[i].amount;
                }
            }
            require(actors.token().balanceOf(sender) == 1_000_000 - paid[0], "tokens");
            require(actors.weth().balanceOf(sender) == 1_000_000 - paid[5], "wrapped coins");
            require(actors.nft().balanceOf(sender) == 100 - paid[1], "NFTs");
            for (uint256 t; t < 3; ++t) {
                require(actors.things().balanceOf(sender, t) == 1_000_000 - paid[2 + t], "items");
            }
        }
    }

    function _theDistributorHoldsNothing() private view {
        address distributor = address(actors.distributorOf());
        require(actors.token().balanceOf(distributor) == 0, "tokens");
        require(actors.nft().balanceOf(distributor) == 0, "NFTs");
        for (uint256 t; t < 3; ++t) require(actors.things().balanceOf(distributor, t) == 0, "items");
        require(actors.weth().balanceOf(distributor) == 0 && distributor.balance == 0, "coins");
    }

    function _statesAreWhatTheSendersSaid() private view {
        for (uint256 d; d < actors.DROPS(); ++d) {
            (ISlotDistributor.Status status, address operator,, bool leaves, bool claimsOpen) =
                actors.distributorOf().stateOf(actors.idOf(d));
            require((status == ISlotDistributor.Status.Cancelled) == actors.cancelled(d), "status");
            require(operator == actors.operatorOf(d) && claimsOpen == actors.claimsOpen(d), "operator or claims");
            require(leaves == actors.mayLeaveOpen(d), "rows left open");
        }
    }

    function _held(uint256 d, address owner, uint256 id) private view returns (uint256) {
        if (d % 4 == 0) return actors.token().balanceOf(owner);
        if (d % 4 == 1) return actors.nft().balanceOf(owner);
        if (d % 4 == 2) return actors.things().balanceOf(owner, id);
        return owner.balance;
    }

    function _nameOf(Handler handler) private pure returns (string memory) {
        if (handler == Handler.Push) return "push";
        if (handler == Handler.Claim) return "claim";
        return handler == Handler.Register ? "register" : "cancel";
    }

    /// The handler does something: a sequence written by hand gets through.
    function test_TheActorsCanDoWhatTheyTry() public {
        actors.say(1, 0, 0, 1);
        actors.push(18, 0, 1, 7);
        actors.claimRow(18, 0, 4, true);
        actors.push(18, 0, 5, 7);
        actors.claimRow(18, 3, 0, false);
        actors.push(18, 3, 0, 0x707);
        require(actors.successes() == 7 && actors.tries() == 7, "seven of seven");
        require(actors.wentTo(0, 4) != address(0), "elsewhere");
        actors.end(0, 0);
        require(actors.tries() == 8, "it ended, or was refused");
        invariant_RulesBitsBalancesAndStatesHold();
    }

    /// The same handlers with three hundred seeds: how many calls of each went through is printed by the runner, and none may
    /// be refused more often than not.
    function test_MostOfThreeHundredCallsGoThrough() public {
        for (uint256 i; i < 300; ++i) {
            uint256 seed = uint256(keccak256(abi.encode(i)));
            (uint256 a, uint256 b, uint256 c) = (seed >> 64, seed >> 128, seed >> 192);
            if (i % 8 < 2) actors.push(seed, a, b, c);
            else if (i % 8 < 5) actors.claimRow(seed, a, b, c & 1 == 0);
            else if (i % 8 == 5) actors.say(seed, a, b, c);
            else if (i % 32 == 6) actors.end(seed, a);
            else actors.blockAccount(a, b, c);
        }
        emit log_named_uint("invariants: calls", actors.tries());
        emit log_named_uint("invariants: calls that went through", actors.successes());
        require(actors.successes() * 10 > actors.tries() * 6, "most calls were refused");
        for (uint256 h; h <= uint256(type(Handler).max); ++h) {
            (uint256 tries, uint256 successes) = (actors.triesOf(Handler(h)), actors.successesOf(Handler(h)));
            emit log_named_uint(string.concat("invariants: calls of ", _nameOf(Handler(h))), tries);
            emit log_named_uint(string.concat("invariants: that went through, of ", _nameOf(Handler(h))), successes);
            require(tries > 5 && successes * 2 > tries, _nameOf(Handler(h)));
        }
    }
}
