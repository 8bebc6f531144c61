import type { SendingEnd, SendingIntent, SendingScope } from '@slotdrop/api/sending'

/** What is known of a drop when its lane was looked at. */
export type LaneLook = {
  readonly intent: SendingIntent
  readonly scope: SendingScope
  /** Why the chain pays nothing of the drop any more. */
  readonly end: 'cancelled' | 'closed' | undefined
  /** Whether the chain names the service's account as the drop's operator now; and whether it was seen to before. */
  readonly isNamed: boolean
  readonly wasNamed: boolean
  /** Every row is settled; and is so beyond any reorganisation. */
  readonly isSettled: boolean
  readonly isFinal: boolean
  /** The account holds nothing, as last read. */
  readonly isEmpty: boolean
}

/**
 * What is to be done with a drop. `send` its rows; `serve` those that were asked for; `watch` whether the chain names the account, or ends the drop; `follow` what was paid
 * until it is final; `give-back` the gas money to its sender; `rest`: nothing is left to do.
 */
export type LaneStep =
  | { readonly kind: 'send' | 'serve' | 'watch' | 'follow' }
  | { readonly kind: 'give-back' | 'rest'; readonly end: SendingEnd }

function endOf({ intent, end, isNamed, wasNamed, isFinal }: LaneLook): SendingEnd | undefined {
  if (isFinal) return 'complete'
  if (end) return end
  if (intent === 'give-back') return 'stopped'
  return wasNamed && !isNamed ? 'replaced' : undefined
}

/** Decides by what the chain says; the order decides only whether rows are sent that the chain lets this account send. */
export function nextStep(look: LaneLook): LaneStep {
  const end = endOf(look)
  if (end) return { kind: look.isEmpty ? 'rest' : 'give-back', end }
  if (look.isSettled) return { kind: 'follow' }
  if (!look.isNamed || look.intent !== 'send') return { kind: 'watch' }
  return { kind: look.scope === 'all' ? 'send' : 'serve' }
}
