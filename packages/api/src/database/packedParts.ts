import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, inflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

/**
 * Compresses one part of a file so that it can be read by itself, and that parts one after another are one stream: a full
 * flush ends it on a whole byte, and nothing in it refers to what came before.
 */
export async function packPart(plain: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await deflate(plain, { finishFlush: constants.Z_FULL_FLUSH }))
}

/** The plain bytes of one part. */
export async function unpackPart(packed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await inflate(packed, { finishFlush: constants.Z_SYNC_FLUSH }))
}

/** CRC-32 of bytes that follow those whose sum is `before`. */
export function addToCrc(before: number, bytes: Uint8Array): number {
  return crc32(bytes, before)
}

/** What stands before the parts in a gzip file (RFC 1952): no name, no time, so that the same file has the same bytes. */
export const gzipHead = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff)

/** Bytes that a gzip file has beside its parts. */
export const gzipExtraBytes = 20

/** What stands behind the parts in a gzip file: an empty last block, the sum, and the size by 2^32. */
export function gzipTail({ crc, size }: { readonly crc: number; readonly size: number }): Uint8Array<ArrayBuffer> {
  const tail = new Uint8Array(10)
  const view = new DataView(tail.buffer)
  tail[0] = 3
  view.setUint32(2, crc, true)
  view.setUint32(6, size % 2 ** 32, true)
  return tail
}
