import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ApolloClient, HttpLink } from '@apollo/client'
import { serializeManifest } from '@slotdrop/drops'
import { auditServer } from 'graphql-http'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import { askGraphQl, fetchNonce, newClient, postSignature, signIn } from './fixtures/askSite.ts'
import type { DeviceDraft } from '../src/device/deviceStore.ts'
import { fetchFromAccount } from '../src/features/drafts/fetchFromAccount.ts'
import { keepInAccount } from '../src/features/drafts/keepInAccount.ts'
import { createApolloCache } from '../src/server-data/apollo.ts'
import { packList, unpackList } from '../src/workers/packedList.ts'
import { testSite } from './fixtures/deploymentTest.ts'
import { makeList, saveDropOperation as save, siteWithContract } from './fixtures/makeList.ts'

const test = testSite(siteWithContract)

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

const introspection =
  'query cop { __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }'

test(
  'the twelve checks of graphql-cop find nothing, with the site’s own origin and without an origin',
  { tags: ['G9'] },
  async ({ site }) => {
    const cop = (query: string) => ({ query, operationName: 'cop' })
    const own: Readonly<Record<string, string>> = { origin: site.origin }
    for (const headers of [own, {}]) {
      const ask = (body: unknown) => askGraphQl(site, body, headers)
      const read = async (init: RequestInit, search = '') => {
        const answer = await fetch(`${site.url}/api/graphql${search}`, {
          ...init,
          headers: { ...headers, ...init.headers },
        })
        return answer.text()
      }
      const inAddress = (query: string) => `?query=${encodeURIComponent(query)}`
      // Each check with the name that the tool gives it; true means a finding.
      const findings = {
        'Field Suggestions': (await ask(cop('query cop { __schema { directive } }'))).text.includes('Did you mean'),
        Introspection: (await ask(cop('query cop { __schema { types { name fields { name } } } }'))).text.includes(
          '"types"',
        ),
        'GraphQL IDE': /graphiql\.min\.css|GraphQL Playground|GraphiQL|graphql-playground/.test(
          await read({ headers: { accept: 'text/html' } }),
        ),
        'GET Method Query Support': (await read({}, inAddress('query cop {__typename}'))).includes('"__typename"'),
        'Alias Overloading': (
          await ask(cop(`query cop { ${times(101, (index) => `alias${index}:__typename`).join(' \n')} }`))
        ).text.includes('"alias100"'),
        'Array-based Query Batching': Array.isArray(
          (await ask(times(10, () => ({ query: 'query cop { __typename }' })))).body,
        ),
        'Trace Mode': /"extensions":\{"tracing|stacktrace/.test((await ask(cop('query cop { __typename }'))).text),
        'Directive Overloading':
          (await ask(cop(`query cop { __typename ${'@aa'.repeat(10)} }`))).body.errors?.length === 10,
        'Introspection-based Circular Query': (await ask(cop(introspection))).text.includes('"types"'),
        'Mutation is allowed over GET': (await read({}, inAddress('mutation cop {__typename}'))).includes(
          '"__typename"',
        ),
        'POST based url-encoded query': (
          await read({ method: 'POST', body: new URLSearchParams({ query: 'query cop {__typename}' }) })
        ).includes('"__typename"'),
        'Unhandled Errors Detection': /exception|stack/i.test((await ask(cop('qwerty cop { abc }'))).text),
      }
      expect(Object.entries(findings).filter(([, isFinding]) => isFinding)).toEqual([])
      expect(Object.keys(findings)).toHaveLength(12)
    }
  },
)

test(
  'all 61 audits of GraphQL over HTTP pass except the five that need introspection or GET',
  { tags: ['G1'] },
  async ({ site }) => {
    const results = await auditServer({ url: `${site.url}/api/graphql` })
    const failed = results.filter(({ status }) => status !== 'ok').map(({ id, status }) => `${status} ${id}`)
    expect(results).toHaveLength(61)
    expect(failed.toSorted()).toEqual(['error 28B9', 'notice 5A70', 'notice 6A70', 'notice D6D5', 'warn 2EA1'])
  },
)

test('each route is limited by its cost, per network and per site of networks', { tags: ['G10'] }, async ({ site }) => {
  /** Number of refusals among simultaneous requests. Limits are per minute of the clock, so requests may fall into two. */
  const countRefused = async (
    count: number,
    request: (index: number) => Promise<{ status: number; headers: Headers }>,
  ) => {
    const answers = await Promise.all(times(count, request))
    const refused = answers.filter(({ status }) => status === 429)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    return refused.length
  }
  // Twenty manifests are twenty units of six hundred.
  const query =
    '{ drops(sender: "0x0000000000000000000000000000000000000001", first: 20) { edges { node { manifest } } } }'
  const readManifests = (headers: Readonly<Record<string, string>>) => askGraphQl(site, { query }, headers)
  const reader = newClient()
  expect(await countRefused(100, () => readManifests(reader))).toBeGreaterThanOrEqual(40)
  const json = { ...newClient(), 'content-type': 'application/json' }
  const nameNodes = () => fetch(`${site.url}/api/nodes`, { method: 'POST', headers: json, body: '{}' })
  expect(await countRefused(1_300, nameNodes)).toBeGreaterThanOrEqual(100)
  // A file costs a unit, even if it does not exist.
  const missing = await fetch(`${site.url}/api/drops/0x${'ab'.repeat(32)}/manifest.json`, { headers: newClient() })
  expect(missing.status).toBe(404)
  // All networks of one site share sixteen times the limit of one.
  const network = (index: number) => ({ 'x-forwarded-for': `2001:db8:5:${(index % 64).toString(16)}::1` })
  expect(await countRefused(1_000, (index) => readManifests(network(index)))).toBeGreaterThanOrEqual(40)
  // Other clients are not limited.
  for (const headers of [newClient(), { 'x-forwarded-for': '2001:db8:6::1' }])
    expect((await askGraphQl(site, { query: '{ product { name } }' }, headers)).status).toBe(200)
})

test(
  'a public file has one address; other spellings and queries are redirected to it',
  { tags: ['G10'] },
  async ({ site }) => {
    const account = privateKeyToAccount(generatePrivateKey())
    const cookie = await signIn(site, account)
    const list = await makeList(account.address, { rows: 300 })
    const variables = { manifest: serializeManifest(list), publish: true }
    expect((await askGraphQl(site, { query: save, variables }, { cookie })).text).toContain('SavedDrop')
    const address = `/api/drops/${list.dropId}/manifest.json`
    const inCapitals = address.replace(list.dropId, list.dropId.toUpperCase().replace('0X', '0x'))
    for (const other of [`${address}?x=1`, inCapitals, `${inCapitals}?x=1`]) {
      const answer = await fetch(site.url + other, { redirect: 'manual' })
      expect([other, answer.status, answer.headers.get('location')]).toEqual([other, 308, address])
    }
    const file = await fetch(site.url + address)
    expect(await file.text()).toBe(serializeManifest(list))
    const tag = file.headers.get('etag') ?? ''
    expect((await fetch(site.url + address, { headers: { 'if-none-match': tag } })).status).toBe(304)
  },
)

test('a forged cursor is refused as bad input', { tags: ['G11'] }, async ({ site }) => {
  const cursor = (text: string) => Buffer.from(text).toString('base64url')
  const queries = [
    'query($after: String) { drops(sender: "0x0000000000000000000000000000000000000001", after: $after) { edges { cursor } } }',
    'query($after: String) { allocations(account: "0x0000000000000000000000000000000000000001", after: $after) { edges { cursor } } }',
  ]
  const forged = ['drop:2147483648', 'drop:9007199254740992', 'drop:-1', 'slot:1', `drop:${'9'.repeat(40)}`, 'drop:1:2']
  for (const query of queries)
    for (const after of [...forged.map(cursor), '%%%', 'x'.repeat(1_000)]) {
      const { body, text } = await askGraphQl(site, { query, variables: { after } })
      // A valid cursor for drops, beyond the last one.
      if (after === cursor('drop:2147483648') && query.includes('drops(')) continue
      expect([after, body.errors?.[0]?.extensions?.['code']]).toEqual([after, 'BAD_USER_INPUT'])
      expect(text).not.toContain('Unexpected error')
    }
})

test(
  'a nonce stays valid however many others are requested, and one client may request only so many',
  // Ten thousand requests, which take minutes on a machine that is busy with other things.
  { tags: ['S14'], timeout: 600_000 },
  async ({ site }) => {
    const account = privateKeyToAccount(generatePrivateKey())
    const client = newClient()
    const nonce = await fetchNonce(site, client)
    const statuses = new Set<number>()
    // A fifth as many clients as nonces, so that no client reaches its limit.
    const flood = async (others: readonly Readonly<Record<string, string>>[]) => {
      for (let round = 0; round < 5; round++)
        for (const other of others) statuses.add((await fetchNonce(site, other)).status)
    }
    await Promise.all(times(10, () => flood(times(200, newClient))))
    expect([...statuses]).toEqual([200])
    expect((await postSignature(site, account, { ...nonce, headers: client })).status).toBe(200)
    // Twenty a minute of the clock, of which two may be met here.
    const single = newClient()
    const answers = await Promise.all(times(60, () => fetchNonce(site, single)))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20)
  },
)

test(
  'a message that is not valid yet, or was issued before its nonce, does not sign in',
  { tags: ['S15'] },
  async ({ site }) => {
    const account = privateKeyToAccount(generatePrivateKey())
    const attempt = async (message: { notBefore?: Date; issuedAt?: Date }) => {
      const headers = newClient()
      return postSignature(site, account, { ...(await fetchNonce(site, headers)), message, headers })
    }
    const after = (seconds: number) => new Date(Date.now() + seconds * 1_000)
    for (const message of [{ notBefore: after(50) }, { issuedAt: after(-60) }, { issuedAt: after(-540) }]) {
      const { status, cookie } = await attempt(message)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(cookie).toBe('')
    }
    expect((await attempt({})).status).toBe(200)
  },
)

test(
  'an account keeps at most 20 drafts, also when they are saved at once, and deletes only private drops of its own',
  { tags: ['D14'] },
  async ({ site }) => {
    const account = privateKeyToAccount(generatePrivateKey())
    const cookie = await signIn(site, account)
    const ask = (query: string, variables: object) => askGraphQl(site, { query, variables }, { cookie })
    const begin =
      'mutation($input: SaveDraftInput!) { saveDraft(input: $input) { __typename ... on Problem { code } } }'
    const drafts = await Promise.all(
      times(30, () =>
        ask(begin, {
          input: { id: crypto.randomUUID(), baseRevision: 0, title: '', symbol: '', rowCount: 0, head: 'aGVhZA==' },
        }),
      ),
    )
    const kinds = drafts.map(
      ({ body }) => (body.data?.['saveDraft'] as { __typename?: string } | undefined)?.__typename,
    )
    expect([
      kinds.filter((kind) => kind === 'SavedDraft').length,
      kinds.filter((kind) => kind === 'TooManyDrafts').length,
    ]).toEqual([20, 10])

    const remove = 'mutation($id: Hex!) { deleteDrop(id: $id) { __typename ... on Problem { code } } }'
    const [hidden, shown] = [
      await makeList(account.address, { rows: 1, round: 1n }),
      await makeList(account.address, { rows: 1, round: 2n }),
    ]
    await ask(save, { manifest: serializeManifest(hidden), publish: false })
    await ask(save, { manifest: serializeManifest(shown), publish: true })
    const stranger = await signIn(site, privateKeyToAccount(generatePrivateKey()))
    const asStranger = await askGraphQl(site, { query: remove, variables: { id: hidden.dropId } }, { cookie: stranger })
    expect(asStranger.text).toContain('DROP_NOT_FOUND')
    expect((await ask(remove, { id: shown.dropId })).text).toContain('DROP_IS_PUBLIC')
    expect((await ask(remove, { id: hidden.dropId })).text).toContain('DropDeleted')
    expect((await ask('query($id: Hex!) { drop(id: $id) { id } }', { id: hidden.dropId })).body.data).toEqual({
      drop: null,
    })
  },
)

test(
  'the operator signs an account out and removes a public drop beside the server that runs',
  { tags: ['N2'] },
  async ({ site, databaseUrl }) => {
    const operate = async (...args: readonly string[]) => {
      const env = {
        NODE_ENV: 'production' as const,
        PATH: process.env.PATH,
        PUBLIC_URL: 'https://drops.example',
        DATABASE_URL: databaseUrl,
        CHAINS: '1',
      }
      const program = fileURLToPath(new URL('../src/server/operate.ts', import.meta.url))
      return promisify(execFile)(process.execPath, [program, ...args], { env }).then(
        ({ stdout }) => stdout,
        ({ code, stderr }: { code: number; stderr: string }) => `${code} ${stderr}`,
      )
    }
    const headers = newClient()
    const account = privateKeyToAccount(generatePrivateKey())
    const cookie = await signIn(site, account, { headers })
    const list = await makeList(account.address, { rows: 1, title: 'A slander' })
    const publish = () =>
      askGraphQl(
        site,
        { query: save, variables: { manifest: serializeManifest(list), publish: true } },
        { ...headers, cookie },
      )
    expect((await publish()).text).toContain('SavedDrop')
    const index = `${site.url}/api/drops/${list.dropId}/index.json`
    expect(await operate('remove-drop', list.dropId, '--title')).toContain('has no title any more')
    expect(await (await fetch(index, { headers })).text()).toContain('"Untitled"')
    expect(await operate('remove-drop', list.dropId)).toContain('is removed')
    expect((await publish()).text).toContain('INVALID_MANIFEST')
    expect(await operate('end-sessions', account.address)).toMatch(/^1 sessions/)
    const viewer = () => askGraphQl(site, { query: '{ viewer { address } }' }, { ...headers, cookie })
    await expect.poll(async () => (await viewer()).body.data).toEqual({ viewer: null })
    expect(await operate('remove-drop', '0x12')).toMatch(/^2 remove-drop <drop id>/)
  },
)

test('a draft whose list takes several requests is read on another device as it was kept', async ({ site }) => {
  const headers = newClient()
  const account = privateKeyToAccount(generatePrivateKey())
  const owner = account.address
  const cookie = await signIn(site, account, { headers })
  const openDevice = () =>
    new ApolloClient({
      link: new HttpLink({ uri: `${site.url}/api/graphql`, headers: { ...headers, origin: site.origin, cookie } }),
      cache: createApolloCache(),
    })
  const key = crypto.randomUUID()
  // Text that packing does not shorten below three parts.
  const input = times(90_000, () => crypto.randomUUID().replaceAll('-', '')).join('\n')
  const draft: DeviceDraft = {
    ...{ key, token: '{"chainId":1,"symbol":"MERI"}', input, fileName: 'long.csv', decisions: undefined },
    ...{ title: 'Long', mode: 'push' as const, rowCount: 90_000, changedAt: 5, openedAt: 5 },
  }
  const sent: number[] = []
  const outcome = await keepInAccount({
    apollo: openDevice(),
    draft,
    packList,
    onProgress: ({ sentParts }) => sent.push(sentParts),
  })
  expect(outcome).toMatchObject({ kind: 'kept', revision: 1 })
  expect(sent).toEqual([0, 1, 2])
  const found = await fetchFromAccount({ apollo: openDevice(), key, owner, unpackList })
  expect(found).toMatchObject({ input, title: 'Long', rowCount: 90_000, account: { owner, revision: 1 } })
})
