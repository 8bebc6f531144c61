import type { RowState } from '@slotdrop/delivery'
import type { Tone } from '../../../components/Pill.tsx'

/** How each state of a row looks, and the key of its word. */
export const rowLooks = {
  delivered: { tone: 'settled', text: 'delivered' },
  sent: { tone: 'flight', text: 'inFlight' },
  failed: { tone: 'fault', text: 'refused' },
  ready: { tone: 'idle', text: 'planned' },
} as const satisfies Record<RowState, { tone: Tone; text: string }>

/** In the order in which they are offered. */
export const rowStates = ['delivered', 'sent', 'failed', 'ready'] as const satisfies readonly RowState[]
