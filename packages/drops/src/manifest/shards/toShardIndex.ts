import type { Manifest } from '../manifest.ts'
import { createShards } from './createShards.ts'
import type { ShardIndex } from './shardIndex.ts'

/** Makes the index of a manifest's shards. */
export function toShardIndex(manifest: Manifest, slotsPerShard = 4): ShardIndex {
  const { title, terms, token, rowCount, total, root, dropId } = manifest
  const shards = [...createShards(manifest, slotsPerShard)].map(({ name }, shard) => ({
    name,
    first: manifest.rowAt(shard * slotsPerShard * terms.slotSize).account,
  }))
  return { title, terms, token, rowCount, total, root, dropId, slotsPerShard, shards }
}
