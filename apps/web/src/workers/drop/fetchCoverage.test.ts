import type { ChainClient } from '@slotdrop/delivery'
import { createShards, type Hex, toShardIndex } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { expect, test } from 'vitest'
import { fetchCoverage } from './fetchCoverage.ts'

/** Asks of a list of six slots of two, on a chain that says these. */
async function ask(
  words: readonly bigint[],
  { allowance, balance }: { allowance: bigint; balance: bigint },
  slotsPerShard = 4,
) {
  const manifest = await makeManifest(makeRows(12, { seed: 61 }), { terms: { slotSize: 2 } })
  const shards = new Map([...createShards(manifest, slotsPerShard)].map(({ name, bytes }) => [name, bytes]))
  const client = {
    readContract: async ({ functionName }: { functionName: string }) =>
      functionName === 'settled' ? words : functionName === 'allowance' ? allowance : balance,
  }
  const load = async (name: Hex) => shards.get(name) ?? new Uint8Array(0)
  // Sound: it asks for nothing else.
  const coverage = await fetchCoverage(client as unknown as ChainClient, toShardIndex(manifest, slotsPerShard), load)
  return { coverage, manifest }
}

const rich = 10n ** 30n

test('what is still to be claimed is added up from the list, and compared with what the account covers', async () => {
  const open = [0n, 0n, 0n, 0n, 0n, 0n]
  const { coverage: untouched, manifest } = await ask(open, { allowance: rich, balance: rich })
  expect(untouched).toEqual({ state: 'all', openRows: 12, open: manifest.total, available: rich })
  // The first row is claimed.
  const left = manifest.total - manifest.rowAt(0).amount
  const claimed = [1n, 0n, 0n, 0n, 0n, 0n]
  expect((await ask(claimed, { allowance: left, balance: rich })).coverage).toEqual({
    ...{ state: 'all', openRows: 11, open: left, available: left },
  })
  expect((await ask(claimed, { allowance: rich, balance: left - 1n })).coverage).toMatchObject({
    ...{ state: 'part', open: left, available: left - 1n },
  })
  expect((await ask(claimed, { allowance: 0n, balance: rich })).coverage).toMatchObject({
    state: 'none',
    available: 0n,
  })
  expect((await ask([3n, 3n, 3n, 3n, 3n, 3n], { allowance: 0n, balance: 0n })).coverage).toMatchObject({
    ...{ state: 'all', openRows: 0, open: 0n },
  })
})

test('a list that is too long to be read for it is not guessed at', async () => {
  const many = async (words: readonly bigint[], allowance: bigint) => {
    const manifest = await makeManifest(makeRows(28, { seed: 62 }), { terms: { slotSize: 2 } })
    const client = {
      readContract: async ({ functionName }: { functionName: string }) =>
        functionName === 'settled' ? words : functionName === 'allowance' ? allowance : rich,
    }
    const refuse = () => Promise.reject(new Error('It is not to be read.'))
    // Sound: it asks for nothing else.
    return fetchCoverage(client as unknown as ChainClient, toShardIndex(manifest, 1), refuse)
  }
  const words = Array.from({ length: 14 }, () => 0n)
  expect(await many([1n, ...words.slice(1)], 5n)).toEqual({
    state: 'some',
    openRows: 27,
    open: undefined,
    available: 5n,
  })
  expect(await many([1n, ...words.slice(1)], rich)).toMatchObject({ state: 'all', openRows: 27 })
  // Nothing was claimed: it is the whole list.
  expect(await many(words, 5n)).toMatchObject({ state: 'part', openRows: 28 })
})
