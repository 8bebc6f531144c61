import type { ProvenRow, ShardIndex } from '@slotdrop/drops'
import { CoinFace } from '../../components/CoinFace.tsx'
import { Note } from '../../components/Note.tsx'
import { FiatAmount } from './laterFiat.ts'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { useSay, useText } from '../../i18n/index.ts'
import styles from './Answer.module.css'
import { messages } from './messages.generated.ts'
import type { RowsState } from './useRows.ts'
import { useRowText } from './useRowText.ts'
import { useStatusText } from './useStatusText.ts'

/** The amounts of an address in numerals as large as the page bears. */
function Amounts({
  index,
  rows,
  lead,
}: {
  readonly index: ShardIndex
  readonly rows: readonly ProvenRow[]
  readonly lead: string
}) {
  const t = useText(messages)
  const rowText = useRowText()
  const isSum = rows.length > 1 && (index.terms.standard === 'ERC20' || index.terms.standard === 'NATIVE')
  const [first] = rows
  if (!first) return null
  const shown = isSum ? { id: 0n, amount: rows.reduce((sum, { amount }) => sum + amount, 0n) } : first
  const { figure, unit } = rowText(index, shown)
  return (
    <div className={styles.answer}>
      <p className={styles.lead}>{lead}</p>
      <h1>
        <span
          className={styles.figure}
          data-length={figure.length > 16 ? 'long' : figure.length > 8 ? 'middle' : undefined}
        >
          {figure}
        </span>{' '}
        <span className={styles.unit}>
          {index.terms.standard !== 'NATIVE' && <CoinFace address={index.terms.token} size={30} />} {unit}
        </span>
      </h1>
      <p className={styles.fiat}>
        <FiatAmount terms={index.terms} amount={shown.amount} decimals={index.token.decimals} />
      </p>
      {!isSum && rows.length > 1 && <p className="muted">{t('moreBelow', { more: rows.length - 1 })}</p>}
    </div>
  )
}

/** What an address has in a drop, in one line and a figure, as far as it is known. */
export function Answer({ index, state }: { readonly index: ShardIndex; readonly state: RowsState }) {
  const t = useText(messages)
  const say = useSay()
  const statusText = useStatusText()
  switch (state.status) {
    case 'looking':
      return (
        <div className={styles.answer} role="status">
          <h1>{t('lookingUp')}</h1>
        </div>
      )
    case 'not-listed':
      return (
        <div className={styles.answer}>
          <h1>{t('notListed')}</h1>
          <p className="muted">{t('notListedText')}</p>
        </div>
      )
    case 'tampered':
      return (
        <>
          <h1>{t('doNotTrust')}</h1>
          <Note tone="fault" title={t('partTampered')}>
            {t('partTamperedText', { reason: say(state.reason) })}
          </Note>
        </>
      )
    case 'files-missing':
      return (
        <>
          <h1>{t('cannotBeRead')}</h1>
          <Note tone="fault" title={t('partMissing')}>
            {t('partMissingText')}
          </Note>
        </>
      )
    case 'chain-down':
      return (
        <>
          <Amounts index={index} rows={state.rows} lead={t('listedFor')} />
          <Note tone="flight" title={t('networkSilent')}>
            {t('networkSilentForRow', {
              reason: say(state.reason),
            })}
          </Note>
        </>
      )
    case 'known': {
      const [status] = state.claims.statuses
      const [row] = state.rows
      if (!status || !row) return null
      const { lead } = statusText(status, {
        slot: row.slot,
        history: state.stories[0]?.history,
        unit: toPlainName(index.token.symbol),
      })
      return <Amounts index={index} rows={state.rows} lead={lead} />
    }
  }
}
