import { baseChainId, localChainId, sepoliaChainId } from './ids.ts'

/** `retired`: the network no longer produces blocks. */
export type ChainStage = 'live' | 'test' | 'retired' | 'local'

/** When a transaction counts as mined, and when as final. */
export type Finality = {
  /** Confirmations, the transaction's own block included, after which it is shown as mined. */
  readonly minedConfirmations: number
  /** Final once its block is at or below the node's `finalized` block, where the node has that tag. */
  readonly hasFinalizedTag: boolean
  /** Final after this many confirmations where the node cannot name its `finalized` block. */
  readonly finalConfirmations: number
}

/** What the product knows of a chain beside its definition. Gas is in units of gas. */
export type ChainFacts = {
  readonly stage: ChainStage
  /**
   * Most gas one transaction may ask for: the protocol's cap (EIP-7825), or a safe assumption where the chain has none.
   * What the node answers goes before it.
   */
  readonly transactionGasCap: bigint
  /** First day of the cap; undefined: not known, it is taken to hold. Dates are UTC, as 2025-12-03. */
  readonly gasCapFrom?: string | undefined
  /** First day without the cap, when a fork is dated that lifts it; undefined: none is known. */
  readonly gasCapUntil?: string | undefined
  /** First day of the Amsterdam fork, which reprices new state (EIP-8037); undefined: it has no date. */
  readonly amsterdamFrom?: string | undefined
  /** Usual gas limit of a block. The latest block's own goes before it. */
  readonly blockGasLimit: bigint
  readonly finality: Finality
  /** A chain of the OP stack takes a fee for the transaction's bytes on L1, beside its gas. */
  readonly isOpStack: boolean
  /** The coin as an ERC-20: WETH and its like, where one is canonical. */
  readonly wrappedCoin?: WrappedCoin | undefined
  /** Transactions that a node keeps of one account that delegates to a contract (EIP-7702). */
  readonly maxInFlightDelegated: number
}

/** A wrapped coin. It has the decimals of the coin. */
export type WrappedCoin = { readonly address: `0x${string}`; readonly symbol: string; readonly name: string }

// EIP-7825.
const eip7825Cap = 2n ** 24n

const rollup: Finality = { minedConfirmations: 1, hasFinalizedTag: true, finalConfirmations: 64 }
const proofOfStake: Finality = { minedConfirmations: 2, hasFinalizedTag: true, finalConfirmations: 64 }

const common = { isOpStack: false, maxInFlightDelegated: 1 } as const

function weth(address: `0x${string}`): WrappedCoin {
  return { address, symbol: 'WETH', name: 'Wrapped Ether' }
}

/** The OP stack deploys it at one address on every chain. */
const opStackWeth = weth('0x4200000000000000000000000000000000000006')

const factsById: Readonly<Record<number, ChainFacts>> = {
  1: {
    ...common,
    stage: 'live',
    transactionGasCap: eip7825Cap,
    gasCapFrom: '2025-12-03',
    blockGasLimit: 60_000_000n,
    finality: proofOfStake,
    wrappedCoin: weth('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'),
  },
  5: {
    ...common,
    stage: 'retired',
    transactionGasCap: eip7825Cap,
    blockGasLimit: 30_000_000n,
    finality: proofOfStake,
  },
  // Optimistic rollups took no cap below the block's: Ethereum's is assumed.
  10: {
    ...common,
    stage: 'live',
    transactionGasCap: eip7825Cap,
    blockGasLimit: 40_000_000n,
    finality: rollup,
    isOpStack: true,
    wrappedCoin: opStackWeth,
  },
  // BEP-652.
  56: {
    ...common,
    stage: 'live',
    transactionGasCap: eip7825Cap,
    blockGasLimit: 55_000_000n,
    finality: { minedConfirmations: 3, hasFinalizedTag: true, finalConfirmations: 15 },
    wrappedCoin: { address: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', symbol: 'WBNB', name: 'Wrapped BNB' },
  },
  // The Madhugiri fork took EIP-7825 with 2^25.
  137: {
    ...common,
    stage: 'live',
    transactionGasCap: 2n ** 25n,
    blockGasLimit: 45_000_000n,
    finality: { minedConfirmations: 3, hasFinalizedTag: true, finalConfirmations: 32 },
    wrappedCoin: { address: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', symbol: 'WPOL', name: 'Wrapped POL' },
  },
  // Base: a delegated account may have several transactions under way.
  [baseChainId]: {
    ...common,
    stage: 'live',
    transactionGasCap: eip7825Cap,
    blockGasLimit: 40_000_000n,
    finality: rollup,
    isOpStack: true,
    wrappedCoin: opStackWeth,
    maxInFlightDelegated: 4,
  },
  // ArbOS 51 ("Dia").
  42161: {
    ...common,
    stage: 'live',
    transactionGasCap: 32_000_000n,
    blockGasLimit: 32_000_000n,
    finality: rollup,
    wrappedCoin: weth('0x82aF49447D8a07e3bd95BD0d56f35241523fBab1'),
  },
  // One block is final on Avalanche; its nodes answer `finalized` with the last accepted block.
  43114: {
    ...common,
    stage: 'live',
    transactionGasCap: 15_000_000n,
    blockGasLimit: 15_000_000n,
    finality: { minedConfirmations: 1, hasFinalizedTag: true, finalConfirmations: 1 },
    wrappedCoin: { address: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7', symbol: 'WAVAX', name: 'Wrapped AVAX' },
  },
  [sepoliaChainId]: {
    ...common,
    stage: 'test',
    transactionGasCap: eip7825Cap,
    // No end: since Amsterdam gas for new state may go beyond the cap (EIP-8037), but all other gas stays below it, and a plan counts both.
    gasCapFrom: '2025-10-14',
    amsterdamFrom: '2026-10-06',
    blockGasLimit: 60_000_000n,
    finality: proofOfStake,
    wrappedCoin: weth('0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14'),
  },
  [localChainId]: {
    ...common,
    stage: 'local',
    transactionGasCap: eip7825Cap,
    blockGasLimit: 30_000_000n,
    // The development chain mines on demand: a `finalized` block would lag for ever.
    finality: { minedConfirmations: 1, hasFinalizedTag: false, finalConfirmations: 1 },
  },
}

// Of a chain nobody has looked up, the strictest of the known figures is assumed.
const unknownChainFacts: ChainFacts = {
  ...common,
  stage: 'live',
  transactionGasCap: 15_000_000n,
  blockGasLimit: 15_000_000n,
  finality: { minedConfirmations: 3, hasFinalizedTag: true, finalConfirmations: 64 },
}

/** The facts of a chain; cautious ones of a chain that is not known. */
export function getChainFacts(chainId: number): ChainFacts {
  return factsById[chainId] ?? unknownChainFacts
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
  const facts = getChainFacts(chainId)
  const block = node.blockGasLimit ?? facts.blockGasLimit
  const cap = node.transactionGasCap ?? (isCapped(facts, node.seconds) ? facts.transactionGasCap : block)
  return cap < block ? cap : block
}
