import { describe, expect, test } from 'vitest'
import { alice, createBrowser, makeAuth, minutes, readAnswer, signIn, startMs } from '../../test/makeAuth.ts'
import type { MessageLines } from '../../test/messages.ts'
import { writeMessage } from '../../test/messages.ts'

// Each message is signed by the account it names, with a good nonce, from the right browser: only what it says decides.
function header(authority: string) {
  return `${authority} wants you to sign in with your Ethereum account:`
}

function at(ms: number) {
  return new Date(startMs + ms).toISOString()
}

const second = 1000
const minute = 60_000
const hour = 60 * minute

type Case = readonly [name: string, lines: MessageLines | ((text: string) => string), code: string]

const elsewhere: readonly Case[] = [
  ['another domain', { header: header('evil.example') }, 'DOMAIN_MISMATCH'],
  ['another domain and its URI', { header: header('evil.example'), uri: 'https://evil.example' }, 'DOMAIN_MISMATCH'],
  ['our domain as a prefix', { header: header('drop.example.evil.example') }, 'DOMAIN_MISMATCH'],
  ['our domain as a suffix', { header: header('evildrop.example') }, 'DOMAIN_MISMATCH'],
  ['a subdomain of ours', { header: header('app.drop.example') }, 'DOMAIN_MISMATCH'],
  ['the parent of our domain', { header: header('example') }, 'DOMAIN_MISMATCH'],
  ['our domain in capitals', { header: header('DROP.example') }, 'DOMAIN_MISMATCH'],
  ['our domain with a final dot', { header: header('drop.example.') }, 'DOMAIN_MISMATCH'],
  ['our domain with a port', { header: header('drop.example:8443') }, 'DOMAIN_MISMATCH'],
  ['our domain with the usual port', { header: header('drop.example:443') }, 'DOMAIN_MISMATCH'],
  ['our domain with an empty port', { header: header('drop.example:') }, 'DOMAIN_MISMATCH'],
  ['our domain as a user', { header: header('drop.example@evil.example') }, 'DOMAIN_MISMATCH'],
  ['a user before our domain', { header: header('user@drop.example') }, 'DOMAIN_MISMATCH'],
  ['an escaped letter in our domain', { header: header('dr%6Fp.example') }, 'DOMAIN_MISMATCH'],
  ['localhost', { header: header('localhost') }, 'DOMAIN_MISMATCH'],
  ['an IP address', { header: header('127.0.0.1') }, 'DOMAIN_MISMATCH'],
  ['another scheme', { header: header('http://drop.example') }, 'SCHEME_MISMATCH'],
  ['a scheme of wallets', { header: header('wc://drop.example') }, 'SCHEME_MISMATCH'],
  ['our scheme in capitals', { header: header('HTTPS://drop.example') }, 'SCHEME_MISMATCH'],
  ['another URI', { uri: 'https://evil.example/login' }, 'URI_MISMATCH'],
  ['our URI over http', { uri: 'http://drop.example/login' }, 'URI_MISMATCH'],
  ['our URI with a port', { uri: 'https://drop.example:8443/login' }, 'URI_MISMATCH'],
  ['our URI with the usual port', { uri: 'https://drop.example:443/login' }, 'URI_MISMATCH'],
  ['our URI with a user', { uri: 'https://user@drop.example/login' }, 'URI_MISMATCH'],
  ['our origin as a user', { uri: 'https://drop.example@evil.example' }, 'URI_MISMATCH'],
  ['our origin as a prefix', { uri: 'https://drop.example.evil.example' }, 'URI_MISMATCH'],
  ['our origin before a query', { uri: 'https://drop.example?x' }, 'URI_MISMATCH'],
  ['our origin in capitals', { uri: 'HTTPS://DROP.EXAMPLE/login' }, 'URI_MISMATCH'],
  ['a URI without an origin', { uri: 'urn:uuid:1' }, 'URI_MISMATCH'],
  ['a script', { uri: 'javascript:alert(1)' }, 'URI_MISMATCH'],
  ['a wallet’s own kind of URI', { uri: 'did:key:z6Mk' }, 'URI_MISMATCH'],
]

const chains: readonly Case[] = [
  ['chain 0', { chainId: 0 }, 'MESSAGE_MALFORMED'],
  ['a chain nobody knows', { chainId: 999_999_999 }, 'CHAIN_NOT_OFFERED'],
  ['a chain we know and do not offer', { chainId: 10 }, 'CHAIN_NOT_OFFERED'],
  ['a chain id that wraps around 32 bits', { chainId: 4_294_967_297 }, 'CHAIN_NOT_OFFERED'],
  ['a chain id that wraps around 53 bits', { chainId: '9007199254740993' }, 'MESSAGE_MALFORMED'],
  ['a huge chain id', { chainId: '9'.repeat(80) }, 'MESSAGE_MALFORMED'],
  ['chain 1 with a zero in front', { chainId: '01' }, 'MESSAGE_MALFORMED'],
  ['chain 1 with a sign', { chainId: '+1' }, 'MESSAGE_MALFORMED'],
  ['chain 1 as a fraction', { chainId: '1.0' }, 'MESSAGE_MALFORMED'],
  ['chain 1 in hex', { chainId: '0x1' }, 'MESSAGE_MALFORMED'],
  ['chain 1 with a space after it', { chainId: '1 ' }, 'MESSAGE_MALFORMED'],
  ['CAIP-2', { chainId: 'eip155:1' }, 'MESSAGE_MALFORMED'],
]

const times: readonly Case[] = [
  ['issued two minutes from now', { issuedAt: at(2 * minute) }, 'ISSUED_IN_FUTURE'],
  ['issued in the next century', { issuedAt: '2126-03-01T12:00:00Z' }, 'ISSUED_IN_FUTURE'],
  ['issued in the future by its zone', { issuedAt: '2026-03-01T12:00:00-02:00' }, 'ISSUED_IN_FUTURE'],
  ['issued twelve minutes ago', { issuedAt: at(-12 * minute) }, 'ISSUED_TOO_LONG_AGO'],
  ['issued in 1970', { issuedAt: '1970-01-01T00:00:00Z' }, 'ISSUED_TOO_LONG_AGO'],
  ['issued in the past by its zone', { issuedAt: '2026-03-01T12:00:00+02:00' }, 'ISSUED_TOO_LONG_AGO'],
  ['ended a second ago', { expirationTime: at(-second) }, 'MESSAGE_EXPIRED'],
  ['ends this moment', { expirationTime: at(0) }, 'MESSAGE_EXPIRED'],
  ['ends by its zone', { expirationTime: '2026-03-01T13:00:00+02:00' }, 'MESSAGE_EXPIRED'],
  ['ends before it was issued', { issuedAt: at(50 * second), expirationTime: at(40 * second) }, 'MESSAGE_EXPIRED'],
  ['begins 50 seconds after its use', { notBefore: at(50 * second) }, 'MESSAGE_NOT_YET_VALID'],
  ['begins a millisecond after its use', { notBefore: at(1) }, 'MESSAGE_NOT_YET_VALID'],
  [
    'begins after its use, by a clock 50 seconds ahead',
    { issuedAt: at(50 * second), notBefore: at(50 * second) },
    'MESSAGE_NOT_YET_VALID',
  ],
  ['issued six seconds before its nonce', { issuedAt: at(-6 * second) }, 'ISSUED_BEFORE_NONCE'],
  ['issued nine minutes before its nonce', { issuedAt: at(-9 * minute) }, 'ISSUED_BEFORE_NONCE'],
  ['begins in an hour', { notBefore: at(hour) }, 'MESSAGE_NOT_YET_VALID'],
  ['begins in the next century', { notBefore: '2126-01-01T00:00:00Z' }, 'MESSAGE_NOT_YET_VALID'],
  ['an end that is no date', { expirationTime: 'never' }, 'MESSAGE_MALFORMED'],
  ['an end on 31 February', { expirationTime: '2027-02-31T00:00:00Z' }, 'MESSAGE_MALFORMED'],
  ['an end without a zone', { expirationTime: '2027-01-01T00:00:00' }, 'MESSAGE_MALFORMED'],
  ['an end that is a date alone', { expirationTime: '2027-01-01' }, 'MESSAGE_MALFORMED'],
  ['an end in a year of six digits', { expirationTime: '+272027-01-01T00:00:00Z' }, 'MESSAGE_MALFORMED'],
  ['an issue that is no date', { issuedAt: 'now' }, 'MESSAGE_MALFORMED'],
  ['an issue in a 60th second', { issuedAt: '2026-03-01T11:59:60Z' }, 'MESSAGE_MALFORMED'],
  ['a begin that is no date', { notBefore: 'now' }, 'MESSAGE_MALFORMED'],
]

const texts: readonly Case[] = [
  ['version 2', { version: '2' }, 'MESSAGE_MALFORMED'],
  ['an address in lower case', { address: alice.address.toLowerCase() }, 'MESSAGE_MALFORMED'],
  ['an address in capitals', { address: `0x${alice.address.slice(2).toUpperCase()}` }, 'MESSAGE_MALFORMED'],
  ['a line break at the end', (text) => `${text}\n`, 'MESSAGE_MALFORMED'],
  ['a space at the end', (text) => `${text} `, 'MESSAGE_MALFORMED'],
  ['a line break at the start', (text) => `\n${text}`, 'MESSAGE_MALFORMED'],
  ['CRLF', (text) => text.replaceAll('\n', '\r\n'), 'MESSAGE_MALFORMED'],
  ['a line nobody knows', (text) => `${text}\nFoo: bar`, 'MESSAGE_MALFORMED'],
  ['a second nonce before', (text) => text.replace('Nonce: ', 'Nonce: abcdefgh\nNonce: '), 'MESSAGE_MALFORMED'],
  ['a second nonce after', (text) => text.replace(/(Nonce: .*)/, '$1\nNonce: abcdefgh'), 'MESSAGE_MALFORMED'],
  ['a second chain', (text) => text.replace('Chain ID: 1', 'Chain ID: 1\nChain ID: 137'), 'MESSAGE_MALFORMED'],
  ['a second URI', (text) => text.replace('URI: ', 'URI: https://evil.example\nURI: '), 'MESSAGE_MALFORMED'],
  [
    'a second end',
    (text) => `${text}\nExpiration Time: ${at(hour)}\nExpiration Time: ${at(2 * hour)}`,
    'MESSAGE_MALFORMED',
  ],
  [
    'an end before the issue',
    (text) => text.replace('Issued At', `Expiration Time: ${at(hour)}\nIssued At`),
    'MESSAGE_MALFORMED',
  ],
  [
    'an end after the resources',
    (text) => `${text}\nResources:\n- a:b\nExpiration Time: ${at(-hour)}`,
    'MESSAGE_MALFORMED',
  ],
  [
    'another site’s message before ours',
    (text) => `${writeMessage({ header: header('evil.example') })}\n${text}`,
    'MESSAGE_MALFORMED',
  ],
  [
    'another site’s message after ours',
    (text) => `${text}\n${writeMessage({ header: header('evil.example') })}`,
    'MESSAGE_MALFORMED',
  ],
  ['a statement of two lines', { statement: 'Pay 1 ETH\nURI: https://drop.example' }, 'MESSAGE_MALFORMED'],
  ['a statement that is not ASCII', { statement: 'Pay 1 Ξ' }, 'MESSAGE_MALFORMED'],
  ['a text turned from right to left', (text) => text.replace('Sign', '\u202ESign'), 'MESSAGE_MALFORMED'],
  ['a byte order mark', (text) => `\uFEFF${text}`, 'MESSAGE_MALFORMED'],
  ['a NUL at the end', (text) => `${text}\0`, 'MESSAGE_MALFORMED'],
  ['100 kB', (text) => text.replace('Sign', 'Sign'.repeat(25_000)), 'MESSAGE_MALFORMED'],
]

describe.each([
  ['elsewhere', elsewhere],
  ['chains', chains],
  ['times', times],
  ['texts', texts],
])('attacks with a good signature: %s', { tags: ['S4', 'S15'] }, (_, cases) => {
  test.each(cases)('%s', async (__, lines, code) => {
    const { auth, store } = makeAuth()
    const browser = createBrowser(auth)
    const message = await prepare(await browser.getNonce(), lines)
    const response = await browser.verify(message, await alice.signMessage({ message }))
    const answer = await readAnswer(response)
    expect(answer).toEqual({
      status: code === 'MESSAGE_MALFORMED' ? 400 : 401,
      code,
      message: 'Error verifying signature, please retry!',
      session: undefined,
    })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await store.count()).toEqual({ usedNonces: 1, sessions: 0 })
  })
})

async function prepare(nonce: string, lines: Case[1]): Promise<string> {
  const usual = { address: alice.address, nonce }
  return typeof lines === 'function' ? lines(writeMessage(usual)) : writeMessage({ ...usual, ...lines })
}

describe('what is not an attack is let in', { tags: ['S4'] }, () => {
  test.each<[string, MessageLines]>([
    ['no scheme', {}],
    ['our scheme', { header: header('https://drop.example') }],
    ['the bare origin as URI', { uri: 'https://drop.example' }],
    ['a path and a query', { uri: 'https://drop.example/login?next=/drops' }],
    ['no statement', { statement: null }],
    ['every chain that is offered', { chainId: 137 }],
    ['a clock 50 seconds ahead', { issuedAt: at(50 * second) }],
    ['a clock 50 seconds ahead, and a begin', { issuedAt: at(50 * second), notBefore: at(0) }],
    ['an issue in the second of its nonce', { issuedAt: '2026-03-01T12:00:00Z' }],
    ['another zone', { issuedAt: '2026-03-01T13:00:00+01:00' }],
    ['an end in an hour', { expirationTime: at(hour) }],
    ['a begin and an end', { notBefore: at(-minute), expirationTime: minutes(60) }],
    ['a request id and resources', { requestId: 'id', resources: ['https://drop.example/terms', 'ipfs://bafy'] }],
  ])('%s', async (_, lines) => {
    expect((await signIn(createBrowser(makeAuth().auth), lines)).response.status).toBe(200)
  })

  test('a message that waited nine minutes for a signature', async () => {
    const { auth, pass } = makeAuth()
    const browser = createBrowser(auth)
    const message = writeMessage({ address: alice.address, nonce: await browser.getNonce(), issuedAt: at(0) })
    const signature = await alice.signMessage({ message })
    pass(9 * minute)
    expect((await browser.verify(message, signature)).status).toBe(200)
  })

  test('a nonce of the middle of a second, and a client that writes whole seconds', async () => {
    const { auth, pass } = makeAuth()
    pass(900)
    expect((await signIn(createBrowser(auth), { issuedAt: '2026-03-01T12:00:00Z' })).response.status).toBe(200)
  })
})
