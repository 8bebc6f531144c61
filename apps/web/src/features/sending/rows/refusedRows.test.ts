import type { DropStatus, Reason } from '@slotdrop/delivery'
import { dropProgress, type Manifest, slotWord } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { refusedRows, writtenOffRows } from './refusedRows.ts'
import { refusedRowsCsv } from './refusedRowsCsv.ts'

const reason: Reason = { kind: 'text', text: 'blocked' }
let manifest: Manifest
beforeAll(async () => {
  manifest = await makeManifest(makeRows(20, { seed: 32 }), { terms: { slotSize: 10 } })
})

/** Row 2 and row 15 were refused, of row 15 nobody knows why; all others are paid. */
function status(): DropStatus {
  const words = [0b1111111011n, 0b1111011111n]
  const delivered = (row: number) => slotWord.isSet(words[Math.floor(row / 10)] ?? 0n, row % 10)
  // Sound: what is asked for below is all there.
  return {
    progress: dropProgress(manifest, words),
    refusedMask: (slot: number) => (slot === 0 ? 4n : 32n),
    rowState: (row: number) => (delivered(row) ? 'delivered' : 'failed'),
    rowReason: (row: number) => (row === 2 ? reason : undefined),
  } as DropStatus
}

describe('refused rows', () => {
  test('are told in the order of the list, with their slots and reasons', () => {
    expect(refusedRows(manifest, status(), new Map())).toEqual([
      { index: 2, slot: 0, reason },
      { index: 15, slot: 1, reason: undefined },
    ])
  })

  test('that were written off are told apart, and only while they are open', () => {
    const writeOffs = new Map([2, 3].map((row) => [row, { reason: 'lost key', at: 1 }]))
    expect(refusedRows(manifest, status(), writeOffs).map(({ index }) => index)).toEqual([15])
    expect(writtenOffRows(status(), writeOffs)).toEqual([2])
  })

  test('can be imported again', () => {
    const { account } = manifest.rowAt(2)
    const [head, line] = refusedRowsCsv(manifest, [2]).trim().split(/\r?\n/)
    expect(head).toBe('address,amount')
    expect(line?.startsWith(`${account},`)).toBe(true)
    const source = { lines: Uint32Array.from({ length: 20 }, (_, row) => 40 - row), notes: undefined, merged: [] }
    const named = refusedRowsCsv(manifest, [2, 5], source).trim().split(/\r?\n/)
    expect(named.map((each) => each.split(',').at(-1))).toEqual(['line', '35', '38'])
  })
})
