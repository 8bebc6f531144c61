import { ANYONE } from '@slotdrop/contracts'
import type { ProposedCall, SafeProposal } from '@slotdrop/delivery'
import { makeManifest, makeRows } from '@slotdrop/testing'
import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { findFaults } from './findFaults.ts'

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
const whole = { manifest, proposal, digest, distributor: terms.distributor, token, safe }

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

test.each([
  ['another list', { proposal: { ...proposal, dropId: digest } }, 'other-list'],
  ['another chain', { proposal: { ...proposal, chainId: 1, dropId: digest } }, 'other-chain'],
  ['another Safe', { proposal: { ...proposal, safe: other } }, 'other-safe'],
  ['another distributor', { distributor: other }, 'other-distributor'],
  ['a token of another name', { token: { symbol: 'USDC', decimals: token.decimals } }, 'other-token'],
  ['other decimals', { token: { symbol: token.symbol, decimals: 6 } }, 'other-token'],
  ['more than the list pays', withCalls({ kind: 'approve', amount: total + 1n }), 'approves-more'],
  ['another list for the record', withCalls({ kind: 'register', ...registration, listDigest: dropId }), 'other-digest'],
  ['anyone who sends', withCalls({ kind: 'register', ...registration, operator: ANYONE }), 'anyone-sends'],
  ['an account that is no Safe', { safe: 'no-safe' }, 'no-safe'],
  ['a Safe of old', { safe: { ...safe, version: '1.1.1', isSupported: false } }, 'old-safe'],
] as const)('%s is told by name', (_, change, kind) => {
  expect(kinds(change)).toEqual([kind])
})
