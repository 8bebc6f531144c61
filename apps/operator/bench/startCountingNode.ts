import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'

/** What a node was asked, and for how long somebody waited for it. */
export type NodeFigures = {
  /** HTTP requests, whatever is batched in one; and calls in them. */
  readonly requests: number
  readonly calls: number
  /** Seconds in which at least one request was waited for. */
  readonly awaited: number
}

/** A node in front of another one, which counts what it is asked. */
export async function startCountingNode(rpcUrl: string) {
  const agent = new Agent({ keepAlive: true })
  let [requests, calls, awaited, pending, since] = [0, 0, 0, 0, 0]
  const begin = () => {
    if (pending === 0) since = performance.now()
    pending += 1
  }
  const end = () => {
    pending -= 1
    if (pending === 0) awaited += performance.now() - since
  }
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Uint8Array[] = []
    try {
      for await (const chunk of incoming) chunks.push(chunk as Uint8Array)
    } catch {
      // Whoever asked was killed.
      return
    }
    const body = Buffer.concat(chunks)
    requests += 1
    calls += body.toString('latin1').split('"method"').length - 1
    begin()
    const headers = { 'content-type': 'application/json', 'content-length': body.byteLength }
    const asked = request(rpcUrl, { method: 'POST', agent, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' })
      answer.pipe(outgoing)
    })
    asked.once('close', end)
    asked.on('error', () => outgoing.destroy())
    // Whoever asked was killed before it had its answer.
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) asked.destroy()
    })
    asked.end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port could be had.')
  return {
    rpcUrl: `http://127.0.0.1:${address.port}`,
    figures: (): NodeFigures => ({ requests, calls, awaited: awaited / 1000 }),
    stop() {
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
