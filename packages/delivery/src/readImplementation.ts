import type { Address, Hex } from '@slotdrop/drops'
import { type Hex as Data, parseAbi, slice, zeroAddress } from 'viem'
import type { ChainClient } from './ports.ts'

/** Where proxies keep the address of their code (EIP-1967), and those of OpenZeppelin before it. */
const implementationSlots: readonly Data[] = [
  '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3',
]
/** Where they keep the address of a contract that names their code (EIP-1967). */
const beaconSlot: Data = '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50'
const beaconAbi = parseAbi(['function implementation() view returns (address)'])

const addressIn = async (client: ChainClient, address: Address, slot: Data): Promise<Address | undefined> => {
  const word = await client.getStorageAt({ address, slot })
  if (word === undefined || BigInt(word) === 0n) return undefined
  return slice(word, 12) as Address
}

/**
 * The contract whose code a token runs now, where the token is a proxy that may change it; undefined for any other.
 *
 * @throws whatever the client throws
 */
export const readImplementation = async (client: ChainClient, token: Address): Promise<Hex | undefined> => {
  if (token === zeroAddress) return undefined
  const [found, older, beacon] = await Promise.all(
    [...implementationSlots, beaconSlot].map((slot) => addressIn(client, token, slot)),
  )
  if (found ?? older) return found ?? older
  return beacon && client.readContract({ abi: beaconAbi, address: beacon, functionName: 'implementation' })
}
