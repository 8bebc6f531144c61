import type { Address, Hex } from '@slotdrop/drops'
import { numberToHex, type RpcLog } from 'viem'
import type { ChainClient } from '../ports.ts'
import { rangesOf } from './logRanges.ts'
import { isAboutRange, textsOf } from './nodeTexts.ts'

/** A node that refuses so few blocks does not refuse for their number. */
const minRange = 100n

/** Which logs are read. */
export type LogsBackParameters = {
  readonly client: ChainClient
  readonly address: Address
  /** As `eth_getLogs` takes them: null for any, a list for one of several. */
  readonly topics: readonly (Hex | readonly Hex[] | null)[]
  /** Oldest and newest block. */
  readonly first: bigint
  readonly tip: bigint
  /** Requests before the rest of the past is left alone. */
  readonly maxRequests: number
  /** Called with the oldest block that was read so far. */
  readonly onProgress?: ((since: bigint) => void) | undefined
}

/** Logs of a contract, newest first, and the oldest block that the node answered for; undefined for none. */
export type LogsBack = {
  readonly logs: readonly RpcLog[]
  readonly since: bigint | undefined
}

/**
 * Reads logs from the newest block back, in as few requests as the node allows. Never throws: `since` says how far it got.
 */
export async function fetchLogsBack({
  client,
  address,
  topics,
  first,
  tip,
  maxRequests,
  onProgress,
}: LogsBackParameters): Promise<LogsBack> {
  const ask = (from: bigint, to: bigint) =>
    client.request(
      {
        method: 'eth_getLogs',
        // Sound: topics may be null and lists, which viem's type of a request does not tell.
        params: [{ address, topics: topics as Hex[], fromBlock: numberToHex(from), toBlock: numberToHex(to) }],
      },
      { retryCount: 0 },
    ) as Promise<RpcLog[]>
  const logs: RpcLog[] = []
  let since: bigint | undefined
  let refusals = 0
  let high = tip
  let size = tip + 1n
  for (let requests = 0; requests < maxRequests && high >= first; requests++) {
    const low = high - first >= size ? high - size + 1n : first
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next range depends on the answer
      logs.push(...(await ask(low, high)).toReversed())
      since = low
      high = low - 1n
      if (high >= first) onProgress?.(low)
    } catch (error) {
      // Some nodes say by an HTTP status alone that a range is too long: once they are believed to mean that.
      if (!isAboutRange(textsOf(error))) refusals += 1
      const length = high - low + 1n
      if (length <= minRange || refusals > 1) break
      const learnt = rangesOf(client).size()
      size = length > learnt ? learnt : length / 4n
    }
  }
  return { logs, since }
}
