import { decodeFunctionData, encodeFunctionResult, erc20Abi, multicall3Abi, type Hex } from 'viem'
import { mainnet } from 'viem/chains'
import { getBlockNumber, multicall, readContract } from 'wagmi/actions'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMockNode, createMockRuntime } from '../testing.ts'
import { createSafeStorage } from './createSafeStorage.ts'
import { createWalletConfig } from './createWalletConfig.ts'

const token = '0x00000000000000000000000000000000000000aa'
const account = '0x00000000000000000000000000000000000000bb'
const asked: string[] = []

/** What the token answers. */
function answerToken(data: Hex): Hex {
  const { functionName } = decodeFunctionData({ abi: erc20Abi, data })
  asked.push(functionName)
  if (functionName === 'balanceOf') return encodeFunctionResult({ abi: erc20Abi, functionName, result: 1500n })
  if (functionName === 'decimals') return encodeFunctionResult({ abi: erc20Abi, functionName, result: 6 })
  return encodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', result: 'GOLD' })
}

function answerCall(params: unknown): Hex {
  // Sound: viem's own call.
  const [{ to, data }] = params as readonly [{ readonly to: string; readonly data: Hex }]
  if (to.toLowerCase() === token) return answerToken(data)
  asked.push('aggregate3')
  const { functionName, args } = decodeFunctionData({ abi: multicall3Abi, data })
  if (functionName !== 'aggregate3') throw new Error(`It was asked for ${functionName}.`)
  const result = args[0].map(({ callData }) => ({ success: true, returnData: answerToken(callData) }))
  return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result })
}

const config = createWalletConfig({
  runtime: createMockRuntime({ chains: [{ ...mainnet, rpcUrls: { default: { http: ['http://127.0.0.1:1'] } } }] }),
  storage: createSafeStorage(() => undefined),
})

beforeEach(() => {
  asked.length = 0
  const answer = ({ method, params }: { readonly method: string; readonly params?: unknown }) => {
    if (method === 'eth_blockNumber') return '0x2a'
    return method === 'eth_call' ? answerCall(params) : undefined
  }
  vi.stubGlobal('fetch', createMockNode({ chainId: 1, answer }).fetch)
})
afterEach(() => vi.unstubAllGlobals())

describe('specification section 7: blockchain reads', () => {
  test('the block number', async () => {
    await expect(getBlockNumber(config, { cacheTime: 0 })).resolves.toBe(42n)
  })

  test('a token’s balance, decimals and symbol', async () => {
    const call = { abi: erc20Abi, address: token } as const
    await expect(readContract(config, { ...call, functionName: 'balanceOf', args: [account] })).resolves.toBe(1500n)
    await expect(readContract(config, { ...call, functionName: 'decimals' })).resolves.toBe(6)
    await expect(readContract(config, { ...call, functionName: 'symbol' })).resolves.toBe('GOLD')
  })

  test('several at once, by multicall’s aggregate', async () => {
    const call = { abi: erc20Abi, address: token } as const
    const contracts = [
      { ...call, functionName: 'decimals' },
      { ...call, functionName: 'symbol' },
    ] as const
    await expect(multicall(config, { contracts, allowFailure: false })).resolves.toEqual([6, 'GOLD'])
    expect(asked).toEqual(['aggregate3', 'decimals', 'symbol'])
  })
})

test('specification section 3: the client’s state is chain, connections, the current one and its status', () => {
  expect(Object.keys(config.state).toSorted()).toEqual(['chainId', 'connections', 'current', 'status'])
})
