import { getChainFacts } from '@slotdrop/chains'
import { startChain, type TestChain } from '@slotdrop/testing'
import { createPublicClient, custom, numberToHex } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMemoryJournal } from '../journal/journal.ts'
import { reconcile } from '../history/reconcile.ts'
import type { ChainClient } from '../ports.ts'
import { asClient, prepareDrop, sending } from '../../test/support.ts'
import { fetchL1Fee } from '../network/fetchL1Fee.ts'
import { preflight } from '../preflight/preflight.ts'
import { planTransaction } from './planTransaction.ts'
import { sendRequest } from './sendRequest.ts'

/** A client of the chain, with other answers to some requests. */
function clientWith(answer: (method: string, ask: () => Promise<object | null>) => Promise<unknown>) {
  const request = ({ method, params = [] }: { method: string; params?: readonly unknown[] }) =>
    // Sound: what is asked is handed on as it is.
    answer(
      method,
      () =>
        asClient(chain).request({ method, params } as Parameters<ChainClient['request']>[0]) as Promise<object | null>,
    )
  const transport = custom({ request }, { retryCount: 0 })
  return { client: createPublicClient({ chain: foundry, transport, cacheTime: 0 }) as ChainClient }
}

/** A chain of the OP stack. */
const facts = { ...getChainFacts(31_337), isOpStack: true }
/** A contract at the place of the chain's oracle, with its interface: 10^13 wei for each byte that it is asked about. */
const oracle = {
  address: '0x420000000000000000000000000000000000000F',
  bytecode: '0x366509184e72a0000260005260206000f3',
} as const

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
  await chain.client.setCode(oracle)
})
afterAll(() => chain.stop())

describe('what a chain of the OP stack takes on L1', () => {
  async function prepare() {
    const drop = await prepareDrop(chain, { count: 40, slotSize: 10 })
    const { manifest } = drop
    const request = sendRequest(manifest, new Map([[0, 1023n]]), 400_000n)
    const l1Fee = await fetchL1Fee({ client: asClient(chain), chainId: 31_337, facts, request })
    expect(l1Fee).toBeGreaterThan(10n ** 15n)
    return { drop, l1Fee }
  }

  test('is needed beside gas: coins for the gas alone are named as too few, with the whole sum', async () => {
    const { drop, l1Fee } = await prepare()
    const account = drop.account.address
    const rows = new Map([[0, 1023n]])
    const plan = { client: asClient(chain), manifest: drop.manifest, rows, gasCap: 2n ** 24n, account, facts }
    const { request } = await planTransaction(plan)
    const fees = request.gas * (await chain.client.getGasPrice())
    // Enough where nothing is taken on L1.
    await chain.client.setBalance({ address: account, value: fees * 2n })
    await planTransaction({ ...plan, facts: getChainFacts(31_337) })
    const problem = await planTransaction(plan).catch((error: unknown) => error)
    expect(problem).toMatchObject({ name: 'InsufficientFundsError' })
    const { shortfall } = problem as { shortfall: { needs: bigint } }
    expect(shortfall.needs).toBeGreaterThan(l1Fee)
    const run = sending(chain, drop, { facts })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'InsufficientFundsError' } } })
    expect(drop.requests).toHaveLength(0)
  })

  test('is in what a transaction is told to have cost, as its receipt says', async () => {
    const drop = await prepareDrop(chain, { count: 10, slotSize: 10 })
    const { manifest } = drop
    const taken = 12_345n
    const { client } = clientWith(async (method, ask) => {
      const answer = await ask()
      return method === 'eth_getTransactionReceipt' && answer ? { ...answer, l1Fee: numberToHex(taken) } : answer
    })
    const journal = createMemoryJournal()
    await sending(chain, drop, { client, journal }).start()
    const { transactions } = await reconcile({ client, manifest, journal })
    expect(transactions).toHaveLength(1)
    const [{ hash = '0x', fee } = {}] = transactions
    const { gasUsed, effectiveGasPrice } = await chain.client.getTransactionReceipt({ hash })
    expect(fee).toBe(gasUsed * effectiveGasPrice + taken)
  })

  test('is in the forecast of the review, for all slots; on other chains it is nothing', async () => {
    const { drop, l1Fee } = await prepare()
    const { manifest } = drop
    const found = await preflight({ client: asClient(chain), manifest, facts })
    expect(found.l1Fee).toBeGreaterThanOrEqual(l1Fee * 4n - 4n)
    expect(found.l1Fee).toBeLessThan(l1Fee * 4n + l1Fee)
    expect((await preflight({ client: asClient(chain), manifest })).l1Fee).toBe(0n)
  })
})
