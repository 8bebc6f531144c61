import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'

/** Asks for a URL at one address, whatever its name may resolve to by now. */
export type RequestPinned = (
  url: URL,
  address: string,
  signal: AbortSignal,
) => Promise<{
  readonly status: number
  readonly header: (name: 'content-type' | 'content-length' | 'location') => string | undefined
  readonly body: AsyncIterable<Uint8Array>
  /** Ends it unread. */
  readonly cancel: () => void
}>

/** By Node, without cookies, and without following anywhere. */
export const requestPinned: RequestPinned = (url, address, signal) =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const family = isIP(address)
    const request = send(
      url,
      {
        agent: false,
        signal,
        headers: { accept: 'image/*', 'user-agent': 'avatar-proxy' },
        // The address was looked at: asked again, the name could have another.
        lookup: (_name, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      (response: IncomingMessage) =>
        resolve({
          status: response.statusCode ?? 0,
          header: (name) => response.headers[name],
          body: response,
          cancel: () => void response.destroy(),
        }),
    )
    request.on('error', reject)
    request.end()
  })
