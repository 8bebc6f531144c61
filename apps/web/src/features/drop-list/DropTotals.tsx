import Link from 'next/link'
import { formatAmount } from '@slotdrop/drops'
import { CoinFace } from '../../components/CoinFace.tsx'
import { Ledger, LedgerBar, LedgerNote } from '../../components/layout/Ledger.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { useFormats, useNumberLocale, useText } from '../../i18n/index.ts'
import styles from './DropTotals.module.css'
import type { ListedDrop } from './listedDrop.ts'
import { messages } from './messages.generated.ts'
import { tokenTotals, type TokenTotal } from './tokenTotals.ts'

/** What the drops of each token pay together, and how many recipients were refused. */
export function DropTotals({ drops }: { readonly drops: readonly ListedDrop[] }) {
  const totals = tokenTotals(drops)
  if (totals.length === 0) return null
  return (
    <Ledger className={styles.totals}>
      {totals.map((total) => (
        <TokenFigure key={`${total.chainId} ${total.standard} ${total.token}`} total={total} />
      ))}
      <Refused drops={drops} />
    </Ledger>
  )
}

/** Shares of a whole are drawn in so many parts. */
const barParts = 1000n

function TokenFigure({ total: { token, symbol, decimals, total, paid, isAtLeast } }: { readonly total: TokenTotal }) {
  const t = useText(messages)
  const locale = useNumberLocale()
  const name = toPlainName(symbol)
  const write = (amount: bigint) =>
    formatAmount(amount, decimals, { locale, minimumFractionDigits: Math.min(2, decimals) })
  const share = total === 0n ? 0 : Number((paid * barParts) / total)
  return (
    <div>
      <dt className={styles.token}>
        <CoinFace address={token} size={16} />
        {t('paidIn', { symbol: name })}
      </dt>
      <dd>
        {t(isAtLeast ? 'atLeast' : 'figure', { amount: write(paid) })}{' '}
        <small>{t('ofTotal', { total: write(total), symbol: name })}</small>
      </dd>
      <LedgerBar>
        <ProgressBar
          settled={share}
          total={Number(barParts)}
          label={t('paidOfTotal', { paid: write(paid), total: write(total), symbol: name })}
        />
      </LedgerBar>
    </div>
  )
}

function Refused({ drops }: { readonly drops: readonly ListedDrop[] }) {
  const t = useText(messages)
  const { count } = useFormats()
  const found = drops.filter(({ seen }) => seen !== undefined && seen.refusedRows > 0 && !seen.isCancelled)
  const rows = found.reduce((sum, { seen }) => sum + (seen?.refusedRows ?? 0), 0)
  return (
    <div>
      <dt>{t('refused')}</dt>
      <dd>
        {count(rows)} <small>{t('recipientsRefused', { rows })}</small>
      </dd>
      {rows > 0 && (
        <LedgerNote>
          <Link href={{ query: { state: 'needs-you' } }} shallow className={styles.needed}>
            {t('inDrops', { drops: found.length })}
          </Link>
        </LedgerNote>
      )}
    </div>
  )
}
