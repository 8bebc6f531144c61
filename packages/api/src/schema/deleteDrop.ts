import type { Hex } from 'viem'
import { problem, type CodedProblem } from '../problem.ts'
import type { Builder } from './builder.ts'
import { toAccessProblem, type ProblemTypes } from './problem.ts'
import { isHashText } from '@slotdrop/drops'
import { and, eq } from 'drizzle-orm'
import type { ApiContext } from '../context.ts'
import { drops } from '../database/schema.ts'
import { actsAs } from '../session.ts'
import { isDropRecord } from '../services/drops/dropRecord.ts'
import { deleteDropRows } from '../services/drops/removeDrop.ts'

type DeleteDropOutcome = 'deleted' | 'public' | 'being-sent' | 'not-found'

/**
 * Removes a private drop of the signed-in sender with its rows. What is public stays: others may rely on it. What the chain
 * knows of a drop is not touched. What the sender service has an order for stays until that is over: it sends from this list, and gives
 * the gas money back by it. `not-found` looks the same for unknown and forbidden.
 */
async function deleteDrop(context: ApiContext, id: Hex): Promise<DeleteDropOutcome> {
  const session = await context.getSession()
  if (session === null || !isHashText(id)) return 'not-found'
  // Asked before: within the transaction the service would wait for it in an embedded database.
  const order = await context.sending?.getOrder(id)
  return context.db.transaction(async (tx): Promise<DeleteDropOutcome> => {
    const [drop] = await tx
      .select()
      .from(drops)
      .where(and(eq(drops.id, id), eq(drops.sender, session.address)))
      // Nobody publishes it meanwhile.
      .for('update')
    if (!isDropRecord(drop) || !actsAs(session, drop.sender, drop.chainId)) return 'not-found'
    if (drop.state === 'published') return 'public'
    if (order && order.status.stage !== 'over') return 'being-sent'
    await deleteDropRows(tx, drop.ref)
    return 'deleted'
  })
}

/** Adds the end of a drop that was sealed and not published. */
export function addDeleteDrop(builder: Builder, types: ProblemTypes): void {
  const deleted = builder.objectRef<{ id: Hex }>('DropDeleted').implement({
    description: 'The drop and its rows are gone from here. What the chain knows of it stays.',
    fields: (t) => ({ id: t.field({ type: 'Hex', resolve: (d) => d.id, description: 'The drop id.' }) }),
  })
  const isPublic = builder.objectRef<CodedProblem>('DropIsPublic').implement({
    description: 'Everybody may read the drop: it is kept.',
    interfaces: [types.problem],
  })
  const isBeingSent = builder.objectRef<CodedProblem>('DropIsBeingSent').implement({
    description: 'The sender service has an order for the drop that is not over.',
    interfaces: [types.problem],
  })
  const result = builder.unionType('DeleteDropResult', {
    description: 'Result of `deleteDrop`.',
    types: [deleted, isPublic, isBeingSent, types.notSignedIn, types.dropNotFound],
  })
  builder.mutationField('deleteDrop', (t) =>
    t.field({
      type: result,
      args: { id: t.arg({ type: 'Hex', required: true, description: 'The drop id.' }) },
      description: 'Removes a private drop of the signed-in sender.',
      resolve: async (_root, { id }, context) => {
        switch (await deleteDrop(context, id)) {
          case 'deleted':
            return { __typename: 'DropDeleted', id }
          case 'public':
            return problem('DROP_IS_PUBLIC', {})
          case 'being-sent':
            return problem('DROP_IS_BEING_SENT', {})
          case 'not-found':
            return toAccessProblem(context)
        }
      },
    }),
  )
}
