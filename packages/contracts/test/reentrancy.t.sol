// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {DemoItems} from "../src/demo/DemoItems.sol";
import {DemoNft} from "../src/demo/DemoNft.sol";
import {Drop, ISlotDistributor, Permit} from "../src/ISlotDistributor.sol";
import {Kit} from "./Kit.sol";
import {ReenteringReceiver} from "./Receivers.sol";
import {ReenteringToken} from "./Tokens.sol";
import {vm} from "./Vm.sol";
import {Quirk, WeirdToken} from "./WeirdToken.sol";
import {WethLike} from "./WrappedCoins.sol";

/// Looks at the ledger while it is being paid.
contract LookingReceiver {
    ISlotDistributor private immutable distributor;
    bytes32 private id;
    uint256 public seen;

    constructor(ISlotDistributor distributor_) {
        distributor = distributor_;
    }

    function setId(bytes32 id_) external {
        id = id_;
    }

    receive() external payable {
        seen = distributor.settled(id, 0, 1)[0];
        distributor.stateOf(id);
    }
}

/// Security: T22, I5. Hooks: ERC-777's, ERC-721's, ERC-1155's and `receive`.
contract ReentrancyTest is Kit {
    ReenteringReceiver private receiver;
    uint64 private rounds;
    /// The chain's coin out of a wrapped one.
    uint8 private constant WRAPPED = 4;
    /// Of the second account.
    uint256 private constant KEY = 0xBEEF;

    function setUp() public override {
        super.setUp();
        receiver = new ReenteringReceiver(address(distributor));
        vm.deal(SENDER, 100 ether);
    }

    /// A drop of two rows whose first account is the receiver, of a token that calls it.
    function _prepare(uint8 standard) private {
        delete items;
        uint256 id = standard == ERC721 || standard == ERC1155 ? 7 : 0;
        uint256 amount = standard == ERC721 ? 1 : 5;
        add(address(receiver), id, amount);
        add(vm.addr(KEY), standard == ERC721 ? 8 : id, amount);
        vm.startPrank(SENDER);
        address token;
        if (standard == ERC20) {
            WeirdToken made = new WeirdToken(Quirk.Hooks);
            made.mint(SENDER, 10);
            made.approve(address(distributor), type(uint256).max);
            token = address(made);
        } else if (standard == ERC721) {
            DemoNft made = new DemoNft();
            made.mint(SENDER, 7, 2);
            made.setApprovalForAll(address(distributor), true);
            token = address(made);
        } else if (standard == ERC1155) {
            DemoItems made = new DemoItems();
            made.mint(SENDER, 7, 10);
            made.setApprovalForAll(address(distributor), true);
            token = address(made);
        } else if (standard == WRAPPED) {
            WethLike made = new WethLike();
            made.deposit{value: 10}();
            made.approve(address(distributor), type(uint256).max);
            token = address(made);
        }
        vm.stopPrank();
        if (standard == WRAPPED) standard = NATIVE;
        seal(token, standard, standard == ERC721 ? SAFE : 0, 100);
        drop.round = ++rounds;
    }

    /// The second row, which its account sends to the receiver.
    function _signedClaim() private view returns (bytes memory) {
        return claimBySigCall(0, 1, address(receiver), NOW, signedBy(KEY, claimDigest(0, 1, address(receiver), NOW)));
    }

    /// The seven functions that change something, for the drop that is being paid.
    function _calls(address operator) private view returns (bytes[7] memory) {
        return [
            sendCall(0, full(0)),
            claimCall(0, 1),
            claimToCall(0, 0, address(receiver)),
            abi.encodeCall(distributor.register, (drop, operator, 0, false, false, 0)),
            abi.encodeCall(distributor.cancel, (drop)),
            abi.encodeCall(distributor.registerWithPermit, (drop, operator, 0, false, false, 0, Permit(0, 0, 0, 0, 0))),
            _signedClaim()
        ];
    }

    function test_NoHookOfAnyKindEntersAnyFunction() public {
        for (uint8 standard; standard <= WRAPPED; ++standard) {
            for (uint256 f; f < 7; ++f) {
                for (uint256 way; way < 4; ++way) {
                    if (way != 0 && standard == NATIVE) continue;
                    _prepare(standard);
                    // As much right as one can have: anyone may send, and claims are open.
                    register(distributor.ANYONE(), standard != NATIVE);
                    uint256 refused = receiver.refused();
                    receiver.arm(_calls(address(receiver))[f]);
                    if (way == 0) sendCoins(SENDER, 0, full(0), standard == NATIVE ? 10 : 0);
                    else if (way == 1) claim(STRANGER, 0, 0);
                    else if (way == 2) run(address(receiver), 0, claimToCall(0, 0, address(receiver)));
                    else run(STRANGER, 0, _signedClaim());
                    check(receiver.refused() == refused + 1 && receiver.entered() == 0, "it got in");
                    check(receiver.error() == ISlotDistributor.Reentered.selector, "turned away by something else");
                    check(word(0) == (way == 0 ? 3 : way == 3 ? 2 : 1), "paid once");
                }
            }
        }
    }

    function test_NoHookEntersWithADropOfItsOwn() public {
        for (uint8 standard; standard <= WRAPPED; ++standard) {
            for (uint256 f; f < 7; ++f) {
                _prepare(standard);
                Drop memory paying = drop;
                drop.sender = address(receiver);
                bytes32 own = id();
                receiver.arm(_calls(address(receiver))[f]);
                drop = paying;
                sendCoins(SENDER, 0, full(0), standard == NATIVE ? 10 : 0);
                check(receiver.entered() == 0, "it got in");
                check(receiver.error() == ISlotDistributor.Reentered.selector, "turned away by something else");
                (ISlotDistributor.Status status,,,,) = distributor.stateOf(own);
                check(status == ISlotDistributor.Status.None, "its own drop changed");
            }
        }
    }

    function test_AHookMayLookAtWordsAndStates() public {
        LookingReceiver looking = new LookingReceiver(distributor);
        add(address(looking), 0, 5);
        add(account(2), 0, 5);
        seal(address(0), NATIVE, 0, 250);
        looking.setId(id());
        sendCoins(SENDER, 0, 3, 10);
        check(looking.seen() == 3, "effects come first");
    }

    function test_AHookOfAClaimSeesItsRowSettled() public {
        LookingReceiver looking = new LookingReceiver(distributor);
        WethLike weth = new WethLike();
        wrap(weth, 10);
        add(account(1), 0, 5);
        add(address(looking), 0, 5);
        seal(address(weth), NATIVE, 0, 250);
        looking.setId(id());
        register(address(0), true);
        claim(STRANGER, 0, 1);
        check(looking.seen() == 2 && address(looking).balance == 5, "effects come first");
    }

    function test_AHookOfTheTokenItselfEntersNothing() public {
        for (uint256 f; f < 7; ++f) {
            ReenteringToken token = new ReenteringToken();
            delete items;
            add(account(1), 0, 5);
            add(account(2), 0, 5);
            seal(address(token), ERC20, 0, 250);
            token.mint(SENDER, 10);
            vm.prank(SENDER);
            token.approve(address(distributor), 10);
            register(distributor.ANYONE(), true);
            token.arm(address(distributor), _calls(address(token))[f]);
            claim(STRANGER, 0, 1);
            check(token.refused() == 1, "claim");
            send(SENDER, 0, full(0));
            check(token.refused() == 3, "pull and row");
            check(word(0) == 3 && token.balanceOf(account(1)) == 5 && token.balanceOf(account(2)) == 5, "once");
        }
    }

    function test_TheGuardOpensAgainAfterACallThatReverted() public {
        _prepare(ERC721);
        (bool ok,) = act(STRANGER, 0, sendCall(0, 3));
        check(!ok, "a stranger");
        receiver.arm("");
        (uint256 paid,) = send(SENDER, 0, 3);
        check(paid == 3, "open again");
        register(OPERATOR, true);
    }
}
