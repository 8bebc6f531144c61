import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A collector of OpenTelemetry that keeps what it is sent. */
export async function startCollector() {
  const bodies = new Map<string, string>()
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      const path = incoming.url ?? ''
      bodies.set(path, `${bodies.get(path) ?? ''}${body}`)
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // Sound: it listens on a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received: () => ({ traces: bodies.get('/v1/traces') ?? '', metrics: bodies.get('/v1/metrics') ?? '' }),
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
