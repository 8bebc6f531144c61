import { claimDomain, claimTypes, slotDistributorAbi } from '@slotdrop/contracts'
import { type Manifest, proveRow, serializeManifest, toDropStruct } from '@slotdrop/drops'
import { startChain, type TestChain } from '@slotdrop/testing'
import {
  type Address,
  BaseError,
  createPublicClient,
  createWalletClient,
  decodeErrorResult,
  erc20Abi,
  type Hex,
  http,
  isHex,
  parseAbi,
  RpcRequestError,
  zeroAddress,
  zeroHash,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../../../test/createTestApi.ts'
import { createTestSending } from '../../../test/createTestSending.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/databases.ts'
import { makeManifest } from '../../../test/makeManifest.ts'
import type { OpenDatabase } from '../../database/createDatabase.ts'
import { createRateLimiter } from '../../http/createRateLimiter.ts'
import type { SendingService } from '../../sending.ts'

const sender = privateKeyToAccount(generatePrivateKey())
const person = privateKeyToAccount(generatePrivateKey())
const other = privateKeyToAccount(generatePrivateKey())
/** A contract that accepts any signature (ERC-1271). */
const safe = privateKeyToAccount(generatePrivateKey()).address
const acceptsAll = '0x631626ba7e60e01b60005260206000f3'
const expiresAt = new Date('2100-01-01T00:00:00.000Z')
const auth = createTestAuth({ sender: { address: sender.address, chainId: 31_337, accountType: 'eoa', expiresAt } })

let chain: TestChain
let database: TestDatabase
let open: OpenDatabase
let sending: ReturnType<typeof createTestSending>
let manifest: Manifest
let now: bigint
beforeAll(async () => {
  ;[chain, database] = await Promise.all([startChain(), createTestDatabase('embedded')])
  open = await database.open()
  now = (await chain.client.getBlock()).timestamp
  manifest = await publish(1n)
})
afterAll(async () => {
  await open.close()
  await database.remove()
  await chain.stop()
})
beforeEach(async () => {
  sending = { ...createTestSending(), tryClaim }
  await sending.setRequests(manifest.dropId, { isAllowed: true, rowsPerDay: 10 })
})

/** The distributor's own word on a claim. What the service adds to the trial is tested with the service. */
const tryClaim: SendingService['tryClaim'] = async (_dropId, call) => {
  const client = createPublicClient({ chain: foundry, transport: http(chain.rpcUrl, { retryCount: 0 }) })
  try {
    await client.call(call)
    return { kind: 'passes' }
  } catch (error) {
    const refusal = error instanceof BaseError && error.walk((cause) => cause instanceof RpcRequestError)
    if (!(refusal instanceof RpcRequestError) || !isHex(refusal.data)) throw error
    const { errorName } = decodeErrorResult({ abi: slotDistributorAbi, data: refusal.data })
    return { kind: 'refused', errorName }
  }
}

function createTestApiWithSending(parameters: Parameters<typeof createTestApi>[1] = {}) {
  return createTestApi(open.db, {
    ...{ auth, sending, clock: () => new Date(Number(now) * 1000) },
    config: { chains: [{ id: 31_337, distributor: chain.distributor }] },
    ...parameters,
  })
}

/** A public drop whose sender approved it and opened its claims. */
async function publish(round: bigint): Promise<Manifest> {
  const { client, rpcUrl, distributor, tokens } = chain
  const token = tokens.find(({ symbol }) => symbol === 'MERI')?.address ?? zeroAddress
  const rows = [person.address, other.address, safe].map((account) => ({ account, id: 0n, amount: 5n }))
  const terms = { chainId: 31_337, distributor, sender: sender.address, token, round }
  const sealed = await makeManifest(terms, rows)
  await client.setBalance({ address: sender.address, value: 10n ** 20n })
  await client.setCode({ address: safe, bytecode: acceptsAll })
  const wallet = createWalletClient({ account: sender, chain: foundry, transport: http(rpcUrl) })
  const mint = parseAbi(['function mint(address to, uint256 value)'])
  const struct = toDropStruct(sealed)
  for (const hash of [
    await wallet.writeContract({ abi: mint, address: token, functionName: 'mint', args: [sender.address, 1000n] }),
    await wallet.writeContract({ abi: erc20Abi, address: token, functionName: 'approve', args: [distributor, 1000n] }),
    await wallet.writeContract({
      ...{ abi: slotDistributorAbi, address: distributor, functionName: 'register' },
      args: [struct, zeroAddress, 0, false, true, zeroHash],
    }),
  ])
    await client.waitForTransactionReceipt({ hash })
  const save = `mutation($manifest: String!) { saveDrop(input: { manifest: $manifest, publish: true }) { __typename } }`
  await ask(createTestApiWithSending(), save, { manifest: serializeManifest(sealed) }, 'sender')
  return sealed
}

type Input = {
  readonly id: string
  readonly recipient: string
  readonly slot: number
  readonly slotRow: number
  readonly to: string
  readonly deadline: string
  readonly signature: string
}

function placeOf(account: Address): number {
  return [0, 1, 2].find((index) => manifest.rowAt(index).account === account) ?? 0
}

/** A request that is right in everything but what is given. */
async function makeInput(
  changes: Partial<Input> = {},
  domain: Partial<ReturnType<typeof claimDomain>> = {},
  signer = person,
): Promise<Input> {
  const slotRow = placeOf(person.address)
  const to = privateKeyToAccount(generatePrivateKey()).address
  const message = { dropId: manifest.dropId, slot: 0n, row: BigInt(slotRow), to, deadline: now + 86_400n }
  const signature = await signer.signTypedData({
    domain: { ...claimDomain(31_337, chain.distributor), ...domain },
    types: claimTypes,
    primaryType: 'Claim',
    message,
  })
  const place = { id: manifest.dropId, recipient: person.address, slot: 0, slotRow }
  return { ...place, to, deadline: String(message.deadline), signature, ...changes }
}

const request = `mutation($input: RequestClaimInput!) { requestClaim(input: $input) {
  __typename ... on RowsRequested { request { requestedRows { slotRow state signedUntil } } }
  ... on ClaimRefused { fault } ... on RequestNotOffered { reason } ... on Problem { code message } } }`

async function requestClaim(input: Input, api = createTestApiWithSending()) {
  const { data, errors } = await ask(api, request, { input })
  return errors ? { errors } : data?.['requestClaim']
}

describe('a row that its account signs for', { tags: ['R28'] }, () => {
  test('is asked for without a session, and the answer holds neither destination nor signature', async () => {
    const input = await makeInput()
    const answer = await requestClaim(input)
    const signedUntil = new Date(Number(input.deadline) * 1000).toISOString()
    expect(answer).toEqual({
      __typename: 'RowsRequested',
      request: { requestedRows: [{ slotRow: input.slotRow, state: 'QUEUED', signedUntil }] },
    })
    expect([...sending.asked.values()].flat()[0]?.signed).toMatchObject({ to: input.to, signature: input.signature })
  })

  test('may be of a contract that accepts the signature (ERC-1271)', async () => {
    const input = await makeInput({ recipient: safe, slotRow: placeOf(safe), signature: '0xabcdef' })
    expect(await requestClaim(input)).toMatchObject({ __typename: 'RowsRequested' })
  })

  test('is asked for again with the same answer', async () => {
    const input = await makeInput()
    expect(await requestClaim(input)).toEqual(await requestClaim(input))
  })
})

describe('nothing is asked for', { tags: ['T37', 'R26', 'R28'] }, () => {
  test.each<[string, () => Promise<Input>]>([
    ['another account signed', () => makeInput({}, {}, other)],
    ['it was signed for another network', () => makeInput({}, { chainId: 1 })],
    ['it was signed for another contract', () => makeInput({}, { verifyingContract: other.address })],
    ['it was signed for another destination', () => makeInput({ to: other.address })],
    ['it was signed with another deadline', () => makeInput({ deadline: String(now + 90_000n) })],
    ['the signature is empty', () => makeInput({ signature: '0x' })],
    ['the signature is cut', async () => makeInput({ signature: (await makeInput()).signature.slice(0, -2) })],
    ['the signature is endless', () => makeInput({ signature: `0x${'ab'.repeat(9_000)}` })],
    [
      'its row is of somebody else, who did not sign',
      () => makeInput({ recipient: other.address, slotRow: placeOf(other.address) }),
    ],
  ])('when %s', async (_case, make) => {
    expect(await requestClaim(await make())).toMatchObject({
      ...{ __typename: 'ClaimRefused', code: 'CLAIM_REFUSED', fault: 'BAD_SIGNATURE' },
      message: expect.stringMatching(/Sign again/),
    })
    expect(sending.asked.size).toBe(0)
  })

  test.each<[string, (input: Input) => Partial<Input>, string]>([
    ['the deadline is over', () => ({ deadline: String(now - 1n) }), 'EXPIRED'],
    ['the deadline is too near', () => ({ deadline: String(now + 599n) }), 'EXPIRED'],
    ['the deadline is too far', () => ({ deadline: String(now + 2_592_001n) }), 'TOO_LONG'],
    ['the deadline has no end', () => ({ deadline: String(2n ** 256n - 1n) }), 'TOO_LONG'],
    ['the destination is the account', () => ({ to: person.address }), 'OWN_ADDRESS'],
    ['the destination is nobody', () => ({ to: zeroAddress }), 'BAD_DESTINATION'],
    ['the destination is the distributor', () => ({ to: chain.distributor }), 'BAD_DESTINATION'],
    ['the destination is the token', () => ({ to: manifest.terms.token }), 'BAD_DESTINATION'],
  ])('when %s', async (_case, change, fault) => {
    const input = await makeInput()
    expect(await requestClaim({ ...input, ...change(input) })).toMatchObject({ __typename: 'ClaimRefused', fault })
    expect(sending.asked.size).toBe(0)
  })

  test.each([
    ['the list has no such row', { slotRow: 200 }],
    ['the list has no such slot', { slot: 7 }],
    ['a slot is below zero', { slot: -1 }],
    ['the row is another account’s', { slotRow: 1 }],
  ])('when %s', async (_case, change) => {
    const slotRow = 'slotRow' in change && change.slotRow === 1 ? placeOf(other.address) : undefined
    const input = await makeInput({ ...change, ...(slotRow === undefined ? {} : { slotRow }) })
    expect(await requestClaim(input)).toMatchObject({ __typename: 'NotOnTheList' })
    expect(sending.asked.size).toBe(0)
  })

  test.each([
    ['an address is none', { to: '0x12' }],
    ['an address has a wrong checksum', { to: person.address.replace(/[a-f]/, (letter) => letter.toUpperCase()) }],
    ['a signature is no hex', { signature: 'yes' }],
    ['a deadline is below zero', { deadline: '-1' }],
  ])('when %s', async (_case, change) => {
    expect(await requestClaim(await makeInput(change))).toMatchObject({ errors: [{}] })
  })

  test('when the sender does not allow it', async () => {
    await sending.setRequests(manifest.dropId, { isAllowed: false, rowsPerDay: 0 })
    expect(await requestClaim(await makeInput())).toMatchObject({
      __typename: 'RequestNotOffered',
      reason: 'NOT_ALLOWED',
    })
  })

  test.each([
    ['is not configured', () => Promise.resolve(undefined)],
    ['does not answer', () => Promise.reject(new Error('The node is out of order.'))],
  ])('when the chain %s: an unverified signature is kept nowhere', async (_case, tryNothing) => {
    const api = createTestApiWithSending({ sending: { ...sending, tryClaim: tryNothing } })
    expect(await requestClaim(await makeInput(), api)).toMatchObject({
      ...{ __typename: 'ClaimRefused', fault: 'CHAIN_SILENT' },
    })
    expect(sending.asked.size).toBe(0)
  })

  test('when one network asks for a recipient too often', async () => {
    const rateLimiter = createRateLimiter({ db: open.db, clock: () => new Date(Number(now) * 1000) })
    const api = createTestApiWithSending({ rateLimiter })
    const input = await makeInput({ signature: '0x00' })
    const answers = []
    for (let count = 0; count < 12; count += 1) answers.push(await requestClaim(input, api))
    expect(answers.at(-1)).toMatchObject({ errors: [{}] })
  })

  test.each([
    ['on-its-way', undefined, { fault: 'ON_ITS_WAY', message: expect.stringMatching(/on its way already/) }],
    ['not-later', undefined, { fault: 'NOT_LATER', message: expect.stringMatching(/Sign again/) }],
    ['not-later', 'budget-used', { fault: 'NOT_LATER' }],
    ['given-up', undefined, { fault: 'GIVEN_UP', message: expect.stringMatching(/with your wallet/) }],
    ['given-up', 'budget-used', { reason: 'BUDGET_USED' }],
    [undefined, 'budget-used', { __typename: 'RowsRequested' }],
  ] as const)('when the service keeps another signature (%s, %s), and that is said', async (notTaken, bar, answer) => {
    const request: typeof sending.request = async (id, { account }) => ({
      ...{ refusedFor: bar, notTaken, requests: await sending.getRequests(id, account) },
    })
    const api = createTestApiWithSending({ sending: { ...sending, request } })
    expect(await requestClaim(await makeInput(), api)).toMatchObject(answer)
  })

  test('when its row is on its way and the signature is none', async () => {
    const input = await makeInput()
    await requestClaim(input)
    for (const [key, rows] of sending.asked)
      sending.asked.set(
        key,
        rows.map((row) => ({ ...row, state: 'on-its-way' })),
      )
    const garbage = { ...input, signature: `0x${'ab'.repeat(65)}` }
    expect(await requestClaim(garbage)).toMatchObject({ __typename: 'ClaimRefused', fault: 'BAD_SIGNATURE' })
  })

  // The last one: it pays the row.
  test('when the row is paid: a signature works once', async () => {
    const input = await makeInput()
    const index = placeOf(person.address)
    const { account, id, amount } = manifest.rowAt(index)
    const { slot, row, rowProof, rowsHash, slotProof } = proveRow(manifest, index)
    const hash = await chain.client.writeContract({
      ...{ abi: slotDistributorAbi, address: chain.distributor, functionName: 'claimBySig' },
      args: [
        ...([toDropStruct(manifest), BigInt(slot), BigInt(row), account, id, amount] as const),
        ...([rowProof, rowsHash, slotProof] as const),
        ...([input.to as Address, BigInt(input.deadline), input.signature as Hex] as const),
      ],
    })
    await chain.client.waitForTransactionReceipt({ hash })
    expect(await requestClaim(input)).toMatchObject({ __typename: 'NothingOpen' })
    expect(sending.asked.size).toBe(0)
  })
})
