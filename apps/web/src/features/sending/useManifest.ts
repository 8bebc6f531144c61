import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { Manifest, SetAside } from '@slotdrop/drops'
import { deviceDrops } from '../../device/deviceDrops.ts'
import type { DropMode } from '../../device/deviceStore.ts'
import { useText } from '../../i18n/index.ts'
import { openSealedFile } from '../../workers/openSealedFile.ts'
import { fileErrorText } from '../../words/files/fileErrorText.ts'
import { messages } from './messages.generated.ts'
import { SavedManifestDocument } from './SavedManifest.generated.ts'

/** Where a manifest was looked for, and what came of it. */
export type ManifestState =
  /** `done`: the share of a fetched list that was checked, from 0 to 1. */
  | { readonly status: 'loading'; readonly done: number }
  | { readonly status: 'missing'; readonly problem?: string }
  | {
      readonly status: 'found'
      readonly manifest: Manifest
      readonly setAside: readonly SetAside[]
      readonly mode: DropMode
    }

/** The sealed list of a drop: from this device, else from the server; checked in either case. */
export function useManifest(dropId: string | undefined) {
  const t = useText(messages)
  const apollo = useApolloClient()
  const [state, setState] = useState<ManifestState>({ status: 'loading', done: 0 })
  const [reading, setReading] = useState<number>()
  useEffect(() => {
    if (dropId === undefined) return
    let isCurrent = true
    // A server that is down or keeps nothing is no reason to stop: the file may be at hand.
    const fetchSaved = async (id: string) => {
      const answer = await apollo
        .query({ query: SavedManifestDocument, variables: { id: id as `0x${string}` } })
        .catch(() => undefined)
      return answer?.data?.drop?.manifest ?? undefined
    }
    const find = async (): Promise<ManifestState> => {
      // A drop that this device can't open any more counts as not kept: server and file are left.
      const kept = await deviceDrops.load(dropId).catch(() => undefined)
      if (kept?.manifest.dropId === dropId) return { status: 'found', ...kept }
      const json = await fetchSaved(dropId)
      if (json === undefined) return { status: 'missing' }
      const manifest = await openSealedFile(json, (done) => isCurrent && setState({ status: 'loading', done }))
      if (manifest.dropId !== dropId) return { status: 'missing', problem: t('otherDropFound') }
      return { status: 'found', manifest, setAside: [], mode: 'push' }
    }
    find().then(
      (found) => isCurrent && setState(found),
      (error: unknown) => isCurrent && setState({ status: 'missing', problem: fileErrorText(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [apollo, dropId, t])

  /** Takes a file in place of what is missing. */
  const readFile = async (file: File) => {
    setReading(0)
    try {
      const manifest = await openSealedFile(file, setReading)
      if (manifest.dropId !== dropId) {
        setState({ status: 'missing', problem: t('otherDropInFile', { fingerprint: manifest.fingerprint }) })
        return
      }
      await deviceDrops.put(manifest).catch(() => undefined)
      setState({ status: 'found', manifest, setAside: [], mode: 'push' })
    } catch (error) {
      setState({ status: 'missing', problem: fileErrorText(error) })
    } finally {
      setReading(undefined)
    }
  }
  return {
    state,
    /** The share of a chosen file that was checked, from 0 to 1; undefined while none is read. */
    reading,
    readFile,
  }
}
