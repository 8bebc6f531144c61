import { merkleLevels, merkleProof, merkleRoot } from '@slotdrop/drops'
import type { Hex } from 'viem'

/** Leaves of one block, as a power of two: some milliseconds of hashing. */
export const blockBits = 8

/**
 * A Merkle tree in blocks: those of the leaves, then those of the blocks' roots, up to one. A block is a whole subtree, so its
 * root and proofs are those of the tree at once, and no block needs another beside it.
 */
export type BlockTree = { readonly root: Hex; readonly tiers: readonly (readonly Hex[][][])[]; readonly bits: number }

/** Cuts nodes into blocks; `takeTurn` is waited for before each, so that the process does other work in between. */
async function makeTier(nodes: readonly Hex[], bits: number, takeTurn: () => Promise<void>): Promise<Hex[][][]> {
  const size = 1 << bits
  const blocks: Hex[][][] = []
  for (let from = 0; from < nodes.length; from += size) {
    // oxlint-disable-next-line no-await-in-loop -- one after another is what it is for
    await takeTurn()
    blocks.push(merkleLevels(nodes.slice(from, from + size)))
  }
  return blocks
}

/** Builds the tree over the roots of the blocks of leaves. */
export async function growBlockTree(
  blockRoots: readonly Hex[],
  takeTurn: () => Promise<void>,
  bits: number = blockBits,
): Promise<BlockTree> {
  const tiers: Hex[][][][] = []
  let nodes = blockRoots
  while (nodes.length > 1) {
    // oxlint-disable-next-line no-await-in-loop -- a tier stands on the one below
    const blocks = await makeTier(nodes, bits, takeTurn)
    tiers.push(blocks)
    nodes = blocks.map(merkleRoot)
  }
  return { root: nodes[0] ?? '0x', tiers, bits }
}

/** The siblings of a leaf up to the root. `levels` are those of the leaf's own block. */
export function proveInBlockTree(tree: BlockTree, levels: readonly (readonly Hex[])[], leaf: number): Hex[] {
  const mask = (1 << tree.bits) - 1
  const proof = merkleProof(levels, leaf & mask)
  let node = leaf >> tree.bits
  for (const blocks of tree.tiers) {
    proof.push(...merkleProof(blocks[node >> tree.bits] ?? [], node & mask))
    node >>= tree.bits
  }
  return proof
}
