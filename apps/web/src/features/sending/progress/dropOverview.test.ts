import type { DropStatus, SlotTransaction } from '@slotdrop/delivery'
import { initialSendState, RevertedError, type SendState } from '@slotdrop/delivery'
import { dropProgress, type Manifest, slotWord } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { zeroAddress } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { dropOverview, type OverviewParameters } from './dropOverview.ts'

const minute = 60_000
let manifest: Manifest
beforeAll(async () => {
  manifest = await makeManifest(makeRows(20, { seed: 31 }), { terms: { slotSize: 10 } })
})

/** Two slots of ten rows: what is settled in each, and what was refused. */
function makeStatus(
  words: readonly [bigint, bigint],
  { refused = [0n, 0n], ...different }: Partial<DropStatus> & { readonly refused?: readonly [bigint, bigint] } = {},
): DropStatus {
  const progress = dropProgress(manifest, words)
  return {
    progress,
    isCancelled: false,
    operator: zeroAddress,
    claimsOpen: false,
    totals: { intended: manifest.total, settled: progress.settledAmount, open: progress.openAmount },
    slots: [
      { index: 0, stage: 'planned' },
      { index: 1, stage: 'planned' },
    ],
    transactions: [],
    refusedMask: (slot) => refused[slot] ?? 0n,
    rowState: (row) => (slotWord.isSet(words[Math.floor(row / 10)] ?? 0n, row % 10) ? 'delivered' : 'ready'),
    rowReason: () => undefined,
    ...different,
  }
}

function overview(status: DropStatus, different: Partial<OverviewParameters> = {}) {
  return dropOverview({
    manifest,
    status,
    state: undefined,
    writeOffs: new Map(),
    mode: 'push',
    isElsewhere: false,
    hasHistory: true,
    now: 0,
    ...different,
  })
}

function makeState(different: Partial<SendState>): SendState {
  return { ...initialSendState([slotWord.full(10), slotWord.full(10)]), ...different }
}

describe('the headline of a drop', () => {
  const all = slotWord.full(10)
  test.each<[string, readonly [bigint, bigint], Parameters<typeof makeStatus>[1], Partial<OverviewParameters>]>([
    ['sealedNothingSent', [0n, 0n], {}, {}],
    ['paused', [all, 0n], {}, {}],
    ['complete', [all, all], {}, {}],
    ['cancelled', [all, 0n], { isCancelled: true }, {}],
    ['complete', [all, all], { isCancelled: true }, {}],
    ['rowsNeedYou', [all, all - 1n], { refused: [0n, 1n] }, {}],
    ['sending', [all, 0n], {}, { isElsewhere: true }],
  ])('is %s, case %#', (text, words, status, different) => {
    expect(overview(makeStatus(words, status), different).headline.text).toBe(text)
  })

  const opens = { claimsOpen: true }
  test.each<[string, string, readonly [bigint, bigint], Parameters<typeof makeStatus>[1], Partial<OverviewParameters>]>(
    [
      ['claims', 'open', [0n, 0n], opens, {}],
      ['claims', 'open', [1n, 0n], opens, {}],
      ['claims', 'not-enabled', [0n, 0n], {}, { mode: 'claim' }],
      ['claims', 'not-enabled', [1n, 0n], {}, { mode: 'claim' }],
      ['rowsNeedYou', 'open', [all, all - 1n], { ...opens, refused: [0n, 1n] }, {}],
      ['sending', 'open', [all, 0n], opens, { isElsewhere: true }],
    ],
  )(
    'of a drop for claims is %s while its claims are %s, never “sealed” or “paused”, case %#',
    (text, kind, words, status, different) => {
      expect(overview(makeStatus(words, status), different)).toMatchObject({ headline: { text }, claims: { kind } })
    },
  )

  test('who was sent hers did not claim it', () => {
    const paid = { hash: '0x1', slot: 0, blockNumber: 1n, gasUsed: 0n, failed: 0n, reasons: new Map() } as const
    const transactions = [
      { ...paid, paid: 0b011n, claimed: new Map() },
      { ...paid, paid: 0b100n, claimed: new Map([[2, zeroAddress]]) },
    ]
    const claimed = overview(makeStatus([0b100n, 0n], { ...opens, transactions: transactions.slice(1) }))
    expect(claimed.claims).toEqual({ kind: 'open', doneRows: 1, rowCount: 20, isPartlySent: false })
    const both = overview(makeStatus([0b111n, 0n], { ...opens, transactions }))
    expect(both.claims).toEqual({ kind: 'open', doneRows: 3, rowCount: 20, isPartlySent: true })
  })

  test('a refusal that only the words suggest is no headline until the logs were read', () => {
    const status = makeStatus([slotWord.full(10), slotWord.full(10) - 1n], { refused: [0n, 1n] })
    expect(overview(status, { hasHistory: false })).toMatchObject({ headline: { text: 'paused' }, refusedRows: 0 })
  })

  test('what is written off is neither open nor refused', () => {
    const status = makeStatus([slotWord.full(10), slotWord.full(10) - 1n], { refused: [0n, 1n] })
    const writeOffs = new Map([[10, { reason: 'lost key', at: 1 }]])
    expect(overview(status, { writeOffs })).toMatchObject({
      headline: { text: 'completeButWrittenOff' },
      refusedRows: 0,
    })
  })

  test('what this tab does goes before what the chain says, signatures before both', () => {
    const status = makeStatus([slotWord.full(10), 0n])
    expect(overview(status, { state: makeState({ phase: 'running' }) }).headline.text).toBe('sending')
    expect(overview(status, { state: makeState({ phase: 'pausing' }) }).headline.text).toBe('pausingAfterSlot')
    const proposed = makeStatus([slotWord.full(10), 0n], { slots: [{ index: 1, stage: 'proposed' }] })
    expect(overview(proposed, { state: makeState({ phase: 'running' }) }).headline.text).toBe('waitingForSignatures')
  })
})

describe('what a drop offers', () => {
  test('slots with rows that were never tried are sent, slots with refused rows are retried', () => {
    const status = makeStatus([slotWord.full(10) - 1n, 0n], { refused: [1n, 0n] })
    expect(overview(status)).toMatchObject({
      ...{ sendable: [1], sendableRows: 10, refusedSlots: [0], refusedRows: 1, isUnbegun: true },
    })
  })

  test('a slot that claims left partly paid is sent again by name', () => {
    expect(overview(makeStatus([7n, 0n]))).toMatchObject({
      ...{ sendable: [0, 1], sendableRows: 17, isUnbegun: false, refusedRows: 0 },
    })
  })

  test('another tab that sends leaves nothing to begin, and nothing to pause', () => {
    expect(overview(makeStatus([0n, 0n]), { isElsewhere: true })).toMatchObject({ isBusy: false, isSending: true })
  })
})

describe('what a drop waits for', () => {
  const attempt = { dropId: '0x', slot: 1, nonce: 4, mask: 1n, block: 1n, stage: 'broadcast', askedAt: 1000 }
  test('a transaction counts as stuck after a minute', () => {
    const status = makeStatus([0n, 0n], {
      slots: [
        { index: 1, stage: 'broadcast', attempt: attempt as NonNullable<DropStatus['slots'][number]['attempt']> },
      ],
    })
    expect(overview(status, { now: 1000 + minute }).stuck).toBeUndefined()
    expect(overview(status, { now: 1001 + minute }).stuck).toEqual({ index: 1, askedAt: 1000 })
  })

  test('rows on their way are counted by the slots that are under way', () => {
    const status = makeStatus([3n, 0n], {
      slots: [
        { index: 0, stage: 'broadcast' },
        { index: 1, stage: 'planned' },
      ],
    })
    expect(overview(status).flightRows).toBe(8)
  })

  test('fees are those of every known transaction', () => {
    const nothing = { blockNumber: 1n, paid: 0n, failed: 0n, claimed: new Map(), reasons: new Map() }
    const transactions: SlotTransaction[] = [
      { ...nothing, slot: 0, hash: '0x1', gasUsed: 5n },
      { ...nothing, slot: 1, hash: '0x2', gasUsed: 7n },
    ]
    expect(overview(makeStatus([0n, 0n], { transactions })).gasUsed).toBe(12n)
  })
})

test('the row that stops a strict slot is told by its place in the list', () => {
  const error = new RevertedError({ errorName: 'RowRejected', args: [1n, 3n, '0x'] })
  const state = makeState({ problem: { error, slot: 1 } })
  expect(overview(makeStatus([0n, 0n]), { state }).stoppingRow).toBe(13)
  const other = makeState({ problem: { error, slot: undefined } })
  expect(overview(makeStatus([0n, 0n]), { state: other }).stoppingRow).toBeUndefined()
})
