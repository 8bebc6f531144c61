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
    /// @dev Room for as many ids as there are rows, and at least one place that stays free: there a search ends.
    function make(IdSums memory ids, uint256 rows) internal pure {
        uint256 size = 1;
        while (size <= rows) size *= 2;
        ids.table = new uint256[](size);
    }

    /// @dev Enters an id that is not known yet.
    function enter(IdSums memory ids, uint256 id, uint256 held) internal pure {
        uint256[4] memory entry = [id, 0, held, ids.newest];
        uint256 spot = _spotOf(ids.table, id);
        uint256 place;
        assembly ("memory-safe") {
            place := entry
        }
        ids.table[spot] = place;
        ids.newest = place;
    }

    /// @dev Takes a row out of the sum of its id, which is known.
    function takeOut(IdSums memory ids, uint256 id, uint256 amount) internal pure {
        uint256 place = ids.table[_spotOf(ids.table, id)];
        assembly ("memory-safe") {
            let sum := add(place, 32)
            mstore(sum, sub(mload(sum), amount))
        }
    }

    function entryAt(uint256 place) internal pure returns (uint256 id, uint256 sum, uint256 held, uint256 older) {
        assembly ("memory-safe") {
            id := mload(place)
            sum := mload(add(place, 32))
            held := mload(add(place, 64))
            older := mload(add(place, 96))
        }
    }

    /// @dev Where in the table an id is, or else the free spot for it.
    function _spotOf(uint256[] memory table, uint256 id) private pure returns (uint256 spot) {
        unchecked {
            uint256 last = table.length - 1;
            spot = id & last;
            while (table[spot] != 0 && _idAt(table[spot]) != id) spot = (spot + 1) & last;
        }
    }

    function _idAt(uint256 place) private pure returns (uint256 id) {
        assembly ("memory-safe") {
            id := mload(place)
        }
    }
}
