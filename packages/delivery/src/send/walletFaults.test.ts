import { type FaultProxy, startChain, startFaultProxy, type TestChain } from '@slotdrop/testing'
import { concatHex, type Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  amounts,
  asClient,
  balances,
  clientAt,
  createFakeClock,
  createTestSender,
  once,
  paymentsPerRow,
  prepareDrop,
  type PreparedDrop,
  sending,
  setOperator,
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

/** An attribution of ERC-8021, as wallets put it behind calldata. */
const suffix = '0x62617365617070070080218021802180218021802180218021'
const fees = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 10n }

function mine() {
  return chain.client.mine({ blocks: 1 })
}

async function expectPaidOnce({ manifest }: PreparedDrop) {
  expect(await balances(chain, manifest)).toEqual(amounts(manifest))
  expect(new Set(await paymentsPerRow(chain, manifest))).toEqual(new Set([1]))
}

function never() {
  return new Promise<never>(() => {})
}

describe('a wallet that never answers', { tags: ['R18'] }, () => {
  /** Sends what it is asked for, and says nothing: the first time, or always. */
  function mute(drop: PreparedDrop, isMute = () => true): SenderWallet {
    return {
      ...drop.wallet,
      async sendTransaction(request) {
        const isSilent = isMute()
        const hash = await drop.wallet.sendTransaction(request)
        return isSilent ? never() : hash
      },
    }
  }

  test('though it sent what it was asked for: it is found on the chain, and the next slot is sent', async () => {
    const drop = await prepareDrop(chain, { count: 30, slotSize: 10 })
    const journal = createMemoryJournal()
    const told: unknown[] = []
    const run = sending(
      chain,
      { ...drop, wallet: mute(drop) },
      { journal, walletClock: createFakeClock(), onTransaction: (sent) => told.push(sent) },
    )
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    expect(drop.requests).toHaveLength(3)
    const entries = await journal.list(drop.manifest.dropId)
    expect(entries.every(({ stage, hash }) => stage === 'mined' && hash)).toBe(true)
    expect(told).toEqual(entries.map(({ hash, slot, nonce }) => ({ hash, slot, slots: [slot], nonce })))
    await expectPaidOnce(drop)
  })

  test('while its transaction waits: it is followed as one that is known', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    await chain.client.setAutomine(false)
    const seen = new Set<string | undefined>()
    const run = sending(
      chain,
      { ...drop, wallet: mute(drop) },
      {
        walletClock: createFakeClock(),
        clock: createFakeClock(mine),
        onChange: ({ slots }: SendState) => void seen.add(slots[0]?.stage),
      },
    )
    await run.start()
    expect([...seen]).toEqual(['planned', 'signing', 'unknown', 'broadcast', 'mined', 'final'])
    await expectPaidOnce(drop)
  })

  test('while somebody else pays the slot: the slot is done, and sending goes on with the next', async () => {
    const drop = await prepareDrop(chain, { count: 20, slotSize: 10 })
    const other = sending(chain, drop)
    let asked = 0
    const wallet: SenderWallet = {
      ...drop.wallet,
      sendTransaction: (request) => (++asked === 1 ? never() : drop.wallet.sendTransaction(request)),
    }
    const payElsewhere = once(() => other.start([0]))
    const walletClock = createFakeClock(() =>
      run.getState().slots[0]?.stage === 'signing' ? payElsewhere() : undefined,
    )
    const run = sending(chain, { ...drop, wallet }, { walletClock })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    expect(asked).toBe(2)
    await expectPaidOnce(drop)
  })

  test('is paused all the same, and what it sends later is written down and paid once', async () => {
    const drop = await prepareDrop(chain, { count: 20, slotSize: 10 })
    const journal = createMemoryJournal()
    let confirm = () => {}
    const confirmed = new Promise<void>((resolve) => {
      confirm = resolve
    })
    let answered: Promise<Hex> | undefined
    const wallet: SenderWallet = {
      ...drop.wallet,
      sendTransaction(request) {
        answered ??= confirmed.then(() => drop.wallet.sendTransaction(request))
        return answered
      },
    }
    const walletClock = createFakeClock(() => {
      if (run.getState().slots[0]?.stage === 'signing') run.pause()
    })
    const run = sending(chain, { ...drop, wallet }, { journal, walletClock })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'paused', problem: undefined })
    expect(run.getState().slots[0]?.stage).toBe('unknown')
    confirm()
    const hash = await answered
    await chain.client.waitForTransactionReceipt({ hash: hash ?? '0x' })
    await run.refresh()
    expect(run.getState().slots.map(({ stage }) => stage)).toEqual(['final', 'planned'])
    expect(await journal.list(drop.manifest.dropId)).toMatchObject([{ slot: 0, hash }])
    await sending(chain, drop, { journal }).start()
    await expectPaidOnce(drop)
  })

  test('to what its network is: says so, and is paused', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    const run = sending(
      chain,
      { ...drop, wallet: { ...drop.wallet, chainId: never } },
      { walletClock: createFakeClock() },
    )
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'WalletUnavailableError' } } })
    expect(drop.requests).toHaveLength(0)
  })
})

describe('a wallet that puts something behind the calldata', { tags: ['R19'] }, () => {
  function marking(drop: PreparedDrop): SenderWallet {
    return {
      ...drop.wallet,
      sendTransaction: (request) =>
        drop.wallet.sendTransaction({ ...request, data: concatHex([request.data, suffix]) }),
    }
  }

  test('and whose answer is lost: the transaction is known for ours, and nothing is asked twice', async () => {
    const drop = await prepareDrop(chain, { count: 20, slotSize: 10, wallet: proxy.rpcUrl })
    await chain.client.setAutomine(false)
    proxy.setFaults([{ method: 'eth_sendRawTransaction', mode: 'drop-after' }])
    let sleeps = 0
    // A minute in the pool: one that was never seen is given up sooner.
    const clock = createFakeClock(async () => void (++sleeps % 15 === 0 && (await mine())))
    const run = sending(chain, { ...drop, wallet: marking(drop) }, { clock })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    expect(drop.requests).toHaveLength(2)
    await expectPaidOnce(drop)
  })

  test('and in which it is sped up: it is confirmed under the new hash', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    await chain.client.setAutomine(false)
    let faster = ''
    const speedUp = once(async () => {
      const { to, input, gas, nonce } = await waitingTransaction(chain, drop.account.address)
      faster = await drop.client.sendTransaction({ to, data: concatHex([input, suffix]), gas, nonce, ...fees })
    })
    const clock = createFakeClock(async () => {
      await speedUp()
      await mine()
    })
    const journal = createMemoryJournal()
    const run = sending(chain, drop, { clock, journal })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    expect(await journal.list(drop.manifest.dropId)).toMatchObject([{ stage: 'mined', hash: faster }])
    await expectPaidOnce(drop)
  })

  test('of another slot of the drop is not taken for this one', async () => {
    const drop = await prepareDrop(chain, { count: 20, slotSize: 10 })
    let isFirst = true
    const wallet: SenderWallet = {
      ...drop.wallet,
      async sendTransaction(request) {
        if (!isFirst) return drop.wallet.sendTransaction(request)
        isFirst = false
        // The second slot goes out under the nonce of the first.
        await sending(chain, drop).start([1])
        throw new Error('The extension was reloaded')
      },
    }
    const run = sending(chain, { ...drop, wallet })
    await run.start()
    expect(run.getState().slots.map(({ stage }) => stage)).toEqual(['dropped', 'final'])
    await run.start()
    expect(run.getState().phase).toBe('complete')
    await expectPaidOnce(drop)
  })
})

describe('browser data that is wiped while a transaction waits', { tags: ['R20'] }, () => {
  async function leaveWaiting() {
    const drop = await prepareDrop(chain, { count: 20, slotSize: 10 })
    await chain.client.setAutomine(false)
    const first = sending(chain, drop, { clock: createFakeClock(() => first.dispose()) })
    await first.start()
    expect(drop.requests).toHaveLength(1)
    return drop
  }

  test('another device shows the slot as under way, follows it, and pays no gas twice', async () => {
    const drop = await leaveWaiting()
    const names = new Set<string | undefined>()
    const journal = createMemoryJournal()
    const clock = createFakeClock(async () => {
      await mine()
    })
    const onChange = ({ problem, isInDoubt }: SendState) => {
      if (isInDoubt) names.add('doubt')
      if (problem) names.add(problem.error.name)
    }
    const second = sending(chain, drop, { journal, clock, onChange })
    await second.refresh()
    expect(second.getState().slots.map(({ stage }) => stage)).toEqual(['broadcast', 'planned'])
    const status = await reconcile({ client: asClient(chain), manifest: drop.manifest, journal })
    expect(status.slots.map(({ stage }) => stage)).toEqual(['broadcast', 'planned'])
    await second.start()
    expect(second.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    expect([...names]).toEqual([])
    expect(drop.requests).toHaveLength(2)
    await expectPaidOnce(drop)
  })

  test('is found by who starts at once as well', async () => {
    const drop = await leaveWaiting()
    const second = sending(chain, drop, { clock: createFakeClock(async () => void (await mine())) })
    await second.start()
    expect(second.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    expect(drop.requests).toHaveLength(2)
    await expectPaidOnce(drop)
  })

  test('on a node that shows no waiting transactions: nothing is asked before the nonce is used, and the user is told', async () => {
    const drop = await leaveWaiting()
    proxy.setFaults([
      { method: 'eth_getBlockByNumber', mode: 'error', code: -32_601, message: 'no pending block', times: 1000 },
    ])
    const blind = sending(chain, drop, { client: clientAt(proxy.rpcUrl) })
    await blind.start()
    expect(blind.getState()).toMatchObject({
      phase: 'paused',
      problem: { error: { name: 'UnknownTransactionsError', count: 1 } },
    })
    expect(blind.getState().problem?.error.shortMessage).toContain('1 transaction of this account waits')
    expect(drop.requests).toHaveLength(1)
    // Once it is mined, sending goes on by itself.
    proxy.setFaults()
    await mine()
    await chain.client.setAutomine(true)
    await blind.start()
    expect(blind.getState().phase).toBe('complete')
    expect(drop.requests).toHaveLength(2)
    await expectPaidOnce(drop)
  })

  test('a waiting transaction of another kind delays nothing', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    await chain.client.setAutomine(false)
    await drop.client.sendTransaction({ to: chain.account, value: 1n })
    const run = sending(chain, drop, { clock: createFakeClock(async () => void (await mine())) })
    await run.start()
    expect(run.getState().phase).toBe('complete')
    expect(drop.requests).toHaveLength(1)
    await expectPaidOnce(drop)
  })
})

describe('after a reload there is one state', { tags: ['R23'] }, () => {
  test('a mined cancellation is "replaced" for the sender and for whoever reads the journal', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    await chain.client.setAutomine(false)
    const journal = createMemoryJournal()
    const first = sending(chain, drop, { journal, clock: createFakeClock(() => first.dispose()) })
    await first.start()
    const { nonce } = await waitingTransaction(chain, drop.account.address)
    await drop.client.sendTransaction({ to: drop.account.address, value: 0n, nonce, ...fees })
    await mine()
    const reloaded = sending(chain, drop, { journal })
    await reloaded.refresh()
    const status = await reconcile({ client: asClient(chain), manifest: drop.manifest, journal })
    expect([reloaded.getState().slots[0]?.stage, status.slots[0]?.stage]).toEqual(['replaced', 'replaced'])
    expect(await wordsOf(chain, drop.manifest)).toEqual([0n])
    // Also for a third one, which was never told.
    const third = sending(chain, drop, { journal })
    await third.refresh()
    expect(third.getState().slots[0]?.stage).toBe('replaced')
  })

  test('a transaction that vanished is "dropped" for both', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    await chain.client.setAutomine(false)
    const journal = createMemoryJournal()
    const first = sending(chain, drop, { journal, clock: createFakeClock(() => first.dispose()) })
    await first.start()
    await chain.client.dropTransaction({ hash: (await waitingTransaction(chain, drop.account.address)).hash })
    const clock = createFakeClock()
    const reloaded = sending(chain, drop, { journal, clock })
    await reloaded.refresh()
    await clock.sleep(180_000)
    await reloaded.refresh()
    const status = await reconcile({ client: asClient(chain), manifest: drop.manifest, journal })
    expect([reloaded.getState().slots[0]?.stage, status.slots[0]?.stage]).toEqual(['dropped', 'dropped'])
  })
})

test(
  'an operator who is changed in the middle is told so, by a name of its own, before and after a new start',
  { tags: ['R30'] },
  async () => {
    const drop = await prepareDrop(chain, { count: 30, slotSize: 10 })
    const operator = await createTestSender(chain)
    const wait = async (hash: Promise<Hex>) => chain.client.waitForTransactionReceipt({ hash: await hash })
    await wait(setOperator(drop, operator.account.address))
    const journal = createMemoryJournal()
    const change = once(() => wait(setOperator(drop, chain.account)))
    const wallet: SenderWallet = {
      ...operator.wallet,
      async sendTransaction(request) {
        const hash = await operator.wallet.sendTransaction(request)
        await change()
        return hash
      },
    }
    const run = sending(chain, { manifest: drop.manifest, wallet }, { journal })
    await run.start()
    const changed = { name: 'OperatorChangedError', account: operator.account.address, operator: chain.account }
    expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: changed } })
    expect(run.getState().problem?.error.shortMessage).toContain('may no longer send this drop')
    expect(operator.requests).toHaveLength(1)
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: changed } })
    await sending(chain, drop, { journal }).start()
    await expectPaidOnce(drop)
  },
)
