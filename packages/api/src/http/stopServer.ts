import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** How long each part of stopping may take. */
export type StopParameters = {
  /** How long it is still listened, so that a balancer finds out that this server is not ready. */
  readonly noticeMs?: number
  /** How long connections without a request stay open then: one may be on its way. */
  readonly lingerMs?: number
  /** When what still runs is cut off. */
  readonly graceMs?: number
}

const quietMs = 250

/**
 * Ends a server that has said it is not ready, with every answer that it owes.
 *
 * @param parameters.unused connections over which nothing was asked yet
 * @param parameters.onClosed called when nobody can connect any more
 */
export async function stopServer(
  server: Server,
  parameters: StopParameters & { unused: ReadonlySet<Socket>; onClosed: () => void },
): Promise<void> {
  const { noticeMs = 3_000, lingerMs = 2_000, graceMs = 25_000, unused, onClosed } = parameters
  const timer = setTimeout(() => server.closeAllConnections(), graceMs)
  let connectedAt = 0
  server.on('connection', () => (connectedAt = performance.now()))
  await delay(noticeMs)
  // Who connects in the very moment when a socket is closed is reset. So it is closed when for a moment nobody has.
  const giveUpAt = performance.now() + Math.max(noticeMs, quietMs)
  for (;;) {
    const now = performance.now()
    if (noticeMs === 0 || now - connectedAt > quietMs || now > giveUpAt) break
    await delay(quietMs / 5)
  }
  // Node's HTTP server closes idle connections in the same breath, with the requests that are on their way on them.
  const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()))
  onClosed()
  const isClosed = await Promise.race([closed.then(() => true), delay(lingerMs, false)])
  if (!isClosed) {
    server.closeIdleConnections()
    for (const socket of unused) socket.destroy()
    await closed
  }
  clearTimeout(timer)
}
