import { type Dispatch, type RefObject, useEffect } from 'react'
import type { ChainClient } from '@slotdrop/delivery'
import type { Address, KnownToken } from '@slotdrop/drops'
import type { ListClient } from '../../../workers/createListClient.ts'
import type { DraftOnDevice } from '../draftOnDevice.ts'
import type { NewDropEvent, NewDropState } from '../newDropMachine.ts'
import { judgeIds } from './ids/judgeIds.ts'
import { decideAtFirst } from './reading/decideAtFirst.ts'
import { readInWorker } from './readInWorker.ts'
import { readOptionsOf } from './readOptionsOf.ts'

/** Reads the chosen list for the chosen token, and again when what its rows are judged by changes. */
export function useListReading({
  client,
  chain,
  state: { source, asset },
  distributor,
  sender,
  tokens,
  draft,
  dispatch,
}: {
  readonly client: ListClient | undefined
  /** The token's network. */
  readonly chain: ChainClient | undefined
  readonly state: Pick<NewDropState, 'source' | 'asset'>
  readonly distributor: Address | undefined
  readonly sender: Address | undefined
  /** Tokens of that network that are known by their symbols; the same array for the same network. */
  readonly tokens: readonly KnownToken[] | undefined
  /** What was decided about the list before is decided again. */
  readonly draft: RefObject<DraftOnDevice>
  readonly dispatch: Dispatch<NewDropEvent>
}): void {
  const { chainId, address, decimals, standard, symbol, name } = asset ?? {}
  const idChain = standard === 'ERC721' || standard === 'ERC1155' ? chain : undefined
  useEffect(() => {
    if (!client || !source || !address || chainId === undefined || decimals === undefined || !standard) return
    const token = { address, chainId, decimals, standard, symbol: symbol ?? '', name: name ?? '' }
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
        ...readOptionsOf(token, { distributor, sender, tokens }),
        ...(decisions ? { decisions } : {}),
      },
      onProgress: (progress) => report({ type: 'reading-continued', progress }),
    })
      // A list that was not worked on before is read like the last one with its header.
      .then(async (read) =>
        decisions
          ? { summary: read, repeated: undefined }
          : decideAtFirst(read, { client, fixes: source.fixes, isCurrent: () => isCurrent }),
      )
      .then(
        ({ summary, repeated }) => {
          const seconds = (performance.now() - from) / 1000
          report({ type: 'list-read', summary, seconds, ...(repeated === undefined ? {} : { repeated }) })
          if (!idChain || !sender) return
          const known = { client, chain: idChain, asset: { address, standard }, sender }
          void judgeIds({ ...known, isCurrent: () => isCurrent }).then(
            (judged) => judged && report({ type: 'list-read', summary: judged, seconds }),
            // What was read stands.
            () => undefined,
          )
        },
        (error: unknown) => report({ type: 'list-failed', error }),
      )
    return () => {
      isCurrent = false
    }
  }, [
    client,
    chainId,
    address,
    decimals,
    standard,
    symbol,
    name,
    source,
    distributor,
    sender,
    tokens,
    idChain,
    draft,
    dispatch,
  ])
}
