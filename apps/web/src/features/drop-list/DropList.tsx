import { useQuery } from '@apollo/client/react'
import { useRouter } from 'next/router'
import { useEffect, useRef, useState } from 'react'
import Link from 'next/link'
import { useAccount } from 'wagmi'
import { getChain } from '@slotdrop/chains'
import { parseManifest } from '@slotdrop/drops'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { UntrustedText, toPlainName } from '../../components/UntrustedText.tsx'
import { deviceDrops } from '../../lib/deviceDrops.ts'
import type { DeviceDrop } from '../../lib/deviceStore.ts'
import { SavedDropsDocument, type SavedDropsQuery } from './SavedDrops.generated.ts'

const count = new Intl.NumberFormat('en-IE')
const day = new Intl.DateTimeFormat('en-IE', { dateStyle: 'medium', timeStyle: 'short' })

/** What a line of the list shows, wherever the drop is kept. */
type ListedDrop = Omit<DeviceDrop, 'manifest' | 'sender'> & { readonly isHere: boolean }

/** Drops of this device and of the connected account, newest first, and the way to bring one back from its file. */
export function DropList() {
  const router = useRouter()
  const { address } = useAccount()
  const [kept, setKept] = useState<readonly DeviceDrop[]>()
  const saved = useQuery(SavedDropsDocument, {
    variables: { sender: address ?? '0x' },
    skip: !address,
    fetchPolicy: 'cache-and-network',
  })
  const [problem, setProblem] = useState<string>()
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
    try {
      const manifest = await parseManifest(await file.text())
      await deviceDrops.put(manifest).catch(() => undefined)
      await router.push(`/drops/${manifest.dropId}`)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const drops = kept && mergeDrops(kept, saved.data?.drops.edges.map(({ node }) => node) ?? [])
  return (
    <>
      <div className="title-row">
        <h1>Drops</h1>
        <div className="button-row">
          <input
            ref={input}
            type="file"
            accept="application/json,.json"
            className="visually-hidden"
            aria-label="Sealed file"
            onChange={(event) => event.target.files?.[0] && void resume(event.target.files[0])}
          />
          <Button onClick={() => input.current?.click()}>Resume from a file</Button>
        </div>
      </div>
      {problem && (
        <div className="notes">
          <Note tone="fault">{problem}</Note>
        </div>
      )}
      {saved.error && (
        <div className="notes">
          <Note tone="flight" title="The list on the server can’t be read now.">
            {saved.error.message}. Drops of this device are below.
          </Note>
        </div>
      )}
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
        <ul className="drop-list">
          {drops.map(({ dropId, title, symbol, rowCount, slotCount, chainId, sealedAt, isHere }) => (
            <li key={dropId}>
              <Link href={`/drops/${dropId}`}>
                <b>
                  <UntrustedText text={title} />
                </b>
                <span className="muted">
                  {count.format(rowCount)} rows of {toPlainName(symbol)} in {count.format(slotCount)}{' '}
                  {slotCount === 1 ? 'slot' : 'slots'}
                </span>
                <span className="small">
                  {getChain(chainId)?.name ?? `Chain ${chainId}`}, sealed {day.format(sealedAt)}
                  {!isHere && ', on the server'}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const mergeDrops = (
  kept: readonly DeviceDrop[],
  saved: SavedDropsQuery['drops']['edges'][number]['node'][],
): readonly ListedDrop[] => {
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
