import type { Finality } from './ChainParts.ts'

/** EIP-7825: 2^24 units of gas. */
export const eip7825GasCap = 16_777_216n

/** An optimistic rollup of Ethereum. */
export const rollup: Finality = { minedConfirmations: 1, hasFinalizedTag: true, finalConfirmations: 64 }

/** Ethereum's consensus. */
export const proofOfStake: Finality = { minedConfirmations: 2, hasFinalizedTag: true, finalConfirmations: 64 }

/** Ether as a native currency. */
export const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 } as const

/** The OP stack deploys it at one address on every chain. */
export const opStackWrappedEther = {
  address: '0x4200000000000000000000000000000000000006',
  symbol: 'WETH',
  name: 'Wrapped Ether',
} as const

/** Multicall3 has one address wherever it is deployed. */
export const multicall3 = '0xca11bde05977b3631167028862be2a173976ca11'

/** ENSIP-1: the registry has one address wherever it is deployed. */
export const ensRegistry = { address: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e' } as const

/** The drawing of Ethereum and its test networks. */
export const etherMark =
  '<path fill="#fff" d="M12 4l5 8.2-5 2.9-5-2.9z"/><path fill="#fff" opacity=".75" d="M12 16.4l5-2.9-5 6.5-5-6.5z"/>'
