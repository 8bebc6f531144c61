import { slotDistributorAbi } from '@slotdrop/contracts'
import { type ChainClient, fetchHistory } from '@slotdrop/delivery'
import type { Address, Hex } from '@slotdrop/drops'
import { encodeEventTopics, numberToHex } from 'viem'

/** Requests at once. */
const atOnce = 10

/** Where a drop's events are. */
export type DropPlace = {
  readonly dropId: Hex
  readonly distributor: Address
  readonly fromBlock: bigint
}

/** The calldata of every transaction that sent rows of a drop, oldest first. */
export async function fetchCalldata(
  client: ChainClient,
  { dropId, distributor, fromBlock }: DropPlace,
): Promise<Hex[]> {
  const history = await fetchHistory({ client, manifest: { dropId, terms: { distributor } }, fromBlock })
  const hashes = [...new Set(history.map(({ hash }) => hash))]
  const found: Hex[] = []
  for (let from = 0; from < hashes.length; from += atOnce) {
    const part = hashes.slice(from, from + atOnce)
    // oxlint-disable-next-line no-await-in-loop -- a few at once: public nodes limit the rest
    const transactions = await Promise.all(part.map((hash) => client.getTransaction({ hash })))
    found.push(...transactions.map(({ input }) => input))
  }
  return found
}

/** What `register` said of where the list is found; undefined where it never did, or the node does not tell. */
export async function fetchListDigest(
  client: ChainClient,
  { dropId, distributor, fromBlock }: DropPlace,
): Promise<Hex | undefined> {
  const [event] = encodeEventTopics({ abi: slotDistributorAbi, eventName: 'DropRegistered' })
  const logs = await client
    .request({
      method: 'eth_getLogs',
      params: [{ address: distributor, topics: [event, dropId], fromBlock: numberToHex(fromBlock), toBlock: 'latest' }],
    })
    .catch(() => [])
  // The last word of the event.
  const digests = logs.map(({ data }): Hex => `0x${data.slice(-64)}`).filter((digest) => BigInt(digest) !== 0n)
  return digests.at(-1)
}
