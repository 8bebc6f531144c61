/** Where the pictures of names come from, beside the records themselves. */
export type AvatarSources = {
  /** A service that knows the picture of each name: its URL, with the closing slash. */
  readonly service: string | null
  /** What the app's own server has for pictures of other hosts: a URL to which theirs is added, encoded. */
  readonly proxy: string | null
}

// Longer ones are no face, and would be kept in the browser's storage.
const maxRecordLength = 100_000

const proxiedRecord = /^(?:https:\/\/|ipfs:|eip155:\d)/i

const imageRecord = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i

/**
 * What to show of an avatar record (ENSIP-12), or undefined: an image in the record itself, and one at an https address,
 * of IPFS or of a token by the proxy alone. A page never asks the host that a record names, which would learn who looks.
 */
export function toAvatarUrl(
  name: string,
  record: string | null | undefined,
  { service, proxy }: AvatarSources,
): string | undefined {
  if (!record || record.length > maxRecordLength) return undefined
  if (imageRecord.test(record)) return record
  if (service !== null) return `${service}${encodeURIComponent(name)}`
  if (proxy === null) return undefined
  return proxiedRecord.test(record) ? `${proxy}${encodeURIComponent(record)}` : undefined
}
