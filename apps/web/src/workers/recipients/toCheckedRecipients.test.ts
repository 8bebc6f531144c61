import { countPacked, packedAt } from '@slotdrop/drops'
import { type RecipientFinding } from '@slotdrop/delivery'
import { pad, toHex } from 'viem'
import { expect, test } from 'vitest'
import { say } from '../../i18n/say.ts'
import { findPaid } from './findPaid.ts'
import { toCheckedRecipients } from './toCheckedRecipients.ts'

/** Accounts of rows by their numbers. */
function pack(numbers: readonly number[]): string {
  return numbers.map((number) => pad(toHex(number), { size: 20 }).slice(2)).join('')
}

function check(findings: readonly RecipientFinding[], numbers: readonly number[]) {
  const lines = Uint32Array.from(numbers, (_, place) => place + 2)
  return toCheckedRecipients({ accounts: pack(numbers), findings, surveys: [] }, { lines }, 137)
}

const numbers = Array.from({ length: 30 }, (_, place) => place + 1)

test('a finding has the lines of its rows, each account once and the first recipients', () => {
  const rows = numbers.map((_, place) => place)
  const { findings } = check([{ kind: 'contract', type: 'pool', rows }], [...numbers.slice(0, 29), 1])
  const [finding] = findings
  expect(finding).toMatchObject({ kind: 'pool', needsDecision: true, chainId: undefined, label: undefined })
  expect(finding?.lines).toEqual(Uint32Array.from(rows, (row) => row + 2))
  expect(countPacked(finding?.accounts ?? '')).toBe(29)
  expect(finding?.first).toHaveLength(20)
  expect(finding?.first[0]).toEqual({ account: '0x0000000000000000000000000000000000000001', line: 2, safe: undefined })
})

test('what needs no decision has no accounts, and crosses to the page as a sentence', () => {
  const { findings } = check([{ kind: 'fresh', rows: [0, 1], chainIds: [137] }], [1, 2, 3])
  expect(findings[0]).toMatchObject({ kind: 'fresh', accounts: '', needsDecision: false })
  expect(say(structuredClone(findings[0]?.sentence))).toMatch(/^2 recipients have no coins/)
})

test('what was not checked, or is not agreed on, is incomplete and cannot be decided', () => {
  const { findings } = check(
    [
      { kind: 'contradicted', chainId: 1, rows: [], asked: 3, different: 1 },
      { kind: 'unchecked', chainId: 1, rows: [0], error: undefined },
      { kind: 'fresh', rows: [1], chainIds: [137] },
    ],
    [1, 2],
  )
  expect(findings.map(({ needsDecision, isIncomplete }) => [needsDecision, isIncomplete])).toEqual([
    [false, true],
    [false, true],
    [false, false],
  ])
})

test('each row is of one kind', () => {
  const safe = { version: '1.4.1', owners: [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`], threshold: 2 } as const
  const { findings, counts } = check(
    [
      { kind: 'elsewhere', chainId: 1, rows: [0], contracts: [{ row: 0, safe: { ...safe, canCreate: true } }] },
      { kind: 'contract', type: 'pool', rows: [1] },
      { kind: 'unchecked', chainId: 137, rows: [2], error: undefined },
      { kind: 'unchecked', chainId: 1, rows: [1, 3], error: undefined },
      { kind: 'fresh', rows: [0, 3], chainIds: [137] },
    ],
    [1, 2, 3, 4, 5],
  )
  expect(counts).toEqual({ elsewhere: 1, contract: 1, unknown: 2, fresh: 0, used: 1 })
  expect(findings[0]).toMatchObject({ chainId: 1, first: [{ safe: { version: '1.4.1', signers: 2, owners: 2 } }] })
})

test('accounts that rows pay are found', () => {
  const accounts = Uint8Array.from(pack([5, 6]).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  // The last differs from the second in its last byte alone.
  const wanted = pack([9, 6, 7])
  expect([...findPaid({ accounts, count: 2 }, wanted)]).toEqual([0, 1, 0])
  expect(packedAt(wanted, 1)).toBe(pack([6]))
})
