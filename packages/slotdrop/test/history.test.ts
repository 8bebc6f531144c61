import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseManifest } from '@slotdrop/drops'
import { startChain, type TestChain } from '@slotdrop/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fund } from './fund.ts'
import { runBin } from './runBin.ts'

/** Blocks before and after the drop: more than an old node keeps. */
const blocksAround = 600
/** States that an old node keeps. */
const statesKept = 128n

let chain: TestChain
let cwd = ''
let dropId = ''

type Call = { readonly id: number; readonly method: string; readonly params: readonly unknown[] }

/** Block that a call asks about, where it names one. */
function blockOf({ method, params }: Call): bigint | undefined {
  const tag = method === 'eth_call' ? params[1] : method === 'eth_getLogs' ? Object(params[0])['fromBlock'] : undefined
  return typeof tag === 'string' && tag.startsWith('0x') ? BigInt(tag) : undefined
}

/** A node that forgot the state of old blocks, and their logs if so: most public ones. Counts calls by their method. */
async function startForgetful(isKeepingLogs: boolean) {
  const calls: Record<string, number> = {}
  const answer = async (call: Call, newest: bigint) => {
    calls[call.method] = (calls[call.method] ?? 0) + 1
    const block = blockOf(call)
    const isOld = block !== undefined && block < newest - statesKept
    const isRefused = isOld && (call.method === 'eth_call' || !isKeepingLogs)
    const message = call.method === 'eth_call' ? 'missing trie node 4f3c (path )' : 'pruned history unavailable'
    if (isRefused) return { jsonrpc: '2.0', id: call.id, error: { code: -32_000, message } }
    const headers = { 'content-type': 'application/json' }
    return (
      await fetch(chain.rpcUrl, { method: 'POST', headers, body: JSON.stringify({ jsonrpc: '2.0', ...call }) })
    ).json()
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const asked = JSON.parse(body) as Call | Call[]
    const newest = await chain.client.getBlockNumber({ cacheTime: 0 })
    const answers = await Promise.all([asked].flat().map((call) => answer(call, newest)))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(Array.isArray(asked) ? answers : answers[0]))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port could be had.')
  return { url: `http://127.0.0.1:${address.port}`, calls, stop: () => server.close() }
}

beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'history-'))
  chain = await startChain()
  const funded = await fund(chain, 20)
  writeFileSync(join(cwd, 'list.csv'), funded.csv)
  await chain.client.mine({ blocks: blocksAround })
  const { exitCode } = await runBin(
    [
      ...['send', 'list.csv', '--rpc', chain.rpcUrl, '--distributor', chain.distributor, '--slot-size', '5'],
      ...['--token', funded.token.address, '--fee-ceiling', '100', '--key-env', 'PAYER', '--yes'],
      ...['--accept', 'amount-large-share', '--accept', 'amount-unusual'],
    ],
    { cwd, env: { PAYER: funded.key } },
  )
  expect(exitCode).toBe(0)
  await chain.client.mine({ blocks: blocksAround })
  ;({ dropId } = await parseManifest(readFileSync(join(cwd, 'list.sealed.json'), 'utf8')))
})
afterAll(async () => {
  await chain.stop()
  rmSync(cwd, { recursive: true })
})

function recover(rpcUrl: string, ...more: string[]) {
  const place = ['--drop', dropId, '--distributor', chain.distributor, '--rpc', rpcUrl]
  return runBin(['recover', ...place, '--json', ...more], { cwd })
}

test('recover finds the block in which a drop began from the chain’s past state, in few questions', async () => {
  const { exitCode, json } = await recover(chain.rpcUrl)
  expect([exitCode, json]).toMatchObject([0, { recovered: 20, isWhole: true }])
})

test('recover reads logs back from the newest block where the node keeps no past state', async () => {
  const node = await startForgetful(true)
  const { exitCode, json } = await recover(node.url)
  expect([exitCode, json]).toMatchObject([0, { recovered: 20, isWhole: true }])
  expect(node.calls['eth_call']).toBeLessThan(15)
  node.stop()
})

test('recover says what to do where the node keeps neither, and does with --from-block what it says', async () => {
  const node = await startForgetful(false)
  const refused = await recover(node.url)
  expect(refused.json).toMatchObject({ exitCode: 7, error: { name: 'BlockedError' } })
  expect(refused.stdout).toMatch(/archive node.*--from-block/)
  node.stop()
  expect((await recover(chain.rpcUrl, '--from-block', `${blocksAround}`)).json).toMatchObject({ exitCode: 0 })
})

test('report needs no --from-block for a drop that was never registered and was sent from elsewhere', async () => {
  rmSync(join(cwd, '.slotdrop'), { recursive: true, force: true })
  const { exitCode, json } = await runBin(['report', 'list.sealed.json', '--rpc', chain.rpcUrl, '--json'], { cwd })
  expect(exitCode).toBe(0)
  expect(
    (json['entries'] as { state: string; transaction?: string }[]).every(
      ({ state, transaction }) => state === 'delivered' && transaction,
    ),
  ).toBe(true)
})

test('a drop that nobody sent is told without searching the chain', async () => {
  const node = await startForgetful(true)
  const other = `0x${'ab'.repeat(32)}`
  const place = ['--drop', other, '--distributor', chain.distributor, '--rpc', node.url]
  const { json } = await runBin(['recover', ...place, '--json'], { cwd })
  expect(json).toMatchObject({
    exitCode: 7,
    error: { message: expect.stringContaining('No transaction of this drop') },
  })
  expect(node.calls['eth_call']).toBe(2)
  node.stop()
})
