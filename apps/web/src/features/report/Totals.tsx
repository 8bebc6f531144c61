import type { DropReport, Manifest } from '@slotdrop/drops'
import { FiatAmount } from '../../components/FiatAmount.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { EndCell } from '../../components/tables/EndCell.tsx'
import { Table } from '../../components/tables/Table.tsx'
import { TableScroll } from '../../components/tables/TableScroll.tsx'
import { useFormats, useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import styles from './Totals.module.css'

/** What became of the intended amount: every base unit stands in one line, and the lines add up. */
export function Totals({
  manifest: { terms, token },
  report,
  merged,
  amount,
}: {
  readonly manifest: Manifest
  readonly report: DropReport
  /** Lines of the source file that were added to the row of another line. */
  readonly merged: number
  readonly amount: (value: bigint) => string
}) {
  const t = useText(messages)
  const { count } = useFormats()
  const { rows } = report
  const lines: readonly (readonly [
    label: 'delivered' | 'fee' | 'open' | 'writtenOff' | 'excluded',
    value: bigint,
    rows: number,
  ])[] = [
    ['delivered', report.delivered, rows.delivered + rows.claimed + rows.short],
    ['fee', report.short, rows.short],
    ['open', report.open, rows.open + rows.failed],
    ...(rows.writtenOff > 0 ? [['writtenOff', report.writtenOff, rows.writtenOff] as const] : []),
    ['excluded', report.excluded, rows.excluded],
  ]
  const ties = report.delivered + report.short + report.open + report.writtenOff + report.excluded === report.intended
  return (
    <section aria-label={t('totals')}>
      <ProgressBar
        settled={rows.delivered + rows.claimed + rows.short}
        fault={rows.failed}
        total={rows.intended - rows.excluded}
        label={t('deliveredTo', { rows: rows.delivered + rows.claimed + rows.short })}
      />
      <TableScroll>
        <Table className={styles.totals}>
          <thead>
            <tr>
              <th scope="col">{t('whatBecame')}</th>
              <EndCell as="th" scope="col">
                {t('recipients')}
              </EndCell>
              <EndCell as="th" scope="col">
                {toPlainName(token.symbol)}
              </EndCell>
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
                <EndCell className="figure">{count(number)}</EndCell>
                <EndCell className="figure">
                  {amount(value)}
                  <FiatAmount terms={terms} amount={value} decimals={token.decimals} />
                </EndCell>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('intended')}</th>
              <EndCell className="figure">{count(rows.intended)}</EndCell>
              <EndCell className="figure">
                {amount(report.intended)}
                <FiatAmount terms={terms} amount={report.intended} decimals={token.decimals} />
              </EndCell>
            </tr>
          </tfoot>
        </Table>
      </TableScroll>
      <p className="small">
        {ties ? t(rows.writtenOff > 0 ? 'tiesWithWriteOffs' : 'ties') : t('tiesNot')}
        {merged > 0 && ` ${t('mergedLines', { lines: merged })}`}
        {rows.unreadable > 0 && ` ${t('excludedUnreadable', { rows: rows.unreadable })}`}
      </p>
    </section>
  )
}
