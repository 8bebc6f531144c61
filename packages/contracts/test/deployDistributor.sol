// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {SlotDistributor} from "../src/SlotDistributor.sol";
import {vm} from "./Vm.sol";

/// What is tested. Mutation testing puts other code in its place without compiling the tests anew.
function deployDistributor() returns (SlotDistributor distributor) {
    // Its own artefact: with `new`, every test file would compile the contract once more into itself.
    bytes memory code = vm.getCode("SlotDistributor.sol:SlotDistributor");
    assembly ("memory-safe") {
        distributor := create(0, add(code, 0x20), mload(code))
    }
    require(address(distributor) != address(0), "the distributor was not deployed");
    bytes memory mutant = vm.envOr("MUTANT", bytes(""));
    if (mutant.length != 0) vm.etch(address(distributor), mutant);
}
