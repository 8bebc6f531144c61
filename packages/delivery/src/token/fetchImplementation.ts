import type { Address, Hex } from '@slotdrop/drops'
import { type Hex as Data, keccak256, parseAbi, slice, toBytes, toHex, zeroAddress } from 'viem'
import type { ChainClient } from '../ports.ts'

/** One place before the hash of a name, as EIP-1967 has it. */
function before(name: string): Data {
  return toHex(BigInt(keccak256(toBytes(name))) - 1n, { size: 32 })
}

/** Where proxies keep the address of their code: EIP-1967, EIP-1822, and OpenZeppelin before both. */
const implementationSlots: readonly Data[] = [
  before('eip1967.proxy.implementation'),
  keccak256(toBytes('PROXIABLE')),
  keccak256(toBytes('org.zeppelinos.proxy.implementation')),
]
/** Where they keep the address of a contract that names their code (EIP-1967). */
const beaconSlot = before('eip1967.proxy.beacon')
const beaconAbi = parseAbi(['function implementation() view returns (address)'])

async function addressIn(client: ChainClient, address: Address, slot: Data): Promise<Address | undefined> {
  const word = await client.getStorageAt({ address, slot })
  if (word === undefined || word === '0x' || BigInt(word) === 0n) return undefined
  return slice(word, 12)
}

/**
 * The contract whose code a token runs now, where the token is a proxy that may change it; undefined for any other.
 *
 * @throws whatever the client throws
 */
export async function fetchImplementation(client: ChainClient, token: Address): Promise<Hex | undefined> {
  if (token === zeroAddress) return undefined
  const [beacon, ...found] = await Promise.all(
    [beaconSlot, ...implementationSlots].map((slot) => addressIn(client, token, slot)),
  )
  const implementation = found.find((address) => address !== undefined)
  if (implementation) return implementation
  return beacon && client.readContract({ abi: beaconAbi, address: beacon, functionName: 'implementation' })
}
