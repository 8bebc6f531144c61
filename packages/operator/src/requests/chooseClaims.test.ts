import { expect, test } from 'vitest'
import { isSignatureOver, toSignedClaims, withoutSigned } from './chooseClaims.ts'

const to = '0x00000000000000000000000000000000000f00d1'
const signed = { to, deadline: 1_000n, signature: '0xabcd' } as const

test('a signature is over two minutes before its deadline: a transaction takes a while to be mined', () => {
  expect(isSignatureOver({ signed }, 879_999)).toBe(false)
  expect(isSignatureOver({ signed }, 880_000)).toBe(true)
  expect(isSignatureOver({ signed: undefined }, 880_000)).toBe(false)
})

test('rows whose accounts signed are paid by claims, in their slots; the others are not', () => {
  const claims = toSignedClaims([
    { slot: 0, slotRow: 3, signed },
    { slot: 0, slotRow: 5, signed: undefined },
    { slot: 2, slotRow: 1, signed },
    { slot: 0, slotRow: 4, signed },
  ])
  expect([...claims].map(([slot, rows]) => [slot, [...rows.keys()]])).toEqual([
    [0, [3, 4]],
    [2, [1]],
  ])
})

test('the sender hears of refused rows, but not of refused signatures', () => {
  const claims = new Map([
    [
      0,
      new Map([
        [1, { signed }],
        [2, {}],
      ]),
    ],
  ])
  const reason = { kind: 'none' } as const
  expect(
    withoutSigned(
      [
        { slot: 0, rows: 0b0111n, reason },
        { slot: 1, rows: 0b1n, reason },
      ],
      claims,
    ),
  ).toEqual([
    { slot: 0, rows: 0b0101n, reason },
    { slot: 1, rows: 0b1n, reason },
  ])
  expect(withoutSigned([{ slot: 0, rows: 0b10n, reason }], claims)).toEqual([])
})
