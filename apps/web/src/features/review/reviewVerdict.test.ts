import type { FoundSafeTransaction, SafeFacts } from '@slotdrop/delivery'
import { sentence } from '@slotdrop/messages'
import { expect, test } from 'vitest'
import type { ReviewedCall, ReviewFault } from '../../workers/review/reviewProtocol.ts'
import { readVerdict } from './reviewVerdict.ts'

const hash = `0x${'11'.repeat(32)}` as const
const safe: SafeFacts = { version: '1.5.0', nonce: 5n, threshold: 2, isSupported: true }
const text = sentence({ id: 'x', text: 'x' })
const call: ReviewedCall = { title: text, text, to: `0x${'22'.repeat(20)}`, value: 0n }

function found(nonce: bigint): FoundSafeTransaction {
  return { domainHash: hash, messageHash: hash, safeTxHash: hash, nonce, multiSend: undefined }
}

function verdict({
  faults = [],
  calls = [call],
  nonce,
  written,
  facts = safe,
}: {
  faults?: readonly ReviewFault[]
  calls?: readonly ReviewedCall[]
  /** Of the proposal that was found. */
  nonce?: bigint | undefined
  written?: bigint
  facts?: SafeFacts | undefined
}) {
  const comparison = { expected: found(5n), found: nonce === undefined ? undefined : found(nonce) }
  return readVerdict({ review: { calls, faults, safe: facts }, comparison, written })
}

test('a hash of exactly these calls matches, and who comes before it is told', () => {
  expect(verdict({ nonce: 5n })).toEqual({ kind: 'match', nonce: 5n, ahead: 0 })
  expect(verdict({ nonce: 7n })).toEqual({ kind: 'match', nonce: 7n, ahead: 2 })
})

test('a hash of anything else does not', () => {
  expect(verdict({})).toEqual({ kind: 'mismatch' })
})

test('a nonce that is used, or another than the one in the wallet, is told by its number', () => {
  expect(verdict({ nonce: 4n })).toEqual({ kind: 'used', nonce: 4n, next: 5n })
  expect(verdict({ nonce: 6n, written: 5n })).toEqual({ kind: 'other-nonce', nonce: 6n, written: 5n })
  expect(verdict({ nonce: 6n, written: 6n })).toMatchObject({ kind: 'match' })
})

test('a fault goes before a hash that matches; a caution does not', () => {
  expect(verdict({ nonce: 5n, faults: [{ kind: 'approves-more', amount: 9n }] })).toEqual({ kind: 'faults' })
  const cautions: readonly ReviewFault[] = [{ kind: 'anyone-sends' }, { kind: 'unknown-sender', operator: call.to }]
  expect(verdict({ nonce: 5n, faults: cautions })).toMatchObject({ kind: 'match' })
})

test('without a link, or without a nonce, nothing is compared', () => {
  expect(verdict({ calls: [], nonce: 5n })).toEqual({ kind: 'list-only' })
  const review = { calls: [call], faults: [], safe: undefined }
  expect(readVerdict({ review, comparison: undefined, written: undefined })).toEqual({ kind: 'nonce-unknown' })
})
