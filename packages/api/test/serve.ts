import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toNodeHandler, type FetchHandler } from '../src/http/toNodeHandler.ts'

/** A handler on a free port of this machine. */
export async function serve(handle: FetchHandler): Promise<{ url: string; close: () => Promise<void> }> {
  const handler = toNodeHandler(handle)
  const server = createServer((request, response) => void handler(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
