import type { ChainFacts } from './chains/ChainParts.ts'
import { facts } from './generated/facts.ts'

// Of a chain nobody has looked up, the strictest of the known figures is assumed.
const unknownChainFacts: ChainFacts = {
  stage: 'live',
  transactionGasCap: 15_000_000n,
  blockGasLimit: 15_000_000n,
  finality: { minedConfirmations: 3, hasFinalizedTag: true, finalConfirmations: 64 },
  isOpStack: undefined,
  hasDataFee: false,
  maxInFlightDelegated: 1,
}

/** The facts of a chain; cautious ones of a chain that is not known. */
export function getChainFacts(chainId: number): ChainFacts {
  return facts[chainId] ?? unknownChainFacts
}

/** Whether a chain's cap holds at a time, in seconds; undefined: now or later, nobody said when. */
function isCapped({ gasCapFrom, gasCapUntil }: ChainFacts, seconds: bigint | undefined): boolean {
  if (seconds === undefined) return true
  const at = Number(seconds) * 1000
  return !(gasCapFrom && at < Date.parse(gasCapFrom)) && !(gasCapUntil && at >= Date.parse(gasCapUntil))
}

/**
 * Most gas one transaction can be given: the smallest of the chain's cap, as long as its time is not over, the block's limit and the node's
 * answer.
 */
export function getTransactionGasCap(
  chainId: number,
  node: {
    readonly blockGasLimit?: bigint | undefined
    readonly transactionGasCap?: bigint | undefined
    /** Time of the block. Left out: a cap is taken to hold. */
    readonly seconds?: bigint | undefined
  } = {},
): bigint {
  const known = getChainFacts(chainId)
  const block = node.blockGasLimit ?? known.blockGasLimit
  const cap = node.transactionGasCap ?? (isCapped(known, node.seconds) ? known.transactionGasCap : block)
  return cap < block ? cap : block
}
