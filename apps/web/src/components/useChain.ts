import { findChain } from '@slotdrop/chains'
import type { Chain } from 'viem'
import { useText } from '../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { useRuntimeConfig } from './useRuntimeConfig.ts'

/** Finds the definition of a chain that the site offers, the user added, or this package knows. */
export function useFindChain(): (chainId: number | undefined) => Chain | undefined {
  const { config } = useRuntimeConfig()
  return (chainId) => (chainId === undefined ? undefined : findChain(config, chainId))
}

/** The definition of a chain, as {@link useFindChain} finds it. */
export function useChain(chainId: number | undefined): Chain | undefined {
  return useFindChain()(chainId)
}

/** Symbol of a chain's native currency; empty if the chain is not known. */
export function useCoinSymbol(chainId: number | undefined): string {
  return useChain(chainId)?.nativeCurrency.symbol ?? ''
}

/** Names a chain, by its number if it is not known. */
export function useChainName(): (chainId: number) => string {
  const t = useText(messages)
  const find = useFindChain()
  return (chainId) => find(chainId)?.name ?? t('chainNumber', { chainId: `${chainId}` })
}
