import type { IncomingMessage, RequestListener } from 'node:http'
import type { Mock } from './createMock.ts'

/** The mock behind Node's HTTP server, where a connection can really be dropped. */
export function serveMock(mock: Mock): RequestListener {
  return (incoming, outgoing) => {
    const answer = async () => {
      const response = await mock.fetch(await toRequest(incoming))
      if (response === 'drop') {
        incoming.socket.destroy()
        return
      }
      const headers: Record<string, string | string[]> = Object.fromEntries(response.headers)
      const cookies = response.headers.getSetCookie()
      if (cookies.length > 0) headers['set-cookie'] = cookies
      outgoing.writeHead(response.status, headers).end(Buffer.from(await response.arrayBuffer()))
    }
    answer().catch((error: unknown) => {
      outgoing.writeHead(500).end(error instanceof Error ? error.message : 'error')
    })
  }
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  const body = Buffer.concat(chunks)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  return new Request(new URL(incoming.url ?? '/', 'http://mock.invalid'), {
    method: incoming.method ?? 'GET',
    headers,
    ...(body.length > 0 ? { body } : {}),
  })
}
