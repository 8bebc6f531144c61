import { skipToken, useQuery } from '@tanstack/react-query'
import { useBalance, useConfig } from 'wagmi'
import { useWalletContext } from '../provider/WalletContext.ts'
import { formatBalance } from './formatBalance.ts'
import { shortenAddress } from './shortenAddress.ts'
import { shortenName } from './shortenName.ts'
import { toAvatarUrl } from './toAvatarUrl.ts'

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
export function useProfile(address: `0x${string}`, chainId: number | undefined): Profile
export function useProfile(address: `0x${string}` | undefined, chainId: number | undefined): Profile | undefined
export function useProfile(address: `0x${string}` | undefined, chainId: number | undefined): Profile | undefined {
  const { avatarSources } = useWalletContext('useProfile')
  const config = useConfig()
  const isEnsOffered = config.chains.some((chain) => chain.id === ensChainId)
  const isChainOffered = config.chains.some((chain) => chain.id === chainId)

  const { data: balance } = useBalance({ address, chainId, query: { enabled: isChainOffered } })
  const { data: ensName } = useQuery({
    queryKey: ['ensName', { address, chainId: ensChainId }],
    queryFn: address ? async () => (await import('./ens.ts')).fetchEnsName(config, address) : skipToken,
    enabled: isEnsOffered,
  })
  const { data: avatarRecord } = useQuery({
    queryKey: ['ensAvatar', { name: ensName, chainId: ensChainId }],
    queryFn: async () => (await import('./ens.ts')).fetchEnsAvatar(config, ensName ?? ''),
    enabled: isEnsOffered && Boolean(ensName),
  })

  if (!address) return undefined
  return {
    address,
    displayName: ensName ? shortenName(ensName) : shortenAddress(address),
    ensName: ensName ?? undefined,
    ensAvatar: ensName ? toAvatarUrl(ensName, avatarRecord, avatarSources) : undefined,
    balance: balance?.value,
    displayBalance: balance && `${formatBalance(balance.value, balance.decimals)} ${balance.symbol}`,
  }
}
