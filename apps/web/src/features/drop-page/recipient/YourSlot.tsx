import { type ShardIndex, slotWord } from '@slotdrop/drops'
import { Card } from '../../../components/layout/Card.tsx'
import { type BitState, SlotBitGrid } from '../../../components/slots/SlotBitGrid.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import type { RowsState } from '../useRows.ts'
import type { Settlement } from '../useSettlement.ts'
import styles from './YourSlot.module.css'

/** The slot of an address, a bit for each of its rows, with its own among them. */
export function YourSlot({
  index,
  state,
  settlement: { slots, words, isKnown },
  isOnItsWay,
}: {
  readonly index: ShardIndex
  readonly state: RowsState
  readonly settlement: Settlement
  /** Its row was asked for and is sent. */
  readonly isOnItsWay: boolean
}) {
  const t = useText(messages)
  const own = 'rows' in state ? state.rows[0] : undefined
  const slot = own && slots[own.slot]
  if (!slot) return null
  const word = words[own.slot] ?? 0n
  const facts = { slot: own.slot + 1, paid: slot.settledRows, rows: slot.rowCount, row: own.row + 1 }
  const stateOf = (place: number): BitState => {
    if (slotWord.isSet(word, place)) return 'delivered'
    return isOnItsWay && place === own.row ? 'sent' : 'ready'
  }
  return (
    <Card as="section" aria-labelledby="your-slot">
      <div className={styles.head}>
        <h2 id="your-slot">{t('yourPlace', facts)}</h2>
        {isKnown && <span className="small muted figure">{t('slotCount', facts)}</span>}
      </div>
      <SlotBitGrid rowCount={slot.rowCount} stateOf={stateOf} own={own.row} label={t('slotBits', facts)} />
      <p className="small muted">{t('slotWord', { size: index.terms.slotSize })}</p>
    </Card>
  )
}
