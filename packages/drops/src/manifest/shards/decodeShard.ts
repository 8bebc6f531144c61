import { type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import { bytesToHex } from 'viem'
import { BadShardError } from '../../errors.ts'
import type { Keccak } from '../../keccak/loadKeccak.ts'
import { accountTexts } from '../../rows/accounts.ts'
import { unpackColumns } from '../../rows/packRows.ts'
import { compareRows, type Row } from '../../rows/row.ts'
import { amountAt, idAt, type RowColumns } from '../../rows/rowColumns.ts'
import { slotBounds } from '../../slots/slotBounds.ts'
import { createTreeHasher, nodeBytes } from '../../tree/flatTree.ts'
import { createRowHasher, slotLeaf } from '../../tree/leaves.ts'
import { verifyMerkleProof } from '../../tree/merkleTree.ts'
import type { Hex } from '../../values/address.ts'
import type { ShardIndex } from './shardIndex.ts'

/** Before each slot: its number, the length of its packed rows, the number of its proof's nodes. */
export const headBytes = 12
/** Hashes bytes; a shard is named so. */
export function hashOf(keccak: Keccak, bytes: Uint8Array): Hex {
  const hash = new Uint8Array(nodeBytes)
  keccak.hashEach(bytes, bytes.length, 1, hash)
  return bytesToHex(hash)
}

/** One slot of a shard that belongs to the root. */
export type ProvenSlot = {
  readonly slot: number
  readonly columns: RowColumns
  readonly rows: readonly Row[]
  readonly rowsHash: Hex
  readonly proof: Hex[]
}

function fail(reason: Sentence): never {
  throw new BadShardError({ reason })
}

/** Builds all levels of the tree over a slot's rows. */
export function levelsOf(keccak: Keccak, columns: RowColumns) {
  const leaves = new Uint8Array(columns.count * nodeBytes)
  createRowHasher(keccak, columns.count)(columns, 0, columns.count, leaves)
  return createTreeHasher(keccak).levelsOf(leaves)
}

/** All rows, with their checksums computed together: one by one that would cost a phone more than all the proofs. */
function rowsOf(keccak: Keccak, columns: RowColumns): Row[] {
  return accountTexts(keccak, columns.accounts, 0, columns.count).map((account, place) => ({
    account,
    id: idAt(columns, place),
    amount: amountAt(columns, place),
  }))
}

/** Reads a shard and believes nothing: its name, and each of its slots against the root. */
export function decodeShard(keccak: Keccak, bytes: Uint8Array, index: ShardIndex, shard: number): ProvenSlot[] {
  if (hashOf(keccak, bytes) !== index.shards[shard]?.name) fail(sentence(messages.shardName))
  const { terms, rowCount, root } = index
  const slotCount = Math.ceil(rowCount / terms.slotSize)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const slots: ProvenSlot[] = []
  const first = shard * index.slotsPerShard
  const last = Math.min(first + index.slotsPerShard, slotCount) - 1
  let at = 0
  for (let slot = first; slot <= last; slot++) {
    if (at + headBytes > bytes.length || view.getUint32(at) !== slot) fail(sentence(messages.shardLacksSlot))
    const length = view.getUint32(at + 4)
    const nodes = view.getUint32(at + 8)
    const packed = bytes.subarray(at + headBytes, at + headBytes + length)
    const proofBytes = bytes.subarray(at + headBytes + length, at + headBytes + length + nodes * nodeBytes)
    if (proofBytes.length !== nodes * nodeBytes) fail(sentence(messages.shardCutOff))
    const columns = unpackColumns(packed)
    if (columns.count !== slotBounds({ terms, rowCount, slotCount }, slot).count) fail(sentence(messages.shardRowCount))
    const rowsHash = hashOf(keccak, packed)
    const rowsRoot = bytesToHex(levelsOf(keccak, columns).at(-1) ?? new Uint8Array(nodeBytes))
    const proof = Array.from({ length: nodes }, (_, node) =>
      bytesToHex(proofBytes.subarray(node * nodeBytes, (node + 1) * nodeBytes)),
    )
    if (!verifyMerkleProof({ root, leaf: slotLeaf(slot, rowsHash, rowsRoot), proof }))
      fail(sentence(messages.shardForeignSlot))
    slots.push({ slot, columns, rows: rowsOf(keccak, columns), rowsHash, proof })
    at += headBytes + length + nodes * nodeBytes
  }
  if (at !== bytes.length) fail(sentence(messages.shardTooLong))
  const all = slots.flatMap(({ rows }) => rows)
  const isMisplaced = (row: Row, place: number) => {
    const before = all[place - 1]
    return before !== undefined && compareRows(before, row, terms.standard) > 0
  }
  if (all.some(isMisplaced)) fail(sentence(messages.shardOrder))
  return slots
}
