// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor, Permit} from "../src/ISlotDistributor.sol";
import {Kit} from "./Kit.sol";
import {MuteToken, OddToken, ReenteringToken} from "./Tokens.sol";
import {Vm, vm} from "./Vm.sol";
import {WethLike} from "./WrappedCoins.sol";

/// EIP-2612, as the text says.
contract PermitToken is OddToken {
    mapping(address owner => uint256) public nonces;
    bytes32 private constant PERMIT_TYPE =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    function digestOf(address owner, address spender, uint256 value, uint256 nonce, uint256 deadline)
        public
        view
        returns (bytes32)
    {
        bytes32 domain = keccak256(
            abi.encode(keccak256("EIP712Domain(uint256 chainId,address verifyingContract)"), block.chainid, address(this))
        );
        bytes32 message = keccak256(abi.encode(PERMIT_TYPE, owner, spender, value, nonce, deadline));
        return keccak256(abi.encodePacked(hex"1901", domain, message));
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "late");
        address signer = ecrecover(digestOf(owner, spender, value, nonces[owner]++, deadline), v, r, s);
        require(signer != address(0) && signer == owner, "wrong signature");
        allowance[owner][spender] = value;
    }
}

/// DAI's form: an expiry and yes or no.
contract DaiLike is OddToken {
    function permit(address holder, address spender, uint256, uint256, bool allowed, uint8, bytes32, bytes32) external {
        allowance[holder][spender] = allowed ? type(uint256).max : 0;
    }
}

/// Security: C14, T39.
contract PermitTest is Kit {
    uint256 private constant KEY = 0xA11CE5;

    PermitToken private token;
    address private sender;

    function setUp() public override {
        super.setUp();
        token = new PermitToken();
        sender = vm.addr(KEY);
        _use(address(token));
        token.mint(sender, drop.total);
    }

    function _use(address asset) private {
        delete items;
        for (uint256 i; i < 4; ++i) add(account(i), 0, 100 + i);
        seal(asset, ERC20, 0, 4);
        drop.sender = sender;
    }

    function _signed(uint256 value, uint256 deadline) private view returns (Permit memory) {
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(KEY, token.digestOf(sender, address(distributor), value, token.nonces(sender), deadline));
        return Permit(value, deadline, v, r, s);
    }

    function _call(Permit memory permit) private view returns (bytes memory) {
        return abi.encodeCall(distributor.registerWithPermit, (drop, OPERATOR, uint40(NOW + 50), true, true, bytes32("list"), permit));
    }

    function _isRegistered() private view returns (bool) {
        (ISlotDistributor.Status status, address operator, uint256 until, bool leaves, bool claims) =
            distributor.stateOf(id());
        return status == ISlotDistributor.Status.Registered && operator == OPERATOR && until == NOW + 50 && leaves && claims;
    }

    function test_OneSignatureAndOneTransactionRegisterAndAllow() public {
        run(sender, 0, _call(_signed(drop.total, NOW)));
        check(_isRegistered() && token.allowance(sender, address(distributor)) == drop.total, "both");
        send(OPERATOR, 0, 15);
        check(token.balanceOf(account(3)) == 103 && token.allowance(sender, address(distributor)) == 0, "paid");
    }

    function test_ItSaysAndRemembersEachTerm() public {
        Permit memory permit = _signed(drop.total, NOW);
        for (uint256 way; way < 4; ++way) {
            (bool leaves, bool claims) = (way & 1 != 0, way & 2 != 0);
            vm.recordLogs();
            run(
                sender,
                0,
                abi.encodeCall(
                    distributor.registerWithPermit, (drop, OPERATOR, uint40(NOW + 50), leaves, claims, bytes32("list"), permit)
                )
            );
            Vm.Log[] memory logs = vm.getRecordedLogs();
            bytes memory data = abi.encode(OPERATOR, NOW + 50, leaves, claims, bytes32("list"));
            check(keccak256(logs[logs.length - 1].data) == keccak256(data), "said");
            (,,, bool left, bool open) = distributor.stateOf(id());
            check(left == leaves && open == claims, "remembered");
        }
    }

    function test_ItIsTheSameRegistrationWithGasMoney() public {
        vm.deal(sender, 1 ether);
        run(sender, 0.3 ether, _call(_signed(drop.total, NOW)));
        check(_isRegistered() && OPERATOR.balance == 0.3 ether, "gas money");
    }

    function test_ItIsUsedThoughMoreIsAllowedAlready() public {
        vm.prank(sender);
        token.approve(address(distributor), type(uint256).max);
        run(sender, 0, _call(_signed(drop.total, NOW)));
        check(token.nonces(sender) == 1 && token.allowance(sender, address(distributor)) == drop.total, "no more than it says");
    }

    function test_OnlyWhatThePermitSaysHasToBeAllowed() public {
        uint256[3] memory values = [uint256(0), 1, drop.total - 1];
        for (uint256 i; i < 3; ++i) {
            run(sender, 0, _call(_signed(values[i], NOW)));
            check(token.allowance(sender, address(distributor)) == values[i], "less than the total");
        }
        Permit memory permit = _signed(drop.total + 1, NOW - 1);
        vm.prank(sender);
        token.approve(address(distributor), drop.total);
        refusedWith(sender, 0, _call(permit), ISlotDistributor.PermitFailed.selector);
    }

    function test_GivenThePermitWasUsedBeforeBySomebodyElse_ItRegistersAllTheSame() public {
        Permit memory permit = _signed(drop.total, NOW);
        vm.prank(STRANGER);
        token.permit(sender, address(distributor), permit.value, permit.deadline, permit.v, permit.r, permit.s);
        run(sender, 0, _call(permit));
        check(_isRegistered() && token.allowance(sender, address(distributor)) == drop.total, "no failure");
    }

    function test_GivenThePermitWasUsedAndTheAllowanceSpent_ItReverts() public {
        Permit memory permit = _signed(drop.total, NOW);
        run(sender, 0, _call(permit));
        send(OPERATOR, 0, 1);
        refusedWith(sender, 0, _call(permit), ISlotDistributor.PermitFailed.selector);
    }

    function test_GivenAWrongSignatureOrALateOne_ItRevertsWithTheTokensReasonUnlessTheAllowanceSuffices() public {
        for (uint256 way; way < 2; ++way) {
            Permit memory permit = _signed(drop.total, way == 0 ? NOW - 1 : NOW);
            if (way == 1) permit.s = bytes32(uint256(permit.s) ^ 1);
            bytes memory reason = bytes.concat(hex"08c379a0", abi.encode(way == 0 ? "late" : "wrong signature"));
            assembly ("memory-safe") {
                mstore(reason, 64)
            }
            vm.prank(sender);
            token.approve(address(distributor), drop.total - 1);
            refused(
                sender,
                0,
                _call(permit),
                abi.encodeWithSelector(
                    ISlotDistributor.PermitFailed.selector, address(token), drop.total - 1, drop.total, reason
                )
            );
            vm.prank(sender);
            token.approve(address(distributor), drop.total);
            run(sender, 0, _call(permit));
        }
    }

    function test_GivenATokenWithAnotherFormOfPermitOrNone_OnlyTheAllowanceCounts() public {
        Permit memory permit = _signed(drop.total, NOW);
        address[2] memory others = [address(new DaiLike()), address(new ReenteringToken())];
        for (uint256 i; i < 2; ++i) {
            _use(others[i]);
            refused(
                sender,
                0,
                _call(permit),
                abi.encodeWithSelector(ISlotDistributor.PermitFailed.selector, others[i], 0, drop.total, "")
            );
            vm.prank(sender);
            OddToken(others[i]).approve(address(distributor), drop.total);
            run(sender, 0, _call(permit));
            check(_isRegistered(), "approved before");
            vm.prank(sender);
            OddToken(others[i]).approve(address(distributor), drop.total + 1);
            run(sender, 0, _call(permit));
        }
    }

    function test_GivenATokenThatTellsNoAllowance_NothingIsAllowed() public {
        MuteToken mute = new MuteToken();
        _use(address(mute));
        bytes memory error =
            abi.encodeWithSelector(ISlotDistributor.PermitFailed.selector, address(mute), 0, drop.total, "");
        refused(sender, 0, _call(_signed(drop.total, NOW)), error);
    }

    function test_GivenAWrappedCoinWhoseFallbackTakesEveryCall_OnlyTheAllowanceCounts() public {
        WethLike weth = new WethLike();
        _use(address(weth));
        drop.standard = NATIVE;
        Permit memory permit = _signed(drop.total, NOW);
        refused(
            sender,
            0,
            _call(permit),
            abi.encodeWithSelector(ISlotDistributor.PermitFailed.selector, address(weth), 0, drop.total, "")
        );
        vm.prank(sender);
        weth.approve(address(distributor), drop.total);
        run(sender, 0, _call(permit));
    }

    function test_GivenAStandardWithoutPermits_ItReverts() public {
        for (uint8 standard = ERC721; standard <= ERC1155; ++standard) {
            drop.standard = standard;
            drop.slotSize = 4;
            refused(
                sender,
                0,
                _call(_signed(drop.total, NOW)),
                abi.encodeWithSelector(ISlotDistributor.PermitNeedsErc20.selector, standard)
            );
        }
    }

    function test_GivenNoCodeAtTheToken_ItReverts() public {
        Permit memory permit = _signed(drop.total, NOW);
        drop.token = address(0xE0A);
        refused(sender, 0, _call(permit), abi.encodeWithSelector(ISlotDistributor.NoTokenCode.selector, drop.token));
        (drop.token, drop.standard) = (address(0), NATIVE);
        refused(sender, 0, _call(permit), abi.encodeWithSelector(ISlotDistributor.NoTokenCode.selector, address(0)));
    }

    function test_GivenCallerIsNotTheSender_ItRevertsBeforeTheTokenIsCalled() public {
        Permit memory permit = _signed(drop.total, NOW);
        refused(STRANGER, 0, _call(permit), abi.encodeWithSelector(ISlotDistributor.NotAuthorised.selector, id(), STRANGER));
        check(token.nonces(sender) == 0, "not used");
    }

    function test_GivenATokenThatCallsBack_ItIsTurnedAway() public {
        PermitHook hook = new PermitHook();
        _use(address(hook));
        Permit memory permit = _signed(drop.total, NOW);
        hook.arm(address(distributor), sendCall(0, 15));
        run(sender, 0, _call(permit));
        check(hook.error() == ISlotDistributor.Reentered.selector && _isRegistered(), "turned away");
    }
}

/// Calls back in a permit.
contract PermitHook is OddToken {
    address private target;
    bytes private data;
    bytes4 public error;

    function arm(address target_, bytes calldata data_) external {
        (target, data) = (target_, data_);
    }

    function permit(address owner, address spender, uint256 value, uint256, uint8, bytes32, bytes32) external {
        (bool ok, bytes memory answer) = target.call(data);
        require(!ok, "it got in");
        error = bytes4(answer);
        allowance[owner][spender] = value;
    }
}
