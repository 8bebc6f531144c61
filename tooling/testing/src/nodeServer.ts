import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A call of JSON-RPC, as it arrives. */
export type RpcCall = {
  jsonrpc: '2.0'
  id: unknown
  method: string
  params?: unknown
}

/** The reply to a request: nothing, as the connection breaks; a status alone; or JSON. */
export type HttpReply = 'break' | { readonly status: number } | { readonly status: number; readonly json: unknown }

/** A JSON-RPC server of this process. */
export type NodeServer = {
  rpcUrl: string
  stop(): Promise<void>
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

// Pages may ask it, as they may ask a node that is open to them.
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '0',
}

function respond(response: ServerResponse, reply: HttpReply) {
  if (reply === 'break') return response.destroy()
  if (!('json' in reply)) return response.writeHead(reply.status, open).end()
  response.writeHead(reply.status, { ...open, 'content-type': 'application/json' })
  return response.end(JSON.stringify(reply.json))
}

/**
 * Starts a server on a free port of this machine only.
 *
 * @param answer is given the calls of one request
 */
export async function startNodeServer(
  answer: (calls: readonly RpcCall[], isBatch: boolean) => Promise<HttpReply>,
): Promise<NodeServer> {
  const server = createServer(async (request, response) => {
    // A browser repeats on its own what breaks off on a connection that it used before, so a proxy's client gets a new one each time.
    if (request.url?.startsWith('http:')) response.setHeader('connection', 'close')
    if (request.method === 'OPTIONS') return response.writeHead(204, open).end()
    try {
      const body = JSON.parse(await readBody(request)) as RpcCall | RpcCall[]
      return respond(response, await answer([body].flat(), Array.isArray(body)))
    } catch {
      return response.writeHead(502, open).end()
    }
  }).listen(0, '127.0.0.1')
  // Idle connections stay open until `stop`: a timeout could close one with a request on it.
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port could be had.')
  return {
    rpcUrl: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
