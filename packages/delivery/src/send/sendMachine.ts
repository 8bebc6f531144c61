import type { Hex } from '@slotdrop/drops'
import type { DeliveryError } from '../errors/index.ts'
import { settledStage } from '../settled/finality.ts'
import { flightStage, type FlightStatus, isDone, type SlotStage, type SlotStatus, underWay } from './slotStage.ts'

/**
 * `pausing` waits for what is under way; `paused` continues when the user wants; `blocked` needs something mended first, which
 * `problem` names; `complete` means that every row is settled.
 */
export type SendPhase = 'idle' | 'running' | 'pausing' | 'paused' | 'blocked' | 'complete'

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
}

/** What happens to a drop that is being sent. */
export type SendEvent =
  | {
      readonly type: 'words-read'
      readonly words: readonly bigint[]
      readonly finalWords: readonly bigint[]
      /** Attempts under way; absent when the journal was not looked at. */
      readonly flights?: readonly FlightStatus[]
    }
  | { readonly type: 'started' }
  | { readonly type: 'pause-requested' }
  | { readonly type: 'stopped'; readonly problem?: SendProblem | undefined; readonly isBlocked?: boolean }
  | { readonly type: 'doubt'; readonly isInDoubt: boolean }
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
  const isActive = state.phase === 'running' || state.phase === 'pausing'
  const flightOf = new Map(flights?.map((flight) => [flight.slot, flight]))
  let isChanged = false
  const slots = state.slots.map((slot): SlotStatus => {
    const word = words[slot.index] ?? 0n
    const settled = settledStage(slot.fullMask, word, finalWords[slot.index] ?? 0n)
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
    return { ...state, phase: 'complete', problem: undefined, isInDoubt: false }
  return { ...state, phase: problem && isBlocked ? 'blocked' : 'paused', problem, isInDoubt: false }
}

/** The one place where sending changes. Pure: no clock, wallet or network. */
export function transition(state: SendState, event: SendEvent): SendState {
  switch (event.type) {
    case 'words-read':
      return readWordsInto(state, event)
    case 'started':
      return { ...state, phase: 'running', problem: undefined }
    case 'pause-requested':
      return state.phase === 'running' ? { ...state, phase: 'pausing' } : state
    case 'stopped':
      return stop(state, event)
    case 'doubt':
      return state.isInDoubt === event.isInDoubt ? state : { ...state, isInDoubt: event.isInDoubt }
    case 'asked':
      return withSlot(state, event.slot, (slot) => ({ ...slot, stage: 'signing', nonce: event.nonce, hash: undefined }))
    case 'broadcast': {
      const { hash, nonce } = event
      return withSlot(state, event.slot, (slot) => ({ ...slot, stage: 'broadcast', hash, nonce }))
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
