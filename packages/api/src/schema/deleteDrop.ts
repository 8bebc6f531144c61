import type { Hex } from 'viem'
import { problem, type CodedProblem } from '../problem.ts'
import { deleteDrop } from '../services/drops/deleteDrop.ts'
import type { Builder } from './builder.ts'
import { toAccessProblem, type ProblemTypes } from './problem.ts'

/** Adds `deleteDrop`, which removes a sealed drop that was not published. */
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
