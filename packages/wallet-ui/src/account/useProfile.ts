import { useQuery } from '@tanstack/react-query'
import { useBalance, useConfig } from 'wagmi'
import { useWalletContext } from '../provider/WalletContext.ts'
import { formatBalance } from './formatBalance.ts'
import { shortenAddress } from './shortenAddress.ts'
import { shortenName } from './shortenName.ts'

/** What is shown of an account (specification, section 3). Balances are base units. */
export type Profile = {
  readonly address: `0x${string}`
  readonly displayName: string
  readonly ensName: string | undefined
  readonly ensAvatar: string | undefined
  readonly balance: bigint | undefined
  readonly displayBalance: string | undefined
}

const ensChainId = 1

/** Name, avatar and balance of an account. ENS is asked only where Ethereum is offered, and by code loaded for it. */
export function useProfile(address: `0x${string}`, chainId: number | undefined): Profile {
  const { avatarService } = useWalletContext('useProfile')
  const config = useConfig()
  const isEnsOffered = config.chains.some((chain) => chain.id === ensChainId)
  const isChainOffered = config.chains.some((chain) => chain.id === chainId)

  const { data: balance } = useBalance({ address, chainId, query: { enabled: isChainOffered } })
  const { data: ensName } = useQuery({
    queryKey: ['ensName', { address, chainId: ensChainId }],
    queryFn: async () => (await import('./ens.ts')).fetchEnsName(config, address),
    enabled: isEnsOffered,
  })
  const { data: hasAvatar } = useQuery({
    queryKey: ['ensAvatar', { name: ensName, chainId: ensChainId }],
    queryFn: async () => (await import('./ens.ts')).hasEnsAvatar(config, ensName ?? ''),
    enabled: isEnsOffered && Boolean(ensName) && avatarService !== null,
  })

  return {
    address,
    displayName: ensName ? shortenName(ensName) : shortenAddress(address),
    ensName: ensName ?? undefined,
    ensAvatar: hasAvatar && ensName ? `${avatarService}${encodeURIComponent(ensName)}` : undefined,
    balance: balance?.value,
    displayBalance: balance && `${formatBalance(balance.value, balance.decimals)} ${balance.symbol}`,
  }
}
