import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react'
import type { Address } from 'viem'
import type { TxStore } from '../createTxStore.ts'
import { MissingProviderError } from '../errors.ts'

/** The store, and the account whose history the hooks speak of. */
export type TxStoreContextValue = {
  readonly store: TxStore
  readonly address: Address | undefined
  readonly chainId: number | undefined
}

const TxStoreContext = createContext<TxStoreContextValue | null>(null)

/** Props of {@link TxStoreProvider}. */
export type TxStoreProviderProps = {
  readonly store: TxStore
  /** The connected account; left out while there is none. */
  readonly address?: Address | undefined
  /** Its chain; left out while it is none of the app's. */
  readonly chainId?: number | undefined
  readonly children?: ReactNode
}

/** Gives the hooks their store, and follows the account's transactions while it is mounted. */
export function TxStoreProvider({ store, address, chainId, children }: TxStoreProviderProps) {
  const value = useMemo(() => ({ store, address, chainId }), [store, address, chainId])
  useEffect(() => (address === undefined ? undefined : store.watch(address)), [store, address])
  return <TxStoreContext.Provider value={value}>{children}</TxStoreContext.Provider>
}

/**
 * The store and the account of the nearest provider.
 *
 * @throws MissingProviderError 'Transaction hooks must be used within RainbowKitProvider' (specification, section 8).
 */
export function useTxStore(): TxStoreContextValue {
  const value = useContext(TxStoreContext)
  if (!value) throw new MissingProviderError()
  return value
}
