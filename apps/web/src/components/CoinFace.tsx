import { getAddressFace } from '@slotdrop/chains/address-face'
import styles from './CoinFace.module.css'

/** A face struck from an address: the same address has the same face. Decoration only; the address stands beside it. */
export function CoinFace({ address, size = 20 }: { readonly address: string; readonly size?: number }) {
  const { ink, ground, path } = getAddressFace(address)
  return (
    <svg className={styles.coinFace} width={size} height={size} viewBox="0 0 8 8" aria-hidden="true">
      <rect width="8" height="8" fill={ground} />
      <path d={path} fill={ink} />
    </svg>
  )
}
