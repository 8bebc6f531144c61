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
]

/** Why a mutant does the same as the contract, or undefined. */
export const equivalent = (line: string, { file, from }: Mutant): string | undefined =>
  argued.find(
    (entry) => entry.file === file && entry.line.test(line) && (entry.from === undefined || entry.from === from),
  )?.why
