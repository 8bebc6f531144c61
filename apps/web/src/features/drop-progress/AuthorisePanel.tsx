import { Check } from 'lucide-react'
import { useAccount } from 'wagmi'
import type { Manifest } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { useAuthorise } from './useAuthorise.ts'

/** The transactions that allow the distributor to send, each with what it does; nothing where nothing is left. */
export function AuthorisePanel({
  manifest,
  onReady,
  readyLabel,
}: {
  readonly manifest: Manifest
  readonly onReady: () => void
  readonly readyLabel: string
}) {
  const { address } = useAccount()
  const { readiness, steps, signing, problem, sign, check } = useAuthorise(manifest)
  if (!readiness || !steps)
    return (
      <p className="muted" role="status">
        Asking the network …
      </p>
    )
  const isSender = address?.toLowerCase() === manifest.terms.sender.toLowerCase()
  return (
    <section className="card authorise" aria-label="Allowance">
      {readiness.problems.map(({ kind, message }) => (
        <Note key={kind} tone="fault" actions={<Button onClick={() => void check()}>Check again</Button>}>
          {message}
        </Note>
      ))}
      {!isSender && (
        <Note tone="flight" title="Connect the account that sealed the list:">
          {manifest.terms.sender}
        </Note>
      )}
      {problem && <Note tone="fault">{problem}</Note>}
      <ol className="authorise-steps">
        {steps.map((step, index) => (
          <li key={step.kind}>
            <h2>{step.title}</h2>
            <p className="muted">{step.explanation}</p>
            <p className="small">
              Spender, checked byte by byte: <AddressText address={manifest.terms.distributor} />
            </p>
            {index === 0 && (
              <Button variant="primary" disabled={!isSender || signing !== undefined} onClick={() => void sign(step)}>
                {signing ? 'Confirm in your wallet …' : step.title}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {steps.length === 0 && readiness.problems.length === 0 && (
        <>
          <Note tone="settled" title="Allowed.">
            The distributor may take exactly what the open rows need.
          </Note>
          <div className="button-row">
            <Button variant="primary" onClick={onReady}>
              <Check size={16} aria-hidden="true" /> {readyLabel}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
