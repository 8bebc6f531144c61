import { walletConstants } from '../constants.ts'

/** Where RainbowKit keeps ids of wallets, the latest first, and never forgets one. */
const recentKey = 'rk-recent'

/** Forgets all but the last three wallets that were used (specification, section 9). */
export function keepRecentWallets(): void {
  try {
    const ids: unknown = JSON.parse(window.localStorage.getItem(recentKey) ?? '[]')
    if (!Array.isArray(ids) || ids.length <= walletConstants.maxRecentWallets) return
    window.localStorage.setItem(recentKey, JSON.stringify(ids.slice(0, walletConstants.maxRecentWallets)))
  } catch {
    // What the browser does not let be read is not remembered either.
  }
}
