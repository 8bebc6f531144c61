import { HttpRequestError, RpcRequestError, TimeoutError, TransactionExecutionError, UnknownRpcError } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { toForeignText } from '@slotdrop/delivery'
import { toFailure } from './errors.ts'
import { createHider } from './hideSecrets.ts'

const pathKey = 'aB3dE5fG7hI9jK1lM3nO5pQ7'
const url = `https://user:pass-word@node.example/v2/${pathKey}?apikey=query-key`
const key = 'ab'.repeat(32)
const raw = `0x02f8${'cd'.repeat(120)}`

describe('what leads to a node or an account is hidden in any text', () => {
  const secrets = [url, pathKey, 'query-key', 'pass-word', 'node.example', btoa('user:pass-word')]

  test.each([
    ['an option', ['check', 'list.csv', '--rpc', url], {}],
    ['an option with an equals sign', ['check', 'list.csv', `--resolve=${url}`], {}],
    ['an option that does not exist', ['check', 'list.csv', '--rcp', url], {}],
    ['the environment', ['check', 'list.csv'], { ETH_RPC_URL: url }],
  ])('given as %s', (_, argv, environment) => {
    const hide = createHider(argv, environment)
    for (const secret of secrets) expect(hide(`before ${secret} after`)).toBe('before (hidden) after')
    expect(hide('GET /v2 on Ethereum, as every text')).toBe('GET /v2 on Ethereum, as every text')
  })

  test('a key, wherever it was put, and a password', () => {
    const environment = { PAYER: `0x${key}`, WORD: 'correct horse' }
    const hide = createHider(['send', '--key-env', 'PAYER', '--password-env', 'WORD'], environment)
    expect(hide(`0x${key} ${key.toUpperCase()} correct horse`)).toBe('0x(hidden) (hidden) (hidden)')
    for (const option of ['--key', '--key-env', '--keystore'])
      expect(createHider(['send', option, `0x${key}`], {})(`no file /tmp/0x${key}`)).toBe('no file /tmp/0x(hidden)')
  })
})

describe('a failure tells nothing of its request', () => {
  const body = { method: 'eth_sendRawTransaction', params: [raw] }
  const rpc = new RpcRequestError({ body, url, error: { code: -32_000, message: `no ${raw} at ${url}` } })
  test.each([
    ['a timeout', new TimeoutError({ body, url })],
    ['an HTTP status', new HttpRequestError({ body, url, status: 401, headers: new Headers({ 'x-key': pathKey }) })],
    [
      'a page',
      new HttpRequestError({ body, url, status: 503, details: `<html>${url} Authorization: Basic ${pathKey}</html>` }),
    ],
    ['an answer of the node', rpc],
    [
      'an answer behind others',
      new TransactionExecutionError(new UnknownRpcError(rpc), { account: privateKeyToAccount(`0x${key}`) }),
    ],
    ['no error of viem', new Error(`fetch failed: ${url} with ${raw}`)],
  ])('%s', (_, error) => {
    const text = JSON.stringify(toFailure(error))
    for (const secret of [url, pathKey, 'query-key', 'node.example', raw.slice(2, 80), key])
      expect(text).not.toContain(secret)
  })

  test('and keeps the words', () => {
    expect(toForeignText('<h1>401</h1>\n\n invalid\u001B key')).toBe('401 invalid key')
    expect(toFailure(new HttpRequestError({ body, url, status: 401, details: 'Unauthorized' }))).toMatchObject({
      exitCode: 6,
      details: 'HTTP request failed. Unauthorized',
    })
  })
})
