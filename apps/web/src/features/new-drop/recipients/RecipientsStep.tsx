import { ArrowRight, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { maxSlotSize } from '@slotdrop/drops'
import { AddressText } from '../../../components/AddressText.tsx'
import { Button } from '../../../components/Button.tsx'
import { ProgressBar } from '../../../components/ProgressBar.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useKeys } from '../../../components/useKeys.ts'
import { useFormats, useText } from '../../../i18n/index.ts'
import { useIssueWords } from '../../../words/issues/useIssueWords.ts'
import { EntryGrid, type ShownIssue } from './EntryGrid.tsx'
import { FindingsPanel } from './FindingsPanel.tsx'
import { ListClientContext } from './ListClientContext.ts'
import { messages } from '../messages.generated.ts'
import type { Asset } from '../asset/readAsset.ts'
import { SourceChooser } from './SourceChooser.tsx'
import { FeeEstimate } from '../asset/FeeEstimate.tsx'
import { useAmounts } from '../useAmounts.ts'
import type { NewDropActions, Reading } from '../useNewDrop.ts'

/** Who receives: a file, a paste or an earlier drop, judged line by line, repaired in place. */
export function RecipientsStep({
  asset,
  draft,
  onContinue,
}: {
  readonly asset: Asset
  readonly draft: NewDropActions
  readonly onContinue: () => void
}) {
  const { state, client, problem, reading, overview, fix, undo, redo, chooseSource, setErrorsAside } = draft
  const { source, summary } = state
  const t = useText(messages)
  const words = useIssueWords()
  const formats = useFormats()
  const amounts = useAmounts(asset.decimals)
  const [shown, setShown] = useState<ShownIssue>()
  const symbol = toPlainName(asset.symbol)
  useKeys(summary?.canUndo ? { z: undo } : {})

  if (!source || problem)
    return (
      <SourceChooser
        standard={asset.standard}
        problem={problem}
        initialText={typeof source?.input === 'string' ? source.input : ''}
        onSource={chooseSource}
      />
    )
  if (!summary || !client) return <ReadingList name={source.name} reading={reading} asset={asset} />

  const { tally } = summary
  const rows = tally.ready + tally.warnings
  const isShort = asset.balance !== undefined && asset.standard !== 'ERC1155' && asset.balance < summary.total
  const amount = (value: bigint) => `${amounts(value, Math.min(2, asset.decimals))} ${symbol}`
  const undecided = summary.issues.filter(({ blocks, severity }) => blocks && severity === 'warning')
  return (
    <ListClientContext value={client}>
      <div className="import">
        <FindingsPanel
          summary={summary}
          source={source}
          readSeconds={draft.readSeconds}
          asset={asset}
          shown={shown?.kind}
          onShow={(kind) => setShown({ kind })}
          onFix={fix}
          onReplace={() => chooseSource(undefined)}
        />
        <EntryGrid
          client={client}
          summary={summary}
          overview={overview}
          asset={asset}
          symbol={symbol}
          shownIssue={shown}
          onFix={fix}
        />
      </div>
      <footer className="import-foot">
        <dl>
          <div>
            <dt>{t('rows')}</dt>
            <dd>{formats.count(rows)}</dd>
          </div>
          <div>
            <dt>{t('total')}</dt>
            <dd>
              {asset.standard === 'ERC721'
                ? t('tokenCount', { count: rows, exact: formats.count(rows) })
                : amount(summary.total)}
            </dd>
          </div>
          <div data-tone={isShort ? 'fault' : undefined}>
            <dt>{t('youHold')}</dt>
            <dd>
              {asset.balance === undefined
                ? asset.standard === 'ERC1155'
                  ? t('checkedAtReview')
                  : t('notConnected')
                : asset.standard === 'ERC721'
                  ? t('tokenCount', { count: Number(asset.balance), exact: amounts(asset.balance) })
                  : amount(asset.balance)}
            </dd>
          </div>
          <div>
            <dt>{t('slots')}</dt>
            <dd>{formats.count(Math.ceil(rows / maxSlotSize[asset.standard]))}</dd>
          </div>
          <FeeEstimate asset={asset} rows={rows} />
        </dl>
        <div className="button-row">
          <Button variant="ghost" disabled={!summary.canUndo} onClick={undo}>
            <Undo2 size={16} aria-hidden="true" /> {t('undo')}
          </Button>
          <Button variant="ghost" disabled={!summary.canRedo} onClick={redo}>
            <Redo2 size={16} aria-hidden="true" /> {t('redo')}
          </Button>
          {tally.errors > 0 && (
            <Button onClick={() => void setErrorsAside()}>{t('setRowsAside', { rows: tally.errors })}</Button>
          )}
          <Button variant="primary" disabled={!summary.canSeal} onClick={onContinue} aria-describedby="continue-hint">
            {t('reviewList')} <ArrowRight size={16} aria-hidden="true" />
          </Button>
        </div>
        {!summary.canSeal && (
          <p id="continue-hint" className="small continue-hint">
            {tally.errors > 0
              ? t('hintErrors', { rows: tally.errors })
              : undecided.length > 0
                ? t('hintDecide', { what: undecided.map(({ kind }) => words.title(kind).toLowerCase()).join(', ') })
                : t('hintNothing')}
          </p>
        )}
      </footer>
    </ListClientContext>
  )
}

/** The first rows, while the rest is read. */
function ReadingList({
  name,
  reading,
  asset,
}: {
  readonly name: string
  readonly reading: Reading | undefined
  readonly asset: Asset
}) {
  const t = useText(messages)
  const amounts = useAmounts(asset.decimals)
  const percent = Math.round((reading?.done ?? 0) * 100)
  return (
    <section className="reading" aria-label={t('reading')}>
      <p role="status">{t('readingFile', { name })}</p>
      <ProgressBar settled={percent} flight={0} fault={0} total={100} label={t('percentRead', { percent })} />
      <ol className="preview-rows">
        {reading?.preview?.entries.map(({ line, account, text, amount }) => (
          <li key={line}>
            <span className="small cell-end">{line}</span>
            {account ? <AddressText address={account} /> : <code>{text.slice(0, 120)}</code>}
            <span className="figure cell-end">
              {amount !== undefined && asset.standard !== 'ERC721' && amounts(amount)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
