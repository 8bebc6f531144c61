import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someone, writeMessage, type MessageLines } from '../../test/messages.ts'
import { SignInRefusedError } from './errors.ts'
import { findNonces, maxMessageLength, parseSignInMessage } from './parseSignInMessage.ts'

function parse(lines: MessageLines) {
  return parseSignInMessage(writeMessage(lines))
}

/** The code of the refusal; `read` when there is none. */
function judge(text: string): string {
  try {
    parseSignInMessage(text)
    return 'read'
  } catch (error) {
    return error instanceof SignInRefusedError ? error.code : String(error)
  }
}

function header(authority: string) {
  return `${authority} wants you to sign in with your Ethereum account:`
}

test('every field is read', { tags: ['S3'] }, () => {
  const message = parse({
    header: header('https://drop.example:8443'),
    uri: 'https://drop.example:8443/a?b=c#d',
    chainId: 137,
    expirationTime: '2026-03-01T13:00:00Z',
    notBefore: '2026-03-01T11:00:00+02:00',
    requestId: 'some-id',
    resources: ['ipfs://bafy', 'https://drop.example/terms'],
  })
  expect(message).toEqual({
    scheme: 'https',
    domain: 'drop.example:8443',
    address: someone,
    uri: 'https://drop.example:8443/a?b=c#d',
    chainId: 137,
    nonce: 'abcdefgh12345678',
    issuedAt: new Date('2026-03-01T12:00:00Z'),
    expirationTime: new Date('2026-03-01T13:00:00Z'),
    notBefore: new Date('2026-03-01T09:00:00Z'),
  })
})

describe('what the grammar allows is read', { tags: ['S3'] }, () => {
  test.each<[string, MessageLines]>([
    ['no optional field', {}],
    ['no statement', { statement: null }],
    ['resources without an entry', { resources: [] }],
    ['several resources', { resources: ['a:b', 'https://x.y', 'urn:uuid:1'] }],
    ['a request id', { requestId: 'a-b%20c' }],
    ['a time without fractions', { issuedAt: '2026-03-01T12:00:00Z' }],
    ['a time with nine fractions', { issuedAt: '2026-03-01T12:00:00.123456789Z' }],
    ['a time zone', { issuedAt: '2026-03-01T12:00:00-05:30' }],
    ['29 February of a leap year', { issuedAt: '2024-02-29T00:00:00Z' }],
    ['an IPv4 domain', { header: header('127.0.0.1:8080') }],
    ['an IPv6 domain', { header: header('[::1]:8080') }],
    ['localhost with a port', { header: header('localhost:3000') }],
    ['userinfo in the domain', { header: header('user@drop.example') }],
    ['a URI with an IPv6 host', { uri: 'http://[2001:db8::7]/a' }],
    ['a URI with port, query and fragment', { uri: 'http://127.0.0.1:1/a?b#c' }],
    ['a chain id of many digits', { chainId: 4_294_967_295 }],
    ['the shortest nonce', { nonce: 'abcd1234' }],
    ['a scheme inside the statement', { statement: 'see https://drop.example wants you to sign' }],
  ])('%s', (_, lines) => {
    expect(parse(lines).nonce).toBe(lines.nonce ?? 'abcdefgh12345678')
  })
})

describe('what is missing is missed', { tags: ['S3'] }, () => {
  test.each<[string, MessageLines]>([
    ['domain', { header: ' wants you to sign in with your Ethereum account:' }],
    ['address', { address: '' }],
    ['URI', { uri: null }],
    ['version', { version: null }],
    ['chain id', { chainId: null }],
    ['nonce', { nonce: null }],
    ['issued at', { issuedAt: null }],
  ])('%s', (_, lines) => expect(judge(writeMessage(lines))).toBe('MESSAGE_MALFORMED'))
})

describe('the order is the grammar’s', { tags: ['S3'] }, () => {
  const lines = writeMessage({
    expirationTime: '2026-03-01T13:00:00Z',
    notBefore: '2026-03-01T11:00:00Z',
    requestId: 'some-id',
    resources: ['https://drop.example'],
  }).split('\n')
  const first = 5
  for (let index = first; index < lines.length - 1; index += 1) {
    test(`${lines[index]} does not come after the next line`, () => {
      const swapped = [...lines]
      swapped.splice(index, 2, lines[index + 1] ?? '', lines[index] ?? '')
      expect(judge(swapped.join('\n'))).toBe('MESSAGE_MALFORMED')
    })
  }
})

describe('values the grammar does not allow', { tags: ['S3', 'S4'] }, () => {
  test.each<[string, MessageLines]>([
    ['a domain that is no authority', { header: header('drop example') }],
    ['a domain with a path', { header: header('drop.example/x') }],
    ['a domain with a fragment', { header: header('#drop.example') }],
    ['an address in lower case', { address: someone.toLowerCase() }],
    ['an address in upper case', { address: someone.toUpperCase().replace('0X', '0x') }],
    ['an address with one wrong letter case', { address: someone.replace('dc79C8', 'dC79C8') }],
    ['an address without 0x', { address: someone.slice(2) }],
    ['an address of 19 bytes', { address: someone.slice(0, -2) }],
    ['a name in place of an address', { address: 'vitalik.eth' }],
    ['a statement of two lines', { statement: 'one\ntwo' }],
    ['a statement with a letter beyond ASCII', { statement: 'café' }],
    ['a statement with a tab', { statement: 'a\tb' }],
    ['a relative URI', { uri: '/login' }],
    ['a URI with a space', { uri: 'https://drop.example/a b' }],
    ['a URI with a bad escape', { uri: 'https://drop.example/%zz' }],
    ['a URI with an IPv6 host of nine parts', { uri: 'http://[1:2:3:4:5:6:7:8:9]' }],
    ['a URI with two double colons', { uri: 'http://[1::2::3]' }],
    ['a URI with an IPv4 part beyond 255', { uri: 'uri://[::1.2.3.256]' }],
    ['a URI with five hex digits in a part', { uri: 'http://[12345::]' }],
    ['a URI with a port that is no number', { uri: 'https://drop.example:a/' }],
    ['version 2', { version: '2' }],
    ['version 1.0', { version: '1.0' }],
    ['a chain id of zero', { chainId: '0' }],
    ['a chain id in words', { chainId: 'one' }],
    ['a chain id with a zero in front', { chainId: '01' }],
    ['a chain id in hex', { chainId: '0x1' }],
    ['a chain id with an exponent', { chainId: '1e0' }],
    ['a negative chain id', { chainId: '-1' }],
    ['a chain id beyond exact numbers', { chainId: '9007199254740993' }],
    ['a chain id of a hundred digits', { chainId: '1'.repeat(100) }],
    ['a nonce of seven letters', { nonce: 'abcdefg' }],
    ['a nonce with a dash', { nonce: 'abcdefgh-1234' }],
    ['a nonce with a letter beyond ASCII', { nonce: 'abcdefghé' }],
    ['a resource that is no URI', { resources: ['https://drop.example', 'no uri'] }],
    ['an empty resource', { resources: [''] }],
    ['a request id with a space', { requestId: 'a b' }],
    ['an empty request id', { requestId: '' }],
  ])('%s', (_, lines) => expect(judge(writeMessage(lines))).toBe('MESSAGE_MALFORMED'))

  const times = [
    ['a day that does not exist', '2026-02-31T12:00:00Z'],
    ['29 February of a common year', '2026-02-29T12:00:00Z'],
    ['month 13', '2026-13-01T12:00:00Z'],
    ['hour 24', '2026-03-01T24:00:00Z'],
    ['minute 60', '2026-03-01T12:60:00Z'],
    ['second 60', '2026-03-01T12:00:60Z'],
    ['no zone', '2026-03-01T12:00:00'],
    ['a zone written with a bar', '2026-03-01T12:00:00|01:00'],
    ['fractions after a letter', '2026-03-01T12:00:00x123Z'],
    ['a space for the T', '2026-03-01 12:00:00Z'],
    ['no time', '2026-03-01'],
    ['a year of five digits', '12026-03-01T12:00:00Z'],
    ['seconds since 1970', '1772366400'],
    ['a date of the web', 'Sun, 01 Mar 2026 12:00:00 GMT'],
    ['nothing', ''],
  ] as const
  describe.each(['issuedAt', 'expirationTime', 'notBefore'] as const)('%s', (field) => {
    test.each(times)('%s', (_, time) => expect(judge(writeMessage({ [field]: time }))).toBe('MESSAGE_MALFORMED'))
  })
})

describe('text around and between the lines', { tags: ['S4'] }, () => {
  const text = writeMessage({ expirationTime: '2026-03-01T13:00:00Z' })
  test.each([
    ['a line break at the end', `${text}\n`],
    ['a space at the end', `${text} `],
    ['a line more', `${text}\nFoo: bar`],
    ['a line break at the start', `\n${text}`],
    ['a byte order mark', `\uFEFF${text}`],
    ['CRLF', text.replaceAll('\n', '\r\n')],
    ['one CR', text.replace('\n', '\r')],
    ['a second nonce', text.replace('Nonce: ', 'Nonce: zzzzzzzz12345678\nNonce: ')],
    ['a nonce after the end', `${text}\nNonce: zzzzzzzz12345678`],
    ['a second issued at', text.replace('Issued At: ', 'Issued At: 2026-03-01T11:00:00Z\nIssued At: ')],
    ['a second expiry', `${text}\nExpiration Time: 2036-03-01T12:00:00Z`],
    ['a label in lower case', text.replace('Chain ID', 'chain id')],
    ['two spaces after a label', text.replace('Nonce: ', 'Nonce:  ')],
    ['no space after a label', text.replace('Nonce: ', 'Nonce:')],
    ['an empty line too few', text.replace('\n\n', '\n')],
    ['an empty line too many', text.replace('\n\n', '\n\n\n\n')],
    ['a NUL', text.replace('drop', 'dr\0op')],
    ['a zero-width space', text.replace('drop', 'dr\u200Bop')],
    ['a letter of another script in the domain', text.replace('drop.example wants', 'dr\u043Ep.example wants')],
    ['other words in the header', text.replace('Ethereum account', 'Ethereum wallet')],
    ['a statement that reads like another URI', writeMessage({ statement: 'URI: https://evil.example' })],
    ['a statement that reads like another nonce', writeMessage({ statement: 'Nonce: zzzzzzzz12345678' })],
    ['a statement that reads like another network', writeMessage({ statement: 'Chain ID: 10' })],
    ['a statement that reads like resources', writeMessage({ statement: 'Resources:' })],
    ['nothing', ''],
    ['one line', 'Sign in'],
  ])('%s', (_, changed) => expect(judge(changed)).toBe('MESSAGE_MALFORMED'))
})

test('one that is too long is not read at all', { tags: ['S4'] }, () => {
  expect(judge(writeMessage({ statement: 'a'.repeat(maxMessageLength) }))).toBe('MESSAGE_MALFORMED')
})

test.each(['[', '%', ':', '::', '@', '-', '\n', '- ', 'a://', '[1:'])(
  'much of %j is refused',
  { tags: ['S4'] },
  (filler) => {
    const much = filler.repeat(Math.floor(3000 / filler.length))
    expect(judge(writeMessage({ uri: `a:${much}`, header: header(much.slice(0, 900)) }))).toBe('MESSAGE_MALFORMED')
  },
)

test('no reader of single lines, first or last, sees another message in what is read', { tags: ['S4'] }, () => {
  const text = writeMessage({ expirationTime: '2026-03-01T13:00:00Z', requestId: 'id', resources: ['a:b'] })
  const pieces = fc.oneof(
    fc.string({ maxLength: 3 }),
    fc.constantFrom(...text.split('\n').flatMap((line) => [`\n${line}`, `${line}\n`]), '\n', '\r', 'Nonce: zzzzzzzz\n'),
  )
  let read = 0
  fc.assert(
    fc.property(fc.nat({ max: text.length }), fc.nat({ max: 2 }), pieces, (at, removed, piece) => {
      const changed = text.slice(0, at) + piece + text.slice(at + removed)
      let message
      try {
        message = parseSignInMessage(changed)
      } catch (error) {
        expect(error).toBeInstanceOf(SignInRefusedError)
        return
      }
      read += 1
      const lines = changed.split(/\r\n|\r|\n/)
      const find = (label: string) => lines.filter((line) => line.startsWith(`${label}: `))
      expect(find('Nonce')).toEqual([`Nonce: ${message.nonce}`])
      expect(find('Chain ID')).toEqual([`Chain ID: ${message.chainId}`])
      expect(find('URI')).toEqual([`URI: ${message.uri}`])
      expect(lines[0]).toBe(header(message.domain))
      expect(lines[1]).toBe(message.address)
    }),
    { numRuns: 500 },
  )
  expect(read).toBeGreaterThan(0)
})

describe('the nonces an attempt burns', { tags: ['S6'] }, () => {
  test('of a message', () => {
    expect(findNonces(writeMessage())).toEqual(['abcdefgh12345678'])
  })

  test('of a text that is no message, also of several, at most four', () => {
    const text = [1, 2, 3, 4, 5, 6].map((index) => `nonce:\t${String(index).repeat(8)}`).join('\r\n')
    expect(findNonces(text)).toEqual(['11111111', '22222222', '33333333', '44444444'])
  })

  test('none where there is none', () => {
    expect(findNonces('hello')).toEqual([])
    expect(findNonces('Nonce: short')).toEqual([])
  })
})
