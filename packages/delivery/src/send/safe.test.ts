import { createSafe, deploySafeAccount, makeRows, safeExecution, startChain, type TestChain } from '@slotdrop/testing'
import { type Address, type Hex, keccak256, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  amounts,
  asClient,
  balances,
  createFakeClock,
  once,
  paymentsPerRow,
  sealFor,
  sending,
  wordsOf,
} from '../../test/support.ts'
import { fetchAuthoriseSteps } from '../authorise/fetchAuthoriseSteps.ts'
import { createMemoryJournal } from '../journal/journal.ts'
import type { SenderWallet, TransactionRequest } from '../ports.ts'
import type { SentTransaction } from './sendContext.ts'
import { reconcile } from '../history/reconcile.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

type Told = { status: number; hash?: Hex }
let lists = 4000

/** A list that a Safe sends, authorised; its wallet answers safeTxHashes and executes what it is told to. */
async function prepareSafe({ tells = false }: { tells?: boolean } = {}) {
  const safe = await deploySafeAccount(chain.client)
  const execute = async (safeTxHash: Hex, { to, data }: { to: Address; data: Hex }) => {
    // An estimate would be the least with which the account itself does not revert.
    const gas = 5_000_000n
    const hash = await chain.client.sendTransaction({ to: safe, data: safeExecution(safeTxHash, { to, data }), gas })
    await chain.client.waitForTransactionReceipt({ hash })
    return hash
  }
  const manifest = await sealFor(chain, safe, makeRows(20, { seed: lists++ }), { slotSize: 10 })
  for (const { request } of await fetchAuthoriseSteps({ client: asClient(chain), manifest }))
    await execute(keccak256('0x01'), request)
  const proposals: { safeTxHash: Hex; request: TransactionRequest }[] = []
  const told = new Map<unknown, Told>()
  const wallet: SenderWallet = {
    address: () => safe,
    chainId: async () => 31_337,
    async sendTransaction(request) {
      const safeTxHash = keccak256(toHex(`${safe}/${proposals.length}`))
      proposals.push({ safeTxHash, request })
      return safeTxHash
    },
    async request(_, [id]) {
      const answer = tells && told.get(id)
      if (!answer) throw new Error('The service is down.')
      return { status: answer.status, receipts: answer.hash ? [{ transactionHash: answer.hash }] : [] }
    },
  }
  const executeLast = async () => {
    const last = proposals.at(-1)
    if (!last) throw new Error('Nothing was proposed.')
    return execute(last.safeTxHash, last.request)
  }
  return { manifest, wallet, proposals, told, executeLast, safe }
}

async function expectPaidOnce({ manifest }: Awaited<ReturnType<typeof prepareSafe>>) {
  expect(await balances(chain, manifest)).toEqual(amounts(manifest))
  expect(new Set(await paymentsPerRow(chain, manifest))).toEqual(new Set([1]))
}

test(
  'a slot waits for the owners’ signatures for as long as they take, and ends under the executed hash',
  { tags: ['R12'] },
  async () => {
    const drop = await prepareSafe()
    const journal = createMemoryJournal()
    const seen = new Set<string | undefined>()
    const executed: Hex[] = []
    let looks = 0
    const clock = createFakeClock(async () => {
      looks += 1
      if (looks % 100 === 0) executed.push(await drop.executeLast())
    })
    const run = sending(chain, drop, {
      journal,
      clock,
      pollMilliseconds: 60_000,
      onChange: ({ slots }) => void seen.add(slots[0]?.stage),
    })
    await run.start()
    expect([...seen]).toEqual(['planned', 'signing', 'proposed', 'mined', 'final'])
    expect(run.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    expect(run.getState().slots.map(({ hash }) => hash)).toEqual(executed)
    expect(drop.proposals).toHaveLength(2)
    // Its gas and its order are the owners' business.
    expect(drop.proposals[0]?.request).not.toHaveProperty('gas')
    await expectPaidOnce(drop)
  },
)

test(
  'after a reload the proposal is known by its safeTxHash, and followed; nothing is proposed twice',
  { tags: ['R12'] },
  async () => {
    const drop = await prepareSafe()
    const journal = createMemoryJournal()
    const first = sending(chain, drop, { journal, clock: createFakeClock(() => first.dispose()) })
    await first.start()
    expect(drop.proposals).toHaveLength(1)

    const second = sending(chain, drop, {
      journal,
      clock: createFakeClock(async () => void (await drop.executeLast())),
    })
    await second.refresh()
    expect(second.getState().slots[0]?.stage).toBe('proposed')
    const { slots, rowState } = await reconcile({ client: asClient(chain), manifest: drop.manifest, journal })
    expect(slots[0]).toMatchObject({ stage: 'proposed', attempt: { safeTxHash: drop.proposals[0]?.safeTxHash } })
    expect([rowState(0), rowState(10)]).toEqual(['sent', 'ready'])
    await second.start()
    expect(second.getState().phase).toBe('complete')
    expect(drop.proposals).toHaveLength(2)
    await expectPaidOnce(drop)
  },
)

test('whoever keeps a list of transactions hears of each proposal, and what its owners are to sign', async () => {
  const drop = await prepareSafe()
  const heard: SentTransaction[] = []
  const onTransaction = (sent: SentTransaction) => void heard.push(sent)
  const run = sending(chain, drop, {
    onTransaction,
    clock: createFakeClock(async () => void (await drop.executeLast())),
  })
  await run.start()
  expect(heard.map(({ slots }) => slots)).toEqual([[0], [1]])
  expect(heard.map(({ hash, proposed }) => [hash, proposed?.to, proposed?.data, proposed?.value])).toEqual(
    drop.proposals.map(({ safeTxHash, request: { to, data, value } }) => [safeTxHash, to, data, value]),
  )
})

test('owners who reject end it: the slot is open again, and is sent only by the user', { tags: ['R12'] }, async () => {
  const drop = await prepareSafe({ tells: true })
  const reject = once(async () => {
    drop.told.set(drop.proposals[0]?.safeTxHash, { status: 400 })
  })
  const run = sending(chain, drop, { clock: createFakeClock(reject) })
  await run.start()
  expect(run.getState()).toMatchObject({
    phase: 'paused',
    problem: { error: { name: 'TransactionCancelledError' }, slot: 0 },
  })
  expect(run.getState().slots[0]?.stage).toBe('replaced')
  expect(await wordsOf(chain, drop.manifest)).toEqual([0n, 0n])
  expect(drop.proposals).toHaveLength(1)
})

test(
  'what the Safe’s service tells is believed only with the distributor’s own events',
  { tags: ['R12'] },
  async () => {
    const drop = await prepareSafe({ tells: true })
    const someHash = await chain.client.sendTransaction({ to: chain.account, value: 1n })
    await chain.client.waitForTransactionReceipt({ hash: someHash })
    const lie = once(async () => {
      drop.told.set(drop.proposals[0]?.safeTxHash, { status: 200, hash: someHash })
    })
    const run = sending(chain, drop, { clock: createFakeClock(lie) })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'TransactionRevertedError' } } })
    expect(await wordsOf(chain, drop.manifest)).toEqual([0n, 0n])
  },
)

test('a call that fails inside the Safe’s transaction pays nobody, and says so', { tags: ['R12'] }, async () => {
  const drop = await prepareSafe()
  const { token } = drop.manifest.terms
  // The token breaks between the signatures and the execution.
  const spoil = once(async () => {
    await chain.client.setCode({ address: token, bytecode: '0x5f5ffd' })
    await drop.executeLast()
  })
  const code = await chain.client.getCode({ address: token })
  const run = sending(chain, drop, { clock: createFakeClock(spoil) })
  await run.start()
  if (code) await chain.client.setCode({ address: token, bytecode: code })
  expect(run.getState()).toMatchObject({ problem: { error: { name: 'TransactionRevertedError' }, slot: 0 } })
  expect(await wordsOf(chain, drop.manifest)).toEqual([0n, 0n])
})

test(
  'owners who execute another transaction under its nonce reject it, although Safe’s service is silent',
  { tags: ['R12'] },
  async () => {
    const safe = await createSafe(chain.client)
    const manifest = await sealFor(chain, safe.address, makeRows(20, { seed: lists++ }), { slotSize: 10 })
    const execute = async (safeTxHash: Hex) => {
      await safe.confirm(safeTxHash, 1)
      return safe.execute(safeTxHash)
    }
    for (const { request } of await fetchAuthoriseSteps({ client: asClient(chain), manifest }))
      await execute(await safe.propose([request]))
    const asked: Hex[] = []
    const wallet: SenderWallet = {
      address: () => safe.address,
      chainId: async () => 31_337,
      async sendTransaction(request) {
        const safeTxHash = await safe.propose([request])
        asked.push(safeTxHash)
        return safeTxHash
      },
      request: () => Promise.reject(new Error('The service is down.')),
    }
    const drop = { manifest, wallet }
    const journal = createMemoryJournal()
    let looks = 0
    const reject = async () => {
      looks += 1
      if (looks !== 5) return
      // It waited for as long as nothing happened.
      expect(run.getState().slots[0]?.stage).toBe('proposed')
      await safe.replace(asked[0]!)
      await chain.client.mine({ blocks: 3 })
    }
    const run = sending(chain, drop, { journal, clock: createFakeClock(reject) })
    await run.start()
    expect(run.getState()).toMatchObject({
      phase: 'paused',
      problem: { error: { name: 'TransactionCancelledError' }, slot: 0 },
    })
    expect(run.getState().slots[0]?.stage).toBe('replaced')
    expect(await wordsOf(chain, manifest)).toEqual([0n, 0n])
    // Proposed again and executed, it is paid once.
    const sign = once(async () => void (await execute(asked.at(-1)!)))
    await sending(chain, drop, { journal, clock: createFakeClock(sign) }).retry(0)
    expect((await wordsOf(chain, manifest))[0]).toBe(1023n)
    expect(asked).toHaveLength(2)
  },
)
