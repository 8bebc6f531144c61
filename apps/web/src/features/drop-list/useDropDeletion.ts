import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useSay, useText } from '../../i18n/index.ts'
import type { DeletionScope } from './deleteDrop.ts'
import type { ListedDrop } from './listedDrop.ts'
import { messages } from './messages.generated.ts'

/** The deletion of a drop: asked for, then read by its sender, then done. */
export type Deletion = {
  readonly isBusy: boolean
  /** What goes with it; undefined until it is asked for. */
  readonly scope: DeletionScope | undefined
  /** Why it was not deleted. */
  readonly failure: string | undefined
  ask(): Promise<void>
  keep(): void
  remove(): Promise<void>
}

/** Deleting is rare: its script comes when it is asked for. */
function loadDeleting() {
  return import('./deleteDrop.ts')
}

/** See `Deletion`. */
export function useDropDeletion(drop: ListedDrop, onDeleted: (drop: ListedDrop) => void): Deletion {
  const t = useText(messages)
  const say = useSay()
  const apollo = useApolloClient()
  const [scope, setScope] = useState<DeletionScope>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await act()
    } catch (error) {
      setFailure(t('notDeleted', { reason: say(error) }))
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    scope,
    failure,
    ask: () =>
      attempt(async () => {
        const { fetchDeletionScope } = await loadDeleting()
        setScope(await fetchDeletionScope(drop))
      }),
    keep: () => setScope(undefined),
    remove: () =>
      attempt(async () => {
        const { deleteDrop } = await loadDeleting()
        await deleteDrop(apollo, drop)
        onDeleted(drop)
      }),
  }
}
