import { slotDistributorAbi } from '@slotdrop/contracts'
import { type ChainClient, fetchHistory, isSilence, type SlotTransaction } from '@slotdrop/delivery'
import { sentence } from '@slotdrop/messages'
import { BlockedError } from '../errors.ts'
import type { Host } from '../host.ts'
import * as messages from '../messages.generated.ts'
import { type DropPlace, findFirstBlock } from './findFirstBlock.ts'

/** Blocks that are read between two looks at what is still missing. */
const blocksAtOnce = 100_000n
/** Words that are asked for at once; a drop is sent from its first slots on, so that so many empty ones are its end. */
const wordsAtOnce = 1000n

/** The settled words of a drop whose number of slots may not be known. */
async function fetchKnownWords(client: ChainClient, { dropId, distributor }: DropPlace): Promise<bigint[]> {
  const words: bigint[] = []
  for (let from = 0n; ; from += wordsAtOnce) {
    // oxlint-disable-next-line no-await-in-loop -- the next are asked for only if these are not the last
    const found = await client.readContract({
      abi: slotDistributorAbi,
      address: distributor,
      functionName: 'settled',
      args: [dropId, from, wordsAtOnce],
    })
    words.push(...found)
    if (found.every((word) => word === 0n)) return words
  }
}

/** Whether every row that is settled by its slot's word was paid by one of the transactions. */
function hasEveryPayment(history: readonly SlotTransaction[], words: readonly bigint[]): boolean {
  const paid = new Map<number, bigint>()
  for (const each of history) paid.set(each.slot, (paid.get(each.slot) ?? 0n) | each.paid)
  return words.every((word, slot) => (word & ~(paid.get(slot) ?? 0n)) === 0n)
}

/** What happened to a drop, and in which block it began. */
export type WholeHistory = {
  readonly history: readonly SlotTransaction[]
  readonly fromBlock: bigint
}

/** Fetches logs, the newest first, until they name the payment of every settled row. */
async function fetchBack(client: ChainClient, host: Host, place: DropPlace): Promise<WholeHistory> {
  const { dropId, distributor } = place
  const words = await fetchKnownWords(client, place)
  const history: SlotTransaction[] = []
  let high = await client.getBlockNumber({ cacheTime: 0 })
  for (;;) {
    const fromBlock = high >= blocksAtOnce ? high - blocksAtOnce + 1n : 0n
    try {
      const manifest = { dropId, terms: { distributor } }
      // oxlint-disable-next-line no-await-in-loop -- only as far back as needed
      history.unshift(...(await fetchHistory({ client, manifest, fromBlock, toBlock: high })))
    } catch (error) {
      if (isSilence(error)) throw error
      throw new BlockedError(sentence(messages.historyUnkept, { block: `${high}` }), error)
    }
    if (fromBlock === 0n || hasEveryPayment(history, words)) return { history, fromBlock }
    host.note(`${sentence(messages.historyBack, { block: `${fromBlock}` })}\n`)
    high = fromBlock - 1n
  }
}

/**
 * The pushes and claims of a drop of which nothing but its id may be known: from the block in which it began, which the chain's past state
 * tells; where the node keeps none, back from the newest block.
 *
 * @param fromBlock where it begins, if somebody knows
 * @throws BlockedError where the node keeps neither state nor logs; what the client throws when it does not answer
 */
export async function fetchWholeHistory(
  client: ChainClient,
  host: Host,
  place: DropPlace,
  fromBlock?: bigint,
): Promise<WholeHistory> {
  const { dropId, distributor } = place
  const found = fromBlock === undefined ? await findFirstBlock(client, place) : undefined
  if (found?.kind === 'nothing') return { history: [], fromBlock: await client.getBlockNumber({ cacheTime: 0 }) }
  if (found?.kind === 'unkept') return fetchBack(client, host, place)
  const block = found?.block ?? fromBlock ?? 0n
  return {
    history: await fetchHistory({ client, manifest: { dropId, terms: { distributor } }, fromBlock: block }),
    fromBlock: block,
  }
}
