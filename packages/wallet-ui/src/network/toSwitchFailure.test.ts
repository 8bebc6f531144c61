import { SwitchChainError, UserRejectedRequestError } from 'viem'
import { ChainNotConfiguredError, ProviderNotFoundError, SwitchChainNotSupportedError } from 'wagmi'
import { describe, expect, test } from 'vitest'
import { RpcError } from '../testing.ts'
import { toSwitchFailure } from './toSwitchFailure.ts'

const names = { appName: 'Slotdrop', chainName: 'Polygon' }

function messageOf(error: unknown) {
  const failure = toSwitchFailure(error, names)
  return failure.kind === 'rejected' ? failure.kind : `${failure.kind}: ${failure.message}`
}

describe('specification section 8: what a switch that failed says', () => {
  test('code 4001, from whatever depth, is the user and is silent', () => {
    expect(messageOf(new UserRejectedRequestError(new RpcError(4001, 'no')))).toBe('rejected')
    expect(messageOf(new RpcError(4001, 'no'))).toBe('rejected')
  })

  test('a wallet without programmatic switching', () => {
    const error = new SwitchChainNotSupportedError({ connector: { name: 'Safe' } as never })
    expect(messageOf(error)).toBe(
      'unsupported: Your wallet does not support switching networks from Slotdrop. Try switching networks from within your wallet instead.',
    )
  })

  test('code -32002: a request is pending', () => {
    expect(messageOf(new SwitchChainError(new RpcError(-32002, 'pending')))).toContain('pending: Your wallet already')
  })

  test('a network that could not be added, though wagmi calls it a rejection', () => {
    expect(messageOf(new UserRejectedRequestError(new RpcError(-32602, 'bad rpc url')))).toBe(
      'not-added: Your wallet did not add Polygon. Add the network in your wallet, then switch.',
    )
    expect(messageOf(new UserRejectedRequestError(new Error('User rejected switch after adding network.')))).toBe(
      'rejected',
    )
  })

  test('a chain that is not configured', () => {
    expect(messageOf(new SwitchChainError(new ChainNotConfiguredError()))).toContain(
      'not-configured: Slotdrop is not set up for Polygon.',
    )
  })

  test('no connection, no provider', () => {
    expect(messageOf({ name: 'ConnectorNotConnectedError' })).toContain('no-wallet')
    expect(messageOf(new ProviderNotFoundError())).toContain('no-wallet')
  })

  test.each([[new SwitchChainError(new RpcError(-32603, 'x'))], [new Error('x')], [undefined], ['text']])(
    'anything else says what to do (%#)',
    (error) => {
      expect(messageOf(error)).toBe(
        'unknown: Your wallet did not switch to Polygon. Open it and switch there, or try again.',
      )
    },
  )

  test('a chain of causes without an end is cut', () => {
    const error: { cause?: unknown } = {}
    error.cause = error
    expect(messageOf(error)).toContain('unknown')
  })
})
