import { toDeliveryError } from '@slotdrop/delivery'
import type { Hex } from '@slotdrop/drops'
import { OperatorError } from '../errors.ts'
import type { Lists } from '../lane/createLists.ts'
import { toProblem } from '../lane/toProblem.ts'
import type { OperatorContext } from '../OperatorContext.ts'
import { getAskedFees, putPlan } from '../store/plans.ts'
import { makePlan } from './makePlan.ts'

/** Reckons what sending a drop takes and writes it down, or why that can't be reckoned, until nobody asks any more, with other fees either. */
export async function answerPlan(context: OperatorContext, lists: Lists, dropId: Hex): Promise<void> {
  const { db, logger } = context
  for (;;) {
    const asked = await getAskedFees(db, dropId)
    if (!asked) return
    try {
      const made = await makePlan(context, await lists.get(dropId), asked.fees)
      await putPlan(db, dropId, asked.key, { kind: 'plan', plan: made })
    } catch (error) {
      const known = error instanceof OperatorError ? error : toDeliveryError(error)
      logger.warn({ error, dropId }, 'a drop could not be planned')
      await putPlan(db, dropId, asked.key, { kind: 'problem', problem: toProblem(known) })
    }
  }
}
