import { useCallback, useRef, useState } from 'react'
import type * as islandModule from '../island/island.ts'

/** The part of the package that is loaded when a wallet is about to be connected. */
export type Island = typeof islandModule

/** Where the island is. */
export type IslandState =
  | { readonly state: 'away' }
  | { readonly state: 'here'; readonly island: Island }
  | { readonly state: 'failed' }

/** Loads the island once. After a failure the next call tries again. */
export function useIsland(): { readonly islandState: IslandState; readonly loadIsland: () => Promise<Island> } {
  const [islandState, setIslandState] = useState<IslandState>({ state: 'away' })
  const loading = useRef<Promise<Island>>(undefined)

  const loadIsland = useCallback(() => {
    loading.current ??= import('../island/island.ts').then(
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
  }, [])
  return { islandState, loadIsland }
}
