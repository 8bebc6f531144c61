import { getExplorerUrl } from '@slotdrop/chains'
import { useChain } from '../useChain.ts'
import { fillTemplate } from '../../chain/explorers.ts'
import { useExplorerTemplate } from '../../device/settings.ts'
import { TransactionText } from './TransactionText.tsx'

/** A transaction shortened, with its explorer and its whole hash to copy. */
export function TransactionLink({ chainId, hash }: { readonly chainId: number; readonly hash: `0x${string}` }) {
  const chain = useChain(chainId)
  const template = useExplorerTemplate(chainId)
  const url = template
    ? fillTemplate(template, 'tx', hash)
    : chain && getExplorerUrl(chain, { kind: 'transaction', hash })
  return <TransactionText hash={hash} url={url} />
}
