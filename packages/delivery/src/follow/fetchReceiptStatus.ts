import type { Hex } from '@slotdrop/drops'
import { fetchWord } from '../settled/fetchWords.ts'
import { ended, type AttemptSource, type AttemptStatus } from './attemptStatus.ts'
import { decodeReceipt } from './decodeReceipt.ts'
import { ifKnown } from './ifKnown.ts'
import { type JournalEntry, triedRows } from '../journal/journal.ts'

/**
 * A receipt counts when it is deep enough and the slot's word agrees. The word decides, then the distributor's own event, then
 * the status: a node that calls a transaction successful which paid none of its open rows, or failed which paid them all, is
 * not believed.
 */
export async function fetchReceiptStatus(
  { client, manifest, facts }: AttemptSource,
  { slot, mask }: Pick<JournalEntry, 'slot' | 'mask'>,
  seen: { readonly hash: Hex; readonly nonce: number },
): Promise<AttemptStatus | undefined> {
  const { hash } = seen
  const found = await ifKnown(client.getTransactionReceipt({ hash }))
  if (!found) return undefined
  const latest = await client.getBlockNumber({ cacheTime: 0 })
  if (latest < found.blockNumber) return { kind: 'doubt', seen }
  if (latest - found.blockNumber + 1n < BigInt(facts.finality.minedConfirmations)) return { kind: 'waiting', seen }
  const receipt = decodeReceipt(manifest, slot, found)
  const word = await fetchWord({ client, manifest, slot })
  const isAllPaid = (mask & ~word) === 0n
  if (found.status !== 'success')
    return isAllPaid ? ended({ kind: 'mined', hash, receipt: undefined }) : ended({ kind: 'reverted', hash, receipt })
  const hasEvent = triedRows({ mask, receipt }) !== 0n
  if (!hasEvent && !isAllPaid) return ended({ kind: 'reverted', hash, receipt })
  return (receipt.paid & ~word) === 0n ? ended({ kind: 'mined', hash, receipt }) : { kind: 'doubt', seen }
}
