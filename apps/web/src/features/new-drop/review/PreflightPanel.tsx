import { problemSentence, reasonSentence } from '@slotdrop/delivery/sentences'
import { Button } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { AddressText } from '../../../components/AddressText.tsx'
import { ProgressBar } from '../../../components/ProgressBar.tsx'
import { useFormats, useSay, useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import type { PreflightState, RefusedRow, ShortRow } from './usePreflight.ts'

/** A verdict for every row, before anything is signed. */
export function PreflightPanel({
  state,
  isStrict,
  rows,
  amount,
  onRun,
  onStop,
  onSetAside,
  isDirect,
  onDirect,
}: {
  readonly state: PreflightState
  /** A refused row stops its slot. */
  readonly isStrict: boolean
  /** Rows may get less than the list says. */
  readonly isDirect: boolean
  readonly onDirect: (isDirect: boolean) => void
  readonly rows: number
  readonly amount: (value: bigint) => string
  readonly onRun: () => void
  readonly onStop: () => void
  readonly onSetAside: (rows: readonly RefusedRow[]) => void
}) {
  const t = useText(messages)
  return (
    <section className="card preflight" aria-label={t('trial')}>
      <div className="section-head">
        <h2>{t('trial')}</h2>
        {state.status === 'running' ? (
          <Button size="small" onClick={onStop}>
            {t('stopTrial')}
          </Button>
        ) : (
          <Button size="small" onClick={onRun}>
            {state.status === 'idle' ? t('tryEveryRow') : t('tryAgain')}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {state.status === 'idle' && <p className="muted">{t('trialIdle')}</p>}
        {state.status === 'running' && (
          <>
            <p role="status">{t('trying', { rows })}</p>
            <ProgressBar
              settled={Math.round(state.done * 100)}
              total={100}
              label={t('percentTried', { percent: Math.round(state.done * 100) })}
            />
          </>
        )}
        {state.status === 'failed' && (
          <Note tone="flight" title={t('trialFailed')}>
            {t('trialFailedText', { message: state.message })}
          </Note>
        )}
        {state.status === 'done' && (
          <Verdicts
            {...state}
            isStrict={isStrict}
            amount={amount}
            onSetAside={onSetAside}
            isDirect={isDirect}
            onDirect={onDirect}
          />
        )}
      </div>
    </section>
  )
}

function Verdicts({
  found,
  refused,
  short,
  plan,
  isStrict,
  amount,
  onSetAside,
  isDirect,
  onDirect,
}: Extract<PreflightState, { status: 'done' }> & {
  readonly isStrict: boolean
  readonly isDirect: boolean
  readonly onDirect: (isDirect: boolean) => void
  readonly amount: (value: bigint) => string
  readonly onSetAside: (rows: readonly RefusedRow[]) => void
}) {
  const t = useText(messages)
  const say = useSay()
  const tried = found.slots.reduce((sum, { rows, gas }) => sum + (gas === undefined ? 0 : rows), 0)
  const broken = found.slots.filter(({ problem }) => problem !== undefined)
  const stopped = isStrict ? found.slots.filter(({ refusedRows }) => refusedRows > 0) : []
  const unpaid = isStrict ? stopped.reduce((sum, { rows }) => sum + rows, 0) : found.refusedRows
  // A trial lends what the sender lacks, and asks for no gas: without them nothing is paid.
  const isBlocked = plan.kind === 'too-dear' || found.problems.some(({ kind }) => kind !== 'contract-account')
  const reasons = new Map<string, RefusedRow[]>()
  for (const row of refused) {
    const reason = say(reasonSentence(row.reason))
    reasons.set(reason, [...(reasons.get(reason) ?? []), row])
  }
  return (
    <>
      {found.problems.map((problem) => (
        <Note key={problem.kind} tone={problem.kind === 'contract-account' ? 'note' : 'fault'}>
          {say(problemSentence(problem))}
        </Note>
      ))}
      {found.hasTransferFee && (
        <Note
          tone="flight"
          title={t('keepsPartTitle')}
          actions={
            !isDirect && (
              <Button size="small" onClick={() => onDirect(true)}>
                {t('letThemGetLess')}
              </Button>
            )
          }
        >
          {t('keepsPartText')}
        </Note>
      )}
      {broken[0]?.problem && !found.hasTransferFee && (
        <Note tone="fault" title={t('slotsFail', { broken: broken.length, slots: found.slots.length })}>
          {say(broken[0].problem)}
        </Note>
      )}
      {stopped.length > 0 && (
        <Note tone="fault" title={t('slotsFail', { broken: stopped.length, slots: found.slots.length })}>
          {t('refusedStops')}
        </Note>
      )}
      {found.method === 'none' && found.problems.length === 0 && (
        <Note tone="flight" title={t('cantTry')}>
          {t('cantTryText')}
        </Note>
      )}
      {tried > 0 && (
        <p>
          <b>
            {t(isBlocked ? 'wouldBePaidOtherwise' : 'wouldBePaid', {
              paid: tried - unpaid,
              tried,
              refused: found.refusedRows,
            })}
          </b>
        </p>
      )}
      {short.length > 0 && <ShortRows rows={short} all={found.shortRows} amount={amount} />}
      {isDirect && (
        <Button size="small" onClick={() => onDirect(false)}>
          {t('payExactly')}
        </Button>
      )}
      {[...reasons].map(([reason, rows]) => (
        <details key={reason} className="refusals" open={rows.length <= 5}>
          <summary>{t('refusedFor', { rows: rows.length, reason })}</summary>
          <ul>
            {rows.slice(0, 50).map(({ account, id, amount: value }) => (
              <li key={`${account}/${id}/${value}`}>
                <AddressText address={account} /> <span className="figure">{amount(value)}</span>
              </li>
            ))}
            {rows.length > 50 && <li className="small">{t('andMore', { count: rows.length - 50 })}</li>}
          </ul>
          <Button size="small" onClick={() => onSetAside(rows)}>
            {t('setTheseAside', { rows: rows.length })}
          </Button>
        </details>
      ))}
      {refused.length > 0 && !isStrict && <p className="small">{t('refusedStays')}</p>}
      {plan.kind === 'plan' && (
        <SlotGas
          gas={plan.slotGas}
          cap={plan.gasCap}
          slots={plan.slotCount}
          size={plan.slotSize}
          isCapped={plan.isCapped}
        />
      )}
      {plan.kind === 'too-dear' && (
        <Note tone="fault" title={t('tooDearTitle')}>
          {t('tooDearText', { gas: Number(plan.rowGas), cap: Number(plan.gasCap) })}
        </Note>
      )}
    </>
  )
}

function ShortRows({
  rows,
  all,
  amount,
}: {
  readonly rows: readonly ShortRow[]
  readonly all: number
  readonly amount: (value: bigint) => string
}) {
  const t = useText(messages)
  return (
    <details className="refusals" open={rows.length <= 5}>
      <summary>{t('rowsGetLess', { rows: all })}</summary>
      <ul>
        {rows.slice(0, 50).map(({ account, id, amount: value, received }) => (
          <li key={`${account}/${id}/${value}`}>
            <AddressText address={account} />{' '}
            <span className="figure">{t('amountOf', { received: amount(received), amount: amount(value) })}</span>
          </li>
        ))}
        {all > 50 && <li className="small">{t('andMore', { count: all - 50 })}</li>}
      </ul>
    </details>
  )
}

function SlotGas({
  gas,
  cap,
  slots,
  size,
  isCapped,
}: {
  readonly gas: bigint
  readonly cap: bigint
  readonly slots: number
  readonly size: number
  readonly isCapped: boolean
}) {
  const t = useText(messages)
  const formats = useFormats()
  const millions = (units: bigint) => formats.decimal(Number(units / 10_000n) / 100, 2)
  const percent = Number((gas * 100n) / (cap === 0n ? 1n : cap))
  return (
    <div className="slot-gas">
      <p>{t('slotGas', { slots, size, gas: millions(gas), cap: millions(cap) })}</p>
      <ProgressBar settled={percent} total={100} label={t('slotGasPart', { percent })} />
      {isCapped && <p className="small">{t('slotsSmaller')}</p>}
    </div>
  )
}
