// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoItems} from "../src/demo/DemoItems.sol";
import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {CellToken, Lie} from "./CellTokens.sol";
import {Kit} from "./Kit.sol";
import {BurningNft, LyingNft} from "./Tokens.sol";
import {vm} from "./Vm.sol";
import {Quirk, WeirdToken} from "./WeirdToken.sol";

/// Refuses one account and lies of another.
contract RefusingCellToken is CellToken {
    address private immutable refused;

    constructor(address refused_) {
        refused = refused_;
    }

    function _check(address to) internal view override {
        require(to != refused, "refused");
    }
}

/// Passes on so many units of whatever it is given.
contract PassingReceiver {
    WeirdToken private immutable token;
    address private immutable to;
    uint256 private immutable amount;

    constructor(WeirdToken token_, address to_, uint256 amount_) {
        (token, to, amount) = (token_, to_, amount_);
    }

    function tokensReceived(address, address, address, uint256, bytes calldata, bytes calldata) external {
        token.transfer(to, amount);
    }
}

/// Differences are measured, not what somebody holds: the accounts, the sender and the distributor hold something beforehand.
contract HeldBeforeTest is Kit {
    function test_GivenThePayeeHoldsItemsAlready_AClaimIsPaidExactly() public {
        DemoItems things = new DemoItems();
        add(account(1), 7, 5);
        seal(address(things), ERC1155, 0, 100);
        things.mint(SENDER, 7, 20);
        things.mint(account(1), 7, 3);
        vm.prank(SENDER);
        things.setApprovalForAll(address(distributor), true);
        register(address(0), true);
        claim(STRANGER, 0, 0);
        check(things.balanceOf(account(1), 7) == 8 && things.balanceOf(SENDER, 7) == 15, "five more");
    }

    function test_GivenTheDistributorHoldsUnits_TheyDoNotMakeUpForWhatIsMissing() public {
        RefusingCellToken token = new RefusingCellToken(account(1));
        for (uint256 i; i < 5; ++i) add(account(i), 0, 100 + i);
        seal(address(token), ERC20, 0, 250);
        token.mint(SENDER, 1000);
        token.mint(address(distributor), 50);
        vm.prank(SENDER);
        token.approve(address(distributor), 1000);
        // The second row leaves 101, of which the fourth takes one.
        token.set(Lie.TakesMore, account(3));
        bytes memory missing =
            abi.encodeWithSelector(ISlotDistributor.InexactTransfer.selector, address(token), 50 + 101, 50 + 100);
        refused(SENDER, 0, sendCall(0, 31), missing);
        token.set(Lie.None, address(0));
        (, uint256 failed) = send(SENDER, 0, 31);
        check(failed == 2 && token.balanceOf(SENDER) == 1000 - 510 + 101, "told nothing, it pays");
        check(token.balanceOf(address(distributor)) == 50, "not touched");
    }

    function test_GivenTheDistributorHoldsUnits_TheyOpenNoRowThatWasPaid() public {
        WeirdToken hooked = new WeirdToken(Quirk.Hooks);
        add(account(0), 0, 10);
        // It passes on what it got, and another gives one unit: less than any row's amount.
        add(address(new PassingReceiver(hooked, STRANGER, 10)), 0, 10);
        add(address(new PassingReceiver(hooked, address(distributor), 1)), 0, 10);
        add(account(3), 0, 10);
        seal(address(hooked), ERC20, 0, 250);
        hooked.mint(SENDER, 1000);
        hooked.mint(address(distributor), 500);
        vm.prank(SENDER);
        hooked.approve(address(distributor), 40);
        (uint256 paid, uint256 failed) = send(SENDER, 0, 15);
        check(paid == 15 && failed == 0 && word(0) == 15, "paid, all of them");
        check(hooked.balanceOf(SENDER) == 1000 - 40 + 1, "the gift");
        check(hooked.balanceOf(address(distributor)) == 500, "not touched");
    }

    function test_GivenTheSenderKeepsAnNft_WhatItLostIsCounted() public {
        BurningNft nft = new BurningNft(account(1));
        for (uint256 i; i < 3; ++i) {
            add(account(i), 70 + i, 1);
            nft.give(SENDER, 70 + i);
        }
        nft.give(SENDER, 90);
        seal(address(nft), ERC721, 0, 100);
        (uint256 paid, uint256 failed) = send(SENDER, 0, 7);
        check(paid == 7 && failed == 0 && nft.balanceOf(SENDER) == 1, "three are gone, one of them for good");
    }

    function test_GivenAnNftThatNeverMoves_WhatIsHeldIsNotWhatWasLost() public {
        LyingNft lying = new LyingNft();
        // Twice the five that everybody holds before and after.
        for (uint256 i; i < 10; ++i) add(account(i), 500 + i, 1);
        seal(address(lying), ERC721, 0, 100);
        (uint256 paid, uint256 failed) = send(SENDER, 0, full(0));
        check(paid == 0 && failed == full(0) && word(0) == 0, "all stay open");
    }
}
