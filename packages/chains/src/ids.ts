import { ids } from './generated/ids.ts'

export { isLoopbackUrl } from './isLoopbackUrl.ts'
export { id as bscChainId } from './chains/bsc.ts'
export { id as ethereumChainId } from './chains/ethereum.ts'
export { id as localChainId } from './chains/localChain.ts'
export { id as polygonChainId } from './chains/polygon.ts'
export { id as sepoliaChainId } from './chains/sepolia.ts'

/** Chain ids the wallet layer offers and judges "unsupported" by, in the specification's order (section 3). */
export const configuredChainIds = [56, 5, 1, 137] as const satisfies readonly number[]

/** Chain ids the product recognises for reading and for its own names, icons and explorers (section 3). */
export const supportedChainIds = [1, 137, 56, 42161, 10, 43114] as const satisfies readonly number[]

/** Every chain of which this package has a definition. */
export const knownChainIds: readonly number[] = ids
