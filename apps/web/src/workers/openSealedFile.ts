import { type Manifest, manifestFromTransferable } from '@slotdrop/drops'
import { createListClient, startListWorker } from './createListClient.ts'

export type OpenSealedFileOptions = {
  /** Called with the share that was checked, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined
  /** Gives the reading up, and its worker. */
  readonly signal?: AbortSignal | undefined
}

/** Opens a sealed file off the page's thread; everything in it is checked and recomputed. */
export async function openSealedFile(
  input: string | Blob,
  { onProgress, signal }: OpenSealedFileOptions = {},
): Promise<Manifest> {
  signal?.throwIfAborted()
  const client = createListClient(startListWorker())
  const aborted = new Promise<never>((_, reject) => {
    // Sound: who gives up without a reason gives a DOMException.
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  try {
    return await Promise.race([client.ask('open', input, onProgress).then(manifestFromTransferable), aborted])
  } finally {
    client.end()
  }
}
