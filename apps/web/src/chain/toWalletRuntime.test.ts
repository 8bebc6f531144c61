import type { RuntimeConfig } from '@slotdrop/config'
import { expect, test } from 'vitest'
import { toWalletRuntime } from './toWalletRuntime.ts'

const config: RuntimeConfig = {
  publicUrl: 'https://drop.example',
  chains: [
    { id: 137, rpcUrls: ['https://rpc.example'], explorerUrl: null, distributor: null },
    {
      id: 1,
      rpcUrls: [],
      explorerUrl: 'https://explorer.example',
      distributor: '0x00000000000000000000000000000000000000aa',
    },
  ],
  demoWallet: false,
  demoTokens: [],
  walletConnectProjectId: 'a'.repeat(32),
  walletDiscovery: false,
  frameAncestors: ['https://app.safe.global'],
}

test('the wallet layer gets chains with the nodes and explorers of the deployment, and nothing of drops', () => {
  const { chains, ...others } = toWalletRuntime(config)
  expect(chains.map(({ id, name }) => [id, name])).toEqual([
    [137, 'Polygon'],
    [1, 'Ethereum'],
  ])
  expect(chains[0].rpcUrls.default.http).toEqual(['https://rpc.example'])
  expect(chains[1]?.blockExplorers?.default.url).toBe('https://explorer.example')
  expect(others).toEqual({
    appUrl: 'https://drop.example',
    walletConnectProjectId: 'a'.repeat(32),
    walletDiscovery: false,
    frameAncestors: ['https://app.safe.global'],
    demoWallet: false,
  })
})
