import type { Builder } from './builder.ts'
import type { ApiContext } from '../context.ts'
import { badInput } from '../badInput.ts'
import { changeDrop, type DropChange } from '../services/drops/changeDrop.ts'
import type { DropRecord } from '../services/drops/dropRecord.ts'
import { actsAs } from '../session.ts'
import type { DropTypes } from './drop.ts'
import { toAccessProblem, type ProblemTypes } from './problem.ts'

const maxNoteLength = 2_000

/** What a sender may change of a sealed drop, and the fields that are his alone. */
export function addChanges(builder: Builder, types: DropTypes & ProblemTypes): void {
  const ifOwn = async <value>(drop: DropRecord, context: ApiContext, value: value) =>
    actsAs(await context.getSession(), drop.sender, drop.chainId) ? value : null

  builder.objectFields(types.drop, (t) => ({
    note: t.string({
      nullable: true,
      description: 'The sender’s private note. Null for everybody else.',
      resolve: (drop, _args, context) => ifOwn(drop, context, drop.note),
    }),
    archivedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the sender put it aside. Null for everybody else.',
      resolve: (drop, _args, context) => ifOwn(drop, context, drop.archivedAt),
    }),
  }))

  const changed = builder.objectRef<{ drop: DropRecord }>('DropChanged').implement({
    description: 'The change is kept.',
    fields: (t) => ({
      drop: t.field({ type: types.drop, resolve: (result) => result.drop, description: 'As it is now.' }),
    }),
  })
  const result = builder.unionType('ChangeDropResult', {
    description: 'What came of a change.',
    types: [changed, types.notSignedIn, types.dropNotFound],
  })
  const apply = async (context: ApiContext, id: `0x${string}`, change: DropChange) => {
    const drop = await changeDrop(context, id, change)
    return (drop ? { __typename: 'DropChanged', drop } : await toAccessProblem(context)) as never
  }
  const id = { type: 'Hex', required: true, description: 'The drop id.' } as const

  builder.mutationFields((t) => ({
    publishDrop: t.field({
      type: result,
      args: { id: t.arg(id) },
      description: 'Makes a private drop readable for everybody. It cannot be taken back.',
      resolve: (_root, args, context) => apply(context, args.id, { kind: 'publish' }),
    }),
    archiveDrop: t.field({
      type: result,
      args: {
        id: t.arg(id),
        archived: t.arg.boolean({
          required: true,
          defaultValue: true,
          description: 'False takes it back to the list.',
        }),
      },
      description: 'Puts a drop aside in the sender’s own list. It changes nothing for others, nor on chain.',
      resolve: (_root, args, context) => apply(context, args.id, { kind: 'archive', archived: args.archived }),
    }),
    setDropNote: t.field({
      type: result,
      args: {
        id: t.arg(id),
        note: t.arg.string({
          description: `Private text of up to ${maxNoteLength} characters; empty or null removes it.`,
        }),
      },
      description: 'Keeps a private note beside a drop.',
      resolve: (_root, args, context) => {
        if ((args.note ?? '').length > maxNoteLength) throw badInput(`A note has at most ${maxNoteLength} characters.`)
        return apply(context, args.id, { kind: 'note', note: args.note ?? null })
      },
    }),
  }))
}
