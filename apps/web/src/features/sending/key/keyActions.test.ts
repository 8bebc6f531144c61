// @vitest-environment happy-dom
import type { ChainClient } from '@slotdrop/delivery'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeyState } from '../../../workers/sending/createKeyVault.ts'
import type { SendingRequests } from '../../../workers/sendingProtocol.ts'
import type { WorkerMessage } from '../../../workers/workerProtocol.ts'
import { createKey, recoverKey } from './keyActions.ts'

const address = '0x51Ad0000000000000000000000000000000D20b5'
const other = '0x51aD0000000000000000000000000000000D20B6'
const signature = `0x${'ab'.repeat(65)}` as const
const made: KeyState = { status: 'made', address, needsBackup: false }

type Asked = { readonly [kind in keyof SendingRequests]?: SendingRequests[kind]['parameters'] }

let asked: Asked
let answers: { readonly [kind in keyof SendingRequests]?: SendingRequests[kind]['result'] }

beforeEach(() => {
  asked = {}
  answers = { inspect: { status: 'none' }, create: made, recover: { address, isKept: true } }
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage({ id, kind, parameters }: WorkerMessage) {
        asked = { ...asked, [kind]: parameters }
        const result = answers[kind as keyof SendingRequests]
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, result } })))
      }
      terminate() {}
    },
  )
})

afterEach(() => vi.unstubAllGlobals())

/** The owner of a key, whose wallet answers requests for typed data as given; and its requests. */
async function openOwner(
  sign: () => unknown,
  { code = '0x', balance = 0n, network }: { code?: string; balance?: bigint; network?: number } = {},
) {
  const manifest = await makeManifest(makeRows(3, { seed: 45 }))
  const requests: string[] = []
  const wallet = {
    address: () => manifest.terms.sender,
    chainId: async () => network ?? manifest.terms.chainId,
    sendTransaction: async () => {
      throw new Error('Nothing is to be sent.')
    },
    async request(method: string) {
      requests.push(method)
      return method === 'eth_signTypedData_v4' ? sign() : null
    },
  }
  // Sound: nothing else is read from the chain.
  const chain = { getCode: async () => code, getBalance: async () => balance } as unknown as ChainClient
  return { owner: { manifest, wallet, chain }, requests }
}

test('a wallet signs the text of the drop and the site twice, and its signatures make the key', async () => {
  const { owner, requests } = await openOwner(() => signature)
  expect(await createKey(owner)).toEqual(made)
  expect(requests).toEqual(['eth_signTypedData_v4', 'eth_signTypedData_v4'])
  const { dropId, terms } = owner.manifest
  const request = { chainId: terms.chainId, dropId, sender: terms.sender, site: location.origin }
  expect(asked.create?.signed).toEqual({ request, signatures: [signature, signature] })
})

test('a key that is here is not signed for again', async () => {
  answers = { ...answers, inspect: made }
  const { owner, requests } = await openOwner(() => signature)
  await createKey(owner)
  expect(requests).toEqual([])
})

test.each([
  ['a contract', () => signature, { code: '0x60' }, 0],
  ['a wallet with the signature of a contract that is not deployed', () => `0x${'ab'.repeat(200)}`, {}, 1],
  [
    'a wallet without typed data',
    () => {
      throw Object.assign(new Error('Method not supported.'), { code: 4200 })
    },
    {},
    1,
  ],
])('%s gets a random key', async (_case, sign, world, prompts) => {
  const { owner, requests } = await openOwner(sign, world)
  await createKey(owner)
  expect(requests).toHaveLength(prompts)
  expect(asked.create).toBeDefined()
  expect(asked.create?.signed).toBeUndefined()
})

test('nothing is made if the user declines', async () => {
  const { owner } = await openOwner(() => {
    throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
  })
  await expect(createKey(owner)).rejects.toThrow('User rejected')
  expect(asked.create).toBeUndefined()
})

test('a wallet on another network is switched before it derives the key again', async () => {
  const { owner, requests } = await openOwner(() => signature, { network: 1_234 })
  expect(await recoverKey(owner, address)).toEqual({ address, isKept: true })
  expect(requests).toEqual(['wallet_switchEthereumChain', 'eth_signTypedData_v4'])
})

test.each([
  ['is kept while it holds gas money', 7n, [other]],
  ['is not kept once it is empty', 0n, [address]],
])('a former key of the drop %s', async (_case, balance, accounts) => {
  answers = { ...answers, recover: { address: other, isKept: false } }
  const { owner } = await openOwner(() => signature, { balance })
  await recoverKey(owner, address)
  expect(asked.recover?.accounts).toEqual(accounts)
})
