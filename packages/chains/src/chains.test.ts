import { describe, expect, test } from 'vitest'
import { getAddress } from 'viem'
import {
  ChainNotDescribedError,
  configuredChains,
  findChain,
  getChain,
  getChainFacts,
  getChainIconUrl,
  getExplorerUrl,
  getOfferedRpcUrls,
  getOwnRpcUrl,
  getRpcUrl,
  getRpcUrls,
  getTransactionGasCap,
  getWrappedCoin,
  knownChains,
  localChain,
  NoChainOfferedError,
  supportedChains,
  toOfferedChains,
  type ChosenChain,
} from './index.ts'
import { configuredChainIds, knownChainIds, supportedChainIds } from './ids.ts'

function offer(id: number, overrides: Partial<ChosenChain> = {}): ChosenChain {
  return {
    id,
    rpcUrls: [],
    explorerUrl: null,
    ...overrides,
  }
}

describe('the two sets of specification section 3', () => {
  test('the configured chains are BNB Smart Chain, Goerli, Ethereum and Polygon, under these names', () => {
    expect(configuredChains.map((chain) => [chain.id, chain.name])).toEqual([
      [56, 'BNB Smart Chain'],
      [5, 'Goerli'],
      [1, 'Ethereum'],
      [137, 'Polygon'],
    ])
  })

  test('the supported chains are 1, 137, 56, 42161, 10 and 43114', () => {
    expect(supportedChains.map((chain) => chain.id)).toEqual([1, 137, 56, 42161, 10, 43114])
  })

  test('ids can be had without definitions, and are the same', () => {
    expect(configuredChains.map((chain) => chain.id)).toEqual(configuredChainIds)
    expect(supportedChains.map((chain) => chain.id)).toEqual(supportedChainIds)
    expect(knownChains.map((chain) => chain.id).toSorted()).toEqual(knownChainIds.toSorted())
  })

  test('neither set holds Base, Sepolia or the local chain, which are known', () => {
    const ids = [...configuredChains, ...supportedChains].map((chain) => chain.id)
    for (const id of [8453, 11155111, localChain.id]) {
      expect(ids).not.toContain(id)
      expect(knownChainIds).toContain(id)
    }
  })

  test('the native currency of Ethereum is ETH with 18 decimals', () => {
    expect(getChain(1)?.nativeCurrency).toEqual({ name: 'Ether', symbol: 'ETH', decimals: 18 })
  })

  test.each(knownChains.filter(({ id }) => id !== localChain.id))(
    '$name has an HTTP RPC URL, an explorer and a multicall contract',
    (chain) => {
      expect(getRpcUrl(chain)).toMatch(/^https:\/\//)
      expect(chain.blockExplorers?.default.url).toMatch(/^https:\/\//)
      expect(chain.contracts?.multicall3?.address).toBe('0xca11bde05977b3631167028862be2a173976ca11')
    },
  )

  test('the name registry is known on Ethereum, Goerli and Sepolia', () => {
    for (const id of [1, 5, 11155111]) {
      expect(getChain(id)?.contracts?.ensRegistry?.address).toBe('0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e')
    }
  })
})

describe('what is offered', () => {
  test('configuration chooses the chains and their order, and a chain keeps its first default RPC URL', () => {
    const chains = toOfferedChains({ chains: [offer(137), offer(1)] })
    expect(chains.map((chain) => chain.id)).toEqual([137, 1])
    expect(chains.map(getRpcUrl)).toEqual([137, 1].map((id) => getChain(id)?.rpcUrls.default.http[0]))
  })

  test('configured RPC URLs and explorers replace the default ones', () => {
    const [chain] = toOfferedChains({
      chains: [offer(1, { rpcUrls: ['https://a.example', 'https://b.example'], explorerUrl: 'https://scan.example' })],
    })
    expect(chain.rpcUrls).toEqual({ default: { http: ['https://a.example', 'https://b.example'] } })
    expect(chain.blockExplorers).toEqual({ default: { name: 'Explorer', url: 'https://scan.example' } })
    expect(chain.contracts?.multicall3).toEqual(getChain(1)?.contracts?.multicall3)
  })

  test('a chain without an HTTP RPC URL is skipped', () => {
    expect(toOfferedChains({ chains: [offer(999_999), offer(1)] }).map((chain) => chain.id)).toEqual([1])
  })

  test('a chain that is not known is offered under the name and with the coin that it is given', () => {
    const described = { rpcUrls: ['https://a.example'], name: 'Gnosis', coin: { name: 'xDAI', symbol: 'XDAI' } }
    const [chain] = toOfferedChains({ chains: [offer(100, described)] })
    expect(chain).toMatchObject({ name: 'Gnosis', nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 } })
  })

  test.each([
    ['a name', { coin: { name: 'xDAI', symbol: 'XDAI' } }],
    ['a coin', { name: 'Gnosis' }],
  ])('without %s it is refused: no wallet is told of a network by a name that was made up', (_what, told) => {
    const rpcUrls = ['https://a.example']
    const offerIt = () => toOfferedChains({ chains: [offer(1), offer(100, { rpcUrls, ...told })] })
    expect(offerIt).toThrow(ChainNotDescribedError)
    expect(offerIt).toThrow('Nothing is known of chain 100. Name it and its coin, as `name` and `coin` of the chain.')
  })

  test('no reachable chain at all is an error that says what to set', () => {
    expect(() => toOfferedChains({ chains: [offer(999_999)] })).toThrow(NoChainOfferedError)
    expect(() => toOfferedChains({ chains: [offer(999_999)] })).toThrow(
      'None of the chains 999999 has an HTTP RPC URL. Name at least one, as `rpcUrls` of a chain.',
    )
  })

  test('every URL the browser may call is listed once', () => {
    const rpcUrls = ['https://a.example']
    expect(getOfferedRpcUrls({ chains: [offer(1, { rpcUrls }), offer(999, { rpcUrls }), offer(137)] })).toEqual([
      'https://a.example',
      getChain(137)?.rpcUrls.default.http[0],
    ])
  })

  test('somebody’s own node is asked first and listed once, and a wallet that adds the network is told of it nowhere', () => {
    const rpcUrls = ['https://a.example', 'https://b.example']
    const config = { chains: [offer(1, { rpcUrls, ownRpcUrl: 'https://own.example' })] }
    const [chain] = toOfferedChains(config)
    expect(getOwnRpcUrl(chain)).toBe('https://own.example')
    expect(getRpcUrls(chain)).toEqual(['https://own.example', ...rpcUrls])
    expect(getOfferedRpcUrls(config)).toEqual(['https://own.example', ...rpcUrls])
    expect(getRpcUrl(chain)).toBe('https://a.example')
    expect(chain.rpcUrls.default.http).toEqual(rpcUrls)
    const [same] = toOfferedChains({ chains: [offer(1, { rpcUrls, ownRpcUrl: 'https://b.example' })] })
    expect(getRpcUrls(same)).toEqual(['https://b.example', 'https://a.example'])
  })
})

describe('facts', () => {
  test('Goerli is retired, Sepolia a test network, 31337 local, the others live', () => {
    expect(Object.fromEntries(knownChains.map((chain) => [chain.id, getChainFacts(chain.id).stage]))).toEqual({
      1: 'live',
      10: 'live',
      56: 'live',
      137: 'live',
      42161: 'live',
      43114: 'live',
      8453: 'live',
      5: 'retired',
      11155111: 'test',
      31337: 'local',
    })
  })

  test('the transaction cap of EIP-7825 holds where it is active', () => {
    expect([1, 56, 11155111, 31337].map((id) => getChainFacts(id).transactionGasCap)).toEqual(
      Array.from({ length: 4 }, () => 16_777_216n),
    )
    expect(getChainFacts(137).transactionGasCap).toBe(33_554_432n)
    expect(getChainFacts(42161).transactionGasCap).toBe(32_000_000n)
  })

  test('the smallest of cap and block counts, and the node goes before the table', () => {
    expect(getTransactionGasCap(1)).toBe(16_777_216n)
    expect(getTransactionGasCap(1, { blockGasLimit: 10_000_000n })).toBe(10_000_000n)
    expect(getTransactionGasCap(1, { transactionGasCap: 20_000_000n })).toBe(20_000_000n)
    expect(getTransactionGasCap(999_999)).toBe(15_000_000n)
  })

  test(
    'finality follows the finalized tag, else 32 blocks on Polygon and 15 on BNB Smart Chain',
    { tags: ['R5'] },
    () => {
      expect(getChainFacts(1).finality).toMatchObject({ minedConfirmations: 2, hasFinalizedTag: true })
      expect(getChainFacts(137).finality.finalConfirmations).toBe(32)
      expect(getChainFacts(56).finality.finalConfirmations).toBe(15)
      expect(getChainFacts(31337).finality).toEqual({
        minedConfirmations: 1,
        hasFinalizedTag: false,
        finalConfirmations: 1,
      })
    },
  )
})

describe('icons and explorers', () => {
  test('each known chain has a mark of its own that asks nobody', () => {
    const urls = knownChains.map((chain) => getChainIconUrl(chain.id))
    expect(new Set(urls).size).toBe(knownChains.length)
    for (const url of urls) {
      const svg = decodeURIComponent(url.slice('data:image/svg+xml,'.length))
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24">.*<\/svg>$/)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|href/)
    }
  })

  test('an unknown chain has a neutral mark', () => {
    expect(getChainIconUrl(999_999)).toContain('5f6b64')
  })

  test('explorer pages are linked, and no page where there is no explorer', () => {
    const [chain] = toOfferedChains({ chains: [offer(1)] })
    expect(getExplorerUrl(chain, { kind: 'transaction', hash: '0xab' })).toBe('https://etherscan.io/tx/0xab')
    expect(getExplorerUrl(chain, { kind: 'address', address: '0x1' })).toBe('https://etherscan.io/address/0x1')
    expect(getExplorerUrl(chain, { kind: 'token', address: '0x1' })).toBe('https://etherscan.io/token/0x1')
    expect(getExplorerUrl(chain, { kind: 'block', block: 7n })).toBe('https://etherscan.io/block/7')
    expect(getExplorerUrl(localChain, { kind: 'block', block: 7n })).toBeUndefined()
  })
})

describe('facts that change with time and configuration', () => {
  const seconds = (day: string) => BigInt(Date.parse(day) / 1000)

  test('Ethereum caps a transaction from Fusaka on; before, a block did; no end is known', () => {
    const blockGasLimit = 60_000_000n
    expect(getTransactionGasCap(1, { blockGasLimit, seconds: seconds('2025-12-02') })).toBe(blockGasLimit)
    expect(getTransactionGasCap(1, { blockGasLimit, seconds: seconds('2025-12-03') })).toBe(2n ** 24n)
    expect(getTransactionGasCap(1, { blockGasLimit, seconds: seconds('2040-01-01') })).toBe(2n ** 24n)
    expect(getChainFacts(1).gasCapUntil).toBeUndefined()
  })

  test('Sepolia keeps the cap when Amsterdam lets gas for new state go beyond it: a plan counts all gas of a transaction', () => {
    const blockGasLimit = 150_000_000n
    const days = ['2025-10-13', '2025-10-14', '2026-10-06', '2040-01-01']
    expect(days.map((day) => getTransactionGasCap(11_155_111, { blockGasLimit, seconds: seconds(day) }))).toEqual([
      blockGasLimit,
      2n ** 24n,
      2n ** 24n,
      2n ** 24n,
    ])
  })

  test('a cap without dates holds always', () => {
    expect(getTransactionGasCap(137, { seconds: 0n })).toBe(2n ** 25n)
    expect(getTransactionGasCap(137)).toBe(2n ** 25n)
  })

  test('chains of the OP stack are known, and how many transactions a delegated account may have under way', () => {
    const ids = [1, 10, 56, 137, 8453, 42161, 43114, 7]
    expect(ids.filter((id) => getChainFacts(id).isOpStack)).toEqual([10, 8453])
    expect(ids.map((id) => getChainFacts(id).maxInFlightDelegated)).toEqual([1, 1, 1, 1, 4, 1, 1, 1])
  })

  test('each wrapped coin’s address has its checksum', () => {
    const coins = [1, 10, 56, 137, 8453, 42161, 43114, 11_155_111].map((id) => getChainFacts(id).wrappedCoin)
    for (const coin of coins) expect(coin?.address).toBe(coin && getAddress(coin.address))
    expect(coins.map((coin) => coin?.symbol)).toEqual(['WETH', 'WETH', 'WBNB', 'WPOL', 'WETH', 'WETH', 'WAVAX', 'WETH'])
  })

  test('a chain is found as it is offered, a chain that the user added included, else as this package knows it', () => {
    const coin = { name: 'OFC', symbol: 'OFC' }
    const config = {
      chains: [
        offer(1, { explorerUrl: 'https://own.example' }),
        offer(1234, { name: 'Office', coin, rpcUrls: ['https://node.example'] }),
      ],
    }
    expect(findChain(config, 1234)).toMatchObject({ name: 'Office', nativeCurrency: { ...coin, decimals: 18 } })
    expect(findChain(config, 1)?.blockExplorers?.default.url).toBe('https://own.example')
    expect([findChain(config, 137)?.name, findChain(null, 137)?.name, findChain(config, 999)?.name]).toEqual([
      'Polygon',
      'Polygon',
      undefined,
    ])
  })

  test('a configured wrapped coin goes before the known one, and is named for the coin where none is known', () => {
    const address = '0x51ad0000000000000000000000000000000d20b5'
    const config = { chains: [offer(1, { wrappedCoin: address }), offer(31_337, { wrappedCoin: address }), offer(10)] }
    expect(getWrappedCoin(config, 1)).toEqual({ address, symbol: 'WETH', name: 'Wrapped Ether' })
    expect(getWrappedCoin(config, 31_337)).toEqual({ address, symbol: 'WETH', name: 'Wrapped Ether' })
    expect(getWrappedCoin(config, 10)).toEqual(getChainFacts(10).wrappedCoin)
    expect(getWrappedCoin({ chains: [offer(5)] }, 5)).toBeUndefined()
  })
})
