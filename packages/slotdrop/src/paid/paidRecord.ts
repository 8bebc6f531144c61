import { existsSync, readFileSync } from 'node:fs'
import { type Hex, isHashText } from '@slotdrop/drops'
import { numberToHex } from 'viem'
import { writeAtomically } from '../files/writeAtomically.ts'
import type { FormerDrop } from './formerDrop.ts'

/** Payments of other drops that were taken into account when a drop was decided on: its difference, or a repeat on purpose. */
export type PaidRecord = {
  /** Newest block whose payments are among them. */
  readonly until: bigint
  /** Settled bitmaps by drop id. */
  readonly drops: ReadonlyMap<string, readonly bigint[]>
}

function parseWords(value: unknown): bigint[] | undefined {
  if (!Array.isArray(value)) return undefined
  const words = value.filter((word) => typeof word === 'string' && /^0x[0-9a-f]{1,64}$/.test(word)).map(BigInt)
  return words.length === value.length ? words : undefined
}

/** Reads a record; undefined for none, or one that can't be read: payments are looked for from the beginning then. */
export function readPaidRecord(path: string): PaidRecord | undefined {
  if (!existsSync(path)) return undefined
  try {
    const { until, drops }: { until?: unknown; drops?: unknown } = Object(JSON.parse(readFileSync(path, 'utf8')))
    if (typeof until !== 'string' || !/^\d+$/.test(until)) return undefined
    const found = new Map<string, readonly bigint[]>()
    for (const [dropId, value] of Object.entries(Object(drops))) {
      const words = parseWords(value)
      if (!isHashText(dropId) || words === undefined) return undefined
      found.set(dropId, words)
    }
    return { until: BigInt(until), drops: found }
  } catch {
    return undefined
  }
}

/** The payments that are known now, with those of an earlier record. */
export function toPaidRecord(
  until: bigint,
  drops: readonly Pick<FormerDrop, 'dropId' | 'words'>[],
  earlier?: PaidRecord,
): PaidRecord {
  const words = drops.map(({ dropId, words: each }): [Hex, readonly bigint[]] => [dropId, each])
  return { until, drops: new Map([...(earlier?.drops ?? []), ...words]) }
}

/** Writes a record. @throws FileError */
export function writePaidRecord(path: string, { until, drops }: PaidRecord): void {
  const words = [...drops].map(([dropId, each]) => [dropId, each.map((word) => numberToHex(word))])
  writeAtomically(path, [`${JSON.stringify({ until: `${until}`, drops: Object.fromEntries(words) }, null, 2)}\n`])
}
