import { BaseError } from '@slotdrop/errors'
import { sentenceOf } from '@slotdrop/messages'
import { chunksOf } from './chunksOf.ts'
import { messages } from './messages.generated.ts'

// Packing, unpacking and hashing of lists, and nothing else: a worker carries it too.

/** Most bytes of a packed list that an account keeps. */
const maxListBytes = 40_000_000

/** Most bytes that a packed list may unpack to; what claims more is not a list. */
const maxUnpackedBytes = 400_000_000

/** The list is more than an account keeps. */
export class ListTooLargeError extends BaseError {
  override readonly name = 'ListTooLargeError'

  constructor() {
    super(sentenceOf(messages, 'listTooLarge'), { remedy: 'user' })
  }
}

/** What came is not packed as lists are, or not the list that was named. */
class UnreadableListError extends BaseError {
  override readonly name = 'UnreadableListError'

  constructor() {
    super(sentenceOf(messages, 'listUnreadable'), { remedy: 'bug' })
  }
}

/** A list as it travels. */
export type PackedList = {
  readonly hash: `0x${string}`
  readonly bytes: Uint8Array
}

async function collect(stream: ReadableStream<Uint8Array>, limit: number, tooLarge: () => Error): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunksOf(stream)) {
    length += chunk.length
    if (length > limit) throw tooLarge()
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

function through(blob: Blob, stream: CompressionStream | DecompressionStream) {
  // Sound: both take and give bytes; the types of the platform know less of it.
  return blob.stream().pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)
}

/** @throws ListTooLargeError */
export function zip(blob: Blob, limit = maxListBytes) {
  return collect(through(blob, new CompressionStream('gzip')), limit, () => new ListTooLargeError())
}

/** @throws UnreadableListError */
export async function unzip(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await collect(
      // Sound: see `hashOf`.
      through(new Blob([bytes as Uint8Array<ArrayBuffer>]), new DecompressionStream('gzip')),
      maxUnpackedBytes,
      () => new UnreadableListError(),
    )
  } catch {
    throw new UnreadableListError()
  }
}

async function hashOf(bytes: Uint8Array): Promise<`0x${string}`> {
  // Sound: nothing here shares memory between threads.
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>))
  return `0x${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/**
 * Packs the list of a draft.
 *
 * @throws ListTooLargeError as soon as it is known to be more than an account keeps
 */
export async function packList(input: string | Blob, limit = maxListBytes): Promise<PackedList> {
  const bytes = await zip(typeof input === 'string' ? new Blob([input]) : input, limit)
  return { bytes, hash: await hashOf(bytes) }
}

/**
 * The list that was packed, or none.
 *
 * @throws UnreadableListError
 */
export async function unpackList({ bytes, hash }: PackedList): Promise<Uint8Array> {
  if ((await hashOf(bytes)) !== hash) throw new UnreadableListError()
  return unzip(bytes)
}
