import { Check } from 'lucide-react'
import { useState } from 'react'
import { useAccount } from 'wagmi'
import { getChain, getExplorerUrl } from '@slotdrop/chains'
import { ANYONE } from '@slotdrop/contracts'
import type { Registration } from '@slotdrop/delivery'
import { type Address, type Manifest, parseAddress } from '@slotdrop/drops'
import { zeroAddress } from 'viem'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import type { DropMode } from '../../lib/deviceStore.ts'
import { useAuthorise } from './useAuthorise.ts'

type Who = 'me' | 'one' | 'anyone'

const operatorOf = (who: Who, text: string): Address | undefined => {
  if (who === 'me') return zeroAddress
  if (who === 'anyone') return ANYONE
  const read = parseAddress(text)
  return 'address' in read ? read.address : undefined
}

/** The transactions that allow the distributor to send, each with what it does; nothing where nothing is left. */
export function AuthorisePanel({
  manifest,
  mode,
  onReady,
  readyLabel,
}: {
  readonly manifest: Manifest
  readonly mode: DropMode
  readonly onReady: () => void
  readonly readyLabel: string
}) {
  const { address } = useAccount()
  const { terms } = manifest
  const isCoin = terms.standard === 'NATIVE'
  const [claimsOpen, setClaimsOpen] = useState(mode !== 'push' && !isCoin)
  const [who, setWho] = useState<Who>('me')
  const [text, setText] = useState('')
  const operator = operatorOf(who, text)
  const registration: Registration | undefined =
    (claimsOpen || who !== 'me') && operator !== undefined ? { operator, claimsOpen } : undefined
  const { readiness, steps, signing, problem, waiting, isTogether, isContract, ...authorise } = useAuthorise(
    manifest,
    registration,
  )
  const chain = getChain(terms.chainId)
  const explorer = chain && getExplorerUrl(chain, { kind: 'address', address: terms.distributor })
  if (!readiness || !steps)
    return (
      <p className="muted" role="status">
        Asking the network …
      </p>
    )
  const isSender = address?.toLowerCase() === terms.sender.toLowerCase()
  const isBusy = signing !== undefined || waiting !== undefined
  const isWaiting = who === 'one' && operator === undefined
  return (
    <section className="card authorise" aria-label="Allowance">
      {readiness.problems.map(({ kind, message }) => (
        <Note key={kind} tone="fault" actions={<Button onClick={() => void authorise.check()}>Check again</Button>}>
          {message}
        </Note>
      ))}
      {!isSender && (
        <Note tone="flight" title="Connect the account that sealed the list:">
          {terms.sender}
        </Note>
      )}
      {problem && <Note tone="fault">{problem}</Note>}
      {waiting !== undefined && (
        <Note
          tone="flight"
          title={isContract ? 'Waiting for signatures.' : 'Waiting for the network.'}
          actions={<Button onClick={authorise.forget}>Stop waiting</Button>}
        >
          {isContract
            ? 'The proposal lies with the owners of the sending account. This page follows it until they execute or reject it, also after it was closed: '
            : 'The wallet has signed; this page follows it until it is mined: '}
          <code className="hash">{waiting}</code>
        </Note>
      )}
      <details className="who-sends" open={mode !== 'push'}>
        <summary>Who may send, and whether recipients may claim</summary>
        {!isCoin && (
          <label className="choice">
            <input
              type="checkbox"
              checked={claimsOpen}
              disabled={isBusy}
              onChange={(event) => setClaimsOpen(event.target.checked)}
            />
            <span>
              Recipients may claim their rows
              <span className="small"> Closed again at any time with one transaction.</span>
            </span>
          </label>
        )}
        <div className="field">
          <label htmlFor="who-sends">Slots are sent by</label>
          <select id="who-sends" value={who} disabled={isBusy} onChange={(event) => setWho(event.target.value as Who)}>
            <option value="me">this account alone</option>
            <option value="one">also one operator</option>
            <option value="anyone">anybody who pays the fee</option>
          </select>
          <span className="small">
            Whoever sends can change nothing: only sealed rows are paid, each once, and they pay the network fee.
          </span>
        </div>
        {who === 'one' && (
          <div className="field">
            <label htmlFor="operator">Operator’s address</label>
            <input
              id="operator"
              className="mono"
              spellCheck={false}
              autoComplete="off"
              placeholder="0x…"
              value={text}
              aria-invalid={text !== '' && operator === undefined}
              onChange={(event) => setText(event.target.value.trim())}
            />
            {text !== '' && operator === undefined && (
              <span className="field-error">This is not an address. An address is 0x and 40 hex digits.</span>
            )}
          </div>
        )}
      </details>
      <p className="small">
        Spender, its code compared byte by byte: <AddressText address={terms.distributor} />{' '}
        {explorer && (
          <a href={explorer} target="_blank" rel="noreferrer">
            See it in the explorer
          </a>
        )}
      </p>
      <ol className="authorise-steps">
        {steps.map((step, index) => (
          <li key={step.kind}>
            <h2>{step.title}</h2>
            <p className="muted">{step.explanation}</p>
            {index === 0 && !isTogether && (
              <Button
                variant="primary"
                disabled={!isSender || isBusy || isWaiting}
                onClick={() => void authorise.signStep(step)}
              >
                {signing ? 'Confirm in your wallet …' : step.title}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {isTogether && steps.length > 0 && (
        <>
          <p className="small">Your wallet signs these as one: all of them happen, or none.</p>
          <div className="button-row">
            <Button
              variant="primary"
              disabled={!isSender || isBusy || isWaiting}
              onClick={() => void authorise.signAll(steps)}
            >
              {signing
                ? 'Confirm in your wallet …'
                : steps.length === 1
                  ? steps[0]?.title
                  : `Sign all ${steps.length} steps at once`}
            </Button>
          </div>
        </>
      )}
      {steps.length === 0 && readiness.problems.length === 0 && !isWaiting && (
        <>
          <Note tone="settled" title="Allowed.">
            {isCoin
              ? 'Coins need no approval: each slot carries exactly what its rows need.'
              : 'The distributor may take exactly what the open rows need.'}
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
