import { UserRejectedRequestError } from 'viem'
import { describe, expect, test } from 'vitest'
import { isUserRejection } from './isUserRejection.ts'

describe('a user who says no in the wallet', () => {
  test.each([
    ['the code of EIP-1193', { code: 4001 }],
    ['the code of CAIP-25', { code: 5000 }],
    ['the code of ethers', { code: 'ACTION_REJECTED' }],
    ['the error of viem', new UserRejectedRequestError(new Error('no'))],
    ['a cause', new Error('failed', { cause: { code: 4001 } })],
    ['what a wallet puts into data', { code: -32603, data: { originalError: { code: 4001 } } }],
    ['an error inside an error', { error: { error: { code: 4001 } } }],
  ])('is told by %s', (_, error) => {
    expect(isUserRejection(error)).toBe(true)
  })

  test.each([
    ['a text, which is no proof that nothing was sent', new Error('User rejected the request.')],
    ['another code', { code: -32603 }],
    ['a text that looks like the code', { code: '4001' }],
    ['nothing', undefined],
    ['null', null],
  ])('is not told by %s', (_, error) => {
    expect(isUserRejection(error)).toBe(false)
  })

  test('an error that is its own cause is looked at once', () => {
    const error = new Error('circle')
    error.cause = error
    expect(isUserRejection(error)).toBe(false)
  })
})
