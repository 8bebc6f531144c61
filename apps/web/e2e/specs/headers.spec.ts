import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../fixtures/app.ts'

/** A route of every kind, and the status it answers with. */
const routes: readonly [kind: string, path: string, status: number][] = [
  ['a page', '/', 200],
  ['a page with a parameter', `/d/0x${'ab'.repeat(32)}`, 200],
  ['no page', '/no-such-page', 404],
  ['the API', '/api/config', 200],
  ['an API route that refuses', '/api/graphql', 405],
  ['no API route', '/api/no-such-route', 404],
  ['a file', '/icon.svg', 200],
  ['Next’s data', '/_next/data/x/index.json', 404],
  ['Next’s image route, which is off', '/_next/image?url=http%3A%2F%2F169.254.169.254%2Fx&w=64&q=75', 404],
  ['the health of the process', '/healthz', 200],
  ['the contact for faults, where none is named', '/.well-known/security.txt', 404],
  ['the health of the database', '/readyz', 200],
]

const expected = {
  'strict-transport-security': /^max-age=(?:3[2-9]|[4-9]\d)\d{6}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /default-src 'self'.*object-src 'none'/,
}
/** Headers that once let a request pass by the code that guards routes. */
const tricks = ['proxy', 'middleware', 'src/middleware', 'src/proxy'].map((name) => Array(5).fill(name).join(':'))

for (const [kind, path, status] of routes) {
  test(`W4: security headers on ${kind}`, async ({ request }) => {
    for (const trick of [undefined, ...tricks]) {
      const response = await request.get(path, {
        headers: trick === undefined ? {} : { 'x-middleware-subrequest': trick },
        maxRedirects: 0,
      })
      expect(response.status()).toBe(status)
      const headers = response.headers()
      for (const [name, pattern] of Object.entries(expected)) expect(headers[name], name).toMatch(pattern)
      expect(headers).not.toHaveProperty('x-powered-by')
    }
  })
}

test('W4: security headers on a script', async ({ page }) => {
  const script = page.waitForResponse((response) => response.url().includes('/_next/static/'))
  await page.goto('/')
  const headers = (await script).headers()
  for (const [name, pattern] of Object.entries(expected)) expect(headers[name], name).toMatch(pattern)
})

test('W4: a trick with headers opens nothing: a private query stays closed', async ({ request }) => {
  for (const trick of tricks) {
    const response = await request.post('/api/graphql', {
      headers: { 'x-middleware-subrequest': trick, origin: new URL((await request.get('/')).url()).origin },
      data: { query: '{ viewer { drops(first: 1) { edges { node { id } } } } }' },
    })
    const { data } = (await response.json()) as { data?: { viewer?: unknown } }
    expect(data?.viewer ?? null).toBeNull()
  }
})

test('a production bundle holds nothing of the mock’s switch', () => {
  const folder = fileURLToPath(new URL('../../.next/static', import.meta.url))
  const scripts = globSync('**/*.js', { cwd: folder })
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter((file) => readFileSync(join(folder, file), 'utf8').includes('/api/mock'))).toEqual([])
})
