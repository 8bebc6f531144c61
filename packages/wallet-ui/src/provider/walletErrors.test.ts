// @vitest-environment happy-dom
import { encodeErrorResult, erc20Abi, parseAbi } from 'viem'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { injected } from 'wagmi/connectors'
import { connect, getBlockNumber, multicall, readContract, signMessage, switchChain, watchAsset } from 'wagmi/actions'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RecentTransactions } from '../index.ts'
import { useRecentTransactions } from '@slotdrop/tx-store/react'
import { createMockNode, createMockRuntime, createMockWallet, RpcError, type MockNodeOptions } from '../testing.ts'
import { createSafeStorage } from './createSafeStorage.ts'
import { createWalletConfig } from './createWalletConfig.ts'

const token = '0x00000000000000000000000000000000000000aa'
const abi = parseAbi(['function decimals() view returns (uint8)', 'error Paused(uint256 until)'])

afterEach(() => vi.unstubAllGlobals())

function setUp({ node = {} }: { node?: MockNodeOptions } = {}) {
  vi.stubGlobal('fetch', createMockNode(node).fetch)
  const wallet = createMockWallet({ knownChainIds: [31337] })
  const config = createWalletConfig({
    runtime: createMockRuntime(),
    storage: createSafeStorage(() => undefined),
  })
  const connector = config._internal.connectors.setup(
    injected({ target: () => ({ id: 'mock', name: 'Mock', provider: wallet.provider as never }) }),
  )
  config._internal.connectors.setState(() => [connector])
  return { wallet, config, connector }
}

function answerCall(result: unknown): MockNodeOptions {
  return {
    answer: ({ method }) => {
      if (method !== 'eth_call') return undefined
      if (result instanceof Error) throw result
      return result
    },
  }
}

describe('specification section 8: wallet error conditions', () => {
  test('4001: the user rejected the request', async () => {
    const { wallet, config, connector } = setUp()
    wallet.refuse('wallet_requestPermissions', 4001)
    await expect(connect(config, { connector })).rejects.toMatchObject({ name: 'UserRejectedRequestError', code: 4001 })
  })

  test('-32002: a request is pending, under that code wherever it was asked', async () => {
    const { wallet, config, connector } = setUp()
    wallet.refuse('wallet_requestPermissions', -32002)
    await expect(connect(config, { connector })).rejects.toMatchObject({ code: -32002 })
    wallet.refuse('wallet_requestPermissions', -32601)
    wallet.refuse('eth_requestAccounts', -32002)
    await expect(connect(config, { connector })).rejects.toMatchObject({ code: -32002 })
  })

  test('connector not found: nothing is there', async () => {
    const { config } = setUp()
    const nothing = injected({ target: () => ({ id: 'none', name: 'None', provider: undefined as never }) })
    await expect(connect(config, { connector: nothing })).rejects.toMatchObject({ name: 'ProviderNotFoundError' })
  })

  test('a connector that is connected cannot be connected again', async () => {
    const { config, connector } = setUp()
    await connect(config, { connector })
    await expect(connect(config, { connector })).rejects.toThrow('Connector already connected.')
  })

  test('a chain that is not configured for the connector', async () => {
    const { config, connector } = setUp()
    await connect(config, { connector })
    await expect(switchChain(config, { chainId: 1 })).rejects.toMatchObject({
      name: 'SwitchChainError',
      cause: { name: 'ChainNotConfiguredError' },
    })
  })

  test('a connector without programmatic chain switching', async () => {
    const { config, connector } = setUp()
    Reflect.deleteProperty(connector, 'switchChain')
    await connect(config, { connector })
    await expect(switchChain(config, { chainId: 31337 })).rejects.toMatchObject({
      name: 'SwitchChainNotSupportedError',
    })
  })

  test('a chain that does not support multicall', async () => {
    const { config } = setUp()
    const call = { address: token, abi, functionName: 'decimals' } as const
    await expect(multicall(config, { contracts: [call], allowFailure: false })).rejects.toThrow(
      'Chain "Local chain" does not support contract "multicall3".',
    )
  })

  test('a method the contract does not have', async () => {
    const { config } = setUp()
    await expect(readContract(config, { address: token, abi, functionName: 'absent' as 'decimals' })).rejects.toThrow(
      'Function "absent" not found on ABI.',
    )
  })

  test('an empty response', async () => {
    const { config } = setUp({ node: answerCall('0x') })
    await expect(readContract(config, { address: token, abi, functionName: 'decimals' })).rejects.toThrow(
      'returned no data ("0x")',
    )
  })

  test('a revert, by its name', async () => {
    const data = encodeErrorResult({ abi, errorName: 'Paused', args: [7n] })
    const { config } = setUp({ node: answerCall(new RpcError(3, 'execution reverted', data)) })
    await expect(readContract(config, { address: token, abi, functionName: 'decimals' })).rejects.toThrow('reverted')
  })

  test('an answer that cannot be decoded', async () => {
    const { config } = setUp({ node: answerCall('0x12') })
    await expect(readContract(config, { address: token, abi: erc20Abi, functionName: 'name' })).rejects.toThrow(
      /is too small|out of bounds/,
    )
  })

  test('RPC down: reading fails, the wallet stays connected', async () => {
    const { config, connector } = setUp()
    await connect(config, { connector })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    config.getClient().transport['retryCount'] = 0
    await expect(getBlockNumber(config, { cacheTime: 0 })).rejects.toThrow('HTTP request failed')
    expect(config.state.status).toBe('connected')
  })

  test('Transaction hooks must be used within RainbowKitProvider', () => {
    const Outside = () => String(useRecentTransactions())
    expect(() => renderToString(createElement(Outside))).toThrow(
      'Transaction hooks must be used within RainbowKitProvider',
    )
    expect(() => renderToString(createElement(RecentTransactions))).toThrow('must be used within WalletProvider')
  })
})

describe('specification section 7: wallet requests', () => {
  test('a message is signed by personal_sign', async () => {
    const { wallet, config, connector } = setUp()
    await connect(config, { connector })
    wallet.answer('personal_sign', () => '0x1234')
    await expect(signMessage(config, { message: 'hello' })).resolves.toBe('0x1234')
    expect(wallet.requests.at(-1)?.params).toEqual(['0x68656c6c6f', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'])
  })

  test('an asset can be watched', async () => {
    const { wallet, config, connector } = setUp()
    await connect(config, { connector })
    const options = { address: token, symbol: 'GOLD', decimals: 18 } as const
    await expect(watchAsset(config, { type: 'ERC20', options })).resolves.toBe(true)
    expect(wallet.requests.at(-1)).toEqual({ method: 'wallet_watchAsset', params: { type: 'ERC20', options } })
  })
})
