import { isLocalOnly, isRelayMissing, type WalletRuntime } from '../runtime.ts'

/**
 * What the wallet layer shows in a frame, as sources of a content security policy's `frame-src`: the page by which
 * WalletConnect tells a phone's wallet that this site is what it says. Where it is blocked, each QR code is five
 * seconds late and the wallet warns of an unknown site. None without a project id.
 */
export function getFrameSources(runtime: WalletRuntime): readonly string[] {
  if (isLocalOnly(runtime.chains) || isRelayMissing(runtime)) return []
  return ['https://verify.walletconnect.org', 'https://verify.walletconnect.com']
}
