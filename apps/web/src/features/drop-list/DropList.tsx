import { useRouter } from 'next/router'
import { useEffect, useRef, useState } from 'react'
import Link from 'next/link'
import { useAccount } from 'wagmi'
import { getChain } from '@slotdrop/chains'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { Pill, type Tone } from '../../components/Pill.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { UntrustedText, toPlainName } from '../../components/UntrustedText.tsx'
import { deviceDrops } from '../../lib/deviceDrops.ts'
import type { DeviceDrop } from '../../lib/deviceStore.ts'
import { messageOf } from '../../lib/errorText.ts'
import { openSealedFile } from '../../lib/openSealedFile.ts'
import { type SavedDrop, useSavedDrops } from './useSavedDrops.ts'

const count = new Intl.NumberFormat('en-IE')
const day = new Intl.DateTimeFormat('en-IE', { dateStyle: 'medium', timeStyle: 'short' })
const ago = new Intl.RelativeTimeFormat('en-IE', { numeric: 'auto' })

/** What a line of the list shows, wherever the drop is kept. */
type ListedDrop = Omit<DeviceDrop, 'sender' | 'mode'> & { readonly isHere: boolean }

type ListedState = 'open' | 'refused' | 'complete' | 'sealed'
const states: Record<ListedState, { readonly text: string; readonly tone: Tone }> = {
  sealed: { text: 'Sealed', tone: 'idle' },
  open: { text: 'Under way', tone: 'flight' },
  refused: { text: 'Rows need you', tone: 'fault' },
  complete: { text: 'Complete', tone: 'settled' },
}

const stateOf = ({ seen, rowCount }: ListedDrop): ListedState => {
  if (!seen || (seen.settledRows === 0 && seen.refusedRows === 0)) return 'sealed'
  if (seen.settledRows === rowCount) return 'complete'
  return seen.refusedRows > 0 ? 'refused' : 'open'
}

const relative = (at: number, now = Date.now()): string => {
  const minutes = Math.round((at - now) / 60_000)
  if (Math.abs(minutes) < 60) return ago.format(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return Math.abs(hours) < 48 ? ago.format(hours, 'hour') : ago.format(Math.round(hours / 24), 'day')
}

/** Drops of this device and of the connected account, newest first, and the way to bring one back from its file. */
export function DropList() {
  const router = useRouter()
  const { address } = useAccount()
  const [kept, setKept] = useState<readonly DeviceDrop[]>()
  const saved = useSavedDrops(address)
  const [problem, setProblem] = useState<string>()
  const [isOpening, setOpening] = useState(false)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    deviceDrops.list().then(setKept, () => {
      setKept([])
      setProblem(
        'This browser keeps nothing for this site, as in a private window. Drops can be opened from their sealed files.',
      )
    })
  }, [])
  const resume = async (file: File) => {
    setOpening(true)
    setProblem(undefined)
    try {
      const manifest = await openSealedFile(file)
      await deviceDrops.put(manifest).catch(() => undefined)
      await router.push(`/drops/${manifest.dropId}`)
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setOpening(false)
    }
  }
  const drops = kept && mergeDrops(kept, 'drops' in saved ? saved.drops : [])
  const { state, chain, q } = router.query
  const wanted = typeof q === 'string' ? q : ''
  const setFilter = (key: 'state' | 'chain' | 'q', value: string | undefined) => {
    const { [key]: _, ...rest } = router.query
    void router.replace({ query: value ? { ...rest, [key]: value } : rest }, undefined, { shallow: true })
  }
  const shown = drops?.filter(
    (drop) =>
      (typeof state !== 'string' || stateOf(drop) === state) &&
      (typeof chain !== 'string' || `${drop.chainId}` === chain) &&
      (wanted === '' ||
        `${drop.title} ${drop.symbol} ${drop.dropId}`.toLowerCase().includes(wanted.trim().toLowerCase())),
  )
  const chainIds = [...new Set(drops?.map(({ chainId }) => chainId))]
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
        <h1>Drops</h1>
        <div className="button-row">
          <input
            ref={input}
            type="file"
            accept="application/json,.json"
            className="visually-hidden"
            tabIndex={-1}
            aria-label="Sealed file"
            onChange={(event) => event.target.files?.[0] && void resume(event.target.files[0])}
          />
          <Button disabled={isOpening} onClick={() => input.current?.click()}>
            {isOpening ? 'Checking the file …' : 'Resume from a file'}
          </Button>
        </div>
      </div>
      {problem && (
        <div className="notes">
          <Note tone="fault">{problem}</Note>
        </div>
      )}
      {saved.status === 'loading' && (
        <p className="small muted" role="status">
          Asking the server for more drops of yours …
        </p>
      )}
      {saved.status === 'failed' && (
        <div className="notes">
          <Note tone="flight" title="The list on the server can’t be read now.">
            {saved.message.replace(/\.$/, '')}. Drops of this device are below.
          </Note>
        </div>
      )}
      {!drops && <div className="skeleton-list" aria-hidden="true" />}
      {drops?.length === 0 && (
        <div className="empty" style={{ marginTop: 20 }}>
          <h2>No drop on this device yet</h2>
          <p className="muted">
            Bring a list of recipients, see every line checked, and send it slot by slot. Nobody is paid twice.
          </p>
          <ButtonLink href="/drops/new" variant="primary">
            Start a drop
          </ButtonLink>
        </div>
      )}
      {drops && drops.length > 0 && (
        <>
          <div className="list-filters" role="group" aria-label="Filter">
            <button
              type="button"
              className="filter"
              aria-pressed={state === undefined}
              onClick={() => setFilter('state', undefined)}
            >
              All {count.format(drops.length)}
            </button>
            {(Object.keys(states) as ListedState[]).map((key) => {
              const number = drops.filter((drop) => stateOf(drop) === key).length
              return (
                (number > 0 || state === key) && (
                  <button
                    key={key}
                    type="button"
                    className="filter"
                    aria-pressed={state === key}
                    onClick={() => setFilter('state', key)}
                  >
                    {states[key].text} {count.format(number)}
                  </button>
                )
              )
            })}
            {chainIds.length > 1 && (
              <label>
                <span className="visually-hidden">Network</span>
                <select
                  value={typeof chain === 'string' ? chain : ''}
                  onChange={(event) => setFilter('chain', event.target.value || undefined)}
                >
                  <option value="">All networks</option>
                  {chainIds.map((id) => (
                    <option key={id} value={id}>
                      {getChain(id)?.name ?? `Chain ${id}`}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <label className="visually-hidden" htmlFor="find-drop">
              Find a drop
            </label>
            <input
              id="find-drop"
              type="search"
              className="find"
              placeholder="Name, token or id"
              defaultValue={wanted}
              onChange={(event) => setFilter('q', event.target.value || undefined)}
            />
          </div>
          {shown?.length === 0 && <p className="muted">No drop fits this filter.</p>}
          <ul className="drop-list">
            {shown?.map((drop) => (
              <DropLine key={drop.dropId} drop={drop} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function DropLine({ drop }: { readonly drop: ListedDrop }) {
  const { dropId, title, symbol, rowCount, slotCount, chainId, sealedAt, isHere, seen } = drop
  const { text, tone } = states[stateOf(drop)]
  const at = seen?.at ?? sealedAt
  return (
    <li>
      <Link href={`/drops/${dropId}`}>
        <b>
          <UntrustedText text={title} /> <Pill tone={tone}>{text}</Pill>
        </b>
        <span className="muted">
          {count.format(rowCount)} rows of {toPlainName(symbol)} in {count.format(slotCount)}{' '}
          {slotCount === 1 ? 'slot' : 'slots'}
          {seen && seen.settledRows > 0 && (
            <ProgressBar
              settled={seen.settledRows}
              fault={seen.refusedRows}
              total={rowCount}
              label={`${count.format(seen.settledRows)} of ${count.format(rowCount)} rows paid`}
            />
          )}
        </span>
        <span className="small" title={day.format(at)}>
          {getChain(chainId)?.name ?? `Chain ${chainId}`}, {seen ? 'seen' : 'sealed'} {relative(at)}
          {!isHere && ', on the server'}
        </span>
      </Link>
    </li>
  )
}

const mergeDrops = (kept: readonly DeviceDrop[], saved: readonly SavedDrop[]): readonly ListedDrop[] => {
  const here = new Set(kept.map(({ dropId }) => dropId))
  const elsewhere = saved
    .filter(({ id }) => !here.has(id))
    .map(({ id, savedAt, token, ...drop }) => ({
      ...drop,
      dropId: id,
      symbol: token.symbol,
      sealedAt: Date.parse(savedAt),
      isHere: false,
    }))
  return [...kept.map((drop) => ({ ...drop, isHere: true })), ...elsewhere].sort((a, b) => b.sealedAt - a.sealedAt)
}
