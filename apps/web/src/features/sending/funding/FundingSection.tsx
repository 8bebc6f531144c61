import { Check, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { isAddressEqual } from 'viem'
import { useAccount } from 'wagmi'
import { takenToken } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { Card } from '../../../components/layout/Card.tsx'
import { SectionHead } from '../../../components/layout/SectionHead.tsx'
import { Pill } from '../../../components/Pill.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useText } from '../../../i18n/index.ts'
import { useAmountWriter } from '../rows/amountWriter.ts'
import { FundingBars } from './FundingBars.tsx'
import { FundingProblem } from './FundingProblem.tsx'
import styles from './FundingSection.module.css'
import { messages } from './messages.generated.ts'
import type { DropFunding } from './useFunding.ts'

/** Whether everybody who is left can be paid, as a picture, and mending it where not. */
export function FundingSection({
  manifest,
  funding,
  openRows,
  isClaim,
  isBusy,
  onApproved,
}: {
  readonly manifest: Manifest
  readonly funding: DropFunding
  readonly openRows: number
  /** Its recipients claim. */
  readonly isClaim: boolean
  /** It is being sent at this moment, or approved elsewhere on the page. */
  readonly isBusy: boolean
  /** The chain has something new to tell. */
  readonly onApproved: () => Promise<unknown>
}) {
  const t = useText(messages)
  const heading = useId()
  const { address } = useAccount()
  const { state } = funding.view.funding
  const isSender = address !== undefined && isAddressEqual(address, manifest.terms.sender)
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <SectionHead>
        <h2 id={heading}>{t(isClaim ? 'canClaims' : 'canRows')}</h2>
        <span className={styles.hint}>
          {state === 'shared' ? t('lineShared') : t('lineOwn', { isClaim: isClaim ? 'yes' : 'no' })}
        </span>
        <span className={styles.verdict}>
          <Verdict manifest={manifest} funding={funding} openRows={openRows} />
        </span>
      </SectionHead>
      <Card>
        <FundingBars {...{ manifest, funding, openRows, isClaim }} />
        {state !== 'covered' && !isBusy && <FundingProblem {...{ manifest, funding, isClaim, isSender, onApproved }} />}
      </Card>
    </section>
  )
}

function Verdict({
  manifest,
  funding: { view },
  openRows,
}: {
  readonly manifest: Manifest
  readonly funding: DropFunding
  readonly openRows: number
}) {
  const t = useText(messages)
  const write = useAmountWriter(manifest)
  const symbol = toPlainName(takenToken(manifest).symbol)
  const { state, needed, allowance, balance, missing } = view.funding
  if (state === 'covered')
    return (
      <Pill tone="settled" icon={<Check size={12} aria-hidden="true" />}>
        {t('yesAll', { rows: openRows })}
      </Pill>
    )
  const short = { approval: needed - allowance, balance: needed - balance, shared: missing }[state]
  return (
    <Pill tone={view.isExact ? 'fault' : 'flight'} icon={<TriangleAlert size={12} aria-hidden="true" />}>
      {t(state !== 'shared' ? 'short' : view.isExact ? 'shortTogether' : 'shortAtMost', {
        amount: write(short),
        symbol,
      })}
    </Pill>
  )
}
