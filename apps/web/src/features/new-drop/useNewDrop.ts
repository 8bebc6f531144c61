import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { useAccount } from 'wagmi'
import type { Fix, ListSummary } from '@slotdrop/drops'
import { knownTokens } from '../../chain/knownTokens.ts'
import type { RecipientDecision } from '../../device/recipientDecisions.ts'
import { createRecipientsClient } from '../../workers/recipients/createRecipientsClient.ts'
import { useChainClient, useRuntime } from '../account/index.ts'
import {
  type DropChoices,
  initialNewDrop,
  type ListSource,
  type Step,
  stepAt,
  termsOf,
  transition,
} from './newDropMachine.ts'
import type { Asset } from './asset/fetchAsset.ts'
import { overviewQuery } from './recipients/listQueries.ts'
import { isShareOf } from './recipients/shares/shareToken.ts'
import { type KnownShare, splitList } from './recipients/shares/splitList.ts'
import { useListReading } from './recipients/useListReading.ts'
import { useListWorker } from './recipients/useListWorker.ts'
import { useDraftOnDevice } from './useDraftOnDevice.ts'
import { useSealing } from './useSealing.ts'

/**
 * A new drop: its state, and what can be done with it. The worker, the draft on this device and the sealing are connected here.
 *
 * @param asked key of the draft to go on with; null for the one that was last open here, undefined while that is not known
 * @param wanted the step that the address asks for
 */
export function useNewDrop(asked: string | null | undefined, wanted: Step) {
  const runtime = useRuntime()
  const { address: account } = useAccount()
  const [state, dispatch] = useReducer(transition, initialNewDrop)
  const client = useListWorker()
  const recipientsWorker = useRecipientsWorker()
  const onDevice = useDraftOnDevice({ asked, client, state, dispatch })
  const { draft, isRestored, kept, isNotKept, keep } = onDevice
  const { asset, summary, sealed } = state
  const step = stepAt(state, wanted, isRestored)
  const distributor = runtime?.chains.find(({ id }) => id === asset?.chainId)?.distributor ?? undefined
  // What was sealed has its sender: a wallet that shows another account while it is being authorised takes nothing of it back.
  const isAfterSeal = step === 'Send' || step === 'Share'
  const sender = isAfterSeal ? (sealed?.terms.sender ?? account) : account
  const chainId = asset?.chainId
  const chain = useChainClient(chainId)
  const tokens = useMemo(
    () => (runtime && chainId !== undefined ? knownTokens(chainId, runtime) : undefined),
    [runtime, chainId],
  )
  useListReading({ client, chain, state, distributor, sender, tokens, draft, dispatch })
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
    /** The step to be shown; undefined while what it shows is still being read. */
    step,
    /** Name of the draft in the address, once it is known. */
    key: onDevice.key,
    client,
    recipientsWorker,
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
    chooseAsset: useCallback((chosen: Asset) => dispatch({ type: 'asset-chosen', asset: chosen }), []),
    takeBalance: useCallback((read: Asset) => dispatch({ type: 'balance-read', asset: read }), []),
    chooseSource(chosen: ListSource | undefined) {
      onDevice.forgetDecisions()
      dispatch(chosen ? { type: 'list-chosen', source: chosen } : { type: 'list-cleared' })
    },
    choose: useCallback((choices: Partial<DropChoices>) => dispatch({ type: 'chosen', choices }), []),
    /** Notes a decision about recipients; the list is changed by `fix`. */
    decideRecipients: (decision: RecipientDecision) => dispatch({ type: 'recipients-decided', decisions: [decision] }),
    undecideRecipients: (decision: RecipientDecision) => dispatch({ type: 'recipients-undecided', decision }),
    fix: (fix: Fix) => apply(client?.ask('fix', fix)),
    undo: () => apply(client?.ask('undo', undefined)),
    redo: () => apply(client?.ask('redo', undefined)),
    /** Makes a drop of each token and chain of the list: this draft goes on with one of them, and each other has a draft of its own. */
    async split(shares: readonly KnownShare[]) {
      const { source, mode } = state
      const split = asset && source && (await splitList(shares, { chosen: asset, source, mode }))
      if (!split) return
      const { here, series } = split
      onDevice.join(series, here.share.decisions)
      if (!isShareOf(here.share, asset)) dispatch({ type: 'asset-chosen', asset: here.asset })
      else {
        const { excluded, tokens } = here.share.decisions
        if (excluded.length > 0) apply(client?.ask('fix', { kind: 'exclude', lines: [...excluded] }))
        if (tokens) apply(client?.ask('fix', { kind: 'tokens', tokens }))
      }
    },
    async excludeErrors() {
      if (client) apply(client.ask('fix', { kind: 'exclude', lines: await client.ask('errorLines', undefined) }))
    },
  }
}

/** The worker that checks recipients. It starts with the first check, keeps what it found, and ends with the page. */
function useRecipientsWorker() {
  const [worker] = useState(createRecipientsClient)
  useEffect(() => () => worker.end(), [worker])
  return worker
}

/** What `useNewDrop` gives. */
export type NewDropActions = ReturnType<typeof useNewDrop>
