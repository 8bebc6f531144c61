import { type Manifest, slotProgress, slotWord } from '@slotdrop/drops'
import { type FeePolicy, feePerGasOf } from '../fees/feePolicy.ts'
import { fetchMarket } from '../fees/fetchMarket.ts'
import { fetchL1Fee } from '../network/fetchL1Fee.ts'
import { fetchTransactionGasCap } from '../network/fetchTransactionGasCap.ts'
import { chooseWork, type Room, unmeasuredGasPerRow, defaultGasReserve, withReserve } from '../pipeline/chooseWork.ts'
import type { ChainClient } from '../ports.ts'
import { headroomOf, spareOf, trialRowGas } from '../fees/rowGas.ts'
import { sendRequest } from '../send/sendRequest.ts'
import { countTransactions, defaultRoom } from '../send/sizeTransaction.ts'
import { fetchWords } from '../settled/fetchWords.ts'
import { preflight, type SlotForecast } from './preflight.ts'

/** Slots that are tried: what the others take is concluded from them. */
const maxTrials = 4
/** What a transaction takes before it does anything. */
const intrinsicGas = 21_000n
/** Transactions that are planned at a time, as many as are under way at most. */
const maxInFlight = 16

type Masks = ReadonlyMap<number, bigint>

/** What sending the open rows takes. */
export type SendingEstimate = {
  /** Slots with open rows. */
  readonly slots: number
  readonly transactions: number
  /** Transactions of a wallet that is asked for each, as `createSender` plans them. */
  readonly byWallet: number
  /** Units of gas that they use. */
  readonly gas: bigint
  /** False where no slot could be tried, so that a usual figure stands for the token's. */
  readonly isMeasured: boolean
  /** Wei a unit of gas, now. */
  readonly feePerGas: bigint
  /** Wei in all: now, and at the ceiling; with what chains of the OP stack take beside gas. */
  readonly fee: bigint
  readonly feeAtCeiling: bigint
  /**
   * Wei to give to a key that sends: what all transactions may cost at the highest price that the sender allows, and an eighth more. What is
   * left goes back.
   */
  readonly gasMoney: bigint
}

/** What to estimate. */
export type EstimateParameters = {
  readonly client: ChainClient
  readonly manifest: Manifest
  /** Left out: a ceiling of twice the present price is reckoned with. */
  readonly fees?: FeePolicy | undefined
  /** Words of all slots, as known. Left out: they are read. */
  readonly words?: readonly bigint[] | undefined
}

function openMasks(manifest: Manifest, words: readonly bigint[]): Map<number, bigint> {
  const masks = Array.from({ length: manifest.slotCount }, (_, slot): [number, bigint] => [
    slot,
    slotProgress(manifest, slot, words[slot] ?? 0n).openMask,
  ])
  return new Map(masks.filter(([, mask]) => mask !== 0n))
}

/** The first, the last, and what lies between them. */
function spread(slots: readonly number[]): number[] {
  const count = Math.min(maxTrials, slots.length)
  const places = Array.from({ length: count }, (_, index) =>
    Math.round((index * (slots.length - 1)) / (count - 1 || 1)),
  )
  return places.flatMap((place) => slots[place] ?? [])
}

/** Gas of one row with its share of a slot, without what each transaction takes. */
function gasPerRowIn(trials: readonly SlotForecast[]): bigint | undefined {
  let [gas, rows] = [0n, 0]
  for (const trial of trials) {
    if (trial.gas === undefined || trial.rows === 0) continue
    gas += trial.gas - intrinsicGas
    rows += trial.rows
  }
  return rows === 0 ? undefined : gas / BigInt(rows) + 1n
}

function rowsIn(masks: Masks): number {
  return [...masks.values()].reduce((sum, mask) => sum + slotWord.count(mask), 0)
}

/** What the transactions carry: the first one slot alone, for it is measured, and then what fills the blocks. */
function planTransactions(open: Masks, room: Omit<Room, 'underWay' | 'count' | 'maxSlots' | 'maxRows'>): Masks[] {
  const left = new Map(open)
  const plan: Masks[] = []
  while (left.size > 0) {
    const isFirst = plan.length === 0
    const limits = { underWay: [], count: isFirst ? 1 : maxInFlight, maxSlots: isFirst ? 1 : Infinity, maxRows: 10_000 }
    const chosen = chooseWork(left, { ...room, ...limits })
    if (chosen.length === 0) break
    for (const work of chosen)
      for (const [slot, mask] of work) {
        const rest = (left.get(slot) ?? 0n) & ~mask
        if (rest === 0n) left.delete(slot)
        else left.set(slot, rest)
      }
    plan.push(...chosen)
  }
  return plan
}

/** What L1 takes for all transactions: as much a row as for those of the first. */
async function fetchL1Fees(
  client: ChainClient,
  manifest: Manifest,
  [first]: readonly Masks[],
  rows: number,
  gasCap: bigint,
): Promise<bigint> {
  if (!first) return 0n
  const { chainId } = manifest.terms
  const fee = await fetchL1Fee({ client, chainId, request: sendRequest(manifest, first, trialRowGas(gasCap)) })
  const measured = BigInt(rowsIn(first))
  return (fee * BigInt(rows) + measured - 1n) / measured
}

function larger(a: bigint, b: bigint) {
  return a > b ? a : b
}

/**
 * Estimates what `createPipeline` takes for the open rows, as things stand: a few slots are tried, before the approval too, and the
 * transactions are planned as they would be sent. Coins that go along with transactions count to neither fee nor gas money.
 *
 * @throws DeliveryError when the node stops answering
 */
export async function estimateSending({ client, manifest, fees, words }: EstimateParameters): Promise<SendingEstimate> {
  const { chainId } = manifest.terms
  const [settled, market, transactionGasCap] = await Promise.all([
    words ?? fetchWords({ client, manifest }),
    fetchMarket(client),
    fetchTransactionGasCap(client, chainId),
  ])
  const feePerGas = feePerGasOf(market)
  const open = openMasks(manifest, settled)
  const rows = rowsIn(open)
  if (rows === 0)
    return {
      ...{ slots: 0, transactions: 0, byWallet: 0, gas: 0n, isMeasured: true },
      ...{ feePerGas, fee: 0n, feeAtCeiling: 0n, gasMoney: 0n },
    }
  const tried = await preflight({ client, manifest, slots: spread([...open.keys()]) })
  const measured = gasPerRowIn(tried.slots)
  const gasPerRow = measured ?? unmeasuredGasPerRow
  const blockGasLimit = market.block.gasLimit
  const plan = planTransactions(open, { blockGasLimit, transactionGasCap, gasPerRow, gasReserve: defaultGasReserve })
  const gas = gasPerRow * BigInt(rows) + intrinsicGas * BigInt(plan.length)
  const l1Fee = await fetchL1Fees(client, manifest, plan, rows, transactionGasCap)
  const ceiling = fees?.ceiling ?? 2n * feePerGas
  // Headroom and spare are not used up, but a node takes no transaction whose whole limit is not paid for.
  const { rowGas } = tried
  const isStrict = manifest.terms.policy === 'strict'
  const limitOf = (count: number) =>
    withReserve(gasPerRow * BigInt(count) + intrinsicGas, defaultGasReserve) +
    headroomOf(rowGas) +
    (isStrict ? 0n : spareOf(rowGas, count))
  const limits = plan.reduce((sum, work) => sum + limitOf(rowsIn(work)), 0n)
  return {
    slots: open.size,
    transactions: plan.length,
    byWallet: countTransactions(open, { ...defaultRoom, gasCap: transactionGasCap, gasPerRow }),
    gas,
    isMeasured: measured !== undefined,
    feePerGas,
    fee: gas * feePerGas + l1Fee,
    feeAtCeiling: gas * ceiling + l1Fee,
    // What L1 takes may double until it is sent.
    gasMoney: (limits * larger(ceiling, fees?.urgentCeiling ?? ceiling) * 9n) / 8n + 2n * l1Fee,
  }
}
