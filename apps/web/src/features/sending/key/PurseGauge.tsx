import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { useText } from '../../../i18n/index.ts'
import styles from './KeyPanel.module.css'
import { messages } from './messages.generated.ts'

function shareOf(part: bigint, whole: bigint) {
  return whole === 0n ? 0 : Number((part * 1000n) / whole) / 10
}

/** What is left of what was given, with a mark at what the rest needs. Wei. */
export function PurseGauge({
  purse,
  spent,
  needs,
  coin,
}: {
  readonly purse: bigint
  readonly spent: bigint
  readonly needs: bigint | undefined
  readonly coin: string
}) {
  const t = useText(messages)
  if (needs === undefined) return null
  const given = purse + spent
  const whole = given > needs ? given : needs
  return (
    <>
      <div
        className={styles.gauge}
        role="img"
        aria-label={t('pursePicture', { has: aboutCoins(purse), needs: aboutCoins(needs), coin })}
      >
        <i data-tone={purse < needs ? 'flight' : 'settled'} style={{ inlineSize: `${shareOf(purse, whole)}%` }} />
        {needs > 0n && <u style={{ insetInlineStart: `${shareOf(needs, whole)}%` }} />}
      </div>
      <p className={styles.legend}>
        <span>{t('restNeeds', { needs: aboutCoins(needs), coin })}</span>
        {spent > 0n && <span>{t('spent', { spent: aboutCoins(spent) })}</span>}
      </p>
    </>
  )
}
