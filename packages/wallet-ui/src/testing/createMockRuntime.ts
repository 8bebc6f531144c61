import { localChain } from '@slotdrop/chains'
import type { WalletRuntime } from '../runtime.ts'

/** A runtime of the local chain alone, with what a test wants changed. */
export function createMockRuntime(changes: Partial<WalletRuntime> = {}): WalletRuntime {
  return { chains: [localChain], frameAncestors: ['https://app.safe.global'], ...changes }
}
