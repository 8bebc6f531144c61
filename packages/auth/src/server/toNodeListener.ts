import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Auth } from './createAuth.ts'
import { maxBodyBytes } from './readSignIn.ts'

/**
 * Puts the sign-in behind Node's own server, or whatever takes its requests: Express, Fastify, a route of Next's Pages Router. A body
 * that was read before, as these do, is taken from `request.body`.
 */
export function toNodeListener(
  auth: Pick<Auth, 'handle'>,
): (request: IncomingMessage & { readonly body?: unknown }, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const body = request.method === 'POST' ? await readBody(request) : null
    // Whatever host a request names is of no effect: the configured origin is what messages and origins are held against.
    const url = new URL(request.url ?? '/', 'http://localhost')
    const answer = await auth.handle(
      new Request(url, { method: request.method ?? 'GET', headers: toHeaders(request), body }),
    )
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'set-cookie'))
    response.writeHead(answer.status, { ...headers, 'set-cookie': answer.headers.getSetCookie() })
    response.end(await answer.text())
  }
}

function toHeaders({ headers }: IncomingMessage): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const each of [value ?? []].flat()) if (!name.startsWith(':')) result.append(name, each)
  return result
}

/** As much of the body as says whether it is too long: the sign-in refuses it then. */
async function readBody(request: IncomingMessage & { readonly body?: unknown }): Promise<string> {
  if (request.body !== undefined) return typeof request.body === 'string' ? request.body : JSON.stringify(request.body)
  const parts: Buffer[] = []
  let length = 0
  // A request that is destroyed could not be answered.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    // Sound: a request without an encoding gives bytes.
    const bytes = part as Buffer
    parts.push(bytes)
    if ((length += bytes.length) > maxBodyBytes) break
  }
  return Buffer.concat(parts).toString('utf8')
}
