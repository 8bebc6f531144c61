import { expect, test } from 'vitest'
import { createClientKey } from './createClientKey.ts'
import type { RateLimiter } from './createRateLimiter.ts'
import { createMeter } from './meter.ts'

test(
  'a route is counted by the caller’s network and site, at its cost, and refused with the time to wait',
  { tags: ['G10'] },
  async () => {
    const taken: string[] = []
    const rateLimiter: RateLimiter = {
      take: async ({ name }, key, cost = 1) => {
        taken.push(`${name} ${key} ${cost}`)
        return key === 'ip:203.0.113.9' ? { allowed: false, retryAfterSeconds: 7 } : { allowed: true }
      },
      cleanUp: async () => {},
    }
    const meter = createMeter({ rateLimiter, clientKey: createClientKey([]) })
    const handle = meter(async () => new Response('drawn'), { cost: 5 })
    const request = new Request('http://server.invalid/api/cards/site.png')
    expect(await (await handle(request, { remoteAddress: '2001:db8:1:2::3' })).text()).toBe('drawn')
    expect(taken).toEqual(['other-site ip:2001:db8:1::/48 5', 'other ip:2001:db8:1:2::/64 5'])
    const refused = await handle(request, { remoteAddress: '203.0.113.9' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7'])
    await meter(async () => new Response(), { isFile: true })(request, { remoteAddress: '203.0.113.8' })
    expect(taken.at(-1)).toBe('file ip:203.0.113.8 1')
  },
)
