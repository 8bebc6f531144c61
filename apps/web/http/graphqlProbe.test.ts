import { once } from 'node:events'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { expect } from 'vitest'
import { newClient } from './fixtures/askSite.ts'
import { testSite } from './fixtures/deploymentTest.ts'
import { siteWithContract } from './fixtures/makeList.ts'

const test = testSite(siteWithContract)

type Answer = { readonly status: number; readonly text: string; readonly headers: Headers; readonly ms: number }
type Request = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: BodyInit
  readonly search?: string
}
type Check = readonly [name: string, find: (probe: Probe) => Promise<unknown>]

/** Posts a body and reads the answer while the body is still written, as `fetch` does not: the server answers before it has all of it. */
async function postReading(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Answer> {
  const begun = performance.now()
  const asking = httpRequest(url, { method: 'POST', headers: { ...newClient(), ...headers } }).end(body)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  // The server closes the connection under what is still written.
  asking.on('error', () => {})
  const text = await readText(answer)
  return { status: answer.statusCode ?? 0, text, headers: new Headers(), ms: performance.now() - begun }
}

/** Asks the GraphQL endpoint as a client of its own. */
class Probe {
  readonly #url: string

  constructor(url: string) {
    this.#url = `${url}/api/graphql`
  }

  async send({ method = 'POST', headers = {}, body, search = '' }: Request): Promise<Answer> {
    const begun = performance.now()
    const response = await fetch(this.#url + search, {
      method,
      headers: { ...newClient(), ...headers },
      redirect: 'manual',
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    return { status: response.status, text, headers: response.headers, ms: performance.now() - begun }
  }

  json(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return this.send({ body: text, headers: { ...json, ...headers } })
  }

  /** JSON that is too long to be read whole. */
  long(body: unknown): Promise<Answer> {
    return postReading(this.#url, json, JSON.stringify(body))
  }

  query(query: string): Promise<Answer> {
    return this.json({ query })
  }
}

const json = { 'content-type': 'application/json', accept: 'application/json' }
const mutation = '{"query":"mutation{__typename}"}'

function repeat(count: number, write: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => write(index)).join(' ')
}

function hasData({ text }: Answer): boolean {
  return /"data":\s*\{/.test(text)
}

/** Whether a request was refused as the client's fault, with nothing executed. */
function isRefused(answer: Answer): boolean {
  return (answer.status >= 400 && answer.status < 500) || (answer.text.includes('"errors"') && !hasData(answer))
}

/** What is found when a request is not refused, or not within the time. */
async function unlessRefused(answer: Promise<Answer>, ms = 1_000): Promise<unknown> {
  const given = await answer
  return isRefused(given) && given.ms < ms ? undefined : given
}

/** What is found when a request is the server's fault, or takes longer than the time. */
async function unlessServed(answer: Promise<Answer>, ms = 2_000): Promise<unknown> {
  const given = await answer
  return given.status < 500 && given.ms < ms ? undefined : given
}

async function unless(answer: Promise<Answer>, isGood: (answer: Answer) => boolean): Promise<unknown> {
  const given = await answer
  return isGood(given) ? undefined : given
}

function inAddress(query: string): string {
  return `?query=${encodeURIComponent(query)}`
}

function multipart(): FormData {
  const form = new FormData()
  form.append('operations', mutation)
  form.append('map', '{}')
  return form
}

const costs: readonly Check[] = [
  ['a thousand aliases', (probe) => unlessRefused(probe.query(`{${repeat(1_000, (at) => `a${at}:__typename`)}}`))],
  ['a field 5,000 times', (probe) => unlessRefused(probe.query(`{${repeat(5_000, () => '__typename')}}`))],
  [
    'a thousand unknown directives, and the errors that they make',
    (probe) =>
      unless(
        probe.query(`{__typename ${repeat(1_000, () => '@aa')}}`),
        (answer) => isRefused(answer) && answer.ms < 1_000 && (answer.text.match(/"message"/g)?.length ?? 0) <= 10,
      ),
  ],
  [
    'a thousand known directives',
    (probe) => unlessRefused(probe.query(`{__typename ${repeat(1_000, () => '@include(if:true)')}}`)),
  ],
  [
    'a batch of fifty',
    (probe) => unlessRefused(probe.json(Array.from({ length: 50 }, () => ({ query: '{__typename}' })))),
  ],
  ['a text of a megabyte', (probe) => unlessRefused(probe.query(`{__typename #${'x'.repeat(1e6)}\n}`))],
  [
    'a body of 12 MB',
    (probe) => unlessRefused(probe.long({ query: '{__typename}', variables: { a: 'x'.repeat(12e6) } }), 3_000),
  ],
  [
    'JSON 50,000 deep',
    (probe) =>
      unlessServed(probe.json(`{"query":"{__typename}","variables":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`)),
  ],
  ['selections 5,000 deep', (probe) => unlessRefused(probe.query('{a'.repeat(5_000) + '}'.repeat(5_000)))],
  [
    'a literal 20,000 deep',
    (probe) => unlessRefused(probe.query(`{__typename(a:${'['.repeat(20_000)}${']'.repeat(20_000)})}`)),
  ],
  [
    'fragments in a circle',
    (probe) => unlessRefused(probe.query('{...A} fragment A on Query{...B} fragment B on Query{...A}')),
  ],
  [
    'fragments that double 24 times',
    (probe) =>
      unlessServed(
        probe.query(
          `{...F0} ${repeat(24, (at) => `fragment F${at} on Query{...F${at + 1} ...F${at + 1}}`)} fragment F24 on Query{__typename}`,
        ),
      ),
  ],
  [
    'overlapping fields of 1,500 fragments',
    (probe) =>
      unlessRefused(
        probe.query(
          `{${repeat(1_500, (at) => `...F${at}`)}} ${repeat(1_500, (at) => `fragment F${at} on Query{x:__typename}`)}`,
        ),
        1_500,
      ),
  ],
]

const disclosures: readonly Check[] = [
  ['the schema', (probe) => unlessRefused(probe.query('{__schema{queryType{name}}}'))],
  ['a type', (probe) => unlessRefused(probe.query('{__type(name:"Query"){fields{name}}}'))],
  [
    'suggestions of names',
    async (probe) => {
      const texts = [await probe.query('{__typenam}'), await probe.query('{helo user me dropz}')]
      return texts.find(({ text }) => /did you mean/i.test(text))
    },
  ],
  [
    'an IDE',
    (probe) =>
      unless(
        probe.send({ method: 'GET', headers: { accept: 'text/html' } }),
        ({ text }) => !/graphiql|playground|apollo/i.test(text),
      ),
  ],
  [
    'a stack',
    (probe) =>
      unless(
        probe.json('{"query":'),
        ({ status, text }) => status === 400 && !/\bat .*\.[jt]s|node_modules/.test(text),
      ),
  ],
  ['the server’s name', (probe) => unless(probe.query('{__typename}'), ({ headers }) => !headers.get('x-powered-by'))],
  [
    'an answer that is kept or sniffed',
    (probe) =>
      unless(
        probe.query('{__typename}'),
        ({ headers }) =>
          headers.get('x-content-type-options') === 'nosniff' && /no-store/.test(headers.get('cache-control') ?? ''),
      ),
  ],
]

const forgeries: readonly Check[] = [
  [
    'a mutation by GET',
    (probe) => unlessRefused(probe.send({ method: 'GET', search: inAddress('mutation{__typename}') })),
  ],
  ['a query by GET', (probe) => unlessRefused(probe.send({ method: 'GET', search: inAddress('{__typename}') }))],
  [
    'a body of plain text',
    (probe) => unlessRefused(probe.send({ headers: { 'content-type': 'text/plain' }, body: mutation })),
  ],
  ['a form', (probe) => unlessRefused(probe.send({ body: new URLSearchParams({ query: 'mutation{__typename}' }) }))],
  ['a form of parts', (probe) => unlessRefused(probe.send({ body: multipart() }))],
  [
    'a body of application/graphql',
    (probe) =>
      unlessRefused(probe.send({ headers: { 'content-type': 'application/graphql' }, body: 'mutation{__typename}' })),
  ],
  ['a body without a type', (probe) => unlessRefused(probe.send({ body: new Uint8Array(Buffer.from(mutation)) }))],
  ['another origin', (probe) => unlessRefused(probe.json(mutation, { origin: 'https://evil.example' }))],
  [
    'a fetch of another site',
    (probe) => unlessRefused(probe.json(mutation, { origin: 'null', 'sec-fetch-site': 'cross-site' })),
  ],
  [
    'an allowance for another origin',
    async (probe) => {
      const origin = 'https://evil.example'
      const asked = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      }
      const answers = [
        await probe.json('{"query":"{__typename}"}', { origin }),
        await probe.send({ method: 'OPTIONS', headers: asked }),
      ]
      return answers.find(({ headers }) => headers.get('access-control-allow-origin') !== null)
    },
  ],
]

const faults: readonly Check[] = [
  [
    'bytes that are no UTF-8',
    (probe) => unlessRefused(probe.send({ headers: json, body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) })),
  ],
  [
    'variables named __proto__',
    (probe) =>
      unlessServed(
        probe.json('{"query":"{__typename}","variables":{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}}}}'),
      ),
  ],
  [
    'a query that is no text',
    async (probe) => {
      for (const query of [[], {}, 1, null, true]) {
        const found = await unlessRefused(probe.json({ query }))
        if (found) return found
      }
      return undefined
    },
  ],
  [
    'other methods',
    async (probe) => {
      for (const method of ['HEAD', 'PUT', 'DELETE', 'PATCH']) {
        const found = await unlessServed(
          probe.send({ method, headers: json, ...(method !== 'HEAD' && { body: '{}' }) }),
        )
        if (found) return found
      }
      return undefined
    },
  ],
  [
    'a subscription',
    (probe) =>
      unless(
        probe.query('subscription{__typename}'),
        ({ status, headers }) => status < 500 && !/event-stream/.test(headers.get('content-type') ?? ''),
      ),
  ],
  [
    'an operation of no name, and two of one',
    async (probe) =>
      (await unlessRefused(probe.json({ query: 'query A{__typename} mutation B{__typename}', operationName: 'C' }))) ??
      unlessRefused(probe.json({ query: 'query A{__typename} query A{__typename}', operationName: 'A' })),
  ],
]

test(
  'an audit of the endpoint finds nothing: introspection, batches, depth, aliases, content types, methods',
  { tags: ['G3'] },
  async ({ site }) => {
    const probe = new Probe(site.url)
    const checks = [...costs, ...disclosures, ...forgeries, ...faults]
    const found: Record<string, unknown> = {}
    for (const [name, find] of checks) {
      const finding = await find(probe)
      if (finding) found[name] = finding
      expect([name, (await probe.query('{__typename}')).text]).toEqual([name, '{"data":{"__typename":"Query"}}'])
    }
    expect(found).toEqual({})
  },
)
