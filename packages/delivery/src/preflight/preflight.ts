import { type ChainFacts, getChainFacts } from '@slotdrop/chains'
import { type Address, type Manifest, slotProgress, takesErc20, slotWord } from '@slotdrop/drops'
import { findAllowanceOverride, findBalanceOverride, mergeOverrides } from './stateOverrides.ts'
import { checkReadiness } from '../authorise/checkReadiness.ts'
import { type Problem } from '../authorise/Readiness.ts'
import { type Reason, decodeRowReason, inexactReason, type RevertedError } from '../errors/index.ts'
import { fetchMarket } from '../fees/fetchMarket.ts'
import { fetchL1Fee } from '../network/fetchL1Fee.ts'
import { fetchTransactionGasCap } from '../network/fetchTransactionGasCap.ts'
import type { ChainClient } from '../ports.ts'
import { findInexactRow, isInexactTransfer } from '../send/findInexactRow.ts'
import { chooseRowGas, defaultRowGas, trialRowGas } from '../fees/rowGas.ts'
import { sendRequest } from '../send/sendRequest.ts'
import { countAll, countTransactions, defaultRoom } from '../send/sizeTransaction.ts'
import { type Trial, type Trials, type TrialTerms } from './trials.ts'
import { canSimulate, trialsBySimulation } from './trialsBySimulation.ts'
import { trialsByCall } from './trialsByCall.ts'

/** What a row would do if it were sent now. */
export type RowVerdict =
  | { readonly kind: 'settled' | 'ok' }
  | { readonly kind: 'refused'; readonly reason: Reason }
  /** The token keeps a part: this arrives, base units. */
  | { readonly kind: 'short'; readonly received: bigint }
  /** Its slot as a whole would fail, or could not be tried: see `SlotForecast.problem`. */
  | { readonly kind: 'unchecked' }

/** What a slot would do if it were sent now. */
export type SlotForecast = {
  readonly index: number
  /** Rows that would be tried: all open ones. */
  readonly rows: number
  /** Rows of them that the token or their accounts refuse; one of them stops a strict slot as a whole. */
  readonly refusedRows: number
  /** Units of gas in all; undefined when the slot could not be tried. */
  readonly gas: bigint | undefined
  /** Transactions that the chain's gas cap makes of it. */
  readonly transactions: number
  /** Why no row of it would be paid. */
  readonly problem: RevertedError | undefined
}

/** What sending would do, asked before anything is signed. */
export type Preflight = {
  /** How it was found out; `none` when the chain offers no way before the approval. */
  readonly method: 'simulation' | 'call' | 'none'
  /** What stands in the way of the whole drop. */
  readonly problems: readonly Problem[]
  readonly slots: readonly SlotForecast[]
  readonly refusedRows: number
  /** Rows that would get less than the list says. */
  readonly shortRows: number
  /** The token moves another amount than it is asked to, so that nothing can be paid but by a direct drop. */
  readonly hasTransferFee: boolean
  /** Units of gas for all slots that were tried. */
  readonly gas: bigint
  /** Transactions that `createSender` makes of them: it puts as many slots into one as fit. */
  readonly transactions: number
  /** Wei a unit of gas, at the moment. */
  readonly feePerGas: bigint
  /** Wei that a chain of the OP stack takes for the bytes of all of them on L1, beside their gas; zero on other chains. */
  readonly l1Fee: bigint
  /** Units of gas to give the call of each row: enough for every row of the dearest slot, with a margin. */
  readonly rowGas: bigint
  /** Units of gas that one transaction of this chain may have. */
  readonly gasCap: bigint
  /** Verdict of a row by its place in the manifest. */
  verdict(rowIndex: number): RowVerdict
}

/** What to try. */
export type PreflightParameters = {
  readonly client: ChainClient
  readonly manifest: Manifest
  /** Who will send. Default: the drop's sender. */
  readonly account?: Address | undefined
  /** Slots to try. Default: all with open rows. */
  readonly slots?: readonly number[] | undefined
  readonly facts?: ChainFacts | undefined
  readonly signal?: AbortSignal | undefined
  /** Called with the number of slots tried so far. */
  readonly onProgress?: ((done: number, all: number) => void) | undefined
}

const slotsAtOnce = 4

/** Balances did not add up. */
function isInexact(trial: Trial): boolean {
  return trial.kind === 'reverted' && isInexactTransfer(trial.reason)
}

/** The row that is the cause, where it is one: a token that keeps a part stops every row, and a row alone tells nothing of it. */
async function findOdd({ trySlot }: Trials, slot: number, mask: bigint): Promise<number | undefined> {
  if (slotWord.count(mask) === 1) return undefined
  const found = await findInexactRow(new Map([[slot, mask]]), async (rows) =>
    isInexact(await trySlot(slot, rows.get(slot) ?? 0n)),
  )
  return found?.row
}

/**
 * A strict slot names one bad row at a time, and one with a row at which balances do not add up names none: such a row is taken out
 * and the rest tried again, until all are named.
 */
async function narrow(trials: Trials, slot: number, open: bigint): Promise<Trial> {
  const { trySlot, explain } = trials
  const named = new Map<number, Reason>()
  const untilItRuns = async (mask: bigint): Promise<Trial> => {
    if (mask === 0n) return { kind: 'ran', gas: 0n, refused: new Map(), short: new Map() }
    const trial = await trySlot(slot, mask)
    const odd = isInexact(trial) ? await findOdd(trials, slot, mask) : undefined
    if (odd !== undefined) {
      named.set(odd, inexactReason)
      return untilItRuns(mask & ~slotWord.maskOf([odd]))
    }
    const [, row, reason] =
      trial.kind === 'reverted' && trial.reason.errorName === 'RowRejected' ? trial.reason.args : []
    if (typeof row !== 'bigint' || !slotWord.isSet(mask, Number(row))) return trial
    named.set(Number(row), decodeRowReason(reason))
    return untilItRuns(mask & ~slotWord.maskOf([Number(row)]))
  }
  const trial = await untilItRuns(open)
  if (trial.kind === 'reverted') return trial
  await explain(slot, named)
  return { ...trial, refused: new Map([...named, ...trial.refused]) }
}

/** Ways to try slots. A sender that is short of the tokens is given them, so that what refuses rows is found in the same run. */
async function chooseTrials(
  client: ChainClient,
  manifest: Manifest,
  account: Address,
  { isShort, ...terms }: TrialTerms & { readonly isShort: boolean },
) {
  const wealth = isShort && takesErc20(manifest.terms) ? await findBalanceOverride(client, manifest) : []
  if (await canSimulate(client, manifest.terms.sender))
    return {
      method: 'simulation' as const,
      trials: trialsBySimulation(client, manifest, account, wealth ?? [], terms),
    }
  const allowance = await findAllowanceOverride(client, manifest)
  if (allowance === undefined) return { method: 'none' as const, trials: undefined }
  return {
    method: 'call' as const,
    trials: trialsByCall(client, manifest, account, mergeOverrides(allowance, wealth ?? []), terms),
  }
}

/** The gas of each row, as trials of the dearest slot tell; the default where none could be tried. */
async function planRowGas(
  ways: Trials | undefined,
  slots: readonly SlotForecast[],
  payable: (slot: number) => bigint,
  gasCap: bigint,
): Promise<bigint> {
  const perRow = ({ gas = 0n, rows }: SlotForecast) => gas / BigInt(Math.max(1, rows))
  const [dearest] = slots.toSorted((a, b) => Number(perRow(b) - perRow(a)))
  const mask = dearest ? payable(dearest.index) : 0n
  const isEnough = async (rowGas: bigint) => {
    if (!ways || !dearest || mask === 0n) return true
    const trial = await ways.trySlot(dearest.index, mask, rowGas)
    return trial.kind === 'ran' && trial.refused.size === 0
  }
  const isDefaultEnough = await isEnough(defaultRowGas)
  return chooseRowGas({ gasPerRow: dearest ? perRow(dearest) : 0n, gasCap, isDefaultEnough, isEnough })
}

/** Problems that make a trial meaningless. */
function isFatal({ kind }: Problem) {
  return kind !== 'short-balance' && kind !== 'no-fees' && kind !== 'contract-account' && kind !== 'not-open-yet'
}

/**
 * Tries every open row on the chain as it is now, without signing anything: a verdict a row, gas a slot. By `eth_simulateV1` where the
 * node has it, else by `eth_call` with the approval put into the state; a strict slot is narrowed down to its bad rows.
 *
 * @throws DeliveryError when the node stops answering; the reason of `signal` when it is aborted
 */
export async function preflight({
  client,
  manifest,
  account = manifest.terms.sender,
  slots,
  facts = getChainFacts(manifest.terms.chainId),
  signal,
  onProgress,
}: PreflightParameters): Promise<Preflight> {
  const { problems, progress } = await checkReadiness({ client, manifest })
  const isPossible = progress !== undefined && !problems.some(isFatal)
  const [gasCap, feePerGas] = isPossible
    ? await Promise.all([fetchTransactionGasCap(client, manifest.terms.chainId, facts), client.getGasPrice()])
    : [facts.transactionGasCap, 0n]
  const { method, trials: ways } = isPossible
    ? await chooseTrials(client, manifest, account, {
        isShort: problems.some(({ kind }) => kind === 'short-balance'),
        gasCap,
        market: await fetchMarket(client),
      })
    : { method: 'none' as const, trials: undefined }
  const words = progress?.slots.map(({ word }) => word) ?? []
  const wanted = (slots ?? words.map((_, index) => index)).filter((slot) => openOf(manifest, words, slot) !== 0n)

  const trials = new Map<number, Trial>()
  if (ways)
    for (let from = 0; from < wanted.length; from += slotsAtOnce) {
      signal?.throwIfAborted()
      const part = wanted.slice(from, from + slotsAtOnce)
      const found = await Promise.all(
        part.map(async (slot) => [slot, await narrow(ways, slot, openOf(manifest, words, slot))] as const),
      )
      for (const [slot, trial] of found) trials.set(slot, trial)
      onProgress?.(trials.size, wanted.length)
    }

  const forecasts = wanted.map((index): SlotForecast => {
    const trial = trials.get(index)
    const gas = trial?.kind === 'ran' ? trial.gas : undefined
    return {
      index,
      rows: slotWord.count(openOf(manifest, words, index)),
      refusedRows: trial?.kind === 'ran' ? trial.refused.size : 0,
      gas,
      transactions: gas === undefined ? 1 : Math.max(1, Number((gas + gasCap - 1n) / gasCap)),
      problem: trial?.kind === 'reverted' ? trial.reason : undefined,
    }
  })
  const all = [...trials.values()]
  const paying = forecasts.filter(({ problem, rows, refusedRows }) => problem === undefined && rows > refusedRows)
  const payable = (slot: number) => {
    const trial = trials.get(slot)
    const refused = trial?.kind === 'ran' ? [...trial.refused.keys()] : []
    return openOf(manifest, words, slot) & ~slotWord.maskOf(refused)
  }
  const gas = forecasts.reduce((sum, { gas: each = 0n }) => sum + each, 0n)
  const gasRows = forecasts.reduce((sum, { gas: each, rows }) => sum + (each === undefined ? 0 : rows), 0)
  return {
    method,
    problems,
    slots: forecasts,
    refusedRows: forecasts.reduce((sum, { refusedRows }) => sum + refusedRows, 0),
    shortRows: all.reduce((sum, trial) => sum + (trial.kind === 'ran' ? trial.short.size : 0), 0),
    hasTransferFee: all.some((trial) => trial.kind === 'reverted' && trial.reason.errorName === 'InexactTransfer'),
    gas,
    transactions: countTransactions(new Map(paying.map(({ index }) => [index, openOf(manifest, words, index)])), {
      gasCap,
      gasPerRow: gasRows > 0 ? gas / BigInt(gasRows) + 1n : 0n,
      ...(gasRows > 0 ? defaultRoom : { ...defaultRoom, maxSlots: 1 }),
    }),
    feePerGas,
    l1Fee: await fetchL1Fees({ client, manifest, facts, words, slots: paying.map(({ index }) => index) }),
    rowGas: await planRowGas(ways, paying, payable, gasCap),
    gasCap,
    verdict(rowIndex) {
      const slot = Math.floor(rowIndex / manifest.terms.slotSize)
      const row = rowIndex % manifest.terms.slotSize
      if (slotWord.isSet(words[slot] ?? 0n, row)) return { kind: 'settled' }
      const trial = trials.get(slot)
      if (trial?.kind !== 'ran') return { kind: 'unchecked' }
      const reason = trial.refused.get(row)
      if (reason !== undefined) return { kind: 'refused', reason }
      const received = trial.short.get(row)
      return received === undefined ? { kind: 'ok' } : { kind: 'short', received }
    },
  }
}

function openOf(manifest: Manifest, words: readonly bigint[], slot: number): bigint {
  return slotProgress(manifest, slot, words[slot] ?? 0n).openMask
}

/** What L1 takes for slots: as much a row as for the first of them. */
async function fetchL1Fees({
  client,
  manifest,
  facts,
  words,
  slots,
}: {
  readonly client: ChainClient
  readonly manifest: Manifest
  readonly facts: ChainFacts
  readonly words: readonly bigint[]
  readonly slots: readonly number[]
}): Promise<bigint> {
  const [first] = slots
  if (first === undefined || facts.isOpStack === false) return 0n
  const open = new Map(slots.map((slot) => [slot, openOf(manifest, words, slot)]))
  const measured = new Map([[first, openOf(manifest, words, first)]])
  const { chainId } = manifest.terms
  const fee = await fetchL1Fee({
    client,
    chainId,
    facts,
    request: sendRequest(manifest, measured, trialRowGas(facts.transactionGasCap)),
  })
  return (fee * BigInt(countAll(open))) / BigInt(countAll(measured))
}
