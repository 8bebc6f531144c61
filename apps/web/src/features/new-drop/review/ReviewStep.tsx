import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAccount } from 'wagmi'
import { getChain } from '@slotdrop/chains'
import { type ListEntry, type ListSummary, maxSlotSize } from '@slotdrop/drops'
import { AddressName } from '../../../components/AddressName.tsx'
import { AddressText } from '../../../components/AddressText.tsx'
import { Button } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useAddressBook } from '../../../device/addressBook.ts'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { useFormats, useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { PreflightPanel } from './PreflightPanel.tsx'
import type { Asset } from '../asset/readAsset.ts'
import { ReviewChecks } from './ReviewChecks.tsx'
import { TermsFields } from './TermsFields.tsx'
import { TestDrop } from '../TestDrop.tsx'
import { useAmounts } from '../useAmounts.ts'
import type { NewDropActions } from '../useNewDrop.ts'
import { type RefusedRow, usePreflight } from './usePreflight.ts'

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
  const t = useText(messages)
  const book = useAddressBook()
  const formats = useFormats()
  const amounts = useAmounts(asset.decimals)
  const { address } = useAccount()
  const { state, client, problem, sealProblem, sealing, choose, fix, freeze } = draft
  const trial = usePreflight({ chainId: asset.chainId, freeze: () => freeze() })
  const [isRoundValid, setRoundValid] = useState(true)
  const [acceptsShort, setAcceptsShort] = useState(false)
  const symbol = toPlainName(asset.symbol)
  const isNft = asset.standard === 'ERC721'
  const amount = (value: bigint) =>
    isNft ? t('tokenCount', { count: Number(value), exact: formats.count(value) }) : `${amounts(value)} ${symbol}`
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
          <Note tone="flight" title={t('warningsPaidTitle', { rows: summary.tally.warnings })}>
            {t('warningsPaidText')}
          </Note>
        )}
        {summary.tally.excluded > 0 && (
          <Note title={t('asideTitle', { rows: summary.tally.excluded })}>{t('asideText')}</Note>
        )}
        {isShort && asset.balance !== undefined && (
          <Note tone="flight" title={t('holdTitle', { amount: amount(asset.balance) })}>
            {t('holdText', { total: amount(summary.total), missing: amount(summary.total - asset.balance) })}
          </Note>
        )}
        <PreflightPanel
          state={trial.state}
          isStrict={state.policy === 'strict'}
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
        {rows > 1 && address && <TestDrop asset={asset} draft={draft} />}
        {hasShortRows && (
          <label className="choice">
            <input type="checkbox" checked={acceptsShort} onChange={(event) => setAcceptsShort(event.target.checked)} />
            <span>{t('acceptShort')}</span>
          </label>
        )}
        {problem && <Note tone="fault">{problem}</Note>}
        {sealProblem && (
          <Note tone="fault" title={t('notSealed')}>
            {sealProblem.kind === 'not-kept' ? t('sealedNotKept') : sealProblem.message}
          </Note>
        )}
        {!address && (
          <Note tone="flight" title={t('connectTitle')}>
            {t('connectText')}
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
            {sealing === undefined ? t('seal', { rows }) : t('sealing', { percent: Math.round(sealing * 100) })}
          </Button>
        </div>
        <p className="small">{t('sealingSendsNothing')}</p>
      </section>
      <section aria-label={t('whatIsSealed')}>
        <dl className="card facts">
          <div>
            <dt>{t('total')}</dt>
            <dd className="figure review-total">{amount(summary.total)}</dd>
          </div>
          {!isNft && (
            <div>
              <dt>{t('inBaseUnits')}</dt>
              <dd className="mono">{summary.total.toString()}</dd>
            </div>
          )}
          <div>
            <dt>{t('rows')}</dt>
            <dd className="figure">{formats.count(rows)}</dd>
          </div>
          <div>
            <dt>{t('slots')}</dt>
            <dd className="figure">{t('slotsOf', { slots, size: slotSize })}</dd>
          </div>
          {trial.state.status === 'done' && trial.state.found.gas > 0n && (
            <div>
              <dt>{t('networkFees')}</dt>
              <dd className="figure">
                {aboutCoins(trial.state.found.gas * trial.state.found.feePerGas)}{' '}
                {getChain(asset.chainId)?.nativeCurrency.symbol}
              </dd>
            </div>
          )}
          {!isNft && summary.amounts && (
            <>
              <div>
                <dt>{t('smallest')}</dt>
                <dd className="figure">{amount(summary.amounts.min)}</dd>
              </div>
              <div>
                <dt>{t('medianLabel')}</dt>
                <dd className="figure">{amount(summary.amounts.median)}</dd>
              </div>
              <div>
                <dt>{t('largest')}</dt>
                <dd className="figure">{amount(summary.amounts.max)}</dd>
              </div>
            </>
          )}
          <div>
            <dt>{t('network')}</dt>
            <dd>{getChain(asset.chainId)?.name ?? asset.chainId}</dd>
          </div>
          <div>
            <dt>{t('token')}</dt>
            <dd>
              {asset.standard === 'NATIVE' ? t('networksCoin', { symbol }) : <AddressText address={asset.address} />}
            </dd>
          </div>
          <div>
            <dt>{t('sender')}</dt>
            <dd>{address ? <AddressText address={address} /> : t('noWallet')}</dd>
          </div>
          <div>
            <dt>{t('aRefusedRow')}</dt>
            <dd>{state.policy === 'skip' ? t('skipSentence') : t('strictSentence')}</dd>
          </div>
        </dl>
        <ReviewChecks asset={asset} summary={summary} client={client} />
        {top.length > 1 && !isNft && (
          <section className="card top-rows" aria-label={t('largestAmounts')}>
            <h2>{t('largestAmounts')}</h2>
            <ol>
              {top.map(({ line, account, amount: value }) => (
                <li key={line}>
                  <span className="small">{t('atLine', { line })}</span>
                  {account && (
                    <>
                      <AddressText address={account} /> <AddressName book={book} address={account} />
                    </>
                  )}
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
function useTopEntries({ client }: NewDropActions, { amounts }: ListSummary): readonly ListEntry[] {
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
