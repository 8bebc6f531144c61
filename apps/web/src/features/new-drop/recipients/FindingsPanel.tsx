import { FileText } from 'lucide-react'
import type { Fix, IssueGroup, ListSummary } from '@slotdrop/drops'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useFormats, useText } from '../../../i18n/index.ts'
import { AmountSource } from './amounts/AmountSource.tsx'
import { Disclosure } from '../../../components/layout/Disclosure.tsx'
import { IssueItem } from './IssueItem.tsx'
import { messages } from '../messages.generated.ts'
import type { ListSource } from '../newDropMachine.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import styles from './FindingsPanel.module.css'
import { SheetChoice } from './SheetChoice.tsx'
import { openQuestions } from './reading/openQuestions.ts'
import issueStyles from './Issues.module.css'
import { LinkButton } from '../../../components/Button.tsx'
import { classNames } from '../../../components/classNames.ts'

const delimiterNames = {
  ',': 'delimiterComma',
  ';': 'delimiterSemicolon',
  '\t': 'delimiterTab',
  '|': 'delimiterBar',
  '=': 'delimiterEquals',
  ':': 'delimiterColon',
  ' ': 'delimiterSpace',
} as const satisfies Record<ListSummary['format']['delimiter'], string>
const layoutNames = {
  safe: 'layoutSafe',
  holders: 'layoutHolders',
  votes: 'layoutVotes',
  json: 'layoutJson',
} as const satisfies Partial<Record<ListSummary['format']['layout'], string>>

function isNamedLayout(layout: ListSummary['format']['layout']): layout is keyof typeof layoutNames {
  return Object.hasOwn(layoutNames, layout)
}

/** How the file was understood, where each line went, and what is to be decided. */
export function FindingsPanel({
  summary,
  source,
  readSeconds,
  asset,
  shown,
  onShow,
  onFix,
  onSource,
  onReplace,
}: {
  readonly summary: ListSummary
  readonly source: ListSource
  readonly readSeconds: number | undefined
  readonly asset: Asset
  readonly shown: IssueGroup['kind'] | undefined
  readonly onShow: (kind: IssueGroup['kind']) => void
  readonly onFix: (fix: Fix) => void
  /** Takes another sheet of the same file. */
  readonly onSource: (source: ListSource) => void
  readonly onReplace: () => void
}) {
  const { tally, format } = summary
  const isOpen = openQuestions(summary) > 0
  const t = useText(messages)
  return (
    <aside className={styles.panel} aria-label={t('findings')}>
      <SourceFacts source={source} readSeconds={readSeconds} format={format} onReplace={onReplace} />
      <SheetChoice summary={summary} source={source} onSource={onSource} />
      {asset.standard !== 'ERC721' && !(isOpen && summary.reading.form === 'text') && (
        <AmountSource format={format} symbol={toPlainName(asset.symbol)} decimals={asset.decimals} onFix={onFix} />
      )}
      <Tally tally={tally} isOpen={isOpen} />
      <Issues summary={summary} asset={asset} shown={shown} onShow={onShow} onFix={onFix} />
    </aside>
  )
}

type IssuesProps = {
  readonly summary: ListSummary
  readonly asset: Asset
  readonly shown: IssueGroup['kind'] | undefined
  readonly onShow: (kind: IssueGroup['kind']) => void
  readonly onFix: (fix: Fix) => void
}

/** Kinds of problems. While a question is open they are folded: its answer may leave none of them. */
function Issues({ summary, shown, ...props }: IssuesProps) {
  const t = useText(messages)
  const { issues } = summary
  const questions = openQuestions(summary)
  const list = (
    <ul className={issueStyles.issues} data-testid="issues">
      {issues.map((group) => (
        <IssueItem key={group.kind} group={group} summary={summary} isShown={group.kind === shown} {...props} />
      ))}
      {issues.length === 0 && questions === 0 && (
        <li className={issueStyles.issue}>
          <h2>{t('noProblemsLeft')}</h2>
        </li>
      )}
    </ul>
  )
  if (questions === 0) return list
  return (
    <>
      <p>{t('answerFirst', { questions })}</p>
      {issues.length > 0 && (
        <Disclosure>
          <summary>{t('findingsSoFar', { kinds: issues.length })}</summary>
          {list}
        </Disclosure>
      )}
    </>
  )
}

function SourceFacts({
  source,
  readSeconds,
  format,
  onReplace,
}: {
  readonly source: ListSource
  readonly readSeconds: number | undefined
  readonly format: ListSummary['format']
  readonly onReplace: () => void
}) {
  const t = useText(messages)
  const formats = useFormats()
  const bytes = typeof source.input === 'string' ? source.input.length : source.input.size
  const { layout, delimiter, decimalStyle, header, encoding } = format
  const facts = [
    isNamedLayout(layout) ? t(layoutNames[layout]) : undefined,
    layout === 'json' ? undefined : t(delimiterNames[delimiter]),
    decimalStyle === 'comma' ? t('decimalComma') : undefined,
    header ? t('headerRow') : t('noHeader'),
    encoding.toUpperCase(),
  ]
  return (
    <div className={styles.source}>
      <FileText size={20} aria-hidden="true" />
      <div>
        <b>{source.name}</b>
        {readSeconds !== undefined && (
          <div className="small">
            {t('readIn', {
              size: formats.decimal(bytes >= 1e6 ? bytes / 1e6 : bytes / 1e3, 1),
              isLarge: bytes >= 1e6 ? 'yes' : 'no',
              seconds: formats.decimal(Math.max(0.1, readSeconds), 1),
            })}
          </div>
        )}
        <div className="small">{facts.filter(Boolean).join(', ')}</div>
      </div>
      <LinkButton onClick={onReplace}>{t('replace')}</LinkButton>
    </div>
  )
}

function Tally({
  tally,
  isOpen,
}: {
  readonly tally: ListSummary['tally']
  /** A question is open, whose answer may change all of it. */
  readonly isOpen: boolean
}) {
  const t = useText(messages)
  const formats = useFormats()
  return (
    <>
      <dl className={styles.tally} aria-live="polite">
        <div>
          <dt>{t('ready')}</dt>
          <dd>{formats.count(tally.ready)}</dd>
        </div>
        <div data-tone={tally.warnings > 0 ? 'flight' : undefined}>
          <dt>{t('toCheck')}</dt>
          <dd>{formats.count(tally.warnings)}</dd>
        </div>
        <div data-tone={tally.errors > 0 && !isOpen ? 'fault' : undefined}>
          <dt>{t('errors')}</dt>
          <dd>{formats.count(tally.errors)}</dd>
        </div>
      </dl>
      <p className={classNames('small', styles.sum)}>
        {t('tallySum', { ...tally })}
        {tally.merged > 0 && t('tallyMerged', { merged: tally.merged })}
        {tally.continued > 0 && t('tallyContinued', { continued: tally.continued })}
      </p>
    </>
  )
}
