import { useEffect, useState, type ReactNode } from 'react'
import { getChainFacts } from '@slotdrop/chains'
import { queryConstants } from '../constants.ts'
import {
  createBrowserStorage,
  createMemoryStorage,
  createTxStore,
  type ResolveSafeTransaction,
  type TxStore,
} from '@slotdrop/tx-store'
import { TxStoreProvider } from '@slotdrop/tx-store/react'
import { useAccount, useConfig, type Config } from 'wagmi'
import { askSafeApp } from './askSafeApp.ts'

type TransactionsProviderProps = {
  /** A store of the app's own. Default: one in the browser's storage. */
  readonly store: TxStore | undefined
  /** Asks a service of Safe's about a proposal, where the app that Safe's page is in does not know it. */
  readonly resolveSafeTransaction: ResolveSafeTransaction | undefined
  readonly children: ReactNode
}

/** The transaction history of the connected account, followed on the chains that are offered. */
export function TransactionsProvider({ store, resolveSafeTransaction, children }: TransactionsProviderProps) {
  const config = useConfig()
  const { address, chainId } = useAccount()
  const [own] = useState(createOwnStore)
  useEffect(() => own.follow(config, resolveSafeTransaction), [own, config, resolveSafeTransaction])
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
  let resolve: ResolveSafeTransaction | undefined
  return {
    store: createTxStore({
      storage: typeof window === 'undefined' ? createMemoryStorage() : createBrowserStorage(window),
      getClient: (chainId) => config && getOfferedClient(config, chainId),
      pollingIntervalMs: queryConstants.pollingIntervalMs,
      resolveSafeTransaction: async (parameters) =>
        (config && (await askSafeApp(config, parameters))) ?? (await resolve?.(parameters)) ?? null,
      getFinality: (chainId) => getChainFacts(chainId).finality,
    }),
    follow(latest: Config, latestResolve: ResolveSafeTransaction | undefined) {
      config = latest
      resolve = latestResolve
    },
  }
}

function getOfferedClient(config: Config, chainId: number) {
  return config.chains.some(({ id }) => id === chainId) ? config.getClient({ chainId }) : undefined
}
