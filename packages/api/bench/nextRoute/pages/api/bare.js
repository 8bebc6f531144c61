import { createApi, silentLogger } from '@slotdrop/api'
import { createYoga } from 'graphql-yoga'

export const config = { api: { bodyParser: false, externalResolver: true } }

const chains = [{ id: 1, distributor: null }]

function clock() {
  return new Date()
}

// Only its schema is used: it answers what this benchmark asks without a database.
const { schema } = createApi({
  db: undefined,
  auth: { getSession: async () => null },
  config: { production: true, allowedOrigins: [], chains },
  logger: silentLogger,
  clock,
})

/** The anchor behind the same route: GraphQL Yoga with the same schema and nothing around it. */
export default createYoga({
  schema,
  graphqlEndpoint: '/api/bare',
  logging: false,
  graphiql: false,
  context: { chains, getSession: async () => null },
})
