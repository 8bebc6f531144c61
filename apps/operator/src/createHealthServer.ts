import { createServer, type Server } from 'node:http'

/** What the process says of itself. */
export type Health = {
  /** Whether it works, as far as it knows. */
  readonly isReady: () => Promise<boolean>
  readonly writeMetrics: () => Promise<string>
}

const headersTimeoutMs = 5_000

/** Answers `/healthz` (the process lives), `/readyz` (it works: 503 while the database is gone, and from SIGTERM on) and `/metrics`. */
export function createHealthServer({ isReady, writeMetrics }: Health): Server {
  const answer = async (path: string): Promise<{ status: number; type: string; body: string }> => {
    const json = 'application/json'
    if (path === '/healthz') return { status: 200, type: json, body: '{"ok":true}' }
    if (path === '/readyz') {
      const ready = await isReady().catch(() => false)
      return { status: ready ? 200 : 503, type: json, body: JSON.stringify({ ready }) }
    }
    if (path === '/metrics')
      return writeMetrics().then(
        (body) => ({ status: 200, type: 'text/plain; version=0.0.4', body }),
        () => ({ status: 503, type: json, body: '{"error":"UNAVAILABLE"}' }),
      )
    return { status: 404, type: json, body: '{"error":"NOT_FOUND"}' }
  }
  return createServer({ headersTimeout: headersTimeoutMs, requestTimeout: headersTimeoutMs }, (incoming, outgoing) => {
    void answer(incoming.url ?? '').then(({ status, type, body }) => {
      outgoing.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', connection: 'close' })
      outgoing.end(body)
    })
  })
}
