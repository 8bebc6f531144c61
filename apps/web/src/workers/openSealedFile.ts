import { type Manifest, manifestFromTransferable } from '@slotdrop/drops'
import { createListClient, startListWorker } from './createListClient.ts'

/** Opens a sealed file off the page's thread; everything in it is checked and recomputed. `onProgress`: from 0 to 1. */
export async function openSealedFile(input: string | Blob, onProgress?: (done: number) => void): Promise<Manifest> {
  const client = createListClient(startListWorker())
  try {
    return await manifestFromTransferable(await client.ask('open', input, onProgress))
  } finally {
    client.end()
  }
}
