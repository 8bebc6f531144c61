import type { Mutant } from './mutants.ts'

/** Changes that no caller can notice, with the reason. */
const argued: readonly { file: string; line: RegExp; from?: string; why: string }[] = [
  {
    file: 'Ledger.sol',
    line: /^uint256 internal constant (?:CLAIMS_OPEN|REGISTERED|CANCELLED)/,
    why: 'any free bit of the word does',
  },
  {
    file: 'SlotDistributor.sol',
    line: /call\(gas\(\), caller\(\), rest, 0, 0, 0, 0\)/,
    from: '0',
    why: 'a place of no bytes',
  },
  {
    file: 'Claims.sol',
    line: /call\(gas\(\), to, amount, 0, 0, 0, 0\)/,
    from: '0',
    why: 'a place of no bytes',
  },
  { file: 'CoinPayer.sol', line: /^_await\(address\(0\)\);/, from: '0', why: 'the precompile at one sends no coins' },
  {
    file: 'Ledger.sol',
    line: /key := keccak256\(0x00, 0x40\)/,
    from: '0x00',
    why: 'a place as good, and nobody else’s',
  },
  {
    file: 'PackedRows.sol',
    line: /iszero\(iszero\(unit\)\)/,
    from: 'iszero(',
    why: 'the same lowest bit, and only that counts',
  },
  { file: 'SlotTree.sol', line: /let m := mload\(0x40\)/, from: '0x40', why: 'free memory further behind' },
]

/** Why a mutant does the same as the contract, or undefined. */
export function equivalent(line: string, { file, from }: Mutant): string | undefined {
  return argued.find(
    (entry) => entry.file === file && entry.line.test(line) && (entry.from === undefined || entry.from === from),
  )?.why
}
