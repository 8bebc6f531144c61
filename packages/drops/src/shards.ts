import { bytesToHex } from 'viem'
import { type Address, type Hex, parseAddress } from './address.ts'
import { BadShardError } from './errors.ts'
import { createTreeHasher, NODE, siblingsOf } from './flatTree.ts'
import { type Keccak, loadKeccak } from './keccak/loadKeccak.ts'
import type { Manifest } from './manifest.ts'
import { compareRows, type Row } from './row.ts'
import { accountTexts, amountAt, idAt, type RowColumns } from './rowColumns.ts'
import { createRowHasher } from './seal.ts'
import type { ShardIndex } from './shardIndex.ts'
import { type RowProof, slotBounds, slotLeaf } from './slot.ts'
import { packColumns, unpackColumns } from './slotCodec.ts'
import { verifyMerkleProof } from './merkleTree.ts'

/** A file of some slots that lie next to each other. Its name is the hash of its bytes, so it never changes. */
export type Shard = {
  readonly name: Hex
  readonly bytes: Uint8Array
}

/** A row of a list, found and proven. */
export type ProvenRow = Row &
  RowProof & {
    /** Place of the row in the manifest. */
    readonly index: number
  }

/** Before each slot: its number, the length of its packed rows, the number of its proof's nodes. */
const HEAD = 12
/** Shards without a row of the account that one question may need: more only happen when an index lies. */
const MOST_MISSES = 8

function encodeSlot(manifest: Manifest, slot: number): Uint8Array {
  const { firstRow, count } = slotBounds(manifest, slot)
  const packed = packColumns(manifest.columns, firstRow, count)
  const proof = siblingsOf(manifest.seal.levels, slot)
  const bytes = new Uint8Array(HEAD + packed.length + proof.length * NODE)
  const head = new DataView(bytes.buffer)
  head.setUint32(0, slot)
  head.setUint32(4, packed.length)
  head.setUint32(8, proof.length)
  bytes.set(packed, HEAD)
  proof.forEach((node, place) => bytes.set(node, HEAD + packed.length + place * NODE))
  return bytes
}

function hashOf(keccak: Keccak, bytes: Uint8Array): Hex {
  const hash = new Uint8Array(NODE)
  keccak.hashEach(bytes, bytes.length, 1, hash)
  return bytesToHex(hash)
}

/** The shards of a manifest, one after another; `toShardIndex` says which is which. */
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

type ProvenSlot = {
  readonly slot: number
  readonly columns: RowColumns
  readonly rows: readonly Row[]
  readonly rowsHash: Hex
  readonly proof: Hex[]
}

function fail(reason: string): never {
  throw new BadShardError({ reason })
}

function levelsOf(keccak: Keccak, columns: RowColumns) {
  const leaves = new Uint8Array(columns.count * NODE)
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
function readShard(keccak: Keccak, bytes: Uint8Array, index: ShardIndex, shard: number): ProvenSlot[] {
  if (hashOf(keccak, bytes) !== index.shards[shard]?.name) fail('its contents do not match its name')
  const { terms, rowCount, root } = index
  const slotCount = Math.ceil(rowCount / terms.slotSize)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const slots: ProvenSlot[] = []
  const first = shard * index.slotsPerShard
  const last = Math.min(first + index.slotsPerShard, slotCount) - 1
  let at = 0
  for (let slot = first; slot <= last; slot++) {
    if (at + HEAD > bytes.length || view.getUint32(at) !== slot) fail('it lacks a slot')
    const length = view.getUint32(at + 4)
    const nodes = view.getUint32(at + 8)
    const packed = bytes.subarray(at + HEAD, at + HEAD + length)
    const proofBytes = bytes.subarray(at + HEAD + length, at + HEAD + length + nodes * NODE)
    if (proofBytes.length !== nodes * NODE) fail('it is cut off')
    const columns = unpackColumns(packed)
    if (columns.count !== slotBounds({ terms, rowCount, slotCount }, slot).count)
      fail('a slot has too few or too many rows')
    const rowsHash = hashOf(keccak, packed)
    const rowsRoot = bytesToHex(levelsOf(keccak, columns).at(-1) ?? new Uint8Array(NODE))
    const proof = Array.from({ length: nodes }, (_, node) =>
      bytesToHex(proofBytes.subarray(node * NODE, (node + 1) * NODE)),
    )
    if (!verifyMerkleProof({ root, leaf: slotLeaf(slot, rowsHash, rowsRoot), proof }))
      fail('a slot does not belong to the drop')
    slots.push({ slot, columns, rows: rowsOf(keccak, columns), rowsHash, proof })
    at += HEAD + length + nodes * NODE
  }
  if (at !== bytes.length) fail('it holds more than it should')
  const all = slots.flatMap(({ rows }) => rows)
  if (all.some((row, place) => place > 0 && compareRows(all[place - 1] as Row, row) > 0))
    fail('its rows are out of order')
  return slots
}

function provenRows(
  keccak: Keccak,
  { slot, columns, rows, rowsHash, proof }: ProvenSlot,
  account: Address,
  slotSize: number,
): ProvenRow[] {
  if (!rows.some((row) => row.account === account)) return []
  const levels = levelsOf(keccak, columns)
  return rows.flatMap((row, place) =>
    row.account === account
      ? [
          {
            ...row,
            index: slot * slotSize + place,
            slot,
            row: place,
            rowProof: siblingsOf(levels, place).map((node) => bytesToHex(node)),
            rowsHash,
            slotProof: proof,
          },
        ]
      : [],
  )
}

/**
 * Looks an account up in a drop whose list is kept as shards: which rows it has, each with its proof; none when it is provably
 * not in the list. Neither the server nor the shards are trusted, only the index's root, which the caller compares with the chain.
 *
 * @param load fetches a shard by its name
 * @throws BadShardError when a shard was tampered with
 */
export async function findInShards({
  index,
  account: wanted,
  load,
}: {
  index: ShardIndex
  account: Address
  load: (name: Hex) => Promise<Uint8Array>
}): Promise<ProvenRow[]> {
  const parsed = parseAddress(wanted)
  if ('fault' in parsed) return fail('the address asked for is no address')
  const account = parsed.address
  const keccak = await loadKeccak()
  const lower = account.toLowerCase()
  const isBefore = (row: Row | undefined) => row !== undefined && row.account.toLowerCase() < lower
  const found: ProvenRow[] = []
  const seen = new Map<number, ProvenSlot[]>()
  let misses = 0
  const read = async (shard: number): Promise<Row[]> => {
    const known = seen.get(shard)
    if (known) return known.flatMap(({ rows }) => rows)
    if (misses === MOST_MISSES) fail('its index does not match its contents')
    const { name } = index.shards[shard] ?? fail('its index is incomplete')
    const slots = readShard(keccak, await load(name), index, shard)
    seen.set(shard, slots)
    const rows = slots.flatMap((slot) => provenRows(keccak, slot, account, index.terms.slotSize))
    if (rows.length === 0) misses++
    found.push(...rows)
    return slots.flatMap(({ rows }) => rows)
  }

  // The index only says where to begin; what is proven are the neighbours of the account's place in the order.
  let start = Math.max(
    0,
    index.shards.findLastIndex(({ first }) => first.toLowerCase() < lower),
  )
  while (start > 0 && !isBefore((await read(start))[0])) start--
  for (let shard = start; shard < index.shards.length; shard++) {
    const last = (await read(shard)).at(-1)
    if (last !== undefined && last.account.toLowerCase() > lower) break
  }
  return found.sort((a, b) => a.index - b.index)
}

/** Bytes of a name that a file system or a URL likes: without `0x`. */
export function shardFileName(name: Hex): string {
  return name.slice(2)
}
