import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Brotli's best quality takes some tenths of a second a file, once. Pages are worth it: what exceeds 14 kB takes one more round trip
 * (RFC 6928). Scripts are larger, and come while the page is read.
 */
function toQuality(type: string): number {
  return type.startsWith('text/html') ? 11 : 9
}

/** Ways to pack a file, the best first. */
const encodings = {
  br: (bytes: Buffer, type: string) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: toQuality(type) } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

type Encoding = keyof typeof encodings

type Variant = { readonly bytes: Buffer; readonly etag: string }

/** A file that is answered as it is stored: read once, packed once for each encoding that is asked for. */
export type StoredFile = {
  readonly type: string
  readonly cacheControl: string
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The bytes in the encoding that somebody accepts. */
  readonly get: (accepted: string | undefined) => Promise<Variant & { readonly encoding?: Encoding | undefined }>
}

/** @param read the bytes, or an error that is told to whoever asked, and not kept */
export function createStoredFile(
  facts: Pick<StoredFile, 'type' | 'cacheControl' | 'headers'>,
  read: () => Promise<Buffer>,
): StoredFile {
  const isText = /^text\/|json|svg/.test(facts.type)
  const kept = new Map<string, Promise<Variant>>()
  const keep = (name: string, make: () => Promise<Variant>) => {
    const variant = kept.get(name) ?? make()
    kept.set(name, variant)
    variant.catch(() => kept.delete(name))
    return variant
  }
  const getPlain = () =>
    keep('', async () => {
      const bytes = await read()
      return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
    })
  const getPacked = (encoding: Encoding) =>
    keep(encoding, async () => {
      const { bytes, etag } = await getPlain()
      return { bytes: await encodings[encoding](bytes, facts.type), etag: `${etag.slice(0, -1)}-${encoding}"` }
    })
  return {
    ...facts,
    get: async (accepted) => {
      const encoding = isText ? chooseEncoding(accepted) : undefined
      return { ...(await (encoding ? getPacked(encoding) : getPlain())), encoding }
    },
  }
}

/** The best encoding that is accepted (RFC 9110, section 12.5.3); no answer depends on finer preferences. */
function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.replace(/\s*;.*$/, ''))
  // Sound: these are the keys.
  return (Object.keys(encodings) as Encoding[]).find((name) => names.includes(name))
}

/** Whether a cache holds this very version (RFC 9110, section 13.1.2: a weak comparison). */
export function hasTag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

/** Answers GET and HEAD with a stored file. */
export async function sendFile(
  file: StoredFile,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status = 200,
): Promise<void> {
  const { bytes, etag, encoding } = await file.get(incoming.headers['accept-encoding'])
  for (const [name, value] of Object.entries(file.headers ?? {})) outgoing.setHeader(name, value)
  // What is one person's was said before.
  if (!outgoing.hasHeader('cache-control')) outgoing.setHeader('cache-control', file.cacheControl)
  outgoing.setHeader('vary', 'accept-encoding')
  if (status === 200) {
    outgoing.setHeader('etag', etag)
    if (hasTag(incoming.headers['if-none-match'], etag)) {
      outgoing.statusCode = 304
      outgoing.end()
      return
    }
  }
  outgoing.statusCode = status
  outgoing.setHeader('content-type', file.type)
  if (encoding) outgoing.setHeader('content-encoding', encoding)
  outgoing.setHeader('content-length', bytes.length)
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes)
}
