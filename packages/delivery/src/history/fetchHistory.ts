import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Address, type Hex, type Manifest, slotWord } from '@slotdrop/drops'
import { encodeEventTopics, numberToHex, parseEventLogs, type RpcLog, formatLog, type Log } from 'viem'
import { type ChainClient, type Clock, systemClock } from '../ports.ts'
import { rangesOf } from '../network/logRanges.ts'

/** A transaction that paid, or tried to pay, rows of a slot: a push, or claims. */
export type SlotTransaction = {
  readonly slot: number
  readonly hash: Hex
  readonly blockNumber: bigint
  /** Units of gas; 0 where only the event is known. */
  readonly gasUsed: bigint
  /** Wei that it cost, with what it paid on L1; absent where that is not known. */
  readonly fee?: bigint | undefined
  /** Rows that it paid, claimed ones among them. */
  readonly paid: bigint
  /** Receivers of the claimed rows, by row of the slot. */
  readonly claimed: ReadonlyMap<number, Address>
  /** Rows that it tried and left open. */
  readonly failed: bigint
  /** What the token answered for rows that it refused, by row of the slot. */
  readonly reasons: ReadonlyMap<number, Hex>
}

const events = ['SlotSent', 'RowFailed', 'RowClaimed'] as const

const registered = encodeEventTopics({ abi: slotDistributorAbi, eventName: 'DropRegistered' })[0]

function topicsOf(dropId: Hex, slots: readonly number[] | undefined) {
  const signatures = events.map((eventName) => encodeEventTopics({ abi: slotDistributorAbi, eventName })[0])
  return [[...signatures, registered], dropId, ...(slots ? [slots.map((slot) => numberToHex(slot, { size: 32 }))] : [])]
}

function fetchLogs(
  client: ChainClient,
  { terms, dropId }: HistoryParameters['manifest'],
  slots: readonly number[] | undefined,
  [fromBlock, toBlock]: readonly [bigint, bigint],
): Promise<RpcLog[]> {
  const topics = topicsOf(dropId, slots)
  const range = { fromBlock: numberToHex(fromBlock), toBlock: numberToHex(toBlock) }
  return client.request(
    {
      method: 'eth_getLogs',
      // Sound: topics may be lists of topics, which viem's type of an answer does not tell.
      params: [{ address: terms.distributor, topics: topics as (Hex | Hex[])[], ...range }],
    },
    // What a node refuses it refuses again: the range is made smaller instead.
    { retryCount: 0 },
  ) as Promise<RpcLog[]>
}

/** What events say of slots, one entry a transaction and slot, oldest first. */
function toTransactions(logs: readonly RpcLog[]): SlotTransaction[] {
  const found = new Map<string, SlotTransaction & { reasons: Map<number, Hex>; claimed: Map<number, Address> }>()
  const formatted = logs.map((log) => formatLog(log))
  for (const { args, eventName, transactionHash, blockNumber } of parseEventLogs({
    abi: slotDistributorAbi,
    eventName: [...events],
    // Sound: a mined log, which a node answers here, has a block, a hash and an index.
    logs: formatted as Log<bigint, number, false>[],
  })) {
    if (transactionHash === null || blockNumber === null) continue
    const slot = Number(args.slot)
    const key = `${transactionHash}/${slot}`
    const known = found.get(key) ?? {
      slot,
      hash: transactionHash,
      blockNumber,
      gasUsed: 0n,
      paid: 0n,
      claimed: new Map<number, Address>(),
      failed: 0n,
      reasons: new Map<number, Hex>(),
    }
    found.set(key, known)
    if (eventName === 'RowFailed') known.reasons.set(Number(args.row), args.reason)
    if (eventName === 'RowClaimed') {
      known.claimed.set(Number(args.row), args.to)
      found.set(key, { ...known, paid: known.paid | slotWord.maskOf([Number(args.row)]) })
    }
    if (eventName === 'SlotSent') found.set(key, { ...known, paid: known.paid | args.paid, failed: args.failed })
  }
  return [...found.values()]
}

/** Whether logs reach back to a registration of the drop, and tell every row that its words say is settled. */
function isWhole(logs: readonly RpcLog[], words: readonly bigint[]): boolean {
  if (!logs.some(({ topics: [signature] }) => signature === registered)) return false
  const paid = new Map<number, bigint>()
  for (const transaction of toTransactions(logs))
    paid.set(transaction.slot, (paid.get(transaction.slot) ?? 0n) | transaction.paid)
  return words.every((word, slot) => (word & ~(paid.get(slot) ?? 0n)) === 0n)
}

/** What to look for. */
export type HistoryParameters = {
  readonly client: ChainClient
  /** A manifest, or what places a drop's events. */
  readonly manifest: Pick<Manifest, 'dropId'> & { readonly terms: Pick<Manifest['terms'], 'distributor'> }
  /** Default: all. */
  readonly slots?: readonly number[] | undefined
  /** Oldest block to look into: the drop's first transaction, or the distributor's deployment. */
  readonly fromBlock: bigint
  /**
   * The words of all slots. With them the newest blocks are read first, and none before the drop's registration: reading ends where one is
   * found and every settled row has its payment. A drop that was never registered is read to `fromBlock`.
   */
  readonly words?: readonly bigint[] | undefined
  /** Default: the latest block. */
  readonly toBlock?: bigint | undefined
  readonly signal?: AbortSignal | undefined
  /** Called with the share of blocks that were read, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined
  readonly clock?: Clock | undefined
}

/**
 * The pushes and claims of a drop as the chain's logs tell them: with the manifest, all that a report needs. Asked in pieces as large as the
 * node allows, which is learnt from its first refusal and kept for as long as the client is.
 *
 * @throws DeliveryError when the node can't be asked even for a few blocks
 */
export async function fetchHistory({
  client,
  manifest,
  slots,
  fromBlock,
  words,
  toBlock,
  signal,
  onProgress,
  clock = systemClock,
}: HistoryParameters): Promise<SlotTransaction[]> {
  const last = toBlock ?? (await client.getBlockNumber({ cacheTime: 0 }))
  const ranges = rangesOf(client)
  let logs: RpcLog[] = []
  let [low, high] = [fromBlock, last]
  while (low <= high) {
    signal?.throwIfAborted()
    const size = ranges.size()
    const isShort = high - low < size
    const piece = isShort
      ? ([low, high] as const)
      : words
        ? ([high - size + 1n, high] as const)
        : ([low, low + size - 1n] as const)
    let found: RpcLog[]
    try {
      found = await fetchLogs(client, manifest, slots, piece)
      ranges.answered()
    } catch (error) {
      await ranges.refused(error, piece[1] - piece[0] + 1n, clock)
      continue
    }
    logs = words ? [...found, ...logs] : [...logs, ...found]
    if (words) high = piece[0] - 1n
    else low = piece[1] + 1n
    if (words && isWhole(logs, words)) break
    if (low <= high) onProgress?.(1 - Number(high - low + 1n) / Number(last - fromBlock + 1n))
  }
  return toTransactions(logs)
}
