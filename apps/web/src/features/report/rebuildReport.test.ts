// @vitest-environment node
import { type ChainClient, readWords, sendRequest } from '@slotdrop/delivery'
import { freezeManifest, type Manifest } from '@slotdrop/drops'
import { type FaultProxy, makeRows, startChain, startFaultProxy, type TestChain } from '@slotdrop/testing'
import { createPublicClient, erc20Abi, http, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rebuildReport } from './rebuildReport.ts'

let chain: TestChain
let proxy: FaultProxy
let manifest: Manifest
beforeAll(async () => {
  chain = await startChain()
  proxy = await startFaultProxy(chain.rpcUrl)
  const token = chain.tokens[0]
  manifest = await freezeManifest({
    title: 'Rewards',
    token: { symbol: 'MERI', name: 'Meridian', decimals: 18 },
    rows: makeRows(20, { seed: 77 }),
    terms: {
      chainId: 31_337,
      distributor: chain.distributor,
      // The demo account holds enough.
      sender: chain.account,
      token: token?.address ?? zeroAddress,
      standard: 'ERC20',
      policy: 'skip',
      safeTransfer: false,
      direct: false,
      opensAtSeconds: 0n,
      closesAtSeconds: 0n,
      round: 1n,
      slotSize: 10,
    },
  })
})
afterAll(async () => {
  await proxy.stop()
  await chain.stop()
})

const clientAt = (url: string) =>
  createPublicClient({ chain: foundry, transport: http(url, { retryCount: 0 }), cacheTime: 0 }) as ChainClient
const rebuild = (client: ChainClient) => rebuildReport({ client, manifest, setAside: [], fromBlock: 0n })

test('a report made from the chain alone has every row, and words and payments match; a node that lags is found out', async () => {
  const lagging = clientAt(proxy.rpcUrl)
  proxy.setFaults([{ method: 'eth_call', mode: 'stale' }])
  await readWords({ client: lagging, manifest })

  const { token, distributor } = manifest.terms
  const approve = {
    abi: erc20Abi,
    address: token,
    functionName: 'approve',
    args: [distributor, manifest.total],
  } as const
  await chain.client.waitForTransactionReceipt({ hash: await chain.client.writeContract(approve) })
  const { to, data } = sendRequest(manifest, 0, 1023n)
  const hash = await chain.client.sendTransaction({ to, data, gas: 3_000_000n })
  await chain.client.waitForTransactionReceipt({ hash })

  const { report, agreement } = await rebuild(clientAt(chain.rpcUrl))
  expect(agreement).toEqual({ settledRows: 10, toldRows: 10, missingRows: 0 })
  expect(report.rows).toMatchObject({ delivered: 10, open: 10 })
  expect(report.delivered + report.short + report.open).toBe(manifest.total)
  expect(report.rowAt(3)).toMatchObject({ state: 'delivered', transfer: { transactionHash: hash } })

  expect((await rebuild(lagging)).agreement).toEqual({ settledRows: 0, toldRows: 0, missingRows: 10 })
})
