import { type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import type { SendingFees } from '../../sending.ts'

/** What is asked for: the ceilings in wei a unit of gas. */
export type AskedFees = {
  readonly ceiling: bigint
  readonly urgentCeiling?: bigint | null | undefined
  readonly finishBy?: Date | null | undefined
}

/** The fees of an order, or why they make none. */
export function checkFees(
  { ceiling, urgentCeiling, finishBy }: AskedFees,
  now: Date,
): SendingFees | { reason: Sentence } {
  if (ceiling === 0n) return { reason: sentence(messages.ceilingZero) }
  if (typeof urgentCeiling === 'bigint' && urgentCeiling < ceiling)
    return { reason: sentence(messages.urgentCeilingLow) }
  if (finishBy && finishBy.getTime() <= now.getTime()) return { reason: sentence(messages.finishByPast) }
  return { ceiling, urgentCeiling: urgentCeiling ?? undefined, finishBy: finishBy?.getTime() }
}
