// A second, naive implementation of ENCODING.md: as plain as can be, so that a reader can hold it against the text.
import {
  type Address,
  concat,
  encodeAbiParameters,
  encodePacked,
  type Hex,
  hexToBigInt,
  keccak256,
  numberToHex,
  toHex,
} from 'viem'

export type Row = {
  account: Address
  id: bigint
  amount: bigint
}

const ROW_DOMAIN = keccak256(toHex('Row(uint8 row,address account,uint256 id,uint256 amount)'))
const SLOT_DOMAIN = keccak256(toHex('Slot(uint256 slot,bytes32 rowsHash,bytes32 rowsRoot)'))

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b)
}

function widthOf(value: bigint): number {
  return value === 0n ? 0 : Math.ceil(value.toString(16).length / 2)
}

function widest(values: bigint[]): number {
  return Math.max(...values.map(widthOf))
}

function fixed(value: bigint, size: number): Hex {
  return size === 0 ? '0x' : numberToHex(value, { size })
}

/** Packed rows of a slot, canonical. */
function packRows(rows: readonly Row[]): Hex {
  const unit = rows.map(({ amount }) => amount).reduce(gcd)
  const values = rows.map(({ amount }) => amount / unit)
  const idWidth = widest(rows.map(({ id }) => id))
  const valueWidth = values.every((value) => value === 1n) ? 0 : widest(values)
  const unitWidth = widthOf(unit)
  return concat([
    '0x01',
    numberToHex(idWidth, { size: 1 }),
    numberToHex(valueWidth, { size: 1 }),
    numberToHex(unitWidth, { size: 1 }),
    fixed(unit, unitWidth),
    ...rows.flatMap(({ account, id }, index) => [
      account.toLowerCase() as Hex,
      fixed(id, idWidth),
      valueWidth === 0 ? '0x' : fixed(values[index] ?? 0n, valueWidth),
    ]),
  ])
}

function rowLeaf(index: number, { account, id, amount }: Row): Hex {
  return keccak256(
    encodePacked(['bytes32', 'uint8', 'address', 'uint256', 'uint256'], [ROW_DOMAIN, index, account, id, amount]),
  )
}

function slotLeaf(slot: number, rowsHash: Hex, rowsRoot: Hex): Hex {
  return keccak256(
    encodeAbiParameters(
      [{ type: 'bytes32' }, { type: 'uint256' }, { type: 'bytes32' }, { type: 'bytes32' }],
      [SLOT_DOMAIN, BigInt(slot), rowsHash, rowsRoot],
    ),
  )
}

function parent(a: Hex, b: Hex): Hex {
  return keccak256(hexToBigInt(a) < hexToBigInt(b) ? concat([a, b]) : concat([b, a]))
}

function above(nodes: readonly Hex[]): Hex[] {
  return Array.from({ length: Math.ceil(nodes.length / 2) }, (_, index) => {
    const [left, right] = [nodes[2 * index] as Hex, nodes[2 * index + 1]]
    return right ? parent(left, right) : left
  })
}

function merkleRoot(nodes: readonly Hex[]): Hex {
  return nodes.length === 1 ? (nodes[0] as Hex) : merkleRoot(above(nodes))
}

export function merkleProof(nodes: readonly Hex[], index: number): Hex[] {
  if (nodes.length === 1) return []
  const sibling = nodes[index ^ 1]
  return [...(sibling ? [sibling] : []), ...merkleProof(above(nodes), Math.floor(index / 2))]
}

/** Where a leaf and some siblings lead: a tree as deep as wanted, without its other leaves. */
export function rootOf(leaf: Hex, proof: readonly Hex[]): Hex {
  return proof.reduce(parent, leaf)
}

export type Slot = {
  rows: Row[]
  packed: Hex
  rowsHash: Hex
  rowsRoot: Hex
  rowLeaves: Hex[]
  leaf: Hex
}

export function toSlot(index: number, rows: Row[]): Slot {
  const packed = packRows(rows)
  const rowLeaves = rows.map((row, place) => rowLeaf(place, row))
  const rowsHash = keccak256(packed)
  const rowsRoot = merkleRoot(rowLeaves)
  return { rows, packed, rowsHash, rowsRoot, rowLeaves, leaf: slotLeaf(index, rowsHash, rowsRoot) }
}
