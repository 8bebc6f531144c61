import { ExternalLink, Pause, Play, RotateCcw } from 'lucide-react'
import { useRouter } from 'next/router'
import { useState } from 'react'
import { getChain, getExplorerUrl } from '@slotdrop/chains'
import { formatAmount, type Manifest } from '@slotdrop/drops'
import type { DropStatus, SendState } from '@slotdrop/delivery'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { Pill, type Tone } from '../../components/Pill.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { SlotLegend, SlotSheet } from '../../components/SlotSheet.tsx'
import { UntrustedText, toPlainName } from '../../components/UntrustedText.tsx'
import { download } from '../../lib/download.ts'
import { deviceDrops } from '../../lib/deviceDrops.ts'
import { KeepOnServer } from './KeepOnServer.tsx'
import { AuthorisePanel } from './AuthorisePanel.tsx'
import { RecipientTable } from './RecipientTable.tsx'
import { SealLine } from './SealLine.tsx'
import { toSheetSlots } from './toSheetSlots.ts'
import { useDelivery } from './useDelivery.ts'

const count = new Intl.NumberFormat('en-IE')

const headline = (status: DropStatus, state: SendState | undefined): { tone: Tone; text: string } => {
  if (state?.phase === 'running') return { tone: 'flight', text: 'Sending' }
  if (state?.phase === 'pausing') return { tone: 'flight', text: 'Pausing after this slot' }
  const { openRows, settledRows } = status.progress
  if (openRows === 0) return { tone: 'settled', text: 'Complete' }
  if (settledRows === 0) return { tone: 'idle', text: 'Sealed, nothing sent' }
  return status.slots.some(({ stage }) => stage === 'partial')
    ? { tone: 'fault', text: 'Rows need you' }
    : { tone: 'flight', text: 'Paused' }
}

/** A drop on its way: what is paid, what is open, and the buttons that continue it. */
export function DropProgress({ manifest }: { readonly manifest: Manifest }) {
  const router = useRouter()
  const { status, state, isUnreachable, isElsewhere, start, pause } = useDelivery(manifest)
  const [needsAllowance, setNeedsAllowance] = useState(false)
  const { token, terms } = manifest
  const symbol = toPlainName(token.symbol)
  const amount = (value: bigint) =>
    formatAmount(value, token.decimals, { minimumFractionDigits: Math.min(2, token.decimals) })
  const queried = Number(router.query['slot'])
  const selected = Number.isInteger(queried) && queried >= 1 && queried <= manifest.slotCount ? queried - 1 : undefined
  const select = (index: number) =>
    void router.replace({ query: { ...router.query, slot: index + 1 } }, undefined, { shallow: true, scroll: false })

  if (!status) {
    return (
      <>
        <h1>
          <UntrustedText text={manifest.title} />
        </h1>
        <SealLine manifest={manifest} />
        {isUnreachable ? (
          <Note tone="flight" title="The network does not answer.">
            What was paid is safe on chain. This page asks again every 4 seconds.
          </Note>
        ) : (
          <p className="muted" role="status">
            Reading {count.format(manifest.slotCount)} slots from the chain …
          </p>
        )}
      </>
    )
  }

  const { progress } = status
  const slots = toSheetSlots(status, state)
  const isBusy = state?.phase === 'running' || state?.phase === 'pausing'
  const untouched = progress.slots.filter(({ settlement }) => settlement === 'open')
  const partial = progress.slots.filter(({ settlement }) => settlement === 'partial')
  const refusedRows = partial.reduce((sum, { openRows }) => sum + openRows, 0)
  const flightRows = slots
    .filter(({ look }) => look === 'flight')
    .reduce((sum, { rowCount, settledRows }) => sum + rowCount - settledRows, 0)
  const { tone, text } = headline(status, state)
  const current = state?.slots.find(({ stage }) => stage === 'signing' || stage === 'broadcast' || stage === 'unknown')
  const wantsAllowance = needsAllowance || /Authorise|allowance/.test(state?.problem?.message ?? '')
  return (
    <>
      <div className="title-row">
        <div>
          <h1>
            <UntrustedText text={manifest.title} />
          </h1>
          <p className="sub-line">
            <Pill tone={tone}>{text}</Pill>
            <span>{symbol}, ERC-20</span>
            <span>{getChain(terms.chainId)?.name ?? `Chain ${terms.chainId}`}</span>
          </p>
        </div>
        <div className="button-row">
          <KeepOnServer manifest={manifest} />
          <Button
            onClick={() =>
              void deviceDrops
                .get(manifest.dropId)
                .then((kept) => kept && download(`${manifest.fingerprint}.json`, kept.manifest, 'application/json'))
            }
          >
            Download sealed list
          </Button>
          {isBusy ? (
            <Button variant="primary" disabled={state?.phase === 'pausing'} onClick={pause}>
              <Pause size={16} aria-hidden="true" /> {current ? `Pause after slot ${current.index + 1}` : 'Pause'}
            </Button>
          ) : (
            untouched.length > 0 && (
              <Button variant="primary" onClick={() => void start()}>
                <Play size={16} aria-hidden="true" /> {progress.settledRows > 0 ? 'Send the other ' : 'Send '}
                {untouched.length === 1 ? 'slot' : `${count.format(untouched.length)} slots`}
              </Button>
            )
          )}
        </div>
      </div>
      <SealLine manifest={manifest} />
      <div className="notes" aria-live="polite">
        {isUnreachable && (
          <Note tone="flight" title="The network does not answer at the moment.">
            Figures are from the last answer. Nothing counts as failed because of that.
          </Note>
        )}
        {state?.isInDoubt && !isUnreachable && (
          <Note tone="flight" title="The node is silent.">
            The transaction may well be on its way; it is looked up until the chain says.
          </Note>
        )}
        {isElsewhere && (
          <Note tone="note" title="Another tab is sending this drop.">
            This one follows. Close the other to take over.
          </Note>
        )}
        {current?.stage === 'signing' && (
          <Note tone="flight" title={`Confirm slot ${current.index + 1} in your wallet.`}>
            It pays {count.format(progress.slots[current.index]?.openRows ?? 0)} rows.
          </Note>
        )}
        {state?.problem && !isBusy && (
          <Note
            tone="fault"
            actions={
              wantsAllowance ? (
                <Button onClick={() => setNeedsAllowance(true)}>Authorise again</Button>
              ) : (
                <Button onClick={() => void start()}>Continue sending</Button>
              )
            }
          >
            {state.problem.message}
          </Note>
        )}
        {!isBusy && partial.length > 0 && (
          <Note
            tone="fault"
            title={`${count.format(progress.settledRows)} paid, ${count.format(refusedRows)} refused.`}
            actions={
              <Button onClick={() => void start(partial.map(({ index }) => index))}>
                <RotateCcw size={16} aria-hidden="true" /> Retry {count.format(refusedRows)}{' '}
                {refusedRows === 1 ? 'row' : 'rows'}
              </Button>
            }
          >
            The token refused these rows. Nobody can be paid twice: a retry only reaches the {count.format(refusedRows)}
            .
          </Note>
        )}
        {progress.openRows > 0 && !isBusy && (
          <p className="small">
            Closing this tab is safe: what is paid is on chain, and the rest can be continued from any browser with the
            sealed file.
          </p>
        )}
      </div>
      {wantsAllowance && progress.openRows > 0 && !isBusy && (
        <AuthorisePanel manifest={manifest} onReady={() => setNeedsAllowance(false)} readyLabel="Back to sending" />
      )}
      <dl className="ledger">
        <div>
          <dt>Delivered</dt>
          <dd>
            {amount(progress.settledAmount)}{' '}
            <small>
              of {amount(manifest.total)} {symbol}
            </small>
          </dd>
          <dd style={{ margin: 0 }}>
            <ProgressBar
              settled={progress.settledRows}
              flight={flightRows}
              fault={isBusy ? 0 : refusedRows}
              total={manifest.rowCount}
              label={`${progress.settledRows} of ${manifest.rowCount} rows paid`}
            />
          </dd>
        </div>
        <div>
          <dt>Recipients</dt>
          <dd>
            {count.format(progress.settledRows)} <small>of {count.format(manifest.rowCount)}</small>
          </dd>
          {refusedRows > 0 && <dd className="ledger-sub">{count.format(refusedRows)} need you</dd>}
        </div>
        <div>
          <dt>Slots</dt>
          <dd>
            {count.format(progress.slots.filter(({ settlement }) => settlement === 'settled').length)}{' '}
            <small>of {count.format(manifest.slotCount)}</small>
          </dd>
          <dd className="ledger-sub">{terms.slotSize} rows each</dd>
        </div>
        <div>
          <dt>Still owed</dt>
          <dd>
            {amount(progress.openAmount)} <small>{symbol}</small>
          </dd>
        </div>
      </dl>
      <div className="columns">
        <div>
          <div className="section-head">
            <h2>Slots</h2>
            <SlotLegend slots={slots} />
          </div>
          <SlotSheet slots={slots} selected={selected} onSelect={select} />
          <RecipientTable manifest={manifest} status={status} symbol={symbol} />
        </div>
        <aside aria-label="Details">
          {selected !== undefined ? (
            <SlotPanel manifest={manifest} status={status} index={selected} amount={amount} symbol={symbol} />
          ) : (
            <div className="card">
              <h2>One slot</h2>
              <p className="muted" style={{ marginTop: 8 }}>
                Choose a slot to see its rows, its transaction and what it still owes.
              </p>
            </div>
          )}
          <Timeline manifest={manifest} status={status} />
        </aside>
      </div>
    </>
  )
}

function SlotPanel({
  manifest,
  status,
  index,
  amount,
  symbol,
}: {
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly index: number
  readonly amount: (value: bigint) => string
  readonly symbol: string
}) {
  const slot = status.progress.slots[index]
  if (!slot) return null
  const first = index * manifest.terms.slotSize
  const transactions = status.transactions.filter((transaction) => transaction.slot === index)
  return (
    <section className="card" aria-label={`Slot ${index + 1}`}>
      <div className="section-head" style={{ marginBottom: 0 }}>
        <h2>Slot {index + 1}</h2>
        <span className="small" style={{ marginLeft: 'auto' }}>
          rows {count.format(first + 1)}–{count.format(first + slot.rowCount)}
        </span>
      </div>
      <div className="slot-bits" role="img" aria-label={`${slot.settledRows} of ${slot.rowCount} rows paid`}>
        {Array.from({ length: slot.rowCount }, (_, place) => (
          // Places in a sealed list never move.
          // oxlint-disable-next-line react/no-array-index-key
          <i key={place} data-state={status.rowState(first + place)} />
        ))}
      </div>
      <p>
        <b>
          {count.format(slot.settledRows)} paid, {count.format(slot.openRows)} open.
        </b>
      </p>
      <dl className="facts" style={{ marginTop: 8 }}>
        <div>
          <dt>Paid</dt>
          <dd className="figure">
            {amount(slot.settledAmount)} {symbol}
          </dd>
        </div>
        <div>
          <dt>Still owed</dt>
          <dd className="figure">
            {amount(slot.openAmount)} {symbol}
          </dd>
        </div>
        {transactions.map(({ hash, gasUsed }) => (
          <div key={hash}>
            <dt>Transaction</dt>
            <dd>
              <TransactionLink chainId={manifest.terms.chainId} hash={hash} />{' '}
              <span className="small figure">{count.format(gasUsed)} gas</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function TransactionLink({ chainId, hash }: { readonly chainId: number; readonly hash: `0x${string}` }) {
  const chain = getChain(chainId)
  const url = chain && getExplorerUrl(chain, { kind: 'transaction', hash })
  const text = `${hash.slice(0, 6)}…${hash.slice(-4)}`
  if (!url) return <code title={hash}>{text}</code>
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <code>{text}</code> <ExternalLink size={13} aria-label="opens the explorer" />
    </a>
  )
}

function Timeline({ manifest, status }: { readonly manifest: Manifest; readonly status: DropStatus }) {
  const events = [...status.transactions].reverse().slice(0, 8)
  const bits = (mask: bigint) => [...mask.toString(2)].filter((bit) => bit === '1').length
  return (
    <section style={{ marginTop: 24 }}>
      <div className="section-head">
        <h2>Timeline</h2>
      </div>
      <ol className="timeline">
        {events.map(({ hash, slot, paid, failed, blockNumber }) => (
          <li key={hash} data-tone={failed > 0n ? 'fault' : 'settled'}>
            <b>Slot {slot + 1} mined</b>
            <div className="small">
              {bits(paid)} paid{failed > 0n && `, ${bits(failed)} refused`}, block {count.format(blockNumber)}
            </div>
          </li>
        ))}
        <li>
          <b>List sealed</b>
          <div className="small">{count.format(manifest.rowCount)} rows</div>
        </li>
      </ol>
      <p className="small" style={{ marginTop: 12 }}>
        Sender <AddressText address={manifest.terms.sender} />
      </p>
    </section>
  )
}
