import { type Manifest, manifestFromTransferable } from '@slotdrop/drops'
import { createListClient, startListWorker } from './createListClient.ts'

/** Opens a sealed file off the page's thread; everything in it is checked and recomputed. */
export const openSealedFile = async (input: string | Blob): Promise<Manifest> => {
  const client = createListClient(startListWorker())
  try {
    return await manifestFromTransferable(await client.ask('open', input))
  } finally {
    client.end()
  }
}
