import { UserRejectedRequestError } from 'viem'
import { describe, expect, test } from 'vitest'
import { isUserRejection } from '@slotdrop/errors'
import { signInTexts } from '../signInTexts.ts'
import { SignInRequestError } from './errors.ts'

test('specification section 8: the messages, letter by letter', () => {
  expect(signInTexts).toEqual({
    preparing: 'Error preparing message, please retry!',
    signing: 'Error signing message, please retry!',
    verifying: 'Error verifying signature, please retry!',
    other: 'Oops, something went wrong!',
  })
})

describe('the user said no', () => {
  test.each<[string, unknown]>([
    ['EIP-1193', { code: 4001, message: 'User rejected the request.' }],
    ['viem', new UserRejectedRequestError(new Error('no'))],
    ['wrapped twice', new Error('a', { cause: new Error('b', { cause: { code: 4001 } }) })],
    ['WalletConnect', { code: 5000 }],
    ['ethers', { code: 'ACTION_REJECTED' }],
  ])('%s', (_, error) => expect(isUserRejection(error)).toBe(true))
})

describe('something else happened', () => {
  const loop: { cause?: unknown } = {}
  loop.cause = loop
  test.each<[string, unknown]>([
    ['a pending request', { code: -32002 }],
    ['a locked wallet', { code: 4100 }],
    ['an error', new Error('rejected')],
    ['nothing', undefined],
    ['a word', 'rejected'],
    ['an error that is its own cause', loop],
  ])('%s', (_, error) => expect(isUserRejection(error)).toBe(false))
})

test.each([
  ['nonce', signInTexts.preparing],
  ['verify', signInTexts.verifying],
  ['session', signInTexts.other],
  ['logout', signInTexts.other],
] as const)('a failed %s says so in the specification’s words', (request, text) => {
  expect(new SignInRequestError({ request, status: null, code: null }).shortMessage).toBe(text)
})
