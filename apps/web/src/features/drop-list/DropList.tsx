import { useRouter } from 'next/router'
import { useEffect, useRef, useState } from 'react'
import { useAccount } from 'wagmi'
import { getChain } from '@slotdrop/chains'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { WaitProgress } from '../../components/WaitProgress.tsx'
import { deviceDrops } from '../../device/deviceDrops.ts'
import type { DeviceDrop } from '../../device/deviceStore.ts'
import { useText } from '../../i18n/index.ts'
import { openSealedFile } from '../../workers/openSealedFile.ts'
import { fileErrorText } from '../../words/files/fileErrorText.ts'
import { useRuntime } from '../account/index.ts'
import { DraftList } from '../drafts/index.ts'
import { DropLine } from './DropLine.tsx'
import {
  type ListedDrop,
  listedStates,
  listOrders,
  mergeDrops,
  parseListQuery,
  selectDrops,
  stateOf,
} from './listedDrop.ts'
import { messages } from './messages.generated.ts'
import { trySample } from './trySample.ts'
import { useSavedDrops } from './useSavedDrops.ts'

/** Drops of this device and of the connected account, and the way to bring one back from its file. */
export function DropList() {
  const router = useRouter()
  const t = useText(messages)
  const { address } = useAccount()
  const [kept, setKept] = useState<readonly DeviceDrop[]>()
  const [keepsNothing, setKeepsNothing] = useState(false)
  const saved = useSavedDrops(address)
  const [problem, setProblem] = useState<string>()
  const [opening, setOpening] = useState<number>()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    deviceDrops.list().then(setKept, () => {
      setKept([])
      setKeepsNothing(true)
    })
  }, [])
  const resume = async (file: File) => {
    setOpening(0)
    setProblem(undefined)
    try {
      const manifest = await openSealedFile(file, setOpening)
      await deviceDrops.put(manifest).catch(() => undefined)
      await router.push(`/drops/${manifest.dropId}`)
    } catch (error) {
      setProblem(fileErrorText(error))
    } finally {
      setOpening(undefined)
    }
  }
  const drops = kept && mergeDrops(kept, 'drops' in saved ? saved.drops : [])
  return (
    <div
      className="drop-list-page"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) void resume(file)
      }}
    >
      <div className="title-row">
        <h1>{t('drops')}</h1>
        <div className="button-row">
          <input
            ref={input}
            type="file"
            accept="application/json,.json"
            className="visually-hidden"
            tabIndex={-1}
            aria-label={t('sealedFile')}
            onChange={(event) => event.target.files?.[0] && void resume(event.target.files[0])}
          />
          <Button disabled={opening !== undefined} onClick={() => input.current?.click()}>
            {t(opening !== undefined ? 'checkingFile' : isOver ? 'dropHere' : 'resume')}
          </Button>
        </div>
      </div>
      {opening !== undefined && <WaitProgress done={opening} />}
      {(problem !== undefined || keepsNothing) && (
        <div className="notes">
          <Note tone="fault">{problem ?? t('keepsNothing')}</Note>
        </div>
      )}
      {saved.status === 'loading' && (
        <p className="small muted" role="status">
          {t('askingServer')}
        </p>
      )}
      {saved.status === 'failed' && (
        <div className="notes">
          <Note tone="flight" title={t('serverFailed')}>
            {t('serverFailedText', { reason: saved.message.replace(/\.$/, '') })}
          </Note>
        </div>
      )}
      <DraftList />
      {!drops && <div className="skeleton-list" aria-hidden="true" />}
      {drops?.length === 0 && <Empty />}
      {drops && drops.length > 0 && <Listed drops={drops} />}
    </div>
  )
}

/** What to do where nothing was done yet. */
function Empty() {
  const router = useRouter()
  const t = useText(messages)
  const token = useRuntime()?.demoTokens.find(({ standard }) => standard === 'ERC20')
  const begin = async () => {
    if (!token) return
    const key = await trySample(token, { fileName: t('sampleName'), title: t('sampleTitle') })
    await router.push(`/drops/new?draft=${key}&step=recipients`)
  }
  return (
    <div className="empty" style={{ marginTop: 20 }}>
      <h2>{t('empty')}</h2>
      <p className="muted">{t('emptyText')}</p>
      <div className="button-row">
        <ButtonLink href="/drops/new" variant="primary">
          {t('start')}
        </ButtonLink>
        {token && <Button onClick={() => void begin()}>{t('trySample')}</Button>}
      </div>
    </div>
  )
}

/** The drops, as the address asks for them. */
function Listed({ drops }: { readonly drops: readonly ListedDrop[] }) {
  const router = useRouter()
  const t = useText(messages)
  const query = parseListQuery(router.query)
  const set = (key: 'state' | 'chain' | 'q' | 'sort', value: string | undefined) => {
    const { [key]: _, ...rest } = router.query
    void router.replace({ query: value ? { ...rest, [key]: value } : rest }, undefined, { shallow: true })
  }
  const shown = selectDrops(drops, query)
  const chainIds = [...new Set(drops.map(({ chainId }) => chainId))]
  return (
    <>
      <div className="list-filters" role="group" aria-label={t('filter')}>
        <button
          type="button"
          className="filter"
          aria-pressed={query.state === undefined}
          onClick={() => set('state', undefined)}
        >
          {t('all', { drops: drops.length })}
        </button>
        {listedStates.map((state) => {
          const number = drops.filter((drop) => stateOf(drop) === state).length
          return (
            (number > 0 || query.state === state) && (
              <button
                key={state}
                type="button"
                className="filter"
                aria-pressed={query.state === state}
                onClick={() => set('state', state)}
              >
                {t('stateCount', { state: t(state), drops: number })}
              </button>
            )
          )
        })}
        {chainIds.length > 1 && (
          <label>
            <span className="visually-hidden">{t('network')}</span>
            <select value={query.chainId ?? ''} onChange={(event) => set('chain', event.target.value || undefined)}>
              <option value="">{t('allNetworks')}</option>
              {chainIds.map((chainId) => (
                <option key={chainId} value={chainId}>
                  {getChain(chainId)?.name ?? t('unknownChain', { chainId })}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="list-order">
          <span className="visually-hidden">{t('order')}</span>
          <select
            value={query.order}
            onChange={({ target: { value } }) => set('sort', value === 'newest' ? undefined : value)}
          >
            {listOrders.map((order) => (
              <option key={order} value={order}>
                {t(order === 'newest' ? 'orderNewest' : order === 'name' ? 'orderName' : 'orderRows')}
              </option>
            ))}
          </select>
        </label>
        <label className="visually-hidden" htmlFor="find-drop">
          {t('find')}
        </label>
        <input
          key={String(router.isReady)}
          id="find-drop"
          type="search"
          className="find"
          placeholder={t('findHint')}
          defaultValue={query.text}
          onChange={(event) => set('q', event.target.value || undefined)}
        />
      </div>
      {shown.length === 0 && <p className="muted">{t('noneFits')}</p>}
      <ul className="drop-list">
        {shown.map((drop) => (
          <DropLine key={drop.dropId} drop={drop} />
        ))}
      </ul>
    </>
  )
}
