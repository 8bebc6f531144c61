import { skipToken as noServer, useApolloClient, useQuery as useServerQuery } from '@apollo/client/react'
import { useAuth } from '@slotdrop/auth/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import type { Reason } from '@slotdrop/delivery'
import { type Manifest, type ExcludedEntry, isHashText } from '@slotdrop/drops'
import { deviceCompanions } from '../../../device/deviceCompanions.ts'
import { deviceDrops, type OpenedDrop } from '../../../device/deviceDrops.ts'
import type { DropMode } from '../../../device/deviceStore.ts'
import type { RecipientDecision } from '../../../device/recipientDecisions.ts'
import { useSay } from '../../../i18n/index.ts'
import { openSealedFile } from '../../../workers/openSealedFile.ts'
import { useServiceSender } from '../service/useServiceSender.ts'
import {
  companionQuery,
  companionUpkeepQuery,
  keptManifestQuery,
  openedManifestQuery,
  toOpenedDrop,
} from './manifestQueries.ts'
import { OtherDropError } from './OtherDropError.ts'
import { SavedManifestDocument } from './SavedManifest.generated.ts'

/** Where a manifest was looked for, and what came of it. */
type ManifestState =
  /** `done`: the share of a fetched list that was checked, from 0 to 1. */
  | { readonly status: 'loading'; readonly done: number }
  | { readonly status: 'missing'; readonly problem?: string | undefined }
  | {
      readonly status: 'found'
      readonly manifest: Manifest
      readonly setAside: readonly ExcludedEntry[]
      readonly mode: DropMode
      /** Why rows were refused when they were tried before the sealing. */
      readonly refusals?: ReadonlyMap<number, Reason> | undefined
      readonly recipientDecisions?: readonly RecipientDecision[] | undefined
    }

// Nobody signs in as this account.
const nobody = { sender: zeroAddress, chainId: 0 } as const

/** A list with what its sender keeps beside it: undefined while that is looked for, and the list alone where there is nothing. */
function useCompanion(opened: OpenedDrop | undefined, isShownAtOnce: boolean): OpenedDrop | undefined {
  const apollo = useApolloClient()
  const { status } = useAuth()
  const sender = useServiceSender(opened?.manifest.terms ?? nobody)
  const isWanted = opened !== undefined && !opened.isOwn
  const companion = useQuery(companionQuery({ apollo, opened: isWanted ? opened : undefined, sender }))
  const ownId = opened?.isOwn ? opened.manifest.dropId : undefined
  useQuery(companionUpkeepQuery({ apollo, dropId: ownId, sender }))
  const isLookedFor = isWanted && (status === 'loading' || companion.isLoading)
  return isLookedFor && !isShownAtOnce ? undefined : (companion.data ?? opened)
}

/**
 * The sealed list of a drop: from this device, else from the server; checked in either case. How the drop is meant to reach people comes
 * with it where its sender is signed in, so that no page offers to send what is to be claimed.
 */
export function useManifest(dropId: string | undefined) {
  const [done, setDone] = useState(0)
  const kept = useQuery(keptManifestQuery(dropId))
  // A server that is down or keeps nothing is no reason to stop: the file may be at hand.
  const saved = useServerQuery(
    SavedManifestDocument,
    isHashText(dropId) && kept.data === null ? { variables: { id: dropId } } : noServer,
  )
  const json = saved.data?.drop?.manifest ?? undefined
  const opened = useQuery(openedManifestQuery(dropId, json, setDone))
  const file = useSealedFile(dropId)

  const problemText = useSay()
  const list = kept.data ?? opened.data
  const found = useCompanion(list, kept.data !== null)
  const problem = file.problem ?? opened.error
  const isLooking =
    kept.isPending ||
    (list !== undefined && !found) ||
    (kept.data === null && (saved.loading || (json !== undefined && opened.isPending)))
  const state: ManifestState = found
    ? { status: 'found', ...found }
    : isLooking
      ? { status: 'loading', done }
      : { status: 'missing', problem: problem ? problemText(problem) : undefined }
  return { state, reading: file.reading, readFile: file.read }
}

/** Takes a file that somebody chooses in place of what is missing, and keeps it on this device. */
function useSealedFile(dropId: string | undefined) {
  const cache = useQueryClient()
  const [done, setDone] = useState(0)
  const [problem, setProblem] = useState<Error>()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async (file: File) => {
      setDone(0)
      const { manifest, companion } = await openSealedFile(file, { onProgress: setDone })
      if (manifest.dropId !== dropId) throw new OtherDropError(manifest.fingerprint)
      const kept = companion ? deviceCompanions.put(manifest, companion) : deviceDrops.put(manifest)
      await kept.catch(() => undefined)
      return toOpenedDrop(manifest, companion)
    },
    onSuccess: (opened) => cache.setQueryData(keptManifestQuery(dropId).queryKey, opened),
    // It stays until the next file was read.
    onError: setProblem,
  })
  return {
    problem,
    /** The share of the file that was checked, from 0 to 1; undefined while none is read. */
    reading: isPending ? done : undefined,
    read: mutate,
  }
}
