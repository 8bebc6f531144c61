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
  if (state.isAnnouncedAs) installPretender(state.isAnnouncedAs.flag)
  const example = { name: 'Example Wallet', rdns: 'com.example.wallet' }
  const announceAs = state.isAnnouncedAs ?? (state.isAnnounced ? example : undefined)
  installMockWallet({
    wallet,
    isAtWindowEthereum: (state.hasExtension ?? true) && !state.isAnnouncedAs,
    ...(announceAs && { announceAs }),
  })
  // Where a link leads is none of a story's business.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) target.closest('a[target="_blank"]')?.removeAttribute('href')
    },
    true,
  )
  if (state.runtime?.walletConnectProjectId)
    window.WebSocket = createMockRelay({ isSilent: state.isRelaySilent ?? false })
  window.fetch = createMockNode({ balance: 1_234n * 10n ** 15n }).fetch
  state.prepare?.(wallet)
  return wallet
}

/** Puts another wallet at `window.ethereum`, which passes for one by its flag and refuses whoever asks it. */
function installPretender(flag: string): void {
  const pretender = createMockWallet()
  Object.assign(pretender.provider, { [flag]: true })
  for (const method of ['wallet_requestPermissions', 'eth_requestAccounts']) pretender.refuse(method, 4001)
  installMockWallet({ wallet: pretender })
}
