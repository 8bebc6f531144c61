const dayMilliseconds = 86_400_000
/** Shorter than the year that RFC 9116 advises at most: a copy that somebody kept goes stale. */
const validDays = 180

/**
 * Where faults of this site are reported, as a file for programs and people (RFC 9116).
 *
 * @param contact a URI: `mailto:`, `https:` or `tel:`
 * @param publicUrl origin of the site
 */
export function toSecurityTxt({
  contact,
  publicUrl,
  now,
}: {
  readonly contact: string
  readonly publicUrl: string
  readonly now: Date
}): string {
  // Whole days: everybody who asks on one day gets the same file.
  const today = Math.floor(now.getTime() / dayMilliseconds) * dayMilliseconds
  const expires = new Date(today + validDays * dayMilliseconds).toISOString()
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${publicUrl}/.well-known/security.txt\n`
}
