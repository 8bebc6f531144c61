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
  abilities: { bundles, isContract = false },
  isByPermit,
  openSlots,
  plan: { way, estimate, history, service, keySignatures = 0 },
}: {
  readonly steps: readonly AuthoriseStep[]
  readonly abilities: { readonly bundles: boolean; readonly isContract?: boolean | undefined }
  readonly isByPermit: boolean
  readonly openSlots: number
  readonly plan: Pick<SendingPlan, 'way' | 'estimate' | 'history'> & {
    readonly keySignatures?: number | undefined
    readonly service?: Pick<SendingPlan['service'], 'isSignedIn'> | undefined
  }
}): Record<SendingWay, WayCosts> {
  const approvals = steps.filter(({ kind }) => kind !== 'register').length
  const isRegistered = !steps.some(({ kind }) => kind === 'register')
  const confirmationsOf = (name: SendingWay) => {
    const prompts = approvals + (way === name && isRegistered ? 0 : 1)
    // A permit is a signature and a transaction, whatever was to be reset.
    return isByPermit ? 2 : bundles ? Math.min(1, prompts) : prompts
  }
  const block = history?.blockMilliseconds
  // Until it is known how many slots fit into a transaction, one a slot.
  const { byWallet = openSlots, transactions = openSlots } = estimate ?? {}
  const duration = block === undefined || !estimate ? undefined : (estimate.transactions + blocksToSee) * block
  return {
    // A contract account signs nothing that a key could be derived from.
    key: { transactions, confirmations: confirmationsOf('key') + (isContract ? 0 : keySignatures), duration },
    // Signing in is a prompt, too.
    service: { transactions, confirmations: confirmationsOf('service') + (service?.isSignedIn ? 0 : 1), duration },
    wallet: {
      transactions: byWallet,
      confirmations: (bundles ? Math.min(1, approvals) : approvals) + byWallet,
      duration: block === undefined ? undefined : byWallet * (confirmMilliseconds + blocksToSee * block),
    },
  }
}
