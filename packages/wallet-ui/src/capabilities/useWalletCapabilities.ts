import { useQuery } from '@tanstack/react-query'
import { useAccount, useConfig } from 'wagmi'
import { getCapabilities } from 'wagmi/actions'
import { noCapabilities, readCapabilities, type WalletCapabilities } from './readCapabilities.ts'

/**
 * What the connected wallet says that it can do on a chain (EIP-5792). A wallet that does not know the question can do
 * nothing of it, as one that has not answered yet.
 *
 * @param chainId default: the chain that the wallet is on
 */
export function useWalletCapabilities(chainId?: number): {
  readonly capabilities: WalletCapabilities
  /** Whether the wallet has answered, or does not know the question. */
  readonly isKnown: boolean
} {
  const config = useConfig()
  const { address, connector, chainId: walletChainId } = useAccount()
  const on = chainId ?? walletChainId
  const { data, isFetched } = useQuery({
    queryKey: ['walletCapabilities', { address, connector: connector?.uid, chainId: on }],
    queryFn: async () => {
      // Asked once: a wallet without the method is a wallet without capabilities.
      const answer: unknown = await getCapabilities(config, { ...(address && { account: address }) }).catch(() => null)
      return readCapabilities(answer, on)
    },
    enabled: address !== undefined && on !== undefined,
  })
  return { capabilities: data ?? noCapabilities, isKnown: isFetched }
}
