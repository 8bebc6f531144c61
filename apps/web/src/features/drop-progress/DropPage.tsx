import { useRouter } from 'next/router'
import { useRef } from 'react'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { DropProgress } from './DropProgress.tsx'
import { useManifest } from './useManifest.ts'

/** A drop by the id in its address. */
export function DropPage() {
  const { query } = useRouter()
  const dropId =
    typeof query['dropId'] === 'string' && /^0x[0-9a-f]{64}$/.test(query['dropId']) ? query['dropId'] : undefined
  const { state, readFile } = useManifest(dropId)
  const input = useRef<HTMLInputElement>(null)
  if (query['dropId'] !== undefined && dropId === undefined)
    return (
      <Note tone="fault" title="This is no drop id." actions={<ButtonLink href="/drops">See your drops</ButtonLink>}>
        A drop id is 0x and 64 hex digits.
      </Note>
    )
  if (state.status === 'loading')
    return (
      <p className="muted" role="status">
        Looking for the sealed list …
      </p>
    )
  if (state.status === 'found')
    return <DropProgress manifest={state.manifest} setAside={state.setAside} mode={state.mode} />
  return (
    <div className="form-column" style={{ maxWidth: 760 }}>
      <h1>The sealed list is not on this device</h1>
      <p className="muted">
        What was paid is safe on chain. To see and continue this drop, choose its sealed file, or import the same list
        again: the same list is the same drop.
      </p>
      <code className="seal-id">{dropId}</code>
      {state.problem && (
        <Note tone="fault" title="That did not work.">
          {state.problem}
        </Note>
      )}
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        aria-label="Sealed file"
        onChange={(event) => event.target.files?.[0] && void readFile(event.target.files[0])}
      />
      <div className="button-row">
        <Button variant="primary" onClick={() => input.current?.click()}>
          Choose the sealed file
        </Button>
        <ButtonLink href="/drops/new">Import the list again</ButtonLink>
      </div>
    </div>
  )
}
