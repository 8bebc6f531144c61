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
/** Sanctions oracles that the drop's chain was asked about, or the zero address. */
let oracles: Set<string>

/** A node on which every account is empty, but the first of the list has a nonce. */
function answer(host: string, { id, method, params }: Call) {
  const reply = (result: unknown) => ({ jsonrpc: '2.0', id, result })
  if (method === 'eth_chainId') return reply(host === 'here.example' ? '0x89' : '0x1')
  if (method === 'eth_blockNumber') return reply('0x10')
  if (host === 'here.example') oracles.add(`0x${params[0].data?.slice(2, 42)}`)
  // After the address of the oracle.
  const accounts = params[0].data?.slice(42).match(/.{40}/g) ?? []
  asked[host] = [...(asked[host] ?? []), ...accounts]
  return reply(`0x01${accounts.map((account) => (account.endsWith('01') ? '01' : '00')).join('')}`)
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
  oracles = new Set()
})

// Sound: the worker reads the chains' nodes alone.
const config = {
  chains: [
    { id: 1, rpcUrls: ['https://other.example/'], explorerUrl: null },
    { id: 137, rpcUrls: ['https://here.example/'], explorerUrl: null },
  ],
} as unknown as Pick<RuntimeConfig, 'chains'>

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
