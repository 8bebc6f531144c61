import { useEffect, useState } from 'react'
import { type Manifest, parseManifest } from '@slotdrop/drops'
import { deviceDrops } from '../../lib/deviceDrops.ts'
import { fetchSavedManifest } from '../../lib/savedDrops.ts'

/** Where a manifest was looked for, and what came of it. */
export type ManifestState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing'; readonly problem?: string }
  | { readonly status: 'found'; readonly manifest: Manifest }

/** The sealed list of a drop: from this device, else from the server; checked in either case. */
export const useManifest = (dropId: string | undefined) => {
  const [state, setState] = useState<ManifestState>({ status: 'loading' })
  useEffect(() => {
    if (dropId === undefined) return
    let isCurrent = true
    const find = async (): Promise<ManifestState> => {
      const kept = await deviceDrops.get(dropId).catch(() => undefined)
      const json = kept?.manifest ?? (await fetchSavedManifest(dropId).catch(() => undefined))
      if (json === undefined) return { status: 'missing' }
      const manifest = await parseManifest(json)
      if (manifest.dropId !== dropId)
        return { status: 'missing', problem: 'The list that was found belongs to another drop.' }
      return { status: 'found', manifest }
    }
    find().then(
      (found) => isCurrent && setState(found),
      (error: Error) => isCurrent && setState({ status: 'missing', problem: error.message }),
    )
    return () => {
      isCurrent = false
    }
  }, [dropId])

  /** Takes a file in place of what is missing. */
  const readFile = async (file: File) => {
    try {
      const manifest = await parseManifest(await file.text())
      if (manifest.dropId !== dropId) {
        setState({ status: 'missing', problem: `This file holds another drop, ${manifest.fingerprint}.` })
        return
      }
      await deviceDrops.put(manifest).catch(() => undefined)
      setState({ status: 'found', manifest })
    } catch (error) {
      setState({ status: 'missing', problem: error instanceof Error ? error.message : String(error) })
    }
  }
  return { state, readFile }
}
