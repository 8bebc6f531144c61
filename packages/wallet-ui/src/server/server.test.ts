import { serialize } from 'wagmi'
import { describe, expect, test } from 'vitest'
import { createTestChain } from '../../test/createTestChain.ts'
import { createMockRuntime } from '../testing.ts'
import { getConnectSources, getFrameSources, getInitialState } from '../server.ts'

const connection = {
  accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  chainId: 1,
  connector: { id: 'injected', name: 'Browser Wallet', type: 'injected', uid: 'a' },
}
const state = { chainId: 1, current: 'a', connections: new Map([['a', connection]]) }
const cookie = `theme=dark; wagmi.store=${serialize({ state, version: 2 })}; other=1`

test('a connection is read from the cookie among others', () => {
  expect(getInitialState(cookie)).toEqual(state)
})

test.each([
  null,
  undefined,
  '',
  'other=1',
  'wagmi.store=',
  'wagmi.store={"state":',
  'wagmi.store=null',
  'wagmi.store={"state":{"chainId":"1","connections":{"__type":"Map","value":[]}}}',
  'wagmi.store={"state":{"chainId":1,"connections":[]}}',
  'wagmi.store={"state":{"chainId":1,"connections":{"__type":"Map","value":7}}}',
  'wagmi.store={"state":{"chainId":1,"connections":{"__type":"Map","value":[7]}}}',
])('%j gives nothing and throws nothing', (header) => {
  expect(getInitialState(header)).toBeUndefined()
})

describe('what a content security policy has to let through', { tags: ['W2'] }, () => {
  const chains = [createTestChain(1, 'https://rpc.example/key', 'https://rpc.example/other')]

  test('on the local chain alone: the local node, and nobody else', () => {
    expect(getConnectSources(createMockRuntime())).toEqual(['http://127.0.0.1:8545'])
  })

  test('without a WalletConnect project id its relay is not let through', () => {
    const sources = getConnectSources(createMockRuntime({ chains }))
    expect(sources[0]).toBe('https://rpc.example')
    expect(sources.filter((source) => source.includes('walletconnect'))).toEqual([])
    expect(sources).toContain('https://*.coinbase.com')
  })

  test('with one it is; a key in a URL never gets into the policy', () => {
    const sources = getConnectSources(createMockRuntime({ chains, walletConnectProjectId: 'a'.repeat(32) }))
    expect(sources).toContain('wss://relay.walletconnect.org')
    expect(sources.join(' ')).not.toContain('key')
    expect(sources).not.toContain('*')
  })

  test('a frame is let through for WalletConnect alone, and never on the local chain', () => {
    const walletConnectProjectId = 'a'.repeat(32)
    expect(getFrameSources(createMockRuntime({ chains }))).toEqual([])
    expect(getFrameSources(createMockRuntime({ walletConnectProjectId }))).toEqual([])
    expect(getFrameSources(createMockRuntime({ chains, walletConnectProjectId }))).toEqual([
      'https://verify.walletconnect.org',
      'https://verify.walletconnect.com',
    ])
  })
})
