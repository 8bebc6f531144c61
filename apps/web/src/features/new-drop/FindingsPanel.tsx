import { FileText } from 'lucide-react'
import { type Fix, type FixOffer, type IssueGroup, type ListSummary, formatAmount } from '@slotdrop/drops'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { ColumnMapper } from './ColumnMapper.tsx'
import type { ListSource } from './newDropMachine.ts'
import type { Asset } from './readAsset.ts'
import { useNames } from './useNames.ts'

const count = new Intl.NumberFormat('en-IE')
const delimiterNames: Record<string, string> = {
  ',': 'Commas',
  ';': 'Semicolons',
  '\t': 'Tabs',
  '|': 'Bars',
  '=': 'Equals signs',
  ':': 'Colons',
  ' ': 'Spaces',
}
const layoutNames: Partial<Record<ListSummary['format']['layout'], string>> = {
  safe: 'Safe CSV airdrop',
  holders: 'Token holders of an explorer',
  votes: 'Votes',
  json: 'JSON',
}
const offers: Record<FixOffer, (group: IssueGroup) => { label: string; fix: Fix }> = {
  exclude: ({ lines }) => ({
    label: lines.length === 1 ? 'Set row aside' : `Set ${count.format(lines.length)} rows aside`,
    fix: { kind: 'exclude', lines },
  }),
  keep: ({ lines, kind }) => ({
    label: lines.length === 1 ? 'I checked it, keep it' : 'I checked them, keep them',
    fix: { kind: 'keep', lines, issue: kind },
  }),
  merge: () => ({ label: 'Add them up', fix: { kind: 'merge' } }),
  'keep-first': () => ({ label: 'Keep first', fix: { kind: 'keep-first' } }),
  'decimal-point': () => ({ label: '1,000.5 is a thousand', fix: { kind: 'decimal-style', style: 'point' } }),
  'decimal-comma': () => ({ label: '1.000,5 is a thousand', fix: { kind: 'decimal-style', style: 'comma' } }),
}

/** How the file was understood, where each line went, and what is to be decided. */
export function FindingsPanel({
  summary,
  source,
  asset,
  shown,
  onShow,
  onFix,
  onReplace,
}: {
  readonly summary: ListSummary
  readonly source: ListSource
  readonly asset: Asset
  readonly shown: IssueGroup['kind'] | undefined
  readonly onShow: (kind: IssueGroup['kind']) => void
  readonly onFix: (fix: Fix) => void
  readonly onReplace: () => void
}) {
  const { tally, format, issues, notices, samples } = summary
  const symbol = toPlainName(asset.symbol)
  const { lookUp, isLooking, problem } = useNames(onFix)
  const money = (amount: bigint) =>
    asset.standard === 'ERC721' ? '' : `${formatAmount(amount, asset.decimals)} ${symbol} together.`
  const asksForStyle = (group: IssueGroup) => group.fixes.includes('decimal-comma')
  return (
    <aside className="import-side" aria-label="Findings">
      <div className="source">
        <FileText size={20} aria-hidden="true" />
        <div>
          <b>{source.name}</b>
          <div className="small">
            {[
              layoutNames[format.layout],
              format.layout === 'json' ? undefined : delimiterNames[format.delimiter],
              format.decimalStyle === 'comma' ? 'decimal comma' : undefined,
              format.header ? 'header row' : 'no header',
              format.encoding.toUpperCase(),
            ]
              .filter(Boolean)
              .join(', ')}
          </div>
        </div>
        <button type="button" className="link-button" onClick={onReplace}>
          Replace
        </button>
      </div>
      <ColumnMapper format={format} standard={asset.standard} symbol={symbol} decimals={asset.decimals} onFix={onFix} />
      <dl className="tally" aria-live="polite">
        <div>
          <dt>Ready</dt>
          <dd>{count.format(tally.ready)}</dd>
        </div>
        <div data-tone="flight">
          <dt>To check</dt>
          <dd>{count.format(tally.warnings)}</dd>
        </div>
        <div data-tone="fault">
          <dt>Errors</dt>
          <dd>{count.format(tally.errors)}</dd>
        </div>
      </dl>
      <p className="small tally-sum">
        {count.format(tally.lines)} lines = {count.format(tally.ready)} ready + {count.format(tally.warnings)} to check
        + {count.format(tally.errors)} errors + {count.format(tally.excluded)} set aside + {count.format(tally.blank)}{' '}
        blank + {count.format(tally.header)} header
        {tally.continued > 0 && ` + ${count.format(tally.continued)} inside a cell`}
      </p>
      <ul className="issues">
        {issues.map((group) => (
          <li key={group.kind} data-severity={group.severity} data-shown={group.kind === shown}>
            <h3>
              {group.title} <span className="figure">{group.lines.length > 0 && count.format(group.lines.length)}</span>
            </h3>
            <p>
              {group.advice} {group.amount > 0n && money(group.amount)}
            </p>
            {asksForStyle(group) && samples.length > 0 && (
              <table className="samples">
                <thead>
                  <tr>
                    <th scope="col">Written</th>
                    <th scope="col">1,000.5 style</th>
                    <th scope="col">1.000,5 style</th>
                  </tr>
                </thead>
                <tbody>
                  {samples.slice(0, 3).map(({ line, text, point, comma }) => (
                    <tr key={line}>
                      <th scope="row">{text}</th>
                      <td>{point === undefined ? 'no' : formatAmount(point, asset.decimals)}</td>
                      <td>{comma === undefined ? 'no' : formatAmount(comma, asset.decimals)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            <div className="issue-actions">
              {group.kind === 'address-is-a-name' && (
                <button type="button" className="link-button" disabled={isLooking} onClick={() => void lookUp()}>
                  {isLooking ? 'Looking up …' : `Look ${count.format(summary.names)} names up`}
                </button>
              )}
              {group.lines.length > 0 && (
                <button type="button" className="link-button" onClick={() => onShow(group.kind)}>
                  {group.lines.length === 1 ? `Show line ${group.lines[0]}` : 'Show rows'}
                </button>
              )}
              {group.fixes.map((offer) => {
                const { label, fix } = offers[offer](group)
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
            <h3>Nothing to check</h3>
            <p>Every row was understood.</p>
          </li>
        )}
        {notices.map(({ kind, message }) => (
          <li key={kind}>
            <p className="small notice">{message}</p>
          </li>
        ))}
      </ul>
    </aside>
  )
}
