import { type ChainClient, decodeReceipt, type JournalEntry } from '@slotdrop/delivery'
import type { Address, Hex, Manifest } from '@slotdrop/drops'
import { isAddressEqual, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'

async function fetchReceipt(client: ChainClient, hashes: ReadonlySet<Hex>): Promise<TransactionReceipt | undefined> {
  const found = await Promise.all(
    [...hashes].map((hash) =>
      client.getTransactionReceipt({ hash }).catch((error: unknown) => {
        if (error instanceof TransactionReceiptNotFoundError) return undefined
        throw error
      }),
    ),
  )
  return found.find((receipt) => receipt !== undefined)
}

function endByReceipt(manifest: Manifest, entry: JournalEntry, found: TransactionReceipt): JournalEntry {
  const receipt = decodeReceipt(manifest, entry.slot, found)
  if (found.status !== 'success') return { ...entry, stage: 'reverted', hash: found.transactionHash, receipt }
  const isOfSlot = receipt.paid !== 0n || receipt.failures.length > 0
  return isOfSlot ? { ...entry, stage: 'mined', hash: found.transactionHash, receipt } : { ...entry, stage: 'replaced' }
}

/**
 * What became of attempts that a process left under way, and that were mined before the next one looked. Nobody follows those whose rows are
 * settled; without them figures and reports would lack their transactions.
 *
 * @returns entries to be written in the place of those given
 * @throws whatever the client throws
 */
export async function fetchEnded(
  client: ChainClient,
  { manifest, account, entries }: { manifest: Manifest; account: Address; entries: readonly JournalEntry[] },
): Promise<JournalEntry[]> {
  const open = entries.filter(({ stage, sender }) => stage === 'broadcast' && isAddressEqual(sender, account))
  if (open.length === 0) return []
  const used = await client.getTransactionCount({ address: account, blockTag: 'latest' })
  const nonces = [...new Set(open.map(({ nonce }) => nonce))].filter((nonce) => nonce < used)
  const ended = await Promise.all(
    nonces.map(async (nonce) => {
      const several = open.filter((entry) => entry.nonce === nonce)
      const hashes = new Set(several.flatMap(({ hash, hashes: all = [] }) => (hash ? [hash, ...all] : all)))
      const receipt = await fetchReceipt(client, hashes)
      return receipt ? several.map((entry) => endByReceipt(manifest, entry, receipt)) : []
    }),
  )
  return ended.flat()
}
