import { type Dispatch, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { deviceDrafts } from '../../device/deviceDrafts.ts'
import type { PackedDecisions } from '@slotdrop/drops'
import type { DeviceDraft, DropSeries } from '../../device/deviceStore.ts'
import type { ListClient } from '../../workers/createListClient.ts'
import {
  type DraftOnDevice,
  eventsOf,
  keepOnDevice,
  newDraft,
  noteUnkept,
  restoredDraft,
  sealedEventOf,
} from './draftOnDevice.ts'
import type { NewDropEvent, NewDropState } from './newDropMachine.ts'

/** Brings a draft back from this device, and keeps it there after each change. */
export function useDraftOnDevice({
  asked,
  client,
  state,
  dispatch,
}: {
  /** Key of the draft to go on with; null for the one that was last open here, undefined while that is not known. */
  readonly asked: string | null | undefined
  readonly client: ListClient | undefined
  readonly state: NewDropState
  readonly dispatch: Dispatch<NewDropEvent>
}) {
  const draft = useRef(newDraft(''))
  const [restoredKey, setRestoredKey] = useState<string>()
  const isRestored = restoredKey !== undefined
  const [kept, setKept] = useState<DeviceDraft>()
  const [isNotKept, setNotKept] = useState(false)

  useEffect(() => {
    if (asked === undefined) return
    let isCurrent = true
    draft.current = newDraft(asked ?? crypto.randomUUID())
    const restore = async () => {
      // oxlint-disable-next-line house/quiet-effects -- a draft that is found is one event of the machine
      const found = await deviceDrafts.open(asked ?? undefined)
      const sealed = found && (await sealedEventOf(found).catch(() => undefined))
      if (!found || !isCurrent) return
      draft.current = restoredDraft(found)
      setKept(found)
      for (const event of eventsOf(found)) dispatch(event)
      if (sealed) dispatch(sealed)
    }
    void restore()
      .catch(() => undefined)
      .finally(() => isCurrent && setRestoredKey(draft.current.key))
    return () => {
      isCurrent = false
    }
  }, [asked, dispatch])

  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const keep = useCallback(
    () =>
      keepOnDevice(draft.current, latest.current).then(
        (found) => {
          if (found) setKept(found)
          setNotKept(false)
        },
        () => setNotKept(true),
      ),
    [],
  )
  // What a draft holds; how far its list is read changes many times a second, and is not kept.
  const { asset, source, title, mode, sealed, recipientDecisions } = state
  const { round, policy, safeTransfer, direct, opensAtSeconds, closesAtSeconds, slotSize } = state
  const terms = [round, policy, safeTransfer, direct, opensAtSeconds, closesAtSeconds, slotSize].join()
  const entryCount = state.summary?.entryCount
  useEffect(() => {
    if (isRestored) void keep()
  }, [isRestored, keep, asset, source, title, mode, terms, entryCount, sealed, recipientDecisions])
  useKeptDecisions({ client, summary: state.summary, draft, keep })
  useEffect(() => {
    const note = () => noteUnkept(draft.current)
    globalThis.addEventListener('pagehide', note)
    // A phone may give a page up that nobody looks at, and says nothing more to it.
    document.addEventListener('visibilitychange', note)
    return () => {
      globalThis.removeEventListener('pagehide', note)
      document.removeEventListener('visibilitychange', note)
    }
  }, [])

  return {
    draft,
    /** What was decided about a list says nothing of another. */
    forgetDecisions() {
      draft.current.decisions = undefined
      draft.current.series = undefined
    },
    /** Makes the draft one of several that a list became, with what it decides about the list. */
    join(series: DropSeries, decisions: PackedDecisions) {
      draft.current.series = series
      draft.current.decisions = decisions
    },
    isRestored,
    /** The draft's key, once it is known. */
    key: restoredKey,
    /** The draft as this device has it. */
    kept,
    /** Whether this browser refused to keep the draft as it stands. */
    isNotKept,
    keep,
  }
}

/** Decisions about the list are kept with its draft, each as soon as the list says what was decided. */
function useKeptDecisions({
  client,
  summary,
  draft,
  keep,
}: {
  readonly client: ListClient | undefined
  readonly summary: NewDropState['summary']
  readonly draft: RefObject<DraftOnDevice>
  readonly keep: () => Promise<void>
}): void {
  useEffect(() => {
    if (!client || !summary) return
    // oxlint-disable-next-line house/quiet-effects -- nothing is shown of it: decisions are kept beside the draft
    void client
      .ask('decisions', undefined)
      .then((decisions) => {
        draft.current.decisions = decisions
        return keep()
      })
      .catch(() => undefined)
  }, [client, summary, draft, keep])
}
