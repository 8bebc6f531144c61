import { memo, useEffect, useState } from 'react'
import { Note } from '../../components/Note.tsx'
import { SlotLegend } from '../../components/slots/SlotLegend.tsx'
import { SlotSheet } from '../../components/slots/SlotSheet.tsx'
import { useText } from '../../i18n/index.ts'
import styles from './Everyone.module.css'
import { messages } from './messages.generated.ts'
import { countSettled, type Settlement } from './useSettlement.ts'

// Hundreds of cells: they are drawn anew when a slot changed, not whenever the page is.
const Sheet = memo(SlotSheet)

/** All slots of a drop, and how many of its rows are paid. */
export function Everyone({
  settlement,
  rowCount,
  slotSize,
  onShown,
}: {
  readonly settlement: Settlement
  readonly rowCount: number
  readonly slotSize: number
  readonly onShown: (isShown: true) => void
}) {
  const t = useText(messages)
  const { slots, isKnown, isUnreachable } = settlement
  const [chosen, setChosen] = useState<number>()
  useEffect(() => onShown(true), [onShown])
  return (
    <>
      <div className={styles.head}>
        <h2>{t('everyone')}</h2>
        <span className="small muted">
          {isKnown
            ? t('paidOf', { paid: countSettled(settlement), total: rowCount })
            : !isUnreachable && t('readingChain')}
        </span>
      </div>
      {isUnreachable && (
        <Note tone="flight" title={t('networkSilent')}>
          {t('networkSilentForAll')}
        </Note>
      )}
      {/* Its place is kept while the chain is asked: what stands below does not move when it answers. */}
      {(isKnown || !isUnreachable) && (
        <div className={isKnown ? undefined : styles.place} inert={!isKnown}>
          <Sheet slots={slots} selected={chosen} onSelect={setChosen} />
          <SlotLegend className={styles.legend} slots={slots} />
          <p className="small muted">{t('slotIs', { size: slotSize })}</p>
        </div>
      )}
    </>
  )
}
