import type { MockWallet } from './createMockWallet.ts'

/** How a page finds the wallet. */
export type InstallOptions = {
  readonly wallet: MockWallet
  /** Name and id under which it announces itself (EIP-6963). Left out: it does not. */
  readonly announceAs?: { readonly name: string; readonly rdns: string }
  /** Whether it sits at `window.ethereum`, where "Browser Wallet" looks. Default: yes. */
  readonly isAtWindowEthereum?: boolean
}

const icon = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

/** Puts a wallet into the page as an extension would. Returns how to take it out again. */
export function installMockWallet({ wallet, announceAs, isAtWindowEthereum = true }: InstallOptions): () => void {
  const page = window as { ethereum?: unknown }
  if (isAtWindowEthereum) page.ethereum = wallet.provider

  const detail =
    announceAs &&
    Object.freeze({
      info: Object.freeze({ uuid: `mock-${announceAs.rdns}`, name: announceAs.name, rdns: announceAs.rdns, icon }),
      provider: wallet.provider,
    })
  const announce = () => {
    if (detail) window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()

  return () => {
    window.removeEventListener('eip6963:requestProvider', announce)
    if (page.ethereum === wallet.provider) delete page.ethereum
  }
}
