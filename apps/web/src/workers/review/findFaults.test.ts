import { ANYONE } from '@slotdrop/contracts'
import type { ProposedCall, SafeProposal, SenderDrop } from '@slotdrop/delivery'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { type Address, type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { findFaults, operatorOf } from './findFaults.ts'

const manifest = await makeManifest(makeRows(8, { seed: 1 }))
const { terms, token, total, dropId } = manifest
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const digest: Hex = `0x${'1d'.repeat(32)}`
const registration = { operator: other, claimsOpen: false, gasMoney: 1n, listDigest: digest } as const
const proposal: SafeProposal = {
  ...{ chainId: terms.chainId, safe: terms.sender, dropId, safeTxHash: digest },
  calls: [
    { kind: 'approve', amount: total },
    { kind: 'register', ...registration },
  ],
}
const safe = { version: '1.4.1', nonce: 0n, threshold: 2, isSupported: true }
const operator = { address: other, isService: true } as const
const whole = { manifest, proposal, digest, distributor: terms.distributor, token, safe, operator, others: [] }

function kinds(change: Partial<Parameters<typeof findFaults>[0]>) {
  return findFaults({ ...whole, ...change }).map(({ kind }) => kind)
}

function withCalls(...calls: readonly ProposedCall[]) {
  return { proposal: { ...proposal, calls } }
}

test('nothing speaks against a list and the proposal that sends it', () => {
  expect(kinds({})).toEqual([])
  expect(kinds({ safe: undefined, token: undefined, distributor: undefined })).toEqual([])
  expect(kinds({ proposal: undefined })).toEqual([])
})

test('an approval for other drops of the Safe too is a caution, bounded by their lists', () => {
  const season: SenderDrop = { ...(manifest satisfies SenderDrop), dropId: digest, total: 2_803n }
  const approving = (amount: bigint) => withCalls({ kind: 'approve', amount })
  expect(kinds({ ...approving(total + 2_803n), others: [season] })).toEqual(['approves-others'])
  expect(kinds({ ...approving(total + 2_804n), others: [season] })).toEqual(['approves-more'])
  // Nobody could be asked about them.
  expect(kinds({ ...approving(total + 1n), others: undefined })).toEqual(['approves-more'])
})

test.each([
  ['another list', { proposal: { ...proposal, dropId: digest } }, 'other-list'],
  ['another chain', { proposal: { ...proposal, chainId: 1, dropId: digest } }, 'other-chain'],
  ['another Safe', { proposal: { ...proposal, safe: other } }, 'other-safe'],
  ['another distributor', { distributor: other }, 'other-distributor'],
  ['a token of another name', { token: { symbol: 'USDC', decimals: token.decimals } }, 'other-token'],
  ['other decimals', { token: { symbol: token.symbol, decimals: 6 } }, 'other-token'],
  ['more than the list pays', withCalls({ kind: 'approve', amount: total + 1n }), 'approves-more'],
  [
    'another list recorded on chain',
    withCalls({ kind: 'register', ...registration, listDigest: dropId }),
    'other-digest',
  ],
  ['anyone who sends', withCalls({ kind: 'register', ...registration, operator: ANYONE }), 'anyone-sends'],
  [
    'an account to send that this site does not know',
    { operator: { address: other, isService: false } },
    'unknown-sender',
  ],
  ['an account that is no Safe', { safe: 'no-safe' }, 'no-safe'],
  ['a Safe of an old version', { safe: { ...safe, version: '1.1.1', isSupported: false } }, 'old-safe'],
] as const)('%s is told by name', (_, change, kind) => {
  expect(kinds(change)).toEqual([kind])
})

test('nothing is said of an account that the site was not asked about, and nothing of the list of another proposal', () => {
  expect(kinds({ operator: { address: other, isService: undefined } })).toEqual([])
  expect(kinds({ operator: undefined })).toEqual([])
  const unknown = { address: other, isService: false } as const
  expect(kinds({ operator: unknown, proposal: { ...proposal, dropId: digest } })).toEqual(['other-list'])
})

test('whom a proposal lets send is read from its registration; the Safe itself, nobody and everybody are no such account', () => {
  expect(operatorOf(manifest, proposal)).toBe(other)
  const registering = (address: Address) =>
    operatorOf(manifest, { ...proposal, calls: [{ kind: 'register', ...registration, operator: address }] })
  for (const address of [zeroAddress, ANYONE, terms.sender]) expect(registering(address)).toBeUndefined()
  expect(operatorOf(manifest, { ...proposal, calls: [{ kind: 'approve', amount: total }] })).toBeUndefined()
  expect(operatorOf(manifest, undefined)).toBeUndefined()
})
