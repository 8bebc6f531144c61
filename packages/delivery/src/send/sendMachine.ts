import type { Hex } from '@slotdrop/drops'
import type { DeliveryError, Reason } from '../errors/index.ts'
import type { RefusalKind } from '../network/refusalKind.ts'
import { settledStage } from '../settled/finality.ts'
import { flightStage, type FlightStatus, isDone, type SlotStage, type SlotStatus, underWay } from './slotStage.ts'

/**
 * `waiting` sends nothing at the moment, for the reason in `waiting`, and goes on by itself; `pausing` waits for what is under way;
 * `paused` continues when the user wants; `blocked` needs something mended first, which `problem` names; `complete` means that every row
 * is settled.
 */
export type SendPhase = 'idle' | 'running' | 'waiting' | 'pausing' | 'paused' | 'blocked' | 'complete'

/** Phases in which somebody sends here and now. */
export const activePhases: ReadonlySet<SendPhase> = new Set(['running', 'waiting', 'pausing'])

/** What sending waits for, without anybody's doing but that of the network or of who fills the purse. */
export type SendWait =
  /** Gas costs more than the sender allows. Wei a unit of gas; since when, in milliseconds since 1970. */
  | { readonly reason: 'fee'; readonly feePerGas: bigint; readonly ceiling: bigint; readonly since: number }
  /** The signer's coins don't cover the next transaction. Wei. */
  | { readonly reason: 'purse'; readonly has: bigint; readonly needs: bigint }
  /** The drop opens later. Milliseconds since 1970. */
  | { readonly reason: 'opens'; readonly at: number }
  /** Every node refuses each transaction, or does not answer to it. No node has what was sent last. */
  | {
      readonly reason: 'refused'
      readonly refusal: RefusalKind
      /** The node's words: untrusted text. */
      readonly text: string
      /** Milliseconds since 1970. */
      readonly since: number
      /** Wei a unit of gas that nodes seem to require. */
      readonly feePerGas: bigint
    }

/** How a signer that asks nobody gets on, in this run. */
export type SendPace = {
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Slots that became settled since then, by whomever. */
  readonly slotsSettled: number
  /** Transactions of this signer that were mined. */
  readonly transactions: number
  /** Those among them that paid nobody. */
  readonly wasted: number
  /** Wei, of all of them. */
  readonly feesSpent: bigint
  /** Wei that the signer holds, as last read. */
  readonly purse: bigint
  /** Transactions under way. */
  readonly inFlight: number
  /** Newest block of the last look. */
  readonly block: bigint
}

/** Open rows of a slot that were left out, for a trial of their payment was refused. They wait until somebody retries them. */
export type LeftOutRows = {
  readonly slot: number
  readonly rows: bigint
  /** Why the first of them is refused. */
  readonly reason: Reason
}

/** Why sending stopped. */
export type SendProblem = {
  /** What happened and what to do. */
  readonly error: DeliveryError
  readonly slot?: number | undefined
}

/** A drop that is being sent. */
export type SendState = {
  readonly phase: SendPhase
  readonly slots: readonly SlotStatus[]
  readonly problem?: SendProblem | undefined
  /** The node does not answer, or contradicts itself, at the moment; nothing is concluded from that. */
  readonly isInDoubt: boolean
  /** What is waited for, in the phase `waiting`. */
  readonly waiting?: SendWait | undefined
  /** Progress of a signer that asks nobody, once it began. */
  readonly pace?: SendPace | undefined
  /** Rows that a signer which asks nobody left out in this run. */
  readonly leftOut?: readonly LeftOutRows[] | undefined
}

/** What happens to a drop that is being sent. */
export type SendEvent =
  | {
      readonly type: 'words-read'
      readonly words: readonly bigint[]
      /** Left out: what was final stays it while it is settled. */
      readonly finalWords?: readonly bigint[]
      /** Attempts under way; absent when the journal was not looked at. */
      readonly flights?: readonly FlightStatus[]
    }
  | { readonly type: 'started' }
  | { readonly type: 'pause-requested' }
  | { readonly type: 'stopped'; readonly problem?: SendProblem | undefined; readonly isBlocked?: boolean }
  | { readonly type: 'doubt'; readonly isInDoubt: boolean }
  | { readonly type: 'waited'; readonly waiting: SendWait | undefined }
  | { readonly type: 'paced'; readonly pace: SendPace }
  | { readonly type: 'left-out'; readonly rows: readonly LeftOutRows[] }
  | { readonly type: 'asked'; readonly slot: number; readonly nonce: number }
  | { readonly type: 'broadcast'; readonly slot: number; readonly hash: Hex; readonly nonce: number }
  | { readonly type: 'proposed'; readonly slot: number; readonly nonce: number }
  | { readonly type: 'answer-lost'; readonly slot: number; readonly nonce?: number }
  | { readonly type: 'rejected'; readonly slot: number }
  | {
      readonly type: 'resolved'
      readonly slot: number
      readonly word: bigint
      readonly outcome: 'mined' | 'reverted' | 'replaced' | 'dropped'
      readonly hash?: Hex | undefined
    }

function isSame(a: SlotStatus, b: SlotStatus) {
  return a.stage === b.stage && a.word === b.word && a.hash === b.hash && a.nonce === b.nonce
}

function withSlot(state: SendState, index: number, change: (slot: SlotStatus) => SlotStatus): SendState {
  const slot = state.slots[index]
  if (!slot) return state
  const changed = change(slot)
  return isSame(slot, changed) ? state : { ...state, slots: state.slots.with(index, changed) }
}

function readWordsInto(
  state: SendState,
  { words, finalWords, flights }: Extract<SendEvent, { type: 'words-read' }>,
): SendState {
  const isActive = activePhases.has(state.phase)
  const flightOf = new Map(flights?.map((flight) => [flight.slot, flight]))
  let isChanged = false
  const slots = state.slots.map((slot): SlotStatus => {
    const word = words[slot.index] ?? 0n
    const wasFinal = finalWords === undefined && slot.stage === 'final' ? word : 0n
    const settled = settledStage(slot.fullMask, word, finalWords?.[slot.index] ?? wasFinal)
    const changed = {
      ...slot,
      word,
      ...stageAfterReading(slot, settled, flightOf.get(slot.index), isActive || !flights),
    }
    isChanged ||= !isSame(slot, changed)
    return isSame(slot, changed) ? slot : changed
  })
  const phase = phaseAfterReading(state.phase, slots)
  return isChanged || phase !== state.phase ? { ...state, slots, phase } : state
}

function stageAfterReading(
  slot: SlotStatus,
  settled: SlotStage,
  flight: FlightStatus | undefined,
  isKeptUnderWay: boolean,
): Pick<SlotStatus, 'stage' | 'hash' | 'nonce'> {
  const { stage, hash, nonce } = slot
  if (settled === 'mined' || settled === 'final') return { stage: settled, hash, nonce }
  // Whoever is sending follows the attempt; words of a lagging node must not end it.
  if (underWay.has(stage) && isKeptUnderWay) return { stage, hash, nonce }
  if (flight) return { stage: flightStage(flight), hash: flight.hash, nonce: flight.nonce }
  return { stage: stage === 'replaced' || stage === 'dropped' ? stage : settled, hash, nonce }
}

function phaseAfterReading(phase: SendPhase, slots: readonly SlotStatus[]): SendPhase {
  const isComplete = slots.every(isDone)
  if (phase === 'complete') return isComplete ? phase : 'paused'
  return isComplete && (phase === 'idle' || phase === 'paused' || phase === 'blocked') ? 'complete' : phase
}

function stop(state: SendState, { problem, isBlocked }: Extract<SendEvent, { type: 'stopped' }>): SendState {
  if (!problem && state.slots.every(isDone))
    return { ...state, phase: 'complete', problem: undefined, isInDoubt: false, waiting: undefined }
  return {
    ...state,
    phase: problem && isBlocked ? 'blocked' : 'paused',
    problem,
    isInDoubt: false,
    waiting: undefined,
  }
}

function isSameWait(a: SendWait | undefined, b: SendWait | undefined) {
  return JSON.stringify(a, withBigInts) === JSON.stringify(b, withBigInts)
}

function withBigInts(_: string, value: unknown) {
  return typeof value === 'bigint' ? `${value}` : value
}

/** Waiting begins or ends, or its figures change; who pauses goes on pausing. */
function wait(state: SendState, waiting: SendWait | undefined): SendState {
  if (state.phase !== 'running' && state.phase !== 'waiting') return state
  if (isSameWait(state.waiting, waiting)) return state
  return { ...state, phase: waiting ? 'waiting' : 'running', waiting }
}

/** Nodes that take a transaction refuse no longer. */
function afterRefusal(state: SendState): SendState {
  return state.waiting?.reason === 'refused' ? wait(state, undefined) : state
}

/** Adds to what is known to be left out; nothing for a slot means that its rows are asked for again. */
function leaveOut(state: SendState, rows: readonly LeftOutRows[]): SendState {
  const bySlot = new Map(state.leftOut?.map((each) => [each.slot, each]))
  for (const each of rows)
    if (each.rows === 0n) bySlot.delete(each.slot)
    else bySlot.set(each.slot, each)
  return { ...state, leftOut: [...bySlot.values()] }
}

/** The one place where sending changes. Pure: no clock, wallet or network. */
export function transition(state: SendState, event: SendEvent): SendState {
  switch (event.type) {
    case 'words-read':
      return readWordsInto(state, event)
    case 'started':
      return { ...state, phase: 'running', problem: undefined, waiting: undefined }
    case 'pause-requested':
      return state.phase === 'running' || state.phase === 'waiting'
        ? { ...state, phase: 'pausing', waiting: undefined }
        : state
    case 'stopped':
      return stop(state, event)
    case 'doubt':
      return state.isInDoubt === event.isInDoubt ? state : { ...state, isInDoubt: event.isInDoubt }
    case 'waited':
      return wait(state, event.waiting)
    case 'paced':
      return { ...state, pace: event.pace }
    case 'left-out':
      return leaveOut(state, event.rows)
    case 'asked':
      return withSlot(state, event.slot, (slot) => ({ ...slot, stage: 'signing', nonce: event.nonce, hash: undefined }))
    case 'broadcast': {
      const { hash, nonce } = event
      return withSlot(afterRefusal(state), event.slot, (slot) => ({ ...slot, stage: 'broadcast', hash, nonce }))
    }
    case 'proposed':
      return withSlot(state, event.slot, (slot) => ({
        ...slot,
        stage: 'proposed',
        nonce: event.nonce,
        hash: undefined,
      }))
    case 'answer-lost':
      return withSlot(state, event.slot, (slot) => ({ ...slot, stage: 'unknown', nonce: event.nonce ?? slot.nonce }))
    case 'rejected':
      return withSlot(state, event.slot, (slot) => ({
        ...slot,
        stage: settledStage(slot.fullMask, slot.word, 0n),
        nonce: undefined,
      }))
    case 'resolved':
      return withSlot(state, event.slot, (slot) => {
        const settled = settledStage(slot.fullMask, event.word, 0n)
        const isGone = (event.outcome === 'replaced' || event.outcome === 'dropped') && settled !== 'mined'
        const stage = isGone ? event.outcome : settled === 'mined' && slot.stage === 'final' ? 'final' : settled
        return { ...slot, word: event.word, hash: event.hash ?? slot.hash, stage }
      })
    default:
      return event satisfies never
  }
}

/** Where sending begins: nothing is known of the chain yet. */
export function initialSendState(fullMasks: readonly bigint[]): SendState {
  return {
    phase: 'idle',
    isInDoubt: false,
    slots: fullMasks.map((fullMask, index) => ({ index, fullMask, word: 0n, stage: 'planned' })),
  }
}
