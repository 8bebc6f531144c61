import { type Keccak, loadKeccak } from '../keccak/loadKeccak.ts'
import { assembleManifest, type SealedParts } from './assembleManifest.ts'
import type { Manifest } from './manifest.ts'

/**
 * A manifest as plain data, to be handed to another thread of the same page. It is believed there as it is: for anything that
 * comes from elsewhere there is `parseManifest`.
 */
export type TransferableManifest = Omit<SealedParts, 'keccak'>

/** Makes data of a manifest that crosses threads; with the second as transferables nothing is copied. */
export function manifestToTransferable({ terms, token, title, columns, seal }: Manifest): {
  data: TransferableManifest
  transfer: ArrayBufferLike[]
} {
  return {
    data: { terms, token, title, columns, seal },
    transfer: [
      ...new Set(
        [columns.accounts, columns.ids, columns.amounts, seal.commitments, ...seal.levels].flatMap((part) =>
          part ? [part.buffer] : [],
        ),
      ),
    ],
  }
}

/** Makes the manifest that another thread sent. */
export async function manifestFromTransferable(data: TransferableManifest): Promise<Manifest> {
  const keccak: Keccak = await loadKeccak()
  return assembleManifest({ ...data, keccak })
}
