import { isSameAccount } from '../account/isSameAccount.ts'
import type { Hex } from '@slotdrop/drops'
import { type JournalEntry, withHashes } from '../journal/journal.ts'
import { fetchWord } from '../settled/fetchWords.ts'
import { fetchProposalStatus } from './fetchProposalStatus.ts'
import { fetchReceiptStatus } from './fetchReceiptStatus.ts'
import { ended, type AttemptSource, type AttemptStatus } from './attemptStatus.ts'
import { ifKnown } from './ifKnown.ts'
import { decodeSend } from './decodeSend.ts'
import { findAttempt, type FoundTransaction, hasSameCalldata } from './findAttempt.ts'

/** An empty transaction to oneself that was mined in place of the attempt, or waits beside it. */
async function fetchCancellationStatus(
  { client, facts }: AttemptSource,
  hash: Hex,
): Promise<AttemptStatus | undefined> {
  const found = await ifKnown(client.getTransactionReceipt({ hash }))
  if (!found) return undefined
  const latest = await client.getBlockNumber({ cacheTime: 0 })
  return latest - found.blockNumber + 1n < BigInt(facts.finality.minedConfirmations)
    ? { kind: 'waiting' }
    : ended({ kind: 'replaced', hash, isCancellation: true })
}

/** Whether a transaction carries an attempt: the same rows of its slot, whatever a wallet put behind the calldata. */
function carries({ manifest }: AttemptSource, entry: JournalEntry, found: FoundTransaction): boolean {
  return hasSameCalldata(entry, found) || decodeSend(manifest, found)?.masks.get(entry.slot) === entry.mask
}

/** The nonce is used, and not under the hash that we know. */
async function fetchNonceStatus(parameters: AttemptSource, entry: JournalEntry, used: number): Promise<AttemptStatus> {
  // A node may count a nonce before it names the block that used it.
  const isOurs = (transaction: FoundTransaction) => carries(parameters, entry, transaction)
  const find = () => findAttempt(parameters.client, entry, used, isOurs)
  const found = (await find()) ?? (used > entry.nonce ? await find() : undefined)
  if (found && isOurs(found)) {
    if (!found.isMined) return { kind: 'waiting', seen: found }
    return (await fetchReceiptStatus(parameters, entry, found)) ?? { kind: 'doubt', seen: found }
  }
  if (found?.isMined) {
    const isCancellation = found.input === '0x' && isSameAccount(found.to, entry.sender)
    // Without a hash it is not certain that ours ever had this nonce.
    if (entry.hash !== undefined || isCancellation) return ended({ kind: 'replaced', hash: found.hash, isCancellation })
  }
  // A rival with the same nonce waits; which of the two is mined is open.
  if (found && !found.isMined && entry.hash !== undefined) return { kind: 'waiting' }
  const word = await fetchWord({ client: parameters.client, manifest: parameters.manifest, slot: entry.slot })
  if ((entry.mask & word) !== 0n && used > entry.nonce)
    return ended({ kind: 'mined', hash: entry.hash, receipt: undefined })
  return { kind: 'missing' }
}

/**
 * Looks once for an attempt: at its receipt, then at its sender's nonce, then in the node's pool. Concludes only what the chain
 * shows; throws when the node can't be asked.
 */
export async function fetchAttemptStatus(parameters: AttemptSource, entry: JournalEntry): Promise<AttemptStatus> {
  const { client, manifest } = parameters
  const { sender, nonce } = entry
  const { hashes = [], cancelHashes = [] } = withHashes(parameters.hashes ?? new Map(), entry)
  // A node that was switched to another network has receipts and nonces of its own.
  if ((await client.getChainId()) !== manifest.terms.chainId) return { kind: 'doubt' }
  for (const hash of hashes) {
    const byReceipt = await fetchReceiptStatus(parameters, entry, { hash, nonce })
    if (byReceipt) return byReceipt
  }
  for (const hash of cancelHashes) {
    const cancelled = await fetchCancellationStatus(parameters, hash)
    if (cancelled) return cancelled
  }
  for (const hash of hashes.toReversed())
    if (await ifKnown(client.getTransaction({ hash }))) return { kind: 'waiting', seen: { hash, nonce } }
  if (entry.safeTxHash) return fetchProposalStatus(parameters, entry, entry.safeTxHash)
  const used = await client.getTransactionCount({ address: sender, blockTag: 'latest' })
  return fetchNonceStatus(parameters, entry, used)
}
