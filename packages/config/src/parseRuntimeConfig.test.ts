import { expect, test } from 'vitest'
import { RuntimeConfigError } from './errors.ts'
import { parseRuntimeConfig } from './parseRuntimeConfig.ts'

const localChain = { id: 31337, rpcUrls: ['http://localhost:8545'], explorerUrl: null, distributor: null }
const valid = {
  publicUrl: 'http://localhost:3000',
  chains: [localChain],
  demoWallet: false,
  demoTokens: [],
  walletConnectProjectId: null,
  walletDiscovery: false,
  frameAncestors: ['https://app.safe.global'],
}

test('unknown fields are dropped', () => {
  expect(parseRuntimeConfig({ ...valid, later: 1 })).toEqual(valid)
})

test('somebody’s own node is kept, and decides nothing about what is local', () => {
  const config = { ...valid, demoWallet: true, chains: [{ ...localChain, ownRpcUrl: 'https://own.example/key' }] }
  expect(parseRuntimeConfig(config)).toEqual(config)
})

test('what is told of a chain that the product does not know is kept', () => {
  const coin = { name: 'xDAI', symbol: 'XDAI' }
  const config = { ...valid, chains: [{ ...localChain, id: 100, name: 'Gnosis', coin, isAdded: true }] }
  expect(parseRuntimeConfig(config)).toEqual(config)
})

test.each(['https://service.example', null])('where rows are asked for is kept: %s', (requestSite) => {
  expect(parseRuntimeConfig({ ...valid, requestSite })).toEqual({ ...valid, requestSite })
})

test.each([
  ['configuration', null],
  ['configuration', []],
  ['publicUrl', { ...valid, publicUrl: 'ftp://x' }],
  ['chains', { ...valid, chains: [] }],
  ['chains', { ...valid, chains: {} }],
  ['chains[0].id', { ...valid, chains: [{ ...localChain, id: '1' }] }],
  ['chains[0].id', { ...valid, chains: [{ ...localChain, id: 1.5 }] }],
  ['chains[0].rpcUrls[0]', { ...valid, chains: [{ ...localChain, rpcUrls: ['javascript:alert(1)'] }] }],
  ['chains[0].ownRpcUrl', { ...valid, chains: [{ ...localChain, ownRpcUrl: 'javascript:alert(1)' }] }],
  ['chains[0].ownRpcUrl', { ...valid, chains: [{ ...localChain, ownRpcUrl: null }] }],
  ['chains[0].explorerUrl', { ...valid, chains: [{ ...localChain, explorerUrl: 'javascript:alert(1)' }] }],
  ['chains[0].distributor', { ...valid, chains: [{ ...localChain, distributor: '0x1' }] }],
  ['chains[0].name', { ...valid, chains: [{ ...localChain, name: '' }] }],
  ['chains[0].coin.symbol', { ...valid, chains: [{ ...localChain, coin: { name: 'Coin' } }] }],
  ['demoTokens[0].standard', { ...valid, demoTokens: [{ standard: 'ERC777' }] }],
  ['walletConnectProjectId', { ...valid, walletConnectProjectId: 7 }],
  ['frameAncestors[0]', { ...valid, frameAncestors: [1] }],
  ['requestSite', { ...valid, requestSite: 'javascript:alert(1)' }],
  ['walletDiscovery', { ...valid, walletDiscovery: 'yes' }],
  ['hasLabels', { ...valid, hasLabels: 'labels.csv' }],
  ['sanctionsCheck', { ...valid, sanctionsCheck: 'off' }],
])('a faulty %s is named', (field, json) => {
  expect(() => parseRuntimeConfig(json)).toThrow(RuntimeConfigError)
  expect(() => parseRuntimeConfig(json)).toThrow(expect.objectContaining({ field }))
})

test.each([
  ['another chain', [{ ...localChain, id: 1 }]],
  ['a chain beside it', [localChain, { ...localChain, id: 1 }]],
  ['a remote node', [{ ...localChain, rpcUrls: ['https://rpc.example'] }]],
  ['a remote node beside the local one', [{ ...localChain, rpcUrls: ['http://127.0.0.1:1', 'https://rpc.example'] }]],
  ['no node', [{ ...localChain, rpcUrls: [] }]],
])('the demo wallet is refused by the browser too: %s', (_case, chains) => {
  expect(() => parseRuntimeConfig({ ...valid, demoWallet: true, chains })).toThrow(
    expect.objectContaining({ field: 'demoWallet' }),
  )
})

test('the demo wallet is accepted on the local chain alone', () => {
  expect(parseRuntimeConfig({ ...valid, demoWallet: true }).demoWallet).toBe(true)
})
