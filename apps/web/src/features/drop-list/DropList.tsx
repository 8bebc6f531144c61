import { useRouter } from 'next/router'
import { useEffect, useRef, useState } from 'react'
import Link from 'next/link'
import { getChain } from '@slotdrop/chains'
import { parseManifest } from '@slotdrop/drops'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { UntrustedText, toPlainName } from '../../components/UntrustedText.tsx'
import { deviceDrops } from '../../lib/deviceDrops.ts'
import type { DeviceDrop } from '../../lib/deviceStore.ts'

const count = new Intl.NumberFormat('en-IE')
const day = new Intl.DateTimeFormat('en-IE', { dateStyle: 'medium', timeStyle: 'short' })

/** Drops of this device, newest first, and the way to bring one back from its file. */
export function DropList() {
  const router = useRouter()
  const [drops, setDrops] = useState<readonly DeviceDrop[]>()
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    deviceDrops.list().then(setDrops, () => {
      setDrops([])
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
          {drops.map(({ dropId, title, symbol, rowCount, slotCount, chainId, sealedAt }) => (
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
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
