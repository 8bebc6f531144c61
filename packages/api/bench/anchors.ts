// The anchors: GraphQL Yoga with the same schema and nothing around it, and a file from memory, both on `node:http`.
import { readFileSync } from 'node:fs'
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
const file = readFileSync(process.env['FILE'] ?? '')
const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip', 'content-length': file.length }
createServer((request, response) => {
  if (request.url === '/file') response.writeHead(200, headers).end(file)
  else void yoga(request, response)
}).listen(Number(process.env['PORT']), '127.0.0.1')
