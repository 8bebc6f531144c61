// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {SlotDistributor} from "../src/SlotDistributor.sol";
import {vm} from "./Vm.sol";

/// What is tested: the code that is deployed, or a mutant of it. Handed in, as the tests' own compiler settings would
/// make other code of its source, and a mutant of the source would have the tests compiled anew. Only coverage, which
/// asks for lines of the source, has an artefact of it.
function deployDistributor() returns (SlotDistributor distributor) {
    bytes memory code = vm.envOr("DISTRIBUTOR", bytes(""));
    if (code.length == 0) code = vm.getCode("SlotDistributor.sol:SlotDistributor");
    assembly ("memory-safe") {
        distributor := create(0, add(code, 0x20), mload(code))
    }
    require(address(distributor) != address(0), "the distributor was not deployed");
}
