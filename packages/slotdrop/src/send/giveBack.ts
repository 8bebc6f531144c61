import { type ChainClient, fetchL1Fee } from '@slotdrop/delivery'
import type { Address, Hex } from '@slotdrop/drops'
import type { PrivateKeyAccount } from 'viem/accounts'
import { feesUnder } from '../chain/feesUnder.ts'

/**
 * Sends what a sending key has left to the drop's sender, but for the fee; undefined where nothing worth a fee is left. Only once nothing of
 * the key is under way.
 *
 * @param ceiling wei a unit of gas
 */
export async function giveBack(
  client: ChainClient,
  account: PrivateKeyAccount,
  { to, chainId, ceiling }: { to: Address; chainId: number; ceiling: bigint },
): Promise<{ readonly hash: Hex; readonly value: bigint } | undefined> {
  const [balance, { maxFeePerGas }, nonce] = await Promise.all([
    client.getBalance({ address: account.address }),
    feesUnder(client, ceiling),
    client.getTransactionCount({ address: account.address, blockTag: 'pending' }),
  ])
  // A Safe takes more for receiving than an account with a key.
  const gas = await client.estimateGas({ account: account.address, to, value: 0n })
  const request = { to, data: '0x', value: balance, gas, nonce } as const
  const value = balance - gas * maxFeePerGas - (await fetchL1Fee({ client, chainId, request }))
  if (value <= 0n) return undefined
  // Both the same: then this is what it costs, to the last unit, and nothing stays behind.
  const fees = { maxFeePerGas, maxPriorityFeePerGas: maxFeePerGas }
  const signed = await account.signTransaction({ type: 'eip1559', chainId, to, value, gas, nonce, ...fees })
  const hash = await client.sendRawTransaction({ serializedTransaction: signed })
  await client.waitForTransactionReceipt({ hash })
  return { hash, value }
}
