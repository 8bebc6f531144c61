// The anchor: GraphQL Yoga with the same schema and nothing around it.
import { createServer } from 'node:http'
import { createYoga } from 'graphql-yoga'
import { buildSchema } from '../src/schema/buildSchema.ts'
import { testDistributor } from '../test/createTestApi.ts'

const context = { chains: [{ id: 1, distributor: testDistributor }], getSession: async () => null }
const yoga = createYoga({
  schema: buildSchema(),
  graphqlEndpoint: '/api/graphql',
  logging: false,
  graphiql: false,
  context,
})
createServer((request, response) => void yoga(request, response)).listen(Number(process.env['PORT']), '127.0.0.1')
