import { startTransition, useId, useOptimistic } from 'react'
import type { OpenDrop } from '@slotdrop/delivery'
import { takenToken } from '@slotdrop/delivery'
import { formatAmount, type Manifest } from '@slotdrop/drops'
import { FieldError } from '../../../components/forms/FieldError.tsx'
import { Choice } from '../../../components/forms/Choice.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useNumberLocale, useText } from '../../../i18n/index.ts'
import type { OpenDrops } from '../../approvals/index.ts'
import type { useAuthorise } from '../authorise/useAuthorise.ts'
import { messages } from './messages.generated.ts'
import styles from './SharedApproval.module.css'

type Props = {
  readonly manifest: Manifest
  readonly authorisation: Pick<ReturnType<typeof useAuthorise>, 'sharing' | 'others' | 'count'>
  readonly isDisabled: boolean
  /** It stands below the headings of another drop's approval. */
  readonly isNested?: boolean
  /** What is unknown of other drops is listed too. */
  readonly showsUnknown?: boolean
}

/** The other drops that draw on an approval, each of which it covers or not, and what nobody could tell of others. */
export function SharedApproval({
  manifest,
  authorisation: { sharing, others, count },
  isDisabled,
  isNested = false,
  showsUnknown = true,
}: Props) {
  const Heading = isNested ? 'h4' : 'h2'
  const t = useText(messages)
  const heading = useId()
  if (!sharing) return null
  const symbol = toPlainName(takenToken(manifest).symbol)
  const leftOut = sharing.open.filter((drop) => drop.isUnderWay && !others.includes(drop)).length
  return (
    <>
      {sharing.open.length > 0 && (
        <section className={styles.shares} aria-labelledby={heading}>
          <Heading id={heading}>{t('sharedTitle', { symbol })}</Heading>
          <p className="small">{t('sharedText')}</p>
          {sharing.open.map((drop) => (
            <OtherDrop
              key={drop.dropId}
              {...{ manifest, drop, isDisabled }}
              isCounted={others.includes(drop)}
              onCount={(isCounted) => count(drop, isCounted)}
            />
          ))}
          {leftOut > 0 && <FieldError>{t('leftOut', { drops: leftOut })}</FieldError>}
        </section>
      )}
      {showsUnknown && <Unknown sharing={sharing} />}
    </>
  )
}

function OtherDrop({
  manifest,
  drop,
  isCounted,
  isDisabled,
  onCount,
}: Pick<Props, 'manifest' | 'isDisabled'> & {
  readonly drop: OpenDrop
  readonly isCounted: boolean
  readonly onCount: (isCounted: boolean) => Promise<void>
}) {
  const t = useText(messages)
  const locale = useNumberLocale()
  const { decimals, symbol } = takenToken(manifest)
  const amount = formatAmount(drop.needs, decimals, { locale })
  // The chain is asked anew for the sum; until then the box shows what was chosen.
  const [isChosen, setChosen] = useOptimistic(isCounted)
  const choose = (isWanted: boolean) =>
    startTransition(async () => {
      setChosen(isWanted)
      await onCount(isWanted)
    })
  return (
    <Choice>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isDisabled}
        onChange={(event) => choose(event.target.checked)}
      />
      <span>
        {drop.title === undefined ? t('untitled', { id: `${drop.dropId.slice(0, 10)}…` }) : toPlainName(drop.title)}
        <span className="small"> {t(drop.isUnderWay ? 'shareUnderWay' : 'shareWaiting')}</span>
      </span>
      <b className="figure">
        {t(drop.isExact ? 'shareAmount' : 'shareAtMost', { amount, symbol: toPlainName(symbol) })}
      </b>
    </Choice>
  )
}

/** What is not in the sum because nobody could tell of it. */
function Unknown({ sharing: { unreadable, since, isAccountSilent } }: { readonly sharing: OpenDrops }) {
  const t = useText(messages)
  const texts = [
    ...(unreadable.length > 0 ? [t('unreadable', { drops: unreadable.length })] : []),
    ...(since === undefined
      ? [t('registeredUnknown')]
      : since > 0n
        ? [t('registeredSince', { block: Number(since) })]
        : []),
    ...(isAccountSilent ? [t('accountSilent')] : []),
  ]
  return texts.map((text) => (
    <p key={text} className="small">
      {text}
    </p>
  ))
}
