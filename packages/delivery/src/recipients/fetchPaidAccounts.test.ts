import { createShards, findInShards, type Manifest, toShardIndex, packAccounts } from '@slotdrop/drops'
import { startChain, startFaultProxy, type FaultProxy, type TestChain } from '@slotdrop/testing'
import { type Address, pad, type RpcLog, toHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  asClient,
  clientAt,
  createFakeClock,
  prepareDrop,
  type PreparedDrop,
  setBlocked,
  setOperator,
} from '../../test/support.ts'
import { claimRequest } from '../claim/claimRequest.ts'
import { findDeploymentBlock } from '../network/findDeploymentBlock.ts'
import { sendRequest } from '../send/sendRequest.ts'
import { checkRecipients } from './checkRecipients.ts'
import { fetchPaidAccounts } from './fetchPaidAccounts.ts'
import { recipientSentence } from './recipientSentence.ts'

let chain: TestChain
let proxy: FaultProxy
beforeAll(async () => {
  chain = await startChain()
  proxy = await startFaultProxy(chain.rpcUrl)
})
beforeEach(() => proxy.setFaults())
afterAll(async () => {
  await proxy.stop()
  await chain.stop()
})

async function mined(
  drop: Pick<PreparedDrop, 'wallet'>,
  request: Parameters<PreparedDrop['wallet']['sendTransaction']>[0],
) {
  const hash = await drop.wallet.sendTransaction(request)
  const { status, blockNumber } = await chain.client.waitForTransactionReceipt({ hash })
  expect(status).toBe('success')
  return blockNumber
}

function accountsOf(manifest: Manifest, rows: readonly number[]): Address[] {
  return rows.map((row) => manifest.rowAt(row).account.toLowerCase() as Address)
}

function paidBy(sender: Address, other: Partial<Parameters<typeof fetchPaidAccounts>[0]> = {}) {
  return fetchPaidAccounts({
    client: clientAt(proxy.rpcUrl),
    chainId: 31_337,
    sender,
    distributor: chain.distributor,
    clock: createFakeClock(),
    ...other,
  })
}

describe('accounts that a sender has paid', () => {
  let drop: PreparedDrop
  let sentAt = 0n
  let claimedRow = 0
  /** Rows of the first slot whose payment is refused, and of the second that is claimed. */
  const refused = 3
  beforeAll(async () => {
    const other = await prepareDrop(chain, { count: 10, slotSize: 10 })
    await mined(other, sendRequest(other.manifest, new Map([[0, 1023n]]), 400_000n))
    drop = await prepareDrop(chain, { count: 20, slotSize: 10, tokenIndex: 1 })
    const { manifest } = drop
    const token = manifest.terms.token
    await setBlocked(chain, token, manifest.rowAt(refused).account, true)
    sentAt = await mined(drop, sendRequest(manifest, new Map([[0, 1023n]]), 400_000n))
    await setOperator(drop, other.account.address, { claimsOpen: true })
    const shards = new Map([...createShards(manifest)].map(({ name, bytes }) => [name, bytes]))
    const [row] = await findInShards({
      index: toShardIndex(manifest),
      account: manifest.rowAt(15).account,
      load: async (name) => shards.get(name) ?? new Uint8Array(),
    })
    claimedRow = row!.slot * 10 + row!.row
    await mined(other, claimRequest(manifest, row!))
  })

  const paidRows = [0, 1, 2, 4, 5, 6, 7, 8, 9]

  test('are told by logs and calldata: sent and claimed rows, not refused ones, and no other sender’s', async () => {
    const steps: [number, number][] = []
    const paid = await paidBy(drop.account.address, { onTransactions: (done, all) => steps.push([done, all]) })
    expect(claimedRow).toBe(15)
    expect([...paid.accounts].toSorted()).toEqual(accountsOf(drop.manifest, [...paidRows, 15]).toSorted())
    expect(paid).toMatchObject({ chainId: 31_337, isWhole: true, unread: 0 })
    expect(steps.at(-1)).toEqual([3, 3])
  })

  test('a sender that has never signed anything has paid nobody, without reading logs', async () => {
    const paid = await paidBy('0x00000000000000000000000000000000acc00001')
    expect(paid).toMatchObject({ since: 0n, isWhole: true, unread: 0 })
    expect(paid.accounts.size).toBe(0)
    expect(proxy.calls()).not.toContain('eth_getLogs')
  })

  test('a node that refuses logs, old logs or transactions is not taken for one without payments', async () => {
    const refuse = (method: string, message: string) =>
      proxy.setFaults([{ method, mode: 'error', code: -32_000, message }])
    refuse('eth_getLogs', 'pruned history unavailable')
    expect(await paidBy(drop.account.address)).toMatchObject({ since: undefined, isWhole: false })
    refuse('eth_getTransactionByHash', 'transaction indexing is in progress')
    expect(await paidBy(drop.account.address)).toMatchObject({ isWhole: true, unread: 3 })
    proxy.setFaults()
    const client = clientAt(proxy.rpcUrl)
    const { request } = client
    client.request = (async (call: { method: string; params: readonly { fromBlock?: string }[] }, options: object) => {
      const from = call.method === 'eth_getLogs' ? call.params[0]?.fromBlock : undefined
      if (from !== undefined && BigInt(from) < sentAt) throw new Error('pruned history unavailable')
      return request(call as never, options)
    }) as never
    await chain.client.mine({ blocks: 500 })
    const paid = await paidBy(drop.account.address, { client })
    expect(paid.since).toBeGreaterThanOrEqual(sentAt)
    expect(paid.isWhole).toBe(false)
  })

  test('logs are read down to the block of the contract’s deployment, or to the first if the node keeps no past', async () => {
    const deployment = await findDeploymentBlock(asClient(chain), chain.distributor)
    const block = deployment.kind === 'found' ? deployment.block : undefined
    expect(block).toBeGreaterThan(0n)
    expect(await chain.client.getCode({ address: chain.distributor, blockNumber: block! - 1n })).toBeUndefined()
    expect(await paidBy(drop.account.address)).toMatchObject({ since: block, isWhole: true })
    expect(await paidBy(drop.account.address, { fromBlock: 0n })).toMatchObject({ since: 0n, isWhole: true })
    // The code of the sender and of the contract, and that of the contract in the newest block.
    proxy.setFaults([{ method: 'eth_getCode', mode: 'error', code: -32_000, message: 'missing trie node', after: 3 }])
    expect(await paidBy(drop.account.address)).toMatchObject({ since: 0n, isWhole: true })
  })

  test('the first transactions of ten drops are read at once, and unknown ones are not taken for those of an account without code', async () => {
    const client = clientAt(proxy.rpcUrl)
    const { request } = client
    const filter = { method: 'eth_getLogs', params: [{ address: chain.distributor, fromBlock: '0x0' }] }
    const logs = (await request(filter as never)) as RpcLog[]
    const copied = logs.findLast(
      (log) => log.transactionHash && log.topics.length === 3 && log.blockNumber === toHex(sentAt),
    )!
    const copies = Array.from({ length: 25 }, (_, index) => {
      const hash = pad(toHex(index + 1), { size: 32 })
      return { ...copied, topics: [copied.topics[0], hash, ...copied.topics.slice(2)], transactionHash: hash }
    })
    let [open, most, read, isFirst] = [0, 0, 0, true]
    const tip = await client.getBlockNumber()
    client.request = (async ({ method, params }: { method: string; params: readonly { fromBlock: string }[] }) => {
      if (method === 'eth_getLogs') {
        if (BigInt(params[0]!.fromBlock) < tip / 2n) throw new Error('pruned history unavailable')
        const found = isFirst ? copies : []
        isFirst = false
        return found
      }
      read++
      most = Math.max(most, ++open)
      await new Promise((resolve) => setImmediate(resolve))
      open--
      return { input: '0x' }
    }) as never
    const paid = await paidBy(drop.account.address, { client, fromBlock: 0n })
    expect(paid).toMatchObject({ isWhole: false, unread: 0 })
    expect([read, most]).toEqual([25, 10])
  })

  test('ends when it is aborted', async () => {
    await expect(paidBy(drop.account.address, { signal: AbortSignal.abort() })).rejects.toThrow('abort')
  })

  test('the check counts recipients that are paid for the first time, and reports what was not read', async () => {
    const accounts = packAccounts(accountsOf(drop.manifest, [2, refused, 15, 16, 16]))
    const chains = [{ chainId: 137, client: asClient(chain) }] as const
    const check = async (paid: Awaited<ReturnType<typeof paidBy>>) => {
      const { findings } = await checkRecipients({ accounts, chains, clock: createFakeClock(), paid })
      return findings.filter(({ kind }) => kind === 'first-payment' || kind === 'payments-unread')
    }
    const paid = { ...(await paidBy(drop.account.address)), chainId: 137 }
    const whole = await check(paid)
    expect(whole).toEqual([{ kind: 'first-payment', chainId: 137, rows: [1, 3, 4], all: 5 }])
    expect(String(recipientSentence(whole[0]!, 137))).toBe('You pay 3 of 5 recipients on Polygon for the first time.')
    const partly = await check({ ...paid, since: 70n, isWhole: false, unread: 2 })
    expect(partly.map((finding) => String(recipientSentence(finding, 137)))).toEqual([
      'You pay 3 of 5 recipients on Polygon for the first time.',
      'Your payments on Polygon could not be read before block 70, and not those of 2 transactions. Recipients who were paid only there count as new.',
    ])
    const none = await check({ ...paid, accounts: new Set(), since: undefined, isWhole: false })
    expect(none.map((finding) => String(recipientSentence(finding, 137)))).toEqual([
      'Your earlier payments on Polygon could not be read, so it is unknown who is paid for the first time.',
    ])
  })
})
