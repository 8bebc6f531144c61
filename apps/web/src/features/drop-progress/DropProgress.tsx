import { Pause, Play, RotateCcw } from 'lucide-react'
import { useRouter } from 'next/router'
import { useState } from 'react'
import { getChain } from '@slotdrop/chains'
import type { Manifest, SetAside } from '@slotdrop/drops'
import type { DropStatus, SendState } from '@slotdrop/delivery'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { Pill, type Tone } from '../../components/Pill.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { SlotLegend, SlotSheet } from '../../components/SlotSheet.tsx'
import { UntrustedText, toPlainName } from '../../components/UntrustedText.tsx'
import { useKeys } from '../../components/useKeys.ts'
import type { DropMode } from '../../lib/deviceStore.ts'
import { aboutCoins } from '../../lib/aboutCoins.ts'
import { amountWriter } from './amountWriter.ts'
import { AuthorisePanel } from './AuthorisePanel.tsx'
import { DropTabs } from './DropTabs.tsx'
import { SealLine } from './SealLine.tsx'
import { SlotPanel } from './SlotPanel.tsx'
import { Timeline } from './Timeline.tsx'
import { toSheetSlots } from './toSheetSlots.ts'
import { useDelivery } from './useDelivery.ts'

const count = new Intl.NumberFormat('en-IE')
const standards = { ERC20: 'ERC-20', ERC721: 'ERC-721', ERC1155: 'ERC-1155', NATIVE: 'coin' } as const

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
export function DropProgress({
  manifest,
  setAside,
  mode,
}: {
  readonly manifest: Manifest
  readonly setAside: readonly SetAside[]
  readonly mode: DropMode
}) {
  const router = useRouter()
  const delivery = useDelivery(manifest)
  const { status, state, isUnreachable, isElsewhere, start, retry, pause } = delivery
  const [needsAllowance, setNeedsAllowance] = useState(false)
  const { token, terms } = manifest
  const symbol = toPlainName(token.symbol)
  const amount = amountWriter(manifest)
  const queried = Number(router.query['slot'])
  const selected = Number.isInteger(queried) && queried >= 1 && queried <= manifest.slotCount ? queried - 1 : undefined
  const select = (index: number) =>
    void router.replace({ query: { ...router.query, slot: index + 1 } }, undefined, { shallow: true, scroll: false })
  const isBusy = state?.phase === 'running' || state?.phase === 'pausing'
  useKeys({
    ...(isBusy ? { p: pause } : {}),
    e: () => void router.push(`/drops/${manifest.dropId}/report`),
  })

  if (!status)
    return (
      <>
        <h1>
          <UntrustedText text={manifest.title} />
        </h1>
        <SealLine manifest={manifest} />
        {isUnreachable ? (
          <Note tone="flight" title="The network does not answer.">
            What was paid is safe on chain. This page asks again by itself; check your connection.
          </Note>
        ) : (
          <p className="muted" role="status">
            Reading {count.format(manifest.slotCount)} slots from the chain …
          </p>
        )}
      </>
    )

  const { progress } = status
  const slots = toSheetSlots(status, state)
  const untouched = progress.slots.filter(({ settlement }) => settlement === 'open')
  const partial = progress.slots.filter(({ settlement }) => settlement === 'partial')
  const refusedRows = partial.reduce((sum, { openRows }) => sum + openRows, 0)
  const flightRows = slots
    .filter(({ look }) => look === 'flight')
    .reduce((sum, { rowCount, settledRows }) => sum + rowCount - settledRows, 0)
  const { tone, text } = headline(status, state)
  const current = state?.slots.find(({ stage }) => stage === 'signing' || stage === 'broadcast' || stage === 'unknown')
  const wantsAllowance = needsAllowance || /Authorise|allowance/.test(state?.problem?.message ?? '')
  const gasUsed = status.transactions.reduce((sum, transaction) => sum + transaction.gasUsed, 0n)
  const isUntouched = progress.settledRows === 0 && refusedRows === 0
  return (
    <>
      <div className="title-row">
        <div>
          <h1>
            <UntrustedText text={manifest.title} />
          </h1>
          <p className="sub-line">
            <Pill tone={tone}>{text}</Pill>
            <span>
              {symbol}, {standards[terms.standard]}
            </span>
            <span>{getChain(terms.chainId)?.name ?? `Chain ${terms.chainId}`}</span>
          </p>
        </div>
        <div className="button-row">
          <ButtonLink href={`/drops/${manifest.dropId}/report`}>Report</ButtonLink>
          {!isBusy && isUntouched && manifest.rowCount > 1 && (
            <Button onClick={() => void retry(0, [0])}>Test with one row</Button>
          )}
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
        <AuthorisePanel
          manifest={manifest}
          mode={mode}
          onReady={() => setNeedsAllowance(false)}
          readyLabel="Back to sending"
        />
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
        {gasUsed > 0n && (
          <div>
            <dt>Network fees so far</dt>
            <dd>
              {delivery.gasPrice === undefined ? count.format(gasUsed) : aboutCoins(gasUsed * delivery.gasPrice)}{' '}
              <small>{delivery.gasPrice === undefined ? 'gas' : getChain(terms.chainId)?.nativeCurrency.symbol}</small>
            </dd>
            <dd className="ledger-sub">at the price of now</dd>
          </div>
        )}
      </dl>
      <div className="columns">
        <div>
          <div className="section-head">
            <h2>Slots</h2>
            <SlotLegend slots={slots} />
          </div>
          <SlotSheet slots={slots} selected={selected} onSelect={select} />
          <DropTabs manifest={manifest} status={status} setAside={setAside} isBusy={isBusy} onRetry={retry} />
        </div>
        <aside aria-label="Details">
          {selected === undefined ? (
            <div className="card">
              <h2>One slot</h2>
              <p className="muted" style={{ marginTop: 8 }}>
                Choose a slot to see its rows, its transaction and what it still owes.
              </p>
            </div>
          ) : (
            <SlotPanel manifest={manifest} status={status} index={selected} isBusy={isBusy} onRetry={retry} />
          )}
          <Timeline manifest={manifest} status={status} />
        </aside>
      </div>
    </>
  )
}
