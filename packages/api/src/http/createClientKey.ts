import { BlockList, isIP } from 'node:net'

/** The other end of a connection, as limits are counted by it. */
export type ClientKey = (
  request: { readonly headers: Pick<Headers, 'get'> },
  remoteAddress: string | undefined,
) => string

/**
 * A caller's address. `X-Forwarded-For` is read only when the connection comes from a configured proxy, and from the right:
 * what stands left of the first address that is no proxy was written by the caller. IPv6 callers count by their /64.
 *
 * @param trustedProxies addresses and CIDR ranges.
 */
export function createClientKey(trustedProxies: readonly string[]): ClientKey {
  const isTrusted = isAddressOf(trustedProxies)

  const find = (remoteAddress: string | undefined, forwardedFor: string): string => {
    let address = toPlainAddress(remoteAddress)
    if (address === null) return 'unknown'
    const forwarded = forwardedFor.split(',').map(toPlainAddress)
    while (isTrusted(address)) {
      const before: string | null | undefined = forwarded.pop()
      if (!before) break
      address = before
    }
    return isIP(address) === 6 ? toNetwork(address) : address
  }

  // Callers come again, and comparing addresses with ranges takes as long as all else that is asked of a request.
  let known = new Map<string, string>()
  return (request, remoteAddress) => {
    const forwardedFor = request.headers.get('x-forwarded-for') ?? ''
    if (forwardedFor.length > maxKnownLength) return find(remoteAddress, forwardedFor)
    const asked = `${remoteAddress} ${forwardedFor}`
    let key = known.get(asked)
    if (key === undefined) {
      key = find(remoteAddress, forwardedFor)
      if (known.size >= maxKnown) known = new Map()
      known.set(asked, key)
    }
    return key
  }
}

/** Callers that are remembered at once, and the length of a header up to which it is worth it. */
const maxKnown = 10_000
const maxKnownLength = 200

/** Whether an address, as a socket names it, is one of some addresses and CIDR ranges. */
export function isAddressOf(ranges: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (isIP(address) === 0) continue
    list.addSubnet(address, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family)
  }
  return (address) => {
    const plain = ranges.length > 0 ? toPlainAddress(address) : null
    return plain !== null && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
}

/** Without port, brackets and the IPv4-in-IPv6 prefix; `null` when it is no address. */
function toPlainAddress(text: string | undefined): string | null {
  const bare = (text ?? '').trim().replace(/^\[(.*)\](:\d+)?$/, '$1')
  const plain = bare.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return isIP(plain) === 0 ? null : plain
}

/** The /64 of an IPv6 address. */
function toNetwork(address: string): string {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const groups = address.includes('::')
    ? [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
