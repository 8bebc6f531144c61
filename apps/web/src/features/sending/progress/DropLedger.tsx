import Link from 'next/link'
import type { DropStatus, SendPace } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { useCoinSymbol } from '../../../components/useChain.ts'
import { Ledger, LedgerBar, LedgerNote } from '../../../components/layout/Ledger.tsx'
import { ProgressBar } from '../../../components/ProgressBar.tsx'
import { FiatAmount, FiatCoins } from '../../../components/FiatAmount.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { useFormats, useText } from '../../../i18n/index.ts'
import { PaceFigures } from '../key/PaceFigures.tsx'
import { messages as fundingMessages } from '../funding/messages.generated.ts'
import { messages } from '../messages.generated.ts'
import { useAmountWriter } from '../rows/amountWriter.ts'
import { rowsOfPurse } from '../service/requests/requestsMoney.ts'
import type { ServiceState } from '../service/serviceQueries.ts'
import type { DropOverview } from './dropOverview.ts'

/** The figures of a drop: what is delivered, what is owed, and what it cost. */
export function DropLedger({
  manifest,
  status,
  overview,
  gasPrice,
  pace,
  finishBy,
  service,
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
  /** The drop with the sender service; null or undefined where that has none. */
  readonly service: ServiceState | null | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}) {
  const t = useText(messages)
  const { count } = useFormats()
  const amount = useAmountWriter(manifest)
  const { terms, rowCount, slotCount, total } = manifest
  const symbol = toPlainName(manifest.token.symbol)
  const coin = useCoinSymbol(terms.chainId)
  const { progress } = status
  const { refusedRows, flightRows, gasUsed, fees, isBusy, claims } = overview
  const lastSlot = rowCount - (slotCount - 1) * terms.slotSize
  const hasShorter = slotCount > 1 && lastSlot < terms.slotSize ? 'yes' : 'no'
  const slotIs = t('slotIs', { rows: terms.slotSize, hasShorter, last: lastSlot })
  // Until the price of now is there, what has no price of its own is left in units of gas.
  const spent = fees.unpriced === 0n ? fees.paid : gasPrice && fees.paid + fees.unpriced * gasPrice
  return (
    <Ledger>
      <div>
        <dt>{t(claims && !claims.isPartlySent ? 'claimed' : 'delivered')}</dt>
        <dd>
          {amount(progress.settledAmount)} <small>{t('ofTotal', { total: amount(total), symbol })}</small>
          <FiatAmount terms={terms} amount={progress.settledAmount} decimals={manifest.token.decimals} />
        </dd>
        <LedgerBar>
          <ProgressBar
            settled={progress.settledRows}
            flight={flightRows}
            fault={isBusy ? 0 : refusedRows}
            total={rowCount}
            label={t('paidOf', { paid: progress.settledRows, rows: rowCount })}
          />
        </LedgerBar>
      </div>
      <div>
        <dt>{t('recipients')}</dt>
        <dd>
          {count(progress.settledRows)}{' '}
          <small>{t(claims && !claims.isPartlySent ? 'ofClaimed' : 'ofCount', { total: rowCount })}</small>
        </dd>
        {refusedRows > 0 && <LedgerNote>{t('needYou', { rows: refusedRows })}</LedgerNote>}
      </div>
      {claims ? (
        <>
          <ClaimsClose manifest={manifest} now={now} />
          <FreeClaims manifest={manifest} service={service} openRows={progress.openRows} />
        </>
      ) : (
        <div>
          <dt>{t('slots')}</dt>
          <dd>
            {count(progress.slots.filter(({ settlement }) => settlement === 'settled').length)}{' '}
            <small>{t('ofCount', { total: slotCount })}</small>
          </dd>
          <LedgerNote>{slotIs}</LedgerNote>
        </div>
      )}
      {pace && <PaceFigures pace={pace} openSlots={overview.sendable.length} finishBy={finishBy} now={now} />}
      {!pace && !claims && (
        <div>
          <dt>{t('stillOwed')}</dt>
          <dd>
            {amount(progress.openAmount)} <small>{symbol}</small>
            <FiatAmount terms={terms} amount={progress.openAmount} decimals={manifest.token.decimals} />
          </dd>
        </div>
      )}
      {gasUsed > 0n && !pace && (
        <div>
          <dt>{t('feesSoFar')}</dt>
          <dd>
            {spent === undefined ? count(gasUsed) : aboutCoins(spent)}{' '}
            <small>{spent === undefined ? t('gas') : coin}</small>
            <FiatCoins chainId={terms.chainId} amount={spent} />
          </dd>
          {fees.unpriced > 0n && <LedgerNote>{t('atPriceOfNow')}</LedgerNote>}
        </div>
      )}
    </Ledger>
  )
}

/** Until when recipients may claim, and the way to end that sooner. */
function ClaimsClose({ manifest: { dropId, terms }, now }: { readonly manifest: Manifest; readonly now: number }) {
  const t = useText(messages)
  const own = useText(fundingMessages)
  const { day, time, relative } = useFormats()
  const closesAt = Number(terms.closesAtSeconds) * 1000
  const isOpen = closesAt === 0 || closesAt > now
  return (
    <div>
      <dt>{t('claimsClose')}</dt>
      <dd>
        {closesAt === 0 ? (
          t('claimsNeverClose')
        ) : (
          <>
            {day(closesAt)} <small>{time(closesAt)}</small>
          </>
        )}
      </dd>
      <LedgerNote>
        {closesAt !== 0 && `${relative(closesAt - now)}${isOpen ? ', ' : ''}`}
        {isOpen && (
          <Link href={{ query: { dropId, tab: 'share' } }} shallow scroll={false}>
            {own('closeNow')}
          </Link>
        )}
      </LedgerNote>
    </div>
  )
}

/** What is left of the gas money with which the service sends to those who ask; nothing where it does not. */
function FreeClaims({
  manifest: { terms },
  service,
  openRows,
}: {
  readonly manifest: Manifest
  readonly service: ServiceState | null | undefined
  readonly openRows: number
}) {
  const t = useText(fundingMessages)
  const coin = useCoinSymbol(terms.chainId)
  if (!service || service.scope !== 'REQUESTED' || !service.requests.isAllowed || service.stage === 'OVER') return null
  const { purse, fees } = service
  const rows = purse === null ? undefined : Math.min(openRows, rowsOfPurse(BigInt(purse), BigInt(fees.ceiling)))
  return (
    <div>
      <dt>{t('freeClaims')}</dt>
      <dd>
        {purse === null
          ? '…'
          : t.rich('coinLeft', {
              value: aboutCoins(BigInt(purse)),
              coin,
              small: (chunks) => <small key="small">{chunks}</small>,
            })}
      </dd>
      {rows !== undefined && (
        <LedgerNote>
          {t('enoughFor', { rows })}, <a href="#sender-service">{t('topUp')}</a>
        </LedgerNote>
      )}
    </div>
  )
}
