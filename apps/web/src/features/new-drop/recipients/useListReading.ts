import { type Dispatch, type RefObject, useEffect } from 'react'
import type { Address } from '@slotdrop/drops'
import type { ListClient } from '../../../workers/createListClient.ts'
import type { DraftOnDevice } from '../draftOnDevice.ts'
import type { NewDropEvent, NewDropState } from '../newDropMachine.ts'
import { readInWorker } from './readInWorker.ts'

/** Reads the chosen list for the chosen token, and again when what its rows are judged by changes. */
export function useListReading({
  client,
  state: { source, asset },
  distributor,
  sender,
  draft,
  dispatch,
}: {
  readonly client: ListClient | undefined
  readonly state: Pick<NewDropState, 'source' | 'asset'>
  readonly distributor: Address | undefined
  readonly sender: Address | undefined
  /** What was decided about the list before is decided again. */
  readonly draft: RefObject<DraftOnDevice>
  readonly dispatch: Dispatch<NewDropEvent>
}): void {
  const { chainId, address: token, decimals, standard, symbol } = asset ?? {}
  useEffect(() => {
    if (!client || !source || token === undefined || decimals === undefined || standard === undefined) return
    let isCurrent = true
    const report = (event: NewDropEvent) => {
      if (isCurrent) dispatch(event)
    }
    const from = performance.now()
    const { decisions } = draft.current
    dispatch({ type: 'reading-began' })
    // oxlint-disable-next-line house/quiet-effects -- a reading lasts, and each part of it is an event of the machine
    void readInWorker({
      client,
      source,
      options: {
        standard,
        decimals,
        symbol,
        known: { token, distributor, sender },
        ...(decisions ? { decisions } : {}),
      },
      onProgress: (progress) => report({ type: 'reading-continued', progress }),
    }).then(
      (summary) => report({ type: 'list-read', summary, seconds: (performance.now() - from) / 1000 }),
      (error: unknown) => report({ type: 'list-failed', error }),
    )
    return () => {
      isCurrent = false
    }
  }, [client, chainId, token, decimals, standard, symbol, source, distributor, sender, draft, dispatch])
}
