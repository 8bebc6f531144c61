const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endLength = 22
/** A comment behind the end of an archive may be as long. */
const maxCommentLength = 0xffff

/**
 * Bytes that the parts of a ZIP archive unpack to, as its directory says; undefined for what is no such archive. A part is unpacked
 * to no more than that, so that a small file can't become one that fills the memory.
 */
export function unpackedSize(archive: Uint8Array): number | undefined {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const last = archive.length - endLength
  let end = last
  while (end >= 0 && last - end <= maxCommentLength && view.getUint32(end, true) !== endSignature) end--
  if (end < 0 || last - end > maxCommentLength) return undefined
  const entries = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  let size = 0
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > archive.length || view.getUint32(at, true) !== entrySignature) return undefined
    size += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return size
}
