import type { Hex } from '@slotdrop/drops'

/**
 * Where a slot stands.
 *
 * `planned` nothing of it is settled or under way · `signing` the wallet was asked · `broadcast` its transaction is under way ·
 * `unknown` the wallet or node failed after it was asked; being looked up · `mined` all rows settled · `final` and beyond any
 * reorganisation · `partial` some rows settled, the others open · `replaced`, `dropped` its transaction is gone; the rows are open.
 */
export type SlotStage =
  | 'planned'
  | 'signing'
  | 'broadcast'
  | 'mined'
  | 'final'
  | 'partial'
  | 'replaced'
  | 'dropped'
  | 'unknown'

/** Stages in which a transaction may still settle rows: no other one is sent meanwhile. */
export const underWay: ReadonlySet<SlotStage> = new Set(['signing', 'broadcast', 'unknown'])

/** One slot of a drop that is being sent. */
export interface SlotStatus {
  readonly index: number
  /** A bit for each of its rows. */
  readonly fullMask: bigint
  /** Settled rows, as last read. */
  readonly word: bigint
  readonly stage: SlotStage
  readonly hash?: Hex | undefined
  readonly nonce?: number | undefined
}

/** `pausing` waits for what is under way; `complete` means that nothing is left to send by itself. */
export type SendPhase = 'idle' | 'running' | 'pausing' | 'paused' | 'complete'

/** Why sending stopped. */
export interface SendProblem {
  readonly name: string
  /** What happened and what to do. */
  readonly message: string
  readonly slot?: number | undefined
}

/** A drop that is being sent. */
export interface SendState {
  readonly phase: SendPhase
  readonly slots: readonly SlotStatus[]
  readonly problem?: SendProblem | undefined
  /** The node does not answer at the moment; nothing is concluded from that. */
  readonly isInDoubt: boolean
}

/** What happens to a drop that is being sent. */
export type SendEvent =
  | { readonly type: 'words-read'; readonly words: readonly bigint[]; readonly finalWords: readonly bigint[] }
  | { readonly type: 'started' }
  | { readonly type: 'pause-requested' }
  | { readonly type: 'stopped'; readonly problem?: SendProblem }
  | { readonly type: 'doubt'; readonly isInDoubt: boolean }
  | { readonly type: 'asked'; readonly slot: number; readonly nonce: number }
  | { readonly type: 'broadcast'; readonly slot: number; readonly hash: Hex; readonly nonce: number }
  | { readonly type: 'answer-lost'; readonly slot: number }
  | { readonly type: 'rejected'; readonly slot: number }
  | {
      readonly type: 'resolved'
      readonly slot: number
      readonly word: bigint
      readonly outcome: 'mined' | 'reverted' | 'replaced' | 'dropped'
      readonly hash?: Hex | undefined
    }

/** The stage that words alone give. */
export const settledStage = (fullMask: bigint, word: bigint, finalWord: bigint): SlotStage => {
  if ((fullMask & ~finalWord) === 0n) return 'final'
  if ((fullMask & ~word) === 0n) return 'mined'
  return (fullMask & word) === 0n ? 'planned' : 'partial'
}

const isDone = ({ stage }: SlotStatus) => stage === 'mined' || stage === 'final'

const withSlot = (state: SendState, index: number, change: (slot: SlotStatus) => SlotStatus): SendState => ({
  ...state,
  slots: state.slots.map((slot) => (slot.index === index ? change(slot) : slot)),
})

const readWordsInto = (state: SendState, words: readonly bigint[], finalWords: readonly bigint[]): SendState => {
  const slots = state.slots.map((slot): SlotStatus => {
    const word = words[slot.index] ?? 0n
    const stage = settledStage(slot.fullMask, word, finalWords[slot.index] ?? 0n)
    // Only the chain's word ends what is under way; a lagging node must not.
    if (underWay.has(slot.stage) && stage !== 'mined' && stage !== 'final') return { ...slot, word }
    const isGone = slot.stage === 'replaced' || slot.stage === 'dropped'
    return { ...slot, word, stage: isGone && (stage === 'planned' || stage === 'partial') ? slot.stage : stage }
  })
  const phase = state.phase === 'complete' && !slots.every(isDone) ? 'paused' : state.phase
  return {
    ...state,
    slots,
    phase: (phase === 'idle' || phase === 'paused') && slots.every(isDone) ? 'complete' : phase,
  }
}

/** The one place where sending changes. Pure: no clock, wallet or network. */
export const transition = (state: SendState, event: SendEvent): SendState => {
  switch (event.type) {
    case 'words-read':
      return readWordsInto(state, event.words, event.finalWords)
    case 'started':
      return { ...state, phase: 'running', problem: undefined }
    case 'pause-requested':
      return state.phase === 'running' ? { ...state, phase: 'pausing' } : state
    case 'stopped': {
      const phase = !event.problem && state.slots.every(isDone) ? 'complete' : 'paused'
      return { ...state, phase, problem: event.problem, isInDoubt: false }
    }
    case 'doubt':
      return state.isInDoubt === event.isInDoubt ? state : { ...state, isInDoubt: event.isInDoubt }
    case 'asked':
      return withSlot(state, event.slot, (slot) => ({ ...slot, stage: 'signing', nonce: event.nonce, hash: undefined }))
    case 'broadcast':
      return withSlot(state, event.slot, (slot) => ({
        ...slot,
        stage: 'broadcast',
        hash: event.hash,
        nonce: event.nonce,
      }))
    case 'answer-lost':
      return withSlot(state, event.slot, (slot) => ({ ...slot, stage: 'unknown' }))
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
        return { ...slot, word: event.word, hash: event.hash ?? slot.hash, stage: isGone ? event.outcome : settled }
      })
  }
}

/** Where sending begins: nothing is known of the chain yet. */
export const initialSendState = (fullMasks: readonly bigint[]): SendState => ({
  phase: 'idle',
  isInDoubt: false,
  slots: fullMasks.map((fullMask, index) => ({ index, fullMask, word: 0n, stage: 'planned' })),
})
