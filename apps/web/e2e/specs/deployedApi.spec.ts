import { expect } from '@playwright/test'
import { serializeManifest } from '@slotdrop/drops'
import { auditServer } from 'graphql-http'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { askGraphQl, fetchNonce, handIn, originOf, signIn } from '../fixtures/askDeployed.ts'
import { deployedSite as site, makeList, saveDropOperation as save } from '../fixtures/deployedDrop.ts'
import { test, untilAnswer } from '../fixtures/deployment.ts'

/** Asks from another address each time. */
function from(place: number) {
  return { 'x-forwarded-for': `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}` }
}

function repeat(count: number, write: (place: number) => string): string[] {
  return Array.from({ length: count }, (_, place) => write(place))
}

const introspection =
  'query cop { __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }'

test('G9 the twelve checks of graphql-cop find nothing, with an origin of the site’s own and without one', async ({
  deploy,
}) => {
  const deployment = await deploy()
  await untilAnswer(`${deployment.url}/readyz`, 200)
  const cop = (query: string) => ({ query, operationName: 'cop' })
  const own: Readonly<Record<string, string>> = { origin: originOf(deployment) }
  for (const headers of [own, {}]) {
    const ask = (body: unknown, more: Readonly<Record<string, string>> = {}) =>
      askGraphQl(deployment, body, { ...headers, ...more })
    const read = async (init: RequestInit, address = '') => {
      const answer = await fetch(`${deployment.url}/api/graphql${address}`, {
        ...init,
        headers: { ...headers, ...init.headers },
      })
      return answer.text()
    }
    const inAddress = (query: string) => `?query=${encodeURIComponent(query)}`
    // What the tool takes for a finding, by the names that it gives them.
    const found = {
      'Field Suggestions': (await ask(cop('query cop { __schema { directive } }'))).text.includes('Did you mean'),
      Introspection: (await ask(cop('query cop { __schema { types { name fields { name } } } }'))).text.includes(
        '"types"',
      ),
      'GraphQL IDE': /graphiql\.min\.css|GraphQL Playground|GraphiQL|graphql-playground/.test(
        await read({ headers: { accept: 'text/html' } }),
      ),
      'GET Method Query Support': (await read({}, inAddress('query cop {__typename}'))).includes('"__typename"'),
      'Alias Overloading': (
        await ask(cop(`query cop { ${repeat(101, (i) => `alias${i}:__typename`).join(' \n')} }`))
      ).text.includes('"alias100"'),
      'Array-based Query Batching': Array.isArray(
        (await ask(repeat(10, () => '').map(() => ({ query: 'query cop { __typename }' })))).body,
      ),
      'Trace Mode': /"extensions":\{"tracing|stacktrace/.test((await ask(cop('query cop { __typename }'))).text),
      'Directive Overloading':
        (await ask(cop(`query cop { __typename ${'@aa'.repeat(10)} }`))).body.errors?.length === 10,
      'Introspection-based Circular Query': (await ask(cop(introspection))).text.includes('"types"'),
      'Mutation is allowed over GET': (await read({}, inAddress('mutation cop {__typename}'))).includes('"__typename"'),
      'POST based url-encoded query': (
        await read({ method: 'POST', body: new URLSearchParams({ query: 'query cop {__typename}' }) })
      ).includes('"__typename"'),
      'Unhandled Errors Detection': /exception|stack/i.test((await ask(cop('qwerty cop { abc }'))).text),
    }
    expect(Object.entries(found).filter(([, isFound]) => isFound)).toEqual([])
    expect(Object.keys(found)).toHaveLength(12)
  }
})

test('G1 of the 61 audits of GraphQL over HTTP those alone are not passed that ask for introspection or GET', async ({
  deploy,
}) => {
  const { url } = await deploy()
  await untilAnswer(`${url}/readyz`, 200)
  const results = await auditServer({ url: `${url}/api/graphql` })
  const not = results.filter(({ status }) => status !== 'ok').map(({ id, status }) => `${status} ${id}`)
  expect(results).toHaveLength(61)
  expect(not.toSorted()).toEqual(['error 28B9', 'notice 5A70', 'notice 6A70', 'notice D6D5', 'warn 2EA1'])
})

test('G10 each route is limited by what it costs, and counted to the network and site that ask', async ({ deploy }) => {
  const deployment = await deploy(site)
  const { url } = deployment
  await untilAnswer(`${url}/readyz`, 200)
  /** How many of so many requests at once are refused; the limits are those of a minute of the clock, of which two may be met. */
  const countRefused = async (count: number, ask: (place: number) => Promise<{ status: number; headers: Headers }>) => {
    const answers = await Promise.all(repeat(count, String).map((place) => ask(Number(place))))
    const refused = answers.filter(({ status }) => status === 429)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    return refused.length
  }
  // Twenty manifests are twenty units of six hundred.
  const query =
    '{ drops(sender: "0x0000000000000000000000000000000000000001", first: 20) { edges { node { manifest } } } }'
  const readDearly = (headers: Readonly<Record<string, string>>) => askGraphQl(deployment, { query }, headers)
  expect(await countRefused(100, () => readDearly(from(1)))).toBeGreaterThanOrEqual(40)
  const nameNodes = () =>
    fetch(`${url}/api/nodes`, {
      method: 'POST',
      headers: { ...from(2), 'content-type': 'application/json' },
      body: '{}',
    })
  expect(await countRefused(1_300, nameNodes)).toBeGreaterThanOrEqual(100)
  // A file costs a unit, also one that is not there.
  const readFile = () => fetch(`${url}/api/drops/0x${'ab'.repeat(32)}/manifest.json`, { headers: from(4) })
  expect((await readFile()).status).toBe(404)
  // Networks of one site have sixteen times as much as one of them, all together.
  const network = (place: number) => ({ 'x-forwarded-for': `2001:db8:5:${(place % 64).toString(16)}::1` })
  expect(await countRefused(1_000, (place) => readDearly(network(place)))).toBeGreaterThanOrEqual(40)
  // Nobody else is kept from anything.
  for (const headers of [from(3), { 'x-forwarded-for': '2001:db8:6::1' }])
    expect((await askGraphQl(deployment, { query: '{ product { name } }' }, headers)).status).toBe(200)
})

test('G10 a file has one address: what is spelled otherwise, or has a query, is sent there', async ({ deploy }) => {
  const deployment = await deploy(site)
  await untilAnswer(`${deployment.url}/readyz`, 200)
  const account = privateKeyToAccount(generatePrivateKey())
  const cookie = await signIn(deployment, account)
  const list = await makeList(account.address, 300)
  const variables = { manifest: serializeManifest(list), publish: true }
  expect((await askGraphQl(deployment, { query: save, variables }, { cookie })).text).toContain('SavedDrop')
  const address = `/api/drops/${list.dropId}/manifest.json`
  const inCapitals = address.replace(list.dropId, list.dropId.toUpperCase().replace('0X', '0x'))
  for (const other of [`${address}?x=1`, inCapitals, `${inCapitals}?x=1`]) {
    const answer = await fetch(deployment.url + other, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')], other).toEqual([308, address])
  }
  const whole = await fetch(deployment.url + address)
  expect(await whole.text()).toBe(serializeManifest(list))
  const tag = whole.headers.get('etag') ?? ''
  expect((await fetch(deployment.url + address, { headers: { 'if-none-match': tag } })).status).toBe(304)
})

test('G11 a forged cursor is refused for what it is', async ({ deploy }) => {
  const deployment = await deploy()
  await untilAnswer(`${deployment.url}/readyz`, 200)
  const cursor = (text: string) => Buffer.from(text).toString('base64url')
  const queries = [
    'query($after: String) { drops(sender: "0x0000000000000000000000000000000000000001", after: $after) { edges { cursor } } }',
    'query($after: String) { allocations(account: "0x0000000000000000000000000000000000000001", after: $after) { edges { cursor } } }',
  ]
  const forged = ['drop:2147483648', 'drop:9007199254740992', 'drop:-1', 'slot:1', `drop:${'9'.repeat(40)}`, 'drop:1:2']
  for (const query of queries)
    for (const after of [...forged.map(cursor), '%%%', 'x'.repeat(1_000)]) {
      const { body, text } = await askGraphQl(deployment, { query, variables: { after } })
      // Of a list of another kind the first is no cursor either; of drops it is one, beyond the last.
      if (after === cursor('drop:2147483648') && query.includes('drops(')) continue
      expect(body.errors?.[0]?.extensions?.['code'], after).toBe('BAD_USER_INPUT')
      expect(text, after).not.toContain('Unexpected error')
    }
})

test('S14 however many nonces others ask for, one that was given before is good, and one client’s are limited', async ({
  deploy,
}) => {
  const deployment = await deploy(site)
  await untilAnswer(`${deployment.url}/readyz`, 200)
  const account = privateKeyToAccount(generatePrivateKey())
  const given = await fetchNonce(deployment, from(1))
  const statuses = new Map<number, number>()
  // From a fifth of as many addresses as nonces, so that no address has more than it may.
  const flood = async (worker: number) => {
    for (let count = 0; count < 1_000; count++) {
      const { status } = await fetchNonce(deployment, from(1_000 + worker * 200 + (count % 200)))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 10 }, (_, worker) => flood(worker)))
  expect([...statuses.keys()]).toEqual([200])
  expect((await handIn(deployment, account, { ...given, headers: from(1) })).status).toBe(200)
  // One alone has twenty a minute of the clock, of which two may be met here.
  const own = await Promise.all(Array.from({ length: 60 }, () => fetchNonce(deployment, from(2))))
  const refused = own.filter(({ status }) => status === 429).length
  expect(refused).toBeGreaterThanOrEqual(20)
})

test('S15 a message that begins after its use, or was issued before its nonce, signs nobody in', async ({ deploy }) => {
  const deployment = await deploy(site)
  await untilAnswer(`${deployment.url}/readyz`, 200)
  const account = privateKeyToAccount(generatePrivateKey())
  const attempt = async (place: number, message: { notBefore?: Date; issuedAt?: Date }) =>
    handIn(deployment, account, { ...(await fetchNonce(deployment, from(place))), message, headers: from(place) })
  const after = (seconds: number) => new Date(Date.now() + seconds * 1_000)
  for (const [place, message] of [
    { notBefore: after(50) },
    { issuedAt: after(-60) },
    { issuedAt: after(-540) },
  ].entries()) {
    const { status, text, cookie } = await attempt(place + 1, message)
    expect(status, text).toBeGreaterThanOrEqual(400)
    expect(status, text).toBeLessThan(500)
    expect(cookie).toBe('')
  }
  expect((await attempt(9, {})).status).toBe(200)
})

test('D14 an account keeps so many private drops and no more, whoever asks at once, and deletes what is not public', async ({
  deploy,
}) => {
  const deployment = await deploy(site)
  await untilAnswer(`${deployment.url}/readyz`, 200)
  const account = privateKeyToAccount(generatePrivateKey())
  const cookie = await signIn(deployment, account)
  const ask = (query: string, variables: object) => askGraphQl(deployment, { query, variables }, { cookie })
  const begin = 'mutation($input: SaveDraftInput!) { saveDraft(input: $input) { __typename ... on Problem { code } } }'
  const drafts = await Promise.all(
    Array.from({ length: 30 }, () =>
      ask(begin, {
        input: { id: crypto.randomUUID(), baseRevision: 0, title: '', symbol: '', rowCount: 0, head: 'aGVhZA==' },
      }),
    ),
  )
  const kinds = drafts.map(({ body }) => (body.data?.['saveDraft'] as { __typename?: string } | undefined)?.__typename)
  expect([
    kinds.filter((kind) => kind === 'SavedDraft').length,
    kinds.filter((kind) => kind === 'TooManyDrafts').length,
  ]).toEqual([20, 10])

  const remove = 'mutation($id: Hex!) { deleteDrop(id: $id) { __typename ... on Problem { code } } }'
  const [hidden, shown] = [await makeList(account.address, 1, 1n), await makeList(account.address, 1, 2n)]
  await ask(save, { manifest: serializeManifest(hidden), publish: false })
  await ask(save, { manifest: serializeManifest(shown), publish: true })
  const stranger = await signIn(deployment, privateKeyToAccount(generatePrivateKey()))
  const asStranger = await askGraphQl(
    deployment,
    { query: remove, variables: { id: hidden.dropId } },
    { cookie: stranger },
  )
  expect(asStranger.text).toContain('DROP_NOT_FOUND')
  expect((await ask(remove, { id: shown.dropId })).text).toContain('DROP_IS_PUBLIC')
  expect((await ask(remove, { id: hidden.dropId })).text).toContain('DropDeleted')
  expect((await ask('query($id: Hex!) { drop(id: $id) { id } }', { id: hidden.dropId })).body.data).toEqual({
    drop: null,
  })
})
