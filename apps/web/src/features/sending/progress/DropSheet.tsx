import type { ComponentProps, ReactNode } from 'react'
import type { DropStatus } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { SectionHead } from '../../../components/layout/SectionHead.tsx'
import { maxDrawnSlots } from '../../../components/slots/SheetSlot.ts'
import { SlotLegend } from '../../../components/slots/SlotLegend.tsx'
import { SlotSheet } from '../../../components/slots/SlotSheet.tsx'
import { useFormats, useText } from '../../../i18n/index.ts'
import { messages as fundingMessages } from '../funding/messages.generated.ts'
import { messages } from '../messages.generated.ts'
import { SlotBits } from '../slots/SlotBits.tsx'
import type { DropOverview } from './dropOverview.ts'
import styles from './DropSheet.module.css'

/** Every slot, and how many are in which state; of few slots that are claimed each recipient. */
export function DropSheet({
  manifest: { terms },
  status,
  overview: { sheet, claims },
  ...selection
}: Omit<ComponentProps<typeof SlotSheet>, 'slots'> & {
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly overview: DropOverview
}) {
  const t = useText(messages)
  return (
    <>
      <SectionHead>
        <h2>{t('slots')}</h2>
        {claims ? (
          <ClaimsLegend claims={claims} slotSize={terms.slotSize} isDrawn={sheet.length <= maxDrawnSlots} />
        ) : (
          <SlotLegend slots={sheet} />
        )}
      </SectionHead>
      <SlotSheet
        slots={sheet}
        draw={
          claims &&
          (({ index, rowCount, settledRows }) => (
            <SlotBits
              status={status}
              firstRow={index * terms.slotSize}
              {...{ rowCount, settledRows }}
              isNamed={false}
            />
          ))
        }
        {...selection}
      />
    </>
  )
}

/** How many recipients claimed, and what one square or slot is. */
function ClaimsLegend({
  claims: { doneRows, rowCount, isPartlySent },
  slotSize,
  isDrawn,
}: {
  readonly claims: NonNullable<DropOverview['claims']>
  readonly slotSize: number
  /** Each recipient is drawn. */
  readonly isDrawn: boolean
}) {
  const t = useText(messages)
  const own = useText(fundingMessages)
  const { count } = useFormats()
  const b = (chunks: ReactNode) => <b key="b">{chunks}</b>
  if (!isDrawn)
    return (
      <span className="small">
        {t.rich('claimedAndOpen', {
          claimed: count(doneRows),
          open: count(rowCount - doneRows),
          rows: slotSize,
          b: (chunks) => <b key={String(chunks)}>{chunks}</b>,
        })}
      </span>
    )
  return (
    <>
      <span className={styles.squares}>{own('squares', { rows: slotSize })}</span>
      <span className={styles.legend}>
        <span data-look="done">
          {own.rich('claimedLegend', { isSent: isPartlySent ? 'yes' : 'no', rows: count(doneRows), b })}
        </span>
        <span data-look="open">{own.rich('openLegend', { rows: count(rowCount - doneRows), b })}</span>
      </span>
    </>
  )
}
