import { type Hex, concat, keccak256 } from 'viem'

const parent = (a: Hex, b: Hex): Hex => keccak256(a < b ? concat([a, b]) : concat([b, a]))

/** All levels of a tree, leaves first. A lone last node goes up unchanged (ENCODING.md). */
export const merkleLevels = (leaves: readonly Hex[]): Hex[][] => {
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

/** The root of a tree whose levels are given. */
export const merkleRoot = (levels: readonly (readonly Hex[])[]): Hex => levels.at(-1)?.[0] ?? '0x'

/** The siblings from a leaf up to the root. */
export const merkleProof = (levels: readonly (readonly Hex[])[], leaf: number): Hex[] =>
  levels.slice(0, -1).flatMap((level, height) => level[(leaf >> height) ^ 1] ?? [])

/** Whether a leaf belongs to a root. */
export const verifyMerkleProof = ({ root, leaf, proof }: { root: Hex; leaf: Hex; proof: readonly Hex[] }): boolean =>
  proof.reduce(parent, leaf) === root
