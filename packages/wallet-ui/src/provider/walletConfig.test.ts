// @vitest-environment happy-dom
import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { persistQueryClientRestore, persistQueryClientSave } from '@tanstack/react-query-persist-client'
import { describe, expect, test, vi } from 'vitest'
import { NoChainOfferedError } from '@slotdrop/chains'
import { createTestChain } from '../../test/createTestChain.ts'
import { offerChains } from '../../test/renderWallet.tsx'
import { createMockRuntime } from '../testing.ts'
import { createSafeStorage } from './createSafeStorage.ts'
import { createWalletConfig } from './createWalletConfig.ts'
import { createWalletQueryClient, getPersistOptions } from './createWalletQueryClient.ts'

function memory() {
  return createSafeStorage(() => undefined)
}

function create(chains = offerChains(56, 5, 1, 137)) {
  return createWalletConfig({ runtime: createMockRuntime({ chains }), storage: memory() })
}

describe("wagmi's configuration", () => {
  test('specification section 9: every chain is polled each 4000 ms', () => {
    const config = create()
    expect(config.chains.map(({ id }) => config.getClient({ chainId: id }).pollingInterval)).toEqual(
      Array.from({ length: 4 }, () => 4000),
    )
  })

  test('specification section 3: chains are offered in the configured order', () => {
    expect(create().chains.map(({ id, name }) => [id, name])).toEqual([
      [56, 'BNB Smart Chain'],
      [5, 'Goerli'],
      [1, 'Ethereum'],
      [137, 'Polygon'],
    ])
  })

  test('specification section 7: a chain without an HTTP RPC URL is skipped', () => {
    const unreachable = createTestChain(999_999)
    expect(create([unreachable, ...offerChains(1)]).chains.map(({ id }) => id)).toEqual([1])
    expect(() => create([unreachable])).toThrow(NoChainOfferedError)
  })

  test('no connector exists before the connect dialog, so nothing calls out', () => {
    expect(create().connectors).toEqual([])
  })

  test('what another program left under our key is as good as nothing', async () => {
    const storage = memory()
    storage.setItem('wagmi.recentConnectorId', '{not json')
    const config = createWalletConfig({ runtime: createMockRuntime(), storage })
    expect(await config.storage?.getItem('recentConnectorId')).toBeNull()
  })
})

describe('specification section 9: the query cache', () => {
  test('24 h in memory, no retry, no refetch on focus, back-off from 1 s to 30 s', () => {
    const { queries } = createWalletQueryClient().getDefaultOptions()
    expect(queries).toMatchObject({ gcTime: 86_400_000, retry: 0, refetchOnWindowFocus: false })
    const delay = queries?.retryDelay as (attempt: number) => number
    expect([0, 1, 2, 9].map((attempt) => delay(attempt))).toEqual([1000, 2000, 4000, 30_000])
  })

  test('ENS answers stay fresh for 24 h', () => {
    const client = createWalletQueryClient()
    for (const key of ['ensName', 'ensAvatar']) {
      expect(new QueryObserver(client, { queryKey: [key, { address: '0x1' }] }).options.staleTime).toBe(86_400_000)
    }
  })

  test('it is kept under wagmi.cache for at most 24 h', async () => {
    const storage = memory()
    const options = getPersistOptions(storage)
    expect(options.maxAge).toBe(86_400_000)
    const client = createWalletQueryClient()
    client.setQueryData(['ensName', 1], 'a.eth')
    await save(client, options)
    const text = storage.getItem('wagmi.cache') ?? ''
    expect(text).toContain('a.eth')

    storage.setItem('wagmi.cache', text.replace(/"timestamp":\d+/, `"timestamp":${Date.now() - 86_400_001}`))
    const later = createWalletQueryClient()
    await persistQueryClientRestore({ queryClient: later, ...options })
    expect(later.getQueryData(['ensName', 1])).toBeUndefined()
  })

  test("yesterday's balance is never today's: only ENS and what asks for it outlives the page", async () => {
    const storage = memory()
    const options = getPersistOptions(storage)
    const client = createWalletQueryClient()
    client.setQueryData(['ensAvatar', 1], true)
    client.setQueryData(['balance', 1], 5n)
    await client.fetchQuery({ queryKey: ['facts'], queryFn: () => 18n, meta: { persist: true } })
    await save(client, options)

    const later = createWalletQueryClient()
    await persistQueryClientRestore({ queryClient: later, ...options })
    expect(later.getQueryData(['ensAvatar', 1])).toBe(true)
    expect(later.getQueryData(['facts'])).toBe(18n)
    expect(later.getQueryData(['balance', 1])).toBeUndefined()
  })

  test('a corrupted cache is dropped without a word', { tags: ['R13'] }, async () => {
    const storage = memory()
    storage.setItem('wagmi.cache', '{"half')
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'warn').mockReturnValue()
    const client = createWalletQueryClient()
    await persistQueryClientRestore({ queryClient: client, ...getPersistOptions(storage) }).catch(() => undefined)
    expect(client.getQueryCache().getAll()).toEqual([])
  })
})

// The persister writes at most once a second.
async function save(client: QueryClient, options: ReturnType<typeof getPersistOptions>) {
  vi.useFakeTimers()
  await persistQueryClientSave({ queryClient: client, ...options })
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
}
