// Writes every operation of the pages by its hash, as the data client sends it, for servers that answer no others.
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { InMemoryCache } from '@apollo/client'
import { hashOperation, printOperation } from '@slotdrop/api'
import { type DocumentNode, print } from 'graphql'
import { requestClaimMutation } from '../src/features/claim/requestClaimOperation.ts'
import { receivedQuery } from '../src/features/my-drops/receivedQuery.ts'
import { requestQuery, requestRowsMutation } from '../src/features/row-requests/requestOperations.ts'
import { senderServiceQuery } from '../src/server-data/senderServiceQuery.ts'

const app = join(import.meta.dirname, '..')
const texts = [receivedQuery, requestClaimMutation, requestQuery, requestRowsMutation, senderServiceQuery]
for (const file of globSync('src/**/*.generated.ts', { cwd: app }).toSorted()) {
  const exported = (await import(pathToFileURL(join(app, file)).href)) as Record<string, unknown>
  for (const [name, value] of Object.entries(exported))
    // The cache asks for type names everywhere; the client sends what the cache asks for.
    if (name.endsWith('Document')) texts.push(print(new InMemoryCache().transformDocument(value as DocumentNode)))
}
const entries = texts.map((text) => {
  const printed = printOperation(text)
  return [hashOperation(printed), printed] as const
})
const operations = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(join(app, 'src/server/persistedOperations.generated.json'), `${JSON.stringify(operations, null, 2)}\n`)
