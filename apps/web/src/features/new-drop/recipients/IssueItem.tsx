import { useState } from 'react'
import {
  type Fix,
  type FixOffer,
  isRepairable,
  issueAdvice,
  type IssueGroup,
  issueTitle,
  type ListSummary,
  type RepairableKind,
} from '@slotdrop/drops'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useFormats, useSay, useText } from '../../../i18n/index.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { messages } from '../messages.generated.ts'
import type { Texts } from '../texts.ts'
import { useAmounts } from '../useAmounts.ts'
import { AmountForm } from './amounts/AmountForm.tsx'
import { isAmountAsked } from './reading/openQuestions.ts'
import { useNames } from './useNames.ts'
import { FieldError } from '../../../components/forms/FieldError.tsx'
import styles from './Issues.module.css'
import { LinkButton } from '../../../components/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useListClient } from './ListClientContext.ts'
import { firstLinesQuery } from './listQueries.ts'

/** The first lines that a problem is about, as they are written. */
function FirstLines({ summary, lines }: { readonly summary: ListSummary; readonly lines: readonly number[] }) {
  const client = useListClient()
  const { data: entries = [] } = useQuery(firstLinesQuery({ client, summary }, lines))
  if (entries.length === 0) return null
  return (
    <ol className={styles.lines}>
      {entries.map(({ line, text }) => (
        <li key={line}>
          <span className="figure">{line}</span> <code>{text.slice(0, 80)}</code>
        </li>
      ))}
    </ol>
  )
}

const repairLabels = {
  'address-hidden-character': 'takeOutCharacters',
  'address-in-text': 'takeAddresses',
  'amount-scientific': 'takeAsWritten',
  'amount-split': 'joinAmounts',
  'amount-unusual-character': 'takeOutCharacters',
  'amount-with-unit': 'readNumbers',
} as const satisfies Record<RepairableKind, string>

function offerOf(offer: Exclude<FixOffer, 'equal-amounts'>, group: IssueGroup, t: Texts): { label: string; fix: Fix } {
  const { lines, kind } = group
  switch (offer) {
    case 'exclude':
      return {
        label: lines.length === 1 ? t('excludeLine') : t('excludeLines', { rows: lines.length }),
        fix: { kind: 'exclude', lines },
      }
    case 'keep':
      return { label: lines.length === 1 ? t('keepIt') : t('keepThem'), fix: { kind: 'keep', lines, issue: kind } }
    case 'merge':
      return { label: t('addUp'), fix: { kind: 'merge' } }
    case 'keep-first':
      return { label: t('keepFirst'), fix: { kind: 'keep-first' } }
    case 'decimal-point':
      return { label: t('pointIsDecimal'), fix: { kind: 'decimal-style', style: 'point' } }
    case 'decimal-comma':
      return { label: t('commaIsDecimal'), fix: { kind: 'decimal-style', style: 'comma' } }
    case 'repair':
      // Only kinds that one repair suits offer it.
      if (!isRepairable(kind)) return offerOf('exclude', group, t)
      return { label: t(repairLabels[kind]), fix: { kind: 'repair', issue: kind } }
    default:
      return offer satisfies never
  }
}

/** One kind of problem: what it is, what it is about, and everything that can be done about all of it at once. */
export function IssueItem({
  group,
  summary,
  asset,
  isShown,
  onShow,
  onFix,
}: {
  readonly group: IssueGroup
  readonly summary: ListSummary
  readonly asset: Asset
  /** Its lines are what the grid shows. */
  readonly isShown: boolean
  readonly onShow: (kind: IssueGroup['kind']) => void
  readonly onFix: (fix: Fix) => void
}) {
  const t = useText(messages)
  const say = useSay()
  const formats = useFormats()
  const amounts = useAmounts(asset.decimals)
  const { lookUp, isLooking, problem } = useNames(onFix)
  const { kind, severity, lines, amount, fixes } = group
  const [line] = lines
  const isName = kind === 'address-is-a-name'
  const money =
    amount > 0n && asset.standard !== 'ERC721'
      ? t('together', { lines: lines.length, amount: amounts(amount), symbol: toPlainName(asset.symbol) })
      : ''
  return (
    <li className={styles.issue} data-severity={severity} data-shown={isShown}>
      <h2>
        {say(issueTitle(kind, group))} <span className="figure">{lines.length > 0 && formats.count(lines.length)}</span>
      </h2>
      <p>
        {say(issueAdvice(kind, group))} {money}
      </p>
      {severity === 'error' && <FirstLines summary={summary} lines={lines} />}
      {fixes.includes('decimal-comma') && <DecimalSamples samples={summary.samples} asset={asset} />}
      <div className={styles.actions}>
        {isName && (
          <LinkButton disabled={isLooking} onClick={() => void lookUp()}>
            {isLooking ? t('lookingUp') : t('lookNamesUp', { names: summary.names })}
          </LinkButton>
        )}
        {line !== undefined && (
          <LinkButton onClick={() => onShow(kind)}>
            {lines.length === 1 ? t('showLine', { line }) : t('showLines')}
          </LinkButton>
        )}
        {fixes.map((offer) => {
          if (offer === 'equal-amounts')
            return isAmountAsked(summary) ? null : <EqualAmounts key={offer} asset={asset} onFix={onFix} />
          const { label, fix } = offerOf(offer, group, t)
          return (
            <LinkButton key={offer} onClick={() => onFix(fix)}>
              {label}
            </LinkButton>
          )
        })}
      </div>
      {isName && problem && (
        <FieldError as="p" className={styles.problem}>
          {problem}
        </FieldError>
      )}
    </li>
  )
}

/** Gives everyone the same amount, once it is typed. */
function EqualAmounts({ asset, onFix }: { readonly asset: Asset; readonly onFix: (fix: Fix) => void }) {
  const t = useText(messages)
  const [isAsked, setAsked] = useState(false)
  return isAsked ? (
    <div className={styles.form}>
      <AmountForm kind="equal" symbol={toPlainName(asset.symbol)} decimals={asset.decimals} isFocused onFix={onFix} />
    </div>
  ) : (
    <LinkButton onClick={() => setAsked(true)}>{t('giveSameAmount')}</LinkButton>
  )
}

/** What some amounts are, with a point and with a comma for the decimal sign. */
function DecimalSamples({ samples, asset }: { readonly samples: ListSummary['samples']; readonly asset: Asset }) {
  const t = useText(messages)
  const amounts = useAmounts(asset.decimals)
  if (samples.length === 0) return null
  const text = (amount: bigint | undefined) => (amount === undefined ? t('no') : amounts(amount))
  return (
    <table className={styles.samples}>
      <thead>
        <tr>
          <th scope="col">{t('written')}</th>
          <th scope="col">{t('pointStyle')}</th>
          <th scope="col">{t('commaStyle')}</th>
        </tr>
      </thead>
      <tbody>
        {samples.slice(0, 3).map(({ line, text: written, point, comma }) => (
          <tr key={line}>
            <th scope="row">{written}</th>
            <td>{text(point)}</td>
            <td>{text(comma)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
