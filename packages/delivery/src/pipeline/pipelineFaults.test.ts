import { slotWord } from '@slotdrop/drops'
import { getChainFacts } from '@slotdrop/chains'
import { type FaultProxy, startChain, startFaultProxy, type TestChain } from '@slotdrop/testing'
import { numberToHex, parseGwei, zeroAddress } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  amounts,
  asClient,
  clientAt,
  createBlockClock,
  createFakeClock,
  once,
  paymentsPerRow,
  pipelining,
  prepareSigner,
  setBlocked,
  setBlockedFirst,
  setOperator,
} from '../../test/support.ts'
import { approvalRequest } from '../authorise/approvalRequest.ts'
import { getCancelStep } from '../authorise/getCancelStep.ts'
import { createMemoryJournal } from '../journal/journal.ts'

/** One slot of ten rows a transaction, so that sixteen are under way at a time. */
const facts = { ...getChainFacts(31_337), transactionGasCap: 560_000n }
const ceiling = parseGwei('100')

let chain: TestChain
let proxy: FaultProxy
beforeAll(async () => {
  chain = await startChain()
  proxy = await startFaultProxy(chain.rpcUrl)
})
beforeEach(() => chain.client.setAutomine(true))
afterEach(() => proxy.setFaults())
afterAll(async () => {
  await proxy.stop()
  await chain.stop()
})

function prepare({ count = 200, ...other }: Partial<Parameters<typeof prepareSigner>[1]> = {}) {
  return prepareSigner(chain, { count, ...other })
}
type Prepared = Awaited<ReturnType<typeof prepare>>

/** Starts sending with eight under way; `onBlock` acts after each block. */
function send(drop: Prepared, onBlock: (block: number) => Promise<unknown> | void, other = {}) {
  const clock = createBlockClock(chain, async (block) => {
    if (block > 400) throw new Error('It is stuck.')
    await onBlock(block)
  })
  const { journal, manifest, signer } = drop
  return pipelining(chain, { manifest, signer }, { journal, facts, clock, maxInFlight: 8, fees: { ceiling }, ...other })
}

async function expectPaidOnce({ manifest }: Prepared) {
  expect(await paymentsPerRow(chain, manifest)).toEqual(amounts(manifest).map(() => 1))
}

/** Waiting transactions of an account, by nonce. */
async function pool(address: string): Promise<Map<number, `0x${string}`>> {
  const content = await chain.client.getTxpoolContent()
  const found = new Map<number, `0x${string}`>()
  for (const part of [content.pending, content.queued])
    for (const [account, several] of Object.entries(part))
      if (account.toLowerCase() === address.toLowerCase())
        for (const [nonce, { hash }] of Object.entries(several)) found.set(Number(nonce), hash)
  return found
}

test('a journal that was wiped while eight were under way costs no transaction', { tags: ['R20'] }, async () => {
  const drop = await prepare()
  const first = send(drop, (block) => void (block === 2 && first.dispose()))
  await first.start()
  const second = send({ ...drop, journal: createMemoryJournal() }, () => {})
  await second.start()
  expect(second.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0 } })
  expect(await chain.client.getTransactionCount({ address: drop.signer.address })).toBe(20)
  await expectPaidOnce(drop)
})

test('a receipt that comes later than its nonce and its payments is waited for: what it cost is counted', async () => {
  const drop = await prepare({ count: 10 })
  proxy.setFaults([{ method: 'eth_getTransactionReceipt', mode: 'result', result: null, times: 3 }])
  const run = send(drop, () => {}, { client: clientAt(proxy.rpcUrl) })
  await run.start()
  const { phase, pace } = run.getState()
  const left = await chain.client.getBalance({ address: drop.signer.address })
  expect({ phase, transactions: pace?.transactions, feesSpent: pace?.feesSpent }).toEqual({
    phase: 'complete',
    transactions: 1,
    feesSpent: 10n ** 19n - left,
  })
})

test('a receipt that no node has any more is waited for a few looks; the ledger says what was paid', async () => {
  const drop = await prepare({ count: 10 })
  proxy.setFaults([{ method: 'eth_getTransactionReceipt', mode: 'result', result: null }])
  const run = send(drop, () => {}, { client: clientAt(proxy.rpcUrl) })
  await run.start()
  expect(run.getState()).toMatchObject({ phase: 'complete', pace: { transactions: 0, wasted: 0 } })
  await expectPaidOnce(drop)
})

test('every fifth transaction that a node drops is given to it again, under its nonce', { tags: ['R4'] }, async () => {
  const drop = await prepare()
  const dropped = new Set<number>()
  const run = send(drop, () => {}, {
    onTransaction: ({ nonce }: { nonce: number }) => void (nonce % 5 === 4 && dropped.add(nonce)),
    client: clientAt(proxy.rpcUrl),
  })
  // The node says yes to it and forgets it.
  proxy.setFaults([
    { method: 'eth_sendRawTransaction', mode: 'result', result: `0x${'ab'.repeat(32)}`, after: 4, times: 4 },
  ])
  await run.start()
  expect(run.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0, transactions: 20 } })
  expect(dropped.size).toBe(4)
  await expectPaidOnce(drop)
})

test('what is thrown out of the pool in the middle leaves a gap, which is filled', { tags: ['R4'] }, async () => {
  const drop = await prepare()
  const throwOut = once(async () => {
    const waiting = [...(await pool(drop.signer.address))].toSorted(([a], [b]) => a - b)
    for (const [index, [, hash]] of waiting.entries()) if (index % 2 === 1) await chain.client.dropTransaction({ hash })
  })
  let sent = 0
  const run = send(drop, () => {}, {
    onTransaction: () => void (sent += 1),
    clock: createBlockClock(chain, () => undefined),
    onChange: ({ pace }: { pace?: { inFlight: number } }) => void (sent === 8 && pace?.inFlight === 8 && throwOut()),
  })
  await run.start()
  expect(run.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0 } })
  await expectPaidOnce(drop)
})

test(
  'a base fee that rises tenfold in the middle: what waits is replaced under its nonce, below the ceiling',
  { tags: ['R27'] },
  async () => {
    const drop = await prepare()
    const hashes = new Map<number, Set<string>>()
    const rise = once(() => chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('30') }))
    const run = send(drop, (block) => (block === 1 ? rise() : undefined), {
      onChange: ({ slots }: { slots: readonly { nonce?: number; hash?: string }[] }) => {
        for (const { nonce, hash } of slots)
          if (nonce !== undefined && hash) hashes.set(nonce, (hashes.get(nonce) ?? new Set()).add(hash))
      },
    })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0, transactions: 20 } })
    expect([...hashes.values()].some(({ size }) => size > 1)).toBe(true)
    await expectPaidOnce(drop)
  },
)

test(
  'gas above the ceiling is waited for, told with its figures, and sending goes on by itself',
  { tags: ['R27'] },
  async () => {
    const drop = await prepare()
    const waits: unknown[] = []
    let fee = parseGwei('200')
    const run = send(
      drop,
      async (block) => {
        if (block === 25) fee = parseGwei('1')
        await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: fee })
      },
      {
        onChange: ({ phase, waiting }: { phase: string; waiting?: object }) =>
          phase === 'waiting' && waits.push(waiting),
      },
    )
    await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: fee })
    await chain.client.mine({ blocks: 1 })
    await run.start()
    expect(waits[0]).toMatchObject({ reason: 'fee', ceiling })
    expect(run.getState()).toMatchObject({ phase: 'complete', waiting: undefined, pace: { wasted: 0 } })
    await expectPaidOnce(drop)
  },
)

test('a purse that runs dry is waited for, with what it holds and needs', { tags: ['R11'] }, async () => {
  const drop = await prepare()
  const { address } = drop.signer
  await chain.client.setBalance({ address, value: 4_000_000_000_000_000n })
  const waits: { has: bigint; needs: bigint }[] = []
  const fill = once(() => chain.client.setBalance({ address, value: 10n ** 19n }))
  const run = send(drop, () => (waits.length > 3 ? fill() : undefined), {
    clock: createBlockClock(chain, async () => {
      if (run.getState().waiting?.reason === 'purse') {
        waits.push(run.getState().waiting as never)
        if (waits.length > 3) await fill()
      }
    }),
  })
  await run.start()
  expect(waits.length).toBeGreaterThan(3)
  expect(waits.every(({ has, needs }) => has < needs)).toBe(true)
  expect(run.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0 } })
  await expectPaidOnce(drop)
})

test(
  'coins that leave the purse while eight are under way are waited for, and not in silence',
  { tags: ['R11'] },
  async () => {
    const drop = await prepare()
    const { address } = drop.signer
    const empty = once(() => chain.client.setBalance({ address, value: 10n ** 12n }))
    const fill = once(() => chain.client.setBalance({ address, value: 10n ** 19n }))
    let waits = 0
    const run = send(drop, async () => {
      await empty()
      if (run.getState().waiting?.reason === 'purse') waits += 1
      if (waits > 3) await fill()
    })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0 } })
    await expectPaidOnce(drop)
  },
)

describe('what the sender changes in the middle stops it, by name', () => {
  test('an allowance that is lowered; raised again, it goes on', async () => {
    const drop = await prepare()
    const { manifest, wallet } = drop
    const lower = once(() => wallet.sendTransaction({ ...approvalRequest(manifest, 0n), gas: 100_000n }))
    const run = send(drop, (block) => (block === 1 ? lower() : undefined))
    await run.start()
    expect(run.getState().phase).toBe('blocked')
    expect(['NotApprovedError', 'ShortAllowanceError']).toContain(run.getState().problem?.error.name)
    await wallet.sendTransaction({ ...approvalRequest(manifest, manifest.total), gas: 100_000n })
    await chain.client.mine({ blocks: 1 })
    await run.start()
    expect(run.getState().phase).toBe('complete')
    await expectPaidOnce(drop)
  })

  test('an allowance that ends while eight are under way, ahead of them all', { tags: ['R11'] }, async () => {
    const drop = await prepare()
    const { manifest, wallet } = drop
    const first = { maxFeePerGas: parseGwei('90'), maxPriorityFeePerGas: parseGwei('90') }
    const end = once(() => wallet.sendTransaction({ ...approvalRequest(manifest, 0n), gas: 100_000n, fees: first }))
    const run = send(drop, () => {}, {
      onChange: ({ pace }: { pace?: { inFlight: number } }) => void (pace?.inFlight === 8 && end()),
    })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'NotApprovedError' } } })
  })

  test('an operator that is exchanged', { tags: ['R30'] }, async () => {
    const drop = await prepare()
    const exchange = once(() => setOperator(drop, zeroAddress))
    const run = send(drop, (block) => (block === 1 ? exchange() : undefined))
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'OperatorChangedError' } } })
    expect(await pool(drop.signer.address)).toEqual(new Map())
  })

  test('a drop that is cancelled', async () => {
    const drop = await prepare()
    const { request } = getCancelStep(drop.manifest)
    const cancel = once(() => drop.wallet.sendTransaction({ ...request, gas: 200_000n }))
    const run = send(drop, (block) => (block === 1 ? cancel() : undefined))
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'RevertedError' } } })
  })
})

test('rows that are refused are left out and named, the others are paid; asked for again, they are tried again', async () => {
  const drop = await prepare({ tokenIndex: 1 })
  const { manifest } = drop
  await chain.client.setAutomine(true)
  const refused = [3, 17].map((row) => manifest.rowAt(row).account)
  for (const account of refused) await setBlocked(chain, manifest.terms.token, account, true)
  const run = send(drop, () => {})
  await run.start()
  expect(run.getState()).toMatchObject({ phase: 'paused', problem: { error: { name: 'NothingPayableError' } } })
  expect(run.getState().leftOut?.map(({ slot, rows }) => [slot, rows])).toEqual([
    [0, slotWord.maskOf([3])],
    [1, slotWord.maskOf([7])],
  ])
  expect(run.getState().pace?.wasted).toBe(0)
  for (const account of refused) await setBlocked(chain, manifest.terms.token, account, false)
  const later = send(drop, () => {})
  await later.start()
  expect(later.getState().phase).toBe('paused')
  await later.retry(0)
  await later.retry(1)
  expect(later.getState()).toMatchObject({ phase: 'complete', leftOut: [] })
  await expectPaidOnce(drop)
})

test(
  'a row that begins to refuse between trial and block costs its transaction, and nobody else’s payment',
  { tags: ['R8'] },
  async () => {
    const drop = await prepare({ tokenIndex: 1, count: 60 })
    const { manifest } = drop
    const account = manifest.rowAt(3).account
    let sent = 0
    const ready = once(() => setBlockedFirst(chain, manifest.terms.token, account))
    // Once the first is under way, and before any block takes it.
    const clock = createFakeClock(async () => {
      if (sent > 0) await ready()
      await chain.client.mine({ blocks: 1 })
    })
    const run = send(drop, () => {}, { clock, onTransaction: () => void (sent += 1) })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'paused', leftOut: [{ slot: 0, rows: slotWord.maskOf([3]) }] })
    expect(run.getState().pace?.wasted).toBe(1)
  },
)

test(
  'a node that answers 429 for a while is asked less often, and nothing is concluded',
  { tags: ['R6'] },
  async () => {
    const drop = await prepare()
    const doubts: boolean[] = []
    const run = send(
      drop,
      (block) => {
        if (block === 1)
          proxy.setFaults([
            { method: 'eth_getBlockByNumber', mode: 'http', status: 429, times: 6 },
            { method: 'eth_sendRawTransaction', mode: 'http', status: 429, times: 3 },
          ])
      },
      { client: clientAt(proxy.rpcUrl), onChange: ({ isInDoubt }: { isInDoubt: boolean }) => doubts.push(isInDoubt) },
    )
    await run.start()
    expect(doubts).toContain(true)
    expect(run.getState()).toMatchObject({ phase: 'complete', isInDoubt: false, pace: { wasted: 0 } })
    await expectPaidOnce(drop)
  },
)

test('a node that falls twenty blocks behind is waited for, and nothing is sent twice', { tags: ['R6'] }, async () => {
  const drop = await prepare()
  const run = send(
    drop,
    async (block) => {
      if (block !== 1) return
      const past = await chain.client.getBlock({ blockNumber: (await chain.client.getBlockNumber()) - 2n })
      const raw = await asClient(chain).request({
        method: 'eth_getBlockByNumber',
        params: [numberToHex(past.number), false],
      })
      const count = await chain.client.getTransactionCount({ address: drop.signer.address, blockNumber: past.number })
      proxy.setFaults([
        { method: 'eth_getBlockByNumber', mode: 'result', result: raw, times: 20 },
        { method: 'eth_getTransactionCount', mode: 'result', result: `0x${count.toString(16)}`, times: 40 },
      ])
    },
    { client: clientAt(proxy.rpcUrl) },
  )
  await run.start()
  expect(run.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0 } })
  expect(await chain.client.getTransactionCount({ address: drop.signer.address })).toBe(20)
  await expectPaidOnce(drop)
})

test(
  'two pipelines, the sender’s own and the operator’s, pay each row once between them',
  { tags: ['R7'] },
  async () => {
    const drop = await prepare()
    const operator = send(drop, () => {})
    const own = send({ ...drop, signer: drop.account, journal: createMemoryJournal() }, () => {})
    await Promise.all([operator.start(), own.start()])
    await expectPaidOnce(drop)
    expect([operator.getState().phase, own.getState().phase]).toEqual(['complete', 'complete'])
  },
)

test(
  'a reorganisation that takes back what was paid is seen by the words, and it is sent again',
  { tags: ['R5'] },
  async () => {
    const drop = await prepare()
    const snapshot = await chain.client.snapshot()
    const run = send(drop, () => {})
    await run.start()
    await chain.client.revert({ id: snapshot })
    await run.refresh()
    expect(run.getState().phase).toBe('paused')
    await run.start()
    expect(run.getState().phase).toBe('complete')
    await expectPaidOnce(drop)
  },
)

test('a pause stops new transactions; what is under way is followed to its end', { tags: ['R18'] }, async () => {
  const drop = await prepare()
  const run = send(drop, (block) => void (block === 1 && run.pause()))
  await run.start()
  expect(run.getState()).toMatchObject({ phase: 'paused', problem: undefined, pace: { inFlight: 0 } })
  await run.start()
  expect(run.getState().phase).toBe('complete')
  await expectPaidOnce(drop)
})

test('a journal that keeps nothing: nothing is broadcast', { tags: ['R13'] }, async () => {
  const drop = await prepare()
  const journal = { ...drop.journal, putAll: () => Promise.reject(new Error('QuotaExceededError')) }
  const run = send({ ...drop, journal }, () => {})
  await run.start()
  expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'JournalUnavailableError' } } })
  expect(await pool(drop.signer.address)).toEqual(new Map())
})
