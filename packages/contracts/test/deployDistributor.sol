// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {SlotDistributor} from "../src/SlotDistributor.sol";
import {vm} from "./Vm.sol";

/// What is tested. Mutation testing puts other code in its place without compiling the tests anew.
function deployDistributor() returns (SlotDistributor distributor) {
    distributor = new SlotDistributor();
    bytes memory mutant = vm.envOr("MUTANT", bytes(""));
    if (mutant.length != 0) vm.etch(address(distributor), mutant);
}
