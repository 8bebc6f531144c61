import { publishDrop } from '../services/drops/publishDrop.ts'
import type { DropRecord } from '../services/drops/dropRecord.ts'
import type { Builder } from './builder.ts'
import type { DropTypes } from './drop.ts'
import { toAccessProblem, tooManyDrops, type ProblemTypes } from './problem.ts'

/** The change that a sender may make to a sealed drop: who may read it here. */
export function addPublishDrop(builder: Builder, types: DropTypes & ProblemTypes): void {
  const changed = builder.objectRef<{ drop: DropRecord }>('DropChanged').implement({
    description: 'The drop was changed.',
    fields: (t) => ({
      drop: t.field({ type: types.drop, resolve: (result) => result.drop, description: 'The drop as it is now.' }),
    }),
  })
  const result = builder.unionType('ChangeDropResult', {
    description: 'Result of a change to a drop.',
    types: [changed, types.notSignedIn, types.dropNotFound, types.tooManyDrops],
  })
  builder.mutationField('publishDrop', (t) =>
    t.field({
      type: result,
      args: { id: t.arg({ type: 'Hex', required: true, description: 'The drop id.' }) },
      description: 'Makes a private drop readable for everybody. This cannot be undone.',
      resolve: async (_root, { id }, context) => {
        const drop = await publishDrop(context, id)
        if (drop === 'too-many') return tooManyDrops('public')
        return drop ? { __typename: 'DropChanged', drop } : toAccessProblem(context)
      },
    }),
  )
}
