import { type Address, type Manifest, slotRows, slotWord } from '@slotdrop/drops'
import { erc20Abi, parseEventLogs, isAddressEqual } from 'viem'
import type { ChainClient } from '../ports.ts'
import type { SlotTransaction } from './fetchHistory.ts'

/**
 * What arrived of each row that a transaction paid, by its row of the slot, in base units, as the token's own `Transfer` events tell it.
 * Only tokens that keep a part of a transfer, paid directly, can arrive as less than the list says: a drop with exact transfers settles
 * no row that arrived as less. Rows without such an event are left out.
 *
 * @throws whatever the client throws
 */
export async function fetchArrivals({
  client,
  manifest,
  transaction: { slot, hash, paid, claimed },
}: {
  readonly client: ChainClient
  readonly manifest: Manifest
  readonly transaction: SlotTransaction
}): Promise<ReadonlyMap<number, bigint>> {
  const { token, sender } = manifest.terms
  const { logs } = await client.getTransactionReceipt({ hash })
  const arrived = new Map<string, bigint[]>()
  for (const { address, args } of parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs })) {
    if (!isAddressEqual(address, token) || !isAddressEqual(args.from, sender)) continue
    const to = args.to.toLowerCase()
    arrived.set(to, [...(arrived.get(to) ?? []), args.value])
  }
  const amounts = new Map<number, bigint>()
  slotRows(manifest, slot).forEach(({ account }, row) => {
    if (!slotWord.isSet(paid, row)) return
    // Rows of one account are paid in their order.
    const to: Address = claimed.get(row) ?? account
    const amount = arrived.get(to.toLowerCase())?.shift()
    if (amount !== undefined) amounts.set(row, amount)
  })
  return amounts
}
