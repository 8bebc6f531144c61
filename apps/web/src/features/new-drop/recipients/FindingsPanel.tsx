import { FileText } from 'lucide-react'
import { type Fix, type FixOffer, type IssueGroup, type ListSummary } from '@slotdrop/drops'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useFormats, useText } from '../../../i18n/index.ts'
import { useIssueWords } from '../../../words/issues/useIssueWords.ts'
import type { Texts } from '../texts.ts'
import { ColumnMapper } from './ColumnMapper.tsx'
import { messages } from '../messages.generated.ts'
import type { ListSource } from '../newDropMachine.ts'
import type { Asset } from '../asset/readAsset.ts'
import { useAmounts } from '../useAmounts.ts'
import { useNames } from './useNames.ts'

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

function offerOf(offer: FixOffer, { lines, kind }: IssueGroup, t: Texts): { label: string; fix: Fix } {
  switch (offer) {
    case 'exclude':
      return {
        label: lines.length === 1 ? t('setRowAside') : t('setSomeAside', { rows: lines.length }),
        fix: { kind: 'exclude', lines },
      }
    case 'keep':
      return { label: lines.length === 1 ? t('keepIt') : t('keepThem'), fix: { kind: 'keep', lines, issue: kind } }
    case 'merge':
      return { label: t('addUp'), fix: { kind: 'merge' } }
    case 'keep-first':
      return { label: t('keepFirst'), fix: { kind: 'keep-first' } }
    case 'decimal-point':
      return { label: t('pointIsThousand'), fix: { kind: 'decimal-style', style: 'point' } }
    case 'decimal-comma':
      return { label: t('commaIsThousand'), fix: { kind: 'decimal-style', style: 'comma' } }
    default:
      return offer satisfies never
  }
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
  onReplace,
}: {
  readonly summary: ListSummary
  readonly source: ListSource
  readonly readSeconds: number | undefined
  readonly asset: Asset
  readonly shown: IssueGroup['kind'] | undefined
  readonly onShow: (kind: IssueGroup['kind']) => void
  readonly onFix: (fix: Fix) => void
  readonly onReplace: () => void
}) {
  const { tally, format, issues, notices, samples } = summary
  const t = useText(messages)
  const words = useIssueWords()
  const bytes = typeof source.input === 'string' ? source.input.length : source.input.size
  const formats = useFormats()
  const amounts = useAmounts(asset.decimals)
  const layout = layoutNames[format.layout as keyof typeof layoutNames] as (typeof layoutNames)['safe'] | undefined
  const symbol = toPlainName(asset.symbol)
  const { lookUp, isLooking, problem } = useNames(onFix)
  const money = (amount: bigint) =>
    asset.standard === 'ERC721' ? '' : t('together', { amount: amounts(amount), symbol })
  const asksForStyle = (group: IssueGroup) => group.fixes.includes('decimal-comma')
  return (
    <aside className="import-side" aria-label={t('findings')}>
      <div className="source">
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
          <div className="small">
            {[
              layout && t(layout),
              format.layout === 'json' ? undefined : t(delimiterNames[format.delimiter]),
              format.decimalStyle === 'comma' ? t('decimalComma') : undefined,
              format.header ? t('headerRow') : t('noHeader'),
              format.encoding.toUpperCase(),
            ]
              .filter(Boolean)
              .join(', ')}
          </div>
        </div>
        <button type="button" className="link-button" onClick={onReplace}>
          {t('replace')}
        </button>
      </div>
      <ColumnMapper format={format} standard={asset.standard} symbol={symbol} decimals={asset.decimals} onFix={onFix} />
      <dl className="tally" aria-live="polite">
        <div>
          <dt>{t('ready')}</dt>
          <dd>{formats.count(tally.ready)}</dd>
        </div>
        <div data-tone="flight">
          <dt>{t('toCheck')}</dt>
          <dd>{formats.count(tally.warnings)}</dd>
        </div>
        <div data-tone="fault">
          <dt>{t('errors')}</dt>
          <dd>{formats.count(tally.errors)}</dd>
        </div>
      </dl>
      <p className="small tally-sum">
        {t('tallySum', { ...tally })}
        {tally.continued > 0 && t('tallyContinued', { continued: tally.continued })}
      </p>
      <ul className="issues">
        {issues.map((group) => (
          <li key={group.kind} data-severity={group.severity} data-shown={group.kind === shown}>
            <h2>
              {words.title(group.kind)}{' '}
              <span className="figure">{group.lines.length > 0 && formats.count(group.lines.length)}</span>
            </h2>
            <p>
              {words.advice(group.kind)} {group.amount > 0n && money(group.amount)}
            </p>
            {asksForStyle(group) && samples.length > 0 && (
              <table className="samples">
                <thead>
                  <tr>
                    <th scope="col">{t('written')}</th>
                    <th scope="col">{t('pointStyle')}</th>
                    <th scope="col">{t('commaStyle')}</th>
                  </tr>
                </thead>
                <tbody>
                  {samples.slice(0, 3).map(({ line, text, point, comma }) => (
                    <tr key={line}>
                      <th scope="row">{text}</th>
                      <td>{point === undefined ? t('no') : amounts(point)}</td>
                      <td>{comma === undefined ? t('no') : amounts(comma)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            <div className="issue-actions">
              {group.kind === 'address-is-a-name' && (
                <button type="button" className="link-button" disabled={isLooking} onClick={() => void lookUp()}>
                  {isLooking ? t('lookingUp') : t('lookNamesUp', { names: summary.names })}
                </button>
              )}
              {group.lines.length > 0 && (
                <button type="button" className="link-button" onClick={() => onShow(group.kind)}>
                  {group.lines.length === 1 ? t('showLine', { line: group.lines[0] ?? 0 }) : t('showRows')}
                </button>
              )}
              {group.fixes.map((offer) => {
                const { label, fix } = offerOf(offer, group, t)
                return (
                  <button key={offer} type="button" className="link-button" onClick={() => onFix(fix)}>
                    {label}
                  </button>
                )
              })}
            </div>
            {group.kind === 'address-is-a-name' && problem && <p className="field-error">{problem}</p>}
          </li>
        ))}
        {issues.length === 0 && (
          <li>
            <h2>{t('nothingToCheck')}</h2>
            <p>{t('everyRowUnderstood')}</p>
          </li>
        )}
        {notices.map((notice) => (
          <li key={notice.kind}>
            <p className="small notice">{words.notice(notice)}</p>
          </li>
        ))}
      </ul>
    </aside>
  )
}
