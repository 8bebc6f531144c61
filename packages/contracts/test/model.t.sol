// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoItems} from "../src/demo/DemoItems.sol";
import {DemoNft} from "../src/demo/DemoNft.sol";
import {ISlotDistributor, Permit} from "../src/ISlotDistributor.sol";
import {Kit} from "./Kit.sol";
import {SilentReceiver} from "./Receivers.sol";
import {BlockingToken} from "./Tokens.sol";
import {Vm, vm} from "./Vm.sol";
import {WethLike} from "./WrappedCoins.sol";

/// Takes coins and NFTs, after work that takes more gas than a call with value brings along.
contract WorkingReceiver {
    uint256 private count;

    receive() external payable {
        ++count;
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        ++count;
        return 0x150b7a02;
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external returns (bytes4) {
        ++count;
        return 0xf23a6e61;
    }
}

/// Plays random calls of every function on a drop of each kind, and compares each with what a model of the rules says: the error
/// to the byte or the events, the answer, words, state and balances.
contract ModelTest is Kit {
    /// The kinds of drops.
    uint256 private constant SUM = 0;
    uint256 private constant DIRECTLY = 1;
    uint256 private constant NFTS = 2;
    uint256 private constant THINGS = 3;
    uint256 private constant COINS = 4;
    uint256 private constant WRAPPED = 5;
    uint256 private constant KINDS = 6;

    uint256 private constant ROWS = 7;
    uint256 private constant KEY = 0xBEEF;
    /// The row whose account refuses what it is sent.
    uint256 private constant REFUSING = 4;
    uint256 private constant FORCED = 77;

    BlockingToken private token;
    DemoNft private nft;
    DemoItems private things;
    WethLike private weth;
    address[ROWS] private holders;

    // What the model remembers.
    uint256 private kind;
    ISlotDistributor.Status private status;
    address private operator;
    uint256 private until;
    bool private leaves;
    bool private claims;
    uint256[3] private words;
    address[ROWS] private wentTo;

    uint256 private state;
    uint256 private time;

    function setUp() public override {
        super.setUp();
        token = new BlockingToken();
        nft = new DemoNft();
        things = new DemoItems();
        weth = new WethLike();
        bytes memory working = address(new WorkingReceiver()).code;
        for (uint256 i; i < ROWS; ++i) {
            holders[i] = vm.addr(KEY + i);
            vm.etch(holders[i], working);
            vm.deal(holders[i], 1000);
        }
        vm.etch(SENDER, working);
        vm.etch(OPERATOR, working);
        vm.etch(STRANGER, working);
        vm.deal(SENDER, 1 << 60);
        vm.startPrank(SENDER);
        weth.deposit{value: 1 << 50}();
        weth.approve(address(distributor), type(uint256).max);
        token.approve(address(distributor), 1 << 60);
        nft.setApprovalForAll(address(distributor), true);
        things.setApprovalForAll(address(distributor), true);
        vm.stopPrank();
        token.mint(SENDER, 1 << 50);
        nft.mint(SENDER, 0, 10);
        for (uint256 i; i < 3; ++i) things.mint(SENDER, i, 1 << 50);
        // Held by the distributor before, and nobody's.
        token.mint(address(distributor), FORCED);
        vm.prank(SENDER);
        weth.transfer(address(distributor), FORCED);
        vm.deal(address(distributor), FORCED);
        vm.deal(OPERATOR, 1 << 60);
        vm.deal(STRANGER, 1 << 60);
    }

    // ---- chance

    function _draw(uint256 choices) private returns (uint256) {
        state = uint256(keccak256(abi.encode(state)));
        return state % choices;
    }

    function _anyone() private returns (address) {
        uint256 drawn = _draw(8);
        return drawn < 4 ? SENDER : drawn < 6 ? OPERATOR : drawn < 7 ? STRANGER : holders[_draw(ROWS)];
    }

    function _begin(uint256 seed) private {
        state = seed;
        kind = seed % KINDS;
        time = NOW;
        uint8 standard = kind < NFTS ? ERC20 : kind == NFTS ? ERC721 : kind == THINGS ? ERC1155 : NATIVE;
        bool isRefused = _draw(2) == 0;
        for (uint256 i; i < ROWS; ++i) {
            uint256 tokenId = kind == NFTS ? i : kind == THINGS ? i / 3 : 0;
            add(holders[i], tokenId, kind == NFTS ? 1 : 10 + i);
        }
        if (isRefused) {
            vm.etch(holders[REFUSING], address(new SilentReceiver()).code);
            token.setBlocked(holders[REFUSING], true);
        }
        uint8 flags = uint8(_draw(2));
        if (kind == DIRECTLY) flags |= DIRECT;
        if (kind == NFTS && _draw(2) == 0) flags |= SAFE;
        address asset = kind < NFTS
            ? address(token)
            : kind == NFTS ? address(nft) : kind == THINGS ? address(things) : kind == COINS ? address(0) : address(weth);
        seal(asset, standard, flags, 3);
        uint256 opensAt = _draw(3);
        drop.opensAt = opensAt == 0 ? 0 : uint40(NOW + 2);
        uint256 closesAt = _draw(3);
        drop.closesAt = closesAt == 0 ? 0 : uint40(NOW + 2 + 4 * closesAt);
    }

    // ---- the rules

    function _error(bytes4 selector) private pure returns (bytes memory) {
        return abi.encodeWithSelector(selector);
    }

    function _isNamed(address who) private view returns (bool) {
        return who != address(0) && who != distributor.ANYONE();
    }

    function _notTheSenders(address caller) private view returns (bytes memory) {
        if (caller != SENDER) return abi.encodeWithSelector(ISlotDistributor.NotAuthorised.selector, id(), caller);
        return "";
    }

    function _notOpen() private view returns (bytes memory) {
        if (status == ISlotDistributor.Status.Cancelled) {
            return abi.encodeWithSelector(ISlotDistributor.AlreadyCancelled.selector, id());
        }
        if (time < drop.opensAt) return abi.encodeWithSelector(ISlotDistributor.NotOpenYet.selector, drop.opensAt, time);
        if (drop.closesAt != 0 && time >= drop.closesAt) {
            return abi.encodeWithSelector(ISlotDistributor.Closed.selector, drop.closesAt, time);
        }
        return "";
    }

    function _mayNotSend(address caller) private view returns (bytes memory) {
        if (caller == SENDER) return "";
        if (operator == address(0) || (operator != caller && operator != distributor.ANYONE())) return _notTheSenders(caller);
        if (until != 0 && time >= until) return abi.encodeWithSelector(ISlotDistributor.OperatorExpired.selector, until, time);
        return "";
    }

    /// Whether a row's payee refuses it.
    function _refuses(uint256 i, address to) private view returns (bool) {
        if (i != REFUSING || to != holders[REFUSING] || !token.blocked(to)) return false;
        return kind != NFTS || drop.flags & SAFE != 0;
    }

    function _hasError(bytes memory answer, bytes memory error) private pure returns (bool) {
        // The reason of a refusal is the token's; what stands before it is compared.
        bytes4 selector = bytes4(error);
        if (selector != ISlotDistributor.RowRejected.selector && selector != ISlotDistributor.PullFailed.selector) {
            return keccak256(answer) == keccak256(error);
        }
        if (answer.length < error.length) return false;
        for (uint256 i; i < error.length; ++i) if (answer[i] != error[i]) return false;
        return true;
    }

    function _play(address caller, uint256 value, bytes memory call, bytes memory error) private returns (bool, bytes memory) {
        vm.recordLogs();
        uint256 held = caller.balance;
        (bool ok, bytes memory answer) = act(caller, value, call);
        check(ok == (error.length == 0), ok ? "it went through" : "it was refused");
        check(ok || _hasError(answer, error), "another error");
        check(ok || caller.balance == held, "coins of a call that was refused");
        return (ok, answer);
    }

    // ---- the calls

    struct Terms {
        address caller;
        address operator;
        uint256 until;
        bool leaves;
        bool claims;
        uint256 value;
        bool permits;
    }

    function _terms() private returns (Terms memory t) {
        uint256 drawn = _draw(8);
        t.caller = _draw(8) == 0 ? _anyone() : SENDER;
        t.operator = drawn < 1 ? address(0) : drawn < 2 ? distributor.ANYONE() : OPERATOR;
        drawn = _draw(6);
        t.until = drawn < 3 ? 0 : drawn == 5 ? time + 3 : time - 1 + drawn % 4;
        t.leaves = _draw(2) == 0;
        t.claims = _draw(4) != 0 && (kind != COINS || _draw(4) == 0);
        t.value = _draw(4) == 0 ? 5 : 0;
        t.permits = _draw(4) == 0;
    }

    function _refusal(Terms memory t) private view returns (bytes memory error) {
        error = _notTheSenders(t.caller);
        if (error.length != 0) return error;
        if (t.permits && (kind == NFTS || kind == THINGS)) {
            return abi.encodeWithSelector(ISlotDistributor.PermitNeedsErc20.selector, drop.standard);
        }
        if (t.permits && kind == COINS) return abi.encodeWithSelector(ISlotDistributor.NoTokenCode.selector, address(0));
        if (status == ISlotDistributor.Status.Cancelled) {
            return abi.encodeWithSelector(ISlotDistributor.AlreadyCancelled.selector, id());
        }
        if (t.claims && kind == COINS) return _error(ISlotDistributor.ClaimsNeedToken.selector);
        if (t.until != 0 && t.until <= time) {
            return abi.encodeWithSelector(ISlotDistributor.OperatorExpired.selector, t.until, time);
        }
        if (t.leaves && !_isNamed(t.operator)) {
            return abi.encodeWithSelector(ISlotDistributor.NeedsOneOperator.selector, t.operator);
        }
        if (t.value != 0 && !_isNamed(t.operator)) {
            return abi.encodeWithSelector(ISlotDistributor.WrongValue.selector, t.value, 0);
        }
        return "";
    }

    function _register() private {
        Terms memory t = _terms();
        bytes memory error = _refusal(t);
        bytes32 digest = bytes32(state);
        uint256 held = OPERATOR.balance;
        bytes memory call = t.permits
            ? abi.encodeCall(
                distributor.registerWithPermit,
                (drop, t.operator, uint40(t.until), t.leaves, t.claims, digest, Permit(5, 0, 0, 0, 0))
            )
            : abi.encodeCall(distributor.register, (drop, t.operator, uint40(t.until), t.leaves, t.claims, digest));
        (bool ok,) = _play(t.caller, t.value, call, error);
        if (!ok) return;
        status = ISlotDistributor.Status.Registered;
        (operator, until, leaves, claims) = (t.operator, t.until, t.leaves, t.claims);
        check(OPERATOR.balance == held + t.value, "gas money");
        Vm.Log[] memory logs = _ownLogs(1);
        _isLog(logs[0], ISlotDistributor.DropRegistered.selector, bytes32(uint256(uint160(SENDER))));
        bytes memory data = abi.encode(t.operator, t.until, t.leaves, t.claims, digest);
        check(keccak256(logs[0].data) == keccak256(data), "the event's data");
    }

    function _cancel() private {
        address caller = _anyone();
        bytes memory error = _notTheSenders(caller);
        if (error.length == 0 && status == ISlotDistributor.Status.Cancelled) {
            error = abi.encodeWithSelector(ISlotDistributor.AlreadyCancelled.selector, id());
        }
        (bool ok,) = _play(caller, 0, abi.encodeCall(distributor.cancel, (drop)), error);
        if (!ok) return;
        (status, operator, until, leaves, claims) = (ISlotDistributor.Status.Cancelled, address(0), 0, false, false);
        _isLog(_ownLogs(1)[0], ISlotDistributor.DropCancelled.selector, bytes32(uint256(uint160(SENDER))));
    }

    struct Sending {
        address caller;
        uint256 value;
        uint256 most;
        uint256[] slots;
        uint256[] masks;
        uint256[] open;
        uint256 sum;
        /// Number of the slots in the call plus one where a row is refused, else zero.
        uint256 refused;
        bool leaves;
    }

    function _sending() private returns (Sending memory s) {
        s.caller = _anyone();
        // Nobody is paid coins by a call of its own, so that what the call costs can be told.
        if (kind >= COINS && s.caller != SENDER && s.caller != OPERATOR) s.caller = STRANGER;
        uint256 from = _draw(3);
        uint256 count = 1 + _draw(3 - from);
        (s.slots, s.masks, s.open) = (new uint256[](count), new uint256[](count), new uint256[](count));
        for (uint256 i; i < count; ++i) {
            s.slots[i] = from + i;
            s.masks[i] = state >> 8 * i & full(from + i);
            s.open[i] = s.masks[i] & ~words[from + i];
            s.sum += sumOf(from + i, s.open[i]);
            uint256 row = REFUSING % 3;
            if (from + i == REFUSING / 3 && s.open[i] >> row & 1 != 0 && _refuses(REFUSING, holders[REFUSING])) s.refused = i + 1;
        }
        uint256 drawn = _draw(8);
        s.most = drawn == 0 && s.sum != 0 ? s.sum - 1 : drawn < 4 ? s.sum : ANY_SUM;
        drawn = _draw(8);
        if (kind == COINS) s.value = drawn == 0 && s.sum != 0 ? s.sum - 1 : drawn < 3 ? s.sum : s.sum + drawn;
        else if (drawn == 0) s.value = 3;
        s.leaves = drop.flags & STRICT == 0 && (s.caller == SENDER || leaves);
    }

    function _refusal(Sending memory s) private view returns (bytes memory error) {
        error = _notOpen();
        if (error.length == 0) error = _mayNotSend(s.caller);
        if (error.length != 0) return error;
        bytes memory wrongSum = s.sum > s.most ? abi.encodeWithSelector(ISlotDistributor.WrongSum.selector, s.most, s.sum) : bytes("");
        // Items are added up while they are paid.
        if (kind != THINGS && wrongSum.length != 0) return wrongSum;
        if (kind != COINS && s.value != 0) return abi.encodeWithSelector(ISlotDistributor.WrongValue.selector, s.value, 0);
        if (kind == COINS && s.value < s.sum) {
            return abi.encodeWithSelector(ISlotDistributor.WrongValue.selector, s.value, s.sum);
        }
        if (s.refused != 0 && !s.leaves) {
            return abi.encodeWithSelector(ISlotDistributor.RowRejected.selector, REFUSING / 3, REFUSING % 3);
        }
        uint256 taken = s.sum - (s.refused == 0 ? 0 : items[REFUSING].amount);
        if (taken > s.most) return abi.encodeWithSelector(ISlotDistributor.WrongSum.selector, s.most, taken);
        return "";
    }

    function _send() private {
        Sending memory s = _sending();
        uint256 held = s.caller.balance;
        (bool ok, bytes memory answer) = _play(s.caller, s.value, sendsCall(s.most, s.slots, s.masks), _refusal(s));
        if (!ok) return;
        (uint256[] memory paid, uint256[] memory failed) = abi.decode(answer, (uint256[], uint256[]));
        check(paid.length == s.slots.length && failed.length == s.slots.length, "a mask a slot");
        uint256 told;
        for (uint256 i; i < s.slots.length; ++i) if (s.open[i] != 0) ++told;
        Vm.Log[] memory logs = _ownLogs(told + (s.refused == 0 ? 0 : 1));
        uint256 at;
        if (s.refused != 0) {
            _isLog(logs[at], ISlotDistributor.RowFailed.selector, bytes32(REFUSING / 3));
            (uint256 row,) = abi.decode(logs[at++].data, (uint256, bytes));
            check(row == REFUSING % 3, "the row that failed");
        }
        for (uint256 i; i < s.slots.length; ++i) {
            uint256 left = s.refused == i + 1 ? 1 << REFUSING % 3 : 0;
            check(failed[i] == left && paid[i] == s.open[i] ^ left, "masks");
            words[s.slots[i]] |= paid[i];
            if (s.open[i] == 0) continue;
            _isLog(logs[at], ISlotDistributor.SlotSent.selector, bytes32(s.slots[i]));
            check(keccak256(logs[at++].data) == keccak256(abi.encode(paid[i], failed[i])), "the event's data");
        }
        uint256 spent = kind == COINS ? s.sum - (s.refused == 0 ? 0 : items[REFUSING].amount) : 0;
        check(s.caller.balance == held - spent, "the caller's coins");
    }

    struct Claiming {
        address caller;
        uint256 i;
        address to;
        /// 0 by anyone, 1 by the account, 2 by a signature.
        uint256 way;
        uint256 deadline;
        bool isSigned;
    }

    function _claiming() private returns (Claiming memory c) {
        c.i = _draw(ROWS);
        c.way = _draw(3);
        c.caller = c.way == 1 && _draw(4) != 0 ? holders[c.i] : _anyone();
        uint256 drawn = _draw(8);
        c.to = drawn == 0 ? address(0) : drawn == 1 ? address(distributor) : address(uint160(0xEE0000 + c.i));
        if (drawn == 2) c.to = holders[c.i];
        // Other tokens take what is sent to them, or refuse it by rules of their own.
        if (drawn == 3 && kind == WRAPPED) c.to = address(weth);
        if (c.way == 0) c.to = holders[c.i];
        drawn = _draw(8);
        c.deadline = time + drawn - 1;
        c.isSigned = _draw(8) != 0;
    }

    function _refusal(Claiming memory c) private view returns (bytes memory error) {
        if (c.way == 1 && c.caller != holders[c.i]) {
            return abi.encodeWithSelector(ISlotDistributor.NotTheAccount.selector, holders[c.i], c.caller);
        }
        if (c.way == 2 && time > c.deadline) {
            return abi.encodeWithSelector(ISlotDistributor.SignatureExpired.selector, c.deadline, time);
        }
        if (c.way == 2 && !c.isSigned) return abi.encodeWithSelector(ISlotDistributor.BadSignature.selector, holders[c.i]);
        error = _notOpen();
        if (error.length != 0) return error;
        if (!claims) return abi.encodeWithSelector(ISlotDistributor.ClaimsNotOpen.selector, id());
        bytes memory nowhere = abi.encodeWithSelector(ISlotDistributor.BadRecipient.selector, c.to);
        if (c.to == address(0) || c.to == address(distributor)) return nowhere;
        if (words[c.i / 3] >> c.i % 3 & 1 != 0) {
            return abi.encodeWithSelector(ISlotDistributor.AlreadySettled.selector, c.i / 3, c.i % 3);
        }
        if (c.to == address(weth)) return nowhere;
        if (!_refuses(c.i, c.to)) return "";
        if (kind == WRAPPED) return abi.encodeWithSelector(ISlotDistributor.RowRejected.selector, c.i / 3, c.i % 3);
        uint256 told = kind == NFTS ? items[c.i].id : items[c.i].amount;
        return abi.encodeWithSelector(ISlotDistributor.PullFailed.selector, drop.token, SENDER, told);
    }

    function _claim() private {
        Claiming memory c = _claiming();
        (uint256 slot, uint256 row) = (c.i / 3, c.i % 3);
        bytes memory call;
        if (c.way == 0) call = claimCall(slot, row);
        else if (c.way == 1) call = claimToCall(slot, row, c.to);
        else {
            bytes32 digest = claimDigest(slot, row, c.isSigned ? c.to : address(1), c.deadline);
            call = claimBySigCall(slot, row, c.to, c.deadline, signedBy(KEY + c.i, digest));
        }
        (bool ok,) = _play(c.caller, 0, call, _refusal(c));
        if (!ok) return;
        words[slot] |= 1 << row;
        wentTo[c.i] = c.to;
        Vm.Log[] memory logs = _ownLogs(1);
        _isLog(logs[0], ISlotDistributor.RowClaimed.selector, bytes32(slot));
        check(keccak256(logs[0].data) == keccak256(abi.encode(row, c.to)), "the event's data");
    }

    // ---- what is compared

    /// The events of the distributor, which are so many.
    function _ownLogs(uint256 count) private returns (Vm.Log[] memory own) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        own = new Vm.Log[](count);
        uint256 n;
        for (uint256 i; i < logs.length; ++i) {
            // Each unit of a direct drop goes straight to its payee.
            bool isMoved = kind == DIRECTLY && logs[i].emitter == address(token);
            check(!isMoved || logs[i].topics[1] == bytes32(uint256(uint160(SENDER))), "not from the sender");
            if (logs[i].emitter != address(distributor)) continue;
            check(n < count, "one event too many");
            own[n++] = logs[i];
        }
        check(n == count, "an event is missing");
    }

    function _isLog(Vm.Log memory log, bytes32 selector, bytes32 second) private view {
        check(log.topics.length == 3 && log.topics[0] == selector, "another event");
        check(log.topics[1] == id() && log.topics[2] == second, "drop, and slot or sender");
    }

    function _held(address who, uint256 tokenId) private view returns (uint256) {
        if (kind < NFTS) return token.balanceOf(who);
        if (kind == NFTS) return nft.ownerOf(tokenId) == who ? 1 : 0;
        return kind == THINGS ? things.balanceOf(who, tokenId) : who.balance;
    }

    function _compare(uint256[ROWS] memory before) private view {
        (ISlotDistributor.Status told, address who, uint256 when, bool left, bool open) = distributor.stateOf(id());
        check(told == status && who == operator && when == until, "status, operator or its time");
        check(left == leaves && open == claims, "what it may");
        uint256[] memory found = distributor.settled(id(), 0, 3);
        for (uint256 s; s < 3; ++s) check(found[s] == words[s], "words");
        for (uint256 i; i < ROWS; ++i) {
            bool isPaid = words[i / 3] >> i % 3 & 1 != 0;
            address to = wentTo[i] == address(0) ? holders[i] : wentTo[i];
            uint256 was = to == holders[i] && kind >= COINS ? before[i] : 0;
            check(_held(to, items[i].id) == was + (isPaid ? items[i].amount : 0), "bits and balances differ");
        }
        check(address(distributor).balance == FORCED && weth.balanceOf(address(distributor)) == FORCED, "coins it held");
        check(token.balanceOf(address(distributor)) == FORCED, "units it held");
    }

    /// forge-config: default.fuzz.runs = 40
    function testFuzz_EachCallDoesWhatTheModelSays(uint256 seed) public {
        _begin(seed);
        uint256[ROWS] memory before;
        for (uint256 i; i < ROWS; ++i) before[i] = holders[i].balance;
        for (uint256 step; step < 24; ++step) {
            if (_draw(3) == 0) vm.warp(++time);
            uint256 what = _draw(16);
            if (what < 5) _register();
            else if (what < 10) _send();
            else if (what < 15) _claim();
            else if (step > 14) _cancel();
            _compare(before);
        }
    }
}
