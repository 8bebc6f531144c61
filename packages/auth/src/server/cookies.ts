import type { ResolvedConfig } from './authConfig.ts'

/** The header by which a page of ours says that it runs in another site's frame. */
export const embeddedHeader = 'x-embedded'

/** The value of a request's cookie. Two of one name are none: one of them was planted. */
export function readCookie(request: Request, name: string): string | null {
  const values = (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  const [value] = values
  return values.length === 1 && value !== undefined && /^[A-Za-z0-9_-]{20,128}$/.test(value) ? value : null
}

/** Whether cookies have to live in a partition of their own. */
export function isEmbedded(request: Request, config: ResolvedConfig): boolean {
  return config.isEmbeddable && request.headers.get(embeddedHeader) !== null
}

/** A `Set-Cookie` value; `null` takes the cookie away. */
export function writeCookie(
  config: ResolvedConfig,
  cookie: {
    readonly name: string
    readonly value: string | null
    readonly maxAgeMs: number
    readonly isEmbedded: boolean
  },
): string {
  const seconds = cookie.value === null ? 0 : Math.max(Math.floor(cookie.maxAgeMs / 1000), 1)
  const parts = [`${cookie.name}=${cookie.value ?? ''}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly']
  if (cookie.isEmbedded) parts.push('Secure', 'SameSite=None', 'Partitioned')
  else if (config.isLocal) parts.push('SameSite=Lax')
  else parts.push('Secure', 'SameSite=Lax')
  return parts.join('; ')
}
