import { bytesToHex } from 'viem'
import type { Keccak } from '../keccak/loadKeccak.ts'
import { accountBytes, accountTexts } from '../rows/accounts.ts'
import { amountAt, idAt, type RowColumns } from '../rows/rowColumns.ts'
import type { Hex } from '../values/address.ts'
import type { TokenStandard } from '../values/tokenStandard.ts'
import { writeUintBytes } from '../values/uint256.ts'
import { nodeBytes } from './flatTree.ts'

/** What `StandardMerkleTree.load` of OpenZeppelin's library takes. Its root is not the root of the drop. */
export type StandardTreeDump = {
  readonly format: 'standard-v1'
  readonly leafEncoding: readonly string[]
  readonly tree: readonly Hex[]
  readonly values: readonly { readonly value: readonly string[]; readonly treeIndex: number }[]
}

function encodingOf(standard: TokenStandard) {
  return standard === 'ERC1155' ? (['address', 'uint256', 'uint256'] as const) : (['address', 'uint256'] as const)
}

/** Leaves as that library makes them: the hash of the hash of the encoded values. */
function leavesOf(rows: RowColumns, standard: TokenStandard, keccak: Keccak): Uint8Array {
  const width = encodingOf(standard).length * 32
  const encoded = new Uint8Array(rows.count * width)
  for (let row = 0; row < rows.count; row++) {
    const at = row * width
    encoded.set(rows.accounts.subarray(row * accountBytes, (row + 1) * accountBytes), at + 12)
    if (standard === 'ERC721' || standard === 'ERC1155') {
      if (rows.ids) writeUintBytes(rows.ids, row, encoded, at + 32)
    } else if (rows.amounts) writeUintBytes(rows.amounts, row, encoded, at + 32)
    if (standard === 'ERC1155' && rows.amounts) writeUintBytes(rows.amounts, row, encoded, at + 64)
  }
  const once = new Uint8Array(rows.count * nodeBytes)
  keccak.hashEach(encoded, width, rows.count, once)
  const twice = new Uint8Array(rows.count * nodeBytes)
  keccak.hashEach(once, nodeBytes, rows.count, twice)
  return twice
}

function compareNodes(nodes: Uint8Array, a: number, b: number): number {
  for (let byte = 0; byte < nodeBytes; byte++) {
    const difference = (nodes[a * nodeBytes + byte] ?? 0) - (nodes[b * nodeBytes + byte] ?? 0)
    if (difference !== 0) return difference
  }
  return a - b
}

/** Builds the nodes of that library's tree: `2n - 1` of them, the root first, the sorted leaves last and backwards. */
export function standardTreeNodes(
  rows: RowColumns,
  standard: TokenStandard,
  keccak: Keccak,
): { nodes: Uint8Array; order: Uint32Array } {
  const leaves = leavesOf(rows, standard, keccak)
  const prefixes = Float64Array.from({ length: rows.count }, (_, row) => {
    const at = row * nodeBytes
    let value = 0
    for (let byte = 0; byte < 6; byte++) value = value * 256 + (leaves[at + byte] ?? 0)
    return value
  })
  const order = Uint32Array.from({ length: rows.count }, (_, row) => row).sort(
    (a, b) => (prefixes[a] ?? 0) - (prefixes[b] ?? 0) || compareNodes(leaves, a, b),
  )
  const size = 2 * rows.count - 1
  const nodes = new Uint8Array(size * nodeBytes)
  order.forEach((row, place) =>
    nodes.set(leaves.subarray(row * nodeBytes, (row + 1) * nodeBytes), (size - 1 - place) * nodeBytes),
  )
  // Parents are hashed in runs whose children are all known: from the last parent back to half of its index.
  for (let last = rows.count - 2; last >= 0;) {
    const first = Math.max(0, Math.ceil(last / 2))
    const count = last - first + 1
    const pairs = new Uint8Array(count * 2 * nodeBytes)
    for (let parent = first; parent <= last; parent++) {
      const [left, right] = [2 * parent + 1, 2 * parent + 2]
      const [low, high] = compareNodes(nodes, left, right) <= 0 ? [left, right] : [right, left]
      const at = (parent - first) * 2 * nodeBytes
      pairs.set(nodes.subarray(low * nodeBytes, (low + 1) * nodeBytes), at)
      pairs.set(nodes.subarray(high * nodeBytes, (high + 1) * nodeBytes), at + nodeBytes)
    }
    keccak.hashEach(pairs, 2 * nodeBytes, count, nodes.subarray(first * nodeBytes))
    last = first - 1
  }
  return { nodes, order }
}

/** Writes a manifest's rows as OpenZeppelin's tree, for contracts and tools that were built for it. */
export function toStandardTreeDump({
  columns,
  keccak,
  terms,
}: {
  readonly columns: RowColumns
  readonly keccak: Keccak
  readonly terms: { readonly standard: TokenStandard }
}): StandardTreeDump {
  const { nodes, order } = standardTreeNodes(columns, terms.standard, keccak)
  const size = 2 * columns.count - 1
  const treeIndex = new Uint32Array(columns.count)
  order.forEach((row, place) => {
    treeIndex[row] = size - 1 - place
  })
  const accounts = accountTexts(keccak, columns.accounts, 0, columns.count)
  return {
    format: 'standard-v1',
    leafEncoding: encodingOf(terms.standard),
    tree: Array.from({ length: size }, (_, node) =>
      bytesToHex(nodes.subarray(node * nodeBytes, (node + 1) * nodeBytes)),
    ),
    values: accounts.map((account, row) => {
      const id = `${idAt(columns, row)}`
      const amount = `${amountAt(columns, row)}`
      const value =
        terms.standard === 'ERC721'
          ? [account, id]
          : terms.standard === 'ERC1155'
            ? [account, id, amount]
            : [account, amount]
      return { value, treeIndex: treeIndex[row] ?? 0 }
    }),
  }
}
