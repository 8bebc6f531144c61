/** Bytes from `from` up to and without `to`. */
export type ByteRange = { readonly from: number; readonly to: number }

/**
 * Reads a `Range` header (RFC 9110, section 14.2). One range is answered; several, or what is no range of bytes, are ignored
 * as the standard allows.
 */
export function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec((header ?? '').trim().toLowerCase()) ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  if (first === '') {
    const count = Math.min(Number(last), size)
    return count === 0 ? 'unsatisfiable' : { from: size - count, to: size }
  }
  const from = Number(first)
  const to = last === '' ? size : Math.min(Number(last) + 1, size)
  if (last !== '' && Number(last) < from) return null
  return from >= size ? 'unsatisfiable' : { from, to }
}
