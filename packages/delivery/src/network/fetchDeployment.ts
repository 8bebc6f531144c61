import { distributorAddress, slotDistributorRuntimeHash } from '@slotdrop/contracts'
import type { Address } from '@slotdrop/drops'
import { keccak256 } from 'viem'
import type { ChainClient } from '../ports.ts'

/** What stands at the distributor's address: the reviewed code byte for byte, other code, or nothing. */
export type Deployment = 'deployed' | 'different' | 'absent'

/** Compares the code at the distributor's address with what was built. @throws whatever the client throws: then nothing is known */
export async function fetchDeployment(client: ChainClient, address: Address = distributorAddress): Promise<Deployment> {
  const code = await client.getCode({ address })
  if (code === undefined || code === '0x') return 'absent'
  // Equal hashes are equal bytes, and the hash is all that a page has to load.
  return keccak256(code) === slotDistributorRuntimeHash ? 'deployed' : 'different'
}
