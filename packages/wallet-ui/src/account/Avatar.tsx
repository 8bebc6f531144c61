import { useState } from 'react'

/** Parameters of {@link Avatar}. */
export type AvatarProps = {
  readonly address: string
  /** Size in CSS pixels. */
  readonly size: number
  readonly imageUrl?: string | undefined
}

/** The face of an account: its ENS avatar, or a coin of five by five cells made from the address. Decorative. */
export function Avatar({ address, size, imageUrl }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  if (imageUrl && imageUrl !== brokenUrl) {
    return (
      <img
        className="wui-avatar"
        src={imageUrl}
        alt=""
        width={size}
        height={size}
        referrerPolicy="no-referrer"
        onError={() => setBrokenUrl(imageUrl)}
      />
    )
  }
  return (
    <svg className="wui-avatar" viewBox="0 0 7 7" width={size} height={size} aria-hidden="true">
      <rect width="7" height="7" fill={getCoinColor(address)} />
      <path d={getCoinPath(address)} fill="#fff" fillOpacity="0.85" />
    </svg>
  )
}

const coinColors = ['#0b5f52', '#8f4a10', '#2f5672', '#45504a', '#6d4c1f', '#4a5a2a', '#5c3d52', '#2a5a5a']

function getCoinColor(address: string): string {
  return coinColors[Number.parseInt(address.slice(-1), 16) % coinColors.length] ?? '#45504a'
}

/** Cells of the left three columns from the address's digits; the right two mirror them. */
export function getCoinPath(address: string): string {
  const digits = address.slice(2)
  const cells: string[] = []
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 3; column++) {
      if (Number.parseInt(digits[row * 3 + column] ?? '0', 16) % 2 === 0) continue
      cells.push(`M${column + 1} ${row + 1}h1v1h-1z`)
      if (column < 2) cells.push(`M${5 - column} ${row + 1}h1v1h-1z`)
    }
  }
  return cells.join('')
}
