import { type Client, erc721Abi, parseAbi, toHex } from 'viem'
import { createHostResolver, type ResolveHost } from './createHostResolver.ts'
import { isPublicAddress } from './isPublicAddress.ts'
import { parseNftRecord, type NftRecord } from './parseNftRecord.ts'
import { requestPinned, type RequestPinned } from './requestPinned.ts'
import { withSignal } from './withSignal.ts'
import { readContract } from 'viem/actions'
import { isIP } from 'node:net'

const maxUrlLength = 2000

/**
 * The URL at which a URI of an avatar is fetched: https as it is, `ipfs:` at the gateway. Undefined for what is not fetched, which is all
 * but https at the default port of a host with a name, without a password.
 */
function toFetchedUrl(uri: string, ipfsGateway: string | null): URL | undefined {
  if (uri.length > maxUrlLength) return undefined
  const url = /^ipfs:/i.test(uri) ? toGatewayUrl(uri, ipfsGateway) : URL.parse(uri)
  return url && isAskable(url) ? url : undefined
}

function toGatewayUrl(uri: string, ipfsGateway: string | null): URL | undefined {
  const [, cid, path = ''] = /^ipfs:(?:\/\/)?(?:ipfs\/)?([\da-z]{46,100})((?:\/.*)?)$/i.exec(uri) ?? []
  const gateway = URL.parse(ipfsGateway ?? '')
  if (cid === undefined || !gateway) return undefined
  const root = `${gateway.href.replace(/\/+$/, '')}/ipfs/${cid}`
  const url = URL.parse(`${root}${path}`)
  // A path with dots could lead elsewhere at the gateway.
  return url && (url.href === root || url.href.startsWith(`${root}/`)) ? url : undefined
}

function isAskable({ protocol, hostname, port, username, password }: URL): boolean {
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[') && /\.[a-z]/i.test(hostname)
  return protocol === 'https:' && isName && port === '' && username === '' && password === ''
}

const erc1155MetadataAbi = parseAbi(['function uri(uint256 id) view returns (string)'])

/** The URI of a token's metadata, as its contract has it. */
async function fetchTokenUri(client: Client, { standard, contract: address, tokenId }: NftRecord): Promise<string> {
  if (standard === 'erc721')
    return readContract(client, { abi: erc721Abi, address, functionName: 'tokenURI', args: [tokenId] })
  const uri = await readContract(client, { abi: erc1155MetadataAbi, address, functionName: 'uri', args: [tokenId] })
  // ERC-1155: 64 hex digits in lower case, without 0x.
  return uri.replaceAll('{id}', toHex(tokenId, { size: 32 }).slice(2))
}

/** Type of an image by its first bytes, whatever was said of it; undefined for anything that is no image of pixels. */
function findImageType(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 16))
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png'
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'image/webp'
  if (/^[^]{4}ftypavi[fs]/.test(text)) return 'image/avif'
  return undefined
}

/** What {@link createAvatarProxy} takes. */
export type AvatarProxyParameters = {
  /** Gateway of `ipfs:` URIs, such as `https://ipfs.io`. Without one they have no image. */
  readonly ipfsGateway?: string | null
  /** Reads the contracts of tokens that are avatars (`eip155:`). Those of a chain without a client have no image. */
  readonly getClient?: (chainId: number) => Client | undefined
  /** Every address that a name has. Default: a resolver that asks the DNS servers itself, and so occupies no thread of Node's pool. */
  readonly resolve?: ResolveHost
  readonly request?: RequestPinned
  /** Milliseconds until an image has to be here. */
  readonly timeoutMs?: number
}

const maxBytes = 512 * 1024
const maxRedirects = 3

/** Why there is no image: the record is none that is looked up, or nothing fit to be shown is there. */
type Refusal = { readonly status: 400 | 403 | 404 | 405 }

const missing: Refusal = { status: 404 }

/**
 * Fetches the images of ENS avatars for the pages of an app, so that no page asks a host that a record names:
 * `GET …?url=https%3A%2F%2F…`, for `avatarProxy` of `WalletProvider`. A record is an https URL, an `ipfs:` URI, or a token
 * (`eip155:1/erc721:0x…/1`) whose metadata name the image. Whose token it is, is not checked.
 *
 * Hosts are public ones, by name, at the usual port, and asked at the address that was looked at, the gateway included; an
 * image is PNG, JPEG, GIF, WebP or AVIF by its own bytes, and has at most 512 KB. It answers pages of its own site. How often
 * a caller may ask is for the app to limit.
 */
export function createAvatarProxy({
  ipfsGateway = null,
  getClient = () => undefined,
  resolve = createHostResolver(),
  request = requestPinned,
  timeoutMs = 5000,
}: AvatarProxyParameters = {}): (asked: Request) => Promise<Response> {
  async function fetchUrl(url: URL, signal: AbortSignal, redirects = 0): Promise<Uint8Array | Refusal> {
    const addresses = await resolve(url.hostname, signal)
    const [address] = addresses
    if (address === undefined || !addresses.every(isPublicAddress)) return missing
    const answer = await request(url, address, signal)
    const location = answer.header('location')
    if (answer.status >= 300 && answer.status < 400 && location !== undefined) {
      answer.cancel()
      const next = toFetchedUrl(URL.parse(location, url)?.href ?? '', ipfsGateway)
      return next && redirects < maxRedirects ? fetchUrl(next, signal, redirects + 1) : missing
    }
    if (answer.status !== 200 || Number(answer.header('content-length') ?? 0) > maxBytes) {
      answer.cancel()
      return missing
    }
    return readAll(answer.body)
  }

  async function fetchMember(uri: string, signal: AbortSignal): Promise<Uint8Array | Refusal> {
    if (/^data:/i.test(uri)) return readDataUri(uri) ?? missing
    const url = toFetchedUrl(uri, ipfsGateway)
    return url ? fetchUrl(url, signal) : missing
  }

  async function fetchNftImage(record: NftRecord, signal: AbortSignal): Promise<Uint8Array | Refusal> {
    const client = getClient(record.chainId)
    if (!client) return missing
    const metadata = await fetchMember(await withSignal(fetchTokenUri(client, record), signal), signal)
    const image = metadata instanceof Uint8Array ? findImageUri(metadata) : undefined
    return image === undefined ? missing : fetchMember(image, signal)
  }

  function fetchRecord(record: string, signal: AbortSignal): Promise<Uint8Array | Refusal> | Refusal {
    const nft = parseNftRecord(record)
    if (nft) return fetchNftImage(nft, signal)
    if (/^ipfs:/i.test(record) && ipfsGateway === null) return missing
    const url = toFetchedUrl(record, ipfsGateway)
    return url ? fetchUrl(url, signal) : { status: 400 }
  }

  return async (asked) => {
    if (asked.method !== 'GET') return refuse({ status: 405 })
    const site = asked.headers.get('sec-fetch-site')
    if (site !== null && site !== 'same-origin') return refuse({ status: 403 })
    const record = new URL(asked.url).searchParams.get('url') ?? ''
    try {
      const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(timeoutMs)])
      const found = await fetchRecord(record, signal)
      if (!(found instanceof Uint8Array)) return refuse(found)
      const type = findImageType(found)
      return type === undefined ? refuse(missing) : toResponse(found, type)
    } catch {
      return refuse(missing)
    }
  }
}

/** The image that a token's metadata name (ERC-721), or undefined. */
function findImageUri(metadata: Uint8Array): string | undefined {
  const { image, image_url: imageUrl }: { image?: unknown; image_url?: unknown } =
    JSON.parse(new TextDecoder().decode(metadata)) ?? {}
  return [image, imageUrl].find((uri): uri is string => typeof uri === 'string')
}

/** What a `data:` URI holds, or undefined: it is malformed or too large. */
function readDataUri(uri: string): Uint8Array | undefined {
  const [, base64, text] = /^data:[^,]*?(;base64)?,(.*)$/is.exec(uri) ?? []
  if (text === undefined || text.length > 2 * maxBytes) return undefined
  const bytes = base64 === undefined ? Buffer.from(decodeURIComponent(text)) : Buffer.from(text, 'base64')
  return bytes.length > maxBytes ? undefined : new Uint8Array(bytes)
}

async function readAll(body: AsyncIterable<Uint8Array>): Promise<Uint8Array | Refusal> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    // Leaving the loop ends what is read.
    if (size > maxBytes) return missing
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
