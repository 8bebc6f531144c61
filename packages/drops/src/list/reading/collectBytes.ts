import { ListTooLargeError } from '../../errors.ts'
import { maxListBytes } from './listSource.ts'

/** A file as browsers hand it over. */
export type BlobLike = {
  readonly size: number
  stream(): {
    getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>; cancel(): Promise<void> }
  }
}

/** What a list can be read from. */
export type ListInput = string | Uint8Array | BlobLike | AsyncIterable<Uint8Array>

function isTooLarge(size: number): never {
  throw new ListTooLargeError({ what: 'bytes', size, limit: maxListBytes })
}

async function* chunksOf(blob: BlobLike): AsyncGenerator<Uint8Array> {
  const reader = blob.stream().getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      if (value) yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/**
 * Gathers a stream into one piece; a file that is too large is refused before it is read.
 *
 * @throws ListTooLargeError; the signal's reason when it is aborted
 */
export async function collectBytes(input: ListInput, signal?: AbortSignal): Promise<string | Uint8Array> {
  if (typeof input === 'string' || input instanceof Uint8Array) return input
  if ('size' in input && input.size > maxListBytes) isTooLarge(input.size)
  let bytes = new Uint8Array('size' in input ? input.size : 1 << 16)
  let length = 0
  for await (const chunk of 'size' in input ? chunksOf(input) : input) {
    signal?.throwIfAborted()
    if (length + chunk.length > maxListBytes) isTooLarge(length + chunk.length)
    if (length + chunk.length > bytes.length) {
      const larger = new Uint8Array(Math.max(bytes.length * 2, length + chunk.length))
      larger.set(bytes.subarray(0, length))
      bytes = larger
    }
    bytes.set(chunk, length)
    length += chunk.length
  }
  return bytes.subarray(0, length)
}
