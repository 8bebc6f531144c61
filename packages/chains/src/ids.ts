export { isLoopbackUrl } from './isLoopbackUrl.ts'

/** Chain ids the wallet layer offers and judges "unsupported" by, in the specification's order (section 3). */
export const configuredChainIds = [56, 5, 1, 137] as const satisfies readonly number[]

/** Chain ids the product recognises for reading and for its own names, icons and explorers (section 3). */
export const supportedChainIds = [1, 137, 56, 42161, 10, 43114] as const satisfies readonly number[]

/** Base, which configuration may add. */
export const baseChainId = 8453

/** The test network that configuration may add. */
export const sepoliaChainId = 11155111

/** The local development chain. Only `LOCAL_CHAIN` turns it on. */
export const localChainId = 31337

/** Every chain of which this package has a definition. */
export const knownChainIds: readonly number[] = [
  ...new Set([...configuredChainIds, ...supportedChainIds, baseChainId, sepoliaChainId, localChainId]),
]
