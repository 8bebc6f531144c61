import type { Fees } from '../ports.ts'

/** What a sender allows to be paid for gas. */
export type FeePolicy = {
  /** Wei a unit of gas (base and priority fee) above which nothing is sent. Absolute: a node's word never raises it. */
  readonly ceiling: bigint
  /** The highest that the sender allowed, from when `finishBy` comes near. Default: `ceiling`. */
  readonly urgentCeiling?: bigint | undefined
  /** Milliseconds since 1970. Where gas is still above the ceiling then, sending stops with a `FinishByPassedError`. */
  readonly finishBy?: number | undefined
}

/** What gas costs at the moment, as nodes tell. Wei a unit of gas. */
export type FeeMarket = {
  /** Base fee of the next block, estimated; undefined on chains without EIP-1559. */
  readonly baseFee: bigint | undefined
  /** Suggested priority fee; on chains without EIP-1559 the whole price. */
  readonly priorityFee: bigint
  /** Lowest priority fee that the chain's nodes accept, as in `ChainFacts`; undefined: any. */
  readonly minPriorityFee?: bigint | undefined
}

/** What is offered for gas now, or why nothing is. */
export type FeeOffer =
  | { readonly kind: 'offer'; readonly fees: Fees }
  | { readonly kind: 'too-high'; readonly feePerGas: bigint; readonly ceiling: bigint }

/** Priority fees are a few gwei at most, or in proportion to the base fee; a node that asks for more is not believed. */
const defaultPriorityFee = 3_000_000_000n

function smaller(a: bigint, b: bigint) {
  return a < b ? a : b
}

function larger(a: bigint, b: bigint) {
  return a > b ? a : b
}

/** The most that a transaction with these fees pays for a unit of gas. */
export function maxFeeOf(fees: Fees): bigint {
  return 'gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas
}

/** What a unit of gas costs with this market. */
export function feePerGasOf({ baseFee, priorityFee, minPriorityFee = 0n }: FeeMarket): bigint {
  if (baseFee === undefined) return larger(priorityFee, minPriorityFee)
  return baseFee + larger(minPriorityFee, smaller(priorityFee, larger(defaultPriorityFee, 2n * baseFee)))
}

/** The ceiling that holds now: the urgent one once what is left needs, with a fourth to spare, all the time there is. */
export function ceilingAt(
  { ceiling, urgentCeiling = ceiling, finishBy }: FeePolicy,
  { now, millisecondsNeeded }: { readonly now: number; readonly millisecondsNeeded: number },
): bigint {
  const isUrgent = finishBy !== undefined && now + millisecondsNeeded * 1.25 >= finishBy
  return isUrgent ? larger(ceiling, urgentCeiling) : ceiling
}

/** Fees of a new transaction: enough for a base fee twice as high as now, and never above the ceiling. */
export function offerFees(market: FeeMarket, ceiling: bigint): FeeOffer {
  const feePerGas = feePerGasOf(market)
  if (feePerGas > ceiling) return { kind: 'too-high', feePerGas, ceiling }
  const { baseFee } = market
  if (baseFee === undefined) return { kind: 'offer', fees: { gasPrice: smaller(ceiling, (feePerGas * 9n) / 8n) } }
  const maxPriorityFeePerGas = feePerGas - baseFee
  const maxFeePerGas = smaller(ceiling, 2n * baseFee + maxPriorityFeePerGas)
  return { kind: 'offer', fees: { maxFeePerGas, maxPriorityFeePerGas } }
}

/**
 * Fees of a trial, which carries the gas price that the transaction will have. Undefined if the paying account does not hold them, as nodes
 * refuse such a trial.
 */
export function trialFees(
  market: FeeMarket,
  { purse, gas, value }: { readonly purse: bigint; readonly gas: bigint; readonly value: bigint },
): Fees | undefined {
  const offer = offerFees(market, feePerGasOf(market) * 4n)
  if (offer.kind === 'too-high') return undefined
  return purse >= gas * maxFeeOf(offer.fees) + value ? offer.fees : undefined
}

/** Nodes take a replacement that offers a tenth more; an eighth is safe against rounding. */
function raised(fee: bigint): bigint {
  return fee + fee / 8n + 1n
}

/** Fees that replace a waiting transaction: an eighth more in each, and what is offered now; undefined above the ceiling. */
export function replacementFees(waiting: Fees, market: FeeMarket, ceiling: bigint): Fees | undefined {
  const offer = offerFees(market, ceiling)
  if (offer.kind === 'too-high') return undefined
  const { fees } = offer
  if ('gasPrice' in waiting || 'gasPrice' in fees) {
    const gasPrice = larger(raised(maxFeeOf(waiting)), maxFeeOf(fees))
    return gasPrice > ceiling ? undefined : { gasPrice }
  }
  const maxFeePerGas = larger(raised(waiting.maxFeePerGas), fees.maxFeePerGas)
  const maxPriorityFeePerGas = larger(raised(waiting.maxPriorityFeePerGas), fees.maxPriorityFeePerGas)
  if (maxFeePerGas > ceiling || maxPriorityFeePerGas > maxFeePerGas) return undefined
  return { maxFeePerGas, maxPriorityFeePerGas }
}

/** Whether a block with this market can take a transaction with these fees at all. */
export function canBeMined(fees: Fees, { baseFee, priorityFee }: FeeMarket): boolean {
  return maxFeeOf(fees) >= (baseFee ?? priorityFee)
}

function middle(values: readonly bigint[]): bigint {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return sorted[Math.floor(sorted.length / 2)] ?? 0n
}

/**
 * What several nodes tell, as one: the middle base fee (of two the higher one, for a fee that is too low only waits) and the lowest
 * priority fee. One node that lies can therefore make nobody overpay.
 */
export function agreedMarket(markets: readonly FeeMarket[]): FeeMarket {
  const baseFees = markets.flatMap(({ baseFee }) => (baseFee === undefined ? [] : [baseFee]))
  const priorityFees = markets.map(({ priorityFee }) => priorityFee)
  // A fact of the chain, the same for each node.
  const minPriorityFee = markets[0]?.minPriorityFee
  if (baseFees.length === 0) return { baseFee: undefined, priorityFee: middle(priorityFees), minPriorityFee }
  return { baseFee: middle(baseFees), priorityFee: priorityFees.reduce(smaller), minPriorityFee }
}
