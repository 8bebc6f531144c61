import { useQuery } from '@tanstack/react-query'
import { useCallback, useReducer } from 'react'
import { useAccount } from 'wagmi'
import type { Fix, ListSummary } from '@slotdrop/drops'
import { useRuntime } from '../account/index.ts'
import { type DropChoices, initialNewDrop, type ListSource, type Step, termsOf, transition } from './newDropMachine.ts'
import type { Asset } from './asset/fetchAsset.ts'
import { overviewQuery } from './recipients/listQueries.ts'
import { useListReading } from './recipients/useListReading.ts'
import { useListWorker } from './recipients/useListWorker.ts'
import { useDraftOnDevice } from './useDraftOnDevice.ts'
import { useSealing } from './useSealing.ts'

/**
 * A new drop: its state, and what can be done with it. The worker, the draft on this device and the sealing are connected here.
 *
 * @param asked key of the draft to go on with; null for the one that was last open here, undefined while that is not known
 */
export function useNewDrop(asked: string | null | undefined) {
  const runtime = useRuntime()
  const { address: account } = useAccount()
  const [state, dispatch] = useReducer(transition, initialNewDrop)
  const client = useListWorker()
  const onDevice = useDraftOnDevice({ asked, client, state, dispatch })
  const { draft, isRestored, kept, isNotKept, keep } = onDevice
  const { asset, summary, sealed, step } = state
  const distributor = runtime?.chains.find(({ id }) => id === asset?.chainId)?.distributor ?? undefined
  // What was sealed has its sender: a wallet that shows another account while it is being authorised takes nothing of it back.
  const sender = step === 'Send' ? (sealed?.terms.sender ?? account) : account
  useListReading({ client, state, distributor, sender, draft, dispatch })
  const { data: overview } = useQuery(overviewQuery({ client, summary }))
  const terms = termsOf(state, { sender: account, distributor })
  const apply = (mended: Promise<ListSummary> | undefined) =>
    void mended?.then(
      (found) => dispatch({ type: 'list-mended', summary: found }),
      (error: unknown) => dispatch({ type: 'list-failed', error }),
    )
  const { freeze, seal, sealTest } = useSealing({ client, state, terms, draft, dispatch, onMend: apply })

  return {
    state,
    client,
    overview,
    terms,
    isRestored,
    /** The draft as this device has it. */
    kept,
    /** Whether this browser refused to keep the draft as it stands. */
    isNotKept,
    keepAgain: () => void keep(),
    freeze,
    seal,
    sealTest,
    go: (next: Step) => dispatch({ type: 'went', step: next }),
    chooseAsset: useCallback((chosen: Asset) => dispatch({ type: 'asset-chosen', asset: chosen }), []),
    takeBalance: useCallback((read: Asset) => dispatch({ type: 'balance-read', asset: read }), []),
    chooseSource(chosen: ListSource | undefined) {
      onDevice.forgetDecisions()
      dispatch(chosen ? { type: 'list-chosen', source: chosen } : { type: 'list-cleared' })
    },
    choose: useCallback((choices: Partial<DropChoices>) => dispatch({ type: 'chosen', choices }), []),
    fix: (fix: Fix) => apply(client?.ask('fix', fix)),
    undo: () => apply(client?.ask('undo', undefined)),
    redo: () => apply(client?.ask('redo', undefined)),
    async setErrorsAside() {
      if (client) apply(client.ask('fix', { kind: 'exclude', lines: await client.ask('errorLines', undefined) }))
    },
  }
}

/** What `useNewDrop` gives. */
export type NewDropActions = ReturnType<typeof useNewDrop>
