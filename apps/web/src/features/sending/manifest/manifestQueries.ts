import { queryOptions, skipToken } from '@tanstack/react-query'
import { listCid, type Manifest } from '@slotdrop/drops'
import { deviceDrops, type OpenedDrop } from '../../../device/deviceDrops.ts'
import { openSealedFile } from '../../../workers/openSealedFile.ts'
import { OtherDropError } from './OtherDropError.ts'

// A list may have a million rows: it is opened once a page, and let go with it.
const onceAPage = { staleTime: Infinity, gcTime: 0, networkMode: 'always', structuralSharing: false } as const

/** What a manifest that came from elsewhere is opened with: what was set aside stayed on the device that sealed it. */
export function toOpenedDrop(manifest: Manifest): OpenedDrop {
  return { manifest, setAside: [], mode: 'push' }
}

/** The sealed list of a drop as this device keeps it; null where it does not, or can't open it any more. */
export function keptManifestQuery(dropId: string | undefined) {
  return queryOptions({
    ...onceAPage,
    queryKey: ['kept manifest', dropId],
    queryFn:
      dropId === undefined
        ? skipToken
        : async () => {
            const kept = await deviceDrops.load(dropId).catch(() => undefined)
            return kept?.manifest.dropId === dropId ? kept : null
          },
  })
}

/**
 * The sealed list of a drop from its text; everything in it is checked and recomputed, and it has to be of this drop. `onProgress`: from
 * 0 to 1. Fails with an OtherDropError or a DropsError.
 */
export function openedManifestQuery(
  dropId: string | undefined,
  json: string | undefined,
  onProgress: (done: number) => void,
) {
  return queryOptions({
    ...onceAPage,
    // Of the text it is enough that it is there: whatever it is, it has to be the drop's.
    queryKey: ['opened manifest', dropId, json !== undefined],
    queryFn:
      json === undefined
        ? skipToken
        : async ({ signal }) => {
            const manifest = await openSealedFile(json, { onProgress, signal })
            if (manifest.dropId !== dropId) throw new OtherDropError()
            return toOpenedDrop(manifest)
          },
  })
}

/** Where IPFS finds the file of a sealed list; computed only once somebody wants to see it, as a long list takes a second. */
export function listCidQuery(manifest: Manifest, isWanted: boolean) {
  return queryOptions({
    ...onceAPage,
    // The title is part of the file, and of no id.
    queryKey: ['list cid', manifest.dropId, manifest.title],
    queryFn: isWanted ? async ({ signal }) => (await listCid(manifest, { signal })).cid : skipToken,
  })
}
