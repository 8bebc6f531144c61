import { slotDistributorAbi } from '@slotdrop/contracts'
import { makeRows, startChain, type TestChain } from '@slotdrop/testing'
import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  amounts,
  asClient,
  authorise,
  balances,
  clientAt,
  createFakeClock,
  createTestSender,
  paymentsPerRow,
  rejection,
  sealFor,
  sending,
  type TestSender,
} from '../../test/support.ts'
import { fetchAuthoriseSteps, isAuthorised } from './fetchAuthoriseSteps.ts'
import { type AuthoriseStep } from './AuthoriseStep.ts'
import type { SenderWallet } from '../ports.ts'
import { askForBundle } from './askForBundle.ts'
import { canBundle } from './canBundle.ts'
import { followBundle } from './followBundle.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

type CallsRequest = {
  id: string
  calls: { to: Hex; data: Hex; value: Hex }[]
}
type Answers = Partial<Record<string, (params: readonly unknown[]) => unknown>>

function failure(code: number) {
  return Object.assign(new Error(`Refused with ${code}.`), { code })
}

/** A wallet of EIP-5792, which executes what it signs when it is told to. */
function createBundler(sender: TestSender, answers: Answers = {}) {
  const bundles = new Map<string, { calls: CallsRequest['calls']; status: number; hash?: Hex }>()
  const asked: string[] = []
  const execute = async (id: string) => {
    const bundle = bundles.get(id)
    if (!bundle) throw new Error('No such bundle.')
    for (const { to, data, value } of bundle.calls) {
      bundle.hash = await sender.client.sendTransaction({ to, data, value: BigInt(value) })
      await chain.client.waitForTransactionReceipt({ hash: bundle.hash })
    }
    bundle.status = 200
  }
  const own: Answers = {
    wallet_getCapabilities: () => ({ '0x7a69': { atomic: { status: 'supported' } } }),
    wallet_sendCalls([request]) {
      const { id, calls } = request as CallsRequest
      if (bundles.has(id)) throw failure(5720)
      bundles.set(id, { calls, status: 100 })
      return { id }
    },
    wallet_getCallsStatus([id]) {
      const bundle = bundles.get(String(id))
      if (!bundle) throw failure(5730)
      return { status: bundle.status, receipts: bundle.hash ? [{ transactionHash: bundle.hash }] : [] }
    },
    ...answers,
  }
  const wallet: SenderWallet = {
    ...sender.wallet,
    async request(method, params) {
      asked.push(method)
      const answer = own[method]
      if (!answer) throw failure(4200)
      return answer(params)
    },
  }
  return {
    wallet,
    bundles,
    asked,
    execute,
    prompts: () => asked.filter((method) => method === 'wallet_sendCalls').length,
  }
}

/** A list of a token with an old allowance: reset, approve and register are left. */
async function prepare(answers?: Answers) {
  const sender = await createTestSender(chain)
  const small = await sealFor(chain, sender.account.address, makeRows(3, { seed: 31, decimals: 6 }), { tokenIndex: 1 })
  await authorise(chain, sender, small)
  const rows = makeRows(12, { seed: 9000 + counter++, decimals: 6 })
  const manifest = await sealFor(chain, sender.account.address, rows, { tokenIndex: 1 })
  const registration = { operator: chain.account, claimsOpen: true }
  const readSteps = () => fetchAuthoriseSteps({ client: asClient(chain), manifest, registration })
  const isDone = () => isAuthorised({ client: asClient(chain), manifest, registration })
  return { sender, manifest, readSteps, isDone, steps: await readSteps(), ...createBundler(sender, answers) }
}

let counter = 0

function kinds(steps: readonly AuthoriseStep[]) {
  return steps.map(({ kind }) => kind)
}

describe('whether a wallet signs steps as one', () => {
  test.each([
    ['a wallet that does', { '0x7a69': { atomic: { status: 'supported' } } }, true],
    ['one that first makes the account a smart one', { '0x7a69': { atomic: { status: 'ready' } } }, true],
    [
      'a Safe, which tells it as before the standard was final',
      { '0x7a69': { atomicBatch: { supported: true } } },
      true,
    ],
    ['a key with zeros in front', { '0x07a69': { atomic: { status: 'supported' } } }, true],
    ['one that does not', { '0x7a69': { atomic: { status: 'unsupported' } } }, false],
    ['one that does so elsewhere alone', { '0x1': { atomic: { status: 'supported' } } }, false],
    ['an answer that is none', 'yes', false],
    ['null', null, false],
  ])('%s', async (_, answer, expected) => {
    const sender = await createTestSender(chain)
    const { wallet } = createBundler(sender, { wallet_getCapabilities: () => answer })
    expect(await canBundle(wallet, sender.account.address, 31_337)).toBe(expected)
  })

  test('a wallet that does not know the question, or knows nothing but transactions, does not', async () => {
    const sender = await createTestSender(chain)
    const { wallet } = createBundler(sender, {
      wallet_getCapabilities() {
        throw failure(4200)
      },
    })
    expect(await canBundle(wallet, sender.account.address, 31_337)).toBe(false)
    expect(await canBundle(sender.wallet, sender.account.address, 31_337)).toBe(false)
  })
})

test('reset, approval and registration are one prompt; the drop is then sent, and every row is paid once', async () => {
  const { sender, manifest, steps, wallet, execute, isDone, prompts, readSteps } = await prepare()
  expect(kinds(steps)).toEqual(['reset-allowance', 'approve', 'register'])
  const id = await askForBundle({ wallet, manifest, steps })
  let hash: Hex | undefined
  const clock = createFakeClock(async () => {
    if (hash === undefined) await execute(id)
  })
  const isMined = await followBundle({ wallet, id, isDone, clock, onHash: (found) => (hash = found) })
  expect([isMined, prompts(), sender.requests.length]).toEqual([true, 1, 1])
  expect(await readSteps()).toEqual([])
  const [, operator, , , claimsOpen] = await chain.client.readContract({
    abi: slotDistributorAbi,
    address: chain.distributor,
    functionName: 'stateOf',
    args: [manifest.dropId],
  })
  expect([operator.toLowerCase(), claimsOpen]).toEqual([chain.account.toLowerCase(), true])
  await sending(chain, { manifest, wallet: sender.wallet }).start()
  expect(await balances(chain, manifest)).toEqual(amounts(manifest))
  expect(new Set(await paymentsPerRow(chain, manifest))).toEqual(new Set([1]))
})

test('4001: a refusal is a refusal, with nothing sent; the next try is a prompt again', async () => {
  let isWilling = false
  const { manifest, steps, wallet, bundles } = await prepare({
    wallet_sendCalls([request]) {
      if (!isWilling) throw rejection()
      bundles.set((request as CallsRequest).id, { calls: [], status: 100 })
      return { id: (request as CallsRequest).id }
    },
  })
  await expect(askForBundle({ wallet, manifest, steps })).rejects.toMatchObject({ name: 'RejectedInWalletError' })
  isWilling = true
  expect(bundles.has(await askForBundle({ wallet, manifest, steps }))).toBe(true)
})

test('5720: after a reload the same steps are followed under their id; nobody is asked twice', async () => {
  const { manifest, steps, wallet, bundles, execute, isDone } = await prepare()
  const id = await askForBundle({ wallet, manifest, steps })
  expect(await askForBundle({ wallet, manifest, steps })).toBe(id)
  expect(bundles.size).toBe(1)
  await execute(id)
  expect(await followBundle({ wallet, id, isDone, clock: createFakeClock() })).toBe(true)
})

test('5720: steps that failed before are asked for anew', async () => {
  const { manifest, steps, wallet, bundles } = await prepare()
  const id = await askForBundle({ wallet, manifest, steps })
  const first = bundles.get(id)
  if (first) first.status = 500
  const again = await askForBundle({ wallet, manifest, steps })
  expect(again).not.toBe(id)
  expect(bundles.size).toBe(2)
})

test.each([5700, 5710, 5740, 5750, 5760, 4200, -32_601])(
  '%i: a wallet that can’t after all sends nothing, and the steps can be signed one by one',
  async (code) => {
    const { sender, manifest, steps, wallet, readSteps } = await prepare({
      wallet_sendCalls() {
        throw failure(code)
      },
    })
    await expect(askForBundle({ wallet, manifest, steps })).rejects.toMatchObject({ name: 'BundleUnsupportedError' })
    for (const { request } of steps) {
      const hash = await sender.wallet.sendTransaction(request)
      await chain.client.waitForTransactionReceipt({ hash })
    }
    expect(await readSteps()).toEqual([])
  },
)

test.each([
  ['reverted', 500, 'mined together but failed'],
  ['cancelled by a Safe’s owners', 400, 'cancelled before they reached the network'],
] as const)('steps that are %s change nothing, and it is said what to do', async (_, status, text) => {
  const { manifest, steps, wallet, bundles, isDone, readSteps, sender } = await prepare()
  const id = await askForBundle({ wallet, manifest, steps })
  const hash: Hex = `0x${'ab'.repeat(32)}`
  bundles.set(id, { calls: [], status, ...(status === 500 ? { hash } : {}) })
  const following = followBundle({ wallet, id, isDone, clock: createFakeClock() })
  await expect(following).rejects.toMatchObject({
    name: 'BundleFailedError',
    shortMessage: expect.stringContaining(text),
  })
  expect(kinds(await readSteps())).toEqual(['reset-allowance', 'approve', 'register'])
  expect(sender.requests).toHaveLength(1)
})

test('an answer that is lost after the wallet signed is found by its id, or by the chain alone', async () => {
  const ids: string[] = []
  const { manifest, steps, wallet, bundles, execute, isDone } = await prepare({
    wallet_sendCalls([request]) {
      const { id, calls } = request as CallsRequest
      bundles.set(id, { calls, status: 100 })
      throw new Error('The extension was reloaded.')
    },
    wallet_getCallsStatus() {
      throw failure(5730)
    },
  })
  await expect(askForBundle({ wallet, manifest, steps, onAsk: (id) => ids.push(id) })).rejects.toMatchObject({
    name: 'UnexpectedDeliveryError',
  })
  const [id = ''] = ids
  let looks = 0
  const clock = createFakeClock(async () => {
    looks += 1
    if (looks === 3) await execute(id)
  })
  expect(await followBundle({ wallet, id, isDone, clock })).toBe(true)
})

test('a wallet that mines only some of the steps is not said to have changed nothing, and the others stand there again', async () => {
  const { manifest, steps, wallet, bundles, execute, isDone, readSteps } = await prepare()
  const id = await askForBundle({ wallet, manifest, steps })
  const bundle = bundles.get(id)
  if (!bundle) throw new Error('No such bundle.')
  bundle.calls = bundle.calls.slice(0, 2)
  await execute(id)
  bundle.status = 600
  await expect(followBundle({ wallet, id, isDone, clock: createFakeClock() })).rejects.toMatchObject({
    name: 'BundlePartlyFailedError',
    hash: bundle.hash,
    shortMessage: expect.stringContaining('Only some of the steps were mined'),
  })
  expect(kinds(await readSteps())).toEqual(['register'])
})

test('an answer that is lost without a trace is given up after half a minute', async () => {
  const { wallet, isDone } = await prepare()
  const clock = createFakeClock()
  const begun = clock.now()
  await expect(followBundle({ wallet, id: '0xgone', isDone, clock })).rejects.toMatchObject({ name: 'BundleLostError' })
  expect(clock.now() - begun).toBeLessThanOrEqual(40_000)
})

test(
  'a Safe’s own id is followed for as long as its owners take; a silent node or wallet concludes nothing',
  { tags: ['R12'] },
  async () => {
    const safeTxHash = `0x${'5a'.repeat(32)}`
    let looks = 0
    const { manifest, steps, wallet, bundles, execute, isDone } = await prepare({
      wallet_sendCalls([request]) {
        bundles.set(safeTxHash, { calls: (request as CallsRequest).calls, status: 100 })
        return { id: safeTxHash }
      },
      wallet_getCallsStatus([id]) {
        if (looks % 3 === 0) throw new Error('The Safe’s service is down.')
        return { status: bundles.get(String(id))?.status }
      },
    })
    const id = await askForBundle({ wallet, manifest, steps })
    expect(id).toBe(safeTxHash)
    const clock = createFakeClock(async () => {
      looks += 1
      if (looks === 200) await execute(id)
    })
    const done = () => (looks % 5 === 1 ? Promise.reject(new Error('fetch failed')) : isDone())
    expect(await followBundle({ wallet, id, isDone: done, clock })).toBe(true)
    expect(looks).toBeGreaterThanOrEqual(200)
  },
)

test('a node that does not answer is no sign that everything is authorised', async () => {
  const { manifest } = await prepare()
  const client = clientAt('http://127.0.0.1:9')
  await expect(isAuthorised({ client, manifest })).rejects.toMatchObject({ name: 'RpcUnavailableError' })
})

test('a page that is left ends following, and concludes nothing', async () => {
  const { manifest, steps, wallet } = await prepare()
  const id = await askForBundle({ wallet, manifest, steps })
  let looks = 0
  const following = followBundle({
    wallet,
    id,
    isDone: async () => false,
    clock: createFakeClock(() => void (looks += 1)),
    isAbandoned: () => looks === 2,
  })
  expect(await following).toBe(false)
})

test('what the calls are stays what the steps say: nothing is added, and the account and network are named', async () => {
  let seen: unknown
  const { sender, manifest, steps, wallet } = await prepare({
    wallet_sendCalls([request]) {
      seen = request
      return { id: 'x' }
    },
  })
  await askForBundle({ wallet, manifest, steps })
  expect(seen).toMatchObject({
    version: '2.0.0',
    chainId: '0x7a69',
    from: sender.account.address,
    atomicRequired: true,
    calls: [
      { data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [chain.distributor, 0n] }) },
      {
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [chain.distributor, manifest.total] }),
      },
      { to: chain.distributor },
    ],
  })
})
