import { useRouter } from 'next/router'
import { useCallback, useEffect, useState } from 'react'
import { getChain } from '@slotdrop/chains'
import {
  type DropReport,
  type Manifest,
  manifestChunks,
  reportCsvChunks,
  reportToJson,
  type SetAside,
} from '@slotdrop/drops'
import { toDeliveryError } from '@slotdrop/delivery'
import { AddressText } from '../../components/AddressText.tsx'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { UntrustedText, toPlainName } from '../../components/UntrustedText.tsx'
import { downloadChunks } from '../../lib/download.ts'
import { useChainClient } from '../account/index.ts'
import { amountWriter, SealLine, useManifest } from '../drop-progress/index.ts'
import { rebuildReport } from './rebuildReport.ts'
import { RevokeAllowance } from './RevokeAllowance.tsx'

const count = new Intl.NumberFormat('en-IE')
const moment = new Intl.DateTimeFormat('en-IE', { dateStyle: 'medium', timeStyle: 'long' })
/** Blocks of the past in which transactions are looked for; settled rows are known without them. */
const historyBlocks = 500_000n

/** Where every base unit of a drop is, from the sealed list and the chain. */
export function ReportPage() {
  const { query } = useRouter()
  const dropId = typeof query['dropId'] === 'string' ? query['dropId'] : undefined
  const { state } = useManifest(dropId)
  if (state.status === 'loading')
    return (
      <p className="muted" role="status">
        Looking for the sealed list …
      </p>
    )
  if (state.status === 'missing')
    return (
      <Note
        tone="flight"
        title="The sealed list is not on this device."
        actions={<ButtonLink href={`/drops/${dropId ?? ''}`}>Open the drop</ButtonLink>}
      >
        Open the drop with its sealed file; the report is made from it and the chain.
      </Note>
    )
  return <Report manifest={state.manifest} setAside={state.setAside} />
}

type Made =
  | { readonly status: 'making' }
  | { readonly status: 'made'; readonly report: DropReport; readonly at: Date }
  | { readonly status: 'failed'; readonly message: string }

function Report({ manifest, setAside }: { readonly manifest: Manifest; readonly setAside: readonly SetAside[] }) {
  const client = useChainClient(manifest.terms.chainId)
  const [made, setMade] = useState<Made>({ status: 'making' })
  const rebuild = useCallback(async () => {
    if (!client) return
    setMade({ status: 'making' })
    try {
      const tip = await client.getBlockNumber()
      const fromBlock = tip > historyBlocks ? tip - historyBlocks : 0n
      const { report } = await rebuildReport({ client, manifest, setAside, fromBlock })
      setMade({ status: 'made', report, at: new Date() })
    } catch (error) {
      setMade({ status: 'failed', message: toDeliveryError(error).shortMessage })
    }
  }, [client, manifest, setAside])
  useEffect(() => void rebuild(), [rebuild])
  const amount = amountWriter(manifest)
  const symbol = toPlainName(manifest.token.symbol)
  const name = manifest.fingerprint
  return (
    <article className="report">
      <div className="title-row">
        <h1>
          Report: <UntrustedText text={manifest.title} />
        </h1>
        <div className="button-row no-print">
          <ButtonLink href={`/drops/${manifest.dropId}`}>Back to the drop</ButtonLink>
          <Button disabled={made.status === 'making'} onClick={() => void rebuild()}>
            {made.status === 'making' ? 'Reading the chain …' : 'Rebuild from chain'}
          </Button>
        </div>
      </div>
      <SealLine manifest={manifest} />
      <div aria-live="polite">
        {made.status === 'making' && (
          <p className="muted" role="status">
            Reading {count.format(manifest.slotCount)} words and their transactions from the chain …
          </p>
        )}
        {made.status === 'failed' && (
          <Note
            tone="flight"
            title="The chain could not be read."
            actions={<Button onClick={() => void rebuild()}>Try again</Button>}
          >
            {made.message} What was paid is safe on chain.
          </Note>
        )}
      </div>
      {made.status === 'made' && (
        <>
          <Totals report={made.report} amount={amount} symbol={symbol} />
          <dl className="card facts">
            <div>
              <dt>Network</dt>
              <dd>{getChain(manifest.terms.chainId)?.name ?? manifest.terms.chainId}</dd>
            </div>
            <div>
              <dt>Token</dt>
              <dd>
                <b>{symbol}</b> <AddressText address={manifest.terms.token} />
              </dd>
            </div>
            <div>
              <dt>Sender</dt>
              <dd>
                <AddressText address={manifest.terms.sender} />
              </dd>
            </div>
            <div>
              <dt>Root</dt>
              <dd className="mono">{manifest.root}</dd>
            </div>
            <div>
              <dt>Made</dt>
              <dd>{moment.format(made.at)}, from the sealed list and the chain alone</dd>
            </div>
          </dl>
          <div className="button-row no-print">
            <Button
              variant="primary"
              onClick={() =>
                void downloadChunks(`${name}-report.csv`, reportCsvChunks(made.report, manifest), 'text/csv')
              }
            >
              Download CSV
            </Button>
            <Button
              onClick={() =>
                void downloadChunks(`${name}-report.json`, [reportToJson(made.report, manifest)], 'application/json')
              }
            >
              Download JSON
            </Button>
            <Button onClick={() => void downloadChunks(`${name}.json`, manifestChunks(manifest), 'application/json')}>
              Download the sealed list
            </Button>
            <Button onClick={() => window.print()}>Print</Button>
          </div>
          <RevokeAllowance manifest={manifest} isComplete={made.report.open === 0n} />
        </>
      )}
    </article>
  )
}

function Totals({
  report,
  amount,
  symbol,
}: {
  readonly report: DropReport
  readonly amount: (value: bigint) => string
  readonly symbol: string
}) {
  const { rows } = report
  const lines: readonly (readonly [label: string, value: bigint, rows: number])[] = [
    ['Delivered', report.delivered, rows.delivered + rows.claimed + rows.short],
    ['Kept by the token as its fee', report.short, rows.short],
    ['Open', report.open, rows.open + rows.failed],
    ['Set aside before sealing', report.excluded, rows.excluded],
  ]
  const ties = report.delivered + report.short + report.open + report.excluded === report.intended
  return (
    <section aria-label="Totals">
      <ProgressBar
        settled={rows.delivered + rows.claimed + rows.short}
        fault={rows.failed}
        total={rows.intended - rows.excluded}
        label={`${count.format(rows.delivered + rows.claimed + rows.short)} rows delivered`}
      />
      <div className="table-wrap">
        <table className="table totals">
          <thead>
            <tr>
              <th scope="col">What became of it</th>
              <th scope="col" className="cell-end">
                Rows
              </th>
              <th scope="col" className="cell-end">
                {symbol}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(([label, value, number]) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  {label === 'Delivered' && rows.claimed > 0 && (
                    <span className="small"> ({count.format(rows.claimed)} claimed by recipients)</span>
                  )}
                  {label === 'Open' && rows.failed > 0 && (
                    <span className="small"> ({count.format(rows.failed)} refused when they were tried)</span>
                  )}
                </th>
                <td className="cell-end figure">{count.format(number)}</td>
                <td className="cell-end figure">{amount(value)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Intended</th>
              <td className="cell-end figure">{count.format(rows.intended)}</td>
              <td className="cell-end figure">{amount(report.intended)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="small">
        {ties
          ? 'Intended = delivered + kept as fee + open + set aside, to the last base unit.'
          : 'The sums do not tie: download the JSON and tell us.'}
        {rows.unreadable > 0 && ` ${count.format(rows.unreadable)} rows set aside had no amount that could be read.`}
      </p>
    </section>
  )
}
