import { getChain, getExplorerUrl } from '@slotdrop/chains'
import { TransactionText } from './TransactionText.tsx'

/** A transaction of a chain that is known here, shortened, with its explorer and its whole hash to copy. */
export function TransactionLink({ chainId, hash }: { readonly chainId: number; readonly hash: `0x${string}` }) {
  const chain = getChain(chainId)
  return <TransactionText hash={hash} url={chain && getExplorerUrl(chain, { kind: 'transaction', hash })} />
}
