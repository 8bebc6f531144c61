import { type Address, concatHex, type Hex, keccak256, numberToHex, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { LocalClient } from './connect.ts'

const succeeded = keccak256(toHex('ExecutionSuccess(bytes32,uint256)'))
const failed = keccak256(toHex('ExecutionFailure(bytes32,uint256)'))
const either = numberToHex(BigInt(succeeded) ^ BigInt(failed), { size: 32 })

/**
 * A contract account that does what anybody asks of it, and emits what a Safe does. It is called with 20 bytes of target, 32 of
 * safeTxHash, then the data.
 */
const runtime: Hex = concatHex([
  // The data to memory, then the call.
  '0x36603490038060345f37',
  '0x5f5f825f5f5f3560601c5af1',
  // safeTxHash and a payment of nothing to memory.
  '0x6014355f52',
  '0x5f602052',
  // ExecutionSuccess or ExecutionFailure, by what the call answered.
  concatHex(['0x7f', either, '0x027f', failed, '0x18']),
  '0x60405fa100',
])

/** Puts a contract account on a local chain. */
export async function deploySafeAccount(client: LocalClient): Promise<Address> {
  const address = privateKeyToAddress(generatePrivateKey())
  await client.setCode({ address, bytecode: runtime })
  return address
}

/** What such an account is called with to do one thing. */
export function safeExecution(safeTxHash: Hex, { to, data = '0x' }: { to: Address; data?: Hex | undefined }): Hex {
  return concatHex([to, safeTxHash, data])
}
