import { getChainFacts } from '@slotdrop/chains'
import { type FaultProxy, startChain, startFaultProxy, type TestChain } from '@slotdrop/testing'
import { createPublicClient, fallback, type Hex, http, numberToHex, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  amounts,
  asClient,
  balances,
  clientAt,
  createFakeClock,
  once,
  paymentsPerRow,
  prepareDrop,
  sending,
  waitingTransaction,
  wordsOf,
} from '../../test/support.ts'
import { createMemoryJournal } from '../journal/journal.ts'
import type { SenderWallet } from '../ports.ts'
import { reconcile } from '../history/reconcile.ts'
import type { SendState } from './sendMachine.ts'

let chain: TestChain
let proxy: FaultProxy
beforeAll(async () => {
  chain = await startChain()
  proxy = await startFaultProxy(chain.rpcUrl)
})
afterAll(async () => {
  await proxy.stop()
  await chain.stop()
})
beforeEach(async () => {
  proxy.setFaults()
  await chain.client.setAutomine(true)
})

const fees = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 10n }

/** A word that holds the address of so many equal bytes. */
function wordOf(byte: string): Hex {
  return `0x${'00'.repeat(12)}${byte.repeat(20)}`
}

function mine() {
  return chain.client.mine({ blocks: 1 })
}

/** A drop whose chain mines only when told, from here on. */
async function prepareHeld(parameters: Parameters<typeof prepareDrop>[1]) {
  const drop = await prepareDrop(chain, parameters)
  await chain.client.setAutomine(false)
  return drop
}

function stagesOf() {
  const seen = new Set<string | undefined>()
  return { seen, onChange: ({ slots }: SendState) => void seen.add(slots[0]?.stage) }
}

async function expectPaidOnce(drop: Awaited<ReturnType<typeof prepareDrop>>) {
  expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
  expect(new Set(await paymentsPerRow(chain, drop.manifest))).toEqual(new Set([1]))
}

describe('an answer that is lost after the node took the transaction', { tags: ['R2'] }, () => {
  const lost = [
    ['because the connection broke', { mode: 'drop-after' }],
    ['behind an internal error', { mode: 'error-after', code: -32_603, message: 'Internal JSON-RPC error.' }],
    ['behind a time-out', { mode: 'error-after', code: -32_000, message: 'request timed out' }],
  ] as const

  test.each(lost)('%s is found on chain, and nothing is asked twice', async (_, fault) => {
    const drop = await prepareDrop(chain, { count: 20, slotSize: 10, wallet: proxy.rpcUrl })
    const { seen, onChange } = stagesOf()
    proxy.setFaults([{ method: 'eth_sendRawTransaction', ...fault }])
    const run = sending(chain, drop, { onChange })
    await run.start()
    expect(seen).toContain('unknown')
    expect(run.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    expect(drop.requests).toHaveLength(2)
    await expectPaidOnce(drop)
  })

  test('is followed while it waits, also when the user presses retry', async () => {
    const drop = await prepareHeld({ count: 10, wallet: proxy.rpcUrl })
    proxy.setFaults([{ method: 'eth_sendRawTransaction', mode: 'drop-after' }])
    const pressRetry = once(async () => void run.retry(0))
    let sleeps = 0
    const { seen, onChange } = stagesOf()
    const clock = createFakeClock(async () => {
      await pressRetry()
      sleeps += 1
      if (sleeps === 100) await chain.client.setAutomine(true).then(mine)
    })
    const run = sending(chain, drop, { clock, onChange })
    await run.start()
    expect([...seen]).toEqual(['planned', 'signing', 'unknown', 'broadcast', 'mined', 'final'])
    expect(run.getState().phase).toBe('complete')
    expect(drop.requests).toHaveLength(1)
    await expectPaidOnce(drop)
  })

  test('with a nonce that the wallet chose itself is found by its calldata', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    const wallet: SenderWallet = {
      ...drop.wallet,
      async sendTransaction({ to, data, gas }) {
        // The wallet had something of its own to send first.
        await drop.client.sendTransaction({ to: drop.account.address, value: 1n })
        await drop.client.sendTransaction({ to, data, gas })
        throw new Error('The extension was reloaded')
      },
    }
    const journal = createMemoryJournal()
    const run = sending(chain, { ...drop, wallet }, { journal })
    await run.start()
    expect(run.getState().phase).toBe('complete')
    await expectPaidOnce(drop)
  })

  test('that never reached the node leaves the rows open and says what the wallet said', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    const wallet: SenderWallet = {
      ...drop.wallet,
      sendTransaction: () => Promise.reject(new Error('The wallet crashed.')),
    }
    const run = sending(chain, { ...drop, wallet })
    await run.start()
    expect(run.getState()).toMatchObject({
      phase: 'paused',
      problem: { error: { name: 'TransactionDroppedError' }, slot: 0 },
    })
    expect(run.getState().problem?.error.shortMessage).toContain(
      '(The wallet crashed), and no transaction of it was found',
    )
    expect(run.getState().slots[0]?.stage).toBe('dropped')
    await sending(chain, drop).start()
    await expectPaidOnce(drop)
  })

  test('is looked up within 30 seconds of the clock', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    const clock = createFakeClock()
    const begun = clock.now()
    const wallet: SenderWallet = { ...drop.wallet, sendTransaction: () => Promise.reject(new Error('gone')) }
    await sending(chain, { ...drop, wallet }, { clock }).start()
    expect(clock.now() - begun).toBeLessThanOrEqual(40_000)
  })
})

describe('in the wallet', { tags: ['R3', 'R14'] }, () => {
  test('a cancelled transaction leaves its rows open', async () => {
    const drop = await prepareHeld({ count: 40 })
    const cancel = once(async () => {
      const { nonce } = await waitingTransaction(chain, drop.account.address)
      await drop.client.sendTransaction({ to: drop.account.address, value: 0n, nonce, ...fees })
      await mine()
    })
    const run = sending(chain, drop, { clock: createFakeClock(cancel) })
    await run.start()
    expect(run.getState()).toMatchObject({
      phase: 'paused',
      problem: { error: { name: 'TransactionCancelledError' }, slot: 0 },
    })
    expect(run.getState().slots[0]?.stage).toBe('replaced')
    expect(await wordsOf(chain, drop.manifest)).toEqual([0n])
    await chain.client.setAutomine(true)
    await run.start()
    await expectPaidOnce(drop)
  })

  test('a transaction replaced by another call leaves its rows open and says so', async () => {
    const drop = await prepareHeld({ count: 40 })
    const replace = once(async () => {
      const { nonce } = await waitingTransaction(chain, drop.account.address)
      await drop.client.sendTransaction({ to: chain.account, value: 5n, nonce, ...fees })
      await mine()
    })
    const run = sending(chain, drop, { clock: createFakeClock(replace) })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'paused', problem: { error: { name: 'TransactionReplacedError' } } })
    expect(await wordsOf(chain, drop.manifest)).toEqual([0n])
    await chain.client.setAutomine(true)
    await run.start()
    await expectPaidOnce(drop)
  })

  test('a transaction that is sped up is confirmed under its new hash', async () => {
    const drop = await prepareHeld({ count: 40 })
    let faster = ''
    const speedUp = once(async () => {
      const { to, input, gas, nonce } = await waitingTransaction(chain, drop.account.address)
      faster = await drop.client.sendTransaction({ to, data: input, gas, nonce, ...fees })
    })
    let sleeps = 0
    const clock = createFakeClock(async () => {
      await speedUp()
      sleeps += 1
      if (sleeps === 5) await mine()
    })
    const journal = createMemoryJournal()
    const run = sending(chain, drop, { clock, journal })
    await run.start()
    expect(run.getState().slots[0]).toMatchObject({ stage: 'final', hash: faster })
    expect((await journal.list(drop.manifest.dropId)).map(({ stage, hash }) => [stage, hash])).toEqual([
      ['mined', faster],
    ])
    await expectPaidOnce(drop)
  })
})

describe('a transaction', { tags: ['R4', 'R14'] }, () => {
  test('that vanished is "dropped" within three minutes, and can be sent again', async () => {
    const drop = await prepareHeld({ count: 40 })
    const vanish = once(async () =>
      chain.client.dropTransaction({ hash: (await waitingTransaction(chain, drop.account.address)).hash }),
    )
    const clock = createFakeClock(vanish)
    const begun = clock.now()
    const run = sending(chain, drop, { clock })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'paused', problem: { error: { name: 'TransactionDroppedError' } } })
    expect(run.getState().slots[0]?.stage).toBe('dropped')
    expect(clock.now() - begun).toBeLessThan(200_000)
    await chain.client.setAutomine(true)
    await run.start()
    expect(run.getState().phase).toBe('complete')
    await expectPaidOnce(drop)
  })

  test('that waits for hours stays under way, also after a reload', async () => {
    const drop = await prepareHeld({ count: 40 })
    const journal = createMemoryJournal()
    let sleeps = 0
    const { seen, onChange } = stagesOf()
    const first = sending(chain, drop, {
      journal,
      onChange,
      // Some three hours.
      pollMilliseconds: 30_000,
      clock: createFakeClock(() => {
        sleeps += 1
        if (sleeps === 400) first.dispose()
      }),
    })
    await first.start()
    expect([...seen]).toEqual(['planned', 'signing', 'broadcast'])

    const reloaded = sending(chain, drop, { journal, clock: createFakeClock(once(mine)) })
    await reloaded.refresh()
    expect(reloaded.getState()).toMatchObject({ phase: 'idle' })
    expect(reloaded.getState().slots[0]?.stage).toBe('broadcast')
    const status = await reconcile({ client: asClient(chain), manifest: drop.manifest, journal })
    expect([status.slots[0]?.stage, status.rowState(0)]).toEqual(['broadcast', 'sent'])
    await reloaded.start()
    expect(reloaded.getState().phase).toBe('complete')
    expect(drop.requests).toHaveLength(1)
    await expectPaidOnce(drop)
  })

  test('that vanished while nobody was sending is shown as dropped after three minutes', async () => {
    const drop = await prepareHeld({ count: 40 })
    const journal = createMemoryJournal()
    const first = sending(chain, drop, { journal, clock: createFakeClock(() => first.dispose()) })
    await first.start()
    await chain.client.dropTransaction({ hash: (await waitingTransaction(chain, drop.account.address)).hash })
    const clock = createFakeClock()
    const watching = sending(chain, drop, { journal, clock })
    await watching.refresh()
    expect(watching.getState().slots[0]?.stage).toBe('broadcast')
    await clock.sleep(180_000)
    await watching.refresh()
    expect(watching.getState().slots[0]?.stage).toBe('dropped')
    await watching.refresh()
    expect(watching.getState().slots[0]?.stage).toBe('dropped')
  })
})

describe('a reorganisation', { tags: ['R5', 'R14'] }, () => {
  const finality = { minedConfirmations: 1, hasFinalizedTag: false, finalConfirmations: 6 }
  const facts = { ...getChainFacts(31_337), finality }
  const reorg = (depth: number) => chain.client.request({ method: 'anvil_reorg', params: [depth, []] } as never)

  test.each([1, 2, 3, 4, 5])('of depth %i takes "mined" back, and only the user sends again', async (depth) => {
    const drop = await prepareDrop(chain, { count: 10 })
    const clock = createFakeClock()
    const run = sending(chain, drop, { facts, clock })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete' })
    expect(run.getState().slots[0]?.stage).toBe('mined')
    if (depth > 1) await chain.client.mine({ blocks: depth - 1 })
    await run.refresh()
    expect(run.getState().slots[0]?.stage).toBe('mined')

    await reorg(depth)
    await run.refresh()
    expect(run.getState()).toMatchObject({ phase: 'paused' })
    expect(['broadcast', 'dropped']).toContain(run.getState().slots[0]?.stage)
    await clock.sleep(200_000)
    await run.refresh()
    expect(drop.requests).toHaveLength(1)
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    await expectPaidOnce(drop)
  })

  test('can no longer come when the slot is called final: after that many confirmations', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    const run = sending(chain, drop, { facts })
    await run.start()
    await chain.client.mine({ blocks: 4 })
    await run.refresh()
    expect(run.getState().slots[0]?.stage).toBe('mined')
    await chain.client.mine({ blocks: 1 })
    await run.refresh()
    expect(run.getState().slots[0]?.stage).toBe('final')
  })

  test('"mined" waits for the confirmations that the chain asks for', async () => {
    const drop = await prepareHeld({ count: 10 })
    const slow = { ...facts, finality: { ...finality, minedConfirmations: 3 } }
    const blocks: (string | undefined)[] = []
    const clock = createFakeClock(async () => {
      blocks.push(run.getState().slots[0]?.stage)
      await mine()
    })
    const run = sending(chain, drop, { facts: slow, clock })
    await run.start()
    expect(blocks).toEqual(['broadcast', 'broadcast', 'broadcast'])
    expect(run.getState().slots[0]?.stage).toBe('mined')
  })
})

describe('a node', { tags: ['R6', 'R14'] }, () => {
  const begin = async () => {
    const drop = await prepareDrop(chain, { count: 20, slotSize: 10 })
    const seen = new Set<string>()
    const doubts: boolean[] = []
    const onChange = ({ slots, isInDoubt, problem }: SendState) => {
      for (const { stage } of slots) seen.add(stage)
      if (problem) seen.add(problem.error.name)
      doubts.push(isInDoubt)
    }
    return { drop, seen, doubts, run: sending(chain, drop, { client: clientAt(proxy.rpcUrl), onChange }) }
  }
  const good = ['planned', 'signing', 'broadcast', 'mined', 'final']

  test.each([
    ['that has no receipt for a while', { method: 'eth_getTransactionReceipt', mode: 'null', times: 8 }, false],
    [
      'that limits the rate of receipts',
      { method: 'eth_getTransactionReceipt', mode: 'http', status: 429, times: 20 },
      true,
    ],
    ['that fails for receipts', { method: 'eth_getTransactionReceipt', mode: 'http', status: 500, times: 15 }, true],
    ['that breaks connections', { method: 'eth_getTransactionReceipt', mode: 'drop-before', times: 5 }, true],
    ['that fails before the wallet is asked', { method: 'eth_estimateGas', mode: 'http', status: 503, times: 5 }, true],
    [
      'that limits the rate of calls',
      { method: 'eth_call', mode: 'error', code: -32_005, message: 'limit exceeded', times: 20 },
      true,
    ],
    ['that loses the wallet’s nonce', { method: 'eth_getTransactionCount', mode: 'http', status: 500, times: 5 }, true],
  ] as const)('%s delays sending and is never shown as a failure', async (_, fault, isDoubted) => {
    const { drop, seen, doubts, run } = await begin()
    proxy.setFaults([fault])
    await run.start()
    expect([...seen].filter((name) => !good.includes(name))).toEqual([])
    expect(doubts.includes(true)).toBe(isDoubted)
    expect(run.getState()).toMatchObject({ phase: 'complete', isInDoubt: false, problem: undefined })
    expect(drop.requests).toHaveLength(2)
    await expectPaidOnce(drop)
  })

  test('that stands still shows a receipt only when its own words agree', async () => {
    const { drop, seen, run } = await begin()
    proxy.setFaults([{ method: 'eth_blockNumber', mode: 'stale', after: 4, times: 12 }])
    await run.start()
    expect([...seen].filter((name) => !good.includes(name))).toEqual([])
    expect(run.getState().phase).toBe('complete')
    await expectPaidOnce(drop)
  })

  test('that is dead is stepped over where another one is alive, before and while a slot is sent', async () => {
    const { drop } = await begin()
    const dead = http('http://127.0.0.1:9', { retryCount: 0 })
    const alive = http(proxy.rpcUrl, { retryCount: 0 })
    const client = createPublicClient({ chain: foundry, transport: fallback([dead, alive]), cacheTime: 0 })
    const run = sending(chain, drop, { client: client as typeof client & ReturnType<typeof clientAt> })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete', isInDoubt: false, problem: undefined })
    expect(drop.requests).toHaveLength(2)
    await expectPaidOnce(drop)
  })

  test('that is dead for minutes before anything was asked stops sending with a sentence', async () => {
    const { drop, run } = await begin()
    proxy.setFaults([{ method: 'eth_call', mode: 'drop-before' }])
    await run.start()
    expect(drop.requests).toHaveLength(0)
    expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'RpcUnavailableError' } } })
    proxy.setFaults()
    await run.start()
    expect(run.getState().phase).toBe('complete')
    await expectPaidOnce(drop)
  })
})

describe('another network', { tags: ['R9'] }, () => {
  test('a wallet on another network is refused before it is asked', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    const run = sending(chain, { ...drop, wallet: { ...drop.wallet, chainId: async () => 1 } })
    await run.start()
    expect(drop.requests).toHaveLength(0)
    expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'WalletOnOtherChainError' } } })
    expect(run.getState().problem?.error.shortMessage).toContain('network 1, but this drop is on 31337')
  })

  test('a wallet that switches the network after the click is refused before it is asked', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    const journal = createMemoryJournal()
    let network = 31_337
    const put: typeof journal.put = (entry) => {
      if (entry.stage === 'asked') network = 137
      return journal.put(entry)
    }
    const run = sending(
      chain,
      { ...drop, wallet: { ...drop.wallet, chainId: async () => network } },
      {
        journal: { ...journal, put },
      },
    )
    await run.start()
    expect(drop.requests).toHaveLength(0)
    expect(run.getState().problem?.error.shortMessage).toContain('network 137, but this drop is on 31337')
    network = 31_337
    await sending(chain, drop, { journal }).start()
    await expectPaidOnce(drop)
  })

  test('a node of another network is refused before the wallet is asked', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    proxy.setFaults([{ method: 'eth_chainId', mode: 'result', result: '0x89' }])
    const run = sending(chain, drop, { client: clientAt(proxy.rpcUrl) })
    await run.start()
    expect(drop.requests).toHaveLength(0)
    expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'RpcOnOtherChainError' } } })
  })

  test('a receipt of a node that was switched to another network counts for nothing', async () => {
    const drop = await prepareHeld({ count: 10 })
    const client = clientAt(proxy.rpcUrl)
    let looks = 0
    const clock = createFakeClock(async () => {
      looks += 1
      if (looks === 1) {
        proxy.setFaults([{ method: 'eth_chainId', mode: 'result', result: '0x1', times: 10 }])
        await mine()
      }
      expect(run.getState().slots[0]?.stage).toBe('broadcast')
    })
    const run = sending(chain, drop, { client, clock })
    await run.start()
    expect(looks).toBeGreaterThan(10)
    expect(run.getState().phase).toBe('complete')
    await expectPaidOnce(drop)
  })
})

test('an account that is switched between two slots stops sending, and both are named', { tags: ['R10'] }, async () => {
  const drop = await prepareDrop(chain, { count: 30, slotSize: 10 })
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const address = () => (drop.requests.length === 0 ? drop.account.address : other)
  const run = sending(chain, { ...drop, wallet: { ...drop.wallet, address } })
  await run.start()
  expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'WrongAccountError' }, slot: 1 } })
  expect(run.getState().problem?.error.shortMessage).toContain(other)
  expect(run.getState().problem?.error.shortMessage).toContain(drop.account.address)
  expect(drop.requests).toHaveLength(1)
  await sending(chain, drop).start()
  await expectPaidOnce(drop)
})

describe('before anything is asked', { tags: ['R11'] }, () => {
  test('a missing allowance is named with both sums', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    await revoke(drop)
    const run = sending(chain, drop)
    await run.start()
    expect(drop.requests).toHaveLength(0)
    expect(run.getState()).toMatchObject({
      phase: 'blocked',
      problem: { error: { name: 'ShortAllowanceError' }, slot: 0 },
    })
    expect(run.getState().problem?.error.shortMessage).toContain('The approval for the distributor is 0 MERI')
  })

  test('a balance that was spent meanwhile is named with the exact shortfall', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    await spend(drop, 1n)
    const run = sending(chain, drop)
    await run.start()
    expect(drop.requests).toHaveLength(0)
    expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'ShortBalanceError' } } })
    expect(run.getState().problem?.error.shortMessage).toContain('Add 0.000000000000000001 MERI')
  })

  test('coins that do not cover the fee are named', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    await chain.client.setBalance({ address: drop.account.address, value: 1000n })
    const run = sending(chain, drop)
    await run.start()
    expect(drop.requests).toHaveLength(0)
    expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'InsufficientFundsError' } } })
    expect(run.getState().problem?.error.shortMessage).toContain('The account holds 0.000000000000001 ETH')
  })

  test('a fee above the user’s ceiling is named', { tags: ['R27'] }, async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    const run = sending(chain, drop, { feeCeiling: 1n })
    await run.start()
    expect(drop.requests).toHaveLength(0)
    expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'FeeTooHighError' } } })
  })
})

test('when no record can be kept, the wallet is not asked', { tags: ['R13'] }, async () => {
  const drop = await prepareDrop(chain, { count: 10 })
  const journal = { ...createMemoryJournal(), put: () => Promise.reject(new Error('QuotaExceededError')) }
  const run = sending(chain, drop, { journal })
  await run.start()
  expect(drop.requests).toHaveLength(0)
  expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'JournalUnavailableError' } } })
})

test('a disk that fills up after the wallet was asked stops nothing that is under way', { tags: ['R13'] }, async () => {
  const drop = await prepareDrop(chain, { count: 10 })
  const journal = createMemoryJournal()
  const put: typeof journal.put = async (entry) => {
    if (entry.stage !== 'asked') throw new Error('QuotaExceededError')
    await journal.put(entry)
  }
  const run = sending(chain, drop, { journal: { ...journal, put } })
  await run.start()
  expect(run.getState().phase).toBe('complete')
  await expectPaidOnce(drop)
})

test('a transaction that is mined and refused names the reason', async () => {
  const drop = await prepareHeld({ count: 10 })
  // Spent behind the sender's back, in the block before.
  const spendFirst = once(async () => {
    const { hash } = await waitingTransaction(chain, drop.account.address)
    const { gas, input, nonce, to } = await chain.client.getTransaction({ hash })
    await chain.client.dropTransaction({ hash })
    await chain.client.setAutomine(true)
    await spend(drop, 1n, nonce)
    await chain.client.setAutomine(false)
    await drop.client.sendTransaction({ to, data: input, gas, nonce: nonce + 1 })
    await mine()
  })
  const journal = createMemoryJournal()
  const put: typeof journal.put = (entry) => journal.put(entry)
  const wallet: SenderWallet = {
    ...drop.wallet,
    async sendTransaction(request) {
      await drop.wallet.sendTransaction(request)
      await spendFirst()
      throw new Error('lost')
    },
  }
  const run = sending(chain, { ...drop, wallet }, { journal: { ...journal, put } })
  await run.start()
  expect(run.getState()).toMatchObject({
    phase: 'blocked',
    problem: { error: { name: 'TransactionRevertedError' }, slot: 0 },
  })
  expect(run.getState().problem?.error.shortMessage).toContain('was mined but failed, and nobody in it was paid')
  expect(run.getState().problem?.error.shortMessage).toContain('The token did not hand over the sum')
  expect(await wordsOf(chain, drop.manifest)).toEqual([0n])
})

const erc20 = [
  {
    type: 'function',
    name: 'transfer',
    stateMutability: 'nonpayable',
    inputs: [{ type: 'address' }, { type: 'uint256' }],
    outputs: [{ type: 'bool' }],
  },
  {
    type: 'function',
    name: 'approve',
    stateMutability: 'nonpayable',
    inputs: [{ type: 'address' }, { type: 'uint256' }],
    outputs: [{ type: 'bool' }],
  },
] as const

async function spend(drop: Awaited<ReturnType<typeof prepareDrop>>, amount: bigint, nonce?: number) {
  const { token } = drop.manifest.terms
  const args = [chain.account, amount] as const
  const hash = await drop.client.writeContract({
    abi: erc20,
    address: token,
    functionName: 'transfer',
    args,
    ...(nonce === undefined ? {} : { nonce, gas: 100_000n }),
  })
  await chain.client.waitForTransactionReceipt({ hash })
}

async function revoke(drop: Awaited<ReturnType<typeof prepareDrop>>) {
  const { token, distributor } = drop.manifest.terms
  const hash = await drop.client.writeContract({
    abi: erc20,
    address: token,
    functionName: 'approve',
    args: [distributor, 0n],
  })
  await chain.client.waitForTransactionReceipt({ hash })
}

describe('a token whose code can be changed', () => {
  const implementation = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
  const [before, after] = [wordOf('aa'), wordOf('bb')]
  const setCodeAddress = (drop: Awaited<ReturnType<typeof prepareDrop>>, value: Hex) =>
    chain.client.setStorageAt({ address: drop.manifest.terms.token, index: implementation, value })
  afterEach(() =>
    chain.client.setStorageAt({
      address: chain.tokens[0]?.address ?? zeroAddress,
      index: implementation,
      value: wordOf('00'),
    }),
  )

  test('and is changed between two slots pauses sending; who goes on sends with the new code', async () => {
    const drop = await prepareDrop(chain, { count: 30, slotSize: 10 })
    await setCodeAddress(drop, before)
    const upgrade = once(() => setCodeAddress(drop, after))
    const run = sending(chain, drop, { onChange: ({ slots }) => void (slots[0]?.stage === 'broadcast' && upgrade()) })
    await run.start()
    expect(run.getState()).toMatchObject({
      phase: 'paused',
      problem: { error: { name: 'TokenChangedError' }, slot: 1 },
    })
    expect(run.getState().problem?.error.shortMessage).toContain(`from 0x${'aa'.repeat(20)} to 0x${'bb'.repeat(20)}`)
    expect(drop.requests).toHaveLength(1)
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    await expectPaidOnce(drop)
  })

  test('and is changed while the page is closed pauses the next one before it asks', async () => {
    const drop = await prepareDrop(chain, { count: 20, slotSize: 10 })
    const journal = createMemoryJournal()
    const first = sending(chain, drop, {
      journal,
      onChange: ({ slots }) => slots[0]?.stage === 'mined' && first.pause(),
    })
    await first.start()
    await setCodeAddress(drop, after)
    const second = sending(chain, drop, { journal })
    await second.start()
    expect(second.getState()).toMatchObject({ phase: 'paused', problem: { error: { name: 'TokenChangedError' } } })
    expect(drop.requests).toHaveLength(1)
    await second.start()
    await expectPaidOnce(drop)
  })
})

describe('a wallet that answers what is no hash', { tags: ['R16'] }, () => {
  test.each([
    ['a hash with a character too many', (hash: string): unknown => `${hash}0`],
    ['the hash in an object', (hash: string): unknown => ({ hash })],
    ['nothing', (): unknown => undefined],
  ])('%s: the transaction is found by its nonce, and the journal keeps the hash of the chain', async (_, garble) => {
    const drop = await prepareDrop(chain, { count: 20, slotSize: 10 })
    const hashes: string[] = []
    const wallet: SenderWallet = {
      ...drop.wallet,
      async sendTransaction(request) {
        const hash = await drop.wallet.sendTransaction(request)
        hashes.push(hash)
        // What a wallet answers is not of the type that it promises.
        return garble(hash) as Hex
      },
    }
    const journal = createMemoryJournal()
    const run = sending(chain, { ...drop, wallet }, { journal })
    await run.start()
    expect(run.getState().phase).toBe('complete')
    const entries = await journal.list(drop.manifest.dropId)
    expect(entries.map(({ hash, stage }) => [hash, stage])).toEqual(hashes.map((hash) => [hash, 'mined']))
    await expectPaidOnce(drop)
  })
})

test(
  'a node that counts a nonce before it names its block: the transaction is found all the same',
  { tags: ['R16'] },
  async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    const hashes: Hex[] = []
    const wallet: SenderWallet = {
      ...drop.wallet,
      async sendTransaction(request) {
        const before = await chain.client.getBlockNumber()
        hashes.push(await drop.wallet.sendTransaction(request))
        proxy.setFaults([{ method: 'eth_blockNumber', mode: 'result', result: numberToHex(before), times: 1 }])
        // What a wallet answers is not of the type that it promises.
        return undefined as unknown as Hex
      },
    }
    const journal = createMemoryJournal()
    await sending(chain, { ...drop, wallet }, { journal, client: clientAt(proxy.rpcUrl) }).start()
    const entries = await journal.list(drop.manifest.dropId)
    expect(entries.map(({ hash, stage }) => [hash, stage])).toEqual(hashes.map((hash) => [hash, 'mined']))
  },
)

describe('a node whose receipt says otherwise than the ledger', { tags: ['R17'] }, () => {
  /** Answers with the receipt of a transaction, changed, from when it is mined on. */
  async function answerReceipt(hash: Hex, change: object) {
    await chain.client.waitForTransactionReceipt({ hash })
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getTransactionReceipt', params: [hash] })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(chain.rpcUrl, { method: 'POST', headers, body })
    const { result: receipt } = (await answer.json()) as { result: object }
    proxy.setFaults([
      { method: 'eth_getTransactionReceipt', mode: 'result', result: { ...receipt, logs: [], ...change } },
    ])
  }

  test('success without our event, of a transaction that failed: its rows are not skipped, and the user is told', async () => {
    const drop = await prepareDrop(chain, { count: 20, slotSize: 10 })
    let isFirst = true
    const wallet: SenderWallet = {
      ...drop.wallet,
      async sendTransaction(request) {
        // Too little gas for the first: it is mined, and fails.
        const hash = await drop.wallet.sendTransaction(isFirst ? { ...request, gas: 120_000n } : request)
        if (isFirst) await answerReceipt(hash, { status: '0x1' })
        isFirst = false
        return hash
      },
    }
    const run = sending(chain, { ...drop, wallet }, { client: clientAt(proxy.rpcUrl) })
    await run.start()
    expect(run.getState()).toMatchObject({ problem: { error: { name: 'TransactionRevertedError' }, slot: 0 } })
    proxy.setFaults()
    await run.start()
    expect(run.getState().phase).toBe('complete')
    await expectPaidOnce(drop)
  })

  test('failure of a transaction that paid its slot: the slot is paid, and nothing is called refused', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    const wallet: SenderWallet = {
      ...drop.wallet,
      async sendTransaction(request) {
        const hash = await drop.wallet.sendTransaction(request)
        await answerReceipt(hash, { status: '0x0' })
        return hash
      },
    }
    const run = sending(chain, { ...drop, wallet }, { client: clientAt(proxy.rpcUrl) })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    await expectPaidOnce(drop)
  })
})
