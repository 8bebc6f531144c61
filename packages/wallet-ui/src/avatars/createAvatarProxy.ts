import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from './isPublicAddress.ts'
import { requestPinned, type RequestPinned } from './requestPinned.ts'
import { findImageType } from './findImageType.ts'

/** What {@link createAvatarProxy} may be given instead of the machine's. */
export type AvatarProxyParameters = {
  /** Every address that a name has. */
  readonly resolve?: (name: string) => Promise<readonly string[]>
  readonly request?: RequestPinned
  /** Milliseconds until an image has to be here. */
  readonly timeoutMs?: number
}

const maxUrlLength = 2000
const maxImageBytes = 512 * 1024
const maxRedirects = 3

/** Why there is no image: the URL is none that is asked, or nothing fit to be shown is there. */
type Refusal = { readonly status: 400 | 403 | 404 | 405 }

/**
 * Fetches the images of ENS avatars for the pages of an app, so that no page asks a host that somebody wrote into a
 * record: `GET …?url=https%3A%2F%2F…`, for `avatarProxy` of `WalletProvider`.
 *
 * Hosts are public ones, by name, at the usual port, and asked at the address that was looked at; an image is PNG, JPEG,
 * GIF, WebP or AVIF by its own bytes, and has at most 512 KB. It answers pages of its own site. How often somebody may
 * ask is for the app to limit.
 */
export function createAvatarProxy({
  resolve = resolveHost,
  request = requestPinned,
  timeoutMs = 5000,
}: AvatarProxyParameters = {}): (asked: Request) => Promise<Response> {
  async function fetchImage(url: URL, signal: AbortSignal, redirects = 0): Promise<Uint8Array | Refusal> {
    if (!isAskable(url)) return { status: redirects === 0 ? 400 : 404 }
    const addresses = await resolve(url.hostname)
    const [address] = addresses
    if (address === undefined || !addresses.every(isPublicAddress)) return { status: 404 }
    const answer = await request(url, address, signal)
    const location = answer.header('location')
    if (answer.status >= 300 && answer.status < 400 && location !== undefined) {
      answer.cancel()
      const next = URL.parse(location, url)
      return next && redirects < maxRedirects ? fetchImage(next, signal, redirects + 1) : { status: 404 }
    }
    if (answer.status !== 200 || Number(answer.header('content-length') ?? 0) > maxImageBytes) {
      answer.cancel()
      return { status: 404 }
    }
    return readAll(answer.body)
  }

  return async (asked) => {
    if (asked.method !== 'GET') return refuse({ status: 405 })
    const site = asked.headers.get('sec-fetch-site')
    if (site !== null && site !== 'same-origin') return refuse({ status: 403 })
    const url = URL.parse(new URL(asked.url).searchParams.get('url') ?? '')
    if (!url || url.href.length > maxUrlLength) return refuse({ status: 400 })
    try {
      const found = await fetchImage(url, AbortSignal.timeout(timeoutMs))
      if (!(found instanceof Uint8Array)) return refuse(found)
      const type = findImageType(found)
      return type === undefined ? refuse({ status: 404 }) : toResponse(found, type)
    } catch {
      return refuse({ status: 404 })
    }
  }
}

/** Whether it is a page of the public internet by its looks: https, a name, the usual port, nobody's password. */
function isAskable({ protocol, hostname, port, username, password }: URL): boolean {
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[') && /\.[a-z]/i.test(hostname)
  return protocol === 'https:' && isName && port === '' && username === '' && password === ''
}

async function resolveHost(name: string): Promise<readonly string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address)
}

async function readAll(body: AsyncIterable<Uint8Array>): Promise<Uint8Array | Refusal> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    // Leaving the loop ends what is read.
    if (size > maxImageBytes) return { status: 404 }
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

const guarded = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
}

function refuse({ status }: Refusal): Response {
  return new Response(null, { status, headers: { ...guarded, 'cache-control': 'no-store' } })
}

function toResponse(image: Uint8Array, type: string): Response {
  return new Response(Buffer.from(image), {
    headers: {
      ...guarded,
      'content-type': type,
      'content-length': String(image.length),
      'cache-control': 'public, max-age=86400',
    },
  })
}
