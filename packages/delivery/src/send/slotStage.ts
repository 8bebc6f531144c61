import type { Hex } from '@slotdrop/drops'
import type { SettledStage } from '../settled/finality.ts'

/**
 * Where a slot stands.
 *
 * `planned` nothing of it is settled or under way · `signing` the wallet was asked · `broadcast` its transaction is under way ·
 * `proposed` it waits for the signatures of a contract account's owners ·
 * `unknown` the wallet or node failed after it was asked; being looked up · `mined` all rows settled · `final` and beyond any
 * reorganisation · `partial` some rows settled, the others open · `replaced`, `dropped` its transaction is gone; the rows are open.
 */
export type SlotStage = SettledStage | 'signing' | 'broadcast' | 'proposed' | 'replaced' | 'dropped' | 'unknown'

/** Stages in which a transaction may still settle rows: no other one is sent meanwhile. */
export const underWay: ReadonlySet<SlotStage> = new Set(['signing', 'broadcast', 'proposed', 'unknown'])

/** One slot of a drop that is being sent. */
export type SlotStatus = {
  readonly index: number
  /** A bit for each of its rows. */
  readonly fullMask: bigint
  /** Settled rows, as last read. */
  readonly word: bigint
  readonly stage: SlotStage
  readonly hash?: Hex | undefined
  readonly nonce?: number | undefined
}

/** An attempt that may still settle rows, as the journal tells it. */
export type FlightStatus = {
  readonly slot: number
  readonly nonce: number
  readonly hash?: Hex | undefined
  /** Hash of a Safe's proposal that waits for signatures. */
  readonly safeTxHash?: Hex | undefined
}

/** Every row of the slot is settled. */
export function isDone({ stage }: Pick<SlotStatus, 'stage'>): boolean {
  return stage === 'mined' || stage === 'final'
}

/** The stage of an attempt that is under way, from its journal entry. */
export function flightStage({ hash, safeTxHash }: Pick<FlightStatus, 'hash' | 'safeTxHash'>): SlotStage {
  return hash ? 'broadcast' : safeTxHash ? 'proposed' : 'unknown'
}
