import { useEffect, useReducer, useRef, useState } from 'react'
import { useAccount } from 'wagmi'
import { maxSlotSize, parseManifest, type Fix } from '@slotdrop/drops'
import { deviceDrops } from '../../lib/deviceDrops.ts'
import { deviceStore } from '../../lib/deviceStore.ts'
import { useRuntime } from '../account/index.ts'
import { createListClient, type ListClient, startListWorker } from './createListClient.ts'
import type { ListSummary } from '../../workers/listProtocol.ts'
import { initialNewDrop, type ListSource, type Step, transition } from './newDropMachine.ts'
import type { Asset } from './readAsset.ts'

/** State and effects of a new drop: the worker, the draft on this device, sealing. */
export const useNewDrop = () => {
  const runtime = useRuntime()
  const { address } = useAccount()
  const [state, dispatch] = useReducer(transition, initialNewDrop)
  const [client, setClient] = useState<ListClient>()
  const [problem, setProblem] = useState<string>()
  const [isSealing, setSealing] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const bytes = useRef<Uint8Array>(undefined)

  useEffect(() => {
    const started = createListClient(startListWorker())
    setClient(started)
    return () => started.end()
  }, [])

  // A draft that was begun here comes back: the text of the list, the token and the title.
  useEffect(() => {
    void deviceStore()
      .then((store) => store.get('drafts', 'current'))
      .then((draft) => {
        if (draft?.token) dispatch({ type: 'asset-chosen', asset: parseAsset(draft.token) })
        if (draft?.text) dispatch({ type: 'list-chosen', source: { name: draft.fileName, text: draft.text } })
        if (draft?.title) dispatch({ type: 'titled', title: draft.title })
      })
      .catch(() => undefined)
      .finally(() => setRestored(true))
  }, [])
  const { asset, source, title } = state
  useEffect(() => {
    if (!isRestored) return
    void deviceStore()
      .then((store) =>
        store.put('drafts', {
          key: 'current',
          token: asset ? stringifyAsset(asset) : '',
          text: source?.text ?? '',
          fileName: source?.name ?? '',
          title,
        }),
      )
      .catch(() => undefined)
  }, [isRestored, asset, source, title])

  const distributor = runtime?.chains.find(({ id }) => id === asset?.chainId)?.distributor ?? undefined
  const sender = address
  const assetKey = asset && `${asset.chainId}/${asset.address}/${asset.decimals}`
  useEffect(() => {
    if (!client || !asset || !source) return
    setProblem(undefined)
    const input = bytes.current ?? source.text
    client
      .ask('read', {
        input,
        options: {
          standard: asset.standard,
          decimals: asset.decimals,
          known: { token: asset.address, distributor, sender },
        },
      })
      .then(
        (summary) => dispatch({ type: 'list-read', summary }),
        (error: Error) => setProblem(error.message),
      )
    // The balance of the asset is of no matter to the list.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, assetKey, source, distributor, sender])

  const apply = (answer: Promise<ListSummary>) =>
    void answer.then(
      (summary) => dispatch({ type: 'list-read', summary }),
      (error: Error) => setProblem(error.message),
    )

  return {
    state,
    client,
    problem,
    isSealing,
    isRestored,
    go: (step: Step) => dispatch({ type: 'went', step }),
    chooseAsset: (chosen: Asset) => dispatch({ type: 'asset-chosen', asset: chosen }),
    chooseSource(chosen: ListSource | undefined, fileBytes?: Uint8Array) {
      setProblem(undefined)
      bytes.current = fileBytes
      if (!chosen) dispatch({ type: 'list-cleared' })
      else
        dispatch({ type: 'list-chosen', source: fileBytes ? { ...chosen, text: decodeForDraft(fileBytes) } : chosen })
    },
    fix: (fix: Fix) => client && apply(client.ask('fix', fix)),
    undo: () => client && apply(client.ask('undo', undefined)),
    setTitle: (text: string) => dispatch({ type: 'titled', title: text }),
    setRound: (round: bigint) => dispatch({ type: 'round-set', round }),
    /** Seals the list and keeps it on this device; true when that went well. */
    async seal(): Promise<boolean> {
      if (!client || !asset || !sender || !distributor) return false
      setSealing(true)
      setProblem(undefined)
      try {
        const json = await client.ask('seal', {
          title: title.trim() || `${asset.symbol} drop`,
          token: { symbol: asset.symbol, name: asset.name, decimals: asset.decimals },
          terms: {
            chainId: asset.chainId,
            distributor,
            sender,
            token: asset.address,
            standard: asset.standard,
            policy: 'skip',
            safeTransfer: false,
            direct: false,
            opensAtSeconds: 0n,
            closesAtSeconds: 0n,
            round: state.round,
            slotSize: maxSlotSize[asset.standard],
          },
        })
        await deviceDrops.put(await parseManifest(json))
        dispatch({ type: 'sealed', manifest: json })
        return true
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error))
        return false
      } finally {
        setSealing(false)
      }
    },
  }
}

const stringifyAsset = (asset: Asset) =>
  JSON.stringify(asset, (_, value: unknown) => (typeof value === 'bigint' ? undefined : value))
const parseAsset = (text: string): Asset => ({ balance: undefined, ...(JSON.parse(text) as Omit<Asset, 'balance'>) })

/** The text that a draft keeps of a file; a file that can't be decoded is named by the reader. */
const decodeForDraft = (fileBytes: Uint8Array): string => {
  const encoding =
    fileBytes[0] === 0xff && fileBytes[1] === 0xfe
      ? 'utf-16le'
      : fileBytes[0] === 0xfe && fileBytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  return new TextDecoder(encoding).decode(fileBytes)
}
