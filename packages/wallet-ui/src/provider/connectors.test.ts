// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { injected } from 'wagmi/connectors'
import { createMockRuntime, createMockWallet } from '../testing.ts'
import { addConnectors } from './connectors.ts'
import { createSafeStorage } from './createSafeStorage.ts'
import { createWalletConfig } from './createWalletConfig.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const wallet = createMockWallet({ knownChainIds: [31337] })
  const config = createWalletConfig({
    runtime: createMockRuntime(),
    storage: createSafeStorage(() => undefined),
  })
  const target = () => ({ id: 'mock', name: 'Mock', provider: wallet.provider as never })
  const [connector] = addConnectors(config, [injected({ target })])
  if (!connector) throw new Error('no connector')
  return { wallet, connector }
}

describe('a wallet that refuses at once', () => {
  test('is heard when the dialog has drawn its step, and not before: it would forget it', async () => {
    const { wallet, connector } = setUp()
    wallet.refuse('wallet_requestPermissions', 4001)
    const outcome = vi.fn<(error: unknown) => void>()
    connector.connect().catch(outcome)
    await vi.advanceTimersByTimeAsync(60)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 4001 }))
  })

  test('one that connects is not held up', async () => {
    const { connector } = setUp()
    const outcome = vi.fn<(answer: unknown) => void>()
    void connector.connect().then(outcome)
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toHaveBeenCalled()
  })
})
