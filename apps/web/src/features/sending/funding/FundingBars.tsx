import type { ReactNode } from 'react'
import { takenToken } from '@slotdrop/delivery'
import { type Manifest, takesErc20 } from '@slotdrop/drops'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useText } from '../../../i18n/index.ts'
import { useAmountWriter } from '../rows/amountWriter.ts'
import styles from './FundingBars.module.css'
import { type FundingBar, type FundingView, isUnlimited } from './fundingView.ts'
import { messages } from './messages.generated.ts'
import type { DropFunding } from './useFunding.ts'

type Props = {
  readonly manifest: Manifest
  readonly funding: DropFunding
  readonly openRows: number
  readonly isClaim: boolean
}

function percent(share: number) {
  return `${share * 100}%`
}

/** What is outstanding, approved and held, as bars on one scale with one mark. */
export function FundingBars({ manifest, funding: { view, others }, openRows, isClaim }: Props) {
  const t = useText(messages)
  const ratio = useRatio()
  const write = useAmountWriter(manifest)
  const token = takenToken(manifest)
  const symbol = toPlainName(token.symbol)
  const { funding, target } = view
  const isTogether = funding.state === 'shared'
  const rows = { rows: openRows, isClaim: isClaim ? 'yes' : 'no' }
  const withUnit = (amount: bigint) => `${write(amount)} ${symbol}`
  const picture = (name: string, amount: bigint) =>
    t('barPicture', { name, amount: write(amount), needed: write(target), symbol })
  return (
    <div className={styles.bars}>
      <Row
        name={t('outstanding')}
        value={withUnit(target)}
        text={
          isTogether
            ? t('rowsOpenAndOthers', { ...rows, amount: withUnit(target - funding.needed), drops: others.length })
            : t('rowsOpen', rows)
        }
      >
        <Bar mark={view.mark} label={picture(t('outstanding'), target)}>
          <i data-part="open" style={{ inlineSize: percent(view.own) }} />
          {isTogether && (
            <i
              data-part="others"
              style={{ insetInlineStart: percent(view.own), inlineSize: percent(view.mark - view.own) }}
            />
          )}
        </Bar>
      </Row>
      <Row
        name={t('approval')}
        value={
          !takesErc20(manifest.terms)
            ? t(funding.allowance === 0n ? 'collectionTaken' : 'collectionApproved')
            : isUnlimited(funding.allowance)
              ? t('unlimitedAmount')
              : withUnit(funding.allowance)
        }
        text={<ApprovalText view={view} isClaim={isClaim} />}
      >
        <Bar mark={view.mark} label={picture(t('approval'), funding.allowance < target ? funding.allowance : target)}>
          <Filled {...view.approval} />
        </Bar>
      </Row>
      <Row
        name={t('balance')}
        value={withUnit(funding.balance)}
        text={
          funding.balance < target
            ? t('tooLittle', { amount: write(target - funding.balance), symbol })
            : ratio(funding.balance, target, isTogether)
        }
      >
        <Bar mark={view.mark} label={picture(t('balance'), funding.balance < target ? funding.balance : target)}>
          <Filled {...view.balance} />
        </Bar>
      </Row>
    </div>
  )
}

/** Says how many times as much as is needed there is. */
function useRatio(): (has: bigint, target: bigint, isTogether: boolean) => string {
  const t = useText(messages)
  return (has, target, isTogether) => {
    if (has === target) return t(isTogether ? 'exactlyTogether' : 'exactly')
    const times = target === 0n ? 0n : has / target
    return times >= 2n ? t('times', { times: Number(times) }) : t('moreThan')
  }
}

function ApprovalText({
  view: { funding, target, coveredRows },
  isClaim,
}: {
  readonly view: FundingView
  readonly isClaim: boolean
}) {
  const t = useText(messages)
  const ratio = useRatio()
  const { allowance, state } = funding
  if (isUnlimited(allowance)) return t('unlimited')
  const how = { isClaim: isClaim ? 'yes' : 'no' }
  if (coveredRows === 0) return t('coversNone', how)
  if (coveredRows !== undefined) return t('coversAbout', { ...how, rows: coveredRows })
  return state === 'shared' ? t('coversOwn') : ratio(allowance, target, false)
}

function Row({
  name,
  value,
  text,
  children,
}: {
  readonly name: string
  readonly value: string
  readonly text: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className={styles.row}>
      <span className={styles.name}>{name}</span>
      {children}
      <span className={styles.value}>{value}</span>
      <span className={styles.text}>{text}</span>
    </div>
  )
}

function Bar({
  mark,
  label,
  children,
}: {
  readonly mark: number
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      {children}
      <u style={{ insetInlineStart: percent(mark) }} />
    </div>
  )
}

function Filled({ filled, missing }: FundingBar) {
  return (
    <>
      {filled > 0 && <i data-part="has" style={{ inlineSize: percent(filled) }} />}
      {missing > 0 && (
        <i data-part="missing" style={{ insetInlineStart: percent(filled), inlineSize: percent(missing) }} />
      )}
    </>
  )
}
