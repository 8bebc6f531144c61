import { useId } from 'react'
import { SectionHead } from '../../../components/layout/SectionHead.tsx'
import { Pill } from '../../../components/Pill.tsx'
import { useFormats, useText } from '../../../i18n/index.ts'
import { useSpan } from '../slots/useSpan.ts'
import { messages } from './messages.generated.ts'
import type { SendingWay } from './sendingWay.ts'
import styles from './WayChooser.module.css'

/** What each way takes of her. */
export type WayCosts = {
  /** Transactions that send the slots. */
  readonly transactions: number
  /** Prompts of the wallet. */
  readonly confirmations: number
  /** Milliseconds, about; undefined until it is known. */
  readonly duration: number | undefined
}

/** Chooses who sends the slots; what each takes stands beside each other. */
export function WayChooser({
  way,
  ways,
  recommended,
  openSlots,
  approvals,
  costs,
  isBusy,
  onChoose,
}: {
  readonly way: SendingWay
  readonly ways: readonly SendingWay[]
  readonly recommended: SendingWay | undefined
  readonly openSlots: number
  /** Transactions that approve and are still to be signed. */
  readonly approvals: number
  readonly costs: Readonly<Record<SendingWay, WayCosts>>
  readonly isBusy: boolean
  readonly onChoose: (way: SendingWay) => void
}) {
  const t = useText(messages)
  const heading = useId()
  const option = (name: SendingWay, title: string, text: string) => (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the input is named by `aria-label`
    <label className={styles.option}>
      <input
        type="radio"
        name={heading}
        checked={way === name}
        disabled={isBusy}
        aria-label={title}
        onChange={() => onChoose(name)}
      />
      <span className={styles.words}>
        <b>
          {title} {name === recommended && <Pill tone="settled">{t('recommended')}</Pill>}
        </b>
        <span className="small">{text}</span>
      </span>
      <Costs costs={costs[name]} isTabNeeded={name !== 'service'} />
    </label>
  )
  return (
    <section aria-labelledby={heading}>
      <SectionHead className={styles.head}>
        <h2 id={heading}>{t('howSent', { slots: openSlots })}</h2>
        <span className={styles.aside}>{t('canChange')}</span>
      </SectionHead>
      <div className={styles.options} role="radiogroup" aria-labelledby={heading}>
        {ways.includes('key') && option('key', t('byKey'), t('byKeyText'))}
        {ways.includes('service') && option('service', t('byService'), t('byServiceText'))}
        {option('wallet', t('byWallet'), t('byWalletText', { approvals, transactions: costs.wallet.transactions }))}
      </div>
    </section>
  )
}

function Costs({
  costs: { confirmations, duration },
  isTabNeeded,
}: {
  readonly costs: WayCosts
  readonly isTabNeeded: boolean
}) {
  const t = useText(messages)
  const { count } = useFormats()
  const span = useSpan()
  const facts = [
    [count(confirmations), t('confirmations', { count: confirmations })],
    [t(isTabNeeded ? 'open' : 'closed'), t('thisTab')],
    [duration === undefined ? '…' : span(duration), t('about')],
  ] as const
  return (
    <span className={styles.facts}>
      {facts.map(([value, name]) => (
        <span key={name}>
          <b>
            <bdi>{value}</bdi>
          </b>{' '}
          <span>{name}</span>
        </span>
      ))}
    </span>
  )
}
