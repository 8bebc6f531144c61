import { getChainFacts, newSlotGas } from '@slotdrop/chains'
import { slotDistributorAbi } from '@slotdrop/contracts'
import { demoStateGas } from '@slotdrop/contracts/testing'
import { freezeManifest, type Manifest, type Row, type TokenStandard } from '@slotdrop/drops'
import { makeRows, startChain, type TestChain } from '@slotdrop/testing'
import { type Address, decodeFunctionData, decodeFunctionResult, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { preflight } from '../src/index.ts'
import { sendRequest } from '../src/send/sendRequest.ts'
import {
  asClient,
  authorise,
  createTestSender,
  pipelining,
  registerOperator,
  sending,
  type TestSender,
  wordsOf,
} from './support.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

const rowCount = 8
const firstId = 7n
const schedules = ['osaka', 'amsterdam'] as const
type Schedule = (typeof schedules)[number]

/** Burnt for each new storage slot, so that it costs what it does on the schedule. */
function extraGasOf(schedule: Schedule) {
  return newSlotGas[schedule] - newSlotGas.osaka
}

async function deploy(kind: keyof typeof demoStateGas, schedule: Schedule): Promise<Address> {
  const { abi, bytecode } = demoStateGas[kind]
  const hash = await chain.client.deployContract({ abi, bytecode, args: [extraGasOf(schedule)] })
  const { contractAddress } = await chain.client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('It was not deployed.')
  return contractAddress
}

async function call(sender: TestSender, to: Address, data: Hex) {
  await chain.client.waitForTransactionReceipt({ hash: await sender.client.sendTransaction({ to, data }) })
}

let lists = 90_000

async function prepareErc20(kind: 'votes' | 'dividends', schedule: Schedule, sender: TestSender) {
  const token = await deploy(kind, schedule)
  const rows = makeRows(rowCount, { seed: lists++, decimals: 18 })
  const value = rows.reduce((sum, { amount }) => sum + amount, 0n)
  const { abi } = demoStateGas[kind]
  await call(sender, token, encodeFunctionData({ abi, functionName: 'mint', args: [sender.account.address, value] }))
  return { token, standard: 'ERC20' as const, rows }
}

/** The dearest rows that are known, each with what its sender needs. */
const kinds: Readonly<
  Record<
    string,
    (
      schedule: Schedule,
      sender: TestSender,
    ) => Promise<{ token: Address; standard: TokenStandard; rows: readonly Row[] }>
  >
> = {
  'an ERC-20 with votes, both accounts delegated': (schedule, sender) => prepareErc20('votes', schedule, sender),
  'an ERC-20 that pays dividends': (schedule, sender) => prepareErc20('dividends', schedule, sender),
  async 'an ERC-721 with lists and votes'(schedule, sender) {
    const token = await deploy('nft', schedule)
    const args = [sender.account.address, firstId, BigInt(rowCount)] as const
    await call(sender, token, encodeFunctionData({ abi: demoStateGas.nft.abi, functionName: 'mint', args }))
    const rows = makeRows(rowCount, { seed: lists++ }).map(({ account }, index) => ({
      account,
      id: firstId + BigInt(index),
      amount: 1n,
    }))
    return { token, standard: 'ERC721', rows }
  },
  async 'coins to contracts that remember them'(schedule) {
    const rows: Row[] = []
    // oxlint-disable-next-line no-await-in-loop -- one account, one nonce after the other
    for (let row = 0; row < rowCount; row++)
      rows.push({ account: await deploy('account', schedule), id: 0n, amount: 7n })
    return { token: zeroAddress, standard: 'NATIVE', rows }
  },
}

async function prepare(kind: string, schedule: Schedule) {
  const sender = await createTestSender(chain)
  const prepared = await kinds[kind]?.(schedule, sender)
  if (!prepared) throw new Error(`No kind ${kind}.`)
  const { token, standard, rows } = prepared
  const manifest = await freezeManifest({
    title: 'State gas',
    token: { symbol: 'T', name: 'T', decimals: 0 },
    rows,
    terms: {
      ...{ chainId: 31_337, distributor: chain.distributor, sender: sender.account.address, token, standard },
      ...{ policy: 'skip', safeTransfer: false, direct: false, round: 1n, slotSize: 4 },
      ...{ opensAtSeconds: 0n, closesAtSeconds: 0n },
    },
  })
  await authorise(chain, sender, manifest)
  sender.requests.length = 0
  return { ...sender, manifest }
}

/** Rows of the first slot that are refused, if each call gets so much gas. */
async function refusedWith(manifest: Manifest, rowGas: bigint): Promise<bigint> {
  const { data = '0x' } = await chain.client.call({
    account: manifest.terms.sender,
    ...sendRequest(manifest, new Map([[0, 15n]]), rowGas),
    gas: getChainFacts(1).transactionGasCap,
  })
  const [, failed] = decodeFunctionResult({ abi: slotDistributorAbi, functionName: 'send', data })
  return failed[0] ?? 0n
}

function rowGasIn(data: Hex): bigint {
  const { functionName, args } = decodeFunctionData({ abi: slotDistributorAbi, data })
  if (functionName !== 'send') throw new Error(`It called ${functionName}.`)
  return args[2]
}

const everyRow = [15n, 15n]

describe.each(Object.keys(kinds))('%s', (kind) => {
  test.each(schedules)('with new state as dear as on %s, every row is paid by a wallet that asks', async (schedule) => {
    const { manifest, wallet, requests } = await prepare(kind, schedule)
    const trial = await preflight({ client: asClient(chain), manifest })
    expect(trial).toMatchObject({ refusedRows: 0, shortRows: 0, problems: [] })
    const sender = sending(chain, { manifest, wallet })
    await sender.start()
    expect(sender.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    expect(await wordsOf(chain, manifest)).toEqual(everyRow)
    expect(requests).toHaveLength(2)
  })

  test.each(schedules)('with new state as dear as on %s, every row is paid by a sending key', async (schedule) => {
    const drop = await prepare(kind, schedule)
    const { manifest } = drop
    // Coins that go along with a transaction can only be sent by the sender's own key.
    const signer = manifest.terms.standard === 'NATIVE' ? drop.account : await registerOperator(chain, drop)
    const pipeline = pipelining(chain, { manifest, signer })
    await pipeline.start()
    expect(pipeline.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0 } })
    expect(await wordsOf(chain, manifest)).toEqual(everyRow)
  })

  test('a fixed limit that is enough on Osaka refuses rows on Amsterdam, and the gas that is planned refuses none', async () => {
    const plan = async (schedule: Schedule) => {
      const { manifest, wallet, requests } = await prepare(kind, schedule)
      await sending(chain, { manifest, wallet }).start()
      return rowGasIn(requests[0]?.data ?? '0x')
    }
    const [before, after] = [await plan('osaka'), await plan('amsterdam')]
    expect(after).toBeGreaterThan(before)
    const { manifest } = await prepare(kind, 'osaka')
    const { manifest: dearer } = await prepare(kind, 'amsterdam')
    const limit = manifest.terms.standard === 'NATIVE' ? 100_000n : 400_000n
    expect([await refusedWith(manifest, limit), await refusedWith(manifest, before)]).toEqual([0n, 0n])
    expect([await refusedWith(dearer, limit), await refusedWith(dearer, after)]).toEqual([15n, 0n])
  })
})
