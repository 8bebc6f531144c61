import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPublicClient, createWalletClient, recoverMessageAddress, http, parseAbi } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createMock } from './createMock.ts'
import { serveMock } from './serveMock.ts'
import { demoSender, makeSeeds, mockChainId, mockDistributor, worldNames } from './worlds.ts'

let server: Server
let url: string

beforeAll(async () => {
  const mock = createMock({
    publicUrl: 'http://localhost:3000',
    image: inject('emptyEmbedded'),
    rpcUrl: 'http://localhost:4010/api/rpc',
    world: 'empty',
  })
  server = createServer(serveMock(mock))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

const list = `{ drops(sender: "${demoSender}") { edges { node { id title rowCount } } } }`

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

const demoAccount = mnemonicToAccount('test test test test test test test test test test test junk')

function toCookie(response: Response) {
  return response.headers.getSetCookie()[0]!.split(';')[0]!
}

/** Signs in as the demo wallet does. */
async function signIn() {
  const asked = await fetch(`${url}/api/auth/nonce`)
  const { nonce } = (await asked.json()) as { nonce: string }
  const message = createSiweMessage({
    domain: 'localhost:3000',
    uri: 'http://localhost:3000',
    version: '1',
    address: demoSender,
    chainId: mockChainId,
    nonce,
    issuedAt: new Date(),
  })
  const signature = await demoAccount.signMessage({ message })
  const verify = (text: string) => post('/api/auth/verify', { message, signature: text }, { cookie: toCookie(asked) })
  return { verify, signature }
}

async function ask(query: string, headers?: Record<string, string>) {
  return (await (await post('/api/graphql', { query }, headers)).json()) as {
    data: Record<string, unknown>
    errors?: object[]
  }
}

describe('worlds', () => {
  // The longest list takes a while to write.
  test.each(worldNames)('%s is listed', { timeout: 180_000 }, async (name) => {
    const { data, errors } = await ask(list, { 'x-mock-world': name })
    expect(errors).toBeUndefined()
    const { edges } = data['drops'] as { edges: object[] }
    if (name === 'empty') expect(edges).toEqual([])
    else expect(edges.length).toBeGreaterThan(0)
  })

  test('a private drop is not listed for a stranger', async () => {
    const { data } = await ask(list, { cookie: 'mock-world=private-drop' })
    expect(JSON.stringify(data)).not.toContain('Not published yet')
  })

  test('the switch changes what is served without a header', async () => {
    await post('/api/mock', { world: 'complete' })
    expect(JSON.stringify(await ask(list))).toContain('February')
    await post('/api/mock', { world: 'empty' })
    expect(JSON.stringify(await ask(list))).not.toContain('February')
    expect((await post('/api/mock', { world: 'no-such' })).status).toBe(400)
  })
})

describe('faults', () => {
  const fault = (text: string) => post('/api/graphql', { query: '{ __typename }' }, { 'x-mock-fault': text })

  test.each([300, 401, 429, 500, 503])('status %d is what the page receives', async (status) => {
    expect((await fault(`status=${status}`)).status).toBe(status)
  })

  test('an unparseable body comes with status 200', async () => {
    const response = await fault('unparseable')
    expect(response.status).toBe(200)
    await expect(response.json()).rejects.toThrow('JSON')
  })

  test('a dropped connection is a network error', async () => {
    await expect(fault('drop')).rejects.toThrow('fetch failed')
  })

  test('an unexpected error looks as the API’s', async () => {
    expect(await (await fault('graphql-error')).json()).toMatchObject({
      errors: [{ message: 'Unexpected error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    })
  })

  test('a typed error is answered in the payload', async () => {
    const mutation = 'mutation { saveDrop(input: { manifest: "" }) { __typename ... on Problem { code message } } }'
    const { data } = await ask(mutation, { 'x-mock-fault': 'typed-error=ChainNotOffered' })
    expect(data['saveDrop']).toMatchObject({ __typename: 'ChainNotOffered', code: 'CHAIN_NOT_OFFERED' })
  })

  test('an unknown fault is refused', async () => {
    expect((await fault('meteor')).status).toBe(400)
  })
})

describe('beside GraphQL', () => {
  test('a sign-in makes a viewer, and signing out ends it', async () => {
    const { verify, signature } = await signIn()
    const cookie = toCookie(await verify(signature))
    expect((await ask('{ viewer { address } }', { cookie })).data['viewer']).toEqual({ address: demoSender })
    const id = crypto.randomUUID()
    const input = `{ id: "${id}", baseRevision: 0, title: "March", symbol: "DEMO", rowCount: 3, head: "AAAA" }`
    const keep = `mutation { saveDraft(input: ${input}) { __typename } }`
    expect((await ask(keep)).data['saveDraft']).toEqual({ __typename: 'NotSignedIn' })
    expect((await ask(keep, { cookie })).data['saveDraft']).toEqual({ __typename: 'SavedDraft' })
    expect((await ask(keep, { cookie })).data['saveDraft']).toEqual({ __typename: 'DraftConflict' })
    const drafts = '{ viewer { drafts { id title revision } } }'
    expect((await ask(drafts, { cookie })).data['viewer']).toEqual({
      drafts: [{ id, title: 'March', revision: 1 }],
    })
    const hash = `0x${'01'.repeat(32)}`
    const companion = `mutation { addCompanionPart(input: { id: "${hash}", hash: "${hash}", part: 0, data: "AAAA" }) { __typename } }`
    expect((await ask(companion)).data['addCompanionPart']).toEqual({ __typename: 'NotSignedIn' })
    expect((await ask(companion, { cookie })).data['addCompanionPart']).toEqual({ __typename: 'DropNotFound' })
    await post('/api/auth/logout', {}, { cookie })
    expect((await ask('{ viewer { address } }', { cookie })).data['viewer']).toBeNull()
    const other = await signIn()
    expect((await other.verify(`${other.signature.slice(0, -2)}1d`)).status).toBe(401)
  })

  test('a chain is simulated as far as progress goes', async () => {
    await post('/api/mock', { world: 'partial' })
    const [drop] = await makeSeeds('partial')
    const client = createPublicClient({ transport: http(`${url}/api/rpc`) })
    expect(await client.getChainId()).toBe(mockChainId)
    const abi = parseAbi(['function settled(bytes32 dropId, uint256 from, uint256 count) view returns (uint256[])'])
    const args = [drop!.manifest.dropId, 0n, 4n] as const
    const words = await client.readContract({ abi, address: mockDistributor, functionName: 'settled', args })
    expect(words).toEqual([0, 1, 2, 3].map((slot) => drop!.bitmap(slot, 250)))
    await post('/api/mock', { world: 'empty' })
  })

  test('the demo wallet finds its account there, and can sign in with it', async () => {
    const client = createWalletClient({ transport: http(`${url}/api/rpc`) })
    const [account] = await client.requestAddresses()
    expect(account).toBe(demoSender)
    const signature = await client.signMessage({ account: demoSender, message: 'hello' })
    expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(demoSender)
  })

  test('the page’s configuration names the mock chain', async () => {
    expect(await (await fetch(`${url}/api/config`)).json()).toMatchObject({
      chains: [{ id: mockChainId }],
      demoWallet: true,
      // Every field that the page reads is there: it refuses a configuration with less.
      walletConnectProjectId: null,
      walletDiscovery: false,
      frameAncestors: [],
    })
  })
})
