/** The /48 that a key for an IPv6 network lies in: what a provider gives to one site. `null` for every other key. */
export function siteOf(clientKey: string): string | null {
  const [, site] = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(clientKey) ?? []
  return site === undefined ? null : `${site}::/48`
}
