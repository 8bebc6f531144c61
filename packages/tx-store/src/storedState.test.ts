import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alice } from '../test/fakeChain.ts'
import { makeRecord } from '../test/makeRecord.ts'
import { parseState, serializeState, type TxState } from './storedState.ts'

function read(state: TxState) {
  return { kind: 'read', state }
}

test('specification section 3: version 2 is written beside the state', () => {
  expect(JSON.parse(serializeState({ [alice]: { 1: [] } }))).toEqual({ version: 2, state: { [alice]: { 1: [] } } })
})

test('what is written is read again, big numbers too', () => {
  const record = makeRecord(1, {
    status: 'replaced',
    confirmations: 3,
    isSeen: true,
    call: { nonce: 7, to: null, data: '0x60', value: 2n ** 100n },
    safeNonce: 5n,
    block: { number: 2n ** 60n, hash: `0x${'b'.repeat(64)}` },
    replacedBy: `0x${'c'.repeat(64)}`,
    missingSinceMs: 12,
    scannedTo: 9n,
  })
  expect(parseState(serializeState({ [alice]: { 56: [record] } }))).toEqual(read({ [alice]: { 56: [record] } }))
})

test('nothing stored is an empty history', () => {
  expect(parseState(null)).toEqual(read({}))
})

describe('storage that is not ours to read', { tags: ['R13'] }, () => {
  test.each(['', 'null', '7', '"text"', '[]', '{', '{"version":2,"state":[]}', '{"version":2,"state":null}'])(
    '%s is unreadable',
    (text) => {
      expect(parseState(text)).toEqual({ kind: 'unreadable' })
    },
  )

  test('a later version is left alone', () => {
    expect(parseState('{"version":3,"state":{}}')).toEqual({ kind: 'newer' })
  })

  test('any text is read without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(['read', 'unreadable', 'newer']).toContain(parseState(text).kind)
      }),
    )
  })
})

describe('an older schema', { tags: ['R13'] }, () => {
  test('a bare state with the four fields of the specification is understood, and watched again', () => {
    const hash = `0x${'A'.repeat(64)}`
    const text = JSON.stringify({
      [alice.toUpperCase().replace('0X', '0x')]: {
        1: [{ hash, description: 'Old', status: 'confirmed', confirmations: 2 }],
      },
    })
    const found = parseState(text)
    expect(found.kind === 'read' && found.state[alice]?.[1]).toMatchObject([
      {
        id: hash,
        hash,
        description: 'Old',
        status: 'confirmed',
        confirmations: 2,
        isFinal: false,
        kind: 'transaction',
      },
    ])
  })

  test('entries that are no transactions are left out, the others stay', () => {
    const state = {
      [alice]: {
        1: [
          makeRecord(1),
          { ...makeRecord(2), status: 'lost' },
          { ...makeRecord(3), hash: '0x1' },
          null,
          7,
          makeRecord(4),
        ],
        zero: [makeRecord(5)],
        '-1': [makeRecord(6)],
      },
      '0x12': { 1: [makeRecord(7)] },
      __proto__: { polluted: true },
    }
    expect(parseState(JSON.stringify({ version: 2, state }))).toEqual(
      read({ [alice]: { 1: [makeRecord(1), makeRecord(4)] } }),
    )
  })

  test('a pending one never counts as final, whatever is stored', () => {
    const text = serializeState({ [alice]: { 1: [makeRecord(1, { isFinal: true })] } })
    expect(parseState(text)).toEqual(read({ [alice]: { 1: [makeRecord(1)] } }))
  })

  test.each([
    { call: { nonce: -1, to: alice, data: '0x', value: '1' } },
    { call: { nonce: 1, to: '0x1', data: '0x', value: '1' } },
    { call: { nonce: 1, to: alice, data: 'x', value: '1' } },
    { call: { nonce: 1, to: alice, data: '0x', value: -1 } },
    { block: { number: '1', hash: '0x1' } },
    { block: 'x' },
    { replacedBy: 'x', missingSinceMs: 1.5, scannedTo: 'x', safeNonce: 3 },
  ])('a damaged detail is forgotten: %j', (parts) => {
    const text = JSON.stringify({ version: 2, state: { [alice]: { 1: [{ ...makeRecord(1), ...parts }] } } })
    expect(parseState(text)).toEqual(read({ [alice]: { 1: [makeRecord(1)] } }))
  })
})
