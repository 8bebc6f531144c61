import { createSafe, makeRows, startChain, type TestChain, type TestSafe } from '@slotdrop/testing'
import fc from 'fast-check'
import { type Address, type Hex, keccak256, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asClient, sealFor } from '../../test/support.ts'
import { fetchAuthoriseSteps } from '../authorise/fetchAuthoriseSteps.ts'
import type { AuthoriseStep } from '../authorise/AuthoriseStep.ts'
import { stepSentence } from '../authorise/stepSentence.ts'
import { fetchSafe } from './fetchSafe.ts'
import { expectSafeTransaction, findSafeTransaction } from './findSafeTransaction.ts'
import { multiSends } from './multiSends.ts'
import { parseProposal, serializeProposal } from './proposalText.ts'
import { type SafeProposal, toProposedCalls, toProposedSteps } from './SafeProposal.ts'
import { hashSafeTransaction } from './safeTransaction.ts'

let chain: TestChain
let safe: TestSafe
beforeAll(async () => {
  chain = await startChain()
  safe = await createSafe(chain.client)
})
afterAll(() => chain.stop())

const chainId = 31_337
const operator: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const listDigest: Hex = `0x${'1d'.repeat(32)}`

function callsOf(steps: readonly AuthoriseStep[]) {
  return steps.map(({ request }) => request)
}

async function prepare(seed: number) {
  const manifest = await sealFor(chain, safe.address, makeRows(30, { seed }), { slotSize: 10 })
  const registration = { operator, claimsOpen: false, operatorUntil: 1_900_000_000, gasMoney: 10n ** 17n, listDigest }
  const steps = await fetchAuthoriseSteps({ client: asClient(chain), manifest, registration })
  return { manifest, steps, safeTxHash: await safe.propose(callsOf(steps)) }
}

const bytes = fc.uint8Array({ maxLength: 200 }).map((data): Hex => `0x${Buffer.from(data).toString('hex')}`)

test('the hash of any transaction with any nonce is what the Safe’s own contract computes', async () => {
  const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
  const operation = fc.constantFrom(0 as const, 1 as const)
  await fc.assert(
    fc.asyncProperty(bytes, amount, operation, amount, async (data, value, kind, nonce) => {
      const transaction = { to: chain.distributor, value, data, operation: kind }
      const { safeTxHash } = hashSafeTransaction({ chainId, safe: safe.address, transaction, nonce })
      expect(safeTxHash).toBe(await safe.hashOf(transaction, nonce))
    }),
    { numRuns: 40 },
  )
})

test('the contract that several calls are made by is the one that Safe published', async () => {
  const code = await chain.client.getCode({ address: multiSends[0]?.address ?? zeroAddress })
  expect(keccak256(code ?? '0x')).toBe('0xcdbdcec38d2f1c7d961b0029ff8416b7e86e9974d6f0e9c9580c7d17fcfb6663')
})

describe('a proposal that approves and registers', () => {
  test('is recomputed from the list and what travels in its link, and found with its nonce in the queue', async () => {
    const { manifest, steps, safeTxHash } = await prepare(1)
    await safe.propose(callsOf(steps))
    const later = await safe.propose(callsOf(steps))
    const { title, terms, dropId } = manifest
    const { symbol, name, decimals } = manifest.token
    const list = { title, terms, token: { symbol, name, decimals } }
    const proposal = { chainId, safe: safe.address, dropId, calls: toProposedCalls(steps), list }
    const read = parseProposal(`https://example.org/review#${serializeProposal({ ...proposal, safeTxHash })}`)
    if (!read) throw new Error('It was not read.')
    expect(read).toEqual({ ...proposal, safeTxHash })
    const calls = callsOf(toProposedSteps(manifest, read.calls))
    expect(calls).toEqual(callsOf(steps))
    const facts = await fetchSafe({ client: asClient(chain), address: safe.address })
    expect(facts).toEqual({ version: '1.5.0', nonce: await safe.readNonce(), threshold: 2, isSupported: true })
    const next = facts?.nonce ?? 0n
    const found = findSafeTransaction({ chainId, safe: safe.address, calls, next, safeTxHash: read.safeTxHash })
    expect(found).toMatchObject({ safeTxHash, nonce: next, multiSend: { version: '1.5.0' } })
    expect(findSafeTransaction({ chainId, safe: safe.address, calls, next, safeTxHash: later })?.nonce).toBe(next + 2n)
    const asked = { chainId, safe: safe.address, calls, next }
    expect(expectSafeTransaction({ ...asked, version: '1.5.0' })?.safeTxHash).toBe(safeTxHash)
    expect(expectSafeTransaction({ ...asked, version: '1.4.1+L2' })?.multiSend?.version).toBe('1.4.1')
    expect(expectSafeTransaction({ ...asked, version: undefined })?.multiSend?.version).toBe('1.5.0')
    expect(expectSafeTransaction({ ...asked, calls: [], version: undefined })).toBeUndefined()
  })

  test('with one call is that call, without a contract between', async () => {
    const { steps } = await prepare(2)
    const calls = callsOf(steps.slice(1))
    const safeTxHash = await safe.propose(calls)
    const next = await safe.readNonce()
    const found = findSafeTransaction({ chainId, safe: safe.address, calls, next, safeTxHash })
    expect(found).toMatchObject({ safeTxHash, multiSend: undefined })
    const asked = { chainId, safe: safe.address, calls, next: found?.nonce ?? 0n }
    expect(expectSafeTransaction({ ...asked, version: '1.4.1' })).toEqual(found)
  })

  test('is another one with another list, chain, Safe, operator, date or gas money', async () => {
    const { manifest, steps, safeTxHash } = await prepare(3)
    const proposal: SafeProposal = {
      ...{ chainId, safe: safe.address, dropId: manifest.dropId, safeTxHash },
      calls: toProposedCalls(steps),
    }
    const next = await safe.readNonce()
    const search = (other: Partial<SafeProposal>, list = manifest) => {
      const { calls: proposed, ...asked } = { ...proposal, ...other }
      return findSafeTransaction({ ...asked, next, calls: callsOf(toProposedSteps(list, proposed)) })
    }
    const registering = (change: object) =>
      proposal.calls.map((call) => ('operator' in call ? { ...call, ...change } : call))
    expect(search({})).toBeDefined()
    expect(search({}, (await prepare(4)).manifest)).toBeUndefined()
    expect(search({ chainId: 1 })).toBeUndefined()
    expect(search({ safe: operator })).toBeUndefined()
    for (const change of [
      { operator: safe.owners[0] },
      { claimsOpen: true },
      { operatorUntil: 1_900_000_001 },
      { gasMoney: 10n ** 17n + 1n },
      { listDigest: undefined },
    ])
      expect(search({ calls: registering(change) })).toBeUndefined()
    expect(
      search({ calls: [{ kind: 'approve', amount: manifest.total + 1n }, ...proposal.calls.slice(1)] }),
    ).toBeUndefined()
  })
})

test('an approval of more than the list pays says that the rest is for other drops', async () => {
  const { manifest } = await prepare(5)
  const textOf = (amount: bigint) => String(toProposedSteps(manifest, [{ kind: 'approve', amount }]).map(stepSentence))
  expect(textOf(manifest.total)).not.toContain('for others')
  expect(textOf(manifest.total + 5n * 10n ** 18n)).toContain('are for this list, 5 MERI for others.')
})

test('an account that is no Safe is told', async () => {
  expect(await fetchSafe({ client: asClient(chain), address: chain.distributor })).toBeUndefined()
  expect(await fetchSafe({ client: asClient(chain), address: operator })).toBeUndefined()
})

describe('a link', () => {
  const whole = serializeProposal({
    ...{ chainId, safe: operator, dropId: `0x${'aa'.repeat(32)}`, safeTxHash: `0x${'bb'.repeat(32)}` },
    calls: [
      { kind: 'reset-allowance' },
      { kind: 'approve', amount: undefined },
      { kind: 'register', operator, claimsOpen: true, operatorUntil: 0, gasMoney: 0n },
    ],
  })

  test('keeps every call in its order', () => {
    expect(parseProposal(whole)?.calls.map(({ kind }) => kind)).toEqual(['reset-allowance', 'approve', 'register'])
  })

  test.each([
    ['nothing', () => ''],
    ['another page', () => 'https://example.org/docs#contract'],
    ['a hash cut short', () => whole.replace(/hash=0x../, 'hash=0x')],
    ['a mistyped address', () => whole.replace('safe=0x70997970C5', 'safe=0x70997970c5')],
    ['an amount with a point', () => whole.replace('approve=all', 'approve=1.5')],
    ['a date beyond all dates', () => whole.replace('until=0', `until=${2n ** 40n}`)],
    ['claims neither open nor closed', () => whole.replace('claims=1', 'claims=2')],
    ['no calls', () => whole.replace(/&reset=.*/, '')],
    ['two hashes', () => `${whole}&hash=0x${'cc'.repeat(32)}`],
    ['a digest that is none', () => `${whole}&list=0x12`],
    ['terms that are none', () => `${whole}&terms=%7B%7D`],
  ])('with %s is no proposal', (_, text) => {
    expect(parseProposal(text())).toBeUndefined()
  })
})
