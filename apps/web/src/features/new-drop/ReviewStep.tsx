import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useAccount } from 'wagmi'
import { getChain } from '@slotdrop/chains'
import { formatAmount } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import type { ListSummary } from '../../workers/listProtocol.ts'
import type { Asset } from './readAsset.ts'

const count = new Intl.NumberFormat('en-IE')

/** What would be sealed, once more in full. */
export function ReviewStep({
  asset,
  summary,
  title,
  round,
  problem,
  isSealing,
  onTitle,
  onRound,
  onSeal,
}: {
  readonly asset: Asset
  readonly summary: ListSummary
  readonly title: string
  readonly round: bigint
  readonly problem: string | undefined
  readonly isSealing: boolean
  readonly onTitle: (title: string) => void
  readonly onRound: (round: bigint) => void
  readonly onSeal: () => void
}) {
  const { address } = useAccount()
  const [roundText, setRoundText] = useState(`${round}`)
  const symbol = toPlainName(asset.symbol)
  const amount = (value: bigint) => `${formatAmount(value, asset.decimals)} ${symbol}`
  const rows = summary.tally.ready + summary.tally.warnings
  const slots = Math.ceil(rows / 250)
  const isRound = /^\d{1,18}$/.test(roundText)
  const isShort = asset.balance !== undefined && asset.balance < summary.total
  return (
    <div className="review">
      <section className="form-column">
        <div className="field">
          <label htmlFor="title">Name of this drop</label>
          <input
            id="title"
            type="text"
            maxLength={80}
            value={title}
            placeholder="Season 2 contributor rewards"
            onChange={(event) => onTitle(event.target.value)}
          />
          <span className="small">For people; it is not on chain.</span>
        </div>
        <div className="field">
          <label htmlFor="round">Round</label>
          <input
            id="round"
            type="text"
            inputMode="numeric"
            value={roundText}
            aria-invalid={!isRound}
            onChange={(event) => {
              setRoundText(event.target.value)
              if (/^\d{1,18}$/.test(event.target.value)) onRound(BigInt(event.target.value))
            }}
          />
          <span className="small">
            The same list with the same round is the same drop, and is never paid twice. Choose another round to pay the
            same list again.
          </span>
        </div>
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
            and will not be paid.
          </Note>
        )}
        {isShort && asset.balance !== undefined && (
          <Note tone="flight" title={`You hold ${amount(asset.balance)}.`}>
            The list needs {amount(summary.total)}. You can seal it now and send it when you hold{' '}
            {amount(summary.total - asset.balance)} more.
          </Note>
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
          <Button variant="primary" disabled={!address || isSealing || !isRound} onClick={onSeal}>
            <Lock size={16} aria-hidden="true" />
            {isSealing ? 'Sealing …' : `Seal the list of ${count.format(rows)} rows`}
          </Button>
        </div>
        <p className="small">
          Sealing sends nothing. It fixes the list: rows can’t be added, changed or removed afterwards, by anybody.
        </p>
      </section>
      <section aria-label="What is sealed">
        <dl className="card facts">
          <div>
            <dt>Total</dt>
            <dd className="figure" style={{ fontSize: 20, lineHeight: '26px' }}>
              {amount(summary.total)}
            </dd>
          </div>
          <div>
            <dt>In base units</dt>
            <dd className="mono">{summary.total.toString()}</dd>
          </div>
          <div>
            <dt>Rows</dt>
            <dd className="figure">{count.format(rows)}</dd>
          </div>
          <div>
            <dt>Slots</dt>
            <dd className="figure">
              {count.format(slots)} of at most 250 rows,{' '}
              {slots === 1 ? 'one transaction' : `${count.format(slots)} transactions`}
            </dd>
          </div>
          {summary.amounts && (
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
              <AddressText address={asset.address} />
            </dd>
          </div>
          <div>
            <dt>Sender</dt>
            <dd>{address ? <AddressText address={address} /> : 'no wallet connected'}</dd>
          </div>
          <div>
            <dt>A refused row</dt>
            <dd>stays open and can be retried; the others are paid</dd>
          </div>
        </dl>
      </section>
    </div>
  )
}
