import { Pause, Play, RotateCcw } from 'lucide-react'
import { useRouter } from 'next/router'
import { useState } from 'react'
import { getChain } from '@slotdrop/chains'
import type { Manifest, SetAside } from '@slotdrop/drops'
import {
  concernsAllowance,
  type DropStatus,
  RevertedError,
  type SendProblem,
  type SendState,
  underWay,
} from '@slotdrop/delivery'
import { AddressText } from '../../components/AddressText.tsx'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { Pill, type Tone } from '../../components/Pill.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { SlotLegend } from '../../components/SlotLegend.tsx'
import { SlotSheet } from '../../components/SlotSheet.tsx'
import { UntrustedText, toPlainName } from '../../components/UntrustedText.tsx'
import { useKeys } from '../../components/useKeys.ts'
import { deviceBundles } from '../../device/deviceBundles.ts'
import type { DropMode } from '../../device/deviceStore.ts'
import { useWriteOffs, type WriteOffs } from '../../device/deviceWriteOffs.ts'
import { useFormats, useSay, useText } from '../../i18n/index.ts'
import { aboutCoins } from '../../chain/aboutCoins.ts'
import { useAmountWriter } from './rows/amountWriter.ts'
import { AuthorisePanel } from './authorise/AuthorisePanel.tsx'
import { DropTabs } from './DropTabs.tsx'
import { countRefused } from './rows/countRefused.ts'
import { messages } from './messages.generated.ts'
import { LinkedDrops } from './LinkedDrops.tsx'
import { writtenOffRows } from './rows/NeedsYouTab.tsx'
import { SealLine } from './SealLine.tsx'
import { SlotPanel } from './slots/SlotPanel.tsx'
import { Timeline } from './Timeline.tsx'
import { toSheetSlots } from './slots/toSheetSlots.ts'
import { useDelivery } from './useDelivery.ts'
import { useSpan } from './slots/useSpan.ts'

const standards = { ERC20: 'ERC-20', ERC721: 'ERC-721', ERC1155: 'ERC-1155', NATIVE: undefined } as const
const noWriteOffs: WriteOffs = new Map()
/** After this time the page says that a slot waits long, and what can be done. */
const longWait = 60_000

type Headline =
  | 'sending'
  | 'pausingAfterSlot'
  | 'complete'
  | 'completeButWrittenOff'
  | 'sealedNothingSent'
  | 'rowsNeedYou'
  | 'paused'
  | 'cancelled'
  | 'waitingForSignatures'

/** The row, by its place in the list, that stops its whole slot. */
function stoppingRow({ terms }: Manifest, { error, slot }: SendProblem): number | undefined {
  return error instanceof RevertedError && error.refusal.kind === 'RowRejected' && slot !== undefined
    ? slot * terms.slotSize + error.refusal.row
    : undefined
}

function headline(
  status: DropStatus,
  state: SendState | undefined,
  writtenOff: number,
  refusedRows: number,
  isElsewhere: boolean,
): { tone: Tone; text: Headline } {
  if (status.slots.some(({ stage }) => stage === 'proposed')) return { tone: 'flight', text: 'waitingForSignatures' }
  if (state?.phase === 'running' || isElsewhere) return { tone: 'flight', text: 'sending' }
  if (state?.phase === 'pausing') return { tone: 'flight', text: 'pausingAfterSlot' }
  const { openRows, settledRows } = status.progress
  if (openRows === 0) return { tone: 'settled', text: 'complete' }
  if (status.isCancelled) return { tone: 'fault', text: 'cancelled' }
  if (openRows === writtenOff) return { tone: 'settled', text: 'completeButWrittenOff' }
  if (settledRows === 0) return { tone: 'idle', text: 'sealedNothingSent' }
  return refusedRows > 0 ? { tone: 'fault', text: 'rowsNeedYou' } : { tone: 'flight', text: 'paused' }
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
  const t = useText(messages)
  const say = useSay()
  const { count } = useFormats()
  const span = useSpan()
  const router = useRouter()
  const delivery = useDelivery(manifest)
  const { status, state, isUnreachable, isElsewhere, trouble, start, retry, pause } = delivery
  const { rows: writeOffs = noWriteOffs, set: giveUp } = useWriteOffs(manifest.dropId)
  const [needsAllowance, setNeedsAllowance] = useState(() => deviceBundles.get(manifest.dropId) !== undefined)
  const { token, terms } = manifest
  const symbol = toPlainName(token.symbol)
  const amount = useAmountWriter(manifest)
  const queried = Number(router.query['slot'])
  const selected = Number.isInteger(queried) && queried >= 1 && queried <= manifest.slotCount ? queried - 1 : undefined
  const select = (index: number) =>
    void router.replace({ query: { ...router.query, slot: index + 1 } }, undefined, { shallow: true, scroll: false })
  const isBusy = state?.phase === 'running' || state?.phase === 'pausing'
  // What another tab sends is not this one's to begin.
  const isSending = isBusy || isElsewhere
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
          <Note tone="flight" title={t('networkSilent')}>
            {t('networkSilentText')}
          </Note>
        ) : (
          <>
            <p className="muted" role="status">
              {t('readingSlots', { slots: manifest.slotCount })}
            </p>
            <div className="skeleton-list" aria-hidden="true" />
          </>
        )}
      </>
    )

  const { progress } = status
  const slots = toSheetSlots(status, state)
  // Claims leave slots partly paid, with rows that nobody refused.
  const sendable = progress.slots.filter(({ index, openMask }) => (openMask & ~status.refusedMask(index)) !== 0n)
  const isUnbegun = sendable.every(({ settlement }) => settlement === 'open')
  const writtenOff = writtenOffRows(status, writeOffs).length
  const refused = progress.slots.filter(({ index }) => status.refusedMask(index) !== 0n)
  const refusedRows = delivery.hasHistory ? countRefused(manifest, status, writeOffs) : 0
  const flightRows = slots
    .filter(({ look }) => look === 'flight')
    .reduce((sum, { rowCount, settledRows }) => sum + rowCount - settledRows, 0)
  const { tone, text } = headline(status, state, writtenOff, refusedRows, isElsewhere)
  const current = state?.slots.find(({ stage }) => underWay.has(stage))
  const stopping = state?.problem && stoppingRow(manifest, state.problem)
  const wantsAllowance = needsAllowance || (state?.problem !== undefined && concernsAllowance(state.problem.error))
  const gasUsed = status.transactions.reduce((sum, transaction) => sum + transaction.gasUsed, 0n)
  const proposed = status.slots.find(({ stage }) => stage === 'proposed')
  const now = delivery.seenAt
  const stuck = status.slots.find(
    ({ stage, attempt }) => stage === 'broadcast' && attempt !== undefined && now - attempt.askedAt > longWait,
  )
  const isUntouched = progress.settledRows === 0 && refusedRows === 0
  return (
    <>
      <div className="title-row drop-title">
        <div>
          <h1>
            <UntrustedText text={manifest.title} />
          </h1>
          <p className="sub-line">
            <Pill tone={tone}>{t(text)}</Pill>
            <span>
              {symbol}, {standards[terms.standard] ?? t('coin')}
            </span>
            <span>{getChain(terms.chainId)?.name ?? t('chainNumber', { chainId: terms.chainId })}</span>
          </p>
        </div>
        <div className="button-row">
          <ButtonLink href={`/drops/${manifest.dropId}/report`}>{t('report')}</ButtonLink>
          {!isSending && isUntouched && !status.isCancelled && manifest.rowCount > 1 && (
            <Button onClick={() => void retry(0, [0])}>{t('testOneRow')}</Button>
          )}
          {isBusy ? (
            <Button variant="primary" disabled={state?.phase === 'pausing'} onClick={pause}>
              <Pause size={16} aria-hidden="true" />{' '}
              {current ? t('pauseAfter', { slot: current.index + 1 }) : t('pause')}
            </Button>
          ) : (
            sendable.length > 0 &&
            !status.isCancelled && (
              <Button
                variant="primary"
                disabled={isElsewhere}
                onClick={() => void start(isUnbegun ? undefined : sendable.map(({ index }) => index))}
              >
                <Play size={16} aria-hidden="true" />{' '}
                {t(progress.settledRows > 0 ? 'sendOtherSlots' : 'sendSlots', { slots: sendable.length })}
              </Button>
            )
          )}
        </div>
      </div>
      <SealLine manifest={manifest} />
      <LinkedDrops dropId={manifest.dropId} />
      <div className="notes" aria-live="polite">
        {isUnreachable && (
          <Note tone="flight" title={t('networkSilentNow')}>
            {t('networkSilentNowText')}
          </Note>
        )}
        {state?.isInDoubt && !isUnreachable && (
          <Note tone="flight" title={t('nodeSilent')}>
            {t('nodeSilentText')}
          </Note>
        )}
        {isElsewhere && (
          <Note tone="note" title={t('otherTab')}>
            {t('otherTabText')}
          </Note>
        )}
        {current?.stage === 'signing' && (
          <Note tone="flight" title={t('confirmSlot', { slot: current.index + 1 })}>
            {t('confirmSlotText', { rows: progress.slots[current.index]?.openRows ?? 0 })}
          </Note>
        )}
        {proposed && (
          <Note
            tone="flight"
            title={t('signaturesTitle', { slot: proposed.index + 1 })}
            actions={
              <Button onClick={() => select(proposed.index)}>{t('seeSlot', { slot: proposed.index + 1 })}</Button>
            }
          >
            {t.rich('signaturesText', { hash: () => <code className="hash">{proposed.attempt?.safeTxHash}</code> })}
          </Note>
        )}
        {stuck?.attempt && (
          <Note
            tone="flight"
            title={t('stuckTitle', { slot: stuck.index + 1, time: span(now - stuck.attempt.askedAt) })}
            actions={<Button onClick={() => select(stuck.index)}>{t('seeSlot', { slot: stuck.index + 1 })}</Button>}
          >
            {t('stuckText')}
          </Note>
        )}
        {trouble && (
          <Note tone="flight" title={trouble === 'lost' ? t('recordsLost') : t('recordsUnreadable')}>
            {trouble === 'lost' ? t('recordsLostText') : t('recordsUnreadableText')}
          </Note>
        )}
        {state?.problem && !isSending && (
          <Note
            tone="fault"
            title={
              stopping === undefined
                ? undefined
                : t('slotStopped', { slot: Math.floor(stopping / manifest.terms.slotSize) + 1 })
            }
            actions={
              wantsAllowance ? (
                <Button onClick={() => setNeedsAllowance(true)}>{t('authoriseAgain')}</Button>
              ) : (
                <Button onClick={() => void start()}>{t('continueSending')}</Button>
              )
            }
          >
            {say(state.problem.error)}{' '}
            {stopping !== undefined &&
              t.rich('stoppingRow', {
                row: stopping + 1,
                canClaim: manifest.terms.standard === 'NATIVE' ? 'no' : 'yes',
                address: () => <AddressText key="address" address={manifest.rowAt(stopping).account} />,
              })}
          </Note>
        )}
        {status.isCancelled && progress.openRows > 0 && (
          <Note tone="fault" title={t('cancelledTitle')}>
            {t('cancelledText', { rows: progress.openRows })}
          </Note>
        )}
        {!isSending && refusedRows > 0 && !status.isCancelled && (
          <Note
            tone="fault"
            title={t('paidAndRefused', { paid: progress.settledRows, refused: refusedRows })}
            actions={
              <Button onClick={() => void start(refused.map(({ index }) => index))}>
                <RotateCcw size={16} aria-hidden="true" /> {t('retryRows', { rows: refusedRows })}
              </Button>
            }
          >
            {t('refusedText', { refused: refusedRows })}
          </Note>
        )}
        {progress.openRows > 0 && !isBusy && !status.isCancelled && <p className="small">{t('closingIsSafe')}</p>}
      </div>
      {wantsAllowance && progress.openRows > 0 && !isBusy && !status.isCancelled && (
        <AuthorisePanel
          manifest={manifest}
          mode={mode}
          onReady={() => setNeedsAllowance(false)}
          readyLabel={t('backToSending')}
        />
      )}
      <dl className="ledger">
        <div>
          <dt>{t('delivered')}</dt>
          <dd>
            {amount(progress.settledAmount)} <small>{t('ofTotal', { total: amount(manifest.total), symbol })}</small>
          </dd>
          <dd style={{ margin: 0 }}>
            <ProgressBar
              settled={progress.settledRows}
              flight={flightRows}
              fault={isBusy ? 0 : refusedRows}
              total={manifest.rowCount}
              label={t('rowsPaidOf', { paid: progress.settledRows, rows: manifest.rowCount })}
            />
          </dd>
        </div>
        <div>
          <dt>{t('recipients')}</dt>
          <dd>
            {count(progress.settledRows)} <small>{t('ofCount', { total: manifest.rowCount })}</small>
          </dd>
          {refusedRows > 0 && <dd className="ledger-sub">{t('needYou', { rows: refusedRows })}</dd>}
        </div>
        <div>
          <dt>{t('slots')}</dt>
          <dd>
            {count(progress.slots.filter(({ settlement }) => settlement === 'settled').length)}{' '}
            <small>{t('ofCount', { total: manifest.slotCount })}</small>
          </dd>
          <dd className="ledger-sub">{t('rowsEach', { rows: terms.slotSize })}</dd>
        </div>
        <div>
          <dt>{t('stillOwed')}</dt>
          <dd>
            {amount(progress.openAmount)} <small>{symbol}</small>
          </dd>
        </div>
        {gasUsed > 0n && (
          <div>
            <dt>{t('feesSoFar')}</dt>
            <dd>
              {delivery.gasPrice === undefined ? count(gasUsed) : aboutCoins(gasUsed * delivery.gasPrice)}{' '}
              <small>
                {delivery.gasPrice === undefined ? t('gas') : getChain(terms.chainId)?.nativeCurrency.symbol}
              </small>
            </dd>
            <dd className="ledger-sub">{t('atPriceOfNow')}</dd>
          </div>
        )}
      </dl>
      <div className="columns">
        <div>
          <div className="section-head">
            <h2>{t('slots')}</h2>
            <SlotLegend slots={slots} />
          </div>
          <SlotSheet slots={slots} selected={selected} onSelect={select} />
          <DropTabs
            manifest={manifest}
            status={status}
            setAside={setAside}
            isBusy={isSending}
            onRetry={retry}
            writeOffs={writeOffs}
            onWriteOff={async (rows, reason) => {
              await giveUp(rows, reason)
              // The list of drops counts without them.
              await delivery.look().catch(() => undefined)
            }}
          />
        </div>
        <aside aria-label={t('details')}>
          {selected === undefined ? (
            <div className="card">
              <h2>{t('oneSlot')}</h2>
              <p className="muted" style={{ marginTop: 8 }}>
                {t('oneSlotText')}
              </p>
            </div>
          ) : (
            <SlotPanel
              manifest={manifest}
              status={status}
              index={selected}
              isBusy={isSending}
              onRetry={retry}
              onSpeedUp={delivery.speedUp}
              onCancel={delivery.cancel}
            />
          )}
          <Timeline manifest={manifest} status={status} />
        </aside>
      </div>
    </>
  )
}
