import type { Chain } from 'viem'
import { definitions } from './generated/definitions.ts'
import { configuredChainIds, supportedChainIds } from './ids.ts'

export { definition as ethereum } from './chains/ethereum.ts'
export { definition as localChain } from './chains/localChain.ts'

/** Every chain of which this package has a definition. */
export const knownChains: readonly Chain[] = definitions

/** The definition of a chain, or undefined. */
export function getChain(chainId: number): Chain | undefined {
  return knownChains.find((chain) => chain.id === chainId)
}

function pick(ids: readonly number[]): readonly Chain[] {
  return ids.map(getChain).filter((chain): chain is Chain => chain !== undefined)
}

/** What the wallet layer offers and judges "unsupported" by, unless configuration chooses (specification, section 3). */
export const configuredChains: readonly Chain[] = /*#__PURE__*/ pick(configuredChainIds)

/** What the product recognises for reading and for its own names, icons and explorers (specification, section 3). */
export const supportedChains: readonly Chain[] = /*#__PURE__*/ pick(supportedChainIds)
