import { serializeShardIndex } from '@slotdrop/drops'
import { checksumAddress } from 'viem'
import type { Database } from '../../database/database.ts'
import type { DropRecord } from '../drops/dropRecord.ts'
import { listShards, slotsPerShard } from '../slots/dropShards.ts'
import { takeTurn } from '../takeTurn.ts'

/** Bytes of one part. */
const partBytes = 256 * 1024

/** Addresses that are given their checksum in one go: a hash each. */
const addressesAtOnce = 200

/** The index of a drop's public files, in parts: its terms, and the name and first account of each shard. */
export async function* writeShardIndex(db: Database, drop: DropRecord): AsyncGenerator<Uint8Array> {
  const { chainId, standard, policy, safeTransfer, direct, opensAtSeconds, closesAtSeconds, round, slotSize } = drop
  const shards: { name: `0x${string}`; first: `0x${string}` }[] = []
  for (const { name, first } of await listShards(db, drop.ref)) {
    if (shards.length % addressesAtOnce === 0) await takeTurn()
    shards.push({ name, first: checksumAddress(first) })
  }
  const text = serializeShardIndex({
    title: drop.title,
    terms: {
      chainId,
      distributor: checksumAddress(drop.distributor),
      sender: checksumAddress(drop.sender),
      token: checksumAddress(drop.token),
      standard,
      policy,
      safeTransfer,
      direct,
      opensAtSeconds,
      closesAtSeconds,
      round,
      slotSize,
    },
    token: { symbol: drop.symbol, name: drop.tokenName, decimals: drop.decimals },
    rowCount: drop.rowCount,
    total: drop.total,
    root: drop.root,
    dropId: drop.id,
    slotsPerShard,
    shards,
  })
  const bytes = new TextEncoder().encode(text)
  for (let from = 0; from < bytes.length; from += partBytes) yield bytes.subarray(from, from + partBytes)
}
