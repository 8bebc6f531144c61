import { getChainIconUrl } from '@slotdrop/chains'
import styles from './NetworkFace.module.css'

/** The sign of a network; its name stands beside it. */
export function NetworkFace({ chainId }: { readonly chainId: number | undefined }) {
  if (chainId === undefined) return null
  return <img className={styles.face} src={getChainIconUrl(chainId)} alt="" width={20} height={20} />
}
