// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { RuntimeConfig } from '@slotdrop/config'
import { keyPlace } from '../../../device/deviceKeys.ts'
import type { KeyState } from '../../../workers/sending/createKeyVault.ts'
import type { SendingUpdate } from '../../../workers/sending/sendingReport.ts'
import type { WorkerMessage } from '../../../workers/workerProtocol.ts'
import { RuntimeContext } from '../../account/useRuntime.ts'
import { sendingKeyQuery } from './sendingKeyQuery.ts'
import { useKeySending } from './useKeySending.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const key = '0x51Ad0000000000000000000000000000000D20b5'
// Sound: the worker is given its networks, and nothing else is read of it.
const runtime = { chains: [] } as unknown as RuntimeConfig
const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http('http://node.example') } })

/** A worker that answers everything but who sends, which it keeps until it is told to answer. */
function installWorker() {
  const held: (() => void)[] = []
  let report: (update: SendingUpdate) => void = () => {}
  class HeldWorker extends EventTarget {
    constructor() {
      super()
      report = (update) => this.#tell({ update })
    }
    #tell(data: unknown) {
      this.dispatchEvent(new MessageEvent('message', { data }))
    }
    postMessage({ id, kind }: WorkerMessage) {
      const answer = () => this.#tell({ id, result: undefined })
      if (kind === 'setByWallet') held.push(answer)
      else queueMicrotask(answer)
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', HeldWorker)
  return {
    report: (facts: SendingUpdate['facts']) => report({ facts, slots: [] }),
    answer: () => held.splice(0).forEach((each) => each()),
  }
}

test('a key that takes over from the wallet is what sends at once, before its worker has answered', async () => {
  const manifest = await makeManifest(makeRows(3, { seed: 44 }))
  const worker = installWorker()
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const place = keyPlace({ chainId: manifest.terms.chainId, dropId: manifest.dropId })
  const made: KeyState = { status: 'made', address: key, needsBackup: false }
  cache.setQueryData(sendingKeyQuery(place).queryKey, made)
  const { result } = renderHook(() => useKeySending(manifest, undefined), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <WagmiProvider config={config}>
        <QueryClientProvider client={cache}>
          <RuntimeContext value={runtime}>{children}</RuntimeContext>
        </QueryClientProvider>
      </WagmiProvider>
    ),
  })
  act(() =>
    worker.report({
      address: key,
      operator: key,
      orders: { isRunning: false, fees: { ceiling: 1n }, isByWallet: true },
    }),
  )
  expect(result.current.isSetAside).toBe(true)
  expect(result.current.sender).toBeDefined()
  expect(await act(() => result.current.findSender())).toBeUndefined()

  act(() => void result.current.setByWallet(false))
  expect(result.current.isSetAside).toBe(false)
  expect(await act(() => result.current.findSender())).toBe(result.current.sender)

  act(() => {
    worker.report({ orders: { isRunning: false, fees: { ceiling: 1n }, isByWallet: false } })
    worker.answer()
  })
  await waitFor(() => expect(result.current.isOperator).toBe(true))
})
