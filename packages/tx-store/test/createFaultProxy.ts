import { once } from 'node:events'
import { createServer } from 'node:http'

/** A call as a client sent it. */
type RpcCall = { readonly id: number; readonly method: string; readonly params?: readonly unknown[] }

/** What is answered in place of the node; `undefined` lets the call through. */
export type Fault = (call: RpcCall) => { readonly status: number } | { readonly result: unknown } | undefined

/** An HTTP node in front of another one, with faults. */
export async function createFaultProxy(upstream: string) {
  let fault: Fault = () => undefined
  const waiting = new Set<{ left: number; readonly method: string; readonly done: () => void }>()

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void answer(Buffer.concat(chunks).toString()))

    const answer = async (body: string) => {
      const call = JSON.parse(body) as RpcCall
      const found = fault(call)
      response.setHeader('content-type', 'application/json')
      if (found && 'status' in found) response.writeHead(found.status).end('{}')
      else if (found) response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, result: found.result }))
      else {
        const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
        response.end(await (await fetch(upstream, init)).text())
      }
      for (const wait of waiting) {
        if (wait.method !== call.method) continue
        wait.left -= 1
        if (wait.left > 0) continue
        waiting.delete(wait)
        wait.done()
      }
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port could be had.')

  return {
    rpcUrl: `http://127.0.0.1:${address.port}`,
    setFault: (next: Fault) => {
      fault = next
    },
    /** Resolves once a method was answered so many more times. */
    seen: (method: string, times: number) =>
      new Promise<void>((done) => {
        waiting.add({ left: times, method, done })
      }),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
