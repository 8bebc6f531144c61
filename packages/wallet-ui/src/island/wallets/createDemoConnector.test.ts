import type { Config } from 'wagmi'
import { connect, disconnect, getConnectorClient, switchChain } from 'wagmi/actions'
import { describe, expect, test } from 'vitest'
import type { WalletRuntime } from '../../runtime.ts'
import { DemoWalletRefusedError } from '../../errors.ts'
import { createSafeStorage } from '../../provider/createSafeStorage.ts'
import { createWalletConfig } from '../../provider/createWalletConfig.ts'
import { createTestChain } from '../../../test/createTestChain.ts'
import { createMockRuntime, type RpcRequest } from '../../testing.ts'
import { createDemoConnector } from './createDemoConnector.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function setUp({
  runtime = {},
  chainId = '0x7a69',
  accounts = [account.toLowerCase()],
  isDown = () => false,
}: {
  runtime?: Partial<WalletRuntime>
  chainId?: string
  accounts?: string[]
  /** Whether the request gets no answer; `count` is how many there were, with it. */
  isDown?: (count: number) => boolean
} = {}) {
  const full = createMockRuntime({ demoWallet: true, ...runtime })
  const asked: { url: string; method: string }[] = []
  const config: Config = createWalletConfig({ runtime: full, storage: createSafeStorage(() => undefined) })
  const create = createDemoConnector({
    runtime: full,
    createRequest:
      (url) =>
      async ({ method }: RpcRequest) => {
        asked.push({ url, method })
        if (isDown(asked.length)) throw new TypeError('fetch failed')
        return method === 'eth_chainId' ? chainId : method === 'eth_accounts' ? accounts : `answer to ${method}`
      },
  })
  const connector = config._internal.connectors.setup(create)
  config._internal.connectors.setState(() => [connector])
  return { config, connector, asked }
}

function problemOf(error: unknown) {
  return error instanceof DemoWalletRefusedError ? error.problem : error
}

describe('the demo wallet refuses everywhere but on the local chain', () => {
  const remote = createTestChain(31337, 'https://rpc.example')
  test.each<[string, Parameters<typeof setUp>[0], string]>([
    ['it is not offered', { runtime: { demoWallet: false } }, 'not-offered'],
    ['the node is elsewhere', { runtime: { chains: [remote] } }, 'not-local'],
    [
      'another chain is offered too',
      { runtime: { chains: [...createMockRuntime().chains, { ...remote, id: 1 }] } },
      'not-local',
    ],
    ['the node runs another chain', { chainId: '0x1' }, 'wrong-chain'],
    ['the node has no account', { accounts: [] }, 'no-account'],
    ['the node does not answer', { isDown: () => true }, 'unreachable'],
  ])('when %s', async (_case, parameters, problem) => {
    const { config, connector } = setUp(parameters)
    expect(problemOf(await connect(config, { connector }).catch((error: unknown) => error))).toBe(problem)
  })

  test('where it refuses by configuration, no request leaves', async () => {
    const { config, connector, asked } = setUp({ runtime: { chains: [remote] } })
    await connect(config, { connector }).catch(() => undefined)
    expect(asked).toEqual([])
  })

  test('each refusal says what to do next', () => {
    for (const problem of ['not-offered', 'not-local', 'wrong-chain', 'no-account', 'unreachable'] as const) {
      expect(new DemoWalletRefusedError(problem).shortMessage).toMatch(
        /Connect a wallet of your own\.|connect once more\.$/,
      )
    }
  })
})

describe('the demo wallet on the local chain', () => {
  test('a question to the node that got lost is asked again', async () => {
    const { config, connector } = setUp({ isDown: (count) => count <= 2 })
    await expect(connect(config, { connector })).resolves.toMatchObject({ accounts: [account] })
  })

  test("it connects the node's first account, checksummed", async () => {
    const { config, connector, asked } = setUp()
    await expect(connect(config, { connector })).resolves.toEqual({ accounts: [account], chainId: 31337 })
    expect(asked).toEqual([
      { url: 'http://127.0.0.1:8545', method: 'eth_chainId' },
      { url: 'http://127.0.0.1:8545', method: 'eth_accounts' },
    ])
  })

  test('after a refusal it can be tried again', async () => {
    let isDown = true
    const runtime = createMockRuntime({ demoWallet: true })
    const { config } = setUp()
    const connector = config._internal.connectors.setup(
      createDemoConnector({
        runtime,
        createRequest:
          () =>
          async ({ method }) => {
            if (isDown) throw new TypeError('fetch failed')
            return method === 'eth_chainId' ? '0x7a69' : [account]
          },
      }),
    )
    await expect(connect(config, { connector })).rejects.toThrow(DemoWalletRefusedError)
    isDown = false
    await expect(connect(config, { connector })).resolves.toMatchObject({ chainId: 31337 })
  })

  test('transactions and signatures go to the node; what would configure it does not', async () => {
    const { config, connector } = setUp()
    await connect(config, { connector })
    const { request } = await getConnectorClient(config)
    const ask = (method: string) => request({ method: method as never, params: [] as never }, { retryCount: 0 })
    for (const method of ['eth_sendTransaction', 'eth_signTypedData_v4', 'personal_sign', 'eth_estimateGas']) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await ask(method)).toBe(`answer to ${method}`)
    }
    for (const method of ['anvil_setBalance', 'evm_mine', 'debug_traceCall', 'eth_signTransaction', 'txpool_content']) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(ask(method)).rejects.toMatchObject({ code: 4200 })
    }
  })

  test('it stays on its chain', async () => {
    const { config, connector } = setUp()
    await connect(config, { connector })
    await expect(switchChain(config, { chainId: 1 })).rejects.toThrow('Chain not configured')
  })

  test('it connects again by itself until it was disconnected', async () => {
    const { config, connector } = setUp()
    expect(await connector.isAuthorized()).toBe(false)
    await connect(config, { connector })
    expect(await connector.isAuthorized()).toBe(true)
    await disconnect(config)
    expect(await connector.isAuthorized()).toBe(false)
  })
})
