import { CoinFace } from '../../components/CoinFace.tsx'
import { NetworkFace } from '../../components/NetworkFace.tsx'
import styles from './TokenOnNetwork.module.css'

/** The face of a token with the sign of its network on it. Decoration only; the names stand beside it. */
export function TokenOnNetwork({
  token,
  chainId,
}: {
  /** Undefined where it is not known: then there is a blank. */
  readonly token: string | undefined
  readonly chainId: number
}) {
  return (
    <span className={styles.face}>
      {token === undefined ? <span className={styles.blank} /> : <CoinFace address={token} size={32} />}
      <NetworkFace chainId={chainId} />
    </span>
  )
}
