import { slotDistributorAbi } from '@slotdrop/contracts'
import { type ChainClient, isSilence, type SlotTransaction } from '@slotdrop/delivery'
import type { Hex } from '@slotdrop/drops'
import { encodeEventTopics, numberToHex } from 'viem'
import type { DropPlace } from '../chain/findFirstBlock.ts'

/** Requests at once. */
const atOnce = 10

async function fetchTransaction(client: ChainClient, hash: Hex) {
  try {
    return await client.getTransaction({ hash })
  } catch (error) {
    if (isSilence(error)) throw error
    return undefined
  }
}

/**
 * The calldata of every transaction that sent rows of a drop, in their order. Those that the node does not have are left out.
 *
 * @throws what the client throws when the node does not answer
 */
export async function fetchCalldata(
  client: ChainClient,
  history: readonly Pick<SlotTransaction, 'hash'>[],
): Promise<Hex[]> {
  const hashes = [...new Set(history.map(({ hash }) => hash))]
  const found: Hex[] = []
  for (let from = 0; from < hashes.length; from += atOnce) {
    const part = hashes.slice(from, from + atOnce)
    // oxlint-disable-next-line no-await-in-loop -- a few at once: public nodes limit the rest
    const transactions = await Promise.all(part.map((hash) => fetchTransaction(client, hash)))
    found.push(...transactions.flatMap((transaction) => transaction?.input ?? []))
  }
  return found
}

/** Blocks from a drop's first that most nodes answer for: it is registered in the first of them, as a rule. */
const firstBlocks = 9_999n

/** What `register` said of where the list is found; undefined where it never did, or the node does not tell. */
export async function fetchListDigest(
  client: ChainClient,
  { dropId, distributor }: DropPlace,
  fromBlock: bigint,
): Promise<Hex | undefined> {
  const [event] = encodeEventTopics({ abi: slotDistributorAbi, eventName: 'DropRegistered' })
  const fetchUpTo = (toBlock: Hex | 'latest') =>
    client.request({
      method: 'eth_getLogs',
      params: [{ address: distributor, topics: [event, dropId], fromBlock: numberToHex(fromBlock), toBlock }],
    })
  const logs = await fetchUpTo('latest')
    .catch(() => fetchUpTo(numberToHex(fromBlock + firstBlocks)))
    .catch(() => [])
  // The last word of the event.
  const digests = logs.map(({ data }): Hex => `0x${data.slice(-64)}`).filter((digest) => BigInt(digest) !== 0n)
  return digests.at(-1)
}
