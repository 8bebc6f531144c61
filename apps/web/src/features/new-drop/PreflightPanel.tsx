import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { AddressText } from '../../components/AddressText.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import type { PreflightState, RefusedRow, ShortRow } from './usePreflight.ts'

const count = new Intl.NumberFormat('en-IE')

/** A verdict for every row, before anything is signed. */
export function PreflightPanel({
  state,
  rows,
  amount,
  onRun,
  onStop,
  onSetAside,
  isDirect,
  onDirect,
}: {
  readonly state: PreflightState
  /** Rows may get less than the list says. */
  readonly isDirect: boolean
  readonly onDirect: (isDirect: boolean) => void
  readonly rows: number
  readonly amount: (value: bigint) => string
  readonly onRun: () => void
  readonly onStop: () => void
  readonly onSetAside: (rows: readonly RefusedRow[]) => void
}) {
  return (
    <section className="card preflight" aria-label="Trial of every row">
      <div className="section-head">
        <h2>Trial of every row</h2>
        {state.status === 'running' ? (
          <Button size="small" onClick={onStop}>
            Stop the trial
          </Button>
        ) : (
          <Button size="small" onClick={onRun}>
            {state.status === 'idle' ? 'Try every row' : 'Try again'}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {state.status === 'idle' && (
          <p className="muted">
            The network tries each row as if it were sent now. Nothing is signed, nothing is paid, no approval is
            needed.
          </p>
        )}
        {state.status === 'running' && (
          <>
            <p role="status">Trying {count.format(rows)} rows …</p>
            <ProgressBar
              settled={Math.round(state.done * 100)}
              total={100}
              label={`${Math.round(state.done * 100)} % tried`}
            />
          </>
        )}
        {state.status === 'failed' && (
          <Note tone="flight" title="The trial did not end.">
            {state.message} You can seal the list without it; each slot is tried again before it is sent.
          </Note>
        )}
        {state.status === 'done' && (
          <Verdicts {...state} amount={amount} onSetAside={onSetAside} isDirect={isDirect} onDirect={onDirect} />
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
  amount,
  onSetAside,
  isDirect,
  onDirect,
}: Extract<PreflightState, { status: 'done' }> & {
  readonly isDirect: boolean
  readonly onDirect: (isDirect: boolean) => void
  readonly amount: (value: bigint) => string
  readonly onSetAside: (rows: readonly RefusedRow[]) => void
}) {
  const tried = found.slots.reduce((sum, { rows, gas }) => sum + (gas === undefined ? 0 : rows), 0)
  const broken = found.slots.filter(({ problem }) => problem !== undefined)
  const reasons = new Map<string, RefusedRow[]>()
  for (const row of refused) reasons.set(row.reason, [...(reasons.get(row.reason) ?? []), row])
  return (
    <>
      {found.problems.map(({ kind, message }) => (
        <Note key={kind} tone={kind === 'contract-account' ? 'note' : 'fault'}>
          {message}
        </Note>
      ))}
      {found.keepsPart && (
        <Note
          tone="flight"
          title="This token keeps a part of each transfer, so no row can be paid exactly."
          actions={
            !isDirect && (
              <Button size="small" onClick={() => onDirect(true)}>
                Let recipients get less
              </Button>
            )
          }
        >
          Nothing is paid that is not exact, unless you want it: then each row goes straight from you to its recipient,
          and the token keeps its part of it.
        </Note>
      )}
      {broken[0] && !found.keepsPart && (
        <Note
          tone="fault"
          title={`${count.format(broken.length)} of ${count.format(found.slots.length)} slots fail as a whole.`}
        >
          {broken[0].problem}
        </Note>
      )}
      {found.method === 'none' && found.problems.length === 0 && (
        <Note tone="flight" title="This network’s node can’t try rows before the approval.">
          Each slot is tried before it is sent.
        </Note>
      )}
      {tried > 0 && (
        <p>
          <b>
            {count.format(tried - found.refusedRows)} of {count.format(tried)} rows would be paid now
            {found.refusedRows > 0 && `, ${count.format(found.refusedRows)} refused`}.
          </b>
        </p>
      )}
      {short.length > 0 && <ShortRows rows={short} count={found.shortRows} amount={amount} />}
      {isDirect && (
        <Button size="small" onClick={() => onDirect(false)}>
          Pay exactly, or not at all
        </Button>
      )}
      {[...reasons].map(([reason, rows]) => (
        <details key={reason} className="refusals" open={rows.length <= 5}>
          <summary>
            {count.format(rows.length)} refused: {reason}
          </summary>
          <ul>
            {rows.slice(0, 50).map(({ account, id, amount: value }) => (
              <li key={`${account}/${id}/${value}`}>
                <AddressText address={account} /> <span className="figure">{amount(value)}</span>
              </li>
            ))}
            {rows.length > 50 && <li className="small">and {count.format(rows.length - 50)} more</li>}
          </ul>
          <Button size="small" onClick={() => onSetAside(rows)}>
            Set {rows.length === 1 ? 'this row' : `these ${count.format(rows.length)} rows`} aside
          </Button>
        </details>
      ))}
      {refused.length > 0 && (
        <p className="small">
          A refused row that stays in the list is left open when its slot is sent; the others are paid, and it can be
          retried or claimed later.
        </p>
      )}
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
        <Note tone="fault" title="Not even one row fits into a transaction of this network.">
          It would take {count.format(plan.rowGas)} of {count.format(plan.gasCap)} gas. The token can’t be distributed
          here.
        </Note>
      )}
    </>
  )
}

function ShortRows({
  rows,
  count: all,
  amount,
}: {
  readonly rows: readonly ShortRow[]
  readonly count: number
  readonly amount: (value: bigint) => string
}) {
  return (
    <details className="refusals" open={rows.length <= 5}>
      <summary>
        {count.format(all)} {all === 1 ? 'row gets' : 'rows get'} less than the list says
      </summary>
      <ul>
        {rows.slice(0, 50).map(({ account, id, amount: value, received }) => (
          <li key={`${account}/${id}/${value}`}>
            <AddressText address={account} />{' '}
            <span className="figure">
              {amount(received)} of {amount(value)}
            </span>
          </li>
        ))}
        {all > 50 && <li className="small">and {count.format(all - 50)} more</li>}
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
  const percent = Number((gas * 100n) / (cap === 0n ? 1n : cap))
  return (
    <div className="slot-gas">
      <p>
        {count.format(slots)} {slots === 1 ? 'slot' : 'slots'} of at most {count.format(size)} rows, the largest about{' '}
        {millions(gas)} of {millions(cap)} million gas that one transaction may have.
      </p>
      <ProgressBar settled={percent} total={100} label={`The largest slot takes ${percent} % of the cap`} />
      {isCapped && <p className="small">Slots are smaller than usual, so that each fits into one transaction.</p>}
    </div>
  )
}

const millions = (gas: bigint) => (Number(gas / 10_000n) / 100).toLocaleString('en-IE', { maximumFractionDigits: 2 })
