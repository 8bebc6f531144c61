import type { Companion } from '../device/deviceCompanions.ts'
import type { Manifest } from '@slotdrop/drops'
import { loadManifestParts } from '../device/deviceDrops.ts'
import { createListClient, startListWorker } from './createListClient.ts'

export type OpenSealedFileOptions = {
  /** Called with the share that was checked, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined
  /** Gives the reading up, and its worker. */
  readonly signal?: AbortSignal | undefined
}

/** A sealed list, and what its sender keeps beside it where the file has that. */
export type OpenedFile = { readonly manifest: Manifest; readonly companion: Companion | undefined }

/** Opens a sealed file off the page's thread; everything in it is checked and recomputed. */
export async function openSealedFile(
  input: string | Blob,
  { onProgress, signal }: OpenSealedFileOptions = {},
): Promise<OpenedFile> {
  signal?.throwIfAborted()
  const client = createListClient(startListWorker())
  const aborted = new Promise<never>((_, reject) => {
    // Sound: who gives up without a reason gives a DOMException.
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  const opened = client.ask('open', input, onProgress).then(async ({ manifest, companion }) => ({
    manifest: await (await loadManifestParts()).manifestFromTransferable(manifest),
    companion,
  }))
  try {
    return await Promise.race([opened, aborted])
  } finally {
    client.end()
  }
}
