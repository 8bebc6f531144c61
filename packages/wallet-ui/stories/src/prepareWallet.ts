import { createMockNode, createMockWallet, installMockWallet, type MockWallet } from '@slotdrop/wallet-ui/testing'
import { createFrameStorage } from './createFrameStorage.ts'
import { createMockRelay } from './createMockRelay.ts'
import type { WalletState } from './walletState.ts'

/** Puts the mock wallet and node in place. Call before the first render. */
export function prepareWallet(state: WalletState): MockWallet {
  if (window.parent !== window) Object.defineProperty(window, 'localStorage', { value: createFrameStorage() })
  window.localStorage.clear()
  if (state.isRemembered) {
    window.localStorage.setItem('wagmi.recentConnectorId', '"injected"')
    window.localStorage.setItem('wagmi.injected.connected', 'true')
  }
  const wallet = createMockWallet({ isAuthorised: state.isRemembered ?? false })
  installMockWallet({
    wallet,
    isAtWindowEthereum: state.hasExtension ?? true,
    ...(state.isAnnounced && { announceAs: { name: 'Example Wallet', rdns: 'com.example.wallet' } }),
  })
  // Where a link leads is none of a story's business.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) target.closest('a[target="_blank"]')?.removeAttribute('href')
    },
    true,
  )
  if (state.runtime?.walletConnectProjectId) window.WebSocket = createMockRelay()
  window.fetch = createMockNode({ balance: 1_234n * 10n ** 15n }).fetch
  state.prepare?.(wallet)
  return wallet
}
