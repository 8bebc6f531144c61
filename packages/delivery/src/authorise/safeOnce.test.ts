import { createSafe, makeRows, startChain, type TestChain, type TestSafe } from '@slotdrop/testing'
import { type Hex, hexToBigInt } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  amounts,
  asClient,
  balances,
  createFakeClock,
  once,
  paymentsPerRow,
  pipelining,
  sealFor,
} from '../../test/support.ts'
import type { SenderWallet } from '../ports.ts'
import { giveBack } from '../send/giveBack.ts'
import { askForBundle } from './askForBundle.ts'
import { fetchAuthoriseSteps, isAuthorised } from './fetchAuthoriseSteps.ts'
import { followBundle } from './followBundle.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

type CallsRequest = { readonly calls: readonly { readonly to: Hex; readonly data: Hex; readonly value: Hex }[] }

const statusCodes = {
  AWAITING_CONFIRMATIONS: 100,
  AWAITING_EXECUTION: 100,
  SUCCESS: 200,
  CANCELLED: 400,
  FAILED: 500,
} as const

/** What Safe's provider answers inside its app; `isSilent` where its service is down, or the page is open elsewhere. */
function createSafeWallet(safe: TestSafe) {
  let isSilent = false
  const wallet: SenderWallet = {
    address: () => safe.address,
    chainId: async () => 31_337,
    async sendTransaction({ to, data, value }) {
      return safe.propose([{ to, data, value }])
    },
    async request(method, [asked]) {
      if (isSilent) throw new Error('The service is down.')
      if (method === 'wallet_sendCalls') {
        // Sound: the test asks for calls.
        const { calls } = asked as CallsRequest
        return { id: await safe.propose(calls.map(({ to, data, value }) => ({ to, data, value: hexToBigInt(value) }))) }
      }
      // Sound: an id is a safeTxHash.
      const safeTxHash = asked as Hex
      const hash = safe.proposals.get(safeTxHash)?.hash
      return {
        status: statusCodes[await safe.statusOf(safeTxHash)],
        ...(hash && { receipts: [{ transactionHash: hash }] }),
      }
    },
  }
  return { wallet, fallSilent: () => void (isSilent = true) }
}

const gasMoney = 10n ** 17n
let lists = 7000

/** A list of a Safe of three owners, two of whom must sign, and a key that is to send it. */
async function prepare() {
  const safe = await createSafe(chain.client)
  await chain.client.setBalance({ address: safe.address, value: 10n ** 18n })
  const manifest = await sealFor(chain, safe.address, makeRows(30, { seed: lists++ }), { slotSize: 10 })
  const key = privateKeyToAccount(generatePrivateKey())
  const registration = { operator: key.address, claimsOpen: false, gasMoney }
  const client = asClient(chain)
  const { wallet, fallSilent } = createSafeWallet(safe)
  const steps = await fetchAuthoriseSteps({ client, manifest, registration })
  const safeTxHash = (await askForBundle({ wallet, manifest, steps })) as Hex
  const isDone = () => isAuthorised({ client, manifest, registration })
  /** The second owner signs, and somebody executes it. */
  const sign = async () => {
    await safe.confirm(safeTxHash, 1)
    await safe.execute(safeTxHash)
  }
  return { safe, manifest, key, wallet, fallSilent, steps, safeTxHash, isDone, sign, client }
}

test(
  'one proposal approves, registers a key and gives it gas money; the key pays every row once, and the rest goes back to the Safe',
  { tags: ['R12'] },
  async () => {
    const { safe, manifest, key, wallet, steps, safeTxHash, isDone, sign, client } = await prepare()
    expect(steps.map(({ kind }) => kind)).toEqual(['approve', 'register'])
    expect(await isDone()).toBe(false)
    const later = once(sign)
    let looks = 0
    // Hours pass before the second owner comes.
    const clock = createFakeClock(async () => {
      looks += 1
      if (looks === 200) await later()
    })
    expect(await followBundle({ wallet, id: safeTxHash, isDone, clock, pollMilliseconds: 60_000 })).toBe(true)
    expect(safe.proposals.size).toBe(1)
    expect(await chain.client.getBalance({ address: key.address })).toBe(gasMoney)
    const run = pipelining(chain, { manifest, signer: key })
    await run.start()
    expect(run.getState().phase).toBe('complete')
    expect(await balances(chain, manifest)).toEqual(amounts(manifest))
    expect(new Set(await paymentsPerRow(chain, manifest))).toEqual(new Set([1]))
    const given = await giveBack({
      ...{ client, signer: key, to: safe.address, chainId: 31_337 },
      fees: { ceiling: 10n ** 12n },
      clock: createFakeClock(),
    })
    expect(await chain.client.getBalance({ address: key.address })).toBe(0n)
    expect(await chain.client.getBalance({ address: safe.address })).toBe(10n ** 18n - gasMoney + (given?.value ?? 0n))
    expect(given?.value).toBeGreaterThan(gasMoney / 2n)
    expect(safe.proposals.size).toBe(1)
  },
)

test('executed while Safe’s service is down and nobody looks: the chain alone tells that it is done', async () => {
  const { wallet, fallSilent, safeTxHash, isDone, sign } = await prepare()
  fallSilent()
  await sign()
  expect(await followBundle({ wallet, id: safeTxHash, isDone, clock: createFakeClock() })).toBe(true)
})

test(
  'owners who do something else under its nonce end it by name; nothing was approved, and it can be proposed again',
  { tags: ['R12'] },
  async () => {
    const { safe, manifest, wallet, steps, safeTxHash, isDone } = await prepare()
    await safe.confirm(safeTxHash, 1)
    const reject = once(() => safe.replace(safeTxHash))
    const followed = followBundle({ wallet, id: safeTxHash, isDone, clock: createFakeClock(reject) })
    await expect(followed).rejects.toMatchObject({ name: 'BundleFailedError', hash: undefined })
    await expect(safe.execute(safeTxHash)).rejects.toThrow(/revert/)
    expect(await isDone()).toBe(false)
    const second = (await askForBundle({ wallet, manifest, steps })) as Hex
    expect(second).not.toBe(safeTxHash)
    await safe.confirm(second, 2)
    await safe.execute(second)
    expect(await isDone()).toBe(true)
  },
)

test('one owner alone executes nothing', async () => {
  const { safe, safeTxHash, isDone } = await prepare()
  expect(await safe.statusOf(safeTxHash)).toBe('AWAITING_CONFIRMATIONS')
  await expect(safe.execute(safeTxHash)).rejects.toThrow(/revert/)
  expect(await isDone()).toBe(false)
})
