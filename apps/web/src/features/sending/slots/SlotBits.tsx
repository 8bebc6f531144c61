import type { DropStatus } from '@slotdrop/delivery'
import { SlotBitGrid } from '../../../components/slots/SlotBitGrid.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'

/** A bit for each row of a slot, as its sender knows them. */
export function SlotBits({
  status,
  firstRow,
  rowCount,
  settledRows,
  isNamed = true,
}: {
  readonly status: DropStatus
  /** Its place in the list. */
  readonly firstRow: number
  readonly rowCount: number
  readonly settledRows: number
  /** False where what holds it says the same in words. */
  readonly isNamed?: boolean
}) {
  const t = useText(messages)
  return (
    <SlotBitGrid
      rowCount={rowCount}
      stateOf={(place) => status.rowState(firstRow + place)}
      label={isNamed ? t('paidOf', { paid: settledRows, rows: rowCount }) : undefined}
      isInSheet={!isNamed}
    />
  )
}
