import type { RuntimeConfig } from '@slotdrop/config'
import { getChainFacts } from '@slotdrop/chains'
import { pad, toHex, zeroAddress } from 'viem'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createWorkerClient, type WorkerPort } from '../createWorkerClient.ts'
import type { WorkerMessage } from '../workerProtocol.ts'
import type { RecipientsRequests } from './recipientsProtocol.ts'

type Call = { readonly id: number; readonly method: string; readonly params: readonly [{ readonly data?: string }] }

/** Accounts that each node was asked about, by its host. */
let asked: Record<string, string[]> = {}
let silentHost: string | undefined
/** Accounts that the sanctions oracle does not answer for. */
let isOracleSilent = false
/** Sanctions oracles that the drop's chain was asked about, or the zero address. */
let oracles: Set<string>

/** A node on which every account is empty, but the first of the list has a nonce. */
function answer(host: string, { id, method, params }: Call) {
  const reply = (result: unknown) => ({ jsonrpc: '2.0', id, result })
  if (method === 'eth_chainId') return reply(host === 'here.example' ? '0x89' : '0x1')
  if (method === 'eth_blockNumber') return reply('0x10')
  if (method === 'eth_getTransactionCount' || method === 'eth_getCode') {
    asked.payments = [...(asked.payments ?? []), method]
    return { jsonrpc: '2.0', id, error: { code: -32_601, message: 'the method is not available' } }
  }
  if (host === 'here.example') oracles.add(`0x${params[0].data?.slice(2, 42)}`)
  // After the address of the oracle.
  const accounts = params[0].data?.slice(42).match(/.{40}/g) ?? []
  asked[host] = [...(asked[host] ?? []), ...accounts]
  // 32: the oracle does not answer.
  const flag = isOracleSilent && host === 'here.example' ? 32 : 0
  const bytes = accounts.map((account) => (flag + (account.endsWith('01') ? 1 : 0)).toString(16).padStart(2, '0'))
  return reply(`0x01${bytes.join('')}`)
}

const listeners = new Set<(event: MessageEvent) => void>()
let toWorker: ((event: { data: unknown }) => void) | undefined

function connect() {
  const port = {
    postMessage: (message: WorkerMessage, { transfer }: { transfer: ArrayBuffer[] }) =>
      toWorker?.({ data: structuredClone(message, { transfer }) }),
    addEventListener: (kind: string, listener: (event: MessageEvent) => void) =>
      kind === 'message' && listeners.add(listener),
    terminate: () => listeners.clear(),
  }
  return createWorkerClient<RecipientsRequests>(port as unknown as WorkerPort)
}

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_: string, listener: typeof toWorker) => (toWorker = listener))
  vi.stubGlobal('postMessage', (message: unknown, { transfer }: { transfer: ArrayBuffer[] }) => {
    const event = { data: structuredClone(message, { transfer }) } as MessageEvent
    for (const listener of listeners) listener(event)
  })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const { host } = new URL(url)
    if (host === silentHost) return new Promise(() => {})
    const calls = JSON.parse(body) as Call | Call[]
    return Response.json(Array.isArray(calls) ? calls.map((call) => answer(host, call)) : answer(host, calls))
  })
  await import('./recipients.worker.ts')
})

beforeEach(() => {
  asked = {}
  silentHost = undefined
  isOracleSilent = false
  oracles = new Set()
})

type Nodes = { readonly rpcUrls: readonly string[]; readonly ownRpcUrl?: string | undefined }

// Sound: the worker reads the chains' nodes alone.
function configOf(here: Nodes = { rpcUrls: ['https://here.example/'] }) {
  return {
    chains: [
      { id: 1, rpcUrls: ['https://other.example/'], explorerUrl: null },
      { id: 137, ...here, explorerUrl: null },
    ],
  } as unknown as Pick<RuntimeConfig, 'chains'>
}
const config = configOf()

function parametersOf(...numbers: readonly number[]): RecipientsRequests['check']['parameters'] {
  const digits = numbers.map((number) => pad(toHex(number), { size: 20 }).slice(2)).join('')
  return {
    ...{ chainId: 137, config, sender: undefined, labels: new Map([[pad('0x03', { size: 20 }), 'Exchange']]) },
    payable: {
      accounts: Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
      lines: Uint32Array.from(numbers, (_, place) => place + 2),
    },
  }
}

function ask(client: ReturnType<typeof connect>, parameters: ReturnType<typeof parametersOf>) {
  const done: number[] = []
  const { accounts, lines } = parameters.payable
  const result = client.ask('check', parameters, (share) => done.push(share), [accounts.buffer, lines.buffer])
  return { done, result, accounts }
}

test('every offered chain is asked about each account once, and again about new ones alone', async () => {
  const client = connect()
  const first = ask(client, parametersOf(1, 2, 3))
  // Handed over, not copied.
  expect(first.accounts).toHaveLength(0)
  const { findings, counts } = await first.result
  expect(first.done.at(-1)).toBe(1)
  expect(counts).toMatchObject({ used: 1, fresh: 2 })
  expect(findings.map(({ kind, label, lines }) => [kind, label, [...lines]])).toEqual([
    ['labelled', 'Exchange', [4]],
    ['fresh', undefined, [3, 4]],
  ])
  expect([asked['here.example']?.length, asked['other.example']?.length]).toEqual([3, 3])

  asked = {}
  const again = await ask(client, parametersOf(1, 3, 4)).result
  expect(again.counts).toMatchObject({ used: 1, fresh: 2 })
  expect(asked).toEqual({
    'here.example': [pad('0x04', { size: 20 }).slice(2)],
    'other.example': [pad('0x04', { size: 20 }).slice(2)],
  })
  client.end()
})

test('the sanctions oracle of the drop’s chain is read unless the deployment switched it off', async () => {
  const client = connect()
  await ask(client, parametersOf(11)).result
  expect([...oracles]).toEqual([getChainFacts(137).sanctionsOracle])
  oracles.clear()
  await ask(client, { ...parametersOf(12), config: { ...config, sanctionsCheck: false } }).result
  expect([...oracles]).toEqual([zeroAddress])
  client.end()
})

test('a check that is stopped ends at once, and another one can follow', async () => {
  const client = connect()
  silentHost = 'other.example'
  const { result } = ask(client, parametersOf(7, 8))
  const stopped = result.catch((error: unknown) => error)
  await client.ask('stop', undefined)
  expect(await stopped).toMatchObject({ name: 'AbortError' })
  silentHost = undefined
  expect((await ask(client, parametersOf(7)).result).counts).toMatchObject({ fresh: 1 })
  client.end()
})

test('only without a node of the sender’s own is a sample compared with a second node', async () => {
  const client = connect()
  const rpcUrls = ['https://here.example/', 'https://second.example/']
  await ask(client, { ...parametersOf(21, 22), config: configOf({ rpcUrls }) }).result
  expect(asked['second.example']).toHaveLength(2)
  asked = {}
  const own = configOf({ rpcUrls: ['https://second.example/', 'https://third.example/'], ownRpcUrl: rpcUrls[0] })
  const { counts } = await ask(client, { ...parametersOf(21, 22), config: own }).result
  expect(counts).toMatchObject({ fresh: 2 })
  // With other nodes nothing that was known counts.
  expect([asked['here.example']?.length, asked['second.example']]).toEqual([2, undefined])
  client.end()
})

test('a longer list after a short one is compared itself, and one that agreed is not compared twice', async () => {
  const client = connect()
  const compared = configOf({ rpcUrls: ['https://here.example/', 'https://third.example/'] })
  await ask(client, { ...parametersOf(31), config: compared }).result
  await ask(client, { ...parametersOf(31, 32, 33), config: compared }).result
  expect(asked['third.example']).toHaveLength(4)
  await ask(client, { ...parametersOf(31, 32, 33), config: compared }).result
  expect(asked['third.example']).toHaveLength(4)
  client.end()
})

test('checking again clears a silent oracle and payments that were not read', async () => {
  const client = connect()
  isOracleSilent = true
  const distributor = pad('0xd1', { size: 20 })
  const [other, here] = config.chains
  const parameters = () => ({
    ...parametersOf(41, 42),
    sender: pad('0x5e', { size: 20 }),
    config: { ...config, chains: [other, { ...here, distributor }] } as unknown as typeof config,
  })
  const kindsOf = ({ findings }: Awaited<ReturnType<typeof ask>['result']>) => findings.map(({ kind }) => kind)
  expect(kindsOf(await ask(client, parameters()).result)).toEqual(['sanctions-unchecked', 'payments-unread', 'fresh'])
  isOracleSilent = false
  asked = {}
  expect(kindsOf(await ask(client, parameters()).result)).toEqual(['payments-unread', 'fresh'])
  expect([asked['here.example']?.length, asked['other.example']]).toEqual([2, undefined])
  expect(asked.payments?.length).toBeGreaterThan(0)
  client.end()
})

test('a check that was stopped is continued', async () => {
  const client = connect()
  silentHost = 'other.example'
  const { done, result } = ask(client, parametersOf(51, 52))
  const stopped = result.catch((error: unknown) => error)
  // The drop's chain has answered.
  await vi.waitFor(() => expect(done).toEqual([0.5]))
  await client.ask('stop', undefined)
  expect(await stopped).toMatchObject({ name: 'AbortError' })
  silentHost = undefined
  asked = {}
  expect((await ask(client, parametersOf(51, 52)).result).counts).toMatchObject({ fresh: 2 })
  expect([asked['here.example'], asked['other.example']?.length]).toEqual([undefined, 2])
  client.end()
})
