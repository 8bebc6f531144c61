import type { GraphQLSchema } from 'graphql'
import { addAllocation } from './allocation.ts'
import { addUpload } from './upload.ts'
import { addCompanion } from './companion.ts'
import { addDrop } from './drop.ts'
import { addDraft } from './draft.ts'
import { addProblems } from './problem.ts'
import { addProduct } from './product.ts'
import { addDeleteDrop } from './deleteDrop.ts'
import { addPublishDrop } from './publishDrop.ts'
import { addReport } from './report.ts'
import { addSending } from './sending/addSending.ts'
import { addSaveDrop } from './saveDrop.ts'
import { addViewer } from './viewer.ts'
import { createBuilder } from './builder.ts'

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
