import type { Hex } from '@slotdrop/drops'
import { fetchWord } from '../settled/fetchWords.ts'
import { ended, type AttemptSource, type AttemptStatus } from './attemptStatus.ts'
import { decodeReceipt } from './decodeReceipt.ts'
import { ifKnown } from './ifKnown.ts'

/** A receipt counts when it is deep enough and the slot's word shows what it says. */
export async function fetchReceiptStatus(
  { client, manifest, facts }: AttemptSource,
  slot: number,
  seen: { readonly hash: Hex; readonly nonce: number },
): Promise<AttemptStatus | undefined> {
  const { hash } = seen
  const found = await ifKnown(client.getTransactionReceipt({ hash }))
  if (!found) return undefined
  const latest = await client.getBlockNumber({ cacheTime: 0 })
  if (latest < found.blockNumber) return { kind: 'doubt', seen }
  if (latest - found.blockNumber + 1n < BigInt(facts.finality.minedConfirmations)) return { kind: 'waiting', seen }
  const receipt = decodeReceipt(manifest, slot, found)
  if (found.status !== 'success') return ended({ kind: 'reverted', hash, receipt })
  const word = await fetchWord({ client, manifest, slot })
  return (receipt.paid & ~word) === 0n ? ended({ kind: 'mined', hash, receipt }) : { kind: 'doubt', seen }
}
