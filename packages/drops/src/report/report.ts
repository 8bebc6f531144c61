import type { ExcludedEntry } from '../list/excludedEntries.ts'
import type { Manifest } from '../manifest/manifest.ts'
import { amountAt } from '../rows/rowColumns.ts'
import type { Hex } from '../values/address.ts'
import { isRowSettled } from './progress.ts'

/** What a transaction did for one row, as its logs tell it. */
export type RowTransfer = {
  /** Place of the row in the manifest. */
  readonly row: number
  /** Base units that arrived, measured; less than intended when the token takes a fee. */
  readonly received: bigint
  readonly transactionHash: Hex
  readonly blockNumber: bigint
  /** Seconds since 1970. */
  readonly atSeconds: bigint
  /** The recipient fetched it. */
  readonly isClaim: boolean
  /** Wei: its share of what the network took for the transaction, by its receipt. Undefined for a claim, which its recipient paid. */
  readonly fee?: bigint | undefined
}

/** A row that was tried and is still open. */
export type RowFailure = {
  readonly row: number
  readonly reason: string
}

/** A row that is still open and that the sender gave up. The chain does not know of it: it can be paid all the same. */
export type WriteOff = {
  readonly row: number
  /** The sender's words. */
  readonly reason: string
}

/** The money of one row, by state. `intended = delivered + short + open + writtenOff`, always. */
export type RowReport = {
  readonly row: number
  /** `sent` is in a transaction that the chain has not mined. */
  readonly state: 'delivered' | 'short' | 'claimed' | 'failed' | 'sent' | 'open' | 'written-off'
  readonly intended: bigint
  readonly delivered: bigint
  /** Settled on chain and not arrived: what a token kept as its fee. */
  readonly short: bigint
  readonly open: bigint
  readonly writtenOff: bigint
  readonly transfer: RowTransfer | undefined
  readonly reason: string | undefined
}

/** The money of a drop, by state. `intended = delivered + short + open + writtenOff + excluded`, in base units and in rows. */
export type DropReport = {
  readonly intended: bigint
  readonly delivered: bigint
  readonly short: bigint
  readonly open: bigint
  readonly writtenOff: bigint
  readonly excluded: bigint
  readonly rows: {
    readonly intended: number
    readonly delivered: number
    readonly claimed: number
    readonly short: number
    readonly failed: number
    readonly sent: number
    readonly open: number
    readonly writtenOff: number
    readonly excluded: number
    /** Excluded without an amount that could be read: they are counted, and no money is. */
    readonly unreadable: number
  }
  readonly excludedEntries: readonly ExcludedEntry[]
  rowAt(row: number): RowReport
}

/** What a report is made from: the sealed list, the words on chain, and what is known beside them. */
export type ReportParameters = {
  readonly manifest: Manifest
  /** One word a slot. Only they say whether a row is settled. */
  readonly words: readonly bigint[]
  readonly transfers?: Iterable<RowTransfer>
  readonly failures?: Iterable<RowFailure>
  /** Places of rows in transactions under way. */
  readonly sent?: Iterable<number>
  readonly excludedEntries?: readonly ExcludedEntry[]
  /** A row that is paid after all counts as paid. */
  readonly writtenOff?: Iterable<WriteOff>
}

function smaller(a: bigint, b: bigint) {
  return a < b ? a : b
}

/**
 * Accounts for every base unit of a drop.
 *
 * A row is settled when its bit is set; a transfer without the bit (of a block that is gone, say) counts for nothing. A settled
 * row without a known transfer counts as delivered in full: the contract settles nothing that it did not pay.
 */
export function createReport({
  manifest,
  words,
  transfers = [],
  failures = [],
  sent = [],
  excludedEntries = [],
  writtenOff = [],
}: ReportParameters): DropReport {
  const received = new Map<number, RowTransfer>()
  for (const transfer of transfers) received.set(transfer.row, transfer)
  const reasons = new Map<number, string>()
  for (const { row, reason } of failures) reasons.set(row, reason)

  const underWay = new Set(sent)
  const givenUp = new Map<number, string>()
  for (const { row, reason } of writtenOff) givenUp.set(row, reason)
  const nothing = { delivered: 0n, short: 0n, open: 0n, writtenOff: 0n, transfer: undefined, reason: undefined }

  const rowAt = (row: number): RowReport => {
    if (!(row >= 0 && row < manifest.rowCount))
      throw new RangeError(`There is no row ${row}; the drop has ${manifest.rowCount}.`)
    const intended = amountAt(manifest.columns, row)
    if (!isRowSettled(manifest, words, row)) {
      const given = givenUp.get(row)
      if (given !== undefined)
        return { ...nothing, row, state: 'written-off', intended, writtenOff: intended, reason: given }
      const reason = reasons.get(row)
      const state = underWay.has(row) ? 'sent' : reason === undefined ? 'open' : 'failed'
      return { ...nothing, row, state, intended, open: intended, reason }
    }
    const transfer = received.get(row)
    const delivered = transfer === undefined ? intended : smaller(transfer.received, intended)
    const short = intended - delivered
    const state = short > 0n ? 'short' : transfer?.isClaim ? 'claimed' : 'delivered'
    return { ...nothing, row, state, intended, delivered, short, transfer }
  }

  const sums = { delivered: 0n, short: 0n, open: 0n, writtenOff: 0n }
  const counts = { delivered: 0, claimed: 0, short: 0, failed: 0, sent: 0, open: 0, 'written-off': 0 }
  for (let row = 0; row < manifest.rowCount; row++) {
    const { state, delivered, short, open, writtenOff: lost } = rowAt(row)
    sums.writtenOff += lost
    sums.delivered += delivered
    sums.short += short
    sums.open += open
    counts[state]++
  }
  const { 'written-off': writtenOffRows, ...others } = counts
  const excluded = excludedEntries.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n)
  return {
    ...sums,
    excluded,
    intended: manifest.total + excluded,
    rows: {
      ...others,
      writtenOff: writtenOffRows,
      intended: manifest.rowCount + excludedEntries.length,
      excluded: excludedEntries.length,
      unreadable: excludedEntries.filter(({ amount }) => amount === undefined).length,
    },
    excludedEntries,
    rowAt,
  }
}
