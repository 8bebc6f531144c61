import { getChainFacts } from '@slotdrop/chains'
import { makeManifest, makeRows, startChain, type TestChain } from '@slotdrop/testing'
import { erc1155Abi, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  amounts,
  authorise,
  balances,
  createBlockClock,
  createTestSender,
  paymentsPerRow,
  pipelining,
  type PreparedDrop,
  prepareDrop,
  registerOperator,
} from '../../test/support.ts'

const oneSlotFacts = { ...getChainFacts(31_337), transactionGasCap: 560_000n }

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
beforeEach(() => chain.client.setAutomine(true))
afterAll(() => chain.stop())

async function expectPaidOnce({ manifest }: PreparedDrop) {
  expect(await balances(chain, manifest)).toEqual(amounts(manifest))
  expect(await paymentsPerRow(chain, manifest)).toEqual(amounts(manifest).map(() => 1))
}

test('an operator pays every row of every slot, and nobody is asked', async () => {
  const drop = await prepareDrop(chain, { count: 43, slotSize: 10 })
  const signer = await registerOperator(chain, drop)
  drop.requests.length = 0
  const pipeline = pipelining(chain, { ...drop, signer })
  await pipeline.start()
  expect(pipeline.getState()).toMatchObject({ phase: 'complete', pace: { slotsSettled: 5, wasted: 0, inFlight: 0 } })
  await expectPaidOnce(drop)
  expect(drop.requests).toEqual([])
})

test('the sender itself may be the signer', async () => {
  const drop = await prepareDrop(chain, { count: 12, slotSize: 5 })
  const pipeline = pipelining(chain, { ...drop, signer: drop.account })
  await pipeline.start()
  expect(pipeline.getState().phase).toBe('complete')
  await expectPaidOnce(drop)
})

test('several slots go in one transaction, once one was measured', async () => {
  const drop = await prepareDrop(chain, { count: 60, slotSize: 10 })
  const signer = await registerOperator(chain, drop)
  const nonceOf = new Map<number, number>()
  const onTransaction = ({ slot, nonce }: { slot: number; nonce: number }) => void nonceOf.set(slot, nonce)
  await pipelining(chain, { ...drop, signer }, { onTransaction }).start()
  expect([...nonceOf.values()]).toEqual([0, 1, 1, 1, 1, 1])
  await expectPaidOnce(drop)
})

test('items of many ids are sent, each id with a balance of its own', async () => {
  const sender = await createTestSender(chain)
  const address = chain.tokens.find(({ standard }) => standard === 'ERC1155')?.address ?? zeroAddress
  const rows = makeRows(10, { seed: 512 }).map((row, index) => ({ ...row, id: 10_000n + BigInt(index), amount: 2n }))
  for (const { id, amount } of rows) {
    const args = [sender.account.address, id, amount] as const
    const abi = parseAbi(['function mint(address to, uint256 id, uint256 value)'])
    const hash = await chain.client.writeContract({ abi, address, functionName: 'mint', args })
    await chain.client.waitForTransactionReceipt({ hash })
  }
  const { distributor } = chain
  const terms = {
    distributor,
    sender: sender.account.address,
    token: address,
    standard: 'ERC1155',
    slotSize: 4,
  } as const
  const manifest = await makeManifest(rows, { symbol: 'ITEM', terms })
  await authorise(chain, sender, manifest)
  const signer = await registerOperator(chain, { wallet: sender.wallet, manifest })
  const pipeline = pipelining(chain, { manifest, signer })
  await pipeline.start()
  expect(pipeline.getState()).toMatchObject({ phase: 'complete', problem: undefined })
  for (const { account, id, amount } of rows) {
    const args = [account, id] as const
    expect(await chain.client.readContract({ abi: erc1155Abi, address, functionName: 'balanceOf', args })).toBe(amount)
  }
})

test('a pause while the first transaction is being broadcast leaves everything else unsent', async () => {
  const drop = await prepareDrop(chain, { count: 60, slotSize: 10 })
  const signer = await registerOperator(chain, drop)
  const slots: number[] = []
  const pipeline = pipelining(
    chain,
    { ...drop, signer },
    {
      onTransaction({ slot }) {
        slots.push(slot)
        pipeline.pause()
      },
    },
  )
  await pipeline.start()
  expect(slots).toEqual([0])
  expect(pipeline.getState().phase).toBe('paused')
})

describe('with blocks that come on their own', () => {
  async function send(maxInFlight?: number) {
    const drop = await prepareDrop(chain, { count: 200, slotSize: 10 })
    const signer = await registerOperator(chain, drop)
    await chain.client.setAutomine(false)
    const mined: number[] = []
    const flying: number[] = []
    const clock = createBlockClock(chain, async () => {
      mined.push(await chain.client.getBlockTransactionCount())
      flying.push(pipeline.getState().pace?.inFlight ?? 0)
    })
    const pipeline = pipelining(chain, { ...drop, signer }, { clock, facts: oneSlotFacts, maxInFlight })
    await pipeline.start()
    expect(pipeline.getState()).toMatchObject({ phase: 'complete', pace: { transactions: 20, wasted: 0 } })
    await expectPaidOnce(drop)
    return { mined: mined.filter((count) => count > 0), flying }
  }

  test('sixteen transactions are under way at the most', async () => {
    const { mined, flying } = await send()
    expect(Math.max(...flying)).toBe(16)
    expect(mined).toEqual([16, 4])
  })

  test('no more are under way than were allowed', async () => {
    const { mined } = await send(8)
    expect(mined).toEqual([8, 8, 4])
  })
})
