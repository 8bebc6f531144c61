import { slotDistributorAbi } from '@slotdrop/contracts'
import { encodeErrorResult, HttpRequestError, RpcRequestError, TimeoutError, UserRejectedRequestError } from 'viem'
import { describe, expect, test } from 'vitest'
import { isNodeTrouble, RevertedError, toDeliveryError } from './index.ts'

function rpcError(code: number, message: string, data?: unknown) {
  return new RpcRequestError({ body: {}, url: 'http://node', error: { code, message, data } as never })
}

describe('toDeliveryError', () => {
  test.each([
    ['a rejection by EIP-1193', Object.assign(new Error('no'), { code: 4001 }), 'RejectedInWalletError'],
    ['a rejection by viem', new UserRejectedRequestError(new Error('no')), 'RejectedInWalletError'],
    ['a rejection by WalletConnect', { code: 5000, message: 'User rejected.' }, 'RejectedInWalletError'],
    ['a rejection by ethers', { code: 'ACTION_REJECTED', message: 'user rejected action' }, 'RejectedInWalletError'],
    [
      'a rejection inside an internal error',
      { code: -32_603, message: 'Internal JSON-RPC error.', data: { originalError: { code: 4001 } } },
      'RejectedInWalletError',
    ],
    ['a wallet without permission', { code: 4100, message: 'Unauthorized' }, 'WalletUnavailableError'],
    ['a wallet that is gone', { code: 4900, message: 'Disconnected' }, 'WalletUnavailableError'],
    ['missing coins', rpcError(-32_000, 'insufficient funds for gas * price + value'), 'InsufficientFundsError'],
    ['HTTP 429', new HttpRequestError({ url: 'http://node', status: 429 }), 'RpcRateLimitedError'],
    ['a limit by JSON-RPC', rpcError(-32_005, 'limit exceeded'), 'RpcRateLimitedError'],
    ['HTTP 500', new HttpRequestError({ url: 'http://node', status: 500 }), 'RpcUnavailableError'],
    ['a node that does not answer', new TimeoutError({ body: {}, url: 'http://node' }), 'RpcUnavailableError'],
    ['no network', new TypeError('fetch failed'), 'RpcUnavailableError'],
    ['a header that is not there yet', rpcError(-32_000, 'header not found'), 'RpcUnavailableError'],
    ['a text', 'oops', 'UnexpectedDeliveryError'],
    ['nothing', undefined, 'UnexpectedDeliveryError'],
  ])('names %s', (_, error, name) => {
    const { name: found, shortMessage } = toDeliveryError(error)
    expect(found).toBe(name)
    expect(shortMessage).not.toMatch(/0x[0-9a-f]{8}|undefined|NaN/)
  })

  test('a text that speaks of rejection is no proof that nothing was sent', () => {
    expect(toDeliveryError(new Error('User rejected the request.')).name).toBe('UnexpectedDeliveryError')
  })

  test('errors of this package pass unchanged', () => {
    const error = new RevertedError({ errorName: 'AlreadyCancelled' })
    expect(toDeliveryError(error)).toBe(error)
  })

  test('errors that lead in a circle end', () => {
    const error: { cause?: unknown; message: string } = { message: 'round' }
    error.cause = error
    expect(toDeliveryError(error).name).toBe('UnexpectedDeliveryError')
  })

  test('a refusal by the distributor is named with its values', () => {
    const data = encodeErrorResult({
      abi: slotDistributorAbi,
      errorName: 'Closed',
      args: [1_800_000_000n, 1_800_000_001n],
    })
    const error = toDeliveryError(rpcError(3, 'execution reverted', data))
    expect(error).toMatchObject({ name: 'RevertedError', errorName: 'Closed', remedy: 'user' })
    expect(error.shortMessage).toBe(
      'This drop closed at 2027-01-15 08:00:00 UTC. Seal the list again with another closing time.',
    )
  })

  test('a refusal by the token keeps its words', () => {
    const data = encodeErrorResult({ abi: [errorString], errorName: 'Error', args: ['paused by owner'] })
    expect(toDeliveryError(rpcError(3, 'execution reverted', data)).shortMessage).toContain('“paused by owner”')
  })

  test('only trouble of the node is worth asking again by itself', () => {
    expect(isNodeTrouble(new HttpRequestError({ url: 'http://node', status: 500 }))).toBe(true)
    expect(isNodeTrouble(rpcError(3, 'execution reverted', '0x'))).toBe(false)
    expect(isNodeTrouble({ code: 4001 })).toBe(false)
  })
})

const errorString = { type: 'error', name: 'Error', inputs: [{ type: 'string', name: 'reason' }] } as const
