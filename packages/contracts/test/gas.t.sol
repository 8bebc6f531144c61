// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoItems} from "../src/demo/DemoItems.sol";
import {DemoNft} from "../src/demo/DemoNft.sol";
import {ISlotDistributor, Permit, Slot} from "../src/ISlotDistributor.sol";
import {DearReceiver, DearToken, GreedyReceiver, SlowToken} from "./GasTokens.sol";
import {Kit} from "./Kit.sol";
import {GasBurningReceiver, RevertingReceiver} from "./Receivers.sol";
import {BlockingToken, HalfNft} from "./Tokens.sol";
import {vm} from "./Vm.sol";
import {WethLike} from "./WrappedCoins.sol";

/// Units of gas that a call is tried with: from the least, by steps, up to the most.
struct Limits {
    uint256 least;
    uint256 most;
    uint256 step;
}

/// The gas of each row is what the caller names, on any schedule.
contract GasTest is Kit {
    uint8 private constant WRAPPED = 4;
    uint8 private constant DIRECT_ERC20 = 5;

    function _call(uint256 mask, uint256 rowGas) private view returns (bytes memory) {
        Slot[] memory slots = new Slot[](1);
        slots[0] = slotOf(0, mask);
        return abi.encodeCall(distributor.send, (drop, ANY_SUM, rowGas, slots));
    }

    function _token(DearToken token, uint8 flags) private {
        seal(address(token), ERC20, flags, 250);
        token.mint(SENDER, drop.total);
        vm.prank(SENDER);
        token.approve(address(distributor), drop.total);
    }

    /// Two rows of a kind whose accounts or token use much gas; returns the value that goes along.
    function _dear(uint8 kind, uint256 newSlots, bool isNewSchedule) private returns (uint256) {
        delete items;
        bool isCoin = kind == NATIVE || kind == WRAPPED;
        bool isErc20 = kind == ERC20 || kind == DIRECT_ERC20;
        for (uint256 i; i < 2; ++i) {
            address to = isErc20 ? account(i) : address(new DearReceiver(newSlots, isNewSchedule));
            add(to, isErc20 || isCoin ? 0 : 7 + i, kind == ERC721 ? 1 : 5);
        }
        vm.deal(SENDER, 1 ether);
        if (isErc20) {
            _token(new DearToken(newSlots, isNewSchedule), kind == ERC20 ? 0 : DIRECT);
            return 0;
        }
        if (kind == NATIVE) {
            seal(address(0), NATIVE, 0, 100);
            return drop.total;
        }
        vm.startPrank(SENDER);
        if (kind == WRAPPED) {
            WethLike weth = new WethLike();
            weth.deposit{value: 100}();
            weth.approve(address(distributor), 100);
            seal(address(weth), NATIVE, 0, 100);
        } else if (kind == ERC721) {
            DemoNft nft = new DemoNft();
            nft.mint(SENDER, 7, 2);
            nft.setApprovalForAll(address(distributor), true);
            seal(address(nft), ERC721, SAFE, 100);
        } else {
            DemoItems made = new DemoItems();
            for (uint256 i; i < 2; ++i) made.mint(SENDER, 7 + i, 100);
            made.setApprovalForAll(address(distributor), true);
            seal(address(made), ERC1155, 0, 100);
        }
        vm.stopPrank();
        return 0;
    }

    function test_NothingPayableIsRefusedUnderEitherSchedule() public {
        for (uint8 kind; kind <= DIRECT_ERC20; ++kind) {
            for (uint256 schedule; schedule < 2; ++schedule) {
                // Five new slots for one row: 528,000 gas under EIP-8037.
                uint256 value = _dear(kind, 5, schedule == 1);
                (uint256 paid, uint256 failed) = masks(run(SENDER, value, _call(3, 800_000)));
                check(paid == 3 && failed == 0, "paid");
            }
        }
    }

    /// Sends with more gas each time until the call does not revert, which then has to pay exactly these rows.
    function _payWithRisingGas(bytes memory call, uint256 value, uint256 rows, Limits memory limits) private {
        for (uint256 limit = limits.least; limit < limits.most; limit += limits.step) {
            vm.prank(SENDER);
            (bool ok, bytes memory answer) = address(distributor).call{value: value, gas: limit}(call);
            if (!ok) continue;
            (uint256 paid, uint256 failed) = masks(answer);
            check(paid == rows && failed == 0, "a payable row was refused");
            return;
        }
        check(false, "it was never paid");
    }

    function test_WhateverGasIsGivenNoPayableRowIsRefused() public {
        for (uint8 kind; kind <= DIRECT_ERC20; ++kind) {
            uint256 value = _dear(kind, 5, false);
            _payWithRisingGas(_call(3, 200_000), value, 3, Limits(100_000, 900_000, 2_111));
        }
    }

    function test_ARefusalCountsOnlyIfItsCallGotTheGasHoweverLittleItUsed() public {
        // It refuses at once with less, so the gas that is left afterwards says nothing of what it got.
        add(account(0), 0, 5);
        add(address(new GreedyReceiver(100_000)), 0, 5);
        seal(address(0), NATIVE, 0, 250);
        vm.deal(SENDER, 1 ether);
        _payWithRisingGas(_call(2, 100_000), 5, 2, Limits(60_000, 300_000, 311));
    }

    function test_EachRowGetsExactlyTheGasThatTheCallerNames() public {
        DearToken token = new DearToken(0, false);
        for (uint256 i; i < 20; ++i) add(account(i), 0, 5);
        _token(token, 0);
        token.watch();
        bytes memory call = _call(full(0), 150_000);
        for (uint256 limit = 2_000_000; limit > 0; limit -= 1_000) {
            vm.prank(SENDER);
            (bool ok,) = address(distributor).call{gas: limit}(call);
            if (ok) break;
        }
        // All rows the same, to the unit; its dispatch comes before it looks.
        uint256 first = token.gasSeen(0);
        check(first < 150_000 && first > 149_000, "what was named");
        for (uint256 i; i < 20; ++i) check(token.gasSeen(i) == first, "each the same");
    }

    function test_GivenTooLittleGasForARow_ItRevertsAndPaysNobody() public {
        _dear(ERC20, 0, false);
        bytes memory call = _call(3, 5_000_000);
        vm.prank(SENDER);
        (bool ok, bytes memory answer) = address(distributor).call{gas: 5_100_000}(call);
        check(!ok && bytes4(answer) == ISlotDistributor.NotEnoughGas.selector, "named");
        (uint256 rowGas, uint256 left) = _words(answer);
        check(rowGas == 5_000_000 && word(0) == 0, "nothing settled");
        // A 63rd part of the gas is kept back from a call.
        check(left > 4_900_000 && left < 5_000_000 + uint256(5_000_000) / 63, "what was left");
    }

    function _words(bytes memory answer) private pure returns (uint256 first, uint256 second) {
        assembly ("memory-safe") {
            first := mload(add(answer, 36))
            second := mload(add(answer, 68))
        }
    }

    function test_GivenNoGasForRowsOrMoreThanThereIs_ItReverts() public {
        uint256 value = _dear(NATIVE, 0, false);
        uint256[4] memory wrong = [uint256(0), 1 << 40, type(uint256).max, type(uint256).max - 5000];
        for (uint256 i; i < 4; ++i) {
            refusedWith(SENDER, value, _call(3, wrong[i]), ISlotDistributor.NotEnoughGas.selector);
        }
    }

    function test_ARowThatBurnsItsGasIsRefusedAndTheOthersArePaid() public {
        for (uint256 place; place < 3; ++place) {
            delete items;
            for (uint256 i; i < 3; ++i) {
                add(i == place ? address(new GasBurningReceiver()) : account(i), 0, 5);
            }
            seal(address(0), NATIVE, 0, 250);
            drop.round = uint64(place);
            vm.deal(SENDER, 1 ether);
            bytes memory call = _call(7, 100_000);
            bool isPaid;
            for (uint256 limit = 150_000; limit < 700_000 && !isPaid; limit += 3_011) {
                vm.prank(SENDER);
                (bool ok, bytes memory answer) = address(distributor).call{value: 15, gas: limit}(call);
                if (!ok) continue;
                (uint256 paid, uint256 failed) = masks(answer);
                check(failed == 1 << place && paid == 7 ^ failed, "it alone");
                isPaid = true;
            }
            check(isPaid, "it was paid in the end");
        }
    }

    function test_AnOperatorIsToldOfTheGasAndNotOfARow() public {
        _dear(ERC20, 5, false);
        register(OPERATOR, false);
        bytes memory call = _call(3, 200_000);
        for (uint256 limit = 150_000; limit < 900_000; limit += 2_111) {
            vm.prank(OPERATOR);
            (bool ok, bytes memory answer) = address(distributor).call{gas: limit}(call);
            if (ok) break;
            check(answer.length == 0 || bytes4(answer) != ISlotDistributor.RowRejected.selector, "a row was named");
        }
        check(word(0) == 3, "paid in the end");
    }

    /// A slow token of a kind, and three rows of it. The second is refused by the ways that leave a row open.
    function _slow(uint8 kind) private {
        bool isCoin = kind == WRAPPED;
        address code = kind == ERC721
            ? address(new HalfNft())
            : kind == ERC1155 ? address(new DemoItems()) : isCoin ? address(new WethLike()) : address(new BlockingToken());
        address token = address(new SlowToken(code));
        address refusing = address(new RevertingReceiver());
        delete items;
        // The NFT that it does not move has an even id.
        for (uint256 i; i < 4; ++i) {
            add(i == 1 && kind != ERC721 ? refusing : account(i), kind == ERC721 ? 71 + i % 3 : 0, kind == ERC721 ? 1 : 5);
        }
        items[3].id = kind == ERC721 ? 75 : 0;
        uint8 standard = kind == DIRECT_ERC20 ? ERC20 : isCoin ? NATIVE : kind;
        seal(token, standard, kind == DIRECT_ERC20 ? DIRECT : 0, 100);
        vm.deal(SENDER, 1 ether);
        vm.startPrank(SENDER);
        if (isCoin) WethLike(payable(token)).deposit{value: 100}();
        if (kind == ERC721) for (uint256 i; i < 4; ++i) HalfNft(token).give(SENDER, items[i].id);
        else if (kind == ERC1155) DemoItems(token).mint(SENDER, 0, 100);
        else BlockingToken(token).approve(address(distributor), 100);
        if (kind == ERC1155) DemoItems(token).setApprovalForAll(address(distributor), true);
        if (standard == ERC20) {
            BlockingToken(token).mint(SENDER, 100);
            BlockingToken(token).setBlocked(refusing, true);
        }
        vm.stopPrank();
    }

    function test_WhateverIsCalledBesideARowHasTheGasOfTheCall() public {
        for (uint8 kind; kind <= DIRECT_ERC20; ++kind) {
            if (kind == NATIVE) continue;
            _slow(kind);
            Permit memory permit = Permit(100, 0, 0, 0, 0);
            bytes memory call = kind == ERC721 || kind == ERC1155
                ? abi.encodeCall(distributor.register, (drop, OPERATOR, 0, false, true, 0))
                : abi.encodeCall(distributor.registerWithPermit, (drop, OPERATOR, 0, false, true, 0, permit));
            run(SENDER, 0, call);
            claim(STRANGER, 0, 3);
            (uint256 paid, uint256 failed) = masks(run(SENDER, 0, _call(7, 1_000_000)));
            check(paid == 5 && failed == 2 && word(0) == 13, "all but the one that is refused");
        }
    }

    function test_ARefusedRowOfAStrictDropIsNamedWithEnoughGas() public {
        add(address(new RevertingReceiver()), 0, 5);
        seal(address(0), NATIVE, STRICT, 250);
        vm.deal(SENDER, 1 ether);
        refusedWith(SENDER, 5, _call(1, 100_000), ISlotDistributor.RowRejected.selector);
    }
}
