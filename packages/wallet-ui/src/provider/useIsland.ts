import { useCallback, useRef, useState } from 'react'
import type * as islandModule from '../island/island.ts'
import type { WalletList } from '../walletTypes.ts'

/** The part of the package that is loaded when a wallet is about to be connected, with the wallets of the app. */
export type Island = typeof islandModule

/** Wallets of the app, or what loads them. */
export type LoadedWallets = WalletList | (() => Promise<WalletList>)

/** Where the island is. */
export type IslandState =
  | { readonly state: 'away' }
  | { readonly state: 'here'; readonly island: Island }
  | { readonly state: 'failed' }

/** Loads the island once. After a failure the next call tries again. */
export function useIsland(wallets: LoadedWallets | undefined): {
  readonly islandState: IslandState
  readonly loadIsland: () => Promise<Island>
} {
  const [islandState, setIslandState] = useState<IslandState>({ state: 'away' })
  const loading = useRef<Promise<Island>>(undefined)
  const [firstWallets] = useState({ wallets })

  const loadIsland = useCallback(() => {
    loading.current ??= load(firstWallets.wallets).then(
      (island) => {
        setIslandState({ state: 'here', island })
        return island
      },
      (error: unknown) => {
        loading.current = undefined
        setIslandState({ state: 'failed' })
        throw error
      },
    )
    return loading.current
  }, [firstWallets])
  return { islandState, loadIsland }
}

async function load(given: LoadedWallets | undefined): Promise<Island> {
  const [island, wallets] = await Promise.all([
    import('../island/island.ts'),
    typeof given === 'function' ? given() : given,
  ])
  if (!wallets) return island
  return {
    ...island,
    addQuietWallets: (parameters) => island.addQuietWallets({ ...parameters, wallets }),
    addDialogWallets: (parameters) => island.addDialogWallets({ ...parameters, wallets }),
    watchWallets: (parameters) => island.watchWallets({ ...parameters, wallets }),
  }
}
