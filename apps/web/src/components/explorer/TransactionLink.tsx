import { getChain, getExplorerUrl } from '@slotdrop/chains'
import { fillTemplate } from '../../chain/explorers.ts'
import { useExplorerTemplate } from '../../device/settings.ts'
import { TransactionText } from './TransactionText.tsx'

/** A transaction of a chain that is known here, shortened, with its explorer and its whole hash to copy. */
export function TransactionLink({ chainId, hash }: { readonly chainId: number; readonly hash: `0x${string}` }) {
  const chain = getChain(chainId)
  const template = useExplorerTemplate(chainId)
  const url = template
    ? fillTemplate(template, 'tx', hash)
    : chain && getExplorerUrl(chain, { kind: 'transaction', hash })
  return <TransactionText hash={hash} url={url} />
}
