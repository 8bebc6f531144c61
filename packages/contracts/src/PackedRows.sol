// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ISlotDistributor} from "./ISlotDistributor.sol";

/// @notice How to read the packed rows of one slot, which stay in calldata.
struct Rows {
    /// Index of the slot, for errors.
    uint256 slot;
    /// Calldata offset of the first record.
    uint256 first;
    /// Bytes of a record.
    uint256 stride;
    /// Number of records.
    uint256 count;
    /// An amount is its value times this.
    uint256 unit;
    /// Right shift that leaves the id of a word; 256 when ids have no bytes.
    uint256 idShift;
    /// Offset of the value in a record.
    uint256 valueOffset;
    /// Right shift that leaves the value of a word; 256 when values have no bytes.
    uint256 valueShift;
    /// 1 when values have no bytes and are all one, else 0.
    uint256 one;
    /// False when no sum of amounts can reach 2^256, as the widths show.
    bool mayWrap;
}

/// @title Reads the packed rows of a slot (ENCODING.md, "Packed rows of a slot")
library PackedRows {
    uint256 private constant VERSION = 1;
    uint256 private constant HEADER = 4;
    uint256 private constant ACCOUNT = 20;

    /// @dev Fills `rows`; checks everything that does not depend on a single record.
    function parse(Rows memory rows, uint256 slot, bytes calldata packed, uint256 standard) internal pure {
        uint256 start;
        assembly ("memory-safe") {
            start := packed.offset
        }
        uint256 head = _word(start);
        unchecked {
            uint256 idWidth = (head >> 240) & 0xff;
            uint256 valueWidth = (head >> 232) & 0xff;
            uint256 unitWidth = (head >> 224) & 0xff;
            uint256 header = HEADER + unitWidth;
            uint256 unit = _word(start + HEADER) >> (256 - 8 * unitWidth);
            uint256 stride = ACCOUNT + idWidth + valueWidth;
            uint256 length = packed.length - header;
            uint256 count = length / stride;
            // Bytes too short for their header may have been read past their end, but are refused by their length.
            bool fits = packed.length > header && count * stride == length && head >> 248 == VERSION && unit != 0;
            fits = fits && idWidth <= 32 && valueWidth <= 32 && unitWidth <= 32;
            // ERC-721 has no amounts, ERC-20 and coins have no ids.
            if (standard == 1) fits = fits && valueWidth == 0 && unit == 1;
            else if (standard != 2) fits = fits && idWidth == 0;
            if (!fits) revert ISlotDistributor.MalformedRows(slot);
            rows.slot = slot;
            rows.first = start + header;
            rows.stride = stride;
            rows.count = count;
            rows.unit = unit;
            rows.idShift = 256 - 8 * idWidth;
            rows.valueOffset = ACCOUNT + idWidth;
            rows.valueShift = 256 - 8 * valueWidth;
            if (valueWidth == 0) rows.one = 1;
            // Fewer than 256 rows, each below 2^(8 * (valueWidth + unitWidth)).
            rows.mayWrap = valueWidth + unitWidth > 31;
        }
    }

    /// @dev Index of the record at a calldata offset.
    function indexOf(Rows memory rows, uint256 place) internal pure returns (uint256) {
        unchecked {
            return (place - rows.first) / rows.stride;
        }
    }

    /// @dev Calldata offset of a record.
    function placeOf(Rows memory rows, uint256 row) internal pure returns (uint256) {
        unchecked {
            return rows.first + row * rows.stride;
        }
    }

    /// @dev The first stretch of set bits in a mask that is not zero: how many bits lie below it, how many it has.
    function stretch(uint256 mask) internal pure returns (uint256 skipped, uint256 length) {
        unchecked {
            if (mask & 1 == 0) {
                skipped = lowest(mask);
                mask >>= skipped;
            }
            length = bits(mask & ~(mask + 1));
        }
    }

    /// @dev The first row of a mask that is not zero.
    function lowest(uint256 mask) internal pure returns (uint256 row) {
        unchecked {
            return bits(~mask & (mask - 1));
        }
    }

    /// @dev The last row of a mask that is not zero: every bit below the last one that is set is set too, and they are counted.
    function highest(uint256 mask) internal pure returns (uint256 row) {
        unchecked {
            for (uint256 shift = 1; shift < 256; shift *= 2) mask |= mask >> shift;
            return bits(mask) - 1;
        }
    }

    function accountAt(uint256 place) internal pure returns (address) {
        return address(uint160(_word(place) >> 96));
    }

    function idAt(Rows memory rows, uint256 place) internal pure returns (uint256) {
        unchecked {
            return _word(place + ACCOUNT) >> rows.idShift;
        }
    }

    function valueAt(Rows memory rows, uint256 place) internal pure returns (uint256) {
        unchecked {
            return _word(place + rows.valueOffset) >> rows.valueShift | rows.one;
        }
    }

    /// @dev Amount of the record at a calldata offset, where `sum` found that none wraps.
    function amountAt(Rows memory rows, uint256 place) internal pure returns (uint256) {
        unchecked {
            return valueAt(rows, place) * rows.unit;
        }
    }

    /// @dev Sum of the amounts of the rows in `open`; reverts where an amount or the sum would wrap.
    function sum(Rows memory rows, uint256 open) internal pure returns (uint256 total) {
        if (rows.mayWrap) return _checkedSum(rows, open);
        unchecked {
            if (rows.one == 1) return bits(open) * rows.unit;
        }
        uint256 stride = rows.stride;
        uint256 shift = rows.valueShift;
        uint256 place = rows.first + rows.valueOffset;
        while (open != 0) {
            (uint256 skipped, uint256 length) = stretch(open);
            open >>= skipped + length;
            assembly ("memory-safe") {
                place := add(place, mul(skipped, stride))
                let end := add(place, mul(length, stride))
                for {} 1 {} {
                    total := add(total, shr(shift, calldataload(place)))
                    place := add(place, stride)
                    if eq(place, end) { break }
                }
            }
        }
        unchecked {
            total *= rows.unit;
        }
    }

    function _checkedSum(Rows memory rows, uint256 open) private pure returns (uint256 total) {
        uint256 unit = rows.unit;
        for (uint256 r; r < rows.count; ++r) {
            if ((open >> r) & 1 == 0) continue;
            uint256 value = valueAt(rows, rows.first + r * rows.stride);
            unchecked {
                uint256 amount = value * unit;
                if (amount / unit != value || total + amount < total) revert ISlotDistributor.AmountOverflow(rows.slot, r);
                total += amount;
            }
        }
    }

    /// @dev Number of bits set: pairs, nibbles and bytes are added up in place, and the bytes by one multiplication.
    function bits(uint256 word) internal pure returns (uint256 count) {
        unchecked {
            uint256 ones = type(uint256).max;
            word -= (word >> 1) & (ones / 3);
            word = (word & (ones / 5)) + ((word >> 2) & (ones / 5));
            word = (word + (word >> 4)) & (ones / 17);
            // No caller has more than 250 bits set, so their number fits the highest byte.
            count = (word * (ones / 255)) >> 248;
        }
    }

    /// @dev The word at a calldata offset; zeros behind the end.
    function _word(uint256 place) private pure returns (uint256 word) {
        assembly ("memory-safe") {
            word := calldataload(place)
        }
    }
}
