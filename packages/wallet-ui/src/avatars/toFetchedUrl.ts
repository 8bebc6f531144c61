import { isIP } from 'node:net'

const maxUrlLength = 2000

/**
 * The URL at which a URI of an avatar is fetched: https as it is, `ipfs:` at the gateway. Undefined for what is not fetched, which is all
 * but https at the default port of a host with a name, without a password.
 */
export function toFetchedUrl(uri: string, ipfsGateway: string | null): URL | undefined {
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
