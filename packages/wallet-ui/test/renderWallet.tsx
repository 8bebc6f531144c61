import { cleanup, configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { ConnectButton, WalletProvider, type WalletProviderProps, type WalletRuntime } from '../src/index.ts'
import {
  createMockNode,
  createMockRuntime,
  createMockWallet,
  installMockWallet,
  type InstallOptions,
  type MockNode,
  type MockNodeOptions,
  type MockWallet,
  type MockWalletOptions,
} from '../src/testing.ts'
import { createTestChain } from './createTestChain.ts'

type Options = {
  readonly runtime?: Partial<WalletRuntime> | null
  readonly provider?: Partial<WalletProviderProps>
  readonly wallet?: MockWalletOptions
  readonly install?: Omit<InstallOptions, 'wallet'>
  readonly node?: MockNodeOptions
  readonly children?: ReactNode
  readonly isStrict?: boolean
  /** Called before the first render. */
  readonly prepare?: (wallet: MockWallet) => void
}

type Rendered = ReturnType<typeof render> & { readonly wallet: MockWallet; readonly node: MockNode }

// A busy machine draws a dialog in more than the usual second.
configure({ asyncUtilTimeout: 10_000 })

/** The provider and a connect button in a page with a wallet extension and a node that reaches no network. */
export function renderWallet(options: Options = {}): Rendered {
  const wallet = createMockWallet(options.wallet)
  const node = createMockNode(options.node)
  vi.stubGlobal('fetch', node.fetch)
  const uninstall = installMockWallet({ wallet, ...options.install })
  onTestFinished(() => {
    cleanup()
    uninstall()
  })
  options.prepare?.(wallet)
  const runtime = options.runtime === null ? null : createMockRuntime(options.runtime)
  const view = render(
    <WalletProvider config={runtime} appName="Slotdrop" {...options.provider}>
      {options.children ?? <ConnectButton />}
    </WalletProvider>,
    { reactStrictMode: options.isStrict ?? false },
  )
  return { ...view, wallet, node }
}

/** Chains of a runtime, each reached at a closed port. */
export function offerChains(...ids: readonly number[]): WalletRuntime['chains'] {
  return ids.map((id) => createTestChain(id, `http://127.0.0.1:1/${id}`))
}
