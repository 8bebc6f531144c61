import { slotDistributorAbi } from '@slotdrop/contracts'
import type { ChainClient } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { encodeAbiParameters, encodeEventTopics, type Hex, numberToHex, pad } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { createHistoryReader } from './createHistoryReader.ts'

let manifest: Manifest
beforeAll(async () => {
  manifest = await makeManifest(makeRows(20, { seed: 33 }), { terms: { slotSize: 10 } })
})

/** What was paid of a slot; without a slot: the drop's registration. */
type Log = { readonly block: number; readonly slot?: number; readonly hash: Hex }

function hashOf(number: number): Hex {
  return pad(numberToHex(number), { size: 32 })
}

function toRpcLog({ block, slot, hash }: Log) {
  return {
    address: manifest.terms.distributor,
    topics:
      slot === undefined
        ? [...encodeEventTopics({ abi: slotDistributorAbi, eventName: 'DropRegistered' }), manifest.dropId]
        : encodeEventTopics({
            abi: slotDistributorAbi,
            eventName: 'SlotSent',
            args: { dropId: manifest.dropId, slot: BigInt(slot) },
          }),
    data: encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [1023n, 0n]),
    blockNumber: numberToHex(block),
    transactionHash: hash,
    transactionIndex: '0x0',
    blockHash: hashOf(block),
    logIndex: '0x0',
    removed: false,
  }
}

/** A chain with logs, and the ranges of blocks it was asked for. */
function createChain(logs: Log[]) {
  const chain = {
    tip: 300_000n,
    isSilent: false,
    /** Blocks that one question may ask for. */
    most: 1_000_000n,
    words: [0n, 0n],
    ranges: [] as [bigint, bigint][],
  }
  const client = {
    getBlockNumber: async () => chain.tip,
    readContract: async () => chain.words,
    request: async ({ params: [{ fromBlock, toBlock }] }: { params: [{ fromBlock: Hex; toBlock: Hex }] }) => {
      if (chain.isSilent) throw new Error('silent')
      if (BigInt(toBlock) - BigInt(fromBlock) >= chain.most)
        throw new Error(`query exceeds max block range ${chain.most}`)
      chain.ranges.push([BigInt(fromBlock), BigInt(toBlock)])
      return logs.filter(({ block }) => block >= Number(fromBlock) && block <= Number(toBlock)).map(toRpcLog)
    },
  }
  // Sound: reading logs asks for nothing else.
  return { chain, client: client as unknown as ChainClient }
}

test('the first reading goes far back, later ones only where blocks are new or may have moved', async () => {
  const logs: Log[] = [{ block: 299_000, slot: 0, hash: hashOf(1) }]
  const { chain, client } = createChain(logs)
  const reader = createHistoryReader({ client, manifest })
  expect((await reader.read()).map(({ slot }) => slot)).toEqual([0])
  expect(chain.ranges.at(-1)?.[0]).toBe(100_000n)
  chain.ranges.length = 0
  chain.tip = 300_010n
  logs.push({ block: 300_005, slot: 1, hash: hashOf(2) })
  expect((await reader.read()).map(({ slot }) => slot)).toEqual([0, 1])
  expect(chain.ranges).toEqual([[299_936n, 300_010n]])
})

test('a drop that was registered is read back to there, and no block before is asked for', async () => {
  const { chain, client } = createChain([
    { block: 275_500, hash: hashOf(1) },
    { block: 276_000, slot: 0, hash: hashOf(2) },
    { block: 299_000, slot: 1, hash: hashOf(3) },
  ])
  chain.most = 10_000n
  chain.words = [1023n, 1023n]
  const found = await createHistoryReader({ client, manifest }).read()
  expect(found.map(({ slot }) => slot)).toEqual([0, 1])
  expect(chain.ranges).toEqual([
    [290_001n, 300_000n],
    [280_001n, 290_000n],
    [270_001n, 280_000n],
  ])
})

test('what is read again counts once', async () => {
  const { client } = createChain([{ block: 299_990, slot: 0, hash: hashOf(1) }])
  const reader = createHistoryReader({ client, manifest })
  await reader.read()
  expect(await reader.read()).toHaveLength(1)
})

test('a node that refuses logs leaves what was known, and the next reading misses nothing', async () => {
  const logs: Log[] = [{ block: 299_990, slot: 0, hash: hashOf(1) }]
  const { chain, client } = createChain(logs)
  const reader = createHistoryReader({ client, manifest })
  const known = await reader.read()
  chain.isSilent = true
  chain.tip = 400_000n
  logs.push({ block: 300_500, slot: 1, hash: hashOf(2) })
  expect(await reader.read()).toBe(known)
  chain.isSilent = false
  expect(await reader.read()).toHaveLength(2)
})

test('a reading that is given up changes nothing', async () => {
  const { client } = createChain([{ block: 299_990, slot: 0, hash: hashOf(1) }])
  const reader = createHistoryReader({ client, manifest })
  expect(await reader.read(AbortSignal.abort())).toEqual([])
  expect(await reader.read()).toHaveLength(1)
})
