import { getChain } from '@slotdrop/chains'
import { createPublicClient, custom, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import type { ChainClient } from '../ports.ts'
import { offerFees } from './feePolicy.ts'
import { fetchMarket } from './fetchMarket.ts'

const gwei = 10n ** 9n

function clientOf(chainId: number, answers: Readonly<Record<string, unknown>>): ChainClient {
  const request = async ({ method }: { method: string }) => answers[method]
  return createPublicClient({ chain: getChain(chainId), transport: custom({ request }) }) as ChainClient
}

test('a quiet Polygon is offered the 25 gwei that its nodes insist on, whatever a node suggests', async () => {
  const client = clientOf(137, {
    eth_getBlockByNumber: {
      number: '0x1',
      timestamp: '0x1',
      gasLimit: numberToHex(45_000_000),
      baseFeePerGas: numberToHex(gwei),
      transactions: [],
    },
    eth_maxPriorityFeePerGas: numberToHex(30n * gwei),
  })
  expect(offerFees(await fetchMarket(client), 100n * gwei)).toEqual({
    kind: 'offer',
    fees: { maxFeePerGas: 27n * gwei, maxPriorityFeePerGas: 25n * gwei },
  })
})
