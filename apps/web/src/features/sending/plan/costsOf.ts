import type { AuthoriseStep } from '@slotdrop/delivery'
import type { SendingPlan } from './useSendingPlan.ts'
import type { SendingWay } from './sendingWay.ts'
import type { WayCosts } from './WayChooser.tsx'

/** Time that somebody takes to read and confirm one transaction in a wallet. */
const confirmMilliseconds = 30_000
/** Blocks until a transaction that was just sent is mined, and seen. */
const blocksToSee = 2

/** What each way of sending takes of the sender, as far as it is known. */
export function costsOf({
  steps,
  abilities: { bundles },
  isByPermit,
  openSlots,
  plan: { way, estimate, history },
}: {
  readonly steps: readonly AuthoriseStep[]
  readonly abilities: { readonly bundles: boolean }
  readonly isByPermit: boolean
  readonly openSlots: number
  readonly plan: Pick<SendingPlan, 'way' | 'estimate' | 'history'>
}): Record<SendingWay, WayCosts> {
  const approvals = steps.filter(({ kind }) => kind !== 'register').length
  const registrations = way === 'key' && !steps.some(({ kind }) => kind === 'register') ? 0 : 1
  const byKey = bundles ? Math.min(1, approvals + registrations) : approvals + registrations
  const block = history?.blockMilliseconds
  // Until it is known how many slots fit into a transaction, one a slot.
  const { byWallet = openSlots, transactions = openSlots } = estimate ?? {}
  return {
    key: {
      transactions,
      // A permit is a signature and a transaction, whatever was to be reset.
      confirmations: isByPermit ? 2 : byKey,
      duration: block === undefined || !estimate ? undefined : (estimate.transactions + blocksToSee) * block,
    },
    wallet: {
      transactions: byWallet,
      confirmations: (bundles ? Math.min(1, approvals) : approvals) + byWallet,
      duration: block === undefined ? undefined : byWallet * (confirmMilliseconds + blocksToSee * block),
    },
  }
}
