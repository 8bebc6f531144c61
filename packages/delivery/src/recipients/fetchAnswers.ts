import type { Address } from '@slotdrop/drops'
import { type Abi, ContractFunctionExecutionError } from 'viem'
import { toDeliveryError } from '../errors/index.ts'
import { isSilence } from '../network/isSilence.ts'
import { type ChainClient, type Clock, systemClock } from '../ports.ts'

/** A call of a contract; `result` is undefined if the contract reverted or has no such function. Undefined if the node did not tell. */
export type Answer = { readonly result: unknown } | undefined

/** Where and when answers are read. */
export type Asking = {
  readonly client: ChainClient
  readonly clock?: Clock | undefined
  readonly signal?: AbortSignal | undefined
}

/** Requests at once. */
const requestsAtOnce = 4
/** How often a request is made if the node limits requests, and milliseconds before the second time. */
const [maxTries, firstPause] = [4, 500]
/** Requests that are made in halves because they failed, as they do if one contract uses all gas or answers too much. */
const maxHalved = 100
/** Failed requests in a row after which nothing more is asked. */
const patience = 8

type Range = { readonly from: number; readonly to: number; readonly tries: number }

/**
 * Calls the same functions of many contracts. viem's `multicall` reports a failed request as a failure of each call in it; here only a
 * failure of the contract itself is an answer.
 *
 * @param size contracts in one request
 * @returns for each address the answers in the order of the functions
 * @throws the reason of `signal` when it is aborted
 */
export async function fetchAnswers(
  { client, clock = systemClock, signal }: Asking,
  abi: Abi,
  functions: readonly { readonly functionName: string; readonly args?: readonly unknown[] }[],
  addresses: readonly Address[],
  size: number,
): Promise<Answer[][]> {
  const calls = addresses.flatMap((address) => functions.map((call) => ({ abi, address, ...call })))
  const answers = Array.from({ length: calls.length }, (): Answer => undefined)
  const queue: Range[] = []
  const length = size * functions.length
  for (let from = 0; from < calls.length; from += length)
    queue.unshift({ from, to: Math.min(from + length, calls.length), tries: 1 })
  let [failed, halved] = [0, 0]
  const request = async ({ from, to, tries }: Range) => {
    const contracts = calls.slice(from, to)
    // All calls in one request.
    const found = await client.multicall({ contracts, deployless: true, batchSize: 0 })
    const error = found[0]?.error
    const isOfContract =
      error instanceof ContractFunctionExecutionError && error.functionName === contracts[0]?.functionName
    if (!error || isOfContract) {
      failed = 0
      for (const [place, { result }] of found.entries()) answers[from + place] = { result }
      return
    }
    const isLimited = toDeliveryError(error).name === 'RpcRateLimitedError'
    if (isLimited && tries < maxTries) {
      await clock.sleep(firstPause * 2 ** tries, signal)
      queue.push({ from, to, tries: tries + 1 })
    } else if (!isLimited && !isSilence(error) && to - from > 1 && halved < maxHalved) {
      halved++
      const middle = Math.ceil((from + to) / 2)
      queue.push({ from: middle, to, tries: 1 }, { from, to: middle, tries: 1 })
    } else failed++
  }
  const work = async () => {
    for (let range = queue.pop(); range && failed < patience; range = queue.pop()) {
      signal?.throwIfAborted()
      // oxlint-disable-next-line no-await-in-loop -- a few at once: public nodes limit the rest
      await request(range)
    }
  }
  await Promise.all(Array.from({ length: requestsAtOnce }, work))
  signal?.throwIfAborted()
  return addresses.map((_, place) => answers.slice(place * functions.length, (place + 1) * functions.length))
}
