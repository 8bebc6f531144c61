import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RpcUnavailableError } from '../errors/index.ts'
import { initialSendState, type SendEvent, type SendState, transition } from './sendMachine.ts'
import { underWay } from './slotStage.ts'

const full = 0b111n
const hash = `0x${'ab'.repeat(32)}` as const

function begin(slots = 2) {
  return initialSendState(Array.from({ length: slots }, () => full))
}

function run(events: readonly SendEvent[], state: SendState = begin()) {
  return events.reduce(transition, state)
}

function words(...read: bigint[]): SendEvent {
  return { type: 'words-read', words: read, finalWords: [], flights: [] }
}

describe('words', () => {
  test('alone tell what is planned, partial, mined and final', () => {
    const read = { type: 'words-read', words: [0n, 1n, full, full], finalWords: [0n, 0n, 0n, full] } as const
    expect(run([read], begin(4)).slots.map(({ stage }) => stage)).toEqual(['planned', 'partial', 'mined', 'final'])
  })

  test('that tell nothing new change nothing at all', () => {
    const state = run([words(1n, 0n)])
    expect(transition(state, words(1n, 0n))).toBe(state)
  })

  test('complete a drop, and take that back after a reorganisation', () => {
    const complete = run([words(full, full)])
    expect(complete.phase).toBe('complete')
    expect(transition(complete, words(full, 0n)).phase).toBe('paused')
  })

  test('of a lagging node do not end what is being followed', () => {
    const state = run([{ type: 'started' }, { type: 'asked', slot: 0, nonce: 7 }, words(0n, 0n)])
    expect(state.slots[0]).toMatchObject({ stage: 'signing', nonce: 7 })
  })

  test('with the journal show what a former page left under way', () => {
    const flights = [
      { slot: 0, nonce: 3, hash },
      { slot: 1, nonce: 4 },
    ]
    const state = run([{ type: 'words-read', words: [0n, 1n], finalWords: [], flights }])
    expect(state.slots.map(({ stage }) => stage)).toEqual(['broadcast', 'unknown'])
  })

  test('end what is under way once nobody follows it and the journal knows nothing of it', () => {
    const state = run([{ type: 'started' }, { type: 'asked', slot: 0, nonce: 7 }, { type: 'stopped' }, words(0n, 0n)])
    expect(state.slots[0]?.stage).toBe('planned')
  })

  test('keep "dropped" and "replaced" until the slot is settled', () => {
    const gone: SendEvent = { type: 'resolved', slot: 0, word: 0n, outcome: 'dropped' }
    expect(run([gone, words(0n, 0n)]).slots[0]?.stage).toBe('dropped')
    expect(run([gone, words(full, 0n)]).slots[0]?.stage).toBe('mined')
  })
})

describe('an attempt', () => {
  test('goes from signing over broadcast to mined', () => {
    const events: SendEvent[] = [
      { type: 'asked', slot: 0, nonce: 1 },
      { type: 'broadcast', slot: 0, hash, nonce: 1 },
      { type: 'resolved', slot: 0, word: full, outcome: 'mined', hash },
    ]
    const stages = events.map((_, index) => run(events.slice(0, index + 1)).slots[0]?.stage)
    expect(stages).toEqual(['signing', 'broadcast', 'mined'])
  })

  test('whose answer is lost is unknown, never planned', () => {
    expect(
      run([
        { type: 'asked', slot: 0, nonce: 1 },
        { type: 'answer-lost', slot: 0 },
      ]).slots[0]?.stage,
    ).toBe('unknown')
  })

  test('that was declined leaves the slot as its word says', () => {
    const state = run([words(1n, 0n), { type: 'asked', slot: 0, nonce: 1 }, { type: 'rejected', slot: 0 }])
    expect(state.slots[0]).toMatchObject({ stage: 'partial', nonce: undefined })
  })

  test('that reverted leaves the rows open', () => {
    expect(run([{ type: 'resolved', slot: 0, word: 0n, outcome: 'reverted', hash }]).slots[0]?.stage).toBe('planned')
  })

  test('that vanished does not matter when another one settled the slot', () => {
    expect(run([{ type: 'resolved', slot: 0, word: full, outcome: 'replaced' }]).slots[0]?.stage).toBe('mined')
  })

  test('that ends later does not take "final" back', () => {
    const final: SendEvent = { type: 'words-read', words: [full, 0n], finalWords: [full, 0n], flights: [] }
    expect(run([final, { type: 'resolved', slot: 0, word: full, outcome: 'mined' }]).slots[0]?.stage).toBe('final')
  })
})

describe('phases', () => {
  test('a pause waits for what is under way', () => {
    expect(run([{ type: 'started' }, { type: 'pause-requested' }]).phase).toBe('pausing')
    expect(run([{ type: 'started' }, { type: 'pause-requested' }, { type: 'stopped' }]).phase).toBe('paused')
  })

  test('a problem that must be mended blocks; one that waits for the user pauses', () => {
    const error = new RpcUnavailableError()
    const problem = { name: error.name, message: error.shortMessage, error }
    expect(run([{ type: 'started' }, { type: 'stopped', problem, isBlocked: true }])).toMatchObject({
      phase: 'blocked',
      problem,
    })
    expect(run([{ type: 'started' }, { type: 'stopped', problem }]).phase).toBe('paused')
    expect(run([{ type: 'stopped', problem, isBlocked: true }, { type: 'started' }])).toMatchObject({
      phase: 'running',
      problem: undefined,
    })
  })

  test('sending that stops with everything settled is complete', () => {
    expect(run([{ type: 'started' }, words(full, full), { type: 'stopped' }]).phase).toBe('complete')
  })

  test('doubt ends when sending stops', () => {
    const state = run([{ type: 'started' }, { type: 'doubt', isInDoubt: true }])
    expect(state.isInDoubt).toBe(true)
    expect(transition(state, { type: 'stopped' }).isInDoubt).toBe(false)
  })
})

const slotEvents = fc.record({
  slot: fc.nat({ max: 2 }),
  nonce: fc.nat({ max: 5 }),
  word: fc.bigInt({ min: 0n, max: full }),
})

function event(arbitrary: fc.Arbitrary<SendEvent>) {
  return arbitrary
}

const anyEvent = fc.oneof(
  fc.constantFrom<SendEvent>({ type: 'started' }, { type: 'pause-requested' }, { type: 'stopped' }),
  event(fc.boolean().map((isInDoubt) => ({ type: 'doubt', isInDoubt }))),
  event(slotEvents.map(({ slot, nonce }) => ({ type: 'asked', slot, nonce }))),
  event(slotEvents.map(({ slot, nonce }) => ({ type: 'broadcast', slot, nonce, hash }))),
  event(slotEvents.map(({ slot }) => ({ type: 'answer-lost', slot }))),
  event(slotEvents.map(({ slot }) => ({ type: 'rejected', slot }))),
  event(
    fc
      .tuple(slotEvents, fc.constantFrom('mined', 'reverted', 'replaced', 'dropped'))
      .map(([{ slot, word }, outcome]) => ({ type: 'resolved', slot, word, outcome })),
  ),
  event(
    fc
      .array(fc.bigInt({ min: 0n, max: full }), { minLength: 3, maxLength: 3 })
      .map((read) => ({ type: 'words-read', words: read, finalWords: [], flights: [] })),
  ),
)

describe('whatever happens', () => {
  test('a slot counts as paid exactly when its word has every row', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        for (const { stage, word } of run(events, begin(3)).slots) {
          if (stage === 'mined' || stage === 'final') expect(word & full).toBe(full)
          else if (!underWay.has(stage)) expect(word & full).not.toBe(full)
        }
      }),
    )
  })

  test('while sending runs, an attempt ends only by what the chain or the wallet said', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let state = transition(begin(3), { type: 'started' })
        for (const event of events) {
          const next = transition(state, event)
          state.slots.forEach((slot, index) => {
            const isOver = underWay.has(slot.stage) && !underWay.has(next.slots[index]?.stage ?? 'planned')
            if (isOver && (state.phase === 'running' || state.phase === 'pausing') && event.type === 'words-read')
              expect(next.slots[index]?.word).toBe(full)
            if (isOver) expect(['words-read', 'resolved', 'rejected']).toContain(event.type)
          })
          state = next
        }
      }),
    )
  })

  test('"complete" means that every slot is paid', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const { phase, slots } = run([...events, { type: 'stopped' }], begin(3))
        expect(phase === 'complete').toBe(slots.every(({ stage }) => stage === 'mined' || stage === 'final'))
      }),
    )
  })
})

describe('waiting', () => {
  const purse = { reason: 'purse', has: 1n, needs: 2n } as const

  test('begins and ends by itself, and tells its figures', () => {
    const waiting = run([{ type: 'started' }, { type: 'waited', waiting: purse }])
    expect(waiting).toMatchObject({ phase: 'waiting', waiting: purse })
    expect(transition(waiting, { type: 'waited', waiting: { ...purse } })).toBe(waiting)
    const on = transition(waiting, { type: 'waited', waiting: undefined })
    expect(on).toMatchObject({ phase: 'running' })
    expect(on.waiting).toBeUndefined()
  })

  test('ends with a pause, and does not take one back', () => {
    const pausing = run([{ type: 'started' }, { type: 'waited', waiting: purse }, { type: 'pause-requested' }])
    expect(pausing).toMatchObject({ phase: 'pausing' })
    expect(transition(pausing, { type: 'waited', waiting: purse })).toBe(pausing)
  })

  test('keeps what is under way when words of a lagging node come', () => {
    const state = run([
      { type: 'started' },
      { type: 'broadcast', slot: 0, hash, nonce: 7 },
      { type: 'waited', waiting: purse },
      words(0n, 0n),
    ])
    expect(state.slots[0]?.stage).toBe('broadcast')
  })
})

test('rows that were left out are told by slot until they are asked for again', () => {
  const reason = { kind: 'none' } as const
  const state = run([
    { type: 'left-out', rows: [{ slot: 0, rows: 1n, reason }] },
    { type: 'left-out', rows: [{ slot: 1, rows: 2n, reason }] },
    { type: 'left-out', rows: [{ slot: 0, rows: 0n, reason }] },
  ])
  expect(state.leftOut).toEqual([{ slot: 1, rows: 2n, reason }])
})

test('words without final ones leave final what is settled still', () => {
  const final = run([{ type: 'words-read', words: [full, full], finalWords: [full, full] }])
  const read = run([{ type: 'words-read', words: [full, 1n] }], final)
  expect(read.slots.map(({ stage }) => stage)).toEqual(['final', 'partial'])
})
