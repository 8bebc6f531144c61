import { useEffect, useState, type ReactNode } from 'react'
import { getChainFacts } from '@slotdrop/chains'
import { queryConstants } from '@slotdrop/config'
import { createBrowserStorage, createMemoryStorage, createTxStore, type TxStore } from '@slotdrop/tx-store'
import { TxStoreProvider } from '@slotdrop/tx-store/react'
import { useAccount, useConfig, type Config } from 'wagmi'

type TransactionsProviderProps = {
  /** A store of the app's own. Default: one in the browser's storage. */
  readonly store: TxStore | undefined
  readonly children: ReactNode
}

/** The transaction history of the connected account, followed on the chains that are offered. */
export function TransactionsProvider({ store, children }: TransactionsProviderProps) {
  const config = useConfig()
  const { address, chainId } = useAccount()
  const [own] = useState(createOwnStore)
  useEffect(() => own.follow(config), [own, config])
  const isOffered = config.chains.some(({ id }) => id === chainId)
  return (
    <TxStoreProvider store={store ?? own.store} address={address} chainId={isOffered ? chainId : undefined}>
      {children}
    </TxStoreProvider>
  )
}

// The store outlives the configuration it reads with, which arrives after the first render.
function createOwnStore() {
  let config: Config | undefined
  return {
    store: createTxStore({
      storage: typeof window === 'undefined' ? createMemoryStorage() : createBrowserStorage(window),
      getClient: (chainId) => config && getOfferedClient(config, chainId),
      pollingIntervalMs: queryConstants.pollingIntervalMs,
      getFinality: (chainId) => getChainFacts(chainId).finality,
    }),
    follow(latest: Config) {
      config = latest
    },
  }
}

function getOfferedClient(config: Config, chainId: number) {
  return config.chains.some(({ id }) => id === chainId) ? config.getClient({ chainId }) : undefined
}
