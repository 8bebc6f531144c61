import { packColumns } from '../../rows/packRows.ts'
import { slotBounds } from '../../slots/slotBounds.ts'
import { nodeBytes, siblingsOf } from '../../tree/flatTree.ts'
import type { Hex } from '../../values/address.ts'
import type { Manifest } from '../manifest.ts'
import { hashOf, headBytes } from './decodeShard.ts'

/** A file of some slots that lie next to each other. Its name is the hash of its bytes, so it never changes. */
export type Shard = {
  readonly name: Hex
  readonly bytes: Uint8Array
}

function encodeSlot(manifest: Manifest, slot: number): Uint8Array {
  const { firstRow, count } = slotBounds(manifest, slot)
  const packed = packColumns(manifest.columns, firstRow, count)
  const proof = siblingsOf(manifest.seal.levels, slot)
  const bytes = new Uint8Array(headBytes + packed.length + proof.length * nodeBytes)
  const head = new DataView(bytes.buffer)
  head.setUint32(0, slot)
  head.setUint32(4, packed.length)
  head.setUint32(8, proof.length)
  bytes.set(packed, headBytes)
  proof.forEach((node, place) => bytes.set(node, headBytes + packed.length + place * nodeBytes))
  return bytes
}

/** Makes the shards of a manifest, one after another; `toShardIndex` says which is which. */
export function* createShards(manifest: Manifest, slotsPerShard = 4): Generator<Shard> {
  for (let from = 0; from < manifest.slotCount; from += slotsPerShard) {
    const slots: Uint8Array[] = []
    for (let slot = from; slot < Math.min(from + slotsPerShard, manifest.slotCount); slot++)
      slots.push(encodeSlot(manifest, slot))
    const bytes = new Uint8Array(slots.reduce((length, slot) => length + slot.length, 0))
    slots.reduce((at, slot) => {
      bytes.set(slot, at)
      return at + slot.length
    }, 0)
    yield { name: hashOf(manifest.keccak, bytes), bytes }
  }
}

/** Writes the name of a shard's file, without `0x`. */
export function shardFileName(name: Hex): string {
  return name.slice(2)
}
