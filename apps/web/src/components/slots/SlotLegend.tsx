import { useText } from '../../i18n/index.ts'
import { classNames } from '../classNames.ts'
import { messages } from './messages.generated.ts'
import slotStyles from './Slot.module.css'
import styles from './SlotLegend.module.css'
import type { SheetSlot, SlotLook } from './SheetSlot.ts'
import { slotWords } from './slotWords.ts'

const order: readonly SlotLook[] = ['final', 'mined', 'partial', 'refused', 'flight', 'gone', 'planned']

/** How many slots are in which state. */
export function SlotLegend({
  slots,
  className,
}: {
  readonly slots: readonly SheetSlot[]
  readonly className?: string | undefined
}) {
  const t = useText(messages)
  return (
    <ul className={classNames(styles.legend, className)}>
      {order.map((look) => {
        const count = slots.filter((slot) => slot.look === look).length
        return (
          count > 0 && (
            <li key={look}>
              <span className={slotStyles.swatch} data-stage={look} aria-hidden="true" />
              {t(slotWords[look])} <b>{count}</b>
            </li>
          )
        )
      })}
    </ul>
  )
}
