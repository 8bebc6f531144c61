import { getExplorerUrl } from '@slotdrop/chains'
import type { ReactNode } from 'react'
import { useChain } from '../useChain.ts'
import { fillTemplate } from '../../chain/explorers.ts'
import { useExplorerTemplate } from '../../device/settings.ts'

/** Leads to an address, or a token, in the explorer that was chosen for its chain. Nothing where there is none. */
export function ExplorerLink({
  chainId,
  page,
  address,
  children,
}: {
  readonly chainId: number
  readonly page: 'address' | 'token'
  readonly address: string
  readonly children: ReactNode
}) {
  const chain = useChain(chainId)
  const template = useExplorerTemplate(chainId)
  const url = template ? fillTemplate(template, page, address) : chain && getExplorerUrl(chain, { kind: page, address })
  return url ? (
    <a href={url} target="_blank" rel="noreferrer">
      {children}
    </a>
  ) : null
}
