import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useAccount } from 'wagmi'
import {
  type PackedDecisions,
  type DropTerms,
  type Fix,
  type ListWindow,
  type Manifest,
  manifestFromTransferable,
  maxSlotSize,
  type ReadOptions,
} from '@slotdrop/drops'
import { deviceDrops } from '../../device/deviceDrops.ts'
import { deviceDrafts } from '../../device/deviceDrafts.ts'
import { keepChoices, readChoices } from '../../device/draftChoices.ts'
import type { DeviceDraft } from '../../device/deviceStore.ts'
import type { ListOverview } from '../../workers/listProtocol.ts'
import { useRuntime } from '../account/index.ts'
import { headOf } from '../drafts/index.ts'
import { createListClient, type ListClient, startListWorker } from '../../workers/createListClient.ts'
import { useText } from '../../i18n/index.ts'
import { fileErrorText } from '../../words/files/fileErrorText.ts'
import { messages } from './messages.generated.ts'
import { type DropChoices, initialNewDrop, type ListSource, type Step, transition } from './newDropMachine.ts'
import type { Asset } from './asset/readAsset.ts'

/** Marks beside the grid, and bars under it. */
const overviewSize = { stretches: 240, bins: 41 }
/** Enough of a file for the first rows. */
const headBytes = 64 * 1024

/** How far the reading of a list has come. */
export type Reading = {
  /** From 0 to 1. */
  readonly done: number
  readonly preview: ListWindow | undefined
}

/** Why a list was not sealed. */
export type SealProblem =
  | { readonly kind: 'not-sealed'; readonly message: string }
  /** This browser had no place for it. */
  | { readonly kind: 'not-kept' }

/** What was last kept of a draft: what says the same is not kept again. */
type KeptContent = {
  readonly head: string
  readonly input: string | Blob | undefined
}

/**
 * State and effects of a new drop: the worker, the draft on this device, sealing.
 *
 * @param asked key of the draft to go on with; null for the one that was last open here, undefined while that is not known
 */
export function useNewDrop(asked: string | null | undefined) {
  const t = useText(messages)
  const runtime = useRuntime()
  const { address: sender } = useAccount()
  const [state, dispatch] = useReducer(transition, initialNewDrop)
  const [client, setClient] = useState<ListClient>()
  const [problem, setProblem] = useState<string>()
  const [sealProblem, setSealProblem] = useState<SealProblem>()
  const [reading, setReading] = useState<Reading>()
  const [overview, setOverview] = useState<ListOverview>()
  const [readSeconds, setReadSeconds] = useState<number>()
  const [sealing, setSealing] = useState<number>()
  const [isRestored, setRestored] = useState(false)
  const decisions = useRef<PackedDecisions>(undefined)

  useEffect(() => {
    const started = createListClient(startListWorker())
    setClient(started)
    return () => started.end()
  }, [])

  const key = useRef('')
  const keptContent = useRef<KeptContent>(undefined)
  const replaces = useRef<string>(undefined)
  const [kept, setKept] = useState<DeviceDraft>()
  /** Whether this browser refused to keep the draft as it stands. */
  const [isNotKept, setNotKept] = useState(false)

  // A draft that was begun here comes back: the list as it came, what was decided about it, the token, the choices.
  useEffect(() => {
    if (asked === undefined) return
    let isCurrent = true
    key.current = asked ?? crypto.randomUUID()
    void deviceDrafts
      .open(asked ?? undefined)
      .then((draft) => {
        if (!draft || !isCurrent) return
        key.current = draft.key
        keptContent.current = { head: headOf(draft), input: draft.input }
        setKept(draft)
        decisions.current = draft.decisions
        replaces.current = draft.replaces
        if (draft.token) dispatch({ type: 'asset-restored', asset: parseAsset(draft.token) })
        if (draft.input) dispatch({ type: 'list-chosen', source: { name: draft.fileName, input: draft.input } })
        const { title: name, mode: way, choices } = draft
        dispatch({ type: 'chosen', choices: { title: name, mode: way, ...readChoices(choices) } })
      })
      .catch(() => undefined)
      .finally(() => isCurrent && setRestored(true))
    return () => {
      isCurrent = false
    }
  }, [asked])
  const { asset, source, title, mode, summary, sealed } = state
  const { round, policy, safeTransfer, direct, opensAtSeconds, closesAtSeconds, slotSize } = state
  const isSealed = sealed !== undefined
  const entryCount = summary?.entryCount
  const putDraft = useCallback(async () => {
    const content = {
      token: asset ? stringifyAsset(asset) : '',
      input: source?.input,
      fileName: source?.name ?? '',
      decisions: decisions.current,
      title,
      mode,
      choices: keepChoices({ round, policy, safeTransfer, direct, opensAtSeconds, closesAtSeconds, slotSize }),
      replaces: replaces.current,
    }
    const head = headOf(content)
    const before = keptContent.current
    if (!before && content.token === '' && content.input === undefined) return
    const hasChanged = before?.head !== head || before.input !== content.input
    const known = await deviceDrafts.get(key.current)
    const rowCount = entryCount ?? (before?.input === content.input ? known?.rowCount : undefined) ?? 0
    if (!hasChanged && known?.rowCount === rowCount && (known.isSealed || !isSealed)) return
    keptContent.current = { head, input: content.input }
    try {
      setKept(
        await deviceDrafts.put(key.current, content, {
          rowCount,
          changedAt: hasChanged || !known ? Date.now() : known.changedAt,
          isSealed,
        }),
      )
    } catch (error) {
      // What was not kept is tried again with the next change.
      keptContent.current = before
      throw error
    }
  }, [
    asset,
    source,
    title,
    mode,
    round,
    policy,
    safeTransfer,
    direct,
    opensAtSeconds,
    closesAtSeconds,
    slotSize,
    entryCount,
    isSealed,
  ])
  const keepDraft = useCallback(
    () =>
      putDraft().then(
        () => setNotKept(false),
        () => setNotKept(true),
      ),
    [putDraft],
  )
  useEffect(() => {
    if (isRestored) void keepDraft()
  }, [isRestored, keepDraft])

  const distributor = runtime?.chains.find(({ id }) => id === asset?.chainId)?.distributor ?? undefined
  const { chainId, address: token, decimals, standard } = asset ?? {}
  // What was sealed has its sender: a wallet that shows another account while it is being authorised takes nothing of it back.
  const listSender = state.step === 'Authorise' ? (sealed?.terms.sender ?? sender) : sender
  useEffect(() => {
    if (!client || !source || token === undefined || decimals === undefined || standard === undefined) return
    let isCurrent = true
    const options: ReadOptions = {
      standard,
      decimals,
      known: { token, distributor, sender: listSender },
      ...(decisions.current ? { decisions: decisions.current } : {}),
    }
    const from = performance.now()
    setProblem(undefined)
    setReadSeconds(undefined)
    setReading({ done: 0, preview: undefined })
    const read = async () => {
      const head =
        typeof source.input === 'string'
          ? source.input.slice(0, headBytes)
          : new Uint8Array(await source.input.slice(0, headBytes).arrayBuffer())
      // What can’t be previewed is named by the reading itself.
      const preview = client.ask('preview', { head, options }).catch(() => undefined)
      void preview.then((seen) => isCurrent && setReading((known) => known && { ...known, preview: seen }))
      return client.ask(
        'read',
        { input: source.input, options },
        (done) => isCurrent && setReading((known) => known && { ...known, done }),
      )
    }
    read()
      .then(
        (found) => {
          if (!isCurrent) return
          setReadSeconds((performance.now() - from) / 1000)
          dispatch({ type: 'list-read', summary: found })
        },
        (error: unknown) => isCurrent && setProblem(fileErrorText(error)),
      )
      .finally(() => isCurrent && setReading(undefined))
    return () => {
      isCurrent = false
    }
  }, [client, chainId, token, decimals, standard, source, distributor, listSender])

  // What lies where in the list follows each decision; decisions are kept with the draft.
  useEffect(() => {
    setOverview(undefined)
    if (!client || !summary) return
    let isCurrent = true
    void client.ask('overview', overviewSize).then(
      (found) => isCurrent && setOverview(found),
      () => undefined,
    )
    void client
      .ask('decisions', undefined)
      .then((taken) => {
        decisions.current = taken
        return keepDraft()
      })
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
    // A renamed drop is kept by the effect above.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, summary])

  const apply = (answer: Promise<NonNullable<typeof summary>> | undefined) =>
    void answer?.then(
      (found) => dispatch({ type: 'list-mended', summary: found }),
      (error: unknown) => setProblem(fileErrorText(error)),
    )

  /** What would be sealed; undefined while something is missing. */
  const terms: DropTerms | undefined =
    asset && sender && distributor
      ? {
          chainId: asset.chainId,
          distributor,
          sender,
          token: asset.address,
          standard: asset.standard,
          policy,
          safeTransfer: asset.standard === 'ERC721' && safeTransfer,
          direct: asset.standard === 'ERC20' && direct,
          opensAtSeconds,
          closesAtSeconds,
          round,
          slotSize: Math.min(slotSize ?? Infinity, maxSlotSize[asset.standard]),
        }
      : undefined

  /** Seals the list as it stands, without keeping it. */
  const freeze = async (onProgress?: (done: number) => void) => {
    if (!client || !asset || !terms) throw new Error(t('connectFirst'))
    const { manifest, setAside } = await client.ask(
      'seal',
      {
        title: title.trim() || t('unnamed', { symbol: asset.symbol }),
        token: { symbol: asset.symbol, name: asset.name, decimals: asset.decimals },
        terms,
      },
      onProgress,
    )
    return { manifest: await manifestFromTransferable(manifest), setAside }
  }

  /** Seals the row of one line as a drop of its own and sets it aside here, so that nobody is paid twice. */
  const sealTest = async (line: number, testTitle: string): Promise<Manifest> => {
    if (!client || !asset || !terms) throw new Error(t('connectFirst'))
    const sealed = await client.ask('sealLine', {
      line,
      parts: {
        title: testTitle,
        token: { symbol: asset.symbol, name: asset.name, decimals: asset.decimals },
        // A round that no other drop has: the same row may be tried again.
        terms: { ...terms, round: BigInt(Date.now()), slotSize: 1 },
      },
    })
    const manifest = await manifestFromTransferable(sealed)
    await deviceDrops.put(manifest, { setAside: [], mode: 'push', linked: { kind: 'test', draftKey: key.current } })
    apply(client.ask('fix', { kind: 'exclude', lines: [line] }))
    return manifest
  }

  return {
    state,
    client,
    problem,
    sealProblem,
    sealTest,
    reading,
    overview,
    /** How long the reading of the list took. */
    readSeconds,
    /** From 0 to 1 while the list is being sealed. */
    sealing,
    terms,
    isRestored,
    /** The draft as this device has it. */
    kept,
    isNotKept,
    keepAgain: () => void keepDraft(),
    freeze,
    go: (step: Step) => dispatch({ type: 'went', step }),
    chooseAsset: useCallback((chosen: Asset) => dispatch({ type: 'asset-chosen', asset: chosen }), []),
    takeBalance: useCallback((read: Asset) => dispatch({ type: 'balance-read', asset: read }), []),
    chooseSource(chosen: ListSource | undefined) {
      setProblem(undefined)
      decisions.current = undefined
      dispatch(chosen ? { type: 'list-chosen', source: chosen } : { type: 'list-cleared' })
    },
    choose: useCallback((choices: Partial<DropChoices>) => dispatch({ type: 'chosen', choices }), []),
    fix: (fix: Fix) => apply(client?.ask('fix', fix)),
    undo: () => apply(client?.ask('undo', undefined)),
    redo: () => apply(client?.ask('redo', undefined)),
    async setErrorsAside() {
      if (client) apply(client.ask('fix', { kind: 'exclude', lines: await client.ask('errorLines', undefined) }))
    },
    /** Seals the list and keeps it on this device; true when that went well. */
    async seal(): Promise<boolean> {
      setSealing(0)
      setSealProblem(undefined)
      try {
        const { manifest, setAside } = await freeze(setSealing)
        try {
          await deviceDrops.put(manifest, {
            setAside,
            mode,
            linked: replaces.current ? { kind: 'replacement', dropId: replaces.current } : undefined,
          })
          await deviceDrops.linkTests(key.current, manifest.dropId)
        } catch {
          setSealProblem({ kind: 'not-kept' })
          return false
        }
        dispatch({ type: 'sealed', manifest })
        return true
      } catch (error) {
        setSealProblem({ kind: 'not-sealed', message: fileErrorText(error) })
        return false
      } finally {
        setSealing(undefined)
      }
    },
  }
}

/** What `useNewDrop` gives. */
export type NewDropActions = ReturnType<typeof useNewDrop>

function stringifyAsset(asset: Asset) {
  return JSON.stringify(asset, (_, value: unknown) => (typeof value === 'bigint' ? undefined : value))
}

function parseAsset(text: string): Asset {
  return { balance: undefined, ...(JSON.parse(text) as Omit<Asset, 'balance'>) }
}
