import { ArrowRight, Redo2, Undo2 } from 'lucide-react'
import { issueTitle, type ListSummary, maxSlotSize } from '@slotdrop/drops'
import { Button } from '../../../components/Button.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useFormats, useSay, useText } from '../../../i18n/index.ts'
import { FeeEstimate } from '../asset/FeeEstimate.tsx'
import type { Asset } from '../asset/fetchAsset.ts'
import { takenSymbol } from '../asset/takenSymbol.ts'
import { messages } from '../messages.generated.ts'
import { openQuestions } from './reading/openQuestions.ts'
import type { NewDropActions } from '../useNewDrop.ts'
import { StepBar } from '../StepBar.tsx'
import { useAmounts } from '../useAmounts.ts'
import { ButtonRow } from '../../../components/layout/ButtonRow.tsx'
import styles from './ImportFoot.module.css'
import { classNames } from '../../../components/classNames.ts'

/** What the list comes to, what was last decided, and the way on. */
export function ImportFoot({
  asset,
  summary,
  draft: { undo, redo, excludeErrors },
  onBack,
  onContinue,
}: {
  readonly asset: Asset
  readonly summary: ListSummary
  readonly draft: Pick<NewDropActions, 'undo' | 'redo' | 'excludeErrors'>
  readonly onBack: () => void
  readonly onContinue: () => void
}) {
  const t = useText(messages)
  const { tally, canUndo, canRedo, canSeal } = summary
  return (
    <footer className={styles.foot}>
      <ListTotals asset={asset} summary={summary} />
      <ButtonRow>
        <Button className={styles.undo} disabled={!canUndo} onClick={undo}>
          <Undo2 size={16} aria-hidden="true" /> {t('undo')}
        </Button>
        <Button className={styles.undo} disabled={!canRedo} onClick={redo}>
          <Redo2 size={16} aria-hidden="true" /> {t('redo')}
        </Button>
        {tally.errors > 0 && openQuestions(summary) === 0 && (
          <Button onClick={() => void excludeErrors()}>{t('excludeErrors', { rows: tally.errors })}</Button>
        )}
      </ButtonRow>
      <StepBar step="Recipients" onBack={onBack}>
        <Button variant="primary" disabled={!canSeal} onClick={onContinue} aria-describedby="continue-hint">
          {t('reviewList')} <ArrowRight size={16} aria-hidden="true" />
        </Button>
      </StepBar>
      {!canSeal && <ContinueHint summary={summary} />}
    </footer>
  )
}

function ListTotals({ asset, summary }: { readonly asset: Asset; readonly summary: ListSummary }) {
  const t = useText(messages)
  const formats = useFormats()
  const amounts = useAmounts(asset.decimals)
  const { standard, balance } = asset
  const rows = summary.tally.ready + summary.tally.warnings
  const isShort = balance !== undefined && standard !== 'ERC1155' && balance < summary.total
  const amount = (value: bigint, symbol = toPlainName(asset.symbol)) =>
    `${amounts(value, Math.min(2, asset.decimals))} ${symbol}`
  const held = () => {
    if (balance === undefined) return t(standard === 'ERC1155' ? 'checkedAtReview' : 'notConnected')
    if (standard === 'ERC721') return t('tokenCount', { count: Number(balance), exact: amounts(balance) })
    return amount(balance, takenSymbol(asset))
  }
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('recipients')}</dt>
        <dd>{formats.count(rows)}</dd>
      </div>
      <div>
        <dt>{t('total')}</dt>
        <dd>
          {standard === 'ERC721' ? t('tokenCount', { count: rows, exact: formats.count(rows) }) : amount(summary.total)}
        </dd>
      </div>
      <div data-tone={isShort ? 'fault' : undefined}>
        <dt>{t('youHold')}</dt>
        <dd>{held()}</dd>
      </div>
      <div>
        <dt>{t('slotsUpTo', { size: maxSlotSize[standard] })}</dt>
        <dd>{formats.count(Math.ceil(rows / maxSlotSize[standard]))}</dd>
      </div>
      <FeeEstimate asset={asset} rows={rows} />
    </dl>
  )
}

/** Why the list can't be reviewed yet. */
function ContinueHint({ summary }: { readonly summary: ListSummary }) {
  const { tally, issues } = summary
  const questions = openQuestions(summary)
  const t = useText(messages)
  const say = useSay()
  const undecided = issues.filter(({ blocks, severity }) => blocks && severity === 'warning')
  const hint = () => {
    if (questions > 0) return t('answerFirst', { questions })
    if (tally.errors > 0) return t('hintErrors', { rows: tally.errors })
    if (undecided.length === 0) return t('hintNothing')
    return t('hintDecide', { what: undecided.map(({ kind }) => say(issueTitle(kind)).toLowerCase()).join(', ') })
  }
  return (
    <p id="continue-hint" className={classNames('small', styles.hint)}>
      {hint()}
    </p>
  )
}
