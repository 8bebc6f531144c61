import { ArrowRight, FileText, Undo2, Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { type Fix, type FixOffer, type IssueGroup, formatAmount } from '@slotdrop/drops'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { Segmented } from '../../components/Segmented.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import type { ListSummary } from '../../workers/listProtocol.ts'
import { EntryGrid } from './EntryGrid.tsx'
import type { ListClient } from './createListClient.ts'
import type { ListSource } from './newDropMachine.ts'
import type { Asset } from './readAsset.ts'

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

/** Who receives: a file or a paste, judged line by line, repaired in place. */
export function RecipientsStep({
  asset,
  source,
  summary,
  client,
  problem,
  onSource,
  onFix,
  onUndo,
  onContinue,
}: {
  readonly asset: Asset
  readonly source: ListSource | undefined
  readonly summary: ListSummary | undefined
  readonly client: ListClient | undefined
  readonly problem: string | undefined
  readonly onSource: (source: ListSource | undefined, bytes?: Uint8Array) => void
  readonly onFix: (fix: Fix) => void
  readonly onUndo: () => void
  readonly onContinue: () => void
}) {
  const [way, setWay] = useState<'file' | 'paste'>('file')
  const [pasted, setPasted] = useState(source?.text ?? '')
  const [isOver, setOver] = useState(false)
  const [focusLine, setFocusLine] = useState<number>()
  const input = useRef<HTMLInputElement>(null)
  const symbol = toPlainName(asset.symbol)

  const readFile = async (file: File | undefined) => {
    if (!file) return
    const bytes = new Uint8Array(await file.arrayBuffer())
    onSource({ name: file.name, text: '' }, bytes)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void readFile(event.dataTransfer.files[0])
  }

  if (!source || problem) {
    return (
      <div className="form-column" style={{ maxWidth: 760 }}>
        <Segmented
          label="Source"
          options={[
            { value: 'file', label: 'File' },
            { value: 'paste', label: 'Paste' },
          ]}
          value={way}
          onChange={setWay}
        />
        {problem && (
          <Note tone="fault" title="This list can’t be read.">
            {problem}
          </Note>
        )}
        {way === 'file' ? (
          <div
            className="drop-zone"
            data-over={isOver}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
          >
            <Upload size={24} aria-hidden="true" />
            <p>
              <b>Drop a CSV here</b>, or choose one. Each line an address and an amount; a header is welcome.
            </p>
            <input
              ref={input}
              id="list-file"
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              className="visually-hidden"
              aria-label="List of recipients"
              onChange={(event) => void readFile(event.target.files?.[0])}
            />
            <Button onClick={() => input.current?.click()}>Choose a file</Button>
          </div>
        ) : (
          <div className="field">
            <label htmlFor="pasted">List of recipients</label>
            <textarea
              id="pasted"
              spellCheck={false}
              placeholder={'0x…, 150\n0x…, 75.5'}
              value={pasted}
              onChange={(event) => setPasted(event.target.value)}
            />
            <div className="button-row">
              <Button
                variant="primary"
                disabled={pasted.trim() === ''}
                onClick={() => onSource({ name: 'Pasted list', text: pasted })}
              >
                Read this list
              </Button>
            </div>
          </div>
        )}
        <p className="small">Nothing leaves this browser until you seal the list.</p>
      </div>
    )
  }

  if (!summary) return <p className="muted">Reading {source.name} …</p>
  const { tally, format } = summary
  const isReady = tally.errors === 0 && tally.ready + tally.warnings > 0
  const isShort = asset.balance !== undefined && asset.balance < summary.total
  return (
    <>
      <div className="import">
        <aside className="import-side" aria-label="Findings">
          <div className="source">
            <FileText size={20} aria-hidden="true" />
            <div>
              <b>{source.name}</b>
              <div className="small">
                {delimiterNames[format.delimiter]}, {format.header ? 'header row' : 'no header'},{' '}
                {format.encoding.toUpperCase()}
              </div>
            </div>
            <button type="button" className="link-button" onClick={() => onSource(undefined)}>
              Replace
            </button>
          </div>
          {format.header && (
            <dl className="mapping">
              {(['account', 'amount', 'note'] as const).map((role) => {
                const column = format.mapping[role]
                return (
                  column !== undefined && (
                    <div key={role}>
                      <dt className="mono">{format.header?.[column]}</dt>
                      <dd>{role === 'account' ? 'Address' : role === 'amount' ? 'Amount' : 'Private note'}</dd>
                    </div>
                  )
                )
              })}
            </dl>
          )}
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
          <p className="small" style={{ padding: '8px 0' }}>
            {count.format(tally.lines)} lines = {count.format(tally.ready)} ready + {count.format(tally.warnings)} to
            check + {count.format(tally.errors)} errors + {count.format(tally.excluded)} set aside +{' '}
            {count.format(tally.blank)} blank + {count.format(tally.header)} header
          </p>
          <ul className="issues">
            {summary.issues.map((group) => (
              <li key={group.kind} data-severity={group.severity}>
                <h3>
                  {group.title} <span>{count.format(group.lines.length)}</span>
                </h3>
                <p>{group.advice}</p>
                <div className="issue-actions">
                  <button type="button" className="link-button" onClick={() => setFocusLine(group.lines[0])}>
                    {group.lines.length === 1 ? `Show line ${group.lines[0]}` : 'Show rows'}
                  </button>
                  {group.fixes.map((offer) => {
                    const { label, fix } = offers[offer](group)
                    return (
                      <button key={offer} type="button" className="link-button" onClick={() => onFix(fix)}>
                        {label}
                      </button>
                    )
                  })}
                </div>
              </li>
            ))}
            {summary.issues.length === 0 && (
              <li>
                <h3>Nothing to check</h3>
                <p>Every row was understood.</p>
              </li>
            )}
          </ul>
        </aside>
        {client && (
          <EntryGrid
            client={client}
            summary={summary}
            symbol={symbol}
            decimals={asset.decimals}
            focusLine={focusLine}
            onFix={onFix}
          />
        )}
      </div>
      <footer className="import-foot">
        <dl>
          <div>
            <dt>Rows</dt>
            <dd>{count.format(tally.ready + tally.warnings)}</dd>
          </div>
          <div>
            <dt>Total</dt>
            <dd>
              {formatAmount(summary.total, asset.decimals, { minimumFractionDigits: Math.min(2, asset.decimals) })}{' '}
              {symbol}
            </dd>
          </div>
          <div data-tone={isShort ? 'fault' : undefined}>
            <dt>You hold</dt>
            <dd>
              {asset.balance === undefined
                ? 'not connected'
                : `${formatAmount(asset.balance, asset.decimals)} ${symbol}`}
            </dd>
          </div>
          <div>
            <dt>Slots</dt>
            <dd>{count.format(Math.ceil((tally.ready + tally.warnings) / 250))}</dd>
          </div>
        </dl>
        <div className="button-row">
          <Button variant="ghost" disabled={!summary.canUndo} onClick={onUndo}>
            <Undo2 size={16} aria-hidden="true" /> Undo
          </Button>
          {tally.errors > 0 && (
            <Button onClick={() => onFix({ kind: 'exclude', lines: summary.errorLines })}>
              Set {count.format(tally.errors)} {tally.errors === 1 ? 'row' : 'rows'} aside
            </Button>
          )}
          <Button variant="primary" disabled={!isReady} onClick={onContinue}>
            Review list <ArrowRight size={16} aria-hidden="true" />
          </Button>
        </div>
      </footer>
    </>
  )
}
