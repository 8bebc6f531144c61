/** The URL if it is an absolute http or https one, else undefined. */
export function toHttpUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : undefined
}

/** Whether the URL's host is this machine: `localhost`, `*.localhost`, 127.0.0.0/8 or `[::1]`. */
export function isLoopbackUrl(text: string): boolean {
  const host = toHttpUrl(text)?.hostname
  if (!host) return false
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** Whether the text is 0x and 40 hex digits and not the zero address. */
export function isAddressText(text: string): text is `0x${string}` {
  return /^0x[0-9a-fA-F]{40}$/.test(text) && !/^0x0{40}$/.test(text)
}
