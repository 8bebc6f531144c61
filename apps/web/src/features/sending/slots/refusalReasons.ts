import type { DropStatus } from '@slotdrop/delivery'
import { rowReasonSentence } from '@slotdrop/delivery/sentences'

const maxReasons = 4

/** The first different reasons, as texts, why rows of a slot were refused. */
export function refusalReasons(
  status: DropStatus,
  { firstRow, rowCount }: { readonly firstRow: number; readonly rowCount: number },
  say: (sentence: unknown) => string,
): readonly string[] {
  const reasons = new Set<string>()
  for (let row = firstRow; row < firstRow + rowCount && reasons.size < maxReasons; row++) {
    const reason = status.rowReason(row)
    if (reason) reasons.add(say(rowReasonSentence(reason)))
  }
  return [...reasons]
}
