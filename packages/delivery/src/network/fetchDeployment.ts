import { distributorAddress, slotDistributorRuntimeHash } from '@slotdrop/contracts'
import type { Address } from '@slotdrop/drops'
import { keccak256 } from 'viem'
import type { ChainClient } from '../ports.ts'

/** Code at the distributor's address: the built code byte for byte, other code, or none. */
export type Deployment = 'deployed' | 'different' | 'absent'

/** Compares the code at the distributor's address with the built code. @throws errors of the client, after which nothing is known */
export async function fetchDeployment(client: ChainClient, address: Address = distributorAddress): Promise<Deployment> {
  const code = await client.getCode({ address })
  if (code === undefined || code === '0x') return 'absent'
  // By hash, so that a page need not load the code.
  return keccak256(code) === slotDistributorRuntimeHash ? 'deployed' : 'different'
}
