import { type Address, accountAt, countPacked, packAccounts, type PackedAccounts } from '@slotdrop/drops'
import { HttpRequestError, TimeoutError, BaseError } from 'viem'
import { type DeliveryError, toDeliveryError } from '../errors/index.ts'
import type { ChainClient, Clock } from '../ports.ts'
import {
  accountKinds,
  type AccountPart,
  maxAccounts,
  maxAccountsWithOracle,
  fetchAccounts,
  type ReaderMode,
} from './accountReader.ts'

/** A chain on which accounts are looked up. */
export type SurveyedChain = {
  readonly chainId: number
  readonly client: ChainClient
  /** Another node of the chain. A sample of the answers is compared with it. */
  readonly otherClient?: ChainClient | undefined
  /** Contract with `isSanctioned(address)`. */
  readonly oracle?: Address | undefined
}

/** Accounts that another node was asked about, and how many of them it contradicted. */
export type Comparison = {
  readonly asked: number
  readonly different: number
  /** Why the other node did not answer; undefined if it did. */
  readonly error: DeliveryError | undefined
}

/** What one chain knows of the accounts: columns with one element for each, in their order. */
export type ChainSurvey = {
  readonly chainId: number
  /** The block before the first answer. */
  readonly blockNumber: bigint
  /** One of `accountKinds`; `unknown` if the node did not tell. */
  readonly kinds: Uint8Array
  /** First eight bytes of the code hash of each contract, by its place. */
  readonly codes: ReadonlyMap<number, bigint>
  /** 1 for each account that the oracle lists, `unscreened` if it did not answer; undefined without an oracle. */
  readonly listed: Uint8Array | undefined
  /** Whether the oracle answered for every account. */
  readonly isScreened: boolean
  /** The comparison with another node; undefined if there is none, or nothing to compare. */
  readonly compared: Comparison | undefined
  /** Why accounts are unknown; undefined if none is. */
  readonly error: DeliveryError | undefined
}

/** In `listed`: the oracle did not answer for the account, or for another one of the same call. */
const unscreened = 255

/** Accounts that were looked up before, and what was found. */
export type EarlierSurveys = { readonly accounts: PackedAccounts; readonly surveys: readonly ChainSurvey[] }

/** What an earlier survey knows of these accounts; the others are unknown. Only a comparison of the same accounts counts. */
function carryOver(accounts: PackedAccounts, earlier: PackedAccounts, survey: ChainSurvey): ChainSurvey | undefined {
  // Either node may be wrong, so the chain is asked about all accounts again.
  if (survey.compared && survey.compared.different > 0) return undefined
  if (accounts === earlier) return survey
  const places = new Map<string, number>()
  for (let place = 0; place < survey.kinds.length; place++) places.set(accountAt(earlier, place), place)
  const count = countPacked(accounts)
  const kinds = new Uint8Array(count).fill(accountKinds.unknown)
  const codes = new Map<number, bigint>()
  const listed = survey.listed && new Uint8Array(count)
  for (let index = 0; index < count; index++) {
    const place = places.get(accountAt(accounts, index))
    if (place === undefined) continue
    kinds[index] = survey.kinds[place] ?? accountKinds.unknown
    const code = survey.codes.get(place)
    if (code !== undefined) codes.set(index, code)
    if (listed) listed[index] = survey.listed?.[place] ?? 0
  }
  return { ...survey, kinds, codes, listed, compared: undefined }
}

/** Calls to one chain at a time. */
const callsAtOnce = 4
const sampleSize = 1000
/** Failures of the same call after which the node is taken to refuse it. */
const patience = 4
/** Milliseconds without an answer after which a chain is given up. */
const silence = 60_000
/** A node that refuses so few accounts refuses the question. */
const fewest = 25

/** Whether a node was not reached, which says nothing about the call. */
function isUnreached(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError) !== null
  )
}

/** Milliseconds until a call that failed is made again. */
function pauseAfter(failures: number): number {
  return Math.min(250 * 2 ** failures, 8000)
}

type Range = { readonly from: number; readonly to: number; readonly failures: number }

type Columns = Pick<ChainSurvey, 'kinds' | 'listed'>

/** Whether the account at a place is unknown, or was not looked up in the oracle. */
function isOpen({ kinds, listed }: Columns, place: number): boolean {
  return kinds[place] === accountKinds.unknown || listed?.[place] === unscreened
}

/** Places that were not asked about yet, or in vain. */
function* openRanges(columns: Columns): Generator<Range> {
  const { length } = columns.kinds
  let from = 0
  while (from < length) {
    if (!isOpen(columns, from)) {
      from++
      continue
    }
    let to = from
    while (to < length && isOpen(columns, to)) to++
    yield { from, to, failures: 0 }
    from = to
  }
}

type Progress = { readonly accounts: PackedAccounts; readonly clock: Clock; readonly signal: AbortSignal | undefined }

/** Compares a sample, spread over all accounts, with another node. A contract for one must be a contract for the other. */
async function compare(
  { accounts }: Progress,
  otherClient: ChainClient,
  kinds: Uint8Array,
): Promise<Comparison | undefined> {
  const step = Math.max(1, Math.floor(kinds.length / sampleSize))
  const sample = Array.from({ length: Math.ceil(kinds.length / step) }, (_, place) => place * step)
    .filter((index) => kinds[index] !== accountKinds.unknown)
    .slice(0, sampleSize)
  if (sample.length === 0) return undefined
  const packed = packAccounts(sample.map((index) => accountAt(accounts, index)))
  const read = (mode: ReaderMode) => fetchAccounts(otherClient, mode, packed, undefined)
  let part: AccountPart
  try {
    part = await read('override').catch(() => read('creation'))
  } catch (error) {
    return { asked: 0, different: 0, error: toDeliveryError(error) }
  }
  const hasCode = (kind: number | undefined) => kind === accountKinds.contract
  const different = sample.filter((index, place) => hasCode(kinds[index]) !== hasCode(part.kinds[place])).length
  return { asked: sample.length, different, error: undefined }
}

async function fetchBlockNumber(client: ChainClient, { clock, signal }: Progress): Promise<bigint> {
  for (let failures = 1; ; failures++) {
    signal?.throwIfAborted()
    try {
      return await client.getBlockNumber({ cacheTime: 0 })
    } catch (error) {
      if (failures > 2 * patience || toDeliveryError(error).name !== 'RpcRateLimitedError') throw error
      await clock.sleep(pauseAfter(failures), signal)
    }
  }
}

async function surveyChain(
  { chainId, client, otherClient, oracle }: SurveyedChain,
  progress: Progress,
  earlier: ChainSurvey | undefined,
  onPart: (count: number) => void,
  onStart: (readSoFar: () => ChainSurvey) => void,
): Promise<ChainSurvey> {
  const { accounts, clock, signal } = progress
  const count = countPacked(accounts)
  const kinds = earlier?.kinds.slice() ?? new Uint8Array(count).fill(accountKinds.unknown)
  const codes = new Map(earlier?.codes)
  const listed = oracle && (earlier ? earlier.listed?.slice() : new Uint8Array(count))
  const firstSize = oracle ? maxAccountsWithOracle : maxAccounts.override
  let [mode, size, largestAnswered]: [ReaderMode, number, number] = ['override', firstSize, 0]
  let lastAnswer = clock.now()
  let error: DeliveryError | undefined
  let blockNumber = earlier?.blockNumber ?? 0n
  // From the end, as the last is taken first.
  const queue = [...openRanges({ kinds, listed })].toReversed()
  // What is asked now may contradict the other node.
  const comparedBefore = queue.length === 0 && !earlier?.compared?.error ? earlier?.compared : undefined
  const survey = (compared: Comparison | undefined): ChainSurvey => {
    const isScreened = listed !== undefined && !listed.includes(unscreened)
    return { chainId, blockNumber, kinds, codes, listed, isScreened, compared, error }
  }
  /** The next call, no larger than what the node takes by now. */
  const next = (): Range | undefined => {
    const range = queue.pop()
    if (!range || range.to - range.from <= size) return range
    queue.push({ ...range, from: range.from + size })
    return { ...range, to: range.from + size }
  }
  const take = ({ from }: Range, part: AccountPart, usedMode: ReaderMode) => {
    kinds.set(part.kinds, from)
    for (const [place, code] of part.codes.entries()) if (code !== 0n) codes.set(from + place, code)
    listed?.set(part.isScreened ? part.listed : part.listed.map((isListed) => isListed || unscreened), from)
    lastAnswer = clock.now()
    largestAnswered = Math.max(largestAnswered, part.kinds.length)
    // Another call failed for another reason.
    if (usedMode === 'override' && mode === 'creation') [mode, size] = [usedMode, firstSize]
    onPart(part.kinds.length)
  }
  /** Decides how a call that failed is made again; false if the chain is given up. */
  const retry = async (range: Range, usedMode: ReaderMode, cause: unknown): Promise<boolean> => {
    const failure = toDeliveryError(cause)
    const failures = range.failures + 1
    const length = range.to - range.from
    // A call of this size was answered before, so its size is not the reason.
    const isPassing = failure.name === 'RpcRateLimitedError' || length <= largestAnswered
    const isGivenUp = isPassing
      ? failures > patience && clock.now() - lastAnswer > silence
      : failures >= patience && length < 2 * fewest
    if (isGivenUp) {
      error ??= failure
      return false
    }
    const isHalved = !isPassing && failures >= patience
    if (!isPassing && usedMode === 'override' && largestAnswered === 0 && (isHalved || !isUnreached(cause))) {
      mode = 'creation'
      size = Math.min(size, maxAccounts.creation)
    } else if (isHalved) size = Math.min(size, Math.ceil(length / 2))
    else await clock.sleep(pauseAfter(failures), signal)
    queue.push({ ...range, failures: isPassing || !isHalved ? failures : 0 })
    return true
  }
  const work = async () => {
    for (let range = next(); range && !error; range = next()) {
      signal?.throwIfAborted()
      const usedMode = mode
      try {
        const part = accounts.slice(range.from * 40, range.to * 40)
        take(range, await fetchAccounts(client, usedMode, part, oracle), usedMode)
      } catch (cause) {
        if (!(await retry(range, usedMode, cause))) return
      }
    }
  }
  try {
    if (blockNumber === 0n) blockNumber = await fetchBlockNumber(client, progress)
    onStart(() => survey(comparedBefore))
    await Promise.all(Array.from({ length: callsAtOnce }, work))
  } catch (cause) {
    signal?.throwIfAborted()
    error ??= toDeliveryError(cause)
  }
  return survey(comparedBefore ?? (otherClient && (await compare(progress, otherClient, kinds))))
}

/**
 * Looks accounts up on several chains: empty, used, contract or delegated. A node that refuses large calls gets smaller ones; what a node
 * does not tell stays `unknown`, with the error beside it, and no other chain is affected.
 *
 * @returns one survey for each chain, in their order
 * @throws the reason of `signal` when it is aborted
 */
export async function surveyAccounts({
  accounts,
  chains,
  clock,
  signal,
  earlier,
  onStart,
  onProgress,
}: {
  readonly accounts: PackedAccounts
  readonly chains: readonly SurveyedChain[]
  readonly clock: Clock
  readonly signal?: AbortSignal | undefined
  /** Only accounts that are not in it, or unknown or unscreened there, are asked, unless another node contradicted the chain's. */
  readonly earlier?: EarlierSurveys | undefined
  /** Called at the start with a function for what is known so far, with which an aborted survey can be continued. */
  readonly onStart?: ((readSoFar: () => EarlierSurveys) => void) | undefined
  /** Called with the number of answers so far, over all chains. */
  readonly onProgress?: ((done: number, all: number) => void) | undefined
}): Promise<ChainSurvey[]> {
  const count = countPacked(accounts)
  const begun = chains.map(({ chainId, oracle }) => {
    const survey = earlier?.surveys.find((each) => each.chainId === chainId)
    const carried = earlier && survey && carryOver(accounts, earlier.accounts, survey)
    // One that had no oracle has screened nothing.
    return carried && { ...carried, listed: oracle && (carried.listed ?? new Uint8Array(count).fill(unscreened)) }
  })
  const all = chains.length * count
  let done = 0
  for (const survey of begun) for (let place = 0; survey && place < count; place++) if (!isOpen(survey, place)) done++
  // What is continued does not begin at zero.
  if (done > 0) onProgress?.(done, all)
  const onPart = (answers: number) => onProgress?.((done += answers), all)
  const readers: (() => ChainSurvey)[] = []
  onStart?.(() => ({ accounts, surveys: readers.map((read) => read()) }))
  const progress = { accounts, clock, signal }
  return Promise.all(
    chains.map((chain, place) => surveyChain(chain, progress, begun[place], onPart, (read) => readers.push(read))),
  )
}
