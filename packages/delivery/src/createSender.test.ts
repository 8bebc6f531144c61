import { type TestChain, makeRows, startChain } from '@slotdrop/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  amounts,
  asClient,
  authorise,
  balanceOf,
  balances,
  createFakeClock,
  createTestSender,
  mint,
  rejection,
  sealFor,
  setBlocked,
  wordsOf,
} from '../test/support.ts'
import { checkReadiness } from './checkReadiness.ts'
import { createSender } from './createSender.ts'
import { createMemoryJournal } from './journal.ts'
import type { SenderWallet } from './ports.ts'
import { reconcile } from './reconcile.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

const prepare = async (count: number, seed: number, other: Parameters<typeof sealFor>[3] = {}) => {
  const sender = await createTestSender(chain)
  const manifest = await sealFor(
    chain,
    sender.account.address,
    makeRows(count, { seed, decimals: other.tokenIndex === 1 ? 6 : 18 }),
    other,
  )
  const steps = await authorise(chain, sender, manifest)
  sender.requests.length = 0
  return { ...sender, manifest, steps }
}

const sending = (
  { manifest, wallet }: { manifest: Awaited<ReturnType<typeof prepare>>['manifest']; wallet: SenderWallet },
  other: Partial<Parameters<typeof createSender>[0]> = {},
) =>
  createSender({
    client: asClient(chain),
    wallet,
    manifest,
    journal: createMemoryJournal(),
    clock: createFakeClock(),
    ...other,
  })

describe('sending a list', () => {
  test('1,000 rows are paid in 4 slots, exactly, and a second run of every slot changes no balance', async () => {
    const drop = await prepare(1000, 1)
    const sender = sending(drop)
    await sender.start()
    expect(sender.getState().phase).toBe('complete')
    expect(sender.getState().slots.map(({ stage }) => stage)).toEqual(['final', 'final', 'final', 'final'])
    expect(drop.requests).toHaveLength(4)
    expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
    expect(await balanceOf(chain, drop.manifest.terms.token, drop.account.address)).toBe(0n)

    await mint(chain, drop.manifest.terms.token, drop.account.address, drop.manifest.total)
    const again = sending(drop)
    await again.start([0, 1, 2, 3])
    expect(drop.requests).toHaveLength(4)
    // And a wallet that sends the same calldata once more pays nobody.
    for (const request of drop.requests.slice()) {
      const hash = await drop.client.sendTransaction({ to: request.to, data: request.data, gas: request.gas })
      expect((await chain.client.waitForTransactionReceipt({ hash })).status).toBe('success')
    }
    expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
    expect(await balanceOf(chain, drop.manifest.terms.token, drop.account.address)).toBe(drop.manifest.total)
  })

  test('after two slots a fresh browser without a journal finishes the rest', async () => {
    const drop = await prepare(600, 2, { slotSize: 150 })
    const first = sending(drop)
    const unsubscribe = first.subscribe(() => {
      if (first.getState().slots[1]?.stage === 'mined') first.pause()
    })
    await first.start()
    unsubscribe()
    expect(first.getState().phase).toBe('paused')
    expect(drop.requests).toHaveLength(2)

    const second = sending(drop)
    await second.start()
    expect(second.getState().phase).toBe('complete')
    expect(drop.requests).toHaveLength(4)
    expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
  })

  test('a token without return values is paid, and its old allowance is reset first', async () => {
    const sender = await createTestSender(chain)
    const manifest = await sealFor(chain, sender.account.address, makeRows(120, { seed: 3, decimals: 6 }), {
      tokenIndex: 1,
    })
    expect(await authorise(chain, sender, manifest)).toEqual(['approve'])
    const larger = await sealFor(chain, sender.account.address, makeRows(200, { seed: 4, decimals: 6 }), {
      tokenIndex: 1,
    })
    expect(await authorise(chain, sender, larger)).toEqual(['reset-allowance', 'approve'])
    const run = sending({ manifest: larger, wallet: sender.wallet })
    await run.start()
    expect(await balances(chain, larger)).toEqual(amounts(larger))
  })

  test('refused rows stay open, and a retry reaches exactly them', async () => {
    const drop = await prepare(250, 5, { tokenIndex: 1 })
    const refused = [3, 100, 249]
    const { token } = drop.manifest.terms
    for (const row of refused) await setBlocked(chain, token, drop.manifest.rowAt(row).account, true)
    const journal = createMemoryJournal()
    const run = sending(drop, { journal })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'paused', problem: undefined })
    expect(run.getState().slots[0]?.stage).toBe('partial')
    const status = await reconcile({ client: asClient(chain), manifest: drop.manifest, journal })
    expect(status.progress).toMatchObject({ settledRows: 247, openRows: 3 })
    expect(
      Array.from({ length: 250 }, (_, row) => status.rowState(row)).flatMap((state, row) =>
        state === 'failed' ? [row] : [],
      ),
    ).toEqual(refused)

    for (const row of refused) await setBlocked(chain, token, drop.manifest.rowAt(row).account, false)
    await authorise(chain, drop, drop.manifest)
    const before = drop.requests.length
    await sending(drop).start([0])
    expect(drop.requests.length - before).toBe(1)
    expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
  })
})

describe('what can go wrong', () => {
  test('R8 a slot that is declined in the wallet can be sent later; what was sent stays sent', async () => {
    const drop = await prepare(400, 6, { slotSize: 100 })
    let asked = 0
    const wallet: SenderWallet = {
      ...drop.wallet,
      async sendTransaction(request) {
        asked += 1
        if (asked === 3) throw rejection()
        return drop.wallet.sendTransaction(request)
      },
    }
    const run = sending({ ...drop, wallet })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'paused', problem: { name: 'RejectedInWalletError', slot: 2 } })
    expect(run.getState().slots.map(({ stage }) => stage)).toEqual(['mined', 'mined', 'planned', 'planned'])
    await run.start()
    expect(run.getState().phase).toBe('complete')
    expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
  })

  test('R2 an answer that is lost after the broadcast is found on chain, without a second payment', async () => {
    const drop = await prepare(200, 7, { slotSize: 100 })
    const stages: string[] = []
    const wallet: SenderWallet = {
      ...drop.wallet,
      async sendTransaction(request) {
        await drop.wallet.sendTransaction(request)
        throw Object.assign(new Error('Internal JSON-RPC error.'), { code: -32_603 })
      },
    }
    const run = sending({ ...drop, wallet })
    run.subscribe(() => stages.push(run.getState().slots[0]?.stage ?? ''))
    await run.start()
    expect(stages).toContain('unknown')
    expect(run.getState().phase).toBe('complete')
    expect(drop.requests).toHaveLength(2)
    expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
  })

  test('R2 a wallet that fails before it sends anything leaves the rows open and says so', async () => {
    const drop = await prepare(50, 8)
    const wallet: SenderWallet = {
      ...drop.wallet,
      sendTransaction: () => Promise.reject(new Error('The wallet crashed')),
    }
    const run = sending({ ...drop, wallet })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'paused', problem: { name: 'UnexpectedDeliveryError' } })
    expect(run.getState().slots[0]?.stage).toBe('dropped')
    const retry = sending(drop)
    await retry.start()
    expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
  })

  describe('with a chain that mines when told', () => {
    let held: TestChain
    beforeAll(async () => {
      held = await startChain()
    })
    afterAll(() => held.stop())

    const prepareHeld = async (seed: number) => {
      await held.client.setAutomine(true)
      const sender = await createTestSender(held)
      const manifest = await sealFor(held, sender.account.address, makeRows(40, { seed }))
      await authorise(held, sender, manifest)
      await held.client.setAutomine(false)
      return { ...sender, manifest }
    }
    const run = (
      drop: Awaited<ReturnType<typeof prepareHeld>>,
      onSleep: () => Promise<void>,
      journal = createMemoryJournal(),
    ) =>
      createSender({
        client: asClient(held),
        wallet: drop.wallet,
        manifest: drop.manifest,
        journal,
        clock: createFakeClock(onSleep),
      })

    const once = (act: () => Promise<unknown>) => {
      let isDone = false
      return async () => {
        if (isDone) return
        isDone = true
        await act()
      }
    }

    test('R3 a transaction cancelled in the wallet leaves its rows open', async () => {
      const drop = await prepareHeld(20)
      const cancel = once(async () => {
        const { nonce } = await held.client.getTransaction({ hash: (await lastHash(drop)) as `0x${string}` })
        await drop.client.sendTransaction({
          to: drop.account.address,
          value: 0n,
          nonce,
          maxFeePerGas: 10n ** 11n,
          maxPriorityFeePerGas: 10n ** 10n,
        })
        await held.client.mine({ blocks: 1 })
      })
      const sender = run(drop, cancel)
      await sender.start()
      expect(sender.getState().slots[0]?.stage).toBe('replaced')
      expect(sender.getState().problem?.message).toContain('cancelled in the wallet')
      expect((await wordsOf(held, drop.manifest))[0]).toBe(0n)
    })

    test('R3 a transaction sped up in the wallet is confirmed under its new hash', async () => {
      const drop = await prepareHeld(21)
      let faster = ''
      const speedUp = once(async () => {
        const tx = await held.client.getTransaction({ hash: (await lastHash(drop)) as `0x${string}` })
        faster = await drop.client.sendTransaction({
          to: tx.to,
          data: tx.input,
          gas: tx.gas,
          nonce: tx.nonce,
          maxFeePerGas: 10n ** 11n,
          maxPriorityFeePerGas: 10n ** 10n,
        })
        await held.client.mine({ blocks: 1 })
      })
      const sender = run(drop, speedUp)
      await sender.start()
      expect(sender.getState().slots[0]).toMatchObject({ stage: 'final', hash: faster })
      expect(await balances(held, drop.manifest)).toEqual(amounts(drop.manifest))
    })

    test('R4 a transaction that vanished is "dropped", and can be sent again', async () => {
      const drop = await prepareHeld(22)
      const journal = createMemoryJournal()
      const vanish = once(async () => held.client.dropTransaction({ hash: (await lastHash(drop)) as `0x${string}` }))
      const sender = run(drop, vanish, journal)
      await sender.start()
      expect(sender.getState().slots[0]?.stage).toBe('dropped')
      await held.client.setAutomine(true)
      await sender.start()
      expect(sender.getState().phase).toBe('complete')
      expect(await balances(held, drop.manifest)).toEqual(amounts(drop.manifest))
    })

    test('R4 a transaction that waits for hours stays under way, also for another browser with the same journal', async () => {
      const drop = await prepareHeld(23)
      const journal = createMemoryJournal()
      let sleeps = 0
      const seen = new Set<string | undefined>()
      const sender = run(
        drop,
        async () => {
          seen.add(sender.getState().slots[0]?.stage)
          sleeps += 1
          if (sleeps === 300) await held.client.mine({ blocks: 1 })
        },
        journal,
      )
      const finished = sender.start()
      await finished
      expect(sleeps).toBe(300)
      expect([...seen]).toEqual(['broadcast'])
      expect(drop.requests.filter(({ to }) => to === held.distributor)).toHaveLength(1)
    })

    test('R5 a reorganisation brings a mined slot back to open', async () => {
      const drop = await prepareHeld(24)
      const sender = run(drop, async () => void (await held.client.mine({ blocks: 1 })))
      await sender.start()
      expect(sender.getState().phase).toBe('complete')
      await held.client.request({ method: 'anvil_reorg', params: [2, []] } as never)
      await sender.refresh()
      expect(sender.getState()).toMatchObject({ phase: 'paused' })
      expect(sender.getState().slots[0]?.stage).toBe('planned')
    })

    const lastHash = async (drop: { account: { address: string } }) => {
      const block = await held.client.getBlock({ blockTag: 'pending', includeTransactions: true })
      return block.transactions.find(({ from }) => from.toLowerCase() === drop.account.address.toLowerCase())?.hash
    }
  })

  test('R6 a node that fails while a transaction is under way raises doubt, never failure', async () => {
    const drop = await prepare(100, 9)
    let failing = 0
    const client = new Proxy(asClient(chain), {
      get(target, property, receiver) {
        if (property === 'getTransactionReceipt' && failing > 0) {
          failing -= 1
          return () => Promise.reject(new Error('HTTP request failed. Status: 500'))
        }
        return Reflect.get(target, property, receiver)
      },
    })
    const doubts: boolean[] = []
    const wallet: SenderWallet = {
      ...drop.wallet,
      async sendTransaction(request) {
        failing = 20
        return drop.wallet.sendTransaction(request)
      },
    }
    const run = sending({ ...drop, wallet }, { client })
    run.subscribe(() => doubts.push(run.getState().isInDoubt))
    await run.start()
    expect(doubts).toContain(true)
    expect(run.getState()).toMatchObject({ phase: 'complete', isInDoubt: false })
  })

  test('R9 a wallet on another network is refused before it is asked', async () => {
    const drop = await prepare(10, 10)
    const run = sending({ ...drop, wallet: { ...drop.wallet, chainId: async () => 1 } })
    await run.start()
    expect(drop.requests).toHaveLength(0)
    expect(run.getState().problem?.message).toContain('network 1, but this drop is on 31337')
  })

  test('R10 another account in the wallet stops sending and names both', async () => {
    const drop = await prepare(10, 11)
    const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const run = sending({ ...drop, wallet: { ...drop.wallet, address: () => other } })
    await run.start()
    expect(run.getState().problem?.message).toContain(other)
    expect(run.getState().problem?.message).toContain(drop.account.address)
    expect(drop.requests).toHaveLength(0)
  })

  test('R11 a short balance and a missing allowance are found before anything is asked', async () => {
    const sender = await createTestSender(chain)
    const manifest = await sealFor(chain, sender.account.address, makeRows(10, { seed: 12 }))
    const run = sending({ manifest, wallet: sender.wallet })
    await run.start()
    expect(sender.requests).toHaveLength(0)
    expect(run.getState().problem?.message).toContain('allowance')

    await authorise(chain, sender, manifest)
    const hash = await sender.client.writeContract({
      abi: [
        {
          type: 'function',
          name: 'transfer',
          stateMutability: 'nonpayable',
          inputs: [{ type: 'address' }, { type: 'uint256' }],
          outputs: [{ type: 'bool' }],
        },
      ],
      address: manifest.terms.token,
      functionName: 'transfer',
      args: [chain.account, 1n],
    })
    await chain.client.waitForTransactionReceipt({ hash })
    const readiness = await checkReadiness({ client: asClient(chain), manifest })
    expect(readiness.problems.map(({ kind }) => kind)).toEqual(['short-balance'])
    expect(readiness.problems[0]?.message).toContain('Add 0.000000000000000001 MERI')
  })
})
