import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryConstants } from '@slotdrop/wallet-ui/constants'
import type { AskedRows, RequestedRow, RequestServer, RowRequests } from './rowRequests.ts'
import { createLiveRequests } from './useRowRequests.ts'

const recipient = { dropId: `0x${'ab'.repeat(32)}`, account: '0x51ad0000000000000000000000000000000d20b5' } as const

function requests(...states: RequestedRow['state'][]): RowRequests {
  const row = { slotRow: 0, signedUntil: undefined, transaction: undefined, problem: undefined, changedAt: 0 }
  return { bar: undefined, waiting: undefined, rows: states.map((state, slot) => ({ ...row, slot, state })) }
}

/** A service that says what it is told to, one look after another, and the same from then on. */
function createTestServer(...said: (RowRequests | undefined)[]) {
  const looks: unknown[] = []
  const asked: unknown[] = []
  let answer: (answer: AskedRows) => void = () => {}
  let fail: (error: Error) => void = () => {}
  const server: RequestServer = {
    look: async (whose) => {
      looks.push(whose)
      return said.length > 1 ? said.shift() : said[0]
    },
    ask: (whose) => {
      asked.push(whose)
      return new Promise((resolve, reject) => ([answer, fail] = [resolve, reject]))
    },
  }
  return { server, looks, asked, answer: (given: AskedRows) => answer(given), fail: (error: Error) => fail(error) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** So many rounds of polling. */
function pass(rounds: number) {
  return vi.advanceTimersByTimeAsync(rounds * queryConstants.pollingIntervalMs)
}

test('the service is looked at once, again while rows are with it, and no longer', async () => {
  const { server, looks } = createTestServer(requests('QUEUED'), requests('ON_ITS_WAY'), requests('RECEIVED'))
  const live = createLiveRequests(recipient, server, () => true)
  const leave = live.subscribe(() => {})
  await pass(0)
  expect(looks).toEqual([recipient])
  await pass(5)
  expect(looks).toHaveLength(3)
  expect(live.getSnapshot()).toEqual({ status: 'known', requests: requests('RECEIVED') })
  leave()
})

test('what was asked for in another way is looked at when the page says so', async () => {
  const { server, looks } = createTestServer(requests(), requests('QUEUED'))
  const live = createLiveRequests(recipient, server, () => true)
  const leave = live.subscribe(() => {})
  await pass(5)
  expect(looks).toHaveLength(1)
  live.refresh()
  await pass(0)
  expect(live.getSnapshot()).toEqual({ status: 'known', requests: requests('QUEUED') })
  leave()
})

test('a page that nobody looks at asks nothing, and one that was left hears nothing', async () => {
  const { server, looks, asked } = createTestServer(requests('QUEUED'))
  let isLookedAt = false
  const live = createLiveRequests(recipient, server, () => isLookedAt)
  const leave = live.subscribe(() => {})
  await pass(3)
  expect(looks).toHaveLength(1)
  isLookedAt = true
  await pass(1)
  expect(looks).toHaveLength(2)
  leave()
  await pass(3)
  expect(looks).toHaveLength(2)
  expect(asked).toEqual([])
})

test('a press is heard once, and its answer is shown', async () => {
  const { server, asked, answer } = createTestServer(requests())
  const live = createLiveRequests(recipient, server, () => true)
  live.subscribe(() => {})
  // Nothing is offered yet.
  live.request()
  expect(asked).toEqual([])
  await pass(0)
  live.request()
  live.request()
  expect(asked).toEqual([recipient])
  expect(live.getSnapshot().status).toBe('asking')
  answer({ kind: 'taken', requests: requests('QUEUED') })
  await pass(0)
  expect(live.getSnapshot()).toEqual({ status: 'known', requests: requests('QUEUED') })
})

test('a press that the server does not answer is told, and may be tried again', async () => {
  const { server, asked, fail } = createTestServer(requests())
  const live = createLiveRequests(recipient, server, () => true)
  live.subscribe(() => {})
  await pass(0)
  live.request()
  fail(new Error('The network is gone.'))
  await pass(0)
  expect(live.getSnapshot()).toMatchObject({ status: 'failed', error: { message: 'The network is gone.' } })
  live.request()
  expect(asked).toHaveLength(2)
})

test('without a recipient, and where the server does not answer or know the drop, nothing is offered', async () => {
  const { server, looks } = createTestServer(undefined)
  const live = createLiveRequests(undefined, server, () => true)
  live.subscribe(() => {})
  await pass(1)
  expect(looks).toEqual([])
  const unknown = createLiveRequests(recipient, server, () => true)
  unknown.subscribe(() => {})
  const silent = createLiveRequests(recipient, { ...server, look: () => Promise.reject(new Error('503')) }, () => true)
  silent.subscribe(() => {})
  await pass(2)
  expect([live, unknown, silent].map((each) => each.getSnapshot().status)).toEqual(['unknown', 'unknown', 'unknown'])
})
