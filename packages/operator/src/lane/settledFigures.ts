import { type ChainClient, fetchWords } from '@slotdrop/delivery'
import { type Manifest, slotWord } from '@slotdrop/drops'
import type { SendingStatus } from '../status.ts'

export type SettledFigures = Pick<SendingStatus, 'settledSlots' | 'settledRows' | 'settledBlock'>

/** Blocks by which a node may answer a call later than it answered for the newest block. */
const blocksOfSkew = 2n

/** How many slots and rows are settled by their bitmaps. */
export function countSettled(
  { slotCount, rowCount, terms }: Manifest,
  words: readonly bigint[],
): Pick<SettledFigures, 'settledSlots' | 'settledRows'> {
  let [settledSlots, settledRows] = [0, 0]
  for (let slot = 0; slot < slotCount; slot++) {
    const mask = slotWord.full(Math.min(terms.slotSize, rowCount - slot * terms.slotSize))
    const settled = mask & (words[slot] ?? 0n)
    if (settled === mask) settledSlots += 1
    settledRows += slotWord.count(settled)
  }
  return { settledSlots, settledRows }
}

/** The higher of two counts, and the newest block that either was made by. */
export function raiseSettled(known: SettledFigures, read: SettledFigures): SettledFigures {
  const { settledBlock: before = 0n } = known
  const { settledBlock = 0n } = read
  if (read.settledRows < known.settledRows) return known
  return { ...read, settledBlock: settledBlock > before ? settledBlock : before }
}

/**
 * The settled rows of a drop after its bitmaps were read. A lower count than before may come from a node that lags, so it is believed only of a
 * block that is newer than the count before: then a reorganisation took rows back.
 */
export async function fetchSettledFigures(
  client: ChainClient,
  manifest: Manifest,
  {
    known,
    read,
  }: { readonly known: SettledFigures; readonly read: SettledFigures & { readonly settledBlock: bigint } },
): Promise<SettledFigures> {
  const { settledBlock: blockNumber } = read
  const isNewer = blockNumber > (known.settledBlock ?? 0n) + blocksOfSkew
  if (read.settledRows >= known.settledRows || !isNewer) return raiseSettled(known, read)
  // Behind one address may be several nodes: the block is named, so that one without it fails.
  const words = await fetchWords({ client, manifest, blockNumber }).catch(() => undefined)
  return words ? { ...countSettled(manifest, words), settledBlock: blockNumber } : known
}
