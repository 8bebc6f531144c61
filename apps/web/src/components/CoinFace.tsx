import styles from './CoinFace.module.css'

const metals: readonly (readonly [ink: string, ground: string])[] = [
  ['#0b6b5c', '#a9d8cb'],
  ['#8f4a10', '#f0c79b'],
  ['#2f5672', '#b5d0e2'],
  ['#5a5b2a', '#d6d59b'],
  ['#6b3a4a', '#e3b9c5'],
  ['#3d4843', '#c4cfc8'],
]

/** A face struck from an address: the same address has the same face. Decoration only; the address stands beside it. */
export function CoinFace({ address, size = 20 }: { readonly address: string; readonly size?: number }) {
  const bits = BigInt(/^0x[0-9a-f]{40}$/i.test(address) ? address : '0x0')
  const [ink, ground] = metals[Number(bits % 6n)] ?? ['#000', '#fff']
  // One path, not an element a cell: a page of a list has twenty faces, which appear at once.
  const half = Number((bits >> 16n) & 0x7fffn)
  let cells = ''
  for (let y = 0; y < 5; y++)
    for (let x = 0; x < 5; x++)
      if ((half >> (y * 3 + Math.min(x, 4 - x))) & 1) cells += `M${x + 1.5} ${y + 1.5}h1.02v1.02h-1.02z`
  return (
    <svg className={styles.coinFace} width={size} height={size} viewBox="0 0 8 8" aria-hidden="true">
      <rect width="8" height="8" fill={ground} />
      <path d={cells} fill={ink} />
    </svg>
  )
}
