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
  const cells: { x: number; y: number }[] = []
  for (let y = 0; y < 5; y++)
    for (let x = 0; x < 3; x++)
      if ((bits >> BigInt(16 + y * 3 + x)) & 1n) {
        cells.push({ x, y })
        if (x < 2) cells.push({ x: 4 - x, y })
      }
  return (
    <svg className="coin-face" width={size} height={size} viewBox="0 0 8 8" aria-hidden="true">
      <rect width="8" height="8" fill={ground} />
      <g fill={ink}>
        {cells.map(({ x, y }) => (
          <rect key={`${x}${y}`} x={x + 1.5} y={y + 1.5} width="1.02" height="1.02" />
        ))}
      </g>
    </svg>
  )
}
