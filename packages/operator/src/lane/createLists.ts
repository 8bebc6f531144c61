import type { Hex, Manifest } from '@slotdrop/drops'
import { ListUnavailableError } from '../errors.ts'

/** Rows of lists that are kept in memory beside those in use. */
const maxKeptRows = 1_000_000

/** The lists of this process: the ones in use and, up to a size, those used last. */
export type Lists = {
  /** @throws ListUnavailableError where the server has no such list, or it is another drop's */
  get(dropId: Hex): Promise<Manifest>
}

/** Reads lists once for all who want them at the same time, and keeps some. What a drop id says is what its list has to give. */
export function createLists(fetchManifest: (dropId: Hex) => Promise<Manifest | undefined>): Lists {
  const kept = new Map<Hex, Promise<Manifest>>()
  const sizes = new Map<Hex, number>()

  const load = async (dropId: Hex): Promise<Manifest> => {
    const manifest = await fetchManifest(dropId)
    if (!manifest) throw new ListUnavailableError(dropId, 'missing')
    if (manifest.dropId.toLowerCase() !== dropId.toLowerCase()) throw new ListUnavailableError(dropId, 'differs')
    sizes.set(dropId, manifest.rowCount)
    return manifest
  }
  const forget = (dropId: Hex) => {
    kept.delete(dropId)
    sizes.delete(dropId)
  }
  const makeRoom = (newest: Hex) => {
    let rows = [...sizes.values()].reduce((sum, count) => sum + count, 0)
    for (const [dropId, count] of sizes) {
      if (rows <= maxKeptRows) return
      if (dropId === newest) continue
      rows -= count
      forget(dropId)
    }
  }
  return {
    async get(dropId) {
      const reading = kept.get(dropId) ?? load(dropId)
      // Used last stands last.
      kept.delete(dropId)
      kept.set(dropId, reading)
      try {
        const manifest = await reading
        makeRoom(dropId)
        return manifest
      } catch (error) {
        forget(dropId)
        throw error
      }
    },
  }
}
