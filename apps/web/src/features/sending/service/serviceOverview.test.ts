import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { pauseOf, readQuote, type ServiceState } from './serviceQueries.ts'
import { feesOf, isByService, withService } from './serviceOverview.ts'

const account = '0x51ad0000000000000000000000000000000d20b5'
const at = '2026-11-23T12:00:00.000Z'

function makeState(different: Partial<ServiceState> = {}): ServiceState {
  return {
    ...{ id: '0xd0', account, stage: 'SENDING', end: null, intent: 'SEND', orderedAt: at, changedAt: at },
    ...{ fees: { ceiling: '2', urgentCeiling: null, finishBy: null }, purse: '5', feesSpent: '0', transactions: 0 },
    ...{
      wasted: 0,
      inFlight: 0,
      refusedRows: 0,
      refused: [],
      isInDoubt: false,
      waiting: null,
      problem: null,
      returned: null,
    },
    ...{ scope: 'ALL', requests: { isAllowed: false, rowsPerDay: 0, usedToday: 0 } },
    ...{ timeline: [], ...different },
  }
}

function makeStatus({
  operator = account,
  openRows = 7,
  isCancelled = false,
}: {
  readonly operator?: string
  readonly openRows?: number
  readonly isCancelled?: boolean
}) {
  const shown = { operator, progress: { openRows }, isCancelled }
  return shown as Parameters<typeof isByService>[1]
}

test('the service sends what the chain lets it send', () => {
  expect(isByService(makeState(), makeStatus({}))).toBe(true)
  expect(isByService(makeState({ stage: 'PAUSED' }), makeStatus({}))).toBe(true)
})

test.each([
  ['the chain names nobody', makeState(), { operator: zeroAddress }],
  ['every recipient is paid, whatever the service says', makeState(), { openRows: 0 }],
  ['the drop is cancelled', makeState(), { isCancelled: true }],
  ['it gives its gas money back', makeState({ stage: 'RETURNING' }), {}],
  ['it was stopped', makeState({ stage: 'OVER', end: 'STOPPED' }), {}],
  ['it was never asked', null, {}],
  ['it has no account yet', makeState({ account: null, stage: 'UNNAMED' }), {}],
] as const)('it does not send where %s', (_, state, status) => {
  expect(isByService(state, makeStatus(status))).toBe(false)
})

test('the service is asked every five seconds while rows move, four times a minute while it waits, once where it rests, and no more once it is over; more often for a while after an order', () => {
  expect(pauseOf(makeState())).toBe(5_000)
  expect(pauseOf(makeState({ stage: 'WAITING' }))).toBe(15_000)
  expect(pauseOf(makeState({ stage: 'BLOCKED' }))).toBe(15_000)
  const paused = makeState({ stage: 'PAUSED', intent: 'PAUSE' })
  expect(pauseOf(paused)).toBe(60_000)
  expect(pauseOf(makeState({ stage: 'OVER' }))).toBe(false)
  expect(pauseOf(paused, 19_000)).toBe(2_000)
  expect(pauseOf(paused, 21_000)).toBe(60_000)
  expect(pauseOf(null)).toBe(false)
  // Resumed or stopped, and the service has not come to it yet.
  expect(pauseOf(makeState({ stage: 'PAUSED', intent: 'SEND' }), 21_000)).toBe(5_000)
  expect(pauseOf(makeState({ stage: 'PAUSED', intent: 'GIVE_BACK' }), 21_000)).toBe(5_000)
})

test('a quote is read as wei; one that is still reckoned is none yet', () => {
  const answer = { __typename: 'SendingQuote', account, transactions: 3, gas: '9', fee: '18', feePerGas: '2' } as const
  expect(readQuote({ ...answer, gasMoney: '40', purse: '1' })).toEqual({
    ...{ account, transactions: 3, gas: 9n, fee: 18n, feePerGas: 2n, gasMoney: 40n, purse: 1n },
  })
  expect(readQuote({ __typename: 'SendingQuotePending' })).toBeNull()
})

test('a quote that failed says why by its name, and what to do', () => {
  expect(() => readQuote({ __typename: 'SendingQuoteFailed', name: 'RpcUnavailableError' })).toThrow('in a minute')
  expect(() => readQuote({ __typename: 'SendingQuoteFailed', name: 'ChainMissingError' })).toThrow(
    'has to mend it (ChainMissingError)',
  )
  expect(() => readQuote(null)).toThrow('The sender service did not answer.')
})

const feeWait = {
  reason: 'FEE',
  at: null,
  feePerGas: '3',
  ceiling: '2',
  has: null,
  needs: null,
  refusal: null,
  text: null,
} as const

function problemOf(name: string): ServiceState['problem'] {
  return { name, values: [] }
}

const headlines: readonly (readonly [ServiceState['stage'], Partial<ServiceState>, string])[] = [
  ['SENDING', {}, 'sending'],
  ['WAITING', { waiting: feeWait }, 'waitingForGas'],
  ['WAITING', { waiting: { ...feeWait, reason: 'REFUSED', refusal: 'POOL_FULL', text: 'full' } }, 'nodesRefuse'],
  ['SENDING', { intent: 'PAUSE' }, 'pausingAfterSlot'],
  ['PAUSED', { intent: 'PAUSE' }, 'paused'],
  ['BLOCKED', { problem: problemOf('ShortAllowanceError') }, 'serviceNeedsYou'],
  ['BLOCKED', { problem: problemOf('NothingPayableError') }, 'rowsNeedYou'],
]

test.each(headlines)('while it is %s with %o the drop says %s', (stage, different, text) => {
  // Sound: the head of a drop reads no more of it.
  const overview = { isSending: false, headline: { tone: 'idle', text: 'sealedNothingSent' } } as Parameters<
    typeof withService
  >[0]
  // Sound: see `makeStatus`.
  const status = makeStatus({}) as Parameters<typeof withService>[2]
  expect(
    withService(overview, { state: makeState({ stage, ...different }), isUnattended: false }, status).headline.text,
  ).toBe(text)
})

test(
  'while no process of the service is there, nothing is called sending; what is paused or needs its sender is so all the same',
  { tags: ['R23'] },
  () => {
    // Sound: see above.
    const overview = { isSending: false, headline: { tone: 'idle', text: 'sealedNothingSent' } } as Parameters<
      typeof withService
    >[0]
    // Sound: see `makeStatus`.
    const status = makeStatus({}) as Parameters<typeof withService>[2]
    const away = (state: Partial<ServiceState>) =>
      withService(overview, { state: makeState(state), isUnattended: true }, status).headline.text
    expect(away({ stage: 'SENDING' })).toBe('serviceAway')
    expect(away({ stage: 'WAITING', waiting: feeWait })).toBe('serviceAway')
    expect(away({ stage: 'PAUSED', intent: 'PAUSE' })).toBe('paused')
    expect(away({ stage: 'BLOCKED', problem: problemOf('ShortAllowanceError') })).toBe('serviceNeedsYou')
  },
)

test('a date that has passed is left out of the fees, with what was to be paid near it', () => {
  const fees = { ceiling: '2', urgentCeiling: '5', finishBy: '2026-11-24T12:00:00.000Z' }
  const date = Date.parse(fees.finishBy)
  expect(feesOf(fees, date - 1)).toEqual({ ceiling: 2n, urgentCeiling: 5n, finishBy: date })
  expect(feesOf(fees, date)).toEqual({ ceiling: 2n })
})
