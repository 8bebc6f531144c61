import { describe, expect, test } from 'vitest'
import { toConnectionStatus, type ConnectionStatus } from '../connectionStatus.ts'
import { canOpen, transition, type DialogName, type DialogState } from './dialogMachine.ts'

const statuses: readonly ConnectionStatus[] = [
  'disconnected',
  'connecting',
  'reconnecting',
  'connected',
  'loading',
  'unauthenticated',
]
const dialogs: readonly DialogName[] = ['connect', 'account', 'network', 'signIn']

describe('specification section 4: which dialog opens when', () => {
  test.each<[DialogName, boolean, readonly ConnectionStatus[]]>([
    ['connect', true, ['disconnected', 'unauthenticated']],
    ['connect', false, ['disconnected', 'unauthenticated']],
    ['account', true, ['connected']],
    ['account', false, []],
    ['network', true, ['connected']],
    ['network', false, ['connected']],
    ['signIn', true, ['connected', 'unauthenticated']],
    ['signIn', false, ['connected', 'unauthenticated']],
  ])('%s, on a supported chain: %s', (dialog, isChainSupported, expected) => {
    expect(statuses.filter((status) => canOpen(dialog, { status, isChainSupported }))).toEqual(expected)
  })
})

describe('specification section 4: all dialogs close on connect or disconnect', () => {
  const states: readonly DialogState[] = [...dialogs, 'none']
  test.each(states)('%s closes', (state) => {
    expect(transition(state, { kind: 'connected' })).toBe('none')
    expect(transition(state, { kind: 'disconnected' })).toBe('none')
    expect(transition(state, { kind: 'closed' })).toBe('none')
  })
})

test('a dialog that may not open leaves the one that is open', () => {
  const facts = { status: 'connected', isChainSupported: false } as const
  expect(transition('network', { kind: 'opened', dialog: 'account', facts })).toBe('network')
  expect(transition('none', { kind: 'opened', dialog: 'network', facts })).toBe('network')
})

describe('specification section 4: the connection status', () => {
  test.each([
    ['disconnected', 'authenticated', 'disconnected'],
    ['connecting', 'loading', 'connecting'],
    ['reconnecting', 'unauthenticated', 'reconnecting'],
    ['connected', 'off', 'connected'],
    ['connected', 'loading', 'loading'],
    ['connected', 'unauthenticated', 'unauthenticated'],
    ['connected', 'authenticated', 'connected'],
  ] as const)('wallet %s and sign-in %s are %s', (wallet, signIn, expected) => {
    expect(toConnectionStatus(wallet, signIn)).toBe(expected)
  })
})
