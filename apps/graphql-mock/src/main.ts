import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createMock } from './createMock.ts'
import { serveMock } from './serveMock.ts'
import { isWorldName } from './worlds.ts'

const port = Number(process.env['MOCK_PORT'] ?? 4010)
const world = process.env['MOCK_WORLD'] ?? 'one-live-drop'
const publicUrl = process.env['PUBLIC_URL'] ?? 'http://localhost:3000'
const mock = createMock({
  publicUrl,
  image: fileURLToPath(new URL('../node_modules/.cache/empty-database.tar', import.meta.url)),
  // Under the site's own origin, which passes it on: its content policy lets pages ask no other machine.
  rpcUrl: `${publicUrl}/api/rpc`,
  ...(isWorldName(world) ? { world } : {}),
})

createServer(serveMock(mock)).listen(port, '127.0.0.1', () => {
  console.log(`Mock API on http://localhost:${port}/api/graphql (world "${world}"; switch at /api/mock)`)
  void mock.open().then(flushCompileCache)
})
