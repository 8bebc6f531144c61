/** Type of an image by its first bytes, whatever was said of it; undefined for anything that is no image of pixels. */
export function findImageType(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 16))
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png'
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'image/webp'
  if (/^[^]{4}ftypavi[fs]/.test(text)) return 'image/avif'
  return undefined
}
