import type { GraphQLSchema } from 'graphql'
import { addDrop } from '../nouns/drop.ts'
import { addProblems } from '../nouns/problem.ts'
import { addSaveDrop } from '../nouns/saveDrop.ts'
import { addViewer } from '../nouns/viewer.ts'
import { createBuilder } from './builder.ts'

/** The executable schema; `schema.graphql` is its printed form. */
export function buildSchema(): GraphQLSchema {
  const builder = createBuilder()
  builder.queryType({ description: 'Reading. Sealed public drops need no sign-in.' })
  builder.mutationType({ description: 'Changing. Every mutation needs a session.' })
  const problems = addProblems(builder)
  const drops = addDrop(builder)
  addViewer(builder)
  addSaveDrop(builder, { ...drops, ...problems })
  return builder.toSchema()
}
