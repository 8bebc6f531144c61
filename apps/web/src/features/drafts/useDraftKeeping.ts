import { useApolloClient } from '@apollo/client/react'
import { useAuth } from '@slotdrop/auth/react'
import { useEffect, useMemo, useReducer, useState } from 'react'
import { deviceDrafts, isAhead } from '../../device/deviceDrafts.ts'
import type { DeviceDraft } from '../../device/deviceStore.ts'
import type { PackedList } from '../../workers/packedList.ts'
import { packInWorker } from '../../workers/packInWorker.ts'
import { createAccountKeeper } from './createAccountKeeper.ts'
import { initialKeeping, mayKeep, transition } from './draftKeeping.ts'
import type { PackList } from './keepInAccount.ts'
import { lookInAccount } from './lookInAccount.ts'

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

/** Whether the account has less of a draft than this device. */
function isToBeKept(draft: DeviceDraft): boolean {
  return draft.isSealed === true || (isAhead(draft) && (draft.input !== undefined || draft.account !== undefined))
}

/** Keeps a draft in the account that is signed in, after each change, and says how that goes. */
export function useDraftKeeping(draft: DeviceDraft | undefined) {
  const apollo = useApolloClient()
  const { session } = useAuth()
  const owner = session?.address
  const [state, dispatch] = useReducer(transition, initialKeeping)
  const [packList] = useState(createPacker)
  const [attempt, setAttempt] = useState(0)
  const keeper = useMemo(
    () => (owner === undefined ? undefined : createAccountKeeper({ apollo, owner, packList, onEvent: dispatch })),
    [apollo, owner, packList],
  )
  const key = draft?.key

  // What another device did since this one last looked, before anything is changed here.
  useEffect(() => {
    dispatch({ type: 'signed-out' })
    if (owner === undefined || key === undefined) return
    let isCurrent = true
    const look = async () => {
      // oxlint-disable-next-line house/quiet-effects -- what the account has is one event of the machine
      const known = await deviceDrafts.get(key)
      const event = known && isCurrent ? await lookInAccount(apollo, owner, known) : undefined
      if (event && isCurrent) dispatch(event)
    }
    // Whoever can't be asked will be asked when the next change is kept.
    void look().catch(() => undefined)
    return () => {
      isCurrent = false
      // Nothing of one account goes on under another.
      keeper?.stop()
    }
  }, [apollo, owner, key, keeper])

  const mayGoOn = mayKeep(state)
  useEffect(() => {
    if (!keeper || !draft || !mayGoOn || !isToBeKept(draft)) return
    // Who has sealed the list goes on to another page at once.
    const timer = setTimeout(() => void keeper.keep(draft), draft.isSealed ? 0 : pauseMilliseconds)
    return () => clearTimeout(timer)
    // A failure waits for the next change, or for `tryAgain`.
  }, [keeper, draft, mayGoOn, attempt])

  return { state, owner, tryAgain: () => setAttempt((attempts) => attempts + 1) }
}

/** What `useDraftKeeping` gives. */
export type DraftKeeper = ReturnType<typeof useDraftKeeping>
