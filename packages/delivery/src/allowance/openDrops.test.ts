import { slotDistributorAbi } from '@slotdrop/contracts'
import { dropProgress, freezeManifest, type Manifest, toDropStruct } from '@slotdrop/drops'
import { makeRows, startChain, type TestChain } from '@slotdrop/testing'
import { encodeFunctionData, type Hex, HttpRequestError, RpcRequestError, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asClient, createTestSender, mint, sending, type TestSender } from '../../test/support.ts'
import { checkReadiness } from '../authorise/checkReadiness.ts'
import { fetchAuthoriseSteps } from '../authorise/fetchAuthoriseSteps.ts'
import { fetchRevokeStep } from '../authorise/fetchRevokeStep.ts'
import { getCancelStep } from '../authorise/getCancelStep.ts'
import { getRegisterStep } from '../authorise/getRegisterStep.ts'
import { stepSentence, stepTitle } from '../authorise/stepSentence.ts'
import type { ChainClient } from '../ports.ts'
import { fetchOpenDrops } from './fetchOpenDrops.ts'
import { fetchRegisteredDrops, type RegisteredDrops } from './fetchRegisteredDrops.ts'
import type { SenderDrop } from './OpenDrop.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

type Sealing = { title?: string; count?: number; amount: bigint; tokenIndex?: number; closesAtSeconds?: bigint }

let lists = 7_100

/** Seals rows of one amount each for a sender, who is given the sum. */
async function seal(
  { account }: TestSender,
  { title = 'Drop', count = 10, amount, tokenIndex = 0, ...terms }: Sealing,
) {
  const token = chain.tokens[tokenIndex]
  if (!token) throw new Error('No such demo token.')
  const manifest = await freezeManifest({
    title,
    token,
    rows: makeRows(count, { seed: lists++ }).map((row) => ({ ...row, amount })),
    terms: {
      ...{ chainId: 31_337, distributor: chain.distributor, sender: account.address, token: token.address },
      ...{ standard: 'ERC20', policy: 'skip', safeTransfer: false, direct: false },
      ...{ opensAtSeconds: 0n, closesAtSeconds: 0n, round: 1n, slotSize: 5 },
      ...terms,
    },
  })
  await mint(chain, manifest.terms.token, account.address, manifest.total)
  return manifest
}

async function sign(
  { wallet }: TestSender,
  steps: readonly { readonly request: Parameters<TestSender['wallet']['sendTransaction']>[0] }[],
) {
  for (const { request } of steps) {
    const hash = await wallet.sendTransaction(request)
    await chain.client.waitForTransactionReceipt({ hash })
  }
}

function toSenderDrop(manifest: Manifest): SenderDrop {
  return { ...manifest, openAmountOf: (words) => dropProgress(manifest, words).openAmount }
}

const openToClaims = { operator: zeroAddress, claimsOpen: true } as const

function asked(
  manifest: Manifest,
  known: readonly Manifest[] = [],
  client = asClient(chain),
  before?: RegisteredDrops,
): Promise<RegisteredDrops> {
  const ids = new Set(known.map(({ dropId }) => dropId))
  return fetchRegisteredDrops({ client, terms: manifest.terms, known: ids, before })
}

/** What shares the approval of a drop by the chain alone. */
async function othersOf(manifest: Manifest) {
  const { drops } = await asked(manifest)
  return fetchOpenDrops({ client: asClient(chain), manifest, drops })
}

test('two claim drops and a push drop, each known to the chain alone: no approval is lowered, and the last one is asked for with the sum', async () => {
  const sender = await createTestSender(chain)
  const client = asClient(chain)
  const [first, second, push] = [
    await seal(sender, { title: 'Season 2', amount: 280n }),
    await seal(sender, { title: 'Season 3', amount: 70n }),
    await seal(sender, { amount: 3n }),
  ]
  for (const manifest of [first, second]) {
    const others = await othersOf(manifest)
    const steps = await fetchAuthoriseSteps({ client, manifest, registration: openToClaims, others })
    expect(steps.map(({ kind }) => kind)).toEqual(['approve', 'register'])
    await sign(sender, steps)
  }
  expect((await checkReadiness({ client, manifest: first })).allowance).toBe(3_500n)
  const others = await othersOf(push)
  expect(others.map(({ dropId, needs, isUnderWay }) => [dropId, needs, isUnderWay])).toEqual([
    [second.dropId, 700n, true],
    [first.dropId, 2_800n, true],
  ])
  // What is approved for the others is not taken for its own.
  const steps = await fetchAuthoriseSteps({ client, manifest: push, others })
  expect(steps).toMatchObject([{ kind: 'approve', amount: 3_530n, others }])
  await sign(sender, steps)
  expect(await fetchAuthoriseSteps({ client, manifest: push, others })).toEqual([])
  await sending(chain, { ...sender, manifest: push }).start()
  for (const manifest of [first, second])
    expect(await fetchAuthoriseSteps({ client, manifest, others: await othersOf(manifest) })).toEqual([])

  // What is left over goes, what the others need stays.
  const spare = await seal(sender, { amount: 100n })
  await sign(sender, await fetchAuthoriseSteps({ client, manifest: spare, others: await othersOf(spare) }))
  const revoke = await fetchRevokeStep({ client, manifest: spare, others: await othersOf(spare) })
  expect(revoke).toMatchObject({ allowance: 3_500n })
  if (revoke) await sign(sender, [revoke])
  expect((await checkReadiness({ client, manifest: first })).allowance).toBe(3_500n)
  expect(await fetchRevokeStep({ client, manifest: spare, others: await othersOf(spare) })).toBeUndefined()
})

test('drops that are paid, cancelled, closed or of another token draw on nothing', async () => {
  const sender = await createTestSender(chain)
  const client = asClient(chain)
  const { timestamp } = await chain.client.getBlock()
  const [own, paid, cancelled, closed, dollars] = [
    await seal(sender, { amount: 1n }),
    await seal(sender, { amount: 2n }),
    await seal(sender, { amount: 3n }),
    await seal(sender, { amount: 4n, closesAtSeconds: timestamp + 1n }),
    await seal(sender, { amount: 5n, tokenIndex: 1 }),
  ]
  for (const manifest of [paid, cancelled, closed, dollars])
    await sign(sender, [getRegisterStep(manifest, openToClaims)])
  await sign(sender, await fetchAuthoriseSteps({ client, manifest: paid }))
  await sending(chain, { ...sender, manifest: paid }).start()
  await sign(sender, [getCancelStep(cancelled)])
  await chain.client.mine({ blocks: 1, interval: 2 })
  const { drops, unreadable } = await asked(own)
  expect([drops.length, unreadable]).toEqual([4, []])
  expect(await fetchOpenDrops({ client, manifest: own, drops })).toEqual([])
})

test('a drop that is only sealed is known by its list, and nothing of it is under way; with its rows at hand what it needs is exact', async () => {
  const sender = await createTestSender(chain)
  const client = asClient(chain)
  const [own, begun, sealed] = [
    await seal(sender, { amount: 1n }),
    await seal(sender, { title: 'Begun', amount: 4n }),
    await seal(sender, { amount: 9n }),
  ]
  await sign(sender, await fetchAuthoriseSteps({ client, manifest: begun, registration: openToClaims }))
  const run = sending(
    chain,
    { ...sender, manifest: begun },
    { onChange: ({ slots }) => slots[0]?.stage === 'mined' && run.pause() },
  )
  await run.start()
  const withRows = await fetchOpenDrops({ client, manifest: own, drops: [begun, sealed].map(toSenderDrop) })
  expect(withRows).toEqual([
    { dropId: begun.dropId, title: 'Begun', needs: 20n, isExact: true, isUnderWay: true },
    { dropId: sealed.dropId, title: 'Drop', needs: 90n, isExact: true, isUnderWay: false },
  ])
  // Without them it is what the list came to, at most.
  expect(await othersOf(own)).toMatchObject([{ dropId: begun.dropId, needs: 40n, isExact: false, isUnderWay: true }])
})

test('a registration is found inside of the call of another contract, and one that is in no call is told as unreadable', async () => {
  const sender = await createTestSender(chain)
  const [own, wrapped] = [await seal(sender, { amount: 1n }), await seal(sender, { amount: 2n })]
  await sign(sender, [getRegisterStep(wrapped, openToClaims)])
  const client = asClient(chain)
  const inner = encodeFunctionData({
    abi: slotDistributorAbi,
    functionName: 'register',
    args: [toDropStruct(wrapped), zeroAddress, 0, false, true, `0x${'00'.repeat(32)}`],
  })
  const withInput = (input: Hex) =>
    new Proxy(client, {
      get(target, name) {
        if (name !== 'request') return Reflect.get(target, name)
        return async (call: { method: string }) =>
          call.method === 'eth_getTransactionByHash' ? { input } : target.request(call as never)
      },
      // Sound: everything but one answer is the client’s own.
    }) as ChainClient
  const found = await asked(own, [], withInput(`0x6a761202${'00'.repeat(37)}${inner.slice(2)}${'00'.repeat(9)}`))
  expect(found).toMatchObject({ drops: [{ dropId: wrapped.dropId, total: 20n }], unreadable: [], since: 0n })
  const unread = await asked(own, [], withInput('0x12345678'))
  expect(unread).toMatchObject({ drops: [], unreadable: [{ dropId: wrapped.dropId }] })
  expect(await asked(own, [wrapped])).toMatchObject({ drops: [], unreadable: [] })
  // What could not be read is read again.
  expect(await asked(own, [], client, unread)).toMatchObject({ drops: [{ dropId: wrapped.dropId }], unreadable: [] })
})

test('a node that gives few blocks of logs at once is asked for the newest, one that gives none is left alone', async () => {
  const sender = await createTestSender(chain)
  const [own, other] = [await seal(sender, { amount: 1n }), await seal(sender, { amount: 2n })]
  await sign(sender, [getRegisterStep(other, openToClaims)])
  const client = asClient(chain)
  // The chain as one of many more blocks, all that happened in the newest of them.
  const tip = 60_000n
  const node = (refuse: (length: bigint) => Error | undefined) => {
    const lengths: bigint[] = []
    const proxy = new Proxy(client, {
      get(target, name) {
        if (name === 'getBlockNumber') return async () => tip
        if (name !== 'request') return Reflect.get(target, name)
        return async (call: { method: string; params: [{ fromBlock: Hex; toBlock: Hex }] }) => {
          if (call.method !== 'eth_getLogs') return target.request(call as never)
          const [{ fromBlock, toBlock, ...filter }] = call.params
          lengths.push(BigInt(toBlock) - BigInt(fromBlock) + 1n)
          const error = refuse(lengths.at(-1) ?? 0n)
          if (error) throw error
          const isNewest = BigInt(toBlock) === tip
          return isNewest
            ? target.request({ ...call, params: [{ ...filter, fromBlock: '0x0', toBlock: 'latest' }] } as never)
            : []
        }
      },
      // Sound: everything but what is refused is the client’s own.
    }) as ChainClient
    return { proxy, lengths }
  }
  const tooLong = new RpcRequestError({
    body: {},
    url: 'http://node',
    error: { code: -32_005, message: 'range too large' },
  })
  const strict = node((length) => (length > 3_000n ? tooLong : undefined))
  const found = await asked(own, [], strict.proxy)
  expect(found.drops.map(({ dropId }) => dropId)).toEqual([other.dropId])
  expect(strict.lengths).toHaveLength(20)
  expect(found.since).toBe(tip + 1n - 2_500n * 18n)
  const silent = node(() => new HttpRequestError({ url: 'http://node', details: 'fetch failed' }))
  const nothing = { drops: [], unreadable: [], since: undefined, until: undefined, isCurrent: false }
  expect(await asked(own, [], silent.proxy)).toEqual(nothing)
  expect(silent.lengths.length).toBeLessThan(4)

  // The next look is at new blocks alone, and a node that is silent then takes nothing away.
  const later = node(() => undefined)
  expect(await asked(own, [], later.proxy, found)).toEqual(found)
  expect(later.lengths).toEqual([64n])
  expect(await asked(own, [], silent.proxy, found)).toEqual({ ...found, isCurrent: false })
  // A chain that begins anew has none of what another one had.
  expect(await asked(own, [], client, { ...found, drops: [] })).toMatchObject({
    drops: [{ dropId: other.dropId }],
    since: 0n,
  })
})

test('a token that changes an allowance only from or to zero: who counts on it is named before it is set to zero', async () => {
  const sender = await createTestSender(chain)
  const client = asClient(chain)
  const [first, second] = [
    await seal(sender, { title: 'Season 2', amount: 200_000n, tokenIndex: 1 }),
    await seal(sender, { amount: 100_000n, tokenIndex: 1 }),
  ]
  await sign(sender, await fetchAuthoriseSteps({ client, manifest: first, registration: openToClaims }))
  const others = await othersOf(second)
  const [nameless] = await fetchAuthoriseSteps({ client, manifest: second, others })
  expect(String(nameless && stepSentence(nameless))).toContain(`2 DUSD for drop ${first.dropId.slice(0, 10)}…`)
  const titled = others.map((other) => ({ ...other, title: first.title }))
  const steps = await fetchAuthoriseSteps({ client, manifest: second, others: titled })
  expect(steps.map((step) => String(stepTitle(step)))).toEqual(['Reset the old approval', 'Approve 3 DUSD'])
  expect(steps.map((step) => String(stepSentence(step)))).toEqual([
    'This token changes an approval only from or to zero, and 2 DUSD are left from before. Set it to zero first. Until the next step is mined nothing can be claimed or sent of 2 DUSD for Season 2.',
    'An approval belongs to the token, and your open drops share it: 1 DUSD for this drop, 2 DUSD for Season 2. The distributor may then take exactly 3 DUSD from your account, and only for recipients of lists that you sealed. It holds nothing itself.',
  ])
  // It can't go down to what the other needs either: the step says whom it leaves without.
  await sign(sender, steps)
  const revoke = await fetchRevokeStep({ client, manifest: second, others: titled })
  expect(revoke?.allowance).toBe(0n)
  expect(revoke && String(stepSentence(revoke))).toContain('That stops what still counts on it: 2 DUSD for Season 2.')
})
