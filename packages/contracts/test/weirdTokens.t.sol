// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {Kit} from "./Kit.sol";
import {vm} from "./Vm.sol";
import {CoinTwin, Quirk, WeirdToken} from "./WeirdToken.sol";

/// Security: token matrix, invariants I1 and I2, C3.
contract WeirdTokensTest is Kit {
    uint256 private constant ROWS = 5;
    /// The row whose account is the odd one.
    uint256 private constant ODD = 2;

    enum Way {
        Skip,
        Strict,
        Direct,
        Claim
    }

    enum Outcome {
        /// All five rows.
        Paid,
        /// Four rows; the odd one stays open.
        Skipped,
        /// Some others.
        Partly,
        /// The sender lost another sum than the rows got.
        TakesMore,
        /// Nothing moved.
        Refused,
        /// As much as the token lets through, never more than is listed.
        Less
    }

    WeirdToken private token;

    function _prepare(Quirk quirk, Way way) private {
        token = new WeirdToken(quirk);
        delete items;
        for (uint256 i; i < ROWS; ++i) add(account(i), 0, 1003 * (i + 1));
        seal(address(token), ERC20, way == Way.Strict ? STRICT : way == Way.Direct ? DIRECT : 0, 250);
        token.setOdd(account(ODD));
        token.mint(SENDER, 1 << 100);
        vm.prank(SENDER);
        token.approve(address(distributor), 1 << 100);
    }

    /// Pays all rows at once, or claims them one after another.
    function _do(Way way) private {
        if (way != Way.Claim) {
            act(SENDER, 0, sendCall(0, full(0)));
            return;
        }
        register(address(0), true);
        for (uint256 i; i < ROWS; ++i) {
            bytes memory call = claimCall(0, i);
            vm.prank(STRANGER);
            (bool ok,) = address(distributor).call{gas: 1_000_000}(call);
            check(ok || (word(0) >> i) & 1 == 0, "a bit of a claim that reverted");
        }
    }

    /// What must hold whatever the token is: bits and balances say the same.
    function _look(Way way, uint256 held) private view returns (Outcome) {
        uint256 settledBits = word(0);
        uint256 sum;
        bool less;
        for (uint256 i; i < ROWS; ++i) {
            uint256 got = token.balanceOf(items[i].account);
            bool isSettled = (settledBits >> i) & 1 == 1;
            if (!isSettled) check(got == 0, "paid without a bit");
            else if (way == Way.Direct) check(got <= items[i].amount, "more than listed");
            else check(got == items[i].amount, "a bit without its amount");
            if (isSettled && got != items[i].amount) less = true;
            if (isSettled) sum += items[i].amount;
        }
        uint256 lost = held - token.balanceOf(SENDER);
        if (way == Way.Direct ? lost > sum : lost != sum) return Outcome.TakesMore;
        check(token.balanceOf(address(distributor)) == 0, "the distributor kept something");
        if (settledBits == 0) return Outcome.Refused;
        if (less) return Outcome.Less;
        if (settledBits == full(0)) return Outcome.Paid;
        return settledBits == full(0) & ~(uint256(1) << ODD) ? Outcome.Skipped : Outcome.Partly;
    }

    function _expected(Quirk quirk) private pure returns (Outcome[4] memory) {
        Outcome p = Outcome.Paid;
        Outcome s = Outcome.Skipped;
        Outcome r = Outcome.Refused;
        Outcome l = Outcome.Less;
        if (
            quirk == Quirk.AnswersNothing || quirk == Quirk.None || quirk == Quirk.Hooks || quirk == Quirk.Uint96
                || quirk == Quirk.MaxMeansAll || quirk == Quirk.LongReturn
        ) return [p, p, p, p];
        if (
            quirk == Quirk.FalseOnSuccess || quirk == Quirk.Liar || quirk == Quirk.Paused || quirk == Quirk.ReturnsTwo
                || quirk == Quirk.ShortReturn
        ) return [r, r, r, r];
        // A direct drop is what says yes to a token that keeps a part.
        if (quirk == Quirk.Fee) return [r, r, l, r];
        if (quirk == Quirk.FeeOnTransfer) return [r, r, p, p];
        if (
            quirk == Quirk.NoRevert || quirk == Quirk.Blocks || quirk == Quirk.RevertBomb || quirk == Quirk.GasBurn
        ) return [s, r, s, s];
        // It moves, and says nonsense.
        if (quirk == Quirk.ReturnBomb) return [r, r, r, s];
        // The sender lost more than the account gained, or than the list says.
        if (quirk == Quirk.FeeOnTop) return [r, r, r, r];
        revert("not in the table");
    }

    function test_EachCellHasTheOutcomeThatIsWrittenDown() public {
        for (uint256 q; q <= uint256(type(Quirk).max); ++q) {
            Quirk quirk = Quirk(q);
            // Their outcomes lie below: bits and balances can't agree where a token lies to one account in a direct drop, gives
            // more than it is told, or rounds.
            if (quirk == Quirk.LiesToOne || quirk == Quirk.GivesTwice || quirk == Quirk.Rebasing) continue;
            Outcome[4] memory expected = _expected(quirk);
            for (uint256 way; way < 4; ++way) {
                _prepare(quirk, Way(way));
                uint256 held = token.balanceOf(SENDER);
                _do(Way(way));
                Outcome outcome = _look(Way(way), held);
                if (outcome != expected[way]) revert(_name(q, way, uint256(outcome)));
            }
        }
    }

    function _name(uint256 quirk, uint256 way, uint256 outcome) private pure returns (string memory) {
        return string(abi.encodePacked("quirk ", _digits(quirk), " way ", _digits(way), " outcome ", _digits(outcome)));
    }

    function _digits(uint256 n) private pure returns (bytes memory) {
        return abi.encodePacked(uint8(48 + n / 10), uint8(48 + n % 10));
    }

    function _answersShort(bytes4 selector) private {
        vm.mockCall(address(token), abi.encodeWithSelector(selector), new bytes(31));
    }

    function test_GivenAnAnswerOf31Bytes_ItIsNotTakenForAWord() public {
        _prepare(Quirk.None, Way.Skip);
        // The last byte of the balance that was read before is the last byte of the word that a short answer leaves.
        token.mint(SENDER, 1);
        _answersShort(WeirdToken.transferFrom.selector);
        bytes4 error = ISlotDistributor.PullFailed.selector;
        refused(SENDER, 0, sendCall(0, full(0)), abi.encodeWithSelector(error, token, SENDER, drop.total, new bytes(31)));
        _prepare(Quirk.None, Way.Direct);
        _answersShort(WeirdToken.transferFrom.selector);
        (uint256 paid, uint256 failed) = send(SENDER, 0, full(0));
        check(paid == 0 && failed == full(0), "no row of a direct drop");
        _prepare(Quirk.None, Way.Skip);
        _answersShort(WeirdToken.balanceOf.selector);
        refused(SENDER, 0, sendCall(0, full(0)), abi.encodeWithSelector(ISlotDistributor.NoBalance.selector, token));
    }

    function test_GivenATokenThatLiesAboutOneAccount_ItsRowEndsTheCallAndAClaimReverts() public {
        for (uint256 way; way < 2; ++way) {
            _prepare(Quirk.LiesToOne, Way(way));
            refusedWith(SENDER, 0, sendCall(0, full(0)), ISlotDistributor.InexactTransfer.selector);
            send(SENDER, 0, full(0) ^ (1 << ODD));
        }
        _prepare(Quirk.LiesToOne, Way.Claim);
        register(address(0), true);
        refusedWith(STRANGER, 0, claimCall(0, ODD), ISlotDistributor.InexactTransfer.selector);
        claim(STRANGER, 0, ODD + 1);
    }

    function test_GivenATokenThatGivesMoreThanItIsTold_ItReverts() public {
        for (uint256 way; way < 2; ++way) {
            _prepare(Quirk.GivesTwice, Way(way));
            refusedWith(SENDER, 0, sendCall(0, full(0)), ISlotDistributor.InexactTransfer.selector);
        }
        _prepare(Quirk.GivesTwice, Way.Claim);
        register(address(0), true);
        refusedWith(STRANGER, 0, claimCall(0, 0), ISlotDistributor.InexactTransfer.selector);
    }

    function test_GivenATokenWhoseBalancesRound_ItRevertsUnlessTheDropIsDirect() public {
        for (uint256 way; way < 2; ++way) {
            _prepare(Quirk.Rebasing, Way(way));
            refusedWith(SENDER, 0, sendCall(0, full(0)), ISlotDistributor.InexactTransfer.selector);
        }
        _prepare(Quirk.Rebasing, Way.Direct);
        uint256 held = token.balanceOf(SENDER);
        (uint256 paid,) = send(SENDER, 0, full(0));
        check(paid == full(0), "paid");
        for (uint256 i; i < ROWS; ++i) {
            uint256 got = token.balanceOf(items[i].account);
            check(got <= items[i].amount && got + 2 >= items[i].amount, "a unit or two less");
        }
        check(held - token.balanceOf(SENDER) <= drop.total, "not more than listed");
    }

    function test_GivenATokenThatMisbehavesAtOneAccountOfAStrictDrop_ItRevertsNamingTheRow() public {
        _prepare(Quirk.Blocks, Way.Strict);
        bytes memory reason = bytes.concat(hex"08c379a0", abi.encode("blocked"));
        // A reason is cut where two words end.
        assembly ("memory-safe") {
            mstore(reason, 64)
        }
        refused(SENDER, 0, sendCall(0, full(0)), abi.encodeWithSelector(ISlotDistributor.RowRejected.selector, 0, ODD, reason));
    }

    function test_GivenATokenThatWantsMoreThanItsAllowance_ItRevertsNamingTheToken() public {
        _prepare(Quirk.NoRevert, Way.Skip);
        vm.prank(SENDER);
        token.approve(address(distributor), drop.total - 1);
        refusedWith(SENDER, 0, sendCall(0, full(0)), ISlotDistributor.PullFailed.selector);
        _prepare(Quirk.NoRevert, Way.Direct);
        vm.prank(SENDER);
        token.approve(address(distributor), drop.total - 1);
        (uint256 paid, uint256 failed) = send(SENDER, 0, full(0));
        check(failed == (1 << ODD) && paid == full(0) & ~failed, "what the allowance covers");
        check(word(0) == paid, "and no bit more");
    }

    function test_GivenAnAccountWithoutCodeOrTheTwinOfACoinAsAToken_ItReverts() public {
        address[2] memory tokens = [address(0xEEEE), address(new CoinTwin())];
        vm.deal(SENDER, 1e30);
        for (uint256 t; t < 2; ++t) {
            for (uint256 way; way < 3; ++way) {
                delete items;
                add(account(1), 0, 5);
                seal(tokens[t], ERC20, way == 1 ? STRICT : way == 2 ? DIRECT : 0, 250);
                (bool ok, bytes memory answer) = act(SENDER, 0, sendCall(0, 1));
                // Straight from the sender a false answer is a row that failed.
                if (t == 1 && way == 2) check(ok && word(0) == 0, "open");
                else check(!ok && answer.length >= 4, "refused");
                check(account(1).balance == 0, "no coin moved");
            }
            drop.flags = 0;
            register(address(0), true);
            (bool claimed,) = act(STRANGER, 0, claimCall(0, 0));
            check(!claimed, "claimed");
        }
    }

    function test_GivenATokenThatBurnsGasAtOneAccount_TheRowTakesNoMoreThanItsShare() public {
        _prepare(Quirk.GasBurn, Way.Skip);
        uint256 before = gasleft();
        (uint256 paid, uint256 failed) = send(SENDER, 0, full(0));
        check(before - gasleft() < 1_500_000, "the others had to pay for it");
        check(failed == 1 << ODD && paid == full(0) & ~failed, "the others are paid");
    }

    /// I1, I2: whatever the amounts are.
    function testFuzz_ATokenWithoutQuirksPaysAnyAmountsExactly(uint96[5] memory amounts, uint8 quirk, uint256 mask, uint8 way)
        public
    {
        Quirk[5] memory fine = [Quirk.None, Quirk.AnswersNothing, Quirk.Hooks, Quirk.LongReturn, Quirk.MaxMeansAll];
        token = new WeirdToken(fine[quirk % 5]);
        delete items;
        for (uint256 i; i < ROWS; ++i) add(account(i), 0, uint256(amounts[i]) + 1);
        seal(address(token), ERC20, way % 3 == 1 ? STRICT : way % 3 == 2 ? DIRECT : 0, 250);
        token.mint(SENDER, drop.total);
        vm.prank(SENDER);
        token.approve(address(distributor), drop.total);
        mask &= full(0);
        uint256 held = drop.total;
        for (uint256 turn; turn < 2; ++turn) {
            if (mask != 0) send(SENDER, 0, mask);
            _look(way % 3 == 2 ? Way.Direct : Way.Skip, held);
            mask = full(0);
        }
        check(word(0) == full(0) && token.balanceOf(SENDER) == 0, "all");
    }
}
