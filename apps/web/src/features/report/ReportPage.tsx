import { toDeliveryError } from '@slotdrop/delivery'
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
  toStandardTreeDump,
} from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { UntrustedText, toPlainName } from '../../components/UntrustedText.tsx'
import { WaitProgress } from '../../components/WaitProgress.tsx'
import { say, useFormats, useText } from '../../i18n/index.ts'
import { deviceWriteOffs } from '../../device/deviceWriteOffs.ts'
import { downloadChunks } from '../../components/download.ts'
import { useChainClient } from '../account/index.ts'
import { SealLine, useAmountWriter, useManifest } from '../sending/index.ts'
import { messages } from './messages.generated.ts'
import { type Agreement, rebuildReport } from './rebuildReport.ts'
import { RevokeAllowance } from './RevokeAllowance.tsx'

/** Blocks of the past in which transactions are looked for; settled rows are known without them. */
const historyBlocks = 500_000n

/** Where every base unit of a drop is, from the sealed list and the chain. */
export function ReportPage() {
  const t = useText(messages)
  const { query } = useRouter()
  const dropId = typeof query['dropId'] === 'string' ? query['dropId'] : undefined
  const { state } = useManifest(dropId)
  if (state.status === 'loading')
    return (
      <>
        <h1>{t('report')}</h1>
        <p className="muted" role="status">
          {t('lookingForList')}
        </p>
        <WaitProgress done={state.done} />
      </>
    )
  if (state.status === 'missing')
    return (
      <>
        <h1>{t('report')}</h1>
        <div className="notes">
          <Note
            tone="flight"
            title={t('listMissing')}
            actions={<ButtonLink href={`/drops/${dropId ?? ''}`}>{t('openDrop')}</ButtonLink>}
          >
            {t('listMissingText')}
          </Note>
        </div>
      </>
    )
  return <Report key={state.manifest.dropId} manifest={state.manifest} setAside={state.setAside} />
}

type Made =
  /** `done`: the share of the chain's past that was read, from 0 to 1. */
  | { readonly status: 'making'; readonly done: number }
  | { readonly status: 'made'; readonly report: DropReport; readonly agreement: Agreement; readonly at: Date }
  | { readonly status: 'failed'; readonly message: string }

const begun: Made = { status: 'making', done: 0 }

function Report({ manifest, setAside }: { readonly manifest: Manifest; readonly setAside: readonly SetAside[] }) {
  const t = useText(messages)
  const { exact } = useFormats()
  const client = useChainClient(manifest.terms.chainId)
  const [made, setMade] = useState<Made>(begun)
  const rebuild = useCallback(async () => {
    if (!client) return
    setMade(begun)
    try {
      const tip = await client.getBlockNumber()
      const fromBlock = tip > historyBlocks ? tip - historyBlocks : 0n
      const givenUp = await deviceWriteOffs.get(manifest.dropId).catch(() => undefined)
      const writtenOff = Array.from(givenUp ?? [], ([row, { reason }]) => ({ row, reason }))
      const { report, agreement } = await rebuildReport({
        client,
        manifest,
        setAside,
        writtenOff,
        fromBlock,
        onProgress: (done) => setMade({ status: 'making', done }),
      })
      setMade({ status: 'made', report, agreement, at: new Date() })
    } catch (error) {
      setMade({ status: 'failed', message: say(toDeliveryError(error)) })
    }
  }, [client, manifest, setAside])
  useEffect(() => void rebuild(), [rebuild])
  const amount = useAmountWriter(manifest)
  const symbol = toPlainName(manifest.token.symbol)
  const name = manifest.fingerprint
  const percent = made.status === 'making' ? Math.round(made.done * 100) : 0
  return (
    <article className="report">
      <div className="title-row">
        <h1>{t.rich('title', { name: () => <UntrustedText text={manifest.title} /> })}</h1>
        <div className="button-row no-print">
          <ButtonLink href={`/drops/${manifest.dropId}`}>{t('backToDrop')}</ButtonLink>
          <Button disabled={made.status === 'making'} onClick={() => void rebuild()}>
            {made.status === 'making' ? t('readingChain') : t('rebuild')}
          </Button>
        </div>
      </div>
      <SealLine manifest={manifest} />
      <div aria-live="polite">
        {made.status === 'making' && (
          <>
            <p className="muted" role="status">
              {t('readingWords', { slots: manifest.slotCount })}
            </p>
            <ProgressBar settled={percent} total={100} label={t('percentRead', { percent })} />
            <div className="skeleton-list" aria-hidden="true" />
          </>
        )}
        {made.status === 'failed' && (
          <Note
            tone="flight"
            title={t('unreadable')}
            actions={<Button onClick={() => void rebuild()}>{t('tryAgain')}</Button>}
          >
            {t('unreadableText', { reason: made.message })}
          </Note>
        )}
      </div>
      {made.status === 'made' && (
        <>
          <Totals report={made.report} amount={amount} symbol={symbol} />
          <Match agreement={made.agreement} />
          <dl className="card facts">
            <div>
              <dt>{t('network')}</dt>
              <dd>{getChain(manifest.terms.chainId)?.name ?? manifest.terms.chainId}</dd>
            </div>
            <div>
              <dt>{t('token')}</dt>
              <dd>
                <b>{symbol}</b> <AddressText address={manifest.terms.token} />
              </dd>
            </div>
            <div>
              <dt>{t('sender')}</dt>
              <dd>
                <AddressText address={manifest.terms.sender} />
              </dd>
            </div>
            <div>
              <dt>{t('root')}</dt>
              <dd className="mono">{manifest.root}</dd>
            </div>
            <div>
              <dt>{t('made')}</dt>
              <dd>{t('madeFrom', { at: exact(made.at) })}</dd>
            </div>
          </dl>
          <div className="button-row no-print">
            <Button
              variant="primary"
              onClick={() =>
                void downloadChunks(`${name}-report.csv`, reportCsvChunks(made.report, manifest), 'text/csv')
              }
            >
              {t('downloadCsv')}
            </Button>
            <Button
              onClick={() =>
                void downloadChunks(`${name}-report.json`, [reportToJson(made.report, manifest)], 'application/json')
              }
            >
              {t('downloadJson')}
            </Button>
            <Button onClick={() => void downloadChunks(`${name}.json`, manifestChunks(manifest), 'application/json')}>
              {t('downloadList')}
            </Button>
            <Button
              onClick={() =>
                void downloadChunks(
                  `${name}-tree.json`,
                  [JSON.stringify(toStandardTreeDump(manifest))],
                  'application/json',
                )
              }
            >
              {t('downloadTree')}
            </Button>
            <Button onClick={() => window.print()}>{t('print')}</Button>
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
  const t = useText(messages)
  const { count } = useFormats()
  const { rows } = report
  const lines: readonly (readonly [
    label: 'delivered' | 'fee' | 'open' | 'writtenOff' | 'aside',
    value: bigint,
    rows: number,
  ])[] = [
    ['delivered', report.delivered, rows.delivered + rows.claimed + rows.short],
    ['fee', report.short, rows.short],
    ['open', report.open, rows.open + rows.failed],
    ...(rows.writtenOff > 0 ? [['writtenOff', report.writtenOff, rows.writtenOff] as const] : []),
    ['aside', report.excluded, rows.excluded],
  ]
  const ties = report.delivered + report.short + report.open + report.writtenOff + report.excluded === report.intended
  return (
    <section aria-label={t('totals')}>
      <ProgressBar
        settled={rows.delivered + rows.claimed + rows.short}
        fault={rows.failed}
        total={rows.intended - rows.excluded}
        label={t('rowsDelivered', { rows: rows.delivered + rows.claimed + rows.short })}
      />
      <div className="table-wrap">
        <table className="table totals">
          <thead>
            <tr>
              <th scope="col">{t('whatBecame')}</th>
              <th scope="col" className="cell-end">
                {t('rows')}
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
                  {t(label)}
                  {label === 'writtenOff' && <span className="small"> {t('writtenOffText')}</span>}
                  {label === 'delivered' && rows.claimed > 0 && (
                    <span className="small"> {t('claimed', { rows: rows.claimed })}</span>
                  )}
                  {label === 'open' && rows.failed > 0 && (
                    <span className="small"> {t('refused', { rows: rows.failed })}</span>
                  )}
                </th>
                <td className="cell-end figure">{count(number)}</td>
                <td className="cell-end figure">{amount(value)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('intended')}</th>
              <td className="cell-end figure">{count(rows.intended)}</td>
              <td className="cell-end figure">{amount(report.intended)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="small">
        {ties ? t(rows.writtenOff > 0 ? 'tiesWithWriteOffs' : 'ties') : t('tiesNot')}
        {rows.unreadable > 0 && ` ${t('asideUnreadable', { rows: rows.unreadable })}`}
      </p>
    </section>
  )
}

/** Whether words and logs of the chain tell the same. */
function Match({ agreement: { settledRows, toldRows, missingRows } }: { readonly agreement: Agreement }) {
  const t = useText(messages)
  return missingRows === 0 ? (
    <Note tone="settled" title={t('matches')}>
      {t('matchesText', { settled: settledRows, told: toldRows })}
    </Note>
  ) : (
    <Note tone="flight" title={t('differs')}>
      {t('differsText', { rows: missingRows })}
    </Note>
  )
}
