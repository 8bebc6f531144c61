// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {DemoToken} from "../src/demo/DemoToken.sol";
import {Kit} from "./Kit.sol";
import {SilentReceiver} from "./Receivers.sol";
import {vm} from "./Vm.sol";

/// Accepts the signatures of one key, or answers something else (ERC-1271).
contract Wallet {
    address private immutable key;
    bytes private answer;

    constructor(address key_) {
        key = key_;
    }

    function set(bytes calldata answer_) external {
        answer = answer_;
    }

    function isValidSignature(bytes32 digest, bytes calldata signature) external view returns (bytes4) {
        bytes memory told = answer;
        if (told.length != 0) {
            assembly ("memory-safe") {
                return(add(told, 32), mload(told))
            }
        }
        (bytes32 r, bytes32 s, uint8 v) = abi.decode(signature, (bytes32, bytes32, uint8));
        return ecrecover(digest, v, r, s) == key ? bytes4(0x1626ba7e) : bytes4(0);
    }
}

/// Accepts every signature, after work that takes 200,000 gas.
contract SlowWallet {
    function isValidSignature(bytes32, bytes calldata) external view returns (bytes4) {
        uint256 end = gasleft() - 200_000;
        while (gasleft() > end) {}
        return 0x1626ba7e;
    }
}

contract ClaimBySigTest is Kit {
    uint256 private constant KEY = 0xBEEF;
    uint256 private constant ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141;
    address private constant TO = address(0xCAFE);

    DemoToken private token;
    address private holder;

    function setUp() public override {
        super.setUp();
        holder = vm.addr(KEY);
        token = new DemoToken();
        _use(holder);
    }

    function _use(address row) private {
        delete items;
        add(account(0), 0, 7);
        add(account(1), 0, 8);
        add(account(2), 0, 9);
        add(row, 0, 10);
        seal(address(token), ERC20, 0, 2);
        token.mint(SENDER, 100);
        vm.prank(SENDER);
        token.approve(address(distributor), 100);
        register(address(0), true);
    }

    function _signed(bytes32 digest) private pure returns (bytes memory) {
        return signedBy(KEY, digest);
    }

    function _call(address to, uint256 deadline, bytes memory signature) private view returns (bytes memory) {
        return claimBySigCall(1, 1, to, deadline, signature);
    }

    function _bad() private view returns (bytes memory) {
        return abi.encodeWithSelector(ISlotDistributor.BadSignature.selector, items[3].account);
    }

    function test_ItPaysTheAddressThatTheAccountSignedForWhoeverCalls() public {
        bytes memory call = _call(TO, NOW, _signed(claimDigest(1, 1, TO, NOW)));
        run(STRANGER, 0, call);
        check(token.balanceOf(TO) == 10 && token.balanceOf(holder) == 0, "there");
        check(word(1) == 2 && token.balanceOf(STRANGER) == 0, "and nowhere else");
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.AlreadySettled.selector, 1, 1);
        refused(STRANGER, 0, call, error);
    }

    function test_GivenTheTimeIsOver_ItReverts() public {
        bytes memory call = _call(TO, NOW - 1, _signed(claimDigest(1, 1, TO, NOW - 1)));
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.SignatureExpired.selector, NOW - 1, NOW);
        refused(STRANGER, 0, call, error);
    }

    function test_GivenADeadlineOfZero_ItReverts() public {
        bytes memory call = _call(TO, 0, _signed(claimDigest(1, 1, TO, 0)));
        refused(STRANGER, 0, call, abi.encodeWithSelector(ISlotDistributor.SignatureExpired.selector, 0, NOW));
    }

    function test_GivenTheLargestDeadline_ItPays() public {
        uint256 deadline = type(uint256).max;
        run(STRANGER, 0, _call(TO, deadline, _signed(claimDigest(1, 1, TO, deadline))));
        check(token.balanceOf(TO) == 10, "signed for ever");
    }

    function test_GivenADeadlineWhoseLow64BitsAreOver_ItPays() public {
        uint256 deadline = 1 << 64;
        run(STRANGER, 0, _call(TO, deadline, _signed(claimDigest(1, 1, TO, deadline))));
        check(token.balanceOf(TO) == 10, "not over");
    }

    function test_GivenTheAccountItselfCalls_ItNeedsASignatureAllTheSame() public {
        refused(holder, 0, _call(TO, NOW, ""), _bad());
        refused(holder, 0, _call(TO, NOW, _signed(claimDigest(1, 1, STRANGER, NOW))), _bad());
    }

    function test_GivenAnotherChain_OnlyASignatureForItPays() public {
        bytes memory call = _call(TO, NOW, _signed(claimDigest(1, 1, TO, NOW)));
        vm.chainId(10);
        register(address(0), true);
        refused(STRANGER, 0, call, _bad());
        run(STRANGER, 0, _call(TO, NOW, _signed(claimDigest(1, 1, TO, NOW))));
        check(token.balanceOf(TO) == 10, "signed for this chain");
    }

    function test_GivenASignatureOfSomethingElse_ItReverts() public {
        bytes32[6] memory digests = [
            claimDigest(0, 1, TO, NOW),
            claimDigest(1, 0, TO, NOW),
            claimDigest(1, 1, STRANGER, NOW),
            claimDigest(1, 1, TO, NOW + 1),
            keccak256("another"),
            bytes32(0)
        ];
        for (uint256 i; i < 6; ++i) refused(STRANGER, 0, _call(TO, NOW, _signed(digests[i])), _bad());
        bytes memory signature = _signed(claimDigest(1, 1, TO, NOW));
        refused(STRANGER, 0, _call(STRANGER, NOW, signature), _bad());
        refused(STRANGER, 0, _call(TO, NOW + 1, signature), _bad());
        drop.round = 2;
        register(address(0), true);
        refused(STRANGER, 0, _call(TO, NOW, signature), _bad());
        drop.round = 1;
        uint256 chain = block.chainid;
        vm.chainId(10);
        register(address(0), true);
        refused(STRANGER, 0, _call(TO, NOW, signature), _bad());
        vm.chainId(chain);
        run(STRANGER, 0, _call(TO, NOW, signature));
    }

    function test_GivenASignatureOfAnotherKey_ItReverts() public {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY + 1, claimDigest(1, 1, TO, NOW));
        refused(STRANGER, 0, _call(TO, NOW, abi.encodePacked(r, s, v)), _bad());
    }

    function test_GivenAMalformedSignature_ItReverts() public {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, claimDigest(1, 1, TO, NOW));
        refused(STRANGER, 0, _call(TO, NOW, ""), _bad());
        refused(STRANGER, 0, _call(TO, NOW, abi.encodePacked(r, s)), _bad());
        refused(STRANGER, 0, _call(TO, NOW, abi.encodePacked(r, s, v, v)), _bad());
        refused(STRANGER, 0, _call(TO, NOW, abi.encodePacked(r, s, v - 27)), _bad());
        refused(STRANGER, 0, _call(TO, NOW, abi.encodePacked(r, s, uint8(55) - v)), _bad());
        // Its twin, which says the same with a higher number.
        bytes memory twin = abi.encodePacked(r, bytes32(ORDER - uint256(s)), uint8(55) - v);
        refused(STRANGER, 0, _call(TO, NOW, twin), _bad());
    }

    function testFuzz_GivenAnyOtherBytes_ItReverts(bytes calldata signature) public {
        refused(STRANGER, 0, _call(TO, NOW, signature), _bad());
    }

    function test_GivenAnAccountWithCode_ItsCodeDecides() public {
        Wallet wallet = new Wallet(holder);
        _use(address(wallet));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, claimDigest(1, 1, TO, NOW));
        bytes memory call = _call(TO, NOW, abi.encode(r, s, v));
        bytes[5] memory wrong = [
            bytes(hex"1626ba7e"),
            abi.encode(bytes4(0x1626ba7f)),
            abi.encode(1),
            abi.encodePacked(bytes4(0x1626ba7e), bytes28(uint224(1))),
            abi.encode(uint256(0x1626ba7e))
        ];
        for (uint256 i; i < 5; ++i) {
            wallet.set(wrong[i]);
            refused(STRANGER, 0, call, _bad());
        }
        wallet.set("");
        refused(STRANGER, 0, _call(STRANGER, NOW, abi.encode(r, s, v)), _bad());
        run(STRANGER, 0, call);
        check(token.balanceOf(TO) == 10, "accepted");
    }

    function test_GivenAnAccountWithCode_ItMayAcceptASignatureOf65Bytes() public {
        Wallet wallet = new Wallet(holder);
        _use(address(wallet));
        wallet.set(abi.encode(bytes4(0x1626ba7e)));
        // As of a multi-signature wallet with one owner, whose key is not the account's.
        run(STRANGER, 0, _call(TO, NOW, _signed(claimDigest(1, 1, TO, NOW))));
        check(word(1) == 2 && token.balanceOf(TO) == 10, "paid");
    }

    function test_GivenAnAccountWithCode_ItsCodeDecidesHoweverShortItIs() public {
        // 14 bytes that answer the accepting word, as an account that delegates has 23 (EIP-7702).
        vm.etch(account(4), hex"631626ba7e60e01b5f5260205ff3");
        _use(account(4));
        run(STRANGER, 0, _call(TO, NOW, ""));
        check(token.balanceOf(TO) == 10, "accepted");
    }

    function test_GivenAnAccountWithCode_ItHasTheGasOfTheCallToDecide() public {
        _use(address(new SlowWallet()));
        run(STRANGER, 0, _call(TO, NOW, ""));
        check(token.balanceOf(TO) == 10, "accepted");
    }

    function test_GivenAnAccountWithCodeThatSignsForNobody_ItReverts() public {
        _use(address(new SilentReceiver()));
        refused(STRANGER, 0, _call(TO, NOW, _signed(claimDigest(1, 1, TO, NOW))), _bad());
    }

    function test_GivenAKeyWhoseAccountDelegatesToCode_TheKeySignsAsBefore() public {
        vm.etch(holder, address(new SilentReceiver()).code);
        run(STRANGER, 0, _call(TO, NOW, _signed(claimDigest(1, 1, TO, NOW))));
        check(token.balanceOf(TO) == 10, "paid");
    }

    function test_GivenAZeroAccount_NoSignatureIsItsOwn() public {
        _use(address(0));
        refused(STRANGER, 0, _call(TO, NOW, abi.encodePacked(bytes32(0), bytes32(0), uint8(27))), _bad());
        refused(STRANGER, 0, _call(TO, NOW, abi.encodePacked(bytes32(uint256(1)), bytes32(0), uint8(99))), _bad());
    }

    function test_GivenClaimsAreClosedOrTheAddressIsNone_ItRevertsAsEveryClaim() public {
        bytes memory call = _call(address(0), NOW, _signed(claimDigest(1, 1, address(0), NOW)));
        refused(STRANGER, 0, call, abi.encodeWithSelector(ISlotDistributor.BadRecipient.selector, address(0)));
        call = _call(address(distributor), NOW, _signed(claimDigest(1, 1, address(distributor), NOW)));
        refused(STRANGER, 0, call, abi.encodeWithSelector(ISlotDistributor.BadRecipient.selector, address(distributor)));
        register(OPERATOR, false);
        call = _call(TO, NOW, _signed(claimDigest(1, 1, TO, NOW)));
        refused(STRANGER, 0, call, abi.encodeWithSelector(ISlotDistributor.ClaimsNotOpen.selector, id()));
    }
}
