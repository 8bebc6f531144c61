import { getChain } from '@slotdrop/chains'
import type { DropStatus, SendPace } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { ProgressBar } from '../../../components/ProgressBar.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { useFormats, useText } from '../../../i18n/index.ts'
import { PaceFigures } from '../key/PaceFigures.tsx'
import { messages } from '../messages.generated.ts'
import { useAmountWriter } from '../rows/amountWriter.ts'
import styles from './DropLedger.module.css'
import type { DropOverview } from './dropOverview.ts'

/** The figures of a drop: what is delivered, what is owed, and what it cost. */
export function DropLedger({
  manifest,
  status,
  overview,
  gasPrice,
  pace,
  finishBy,
  now,
}: {
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly overview: DropOverview
  /** Wei a unit of gas; undefined until it is known. */
  readonly gasPrice: bigint | undefined
  /** Progress of a key that sends at this moment. */
  readonly pace: SendPace | undefined
  /** By when it is to be done; milliseconds since 1970. */
  readonly finishBy: number | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}) {
  const t = useText(messages)
  const { count } = useFormats()
  const amount = useAmountWriter(manifest)
  const { terms, rowCount, slotCount, total } = manifest
  const symbol = toPlainName(manifest.token.symbol)
  const { progress } = status
  const { refusedRows, flightRows, gasUsed, fees, isBusy } = overview
  // Until the price of now is there, what has no price of its own is left in units of gas.
  const spent = fees.unpriced === 0n ? fees.paid : gasPrice && fees.paid + fees.unpriced * gasPrice
  return (
    <dl className={styles.ledger}>
      <div>
        <dt>{t('delivered')}</dt>
        <dd>
          {amount(progress.settledAmount)} <small>{t('ofTotal', { total: amount(total), symbol })}</small>
        </dd>
        <dd className={styles.bar}>
          <ProgressBar
            settled={progress.settledRows}
            flight={flightRows}
            fault={isBusy ? 0 : refusedRows}
            total={rowCount}
            label={t('rowsPaidOf', { paid: progress.settledRows, rows: rowCount })}
          />
        </dd>
      </div>
      <div>
        <dt>{t('recipients')}</dt>
        <dd>
          {count(progress.settledRows)} <small>{t('ofCount', { total: rowCount })}</small>
        </dd>
        {refusedRows > 0 && <dd className={styles.note}>{t('needYou', { rows: refusedRows })}</dd>}
      </div>
      <div>
        <dt>{t('slots')}</dt>
        <dd>
          {count(progress.slots.filter(({ settlement }) => settlement === 'settled').length)}{' '}
          <small>{t('ofCount', { total: slotCount })}</small>
        </dd>
        <dd className={styles.note}>{t('rowsEach', { rows: terms.slotSize })}</dd>
      </div>
      {pace ? (
        <PaceFigures pace={pace} openSlots={overview.sendable.length} finishBy={finishBy} now={now} />
      ) : (
        <div>
          <dt>{t('stillOwed')}</dt>
          <dd>
            {amount(progress.openAmount)} <small>{symbol}</small>
          </dd>
        </div>
      )}
      {gasUsed > 0n && !pace && (
        <div>
          <dt>{t('feesSoFar')}</dt>
          <dd>
            {spent === undefined ? count(gasUsed) : aboutCoins(spent)}{' '}
            <small>{spent === undefined ? t('gas') : getChain(terms.chainId)?.nativeCurrency.symbol}</small>
          </dd>
          {fees.unpriced > 0n && <dd className={styles.note}>{t('atPriceOfNow')}</dd>}
        </div>
      )}
    </dl>
  )
}
