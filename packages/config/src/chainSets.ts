/** A 20-byte address as 0x and 40 hex digits. Its checksum is not looked at here. */
export type Address = `0x${string}`

/** An EIP-155 chain id. */
export type ChainId = number

/** Chain ids the wallet layer offers and judges "unsupported" by, in the specification's order (section 3). */
export const configuredChainIds = [56, 5, 1, 137] as const satisfies readonly ChainId[]

/** Chain ids the product recognises for reading and for its own names, icons and explorers (section 3). */
export const supportedChainIds = [1, 137, 56, 42161, 10, 43114] as const satisfies readonly ChainId[]

/** The test network that configuration may add. */
export const sepoliaChainId = 11155111

/** The local development chain. Only `LOCAL_CHAIN` turns it on. */
export const localChainId = 31337
