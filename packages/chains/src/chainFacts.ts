import { localChainId, sepoliaChainId } from '@slotdrop/config'

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
  /** Usual gas limit of a block. The latest block's own goes before it. */
  readonly blockGasLimit: bigint
  readonly finality: Finality
}

// EIP-7825.
const eip7825Cap = 2n ** 24n

const rollup: Finality = { minedConfirmations: 1, hasFinalizedTag: true, finalConfirmations: 64 }
const proofOfStake: Finality = { minedConfirmations: 2, hasFinalizedTag: true, finalConfirmations: 64 }

const factsById: Readonly<Record<number, ChainFacts>> = {
  1: { stage: 'live', transactionGasCap: eip7825Cap, blockGasLimit: 60_000_000n, finality: proofOfStake },
  5: { stage: 'retired', transactionGasCap: eip7825Cap, blockGasLimit: 30_000_000n, finality: proofOfStake },
  // Optimistic rollups took no cap below the block's: Ethereum's is assumed.
  10: { stage: 'live', transactionGasCap: eip7825Cap, blockGasLimit: 40_000_000n, finality: rollup },
  // BEP-652.
  56: {
    stage: 'live',
    transactionGasCap: eip7825Cap,
    blockGasLimit: 55_000_000n,
    finality: { minedConfirmations: 3, hasFinalizedTag: true, finalConfirmations: 15 },
  },
  // The Madhugiri fork took EIP-7825 with 2^25.
  137: {
    stage: 'live',
    transactionGasCap: 2n ** 25n,
    blockGasLimit: 45_000_000n,
    finality: { minedConfirmations: 3, hasFinalizedTag: true, finalConfirmations: 32 },
  },
  // ArbOS 51 ("Dia").
  42161: { stage: 'live', transactionGasCap: 32_000_000n, blockGasLimit: 32_000_000n, finality: rollup },
  // One block is final on Avalanche; its nodes answer `finalized` with the last accepted block.
  43114: {
    stage: 'live',
    transactionGasCap: 15_000_000n,
    blockGasLimit: 15_000_000n,
    finality: { minedConfirmations: 1, hasFinalizedTag: true, finalConfirmations: 1 },
  },
  [sepoliaChainId]: {
    stage: 'test',
    transactionGasCap: eip7825Cap,
    blockGasLimit: 60_000_000n,
    finality: proofOfStake,
  },
  [localChainId]: {
    stage: 'local',
    transactionGasCap: eip7825Cap,
    blockGasLimit: 30_000_000n,
    // The development chain mines on demand: a `finalized` block would lag for ever.
    finality: { minedConfirmations: 1, hasFinalizedTag: false, finalConfirmations: 1 },
  },
}

// Of a chain nobody has looked up, the strictest of the known figures is assumed.
const unknownChainFacts: ChainFacts = {
  stage: 'live',
  transactionGasCap: 15_000_000n,
  blockGasLimit: 15_000_000n,
  finality: { minedConfirmations: 3, hasFinalizedTag: true, finalConfirmations: 64 },
}

/** The facts of a chain; cautious ones of a chain that is not known. */
export function getChainFacts(chainId: number): ChainFacts {
  return factsById[chainId] ?? unknownChainFacts
}

/** Most gas one transaction can be given: the smallest of the chain's cap, the block's limit and the node's answer. */
export function getTransactionGasCap(
  chainId: number,
  node: { readonly blockGasLimit?: bigint | undefined; readonly transactionGasCap?: bigint | undefined } = {},
): bigint {
  const facts = getChainFacts(chainId)
  const cap = node.transactionGasCap ?? facts.transactionGasCap
  const block = node.blockGasLimit ?? facts.blockGasLimit
  return cap < block ? cap : block
}
