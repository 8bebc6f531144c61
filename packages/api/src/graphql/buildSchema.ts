import type { GraphQLSchema } from 'graphql'
import { addAllocation } from '../nouns/allocation.ts'
import { addChanges } from '../nouns/changes.ts'
import { addDraft } from '../nouns/draft.ts'
import { addDrop } from '../nouns/drop.ts'
import { addListDraft } from '../nouns/listDraft.ts'
import { addProblems } from '../nouns/problem.ts'
import { addProduct } from '../nouns/product.ts'
import { addReport } from '../nouns/report.ts'
import { addSaveDrop } from '../nouns/saveDrop.ts'
import { addTransaction } from '../nouns/transaction.ts'
import { addViewer } from '../nouns/viewer.ts'
import { createBuilder } from './builder.ts'

/** The executable schema; `schema.graphql` is its printed form. */
export function buildSchema(): GraphQLSchema {
  const builder = createBuilder()
  builder.queryType({ description: 'Reading. Sealed public drops need no sign-in.' })
  builder.mutationType({ description: 'Changing. Every mutation needs a session.' })
  const problems = addProblems(builder)
  const drops = { ...problems, ...addDrop(builder) }
  const saved = addSaveDrop(builder, drops)
  const transactions = addTransaction(builder, drops)
  addReport(builder, { ...drops, ...transactions })
  addAllocation(builder, drops)
  addChanges(builder, drops)
  const viewer = addViewer(builder)
  addDraft(builder, { ...drops, ...saved, ...viewer })
  addListDraft(builder, { ...problems, ...viewer })
  addProduct(builder)
  return builder.toSchema()
}
