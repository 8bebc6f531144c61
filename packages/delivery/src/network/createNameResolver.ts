import type { NameResolver } from '@slotdrop/drops'
import type { ChainClient } from '../ports.ts'

/**
 * Looks ENS names up through a node of Ethereum. A name without an address gives `null`; a node that fails throws, so that a
 * list never calls a name unknown because a node was down.
 */
export function createNameResolver(client: Pick<ChainClient, 'getEnsAddress'>): NameResolver {
  return (names, blockNumber) => Promise.all(names.map((name) => client.getEnsAddress({ name, blockNumber })))
}
