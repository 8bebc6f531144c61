/** The URL if it is an absolute http or https one, else undefined. */
export function toHttpUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : undefined
}

/** Whether the text is 0x and 40 hex digits and not the zero address. */
export function isAddressText(text: string): text is `0x${string}` {
  return /^0x[0-9a-fA-F]{40}$/.test(text) && !/^0x0{40}$/.test(text)
}
