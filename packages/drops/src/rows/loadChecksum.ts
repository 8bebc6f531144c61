import { loadKeccak } from '../keccak/loadKeccak.ts'
import type { Address } from '../values/address.ts'
import { createChecksum } from './accounts.ts'

/** Loads a function that writes an address with its EIP-55 checksum, some ten times as fast as `checksumAddress`. */
export async function loadChecksum(): Promise<(address: Address) => Address> {
  return createChecksum(await loadKeccak())
}
