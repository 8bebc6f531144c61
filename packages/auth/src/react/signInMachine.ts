import { signInTexts } from '../signInTexts.ts'

/** Where the sign-in dialog stands (specification, section 4). */
export type SignInState = {
  readonly step: 'idle' | 'signing' | 'verifying'
  /** The nonce of the next message. `loading` and `idle` together: the message is being prepared. */
  readonly nonce: 'none' | 'loading' | 'ready'
  /** One of the four messages of the specification, after a failure. */
  readonly errorMessage: string | null
}

/** What happens to it. */
export type SignInEvent =
  /** The button was pressed: what went wrong before is over. */
  | { readonly type: 'started' }
  | { readonly type: 'nonce-requested' }
  | { readonly type: 'nonce-arrived' }
  | { readonly type: 'nonce-failed' }
  | { readonly type: 'wallet-asked' }
  | { readonly type: 'signed' }
  /** The user said no: silent. */
  | { readonly type: 'rejected' }
  | { readonly type: 'sign-failed' }
  | { readonly type: 'verified' }
  | { readonly type: 'verify-failed' }
  | { readonly type: 'failed' }
  /** The dialog was closed, or the account is another one. */
  | { readonly type: 'reset' }

/** The dialog before anything happened. */
export const initialSignInState: SignInState = { step: 'idle', nonce: 'none', errorMessage: null }

/** The state after an event. Pure. An event that has no place in a state leaves it as it is. */
export function transition(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'started':
      return state.step === 'idle' && state.errorMessage !== null ? { ...state, errorMessage: null } : state
    case 'nonce-requested':
      return state.step === 'idle' ? { ...state, nonce: 'loading' } : state
    case 'nonce-arrived':
      return state.nonce === 'loading' ? { ...state, nonce: 'ready' } : state
    case 'nonce-failed':
      // One fetched ahead of a retry does not hide why the retry is needed.
      return state.nonce === 'loading'
        ? { ...state, nonce: 'none', errorMessage: state.errorMessage ?? signInTexts.preparing }
        : state
    case 'wallet-asked':
      return state.step === 'idle' && state.nonce === 'ready'
        ? { ...state, step: 'signing', errorMessage: null }
        : state
    case 'signed':
      // From here on the nonce is spent, however it ends.
      return state.step === 'signing' ? { step: 'verifying', nonce: 'none', errorMessage: null } : state
    case 'rejected':
      return state.step === 'signing' ? { ...state, step: 'idle' } : state
    case 'sign-failed':
      return state.step === 'signing' ? { ...initialSignInState, errorMessage: signInTexts.signing } : state
    case 'verified':
      return state.step === 'verifying' ? initialSignInState : state
    case 'verify-failed':
      return state.step === 'verifying' ? { ...initialSignInState, errorMessage: signInTexts.verifying } : state
    case 'failed':
      return state.step === 'idle' ? { ...initialSignInState, errorMessage: signInTexts.other } : state
    case 'reset':
      return initialSignInState
  }
}
