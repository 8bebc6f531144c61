import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChain, type TestChain } from '@slotdrop/testing'
import { createWalletClient, erc20Abi, type Hex, http } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fund, mintAbi } from './fund.ts'
import type { Run } from './runBin.ts'
import { runMain } from './runMain.ts'

const pathKey = 'aB3dE5fG7hI9jK1lM3nO5pQ7rS9t'
const queryKey = 'query-key-0f1e2d'
const headerKey = 'header-key-9a8b7c'

type Call = { readonly id: number; readonly method: string; readonly params: readonly unknown[] }
type Misbehaviour = (call: Call, response: ServerResponse, echo: string) => boolean

let chain: TestChain
let rpc = ''
let port = 0
let misbehave: Misbehaviour = () => false
const signed = new Set<string>()
const server = createServer((request, response) => void answer(request, response))

/** A node that repeats in its errors all that it was sent. */
async function answer(request: IncomingMessage, response: ServerResponse) {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const asked = JSON.parse(body) as Call | Call[]
  const calls = [asked].flat()
  for (const { method, params } of calls)
    if (method === 'eth_sendRawTransaction') signed.add(String(params[0]).slice(2))
  response.setHeader('x-trace', headerKey)
  const echo = `${request.url} ${JSON.stringify(request.headers)} http://127.0.0.1:${port}${request.url} ${body}`
  if (calls.some((call) => misbehave(call, response, echo))) return
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const forwarded = await fetch(chain.rpcUrl, init)
  response.setHeader('content-type', 'application/json')
  response.end(await forwarded.text())
}

let cwd = ''
let funded: Awaited<ReturnType<typeof fund>>
beforeAll(async () => {
  chain = await startChain()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
  rpc = `http://127.0.0.1:${port}/v2/${pathKey}?apikey=${queryKey}`
  funded = await fund(chain, 6)
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await chain.stop()
})
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'secrets-'))
  writeFileSync(join(cwd, 'list.csv'), funded.csv)
  misbehave = () => false
})
afterEach(() => rmSync(cwd, { recursive: true }))

function textsIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? textsIn(path) : [readFileSync(path, 'utf8')]
  })
}

function expectNoSecrets(runs: readonly Pick<Run, 'stdout' | 'stderr'>[]) {
  const texts = [...runs.flatMap(({ stdout, stderr }) => [stdout, stderr]), ...textsIn(cwd)]
  const secrets = [pathKey, queryKey, headerKey, `127.0.0.1:${port}`, funded.key.slice(2), ...signed]
  for (const text of texts) {
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/content-type|user-agent|accept-encoding/i)
    // The beginning of a signed transaction is one, too.
    for (const raw of signed) expect(text).not.toContain(raw.slice(0, 66))
  }
}

const listOptions = ['--slot-size', '5', '--accept', 'amount-large-share', '--accept', 'amount-unusual']
function terms() {
  return [...listOptions, '--token', funded.token.address, '--distributor', chain.distributor]
}

function commands(): string[][] {
  const sender = ['--sender', funded.account.address]
  return [
    ['check', 'list.csv', ...listOptions.slice(2), '--token', funded.token.address],
    ['check', 'names.csv', '--decimals', '18', '--resolve', rpc],
    ['seal', 'list.csv', ...terms(), ...sender, '--out', 'a.sealed.json'],
    ['seal', 'list.csv', ...terms(), ...sender, '--out', 'b.sealed.json', '--difference'],
    ['quote', 'list.csv', ...terms(), ...sender],
    ['quote', 'known.sealed.json'],
    ['send', 'list.csv', ...terms(), '--key-env', 'PAYER', '--yes', '--fee-ceiling', '100', '--no-wait'],
    ['send', 'known.sealed.json', '--key-env', 'PAYER', '--yes', '--fee-ceiling', '100', '--no-wait'],
    ['status', 'known.sealed.json'],
    ['report', 'known.sealed.json'],
    ['recover', '--drop', `0x${'ab'.repeat(32)}`, '--distributor', chain.distributor],
    ['deploy'],
  ]
}

/** Every command, with the node named by an option or by the environment, for people and for programs. */
async function runAll() {
  writeFileSync(join(cwd, 'names.csv'), 'address,amount\nada.eth,1\n')
  const base = { PAYER: funded.key }
  const runs = commands().flatMap((argv, place) => {
    const byOption = place % 2 === 0
    const node = byOption ? ['--rpc', rpc] : []
    const env = byOption ? base : { ...base, ETH_RPC_URL: rpc }
    return [[], ['--json']].map((more) => runMain([...argv, ...node, ...more], { cwd, env }))
  })
  return Promise.all(runs)
}

/** A sealed list of other terms than `list.csv` gives. */
async function sealKnown() {
  const argv = ['seal', 'list.csv', ...terms(), '--sender', funded.account.address, '--rpc', chain.rpcUrl]
  const { exitCode } = await runMain([...argv, '--title', 'Known', '--out', 'known.sealed.json'], { cwd })
  expect(exitCode).toBe(0)
}

function withStatus(status: number, type: string, text: (echo: string) => string): Misbehaviour {
  return (_, response, echo) => {
    response.writeHead(status, { 'content-type': type })
    response.end(text(echo))
    return true
  }
}

function page(echo: string): string {
  return `<html><body><h1>Sorry</h1><pre>${echo}</pre></body></html>`
}

test.each<[string, Misbehaviour]>([
  ['breaks the connection', (_, response) => Boolean(response.destroy())],
  ['answers 401', withStatus(401, 'application/json', (echo) => JSON.stringify({ error: `bad key in ${echo}` }))],
  ['answers 403 with a page', withStatus(403, 'text/html', page)],
  ['answers 429', withStatus(429, 'text/plain', (echo) => `too many requests: ${echo}`)],
  ['answers 503 with a page', withStatus(503, 'text/html', page)],
  ['answers a page as a success', withStatus(200, 'text/html', page)],
  [
    'answers half of a JSON text',
    withStatus(200, 'application/json', (echo) => `{"result":"${echo.replaceAll('"', "'")}`),
  ],
  [
    'answers errors that repeat the request',
    (call, response, echo) => {
      const error = { code: -32_000, message: `failed: ${echo}`, data: echo }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, error }))
      return true
    },
  ],
  [
    'serves another chain',
    ({ method, id }, response) => {
      if (method !== 'eth_chainId') return false
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x2105' }))
      return true
    },
  ],
])('no command tells its node’s address, key or headers if that %s', async (_, misbehaviour) => {
  await sealKnown()
  misbehave = misbehaviour
  const runs = await runAll()
  expectNoSecrets(runs)
  for (const { exitCode, stderr, stdout } of runs) {
    expect(exitCode).not.toBe(0)
    expect(stderr + stdout).not.toBe('')
  }
})

/** Fails calls of one method with the words of a node. */
function failing(method: string, message: string, data?: Hex): Misbehaviour {
  return (call, response, echo) => {
    if (call.method !== method) return false
    response.setHeader('content-type', 'application/json')
    const error = { code: -32_000, message: `${message}: ${echo}`, ...(data && { data }) }
    response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, error }))
    return true
  }
}

test.each([
  ['refuses the transaction', failing('eth_sendRawTransaction', 'invalid transaction')],
  ['misses money for gas', failing('eth_sendRawTransaction', 'insufficient funds for gas * price + value')],
  ['reverts in the estimate', failing('eth_estimateGas', 'execution reverted', '0x')],
  [
    'answers a page to the transaction',
    (call: Call, response: ServerResponse, echo: string) =>
      call.method === 'eth_sendRawTransaction' && withStatus(502, 'text/html', page)(call, response, echo),
  ],
])('send tells no signed transaction if the node %s', async (_, misbehaviour) => {
  misbehave = misbehaviour
  const argv = [
    'send',
    'list.csv',
    ...terms(),
    '--key-env',
    'PAYER',
    '--yes',
    '--fee-ceiling',
    '100',
    '--no-wait',
    '--rpc',
    rpc,
  ]
  const runs = [await runMain(argv, { cwd, env: { PAYER: funded.key } })]
  runs.push(await runMain([...argv, '--json'], { cwd, env: { PAYER: funded.key } }))
  expectNoSecrets(runs)
  for (const { exitCode } of runs) expect(exitCode).not.toBe(0)
})

test('deploy tells no signed transaction', async () => {
  misbehave = (call, response, echo) => {
    if (call.method === 'eth_getCode') {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, result: '0x' }))
      return true
    }
    return failing('eth_sendRawTransaction', 'invalid transaction')(call, response, echo)
  }
  const argv = ['deploy', '--key-env', 'PAYER', '--yes', '--rpc', rpc]
  expectNoSecrets([await runMain(argv, { cwd, env: { PAYER: funded.key } })])
})

test('a drop that was sent leaves neither the node’s address nor a signed transaction in its files', async () => {
  const owner = createWalletClient({ account: funded.account, chain: foundry, transport: http(chain.rpcUrl) })
  const approval = await owner.writeContract({
    abi: erc20Abi,
    address: funded.token.address,
    functionName: 'approve',
    args: [chain.distributor, funded.total],
  })
  await chain.client.waitForTransactionReceipt({ hash: approval })
  const argv = ['send', 'list.csv', ...terms(), '--key-env', 'PAYER', '--yes', '--fee-ceiling', '100', '--json']
  const sent = await runMain(argv, { cwd, env: { PAYER: funded.key, ETH_RPC_URL: rpc } })
  expect(sent.json).toMatchObject({ exitCode: 0, state: 'complete' })
  expect(signed.size).toBeGreaterThan(0)
  expectNoSecrets([sent])
  // Other tests send the same list, so the sender gets its tokens back.
  await chain.client.writeContract({
    abi: mintAbi,
    address: funded.token.address,
    functionName: 'mint',
    args: [funded.account.address, funded.total],
  })
})

test('what was typed in the wrong place is not repeated', async () => {
  const runs = await Promise.all(
    [
      ['check', rpc],
      ['check', 'list.csv', '--rpc', rpc.replace('http:', 'htp:'), '--token', funded.token.address],
      ['check', 'list.csv', `--rpcs=${rpc}`],
      ['send', 'list.csv', '--rpc', rpc, '--keystore', funded.key],
      ['send', 'list.csv', '--rpc', rpc, '--key-env', funded.key],
      ['send', 'list.csv', '--rpc', rpc, '--key', funded.key],
    ].map((argv) => runMain(argv, { cwd })),
  )
  expectNoSecrets(runs)
  for (const { exitCode } of runs) expect([2, 9]).toContain(exitCode)
})
