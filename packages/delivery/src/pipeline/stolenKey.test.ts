import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Manifest, proveRow, type Row, toDropStruct, slotWord } from '@slotdrop/drops'
import { makeRows, startChain, type TestChain } from '@slotdrop/testing'
import {
  type Address,
  type ContractFunctionArgs,
  createWalletClient,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  zeroHash,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { amounts, asClient, balanceOf, balances, createTestSender, sealFor } from '../../test/support.ts'
import { fetchAuthoriseSteps } from '../authorise/fetchAuthoriseSteps.ts'
import { getCancelStep } from '../authorise/getCancelStep.ts'
import { claimRequest } from '../claim/claimRequest.ts'
import { findRevert } from '../errors/decodeRevert.ts'
import type { TransactionRequest } from '../ports.ts'
import { sendRequest } from '../send/sendRequest.ts'

const portion = 10n ** 16n
const all = slotWord.full(10)

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

let lists = 6000

type SendArguments = ContractFunctionArgs<typeof slotDistributorAbi, 'nonpayable' | 'payable', 'send'>

/** Two drops of one sender and token, both approved; the stolen key was registered for the first alone, and given a portion. */
async function prepare() {
  const sender = await createTestSender(chain)
  const key = privateKeyToAccount(generatePrivateKey())
  const seal = (rows: readonly Row[]) => sealFor(chain, sender.account.address, rows, { slotSize: 10 })
  const mine = async (request: TransactionRequest) => {
    const { status } = await chain.client.waitForTransactionReceipt({
      hash: await sender.wallet.sendTransaction(request),
    })
    expect(status).toBe('success')
  }
  const drop = await seal(makeRows(20, { seed: lists++ }))
  const other = await seal(makeRows(20, { seed: lists++ }))
  const { timestamp } = await chain.client.getBlock()
  const until = Number(timestamp) + 86_400
  const registration = { operator: key.address, claimsOpen: true, operatorUntil: until, gasMoney: portion }
  for (const { request } of await fetchAuthoriseSteps({ client: asClient(chain), manifest: drop, registration }))
    await mine(request)
  // One allowance for all drops of a token: what it is for, the distributor knows.
  await mine({
    to: drop.terms.token,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [drop.terms.distributor, drop.total + other.total],
    }),
    value: 0n,
  })
  return { sender, key, drop, other, until, mine }
}

type Prepared = Awaited<ReturnType<typeof prepare>>
let prepared: Prepared
beforeEach(async () => {
  prepared = await prepare()
})

const thief: Address = `0x${'bad05'.padStart(40, '0')}`

/** The call of `send` for other rows, under the terms and the root of a drop. */
async function sendOthersAs(drop: Manifest): Promise<Hex> {
  const rows = makeRows(drop.rowCount, { seed: lists++ })
  const others = await sealFor(chain, drop.terms.sender, rows, { slotSize: 10 })
  const { args } = decodeFunctionData({
    abi: slotDistributorAbi,
    data: sendRequest(others, new Map([[0, all]]), 400_000n).data,
  })
  // Sound: it was encoded as a call of `send`.
  const [, sum, rowGas, slots] = args as SendArguments
  return encodeFunctionData({
    abi: slotDistributorAbi,
    functionName: 'send',
    args: [toDropStruct(drop), sum, rowGas, slots],
  })
}

function register(drop: Manifest, operator: Address) {
  return encodeFunctionData({
    abi: slotDistributorAbi,
    functionName: 'register',
    args: [toDropStruct(drop), operator, 0, false, true, zeroHash],
  })
}

/** What a call of the key comes to: the name of the refusal, or what the node answers. */
async function tryAsKey({ key, drop }: Prepared, data: Hex, to: Address = drop.terms.distributor) {
  try {
    const { data: answer } = await chain.client.call({ account: key.address, to, data })
    return { answer }
  } catch (error) {
    return { refused: findRevert(error)?.errorName ?? 'unnamed' }
  }
}

describe('with a stolen sending key', { tags: ['R24'] }, () => {
  type Try = readonly [what: string, data: (prepared: Prepared) => Promise<Hex> | Hex, refusal: string]
  const tries: readonly Try[] = [
    ['other rows can’t be sent under the drop’s root', ({ drop }) => sendOthersAs(drop), 'BadProof'],
    [
      'another drop of the sender can’t be sent',
      ({ other }) => sendRequest(other, new Map([[0, all]]), 400_000n).data,
      'NotAuthorised',
    ],
    ['the key can’t be named for another drop', ({ other, key }) => register(other, key.address), 'NotAuthorised'],
    ['its own date can’t be moved', ({ drop, key }) => register(drop, key.address), 'NotAuthorised'],
    ['nobody else can be named', ({ drop }) => register(drop, thief), 'NotAuthorised'],
    ['the drop can’t be cancelled', ({ drop }) => getCancelStep(drop).request.data, 'NotAuthorised'],
    [
      'a recipient’s row can’t be claimed to somebody else',
      ({ drop }) => claimRequest(drop, { index: 0, ...drop.rowAt(0), ...proveRow(drop, 0) }, thief).data,
      'NotTheAccount',
    ],
  ]
  test.each(tries)('%s', async (_, data, refusal) => {
    expect(await tryAsKey(prepared, await data(prepared))).toEqual({ refused: refusal })
  })

  test('the sender’s tokens can’t be taken at the token', async () => {
    const { drop, sender } = prepared
    const args = [sender.account.address, thief, 1n] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args })
    expect(await tryAsKey(prepared, data, drop.terms.token)).toEqual({ refused: expect.any(String) })
    expect(await balanceOf(chain, drop.terms.token, thief)).toBe(0n)
  })

  test('what is there to take is the portion, and committed rows go where they were to go', async () => {
    const { key, drop, other, sender } = prepared
    expect(await chain.client.getBalance({ address: key.address })).toBe(portion)
    const client = createWalletClient({ account: key, chain: foundry, transport: http(chain.rpcUrl) })
    const { to, data } = sendRequest(
      drop,
      new Map([...Array(drop.slotCount).keys()].map((slot) => [slot, all])),
      400_000n,
    )
    const { status } = await chain.client.waitForTransactionReceipt({
      hash: await client.sendTransaction({ to, data }),
    })
    expect(status).toBe('success')
    expect(await balances(chain, drop)).toEqual(amounts(drop))
    expect(await balanceOf(chain, drop.terms.token, sender.account.address)).toBe(other.total)
  })

  test.each([
    [
      'after its date',
      async ({ until }: Prepared) => chain.client.setNextBlockTimestamp({ timestamp: BigInt(until) }),
      'OperatorExpired',
    ],
    [
      'once the sender has named another',
      async ({ drop, mine }: Prepared) => mine({ to: drop.terms.distributor, data: register(drop, thief), value: 0n }),
      'NotAuthorised',
    ],
    [
      'once the sender has cancelled the drop',
      async ({ drop, mine }: Prepared) => mine(getCancelStep(drop).request),
      'AlreadyCancelled',
    ],
  ])('not even committed rows can be sent %s', async (_, end, refusal) => {
    const { data } = sendRequest(prepared.drop, new Map([[0, all]]), 400_000n)
    expect(await tryAsKey(prepared, data)).toMatchObject({ answer: expect.any(String) })
    await end(prepared)
    await chain.client.mine({ blocks: 1 })
    expect(await tryAsKey(prepared, data)).toEqual({ refused: refusal })
  })
})
