import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

/** Nothing but files: what any static host does. */
export async function serveFiles(folder: string): Promise<{ readonly url: string; stop(): void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host')
    const file = join(folder, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '')
    const body = await readFile(file).catch(() => undefined)
    response.writeHead(body ? 200 : 404).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port could be had.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
