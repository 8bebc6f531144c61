import encodeQR from 'qr'
import styles from './QrCode.module.css'

/** A link as a QR code, drawn here: no other machine learns of it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const cells = encodeQR(text, 'raw', { border: 2 })
  const path = cells.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#131a17" />
    </svg>
  )
}
