import encodeQR from 'qr'
import styles from './QrCode.module.css'

const [ground, ink] = ['#fff', '#131a17']

/** The modules of a QR code as one path, and how many of them a side has. */
function drawQr(text: string): { readonly path: string; readonly side: number } {
  const cells = encodeQR(text, 'raw', { border: 2 })
  const path = cells.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { path, side: cells.length }
}

/** A link as a QR code, drawn here: no other machine learns of it. */
export function QrCode({
  text,
  label,
  className,
}: {
  readonly text: string
  readonly label: string
  readonly className?: string | undefined
}) {
  const { path, side } = drawQr(text)
  return (
    <svg
      className={className ?? styles.code}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill={ground} />
      <path d={path} fill={ink} />
    </svg>
  )
}

/** The same picture as a file. */
export function qrSvg(text: string): string {
  const { path, side } = drawQr(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="${ground}"/><path d="${path}" fill="${ink}"/></svg>`
}

/** The same picture in pixels, for what takes no drawings: slides, labels, chats. */
export function qrPicture(text: string): Promise<Blob> {
  const { path, side } = drawQr(text)
  const pixels = side * Math.floor(1024 / side)
  const canvas = new OffscreenCanvas(pixels, pixels)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.fillStyle = ground
  context.fillRect(0, 0, pixels, pixels)
  context.scale(pixels / side, pixels / side)
  context.fillStyle = ink
  context.fill(new Path2D(path))
  return canvas.convertToBlob({ type: 'image/png' })
}
