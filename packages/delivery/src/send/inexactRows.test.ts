import { demoHabits, demoItems } from '@slotdrop/contracts/testing'
import { type Address, type DropTerms, freezeManifest, type Hex, type Row, slotWord } from '@slotdrop/drops'
import { startChain, type TestChain } from '@slotdrop/testing'
import { concat, encodeFunctionData, getAddress, numberToHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  asClient,
  authorise,
  createBlockClock,
  createTestSender,
  pipelining,
  registerOperator,
  sending,
  wordsOf,
} from '../../test/support.ts'
import { createMemoryJournal } from '../journal/journal.ts'
import { preflight } from '../preflight/preflight.ts'
import type { Masks } from './sizeTransaction.ts'
import { findInexactRow } from './findInexactRow.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
beforeEach(() => chain.client.setAutomine(true))
afterAll(() => chain.stop())

let counter = 0n

function account(): Address {
  return getAddress(numberToHex(0x8000_0000n + ++counter, { size: 20 }))
}

async function act(to: Address, data: Hex) {
  await chain.client.waitForTransactionReceipt({ hash: await chain.client.sendTransaction({ to, data }) })
}

async function deploy(bytecode: Hex): Promise<Address> {
  const hash = await chain.client.deployContract({ abi: [], bytecode })
  const { contractAddress } = await chain.client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The token was not deployed.')
  return contractAddress
}

const { abi: habits } = demoHabits
const { abi: items } = demoItems

/** Code that passes on a unit of whatever token calls it: `transfer(to, 1)`. */
function passesOn(to: Address): Hex {
  return concat([
    '0x63a9059cbb60e01b600052',
    '0x73',
    to,
    '0x600452',
    '0x6001602452',
    '0x6000600060446000600033',
    '0x5af100',
  ])
}

/** Code that gives one item of id 7 back as it gets some, and answers that it takes them: `safeTransferFrom(this, to, 7, 1, "")`. */
function givesBack(to: Address): Hex {
  const words = concat(['0x6007604452', '0x6001606452', '0x60a0608452', '0x600060a452'])
  const call = concat(['0x63f242432a60e01b600052', '0x30600452', '0x73', to, '0x602452', words])
  return concat([call, '0x6000600060c460006000335af150', '0x63f23a6e6160e01b60005260206000f3'])
}

/** Three slots of ten rows; the row at `place` has code. */
async function prepare(
  standard: 'ERC20' | 'ERC1155',
  place: number,
  codeFor: (sender: Address) => Hex | undefined,
  other: Partial<DropTerms> = {},
) {
  const sender = await createTestSender(chain)
  const { address } = sender.account
  const isItems = standard === 'ERC1155'
  const token = await deploy(isItems ? demoItems.bytecode : demoHabits.bytecode)
  const rows = Array.from({ length: 30 }, (_, index): Row => ({
    account: account(),
    id: isItems ? 7n : 0n,
    amount: BigInt(index + 1) * 10n,
  }))
  const manifest = await freezeManifest({
    title: 'Odd accounts',
    token: { symbol: 'ODD', name: 'Odd', decimals: 0 },
    rows,
    terms: {
      chainId: 31_337,
      distributor: chain.distributor,
      sender: address,
      token,
      standard,
      policy: 'skip',
      safeTransfer: false,
      direct: false,
      opensAtSeconds: 0n,
      closesAtSeconds: 0n,
      round: ++counter,
      slotSize: 10,
      ...other,
    },
  })
  const amount = manifest.total * 2n
  if (isItems) await act(token, encodeFunctionData({ abi: items, functionName: 'mint', args: [address, 7n, amount] }))
  else await act(token, encodeFunctionData({ abi: habits, functionName: 'mint', args: [address, amount] }))
  const odd = manifest.rowAt(place).account
  const bytecode = codeFor(address)
  if (bytecode) await chain.client.setCode({ address: odd, bytecode })
  if (bytecode && !isItems)
    await act(token, encodeFunctionData({ abi: habits, functionName: 'setHook', args: [odd, true] }))
  return { ...sender, manifest, token }
}

/** An account at the first place, where it is looked at, and one in the middle of a slot that gives items back. */
const oddAccounts = [
  ['an ERC-20 row whose account passes on what it gets', 'ERC20', 0, () => passesOn(account())],
  ['an ERC-1155 row whose account gives some of it back', 'ERC1155', 14, givesBack],
] as const

describe.each(oddAccounts)('%s', (_, standard, place, codeFor) => {
  const [slot, mask] = [Math.floor(place / 10), slotWord.maskOf([place % 10])]
  const others = [1023n, 1023n, 1023n].with(slot, 1023n & ~mask)
  const refused = { name: 'NothingPayableError', mask, reason: { kind: 'inexact' } }

  test('is named before anything is signed, and no other is', async () => {
    const drop = await prepare(standard, place, codeFor)
    const found = await preflight({ client: asClient(chain), manifest: drop.manifest })
    expect(found).toMatchObject({ problems: [], refusedRows: 1, hasTransferFee: false })
    expect(found.verdict(place)).toEqual({ kind: 'refused', reason: { kind: 'inexact' } })
    expect(found.verdict(place + 1)).toEqual({ kind: 'ok' })
  })

  test('waits for the user’s word, and all others are paid', async () => {
    const drop = await prepare(standard, place, codeFor)
    await authorise(chain, drop, drop.manifest)
    const journal = createMemoryJournal()
    // The second goes on where the first ended.
    for (const maxSlots of [1, undefined]) {
      const run = sending(chain, drop, { journal, maxSlots })
      await run.start()
      expect(run.getState()).toMatchObject({ phase: 'paused', problem: { slot, error: refused } })
      expect(await wordsOf(chain, drop.manifest)).toEqual(others)
    }
  })

  test('stops its own slot of a strict drop, and no other one', async () => {
    const drop = await prepare(standard, place, codeFor, { policy: 'strict' })
    await authorise(chain, drop, drop.manifest)
    const run = sending(chain, drop, { maxSlots: undefined })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'paused', problem: { slot, error: { ...refused, mask: 1023n } } })
    expect(await wordsOf(chain, drop.manifest)).toEqual([1023n, 1023n, 1023n].with(slot, 0n))
  })

  test('is left out by a key that sends in the background', async () => {
    const drop = await prepare(standard, place, codeFor)
    await authorise(chain, drop, drop.manifest)
    const signer = await registerOperator(chain, drop)
    await chain.client.setAutomine(false)
    await chain.client.mine({ blocks: 1 })
    const run = pipelining(chain, { manifest: drop.manifest, signer }, { clock: createBlockClock(chain) })
    await run.start()
    const left = { slot, rows: mask, reason: { kind: 'inexact' } }
    expect(run.getState()).toMatchObject({ phase: 'paused', leftOut: [left] })
    expect(await wordsOf(chain, drop.manifest)).toEqual(others)
  })
})

test('a token that keeps a part of every transfer stops the drop, and no row is blamed', async () => {
  const drop = await prepare('ERC20', 0, () => undefined)
  await authorise(chain, drop, drop.manifest)
  await act(drop.token, encodeFunctionData({ abi: habits, functionName: 'setFee', args: [10n] }))
  const run = sending(chain, drop)
  await run.start()
  expect(run.getState()).toMatchObject({
    phase: 'blocked',
    problem: { error: { name: 'RevertedError', errorName: 'InexactTransfer' } },
  })
  expect(await wordsOf(chain, drop.manifest)).toEqual([0n, 0n, 0n])
})

describe('which row it is', () => {
  const all: Masks = new Map([
    [2, 0b1011_0111n],
    [5, 0b11n],
  ])
  const has = (masks: Masks, slot: number, row: number) => slotWord.isSet(masks.get(slot) ?? 0n, row)

  test.each([
    [2, 0],
    [2, 7],
    [5, 0],
    [5, 1],
  ])('row %#: slot %i, row %i is found, and no row is tried that was not asked for', async (slot, row) => {
    const tried: Masks[] = []
    const found = await findInexactRow(all, async (masks) => {
      tried.push(masks)
      return has(masks, slot, row)
    })
    expect(found).toEqual({ slot, row })
    for (const masks of tried) for (const [each, mask] of masks) expect(mask & ~(all.get(each) ?? 0n)).toBe(0n)
  })

  test('is said of one of two that are inexact, and of none where more are', async () => {
    const odd = (...places: readonly (readonly [number, number])[]) =>
      findInexactRow(all, async (masks) => places.some(([slot, row]) => has(masks, slot, row)))
    expect(await odd([2, 1], [5, 1])).toEqual({ slot: 2, row: 1 })
    expect(await odd([2, 1], [2, 5], [5, 1])).toBeUndefined()
  })

  test('is not said where all are inexact, few as they are', async () => {
    expect(await findInexactRow(new Map([[3, 9n]]), async () => true)).toBeUndefined()
  })

  test('is not said where only several together are inexact, nor of a row that is asked for alone', async () => {
    expect(await findInexactRow(all, async (masks) => has(masks, 2, 0) && has(masks, 5, 1))).toBeUndefined()
    expect(await findInexactRow(new Map([[3, 8n]]), async () => true)).toBeUndefined()
  })
})
