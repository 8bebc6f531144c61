import { describe, expect, test } from 'vitest'
import { knownChains } from './definitions.ts'
import { localChainId } from './ids.ts'
import {
  chainNames,
  findChainByExplorerHost,
  findChainByName,
  findChainByShortName,
  getChainCoin,
  getChainName,
  isOtherExplorerHost,
} from './names.ts'
import { getBlockscoutUrl } from './blockscout.ts'

describe('names of chains', () => {
  test('every defined chain is listed under its own name and with its own explorer', () => {
    for (const { id, name, blockExplorers } of knownChains) {
      expect(getChainName(id)).toBe(name)
      if (id !== localChainId)
        expect(findChainByExplorerHost(new URL(blockExplorers?.default.url ?? '').hostname)).toBe(id)
    }
    expect(getChainName(999_999)).toBeUndefined()
  })

  test('no id, short name or host stands for two chains, and all are in lower case', () => {
    for (const values of [
      chainNames.map(({ id }) => `${id}`),
      chainNames.flatMap(({ shortNames }) => shortNames),
      chainNames.flatMap(({ explorerHosts }) => explorerHosts),
    ]) {
      expect(new Set(values).size).toBe(values.length)
      expect(values.filter((value) => value !== value.toLowerCase())).toEqual([])
    }
  })

  test.each([
    ['eth', 1],
    ['ETH', 1],
    ['matic', 137],
    ['pol', 137],
    ['bnb', 56],
    ['arb1', 42_161],
    ['oeth', 10],
    ['avax', 43_114],
    ['base', 8453],
    ['sep', 11_155_111],
    ['wallet', undefined],
    ['', undefined],
  ])('the short name “%s” is that of chain %s', (shortName, chainId) => {
    expect(findChainByShortName(shortName)).toBe(chainId)
  })

  test.each([
    ['etherscan.io', 1],
    ['www.Etherscan.io', 1],
    ['optimistic.etherscan.io', 10],
    ['bscscan.com', 56],
    ['polygonscan.com', 137],
    ['basescan.org', 8453],
    ['arbiscan.io', 42_161],
    ['snowtrace.io', 43_114],
    ['sepolia.etherscan.io', 11_155_111],
    ['eth.blockscout.com', 1],
    ['etherscan.io.example', undefined],
    ['example.org', undefined],
  ])('%s shows chain %s', (host, chainId) => {
    expect(findChainByExplorerHost(host)).toBe(chainId)
  })

  test.each([
    ['Ethereum', 1],
    ['ethereum mainnet', 1],
    ['Arbitrum One', 42_161],
    ['Arbitrum', 42_161],
    ['Polygon PoS', 137],
    ['BNB Chain', 56],
    ['BNB Smart Chain', 56],
    ['Avalanche C-Chain', 43_114],
    ['OP Mainnet', 10],
    ['matic', 137],
    ['Chain', undefined],
    ['', undefined],
  ])('the name “%s” is that of chain %s', (name, chainId) => {
    expect(findChainByName(name)).toBe(chainId)
  })

  test('an explorer’s host of a chain that is not listed is told from a foreign one', () => {
    expect(['kovan.etherscan.io', 'zora.blockscout.com'].map(isOtherExplorerHost)).toEqual([true, true])
    expect(['etherscan.io', 'notetherscan.io', 'example.org'].map(isOtherExplorerHost)).toEqual([false, false, false])
  })

  test('the native currency of a chain that has a definition is the same in both', () => {
    for (const { id, nativeCurrency } of knownChains.filter(({ testnet }) => !testnet))
      expect(getChainCoin(id)).toBe(nativeCurrency.symbol)
    expect([100, 42_220, 59_144, 1234].map(getChainCoin)).toEqual(['xDAI', 'CELO', 'ETH', undefined])
  })

  test('Blockscout’s explorer is known of the chains that it has', () => {
    expect([1, 56, 100].map(getBlockscoutUrl)).toEqual([
      'https://eth.blockscout.com',
      undefined,
      'https://gnosis.blockscout.com',
    ])
  })
})
