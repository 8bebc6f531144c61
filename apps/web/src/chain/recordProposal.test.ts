import { createPublicClient, custom, encodeAbiParameters, type Hex, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import type { NewTransaction } from '@slotdrop/tx-store'
import { recordProposal } from './recordProposal.ts'

const hash: Hex = `0x${'ab'.repeat(32)}`
const answers: Readonly<Record<string, Hex>> = {
  [toFunctionSelector('VERSION()')]: encodeAbiParameters([{ type: 'string' }], ['1.4.1']),
  [toFunctionSelector('nonce()')]: encodeAbiParameters([{ type: 'uint256' }], [7n]),
  [toFunctionSelector('getThreshold()')]: encodeAbiParameters([{ type: 'uint256' }], [2n]),
}

/** Records a proposal on a node that fails so many calls first; what was added, and what was answered. */
async function record(failures: number) {
  let left = failures
  const added: NewTransaction[] = []
  const client = createPublicClient({
    transport: custom(
      {
        async request({ params }: { params: [{ data: Hex }] }) {
          if (left-- > 0) throw new Error('the node is busy')
          return answers[params[0].data]
        },
      },
      { retryCount: 0 },
    ),
  })
  const isSafe = await recordProposal({
    client,
    manifest: { terms: { chainId: 1, sender: `0x${'12'.repeat(20)}` } },
    ...{ hash, calls: [], description: 'Approve', add: (transaction) => added.push(transaction) },
    retryMilliseconds: 1,
  })
  return { isSafe, added }
}

test('a proposal to a Safe is listed though the node failed when it was made', async () => {
  expect(await record(5)).toEqual({
    isSafe: true,
    added: [{ hash, description: 'Approve', kind: 'safe', safeNonce: undefined }],
  })
})

test('a node that keeps failing is told', async () => {
  await expect(record(1000)).rejects.toThrow('the node answered')
})
