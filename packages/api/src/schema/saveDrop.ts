import { reasonValues } from '../messages.ts'
import { problem } from '../problem.ts'
import type { Builder } from './builder.ts'
import { saveDrop, type SaveDropOutcome } from '../services/drops/saveDrop.ts'
import type { DropRecord } from '../services/drops/dropRecord.ts'
import type { DropTypes } from './drop.ts'
import { tooManyDrops, toTermsProblem, type ProblemTypes } from './problem.ts'

export function addSaveDrop(builder: Builder, types: DropTypes & ProblemTypes) {
  const input = builder.inputType('SaveDropInput', {
    description: 'A manifest to save.',
    fields: (t) => ({
      manifest: t.string({ required: true, description: 'Canonical manifest JSON, as the client sealed it.' }),
      publish: t.boolean({
        defaultValue: true,
        required: true,
        description: 'Whether everybody may read it, or only the signed-in sender.',
      }),
    }),
  })
  const saved = builder.objectRef<{ drop: DropRecord; existed: boolean }>('SavedDrop').implement({
    description: 'The drop is saved.',
    fields: (t) => ({
      drop: t.field({ type: types.drop, resolve: (result) => result.drop, description: 'The saved drop.' }),
      existed: t.exposeBoolean('existed', {
        description: 'Whether it had been saved before: the same list is never saved twice.',
      }),
    }),
  })
  const result = builder.unionType('SaveDropResult', {
    description: 'Result of `saveDrop`.',
    types: [
      saved,
      types.notSignedIn,
      types.notTheSender,
      types.chainNotOffered,
      types.otherDistributor,
      types.invalidManifest,
      types.tooManyDrops,
    ],
  })
  builder.mutationField('saveDrop', (t) =>
    t.field({
      type: result,
      args: { input: t.arg({ type: input, required: true, description: 'The manifest.' }) },
      description:
        'Saves a sealed drop for its signed-in sender. Everything the manifest states is computed again; saving it twice has no further effect.',
      resolve: async (_root, args, context) => toResult(await saveDrop(context, args.input)),
    }),
  )
  return { savedDrop: saved }
}

export type SaveDropTypes = ReturnType<typeof addSaveDrop>

function toResult(outcome: SaveDropOutcome) {
  switch (outcome.kind) {
    case 'saved':
      return { __typename: 'SavedDrop', drop: outcome.drop, existed: outcome.existed }
    case 'too-many-drops':
      return tooManyDrops(outcome.visibility)
    case 'invalid-manifest':
      return problem('INVALID_MANIFEST', reasonValues(outcome.reason))
    default:
      return toTermsProblem(outcome)
  }
}
