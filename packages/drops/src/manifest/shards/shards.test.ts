import fc from 'fast-check'
import { getAddress, keccak256, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { account as anyAccount, rowOf, rowsOf, termsOf, token } from '../../../test/arbitraries.ts'
import { BadShardError } from '../../errors.ts'
import { rowLeaf } from '../../tree/leaves.ts'
import { verifyMerkleProof } from '../../tree/merkleTree.ts'
import type { Address, Hex } from '../../values/address.ts'
import { findRows } from '../findRows.ts'
import { freezeManifest } from '../freezeManifest.ts'
import { getSlot } from '../getSlot.ts'
import type { Manifest } from '../manifest.ts'
import { createShards } from './createShards.ts'
import { findInShards } from './findInShards.ts'
import { parseShardIndex, serializeShardIndex } from './shardIndex.ts'
import { toShardIndex } from './toShardIndex.ts'

function publish(manifest: Manifest, slotsPerShard: number) {
  const files = new Map([...createShards(manifest, slotsPerShard)].map(({ name, bytes }) => [name, bytes]))
  const text = serializeShardIndex(toShardIndex(manifest, slotsPerShard))
  return { files, text, load: async (name: Hex) => files.get(name) ?? new Uint8Array(0) }
}

async function sample() {
  const rows = fc.sample(rowOf('ERC20'), { seed: 11, numRuns: 24 })
  return freezeManifest({ terms: termsOf('ERC20', 3), token, title: 'T', rows })
}

describe('a list as static files', () => {
  test('a shard of a long list with exact amounts has at most 40 kB', async () => {
    // Accounts and amounts of 18 decimals without a pattern: nothing packs well.
    const rows = Array.from({ length: 10_000 }, (_, row) => {
      const digits = keccak256(toHex(row))
      return {
        account: getAddress(`0x${digits.slice(2, 42)}`),
        id: 0n,
        amount: (BigInt(`0x${digits.slice(42)}`) % 10n ** 25n) + 1n,
      }
    })
    const manifest = await freezeManifest({ terms: termsOf('ERC20', 250), token, title: 'T', rows })
    const sizes = [...createShards(manifest)].map(({ bytes }) => bytes.length)
    expect(sizes).toHaveLength(10)
    // A million rows would add six nodes to the proof of each of its four slots.
    expect(Math.max(...sizes) + 6 * 32 * 4).toBeLessThanOrEqual(40_000)
  })

  test('every account finds all of its rows with their proofs, and others find none', async () => {
    await fc.assert(
      fc.asyncProperty(
        rowsOf('ERC20', 25),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        anyAccount,
        async (some, slotSize, slotsPerShard, stranger) => {
          // One account has many rows, over several slots and shards.
          const often = some[0]?.account ?? stranger
          const rows = [
            ...some,
            ...Array.from({ length: 7 }, (_, index) => ({ account: often, id: 0n, amount: BigInt(index + 1) })),
          ]
          const manifest = await freezeManifest({ terms: termsOf('ERC20', slotSize), token, title: 'T', rows })
          const { text, load } = publish(manifest, slotsPerShard)
          const index = parseShardIndex(text, manifest.dropId)
          for (const account of [often, rows.at(-8)?.account ?? often, stranger] as Address[]) {
            const found = await findInShards({ index, account, load })
            expect(found.map(({ amount }) => amount)).toEqual(
              rows
                .filter((row) => row.account === account)
                .map(({ amount }) => amount)
                .toSorted((a, b) => (a < b ? -1 : 1)),
            )
            for (const row of found) {
              const slot = getSlot(manifest, row.slot)
              expect(manifest.rowAt(row.index)).toMatchObject({ account, amount: row.amount })
              expect(verifyMerkleProof({ root: slot.rowsRoot, leaf: rowLeaf(row.row, row), proof: row.rowProof })).toBe(
                true,
              )
              expect(verifyMerkleProof({ root: manifest.root, leaf: slot.leaf, proof: row.slotProof })).toBe(true)
            }
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  test('every account finds all of its rows among those of many ids, and others find none', async () => {
    await fc.assert(
      fc.asyncProperty(
        rowsOf('ERC1155', 25),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        anyAccount,
        fc.nat({ max: 3 }),
        async (some, slotSize, slotsPerShard, stranger, ids) => {
          const often = some[0]?.account ?? stranger
          const rows = [
            ...some.map((row, index) => (ids === 0 ? row : { ...row, id: BigInt(index % ids) })),
            ...Array.from({ length: 7 }, (_, index) => ({ account: often, id: BigInt(index % 3), amount: 5n })),
          ]
          const manifest = await freezeManifest({ terms: termsOf('ERC1155', slotSize), token, title: 'T', rows })
          const { text, load } = publish(manifest, slotsPerShard)
          const index = parseShardIndex(text, manifest.dropId)
          for (const account of [often, rows.at(-8)?.account ?? often, stranger] as Address[]) {
            const found = await findInShards({ index, account, load })
            expect(found.map((row) => row.index)).toEqual(findRows(manifest, account))
            expect(found).toHaveLength(rows.filter((row) => row.account === account).length)
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  test('a look-up in a long list of a few ids reads a few shards', async () => {
    const rows = Array.from({ length: 3000 }, (_, row) => ({
      account: getAddress(`0x${keccak256(toHex(row)).slice(2, 42)}`),
      id: BigInt(row % 3),
      amount: 1n,
    }))
    const manifest = await freezeManifest({ terms: termsOf('ERC1155', 5), token, title: 'T', rows })
    const { text, load } = publish(manifest, 2)
    let loads = 0
    const counted = (name: Hex) => ((loads += 1), load(name))
    const account = manifest.rowAt(1234).account
    const found = await findInShards({ index: parseShardIndex(text, manifest.dropId), account, load: counted })
    expect(found.map(({ index }) => index)).toEqual([1234])
    // Of 300: the way to the account's place in each of three runs.
    expect(loads).toBeLessThan(30)
  })

  test('a shard with any byte changed is refused', async () => {
    const manifest = await sample()
    const { text, files } = publish(manifest, 2)
    const index = parseShardIndex(text, manifest.dropId)
    const { account } = manifest.rowAt(0)
    const original = files.get(index.shards[0]?.name ?? '0x') ?? new Uint8Array(0)
    for (let at = 0; at < original.length; at += 7) {
      const load = async () => original.with(at, (original[at] ?? 0) ^ 1)
      await expect(findInShards({ index, account, load })).rejects.toThrow(BadShardError)
    }
  })

  test('a shard of another drop is refused, even with an index that names it', async () => {
    const manifest = await sample()
    const other = await freezeManifest({
      terms: termsOf('ERC20', 3),
      token,
      title: 'T',
      rows: [...Array(manifest.rowCount)].map((_, place) => ({ ...manifest.rowAt(place), amount: 5n })),
    })
    const lying = { ...toShardIndex(other, 2), root: manifest.root, dropId: manifest.dropId, total: manifest.total }
    const { load } = publish(other, 2)
    await expect(
      findInShards({
        index: parseShardIndex(serializeShardIndex(lying), manifest.dropId),
        account: manifest.rowAt(0).account,
        load,
      }),
    ).rejects.toThrow(BadShardError)
  })

  test('an index that hides an account behind wrong first accounts does not hide it', async () => {
    const manifest = await sample()
    const index = toShardIndex(manifest, 2)
    const { load } = publish(manifest, 2)
    const { account } = manifest.rowAt(manifest.rowCount - 1)
    const hiding = {
      ...index,
      shards: index.shards.map(({ name }, shard) => ({
        name,
        first: (shard === 0 ? '0x' + '0'.repeat(40) : '0x' + 'f'.repeat(40)) as Address,
      })),
    }
    const found = await findInShards({ index: hiding, account, load }).catch((error: unknown) => error)
    expect(found instanceof BadShardError || (Array.isArray(found) && found.length > 0)).toBe(true)
  })

  test('an index of another drop is refused', async () => {
    const manifest = await sample()
    const { text } = publish(manifest, 2)
    expect(() => parseShardIndex(text, `0x${'1'.repeat(64)}`)).toThrow(BadShardError)
    expect(() => parseShardIndex(text.replace('"round":"1"', '"round":"2"'), manifest.dropId)).toThrow(BadShardError)
    expect(() => parseShardIndex('{', manifest.dropId)).toThrow(BadShardError)
    expect(() => parseShardIndex('null', manifest.dropId)).toThrow(BadShardError)
    const empty = text.replace(/"shards":\[\{[^}]*\}/, '"shards":[null')
    expect(() => parseShardIndex(empty, manifest.dropId)).toThrow(BadShardError)
  })
})
