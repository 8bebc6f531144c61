import type { ConnectionStatus } from '../connectionStatus.ts'

/** The dialogs of the wallet layer. */
export type DialogName = 'connect' | 'account' | 'network' | 'signIn'

/** The dialog that is open. */
export type DialogState = DialogName | 'none'

export type DialogEvent =
  | { readonly kind: 'opened'; readonly dialog: DialogName; readonly facts: DialogFacts }
  | { readonly kind: 'closed' }
  | { readonly kind: 'connected' }
  | { readonly kind: 'disconnected' }

/** What decides which dialog may open. */
export type DialogFacts = {
  readonly status: ConnectionStatus
  /** Whether the wallet's chain is offered. */
  readonly isChainSupported: boolean
}

/** Which dialog may open when (specification, section 4). */
export function canOpen(dialog: DialogName, { status, isChainSupported }: DialogFacts): boolean {
  switch (dialog) {
    case 'connect':
      return status === 'disconnected' || status === 'unauthenticated'
    case 'account':
      return status === 'connected' && isChainSupported
    case 'network':
      return status === 'connected'
    case 'signIn':
      return status === 'connected' || status === 'unauthenticated'
    default:
      return dialog satisfies never
  }
}

/** One dialog at a time; every dialog closes on connect and on disconnect. */
export function transition(state: DialogState, event: DialogEvent): DialogState {
  switch (event.kind) {
    case 'opened':
      return canOpen(event.dialog, event.facts) ? event.dialog : state
    case 'closed':
    case 'connected':
    case 'disconnected':
      return 'none'
    default:
      return event satisfies never
  }
}
