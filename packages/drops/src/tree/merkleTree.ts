import { type Hex, concat, keccak256 } from 'viem'

function parent(a: Hex, b: Hex): Hex {
  return keccak256(a < b ? concat([a, b]) : concat([b, a]))
}

/** Builds all levels of a tree, leaves first. A lone last node goes up unchanged (ENCODING.md). */
export function merkleLevels(leaves: readonly Hex[]): Hex[][] {
  const levels = [[...leaves]]
  for (let level = levels[0] ?? []; level.length > 1;) {
    const above: Hex[] = []
    for (let i = 0; i < level.length; i += 2) {
      const [left, right] = [level[i], level[i + 1]]
      if (left !== undefined) above.push(right === undefined ? left : parent(left, right))
    }
    levels.push(above)
    level = above
  }
  return levels
}

/** Gets the root of a tree whose levels are given. */
export function merkleRoot(levels: readonly (readonly Hex[])[]): Hex {
  return levels.at(-1)?.[0] ?? '0x'
}

/** Lists the siblings from a leaf up to the root. */
export function merkleProof(levels: readonly (readonly Hex[])[], leaf: number): Hex[] {
  return levels.slice(0, -1).flatMap((level, height) => level[(leaf >> height) ^ 1] ?? [])
}

/** Gets the root that a leaf and its siblings lead to. */
export function merkleRootOf({ leaf, proof }: { leaf: Hex; proof: readonly Hex[] }): Hex {
  return proof.reduce(parent, leaf)
}

/** Whether a leaf belongs to a root. */
export function verifyMerkleProof({ root, leaf, proof }: { root: Hex; leaf: Hex; proof: readonly Hex[] }): boolean {
  return merkleRootOf({ leaf, proof }) === root
}
