import { getAddressFace } from '@slotdrop/chains'
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
  const { ink, ground, path } = getAddressFace(address)
  return (
    <svg className="wui-avatar" viewBox="0 0 8 8" width={size} height={size} aria-hidden="true">
      <rect width="8" height="8" fill={ground} />
      <path d={path} fill={ink} />
    </svg>
  )
}
