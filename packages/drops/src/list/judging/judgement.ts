import type { Address } from '../../values/address.ts'
import type { Repeats } from './repeats.ts'

/** What is found out about the entries of a table under some decisions. */
export type Judgement = {
  readonly states: Uint8Array
  /** Findings that stand: those of a row by itself in two words a row, and those of comparing lines in one. */
  readonly rowIssues: Uint32Array
  readonly crossIssues: Uint32Array
  /** What each entry pays; absent for ERC-721. */
  readonly amounts: Uint32Array | undefined
  readonly repeats: Repeats
  /** Entries by the one that each resembles; from `count` on they are known addresses. */
  readonly lookAlikes: ReadonlyMap<number, number>
  readonly knownAddresses: readonly Address[]
  readonly middle: bigint
  readonly total: bigint
}
