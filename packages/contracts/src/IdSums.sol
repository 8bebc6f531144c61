// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @notice What the rows of a call add up to, by token id. An entry is four words of memory: the id, the sum in base units,
/// what the sender held before the first of them, and the entry before it.
struct IdSums {
    /// Places of entries, found by the lower bits of the id and then one after another; zero where none is.
    uint256[] table;
    /// Place of the newest entry; zero when there is none.
    uint256 newest;
}

/// @title Sums by token id, in memory
library IdSumsLib {
    /// @dev Room for as many ids as there are rows, and at least as many places that stay free.
    function make(IdSums memory ids, uint256 rows) internal pure {
        uint256 size = 2;
        while (size < 2 * rows) size *= 2;
        ids.table = new uint256[](size);
    }

    /// @dev Enters an id that is not known yet.
    function enter(IdSums memory ids, uint256 id, uint256 held) internal pure {
        uint256[] memory table = ids.table;
        uint256 spot = id & (table.length - 1);
        while (table[spot] != 0) spot = (spot + 1) & (table.length - 1);
        uint256[4] memory entry = [id, 0, held, ids.newest];
        uint256 place;
        assembly ("memory-safe") {
            place := entry
        }
        table[spot] = place;
        ids.newest = place;
    }

    /// @dev Takes a row out of the sum of its id, which is known.
    function takeOut(IdSums memory ids, uint256 id, uint256 amount) internal pure {
        uint256[] memory table = ids.table;
        uint256 spot = id & (table.length - 1);
        uint256[4] memory entry = entryAt(table[spot]);
        while (entry[0] != id) {
            spot = (spot + 1) & (table.length - 1);
            entry = entryAt(table[spot]);
        }
        unchecked {
            entry[1] -= amount;
        }
    }

    function entryAt(uint256 place) internal pure returns (uint256[4] memory entry) {
        assembly ("memory-safe") {
            entry := place
        }
    }
}
