// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor} from "../src/ISlotDistributor.sol";
import {DemoToken} from "../src/demo/DemoToken.sol";
import {Kit} from "./Kit.sol";
import {vm} from "./Vm.sol";

/// Accepts 65 bytes as they are, as a multi-signature wallet with one owner does.
contract OwnedWallet {
    bytes32 private immutable accepted;

    constructor(bytes memory signature) {
        accepted = keccak256(signature);
    }

    function isValidSignature(bytes32, bytes calldata signature) external view returns (bytes4) {
        return keccak256(signature) == accepted ? bytes4(0x1626ba7e) : bytes4(0);
    }
}

/// Whose signature it is and how long it holds.
contract SignedClaimsTest is Kit {
    function _prepare(bytes memory signature) private {
        add(address(new OwnedWallet(signature)), 0, 10);
        DemoToken token = new DemoToken();
        seal(address(token), ERC20, 0, 2);
        token.mint(SENDER, 10);
        vm.prank(SENDER);
        token.approve(address(distributor), 10);
        register(address(0), true);
    }

    function _call(uint256 deadline, bytes memory signature) private view returns (bytes memory) {
        RowProof memory p = rowProof(0, 0);
        return abi.encodeCall(
            distributor.claimBySig,
            (
                drop,
                0,
                0,
                p.item.account,
                p.item.id,
                p.item.amount,
                p.row,
                p.rowsHash,
                p.slot,
                STRANGER,
                deadline,
                signature
            )
        );
    }

    function test_AnAccountWithCodeMaySignWith65Bytes() public {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(1, keccak256("an owner's"));
        bytes memory signature = abi.encodePacked(r, s, v);
        _prepare(signature);
        run(OPERATOR, 0, _call(NOW, signature));
        check(word(0) == 1 && DemoToken(drop.token).balanceOf(STRANGER) == 10, "paid");
    }

    function test_ADeadlineOfZeroIsOver() public {
        _prepare("any");
        bytes memory error = abi.encodeWithSelector(ISlotDistributor.SignatureExpired.selector, 0, NOW);
        refused(OPERATOR, 0, _call(0, "any"), error);
    }
}
