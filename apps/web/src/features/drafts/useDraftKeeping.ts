import { useApolloClient } from '@apollo/client/react'
import { useAuth } from '@slotdrop/auth/react'
import { useEffect, useReducer, useRef, useState } from 'react'
import { deviceDrafts, isAhead } from '../../device/deviceDrafts.ts'
import type { DeviceDraft } from '../../device/deviceStore.ts'
import { messageOf } from '../../server-data/errorText.ts'
import type { PackedList } from '../../workers/packedList.ts'
import { packInWorker } from '../../workers/packInWorker.ts'
import { initialKeeping, mayKeep, transition } from './draftKeeping.ts'
import { keepInAccount, type PackList } from './keepInAccount.ts'
import { DeleteDraftDocument, DraftHeadDocument } from './Drafts.generated.ts'

/** A change is kept when no other follows for so long. */
const pauseMilliseconds = 1_500

/** Packs each list once. */
function createPacker(): PackList {
  let last: { input: string | Blob; packed: Promise<PackedList> } | undefined
  return (input) => {
    if (last?.input === input) return last.packed
    const begun = { input, packed: packInWorker(input) }
    last = begun
    // What went wrong is tried again when it is asked for again.
    begun.packed.catch(() => last === begun && (last = undefined))
    return begun.packed
  }
}

function isOf(owner: string, { account }: DeviceDraft) {
  return account === undefined || account.owner.toLowerCase() === owner.toLowerCase()
}

/** Keeps a draft in the account that is signed in, after each change, and says how that goes. */
export function useDraftKeeping(draft: DeviceDraft | undefined) {
  const apollo = useApolloClient()
  const { session } = useAuth()
  const owner = session?.address
  const [state, dispatch] = useReducer(transition, initialKeeping)
  const [packer] = useState(createPacker)
  const [attempt, setAttempt] = useState(0)
  const running = useRef<AbortController>(undefined)
  const key = draft?.key
  const mayGoOn = mayKeep(state)

  // What another device did since this one last looked, before anything is changed here.
  useEffect(() => {
    dispatch({ type: 'signed-out' })
    if (owner === undefined || key === undefined) return
    let isCurrent = true
    const look = async () => {
      const known = await deviceDrafts.get(key)
      if (!known?.account || !isCurrent) return
      const { account } = known
      if (!isOf(owner, known)) {
        dispatch({ type: 'belongs-elsewhere', owner: account.owner })
        return
      }
      const { data } = await apollo.query({
        query: DraftHeadDocument,
        variables: { id: key },
        fetchPolicy: 'no-cache',
      })
      if (!isCurrent || !data) return
      const { draft } = data
      if (!draft) dispatch({ type: 'found-gone' })
      else if (draft.revision > account.revision) {
        const { revision, rowCount, updatedAt } = draft
        dispatch({ type: 'found-newer', theirs: { revision, rowCount, keptAt: Date.parse(updatedAt) } })
      } else if (!isAhead(known)) dispatch({ type: 'found-kept', ...account })
    }
    // Whoever can't be asked will be asked when the next change is kept.
    void look().catch(() => undefined)
    return () => {
      isCurrent = false
      // Nothing of one account goes on under another.
      running.current?.abort()
      running.current = undefined
    }
  }, [apollo, owner, key])

  useEffect(() => {
    if (owner === undefined || !draft || !mayGoOn) return
    if (!draft.isSealed && (!isAhead(draft) || (draft.input === undefined && !draft.account))) return
    const keepOnce = async (current: DeviceDraft, { signal }: AbortController): Promise<boolean> => {
      if (!isOf(owner, current)) {
        if (current.account) dispatch({ type: 'belongs-elsewhere', owner: current.account.owner })
        return false
      }
      if (current.isSealed) {
        // What is sealed is a drop, with a place of its own.
        if (current.account) {
          await apollo.mutate({ mutation: DeleteDraftDocument, variables: { id: current.key } })
          await deviceDrafts.note(current.key, undefined)
        }
        dispatch({ type: 'signed-out' })
        return false
      }
      if (!isAhead(current)) return false
      dispatch({ type: 'began' })
      // The list as this page holds it: what the device's store gives is another object each time.
      const held = { ...current, input: current.changedAt === draft.changedAt ? draft.input : current.input }
      const outcome = await keepInAccount({
        apollo,
        draft: held,
        packList: packer,
        onProgress: (progress) => dispatch({ type: 'sent', ...progress }),
        signal,
      })
      signal.throwIfAborted()
      const { changedAt } = current
      if (outcome.kind === 'kept') {
        const { revision, keptAt } = outcome
        await deviceDrafts.note(current.key, { owner, revision, keptAt, changedAt })
      }
      dispatch({ type: 'ended', outcome, changedAt })
      return outcome.kind === 'kept'
    }
    const keep = async () => {
      // One after another: the next is made from the revision that this one gives.
      if (running.current) return
      const run = new AbortController()
      running.current = run
      try {
        for (let goesOn = true; goesOn && !run.signal.aborted;) {
          // oxlint-disable-next-line no-await-in-loop -- what was changed while it was being kept is kept next
          const current = await deviceDrafts.get(draft.key)
          // oxlint-disable-next-line no-await-in-loop
          goesOn = current !== undefined && (await keepOnce(current, run))
        }
      } catch (error) {
        if (!run.signal.aborted) dispatch({ type: 'broke-off', message: messageOf(error) })
      } finally {
        if (running.current === run) running.current = undefined
      }
    }
    // Who has sealed the list goes on to another page at once.
    const timer = setTimeout(() => void keep(), draft.isSealed ? 0 : pauseMilliseconds)
    return () => clearTimeout(timer)
    // A failure waits for the next change, or for her to say so.
  }, [apollo, owner, draft, packer, mayGoOn, attempt])

  return { state, owner, tryAgain: () => setAttempt((attempts) => attempts + 1) }
}

/** What `useDraftKeeping` gives. */
export type DraftKeeper = ReturnType<typeof useDraftKeeping>
