import {
  initialSendState,
  RpcUnavailableError,
  type Sender,
  type SendState,
  ShortAllowanceError,
  type DropRegistration,
} from '@slotdrop/delivery'
import type { GivenBack } from '@slotdrop/delivery/engine'
import { expect, test, vi } from 'vitest'
import { createSendingRun, type SendingNotes } from './createSendingRun.ts'
import { emptyReport, type SendingReport } from './sendingReport.ts'

const address = '0x00000000000000000000000000000000000000A1'
const other = '0x00000000000000000000000000000000000000B2'
const token = { name: 'T', symbol: 'T', decimals: 0 }
const hash = `0x${'07'.repeat(32)}` as const

/** An engine whose runs end as they are told to, one after another. */
function createEngine(ends: (() => Partial<SendState> | Promise<Partial<SendState>>)[]) {
  let state = initialSendState([3n, 3n])
  const asked: (readonly number[] | undefined)[] = []
  const pauses: string[] = []
  const start = async (slots?: readonly number[]) => {
    asked.push(slots)
    state = { ...state, phase: 'running', problem: undefined }
    state = { ...state, phase: 'paused', ...(await ends.shift()?.()) }
  }
  // Sound: a run asks for nothing else.
  const engine = {
    getState: () => state,
    start,
    refresh: async () => {},
    pause: () => void pauses.push('pause'),
  } as unknown as Sender
  return { engine, asked, pauses }
}

function begin({
  ends = [() => ({ phase: 'complete' as const })],
  drops = [],
  isRunning = true,
  isFree = true,
  isCutOff = false,
  isDozing = false,
  emptyAt,
}: {
  ends?: (() => Partial<SendState> | Promise<Partial<SendState>>)[]
  drops?: (DropRegistration | Error)[]
  isRunning?: boolean
  isFree?: boolean
  /** The answer to what was broadcast is lost. */
  isCutOff?: boolean
  /** Its sleeps end by being woken alone. */
  isDozing?: boolean
  /** When an earlier session found the key's account empty. */
  emptyAt?: number
} = {}) {
  const { engine, asked, pauses } = createEngine(ends)
  let kept: SendingNotes = { orders: { isRunning, fees: { ceiling: 10n } }, emptyAt }
  let report: SendingReport = emptyReport
  const roles: string[] = []
  const sleeps: number[] = []
  const lock = { isFree, isHeld: false }
  let rest: { hash: typeof hash; value: bigint; left: bigint } | undefined = { hash, value: 5n, left: 0n }
  const giveBack = vi.fn(async (onTransaction: (given: GivenBack) => Promise<void>) => {
    const sent = rest
    if (sent) await onTransaction(sent)
    rest = undefined
    if (isCutOff && sent) throw new Error('cut off')
    return sent
  })
  const run = createSendingRun({
    address,
    engine,
    fetchDrop: async () => {
      const next = drops.shift() ?? { operator: address, claimsOpen: false, end: undefined }
      if (next instanceof Error) throw next
      return next
    },
    notes: {
      get: async () => kept,
      async set(changes) {
        kept = { ...kept, ...changes }
      },
    },
    async alone(isPatient, act) {
      if (!lock.isFree && !isPatient) return false
      lock.isFree = true
      lock.isHeld = true
      await act()
      lock.isHeld = false
      return true
    },
    giveBack,
    clock: {
      now: () => 1000,
      async sleep(milliseconds, signal) {
        sleeps.push(milliseconds)
        if (isDozing) await new Promise((resolve) => signal?.addEventListener('abort', resolve))
      },
    },
    pollMilliseconds: 4,
    report(changes) {
      report = { ...report, ...changes }
      if (changes.role && changes.role !== roles.at(-1)) roles.push(changes.role)
    },
  })
  /** Another page of this browser gives orders. */
  const order = (orders: SendingNotes['orders']) => {
    kept = { ...kept, orders, wasOperator: false }
  }
  return { run, asked, pauses, roles, sleeps, giveBack, kept: () => kept, report: () => report, engine, order }
}

/** Until nothing is left to do. */
function settled() {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

test('a drop that was being sent goes on by itself, and gives the rest back when it is complete', async () => {
  const { run, asked, roles, report, kept } = begin()
  run.resume()
  await settled()
  expect(asked).toEqual([undefined])
  expect(roles).toEqual(['here', 'nobody'])
  expect(report()).toMatchObject({ end: 'complete', returned: { hash, value: 5n, at: 1000 } })
  expect(kept().returned).toEqual({ hash, value: 5n, left: 0n, at: 1000 })
})

test('a drop that was paused stays paused', async () => {
  const { run, asked } = begin({ isRunning: false })
  run.resume()
  await settled()
  expect(asked).toEqual([])
})

test('a pause is kept, and what starts again is kept too', async () => {
  const { run, kept, pauses, asked } = begin({ ends: [() => ({}), () => ({ phase: 'complete' })] })
  await run.pause()
  expect(pauses).toEqual(['pause'])
  expect(kept().orders.isRunning).toBe(false)
  await run.start([1])
  expect(asked).toEqual([[1]])
  expect(kept().orders.isRunning).toBe(true)
})

test('nothing is sent before the chain names the key as operator', async () => {
  const { run, asked, sleeps } = begin({
    drops: [
      { operator: other, claimsOpen: false, end: undefined },
      { operator: other, claimsOpen: false, end: undefined },
    ],
  })
  run.resume()
  await settled()
  expect(sleeps).toHaveLength(2)
  expect(asked).toHaveLength(1)
})

test('it looks for that seldom, and begins as soon as whoever shows the drop has seen it', async () => {
  const { run, asked, sleeps } = begin({
    drops: [{ operator: other, claimsOpen: false, end: undefined }],
    isDozing: true,
  })
  run.resume()
  await settled()
  expect(sleeps).toEqual([300_000])
  expect(asked).toHaveLength(0)
  await run.look()
  await settled()
  expect(asked).toHaveLength(1)
})

test('while another tab sends, this one waits, and takes its place', async () => {
  const { run, roles, asked } = begin({ isFree: false })
  run.resume()
  await settled()
  expect(roles).toEqual(['elsewhere', 'here', 'nobody'])
  expect(asked).toHaveLength(1)
})

test('silence of the nodes ends nothing: it is tried again until they answer', async () => {
  const { run, asked, report } = begin({
    drops: [new Error('offline'), new Error('offline')],
    ends: [() => ({ problem: { error: new RpcUnavailableError() } }), () => ({ phase: 'complete' })],
  })
  run.resume()
  await settled()
  expect(asked).toHaveLength(2)
  expect(report().end).toBe('complete')
})

test('what only the sender can mend stops it, once the chain was asked whether the drop still stands', async () => {
  const problem = {
    error: new ShortAllowanceError({ has: 1n, needs: 2n, token }),
  }
  const { run, asked, giveBack } = begin({ ends: [() => ({ phase: 'blocked', problem })] })
  run.resume()
  await settled()
  expect(asked).toHaveLength(1)
  expect(giveBack).not.toHaveBeenCalled()
})

test('a drop that was cancelled meanwhile gives the rest back', async () => {
  const problem = { error: new RpcUnavailableError() }
  const { run, report } = begin({
    drops: [
      { operator: address, claimsOpen: false, end: undefined },
      { operator: address, claimsOpen: false, end: 'cancelled' },
    ],
    ends: [() => ({ phase: 'blocked', problem })],
  })
  run.resume()
  await settled()
  expect(report()).toMatchObject({ end: 'cancelled', returned: { hash } })
})

test('who takes the gas money back stops the sending first', async () => {
  let finish: (state: Partial<SendState>) => void = () => {}
  const { run, kept, giveBack, pauses } = begin({
    ends: [() => new Promise<Partial<SendState>>((resolve) => (finish = resolve))],
  })
  run.resume()
  await settled()
  const given = run.giveBack()
  await settled()
  expect(giveBack).not.toHaveBeenCalled()
  finish({ phase: 'paused' })
  await given
  expect(pauses).toEqual(['pause'])
  expect(giveBack).toHaveBeenCalledTimes(1)
  expect(kept().orders.isRunning).toBe(false)
})

test('where nothing is left to give back nothing is left to do', async () => {
  const { run, kept, giveBack } = begin({ ends: [() => ({ phase: 'complete' }), () => ({ phase: 'complete' })] })
  run.resume()
  await settled()
  run.resume()
  await settled()
  expect(giveBack).toHaveBeenCalledTimes(2)
  expect(kept().orders.isRunning).toBe(false)
})

test('an account that an earlier session found empty is looked at again, and what a node did not report then goes back', async () => {
  const { run, engine, giveBack, kept } = begin({ isRunning: false, emptyAt: 7 })
  Object.assign(engine, { getState: () => ({ ...initialSendState([3n]), phase: 'complete' }) })
  await run.look()
  await settled()
  expect(giveBack).toHaveBeenCalledTimes(1)
  expect(kept()).toMatchObject({ returned: { value: 5n }, emptyAt: undefined })
  await run.look()
  await settled()
  expect(giveBack).toHaveBeenCalledTimes(1)
})

test('a drop that was paused and then paid by another account keeps its gas money until it is taken back', async () => {
  const { run, engine, giveBack } = begin({ isRunning: false })
  Object.assign(engine, { getState: () => ({ ...initialSendState([3n]), phase: 'complete' }) })
  await run.look()
  await settled()
  expect(giveBack).not.toHaveBeenCalled()
})

test('gas money whose answer was lost is told by the transaction that was noted before', async () => {
  const { run, report, giveBack } = begin({ isCutOff: true })
  run.resume()
  await settled()
  expect(giveBack).toHaveBeenCalledTimes(2)
  expect(report()).toMatchObject({ end: 'complete', returned: { hash, value: 5n } })
})

const registration = { operator: address, claimsOpen: false, end: undefined } as const

test('what a key holds goes back when another account takes its place', { tags: ['R7'] }, async () => {
  const { run, asked, giveBack, kept } = begin({
    ends: [() => ({ problem: { error: new RpcUnavailableError() } })],
    drops: [registration, { ...registration, operator: other }],
  })
  run.resume()
  await settled()
  expect(asked).toHaveLength(1)
  expect(giveBack).toHaveBeenCalledTimes(1)
  expect(kept().returned).toMatchObject({ value: 5n })
})

test('a drop whose last rows somebody else pays after its key stopped gives the rest back at the next look', async () => {
  const problem = { error: new ShortAllowanceError({ has: 1n, needs: 2n, token }) }
  const { run, engine, giveBack, report } = begin({ ends: [() => ({ phase: 'blocked', problem })] })
  run.resume()
  await settled()
  expect(giveBack).not.toHaveBeenCalled()
  const state = engine.getState()
  Object.assign(engine, { getState: () => ({ ...state, problem: undefined, phase: 'complete' }) })
  await run.look()
  await settled()
  expect(giveBack).toHaveBeenCalledTimes(1)
  expect(report()).toMatchObject({ end: 'complete', returned: { value: 5n } })
  await run.look()
  await settled()
  expect(giveBack).toHaveBeenCalledTimes(1)
})

test('a drop that ends after its key stopped, and one that another account sends by then, give the rest back at the next look', async () => {
  const problem = { error: new ShortAllowanceError({ has: 1n, needs: 2n, token }) }
  for (const later of [
    { ...registration, end: 'cancelled' },
    { ...registration, operator: other },
  ] as const) {
    const { run, giveBack, kept } = begin({
      ends: [() => ({ phase: 'blocked', problem })],
      // As a node that lags still has it, and then as it is.
      drops: [registration, registration, later, later],
    })
    run.resume()
    await settled()
    expect(giveBack).not.toHaveBeenCalled()
    await run.look()
    await settled()
    expect(giveBack).toHaveBeenCalledTimes(1)
    expect(kept().returned).toMatchObject({ value: 5n })
  }
})

test('a key that is about to take the place of another account keeps what it was given', async () => {
  const { run, asked, giveBack, report } = begin({
    drops: [{ ...registration, operator: other }, registration],
  })
  run.resume()
  await settled()
  expect(asked).toHaveLength(1)
  // Once: when the drop is complete.
  expect(giveBack).toHaveBeenCalledTimes(1)
  expect(report().end).toBe('complete')
})

test('orders that another page gave are followed at the next look', async () => {
  const { run, asked, kept, order } = begin({ isRunning: false })
  await run.look()
  expect(asked).toEqual([])
  order({ ...kept().orders, isRunning: true })
  await run.look()
  await settled()
  expect(asked).toHaveLength(1)
})

test('left to the wallet it is paused, and says so when it is opened again', async () => {
  const { run, asked, kept, report } = begin({ isRunning: false })
  await run.setByWallet(true)
  expect(kept().orders).toMatchObject({ isRunning: false, isByWallet: true })
  expect(report().orders).toMatchObject({ isByWallet: true })
  await run.setByWallet(false)
  expect(kept().orders).toMatchObject({ isRunning: false, isByWallet: false })
  expect(asked).toEqual([])
})
