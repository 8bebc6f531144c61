import { type Hex, type Manifest, slotWord } from '@slotdrop/drops'
import type { Reason } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'
import { askReason } from '../refusals/fetchRowReason.ts'
import type { DropStatus } from './reconcile.ts'

/** Rows of a drop whose reasons are requested, with four requests each at most. */
const maxAskedRows = 20

/** Reasons that a node gave, by row and the transaction that was refused. Kept between looks, it saves their requests. */
export type AskedReasons = Map<string, Reason>

type Refusals = Pick<DropStatus, 'progress' | 'transactions' | 'refusedMask' | 'rowReason'>

/** The newest transaction that tried a row and left it open. */
function refusalOf({ transactions }: Refusals, slot: number, row: number) {
  return transactions.findLast((each) => each.slot === slot && slotWord.isSet(each.failed, row))
}

function keyOf(index: number, hash: Hex | undefined): string {
  return `${index}/${hash ?? ''}`
}

/**
 * A drop whose refused rows have the token's whole answer: the distributor keeps its first bytes only, and a journal none. The payment is
 * replayed for a bounded number of rows. Without a client only reasons that were asked before are filled in.
 */
export async function withAskedReasons<Status extends Refusals>(
  client: ChainClient | undefined,
  manifest: Manifest,
  status: Status,
  asked: AskedReasons = new Map(),
): Promise<Status> {
  const { slotSize } = manifest.terms
  const wanted: { readonly index: number; readonly key: string; readonly block: bigint | undefined }[] = []
  const keys = new Map<number, string>()
  for (const { index: slot } of status.progress.slots)
    for (const row of slotWord.rowsOf(status.refusedMask(slot))) {
      const index = slot * slotSize + row
      if (status.rowReason(index)?.kind !== 'text-not-kept') continue
      const refusal = refusalOf(status, slot, row)
      const key = keyOf(index, refusal?.hash)
      keys.set(index, key)
      if (!asked.has(key)) wanted.push({ index, key, block: refusal?.blockNumber })
    }
  if (keys.size === 0) return status
  if (client)
    await Promise.all(
      wanted.slice(0, Math.max(0, maxAskedRows - asked.size)).map(async ({ index, key, block }) => {
        asked.set(key, await askReason(client, manifest, manifest.rowAt(index), block))
      }),
    )
  return {
    ...status,
    rowReason(index: number) {
      const key = keys.get(index)
      return (key === undefined ? undefined : asked.get(key)) ?? status.rowReason(index)
    },
  }
}
