import { loadKeccak } from '../../keccak/loadKeccak.ts'
import type { Hex } from '../../values/address.ts'
import { decodeShard } from './decodeShard.ts'
import type { ShardIndex } from './shardIndex.ts'
import * as slotWord from '../../slots/slotWord.ts'

/**
 * What the open rows of a drop need whose list is kept as shards, id by id; base units. Standards without ids have one entry, at 0. Every
 * shard is read, and proven against the index.
 *
 * @throws BadShardError when a shard was tampered with
 */
export async function openNeedsInShards({
  index,
  words,
  load,
}: {
  readonly index: ShardIndex
  /** One word a slot, in order; a missing word counts as zero. */
  readonly words: readonly bigint[]
  /** Fetches a shard by its name. */
  readonly load: (name: Hex) => Promise<Uint8Array>
}): Promise<ReadonlyMap<bigint, bigint>> {
  const keccak = await loadKeccak()
  const hasIds = index.terms.standard === 'ERC1155'
  const needs = new Map<bigint, bigint>()
  const shards = await Promise.all(index.shards.map(({ name }) => load(name)))
  shards.forEach((bytes, shard) => {
    for (const { slot, rows } of decodeShard(keccak, bytes, index, shard))
      rows.forEach(({ id, amount }, row) => {
        if (slotWord.isSet(words[slot] ?? 0n, row)) return
        const key = hasIds ? id : 0n
        needs.set(key, (needs.get(key) ?? 0n) + amount)
      })
  })
  return needs
}
