import type { GraphQLSchema } from 'graphql'
import { addAllocation } from './allocation.ts'
import { addUpload } from './upload.ts'
import { addCompanion } from './companion.ts'
import { addDrop, type DropTypes } from './drop.ts'
import { addDraft } from './draft.ts'
import { addProblems, toAccessProblem, tooManyDrops, type ProblemTypes } from './problem.ts'
import { addProduct } from './product.ts'
import { addDeleteDrop } from './deleteDrop.ts'
import { addSending } from './sending/addSending.ts'
import { addSaveDrop } from './saveDrop.ts'
import { addViewer } from './viewer.ts'
import { createBuilder, type Builder } from './builder.ts'
import { type DropRecord, isDropRecord } from '../services/drops/dropRecord.ts'
import { fetchReport, type DropTotals } from '../services/reports/report.ts'
import { isHashText } from '@slotdrop/drops'
import { and, eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { ApiContext } from '../context.ts'
import { drops } from '../database/schema.ts'
import { actsAs } from '../session.ts'
import { hasRoomForDrop, lockAccount } from '../services/quotas.ts'

/**
 * Makes a sealed drop of the signed-in sender readable for everybody. `null` looks the same for unknown and forbidden; `too-many` when
 * the account has as many public drops as it may that no chain knows.
 */
async function publishDrop(context: ApiContext, id: Hex): Promise<DropRecord | 'too-many' | null> {
  const session = await context.getSession()
  if (session === null || !isHashText(id)) return null
  return context.db.transaction(async (tx) => {
    await lockAccount(tx, session.address)
    const [drop] = await tx
      .select()
      .from(drops)
      .where(and(eq(drops.id, id), eq(drops.sender, session.address)))
    if (!isDropRecord(drop) || !actsAs(session, drop.sender, drop.chainId)) return null
    if (drop.state !== 'published' && !(await hasRoomForDrop(tx, drop, 'public'))) return 'too-many'
    const now = context.clock()
    const [changed] = await tx
      .update(drops)
      .set({ state: 'published', publishedAt: drop.publishedAt ?? now, updatedAt: now })
      .where(eq(drops.ref, drop.ref))
      .returning()
    return isDropRecord(changed) ? changed : null
  })
}

/** A drop's progress, as its chain has it. */
function addReport(builder: Builder, { drop }: DropTypes): void {
  const report = builder.objectRef<DropTotals>('DropTotals').implement({
    description: 'How far a drop has come at one block. Settled and open together are the whole list.',
    fields: (t) => ({
      settledRows: t.exposeInt('settledRows', { description: 'Rows that are paid.' }),
      openRows: t.exposeInt('openRows', { description: 'Rows that are not.' }),
      settledAmount: t.field({ type: 'BigInt', resolve: (r) => r.settledAmount, description: 'Base units paid.' }),
      openAmount: t.field({ type: 'BigInt', resolve: (r) => r.openAmount, description: 'Base units not paid.' }),
      settledSlots: t.exposeInt('settledSlots', { description: 'Slots paid whole.' }),
      partialSlots: t.exposeInt('partialSlots', { description: 'Slots with some rows paid and some open.' }),
      blockNumber: t.field({ type: 'BigInt', resolve: (r) => r.blockNumber, description: 'Block it was read at.' }),
      readAt: t.field({
        type: 'DateTime',
        resolve: (r) => r.readAt,
        description: 'When; older than seconds when the node does not answer.',
      }),
    }),
  })
  builder.objectField(drop, 'report', (t) =>
    t.field({
      type: report,
      nullable: true,
      description: 'Progress recomputed from the list and the chain. Null when the server reads no node of this chain.',
      resolve: (record, _args, context) => fetchReport(context, record),
    }),
  )
}

/** The change that a sender may make to a sealed drop: who may read it here. */
function addPublishDrop(builder: Builder, types: DropTypes & ProblemTypes): void {
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

/** The executable schema; `schema.graphql` is its printed form. */
export function buildSchema(): GraphQLSchema {
  const builder = createBuilder()
  builder.queryType({ description: 'Queries. Sealed public drops need no sign-in.' })
  builder.mutationType({ description: 'Mutations. Each but `requestRows` and `requestClaim` needs a session.' })
  const problems = addProblems(builder)
  const drops = { ...problems, ...addDrop(builder) }
  const saved = addSaveDrop(builder, drops)
  addReport(builder, drops)
  addAllocation(builder, drops)
  addPublishDrop(builder, drops)
  addDeleteDrop(builder, drops)
  addCompanion(builder, drops)
  addSending(builder, drops)
  const viewer = addViewer(builder)
  addUpload(builder, { ...drops, ...saved, ...viewer })
  addDraft(builder, { ...problems, ...viewer })
  addProduct(builder)
  return builder.toSchema()
}
