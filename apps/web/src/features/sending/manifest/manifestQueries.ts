import type { ApolloClient } from '@apollo/client'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Hex, Manifest } from '@slotdrop/drops'
import { type Companion, deviceCompanions } from '../../../device/deviceCompanions.ts'
import { deviceDrops, loadManifestParts, type OpenedDrop } from '../../../device/deviceDrops.ts'
import { openSealedFile } from '../../../workers/openSealedFile.ts'
import { keepCompanion } from '../../share/index.ts'
import { SavedCompanionDocument } from './Companion.generated.ts'
import { fetchCompanion } from './fetchCompanion.ts'
import { OtherDropError } from './OtherDropError.ts'

// A list may have a million rows: it is opened once a page, and let go with it.
const onceAPage = { staleTime: Infinity, gcTime: 0, networkMode: 'always', structuralSharing: false } as const

/** What a manifest that came from elsewhere is opened with: without its companion nobody knows what was excluded, or how it is meant. */
export function toOpenedDrop(manifest: Manifest, companion: Companion | undefined): OpenedDrop {
  const { mode, setAside, refusals, recipientDecisions } = companion ?? { mode: 'push', setAside: [] }
  return { manifest, mode, setAside, refusals, recipientDecisions, isOwn: companion !== undefined }
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
            const { manifest } = await openSealedFile(json, { onProgress, signal })
            if (manifest.dropId !== dropId) throw new OtherDropError()
            return toOpenedDrop(manifest, undefined)
          },
  })
}

/**
 * A drop with what its signed-in sender keeps beside the list in her account, which this device keeps from then on; null where she keeps
 * nothing.
 */
export function companionQuery({
  apollo,
  opened,
  sender,
}: {
  readonly apollo: ApolloClient
  /** The list without it; undefined where there is none, or its companion is here already. */
  readonly opened: OpenedDrop | undefined
  /** The sender, where that account is signed in. */
  readonly sender: string | undefined
}) {
  const manifest = opened?.manifest
  return queryOptions({
    ...onceAPage,
    queryKey: ['companion', manifest?.dropId, sender],
    queryFn:
      manifest && sender !== undefined
        ? async () => {
            const found = await fetchCompanion({ apollo, manifest })
            if (!found) return null
            if (found.isWhole) await deviceCompanions.put(manifest, found.companion).catch(() => undefined)
            return toOpenedDrop(manifest, found.companion)
          }
        : skipToken,
  })
}

/**
 * Keeps what belongs to a list of this device in the account of its signed-in sender, where that keeps the list and nothing beside it:
 * it was saved by an older page, or the upload ended before its companion.
 */
export function companionUpkeepQuery({
  apollo,
  dropId,
  sender,
}: {
  readonly apollo: ApolloClient
  /** Undefined where there is nothing to keep. */
  readonly dropId: Hex | undefined
  readonly sender: string | undefined
}) {
  return queryOptions({
    ...onceAPage,
    queryKey: ['companion upkeep', dropId, sender],
    queryFn:
      dropId !== undefined && sender !== undefined
        ? async () => {
            const variables = { id: dropId }
            const { data } = await apollo.query({ query: SavedCompanionDocument, variables, fetchPolicy: 'no-cache' })
            const companion = data?.drop?.companion === null ? await deviceCompanions.get(dropId) : undefined
            if (companion) await keepCompanion({ apollo, dropId, companion })
            return null
          }
        : skipToken,
    retry: false,
  })
}

/** Where IPFS finds the file of a sealed list; computed only once somebody wants to see it, as a long list takes a second. */
export function listCidQuery(manifest: Manifest) {
  return queryOptions({
    ...onceAPage,
    // The title is part of the file, and of no id.
    queryKey: ['list cid', manifest.dropId, manifest.title],
    queryFn: async ({ signal }) => (await (await loadManifestParts()).listCid(manifest, { signal })).cid,
  })
}
