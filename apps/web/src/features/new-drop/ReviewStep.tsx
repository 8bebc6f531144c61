import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAccount } from 'wagmi'
import { getChain } from '@slotdrop/chains'
import { formatAmount, type ListEntry, type ListSummary, maxSlotSize } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { aboutCoins } from '../../lib/aboutCoins.ts'
import { PreflightPanel } from './PreflightPanel.tsx'
import type { Asset } from './readAsset.ts'
import { TermsFields } from './TermsFields.tsx'
import type { NewDropActions } from './useNewDrop.ts'
import { type RefusedRow, usePreflight } from './usePreflight.ts'

const count = new Intl.NumberFormat('en-IE')
/** A list up to here is tried without being asked for. */
const triedAtOnce = 20_000

/** What would be sealed, once more in full, and what each row would do. */
export function ReviewStep({
  asset,
  summary,
  draft,
  onSeal,
}: {
  readonly asset: Asset
  readonly summary: ListSummary
  readonly draft: NewDropActions
  readonly onSeal: () => void
}) {
  const { address } = useAccount()
  const { state, client, problem, sealing, choose, fix, freeze } = draft
  const trial = usePreflight({ chainId: asset.chainId, freeze: () => freeze() })
  const [isRoundValid, setRoundValid] = useState(true)
  const [acceptsShort, setAcceptsShort] = useState(false)
  const symbol = toPlainName(asset.symbol)
  const isNft = asset.standard === 'ERC721'
  const amount = (value: bigint) =>
    isNft ? `${count.format(value)} tokens` : `${formatAmount(value, asset.decimals)} ${symbol}`
  const rows = summary.tally.ready + summary.tally.warnings
  const slotSize = state.slotSize ?? maxSlotSize[asset.standard]
  const slots = Math.ceil(rows / slotSize)
  const isShort = asset.standard !== 'ERC1155' && asset.balance !== undefined && asset.balance < summary.total
  const plan = trial.state.status === 'done' ? trial.state.plan : undefined
  const hasShortRows = trial.state.status === 'done' && trial.state.found.shortRows > 0
  const top = useTopEntries(draft, summary)

  const { run, isReady } = trial
  const begun = useRef<{ readonly summary: ListSummary; readonly direct: boolean }>(undefined)
  useEffect(() => {
    const { direct } = state
    if (!isReady || !address || (begun.current?.summary === summary && begun.current.direct === direct)) return
    // What was asked for once is done again, however long the list is, when rows may get less from now on.
    if (rows > triedAtOnce && trial.state.status !== 'done') return
    if (rows > triedAtOnce && (begun.current?.direct ?? false) === direct) return
    begun.current = { summary, direct }
    void run()
  })
  // Measured gas decides how many rows a slot has.
  useEffect(() => {
    if (plan?.kind === 'plan' && plan.isCapped && plan.slotSize < slotSize) choose({ slotSize: plan.slotSize })
  }, [plan, slotSize, choose])

  const setAside = async (refused: readonly RefusedRow[]) => {
    if (!client) return
    const found = await Promise.all(
      refused.map(async ({ account, id, amount: value }) => {
        const { entries } = await client.ask('window', { from: 0, count: 50, filter: { text: account } })
        return entries
          .filter((entry) => entry.account === account && (entry.id ?? 0n) === id && (isNft || entry.amount === value))
          .map(({ line }) => line)
      }),
    )
    fix({ kind: 'exclude', lines: found.flat() })
  }
  return (
    <div className="review">
      <section className="form-column">
        <TermsFields asset={asset} choices={state} onChoose={choose} onRoundValid={setRoundValid} />
        {summary.tally.warnings > 0 && (
          <Note
            tone="flight"
            title={`${count.format(summary.tally.warnings)} ${summary.tally.warnings === 1 ? 'row' : 'rows'} to check will be paid as they are.`}
          >
            Go back to Recipients to look at them.
          </Note>
        )}
        {summary.tally.excluded > 0 && (
          <Note
            title={`${count.format(summary.tally.excluded)} ${summary.tally.excluded === 1 ? 'row is' : 'rows are'} set aside`}
          >
            and will not be paid. The report lists them.
          </Note>
        )}
        {isShort && asset.balance !== undefined && (
          <Note tone="flight" title={`You hold ${amount(asset.balance)}.`}>
            The list needs {amount(summary.total)}. You can seal it now and send it when you hold{' '}
            {amount(summary.total - asset.balance)} more.
          </Note>
        )}
        <PreflightPanel
          state={trial.state}
          rows={rows}
          amount={amount}
          onRun={() => void run()}
          onStop={trial.stop}
          onSetAside={(refused) => void setAside(refused)}
          isDirect={state.direct}
          onDirect={(direct) => {
            setAcceptsShort(false)
            choose({ direct })
          }}
        />
        {hasShortRows && (
          <label className="choice">
            <input type="checkbox" checked={acceptsShort} onChange={(event) => setAcceptsShort(event.target.checked)} />
            <span>I know that recipients get less than the list says, and want it so.</span>
          </label>
        )}
        {problem && (
          <Note tone="fault" title="The list was not sealed.">
            {problem}
          </Note>
        )}
        {!address && (
          <Note tone="flight" title="Connect the wallet that holds the tokens.">
            The sealed list is bound to its account.
          </Note>
        )}
        <div className="button-row">
          <Button
            variant="primary"
            disabled={
              !address ||
              sealing !== undefined ||
              !isRoundValid ||
              plan?.kind === 'too-dear' ||
              (hasShortRows && !acceptsShort)
            }
            onClick={onSeal}
          >
            <Lock size={16} aria-hidden="true" />
            {sealing === undefined
              ? `Seal the list of ${count.format(rows)} rows`
              : `Sealing … ${Math.round(sealing * 100)} %`}
          </Button>
        </div>
        <p className="small">
          Sealing sends nothing. It fixes the list: rows can’t be added, changed or removed afterwards, by anybody. The
          root is public once it is used; the rows are public once they are paid.
        </p>
      </section>
      <section aria-label="What is sealed">
        <dl className="card facts">
          <div>
            <dt>Total</dt>
            <dd className="figure review-total">{amount(summary.total)}</dd>
          </div>
          {!isNft && (
            <div>
              <dt>In base units</dt>
              <dd className="mono">{summary.total.toString()}</dd>
            </div>
          )}
          <div>
            <dt>Rows</dt>
            <dd className="figure">{count.format(rows)}</dd>
          </div>
          <div>
            <dt>Slots</dt>
            <dd className="figure">
              {count.format(slots)} of at most {slotSize} rows,{' '}
              {slots === 1 ? 'one transaction' : `${count.format(slots)} transactions`}
            </dd>
          </div>
          {trial.state.status === 'done' && trial.state.found.gas > 0n && (
            <div>
              <dt>Network fees, about</dt>
              <dd className="figure">
                {aboutCoins(trial.state.found.gas * trial.state.found.feePerGas)}{' '}
                {getChain(asset.chainId)?.nativeCurrency.symbol}
              </dd>
            </div>
          )}
          {!isNft && summary.amounts && (
            <>
              <div>
                <dt>Smallest</dt>
                <dd className="figure">{amount(summary.amounts.min)}</dd>
              </div>
              <div>
                <dt>Median</dt>
                <dd className="figure">{amount(summary.amounts.median)}</dd>
              </div>
              <div>
                <dt>Largest</dt>
                <dd className="figure">{amount(summary.amounts.max)}</dd>
              </div>
            </>
          )}
          <div>
            <dt>Network</dt>
            <dd>{getChain(asset.chainId)?.name ?? asset.chainId}</dd>
          </div>
          <div>
            <dt>Token</dt>
            <dd>
              {asset.standard === 'NATIVE' ? `${symbol}, the network’s coin` : <AddressText address={asset.address} />}
            </dd>
          </div>
          <div>
            <dt>Sender</dt>
            <dd>{address ? <AddressText address={address} /> : 'no wallet connected'}</dd>
          </div>
          <div>
            <dt>A refused row</dt>
            <dd>
              {state.policy === 'skip'
                ? 'stays open and can be retried; the others are paid'
                : 'stops its whole slot until it is solved'}
            </dd>
          </div>
        </dl>
        {top.length > 1 && !isNft && (
          <section className="card top-rows" aria-label="Largest amounts">
            <h2>Largest amounts</h2>
            <ol>
              {top.map(({ line, account, amount: value }) => (
                <li key={line}>
                  <span className="small">line {count.format(line)}</span>
                  {account && <AddressText address={account} />}
                  <span className="figure">{value !== undefined && amount(value)}</span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </section>
    </div>
  )
}

/** The rows that get most. */
const useTopEntries = ({ client }: NewDropActions, { amounts }: ListSummary): readonly ListEntry[] => {
  const [entries, setEntries] = useState<readonly ListEntry[]>([])
  useEffect(() => {
    if (!client || !amounts) return
    let isCurrent = true
    void Promise.all(amounts.top.slice(0, 10).map((from) => client.ask('window', { from, count: 1, filter: {} }))).then(
      (windows) => isCurrent && setEntries(windows.flatMap((window) => window.entries)),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [client, amounts])
  return entries
}
