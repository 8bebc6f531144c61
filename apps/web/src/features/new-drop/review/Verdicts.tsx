import { problemSentence, rowReasonSentence } from '@slotdrop/delivery/sentences'
import { Button } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { AddressText } from '../../../components/AddressText.tsx'
import { ProgressBar } from '../../../components/ProgressBar.tsx'
import { useFormats, useSay, useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import type { PreflightState, RefusedRow, ShortRow } from './usePreflight.ts'
import { RowGroup } from './RowGroup.tsx'
import styles from './Verdicts.module.css'

type Done = Extract<PreflightState, { status: 'done' }>

/** Rows that are named before the rest is counted. */
const maxNamed = 50

/** What a trial of every row found: of the sender, of the slots, of single rows. */
export function Verdicts({
  found,
  refused,
  short,
  plan,
  isStrict,
  amount,
  onExclude,
  isDirect,
  onDirect,
}: Done & {
  readonly isStrict: boolean
  readonly isDirect: boolean
  readonly onDirect: (isDirect: boolean) => void
  readonly amount: (value: bigint) => string
  readonly onExclude: (rows: readonly RefusedRow[]) => void
}) {
  const t = useText(messages)
  const say = useSay()
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
      <SlotVerdicts found={found} isStrict={isStrict} />
      <PaidRows found={found} plan={plan} isStrict={isStrict} />
      {short.length > 0 && <ShortRows rows={short} all={found.shortRows} amount={amount} />}
      {isDirect && (
        <Button size="small" onClick={() => onDirect(false)}>
          {t('payExactly')}
        </Button>
      )}
      <RefusedRows rows={refused} amount={amount} onExclude={onExclude} />
      {refused.length > 0 && !isStrict && <p className="small">{t('refusedStays')}</p>}
      {plan.kind === 'plan' && <SlotGas plan={plan} />}
      {plan.kind === 'over-gas-cap' && (
        <Note tone="fault" title={t('tooDearTitle')}>
          {t('tooDearText', { gas: Number(plan.rowGas), cap: Number(plan.gasCap) })}
        </Note>
      )}
    </>
  )
}

/** The slots that a refused row stops. */
function stoppedSlots({ slots }: Done['found'], isStrict: boolean) {
  return isStrict ? slots.filter(({ refusedRows }) => refusedRows > 0) : []
}

function SlotVerdicts({ found, isStrict }: { readonly found: Done['found']; readonly isStrict: boolean }) {
  const t = useText(messages)
  const say = useSay()
  const broken = found.slots.filter(({ problem }) => problem !== undefined)
  const stopped = stoppedSlots(found, isStrict)
  const slots = found.slots.length
  return (
    <>
      {broken[0]?.problem && !found.hasTransferFee && (
        <Note tone="fault" title={t('slotsRefused', { broken: broken.length, slots })}>
          {say(broken[0].problem)}
        </Note>
      )}
      {stopped.length > 0 && (
        <Note tone="fault" title={t('slotsRefused', { broken: stopped.length, slots })}>
          {t('refusedStops')}
        </Note>
      )}
      {found.method === 'none' && found.problems.length === 0 && (
        <Note tone="flight" title={t('cantTry')}>
          {t('cantTryText')}
        </Note>
      )}
    </>
  )
}

function PaidRows({ found, plan, isStrict }: Pick<Done, 'found' | 'plan'> & { readonly isStrict: boolean }) {
  const t = useText(messages)
  const tried = found.slots.reduce((sum, { rows, gas }) => sum + (gas === undefined ? 0 : rows), 0)
  const unpaid = isStrict ? stoppedSlots(found, isStrict).reduce((sum, { rows }) => sum + rows, 0) : found.refusedRows
  // A trial lends what the sender lacks, and asks for no gas: without them nothing is paid.
  const isBlocked = plan.kind === 'over-gas-cap' || found.problems.some(({ kind }) => kind !== 'contract-account')
  if (tried === 0) return null
  return (
    <p>
      <b>
        {t(isBlocked ? 'wouldBePaidOtherwise' : 'wouldBePaid', {
          paid: tried - unpaid,
          tried,
          refused: found.refusedRows,
        })}
      </b>
    </p>
  )
}

/** Refused rows by what refuses them. */
function RefusedRows({
  rows: refused,
  amount,
  onExclude,
}: {
  readonly rows: readonly RefusedRow[]
  readonly amount: (value: bigint) => string
  readonly onExclude: (rows: readonly RefusedRow[]) => void
}) {
  const t = useText(messages)
  const say = useSay()
  const byReason = new Map<string, RefusedRow[]>()
  for (const row of refused) {
    const reason = say(rowReasonSentence(row.reason))
    byReason.set(reason, [...(byReason.get(reason) ?? []), row])
  }
  return [...byReason].map(([reason, rows]) => (
    <RowGroup
      key={reason}
      title={t('refusedFor', { rows: rows.length, reason })}
      isOpen={rows.length <= 5}
      action={
        <Button size="small" onClick={() => onExclude(rows)}>
          {t('excludeThese', { rows: rows.length })}
        </Button>
      }
    >
      {rows.slice(0, maxNamed).map(({ account, id, amount: value }) => (
        <li key={`${account}/${id}/${value}`}>
          <AddressText address={account} /> <span className="figure">{amount(value)}</span>
        </li>
      ))}
      {rows.length > maxNamed && <li className="small">{t('andMore', { count: rows.length - maxNamed })}</li>}
    </RowGroup>
  ))
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
    <RowGroup title={t('getLess', { rows: all })} isOpen={rows.length <= 5}>
      {rows.slice(0, maxNamed).map(({ account, id, amount: value, received }) => (
        <li key={`${account}/${id}/${value}`}>
          <AddressText address={account} />{' '}
          <span className="figure">{t('amountOf', { received: amount(received), amount: amount(value) })}</span>
        </li>
      ))}
      {all > maxNamed && <li className="small">{t('andMore', { count: all - maxNamed })}</li>}
    </RowGroup>
  )
}

function SlotGas({
  plan: { slotGas, gasCap, slotCount: slots, slotSize: size, isCapped },
}: {
  readonly plan: Extract<Done['plan'], { kind: 'plan' }>
}) {
  const t = useText(messages)
  const formats = useFormats()
  const millions = (units: bigint) => formats.decimal(Number(units / 10_000n) / 100, 2)
  const percent = Number((slotGas * 100n) / (gasCap === 0n ? 1n : gasCap))
  return (
    <div className={styles.slotGas}>
      <p>{t('slotGas', { slots, size, gas: millions(slotGas), cap: millions(gasCap) })}</p>
      <ProgressBar settled={percent} total={100} label={t('slotGasPart', { percent })} />
      {isCapped && <p className="small">{t('slotsSmaller')}</p>}
    </div>
  )
}
