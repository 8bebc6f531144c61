import { isLocalOnly, type RuntimeConfig } from '@slotdrop/config'

/**
 * What the wallet layer shows in a frame, as sources of a content security policy's `frame-src`: the page by which
 * WalletConnect tells a phone's wallet that this site is what it says. Where it is blocked, each QR code is five
 * seconds late and the wallet warns of an unknown site. None without a project id.
 */
export function getFrameSources(runtime: RuntimeConfig): readonly string[] {
  if (isLocalOnly(runtime.chains) || runtime.walletConnectProjectId === null) return []
  return ['https://verify.walletconnect.org', 'https://verify.walletconnect.com']
}
