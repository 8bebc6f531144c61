import { demoHabits } from '@slotdrop/contracts/testing'
import { getRegisterStep } from '../authorise/getRegisterStep.ts'
import { claimRequest } from '../claim/claimRequest.ts'
import type { ChainClient, TransactionRequest } from '../ports.ts'
import { sendRequest } from '../send/sendRequest.ts'
import { fetchWords } from '../settled/fetchWords.ts'
import {
  type Address,
  createShards,
  type DropTerms,
  findInShards,
  freezeManifest,
  type Hex,
  type Manifest,
  toShardIndex,
} from '@slotdrop/drops'
import { type FaultProxy, makeRows, startChain, startFaultProxy, type TestChain } from '@slotdrop/testing'
import { createPublicClient, erc20Abi, http, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rebuildReport } from './rebuildReport.ts'

let chain: TestChain
let proxy: FaultProxy
beforeAll(async () => {
  chain = await startChain()
  proxy = await startFaultProxy(chain.rpcUrl)
})
afterAll(async () => {
  await proxy.stop()
  await chain.stop()
})

/** Twenty rows in two slots, of a token that the demo account holds enough of. */
function seal(token: Address, round: bigint, other: Partial<DropTerms> = {}) {
  return freezeManifest({
    title: 'Rewards',
    token: { symbol: 'MERI', name: 'Meridian', decimals: 18 },
    rows: makeRows(20, { seed: 77 }),
    terms: {
      chainId: 31_337,
      distributor: chain.distributor,
      sender: chain.account,
      token,
      standard: 'ERC20',
      policy: 'skip',
      safeTransfer: false,
      direct: false,
      opensAtSeconds: 0n,
      closesAtSeconds: 0n,
      round,
      slotSize: 10,
      ...other,
    },
  })
}

async function mined(hash: Hex) {
  expect((await chain.client.waitForTransactionReceipt({ hash })).status).toBe('success')
  return hash
}

async function approve({ terms: { token, distributor }, total }: Manifest) {
  return mined(
    await chain.client.writeContract({
      abi: erc20Abi,
      address: token,
      functionName: 'approve',
      args: [distributor, total],
    }),
  )
}

async function send({ to, data }: Pick<TransactionRequest, 'to' | 'data'>) {
  return mined(await chain.client.sendTransaction({ to, data, gas: 3_000_000n }))
}

function clientAt(url: string) {
  return createPublicClient({ chain: foundry, transport: http(url, { retryCount: 0 }), cacheTime: 0 }) as ChainClient
}

function rebuild(manifest: Manifest, client = clientAt(chain.rpcUrl)) {
  return rebuildReport({ client, manifest })
}

test('a report made from the chain alone has every row, and words and payments match; a node that lags is found out', async () => {
  const manifest = await seal(chain.tokens[0]?.address ?? zeroAddress, 1n)
  const lagging = clientAt(proxy.rpcUrl)
  proxy.setFaults([{ method: 'eth_call', mode: 'stale' }])
  await fetchWords({ client: lagging, manifest })

  await approve(manifest)
  const hash = await send(sendRequest(manifest, new Map([[0, 1023n]]), 400_000n))

  const { report, agreement } = await rebuild(manifest)
  expect(agreement).toEqual({ settledRows: 10, rowsInLogs: 10, missingRows: 0 })
  expect(report.rows).toMatchObject({ delivered: 10, open: 10 })
  expect(report.delivered + report.short + report.open).toBe(manifest.total)
  expect(report.rowAt(3)).toMatchObject({ state: 'delivered', transfer: { transactionHash: hash } })

  expect((await rebuild(manifest, lagging)).agreement).toEqual({ settledRows: 0, rowsInLogs: 0, missingRows: 10 })
})

test('a row that its recipient claimed is told as claimed, with the transaction of the claim', async () => {
  const manifest = await seal(chain.tokens[0]?.address ?? zeroAddress, 2n)
  await approve(manifest)
  await send(getRegisterStep(manifest, { operator: zeroAddress, claimsOpen: true }).request)
  const shards = new Map([...createShards(manifest)].map(({ name, bytes }) => [name, bytes]))
  const { account } = manifest.rowAt(4)
  const [row] = await findInShards({
    index: toShardIndex(manifest),
    account,
    load: async (name) => shards.get(name) ?? new Uint8Array(),
  })
  if (!row) throw new Error('The account is not in the list.')
  const claimed = await send(claimRequest(manifest, row))
  const pushed = await send(sendRequest(manifest, new Map([[0, 1023n]]), 400_000n))

  const { report, agreement } = await rebuild(manifest)
  expect(agreement).toEqual({ settledRows: 10, rowsInLogs: 10, missingRows: 0 })
  expect(report.rows).toMatchObject({ delivered: 9, claimed: 1, open: 10 })
  expect(report.rowAt(4)).toMatchObject({ state: 'claimed', transfer: { transactionHash: claimed } })
  expect(report.rowAt(4).transfer?.fee).toBeUndefined()
  expect(report.rowAt(5)).toMatchObject({ state: 'delivered', transfer: { transactionHash: pushed } })
})

test('what a token kept of each row is told by its transfers, and the sums tie out', async () => {
  const { contractAddress } = await chain.client.waitForTransactionReceipt({
    hash: await chain.client.deployContract(demoHabits),
  })
  const token = contractAddress ?? zeroAddress
  const manifest = await seal(token, 3n, { direct: true })
  const change = async (functionName: 'mint' | 'setFee', args: readonly unknown[]) =>
    mined(await chain.client.writeContract({ abi: demoHabits.abi, address: token, functionName, args: args as never }))
  await change('mint', [chain.account, manifest.total])
  await change('setFee', [5n])
  await approve(manifest)
  await send(sendRequest(manifest, new Map([[0, 1023n]]), 400_000n))

  const { report } = await rebuild(manifest)
  expect(report.rows).toMatchObject({ delivered: 0, short: 10, open: 10 })
  const { account, amount } = manifest.rowAt(2)
  const arrived = await chain.client.readContract({
    abi: erc20Abi,
    address: token,
    functionName: 'balanceOf',
    args: [account],
  })
  expect(report.rowAt(2)).toMatchObject({ state: 'short', delivered: arrived, short: amount - arrived })
  expect(report.short).toBeGreaterThan(0n)
  expect(report.delivered + report.short + report.open).toBe(manifest.total)
})

test('fees are what the network took for sending, once for two slots of one transaction, on L1 too; claims are not counted', async () => {
  const manifest = await seal(chain.tokens[0]?.address ?? zeroAddress, 77n)
  await approve(manifest)
  expect((await rebuild(manifest)).fees).toBe(0n)
  const hash = await send(
    sendRequest(
      manifest,
      new Map([
        [0, 1023n],
        [1, 1023n],
      ]),
      400_000n,
    ),
  )
  const { gasUsed, effectiveGasPrice } = await chain.client.getTransactionReceipt({ hash })
  const { report, fees } = await rebuild(manifest)
  expect(fees).toBe(gasUsed * effectiveGasPrice)
  // Each row bears its part of them.
  const parts = Array.from({ length: 20 }, (_, row) => report.rowAt(row).transfer?.fee ?? 0n)
  expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(fees)
  expect(parts[0]).toBeGreaterThan(0n)
  // The receipt of a chain of the OP stack.
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getTransactionReceipt', params: [hash] })
  const answer = await fetch(chain.rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result } = (await answer.json()) as { result: object }
  proxy.setFaults([{ method: 'eth_getTransactionReceipt', mode: 'result', result: { ...result, l1Fee: '0x64' } }])
  expect((await rebuild(manifest, clientAt(proxy.rpcUrl))).fees).toBe(gasUsed * effectiveGasPrice + 100n)
  // Without receipts the report is whole, but for its fees.
  proxy.setFaults([{ method: 'eth_getTransactionReceipt', mode: 'http', status: 500 }])
  const silent = await rebuild(manifest, clientAt(proxy.rpcUrl))
  expect([silent.fees, silent.report.rows.delivered]).toEqual([undefined, 20])
})
