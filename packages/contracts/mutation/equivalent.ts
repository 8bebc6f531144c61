import type { Mutant } from './mutants.ts'

/** Changes that no caller can notice, with the reason. */
const argued: readonly { file: string; line: RegExp; from?: string; why: string }[] = [
  {
    file: 'SlotDistributor.sol',
    line: /^uint256 private constant (?:CLAIMS_OPEN|REGISTERED|CANCELLED)/,
    why: 'any free bit of the word does',
  },
  {
    file: 'SlotDistributor.sol',
    line: /call\(gas\(\), caller\(\), rest, 0, 0, 0, 0\)/,
    from: '0',
    why: 'a place of no bytes',
  },
  {
    file: 'SlotDistributor.sol',
    line: /key := keccak256\(0x00, 0x40\)/,
    from: '0x00',
    why: 'a place as good, and nobody else’s',
  },
  { file: 'RowPayer.sol', line: /uint256 lost = held < before/, from: '<', why: 'a difference of nothing' },
  { file: 'RowPayer.sol', line: /^mul\($/, from: 'mul(', why: 'divided by one, or by zero, which is zero' },
  {
    file: 'RowPayer.sol',
    line: /^mstore\(0x(?:60|34), 0\)$/,
    why: 'nothing reads the zero slot afterwards; kept for what may come',
  },
  {
    file: 'PackedRows.sol',
    line: /iszero\(iszero\(unit\)\)/,
    from: 'iszero(',
    why: 'the same lowest bit, and only that counts',
  },
  {
    file: 'PackedRows.sol',
    line: /for \{ let last := add\(place, mul\(shl\(3/,
    why: 'how many rows a round takes; the others follow one by one',
  },
  { file: 'SlotTree.sol', line: /let m := mload\(0x40\)/, from: '0x40', why: 'free memory further behind' },
  { file: 'TokenCalls.sol', line: /call\(gas\(\), token/, from: '0x20', why: 'a byte more of scratch space' },
  { file: 'TokenCalls.sol', line: /call\(gas\(\), token/, from: '0x24', why: 'a byte behind the arguments' },
  { file: 'TokenCalls.sol', line: /call\(gas\(\), token/, from: '68', why: 'a byte behind the arguments' },
  { file: 'TokenCalls.sol', line: /call\(gas\(\), token/, from: '100', why: 'a byte behind the arguments' },
  { file: 'TokenCalls.sol', line: /call\(gas\(\), token/, from: '196', why: 'a byte behind the arguments' },
]

/** Why a mutant does the same as the contract, or undefined. */
export const equivalent = (line: string, { file, from }: Mutant): string | undefined =>
  argued.find(
    (entry) => entry.file === file && entry.line.test(line) && (entry.from === undefined || entry.from === from),
  )?.why
