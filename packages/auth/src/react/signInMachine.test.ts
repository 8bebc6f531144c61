import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialSignInState, transition, type SignInEvent, type SignInState } from './signInMachine.ts'

function run(...types: SignInEvent['type'][]): SignInState {
  return types.reduce((state, type) => transition(state, { type } as SignInEvent), initialSignInState)
}

describe('specification section 4: idle, signing, verifying', () => {
  test('the way that works', () => {
    expect(run('nonce-requested')).toEqual({ step: 'idle', nonce: 'loading', errorMessage: null })
    expect(run('nonce-requested', 'nonce-arrived')).toEqual({ step: 'idle', nonce: 'ready', errorMessage: null })
    const asked = ['nonce-requested', 'nonce-arrived', 'wallet-asked'] as const
    expect(run(...asked)).toEqual({ step: 'signing', nonce: 'ready', errorMessage: null })
    expect(run(...asked, 'signed')).toEqual({ step: 'verifying', nonce: 'none', errorMessage: null })
    expect(run(...asked, 'signed', 'verified')).toEqual(initialSignInState)
  })

  test('a rejection is silent, back to idle, and the nonce is still good', () => {
    expect(run('nonce-requested', 'nonce-arrived', 'wallet-asked', 'rejected')).toEqual({
      step: 'idle',
      nonce: 'ready',
      errorMessage: null,
    })
  })
})

describe('specification section 8: the four messages, back to idle, a new nonce', () => {
  const asked = ['nonce-requested', 'nonce-arrived', 'wallet-asked'] as const
  test.each<[string, SignInEvent['type'][]]>([
    ['Error preparing message, please retry!', ['nonce-requested', 'nonce-failed']],
    ['Error signing message, please retry!', [...asked, 'sign-failed']],
    ['Error verifying signature, please retry!', [...asked, 'signed', 'verify-failed']],
    ['Oops, something went wrong!', ['nonce-requested', 'nonce-arrived', 'failed']],
  ])('%s', (errorMessage, events) => {
    expect(run(...events)).toEqual({ step: 'idle', nonce: 'none', errorMessage })
    expect(run(...events, 'nonce-requested', 'nonce-arrived').errorMessage).toBe(errorMessage)
    expect(run(...events, 'started').errorMessage).toBeNull()
    expect(run(...events, 'nonce-requested', 'nonce-arrived', 'wallet-asked')).toEqual(run(...asked))
  })

  test('a nonce that could not be fetched ahead of a retry does not hide why the retry is needed', () => {
    expect(run(...asked, 'signed', 'verify-failed', 'nonce-requested', 'nonce-failed')).toEqual({
      step: 'idle',
      nonce: 'none',
      errorMessage: 'Error verifying signature, please retry!',
    })
  })
})

test('closing the dialog forgets everything, from any state', () => {
  expect(run('nonce-requested', 'nonce-arrived', 'wallet-asked', 'signed', 'reset')).toEqual(initialSignInState)
})

test('whatever happens, in any order: a message is shown when idle only, and the wallet is asked with a nonce only', () => {
  const type = fc.constantFrom<SignInEvent['type'][]>(
    'started',
    'nonce-requested',
    'nonce-arrived',
    'nonce-failed',
    'wallet-asked',
    'signed',
    'rejected',
    'sign-failed',
    'verified',
    'verify-failed',
    'failed',
    'reset',
  )
  const broken: unknown[] = []
  fc.assert(
    fc.property(fc.array(type, { maxLength: 30 }), (types) => {
      let state = initialSignInState
      for (const next of types) {
        const before = state
        state = transition(state, { type: next } as SignInEvent)
        const hasBegun = state.step !== before.step
        const isSound =
          (state.step === 'idle' || state.errorMessage === null) &&
          (state.step !== 'signing' || state.nonce === 'ready') &&
          (!hasBegun || state.step !== 'signing' || next === 'wallet-asked') &&
          (!hasBegun || state.step !== 'verifying' || before.step === 'signing')
        if (!isSound) broken.push({ before, next, state })
      }
    }),
  )
  expect(broken).toEqual([])
})
