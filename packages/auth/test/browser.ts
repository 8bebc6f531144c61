import type { Auth } from '../src/server/index.ts'

/** A browser: keeps cookies, and says where its requests come from. */
export function createBrowser(
  auth: Auth,
  { origin = 'https://drop.example', headers = {} as Record<string, string> } = {},
) {
  const jar = new Map<string, string>()

  const request = async (
    path: string,
    init: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) => {
    const method = init.method ?? (init.body === undefined ? 'GET' : 'POST')
    const all = new Headers({ 'sec-fetch-site': 'same-origin', ...headers })
    if (method === 'POST') all.set('origin', origin)
    if (init.body !== undefined) all.set('content-type', 'application/json')
    if (jar.size > 0) all.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    for (const [name, value] of Object.entries(init.headers ?? {})) all.set(name, value)
    const body = init.body === undefined ? null : typeof init.body === 'string' ? init.body : JSON.stringify(init.body)
    const response = await auth.handle(new Request(`${origin}/api/auth/${path}`, { method, headers: all, body }))
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0(;|$)/i.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  return {
    jar,
    request,
    getNonce: async () => ((await (await request('nonce')).json()) as { nonce: string }).nonce,
    verify: (message: string, signature: string) => request('verify', { body: { message, signature } }),
    /** Whose session the server sees with these cookies. */
    whoAmI: async () => ((await (await request('session')).json()) as { session: { address: string } | null }).session,
    /** A request of another part of the site. */
    toRequest: () =>
      new Request(`${origin}/api/graphql`, {
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      }),
  }
}

/** What `createBrowser` returns. */
export type Browser = ReturnType<typeof createBrowser>
