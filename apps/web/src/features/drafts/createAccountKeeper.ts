import type { ApolloClient } from '@apollo/client'
import { deviceDrafts, isAhead } from '../../device/deviceDrafts.ts'
import type { DeviceDraft } from '../../device/deviceStore.ts'
import type { DraftKeepingEvent } from './draftKeeping.ts'
import { keepInAccount, type PackList } from './keepInAccount.ts'
import { DeleteDraftDocument } from './Drafts.generated.ts'
import { isOf } from './lookInAccount.ts'

/** Keeps drafts of this device in one account, one after another. */
export type AccountKeeper = {
  /** Keeps a draft as it stands now, and again while it is changed meanwhile. Nothing while another call is at it. */
  keep(draft: DeviceDraft): Promise<void>
  /** Ends what is under way. */
  stop(): void
}

/** See `AccountKeeper`. Its progress is reported as events. */
export function createAccountKeeper({
  apollo,
  owner,
  packList,
  onEvent,
}: {
  readonly apollo: ApolloClient
  readonly owner: string
  readonly packList: PackList
  readonly onEvent: (event: DraftKeepingEvent) => void
}): AccountKeeper {
  let running: AbortController | undefined

  /** What is sealed is a drop, with a place of its own. */
  const letGo = async ({ key, account }: DeviceDraft) => {
    if (account) {
      await apollo.mutate({ mutation: DeleteDraftDocument, variables: { id: key } })
      await deviceDrafts.note(key, undefined)
    }
    onEvent({ type: 'signed-out' })
  }

  /** Whether it was kept, and may have been changed since. */
  const keepOnce = async (current: DeviceDraft, shown: DeviceDraft, signal: AbortSignal): Promise<boolean> => {
    const { key, account, changedAt } = current
    if (account && !isOf(owner, current)) {
      onEvent({ type: 'belongs-elsewhere', owner: account.owner })
      return false
    }
    if (current.isSealed) {
      await letGo(current)
      return false
    }
    if (!isAhead(current)) return false
    onEvent({ type: 'began' })
    // The list as this page holds it: what the device's store gives is another object each time.
    const held = { ...current, input: changedAt === shown.changedAt ? shown.input : current.input }
    const onProgress = (progress: { readonly sentParts: number; readonly partCount: number }) =>
      onEvent({ type: 'sent', ...progress })
    const outcome = await keepInAccount({ apollo, draft: held, packList, onProgress, signal })
    signal.throwIfAborted()
    if (outcome.kind === 'kept') {
      const { revision, keptAt } = outcome
      await deviceDrafts.note(key, { owner, revision, keptAt, changedAt })
    }
    onEvent({ type: 'ended', outcome, changedAt })
    return outcome.kind === 'kept'
  }

  return {
    async keep(draft) {
      // One after another: the next is made from the revision that this one gives.
      if (running) return
      const run = new AbortController()
      running = run
      try {
        for (let goesOn = true; goesOn && !run.signal.aborted;) {
          // oxlint-disable-next-line no-await-in-loop -- what was changed while it was being kept is kept next
          const current = await deviceDrafts.get(draft.key)
          // oxlint-disable-next-line no-await-in-loop
          goesOn = current !== undefined && (await keepOnce(current, draft, run.signal))
        }
      } catch (error) {
        if (!run.signal.aborted) onEvent({ type: 'broke-off', reason: error })
      } finally {
        if (running === run) running = undefined
      }
    },
    stop() {
      running?.abort()
      running = undefined
    },
  }
}
