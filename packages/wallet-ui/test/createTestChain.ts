import { getChain } from '@slotdrop/chains'
import type { WalletChain } from '../src/index.ts'

/** A chain, known or not, that is reached at these URLs. */
export function createTestChain(id: number, ...http: readonly string[]): WalletChain {
  const nativeCurrency = { name: 'Test coin', symbol: 'TST', decimals: 18 }
  return { name: `Test chain ${id}`, nativeCurrency, ...getChain(id), id, rpcUrls: { default: { http } } }
}
