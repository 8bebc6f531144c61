import type { Keccak } from '../keccak/loadKeccak.ts'

/** Bytes of a node. */
export const nodeBytes = 32

/** Whether node `a` of a level is at most node `b`. */
function isOrdered(nodes: Uint8Array, a: number, b: number): boolean {
  for (let byte = 0; byte < nodeBytes; byte++) {
    const difference = (nodes[a * nodeBytes + byte] ?? 0) - (nodes[b * nodeBytes + byte] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return true
}

/** Makes trees of nodes that lie one after another in memory; its buffers serve one tree after the other. */
export function createTreeHasher(keccak: Keccak) {
  let pairs = new Uint8Array(0)

  /** Writes the level above `count` nodes into `above`, which may be the same memory, and answers its size. */
  const liftLevel = (nodes: Uint8Array, count: number, above: Uint8Array): number => {
    const parents = count >> 1
    if (pairs.length < parents * 2 * nodeBytes) pairs = new Uint8Array(parents * 2 * nodeBytes)
    for (let parent = 0; parent < parents; parent++) {
      const left = parent * 2
      const at = left * nodeBytes
      if (isOrdered(nodes, left, left + 1)) pairs.set(nodes.subarray(at, at + 2 * nodeBytes), at)
      else {
        pairs.set(nodes.subarray(at + nodeBytes, at + 2 * nodeBytes), at)
        pairs.set(nodes.subarray(at, at + nodeBytes), at + nodeBytes)
      }
    }
    // A lone last node goes up unchanged (ENCODING.md).
    const lone = count & 1 ? nodes.slice((count - 1) * nodeBytes, count * nodeBytes) : undefined
    keccak.hashEach(pairs, 2 * nodeBytes, parents, above)
    if (lone) above.set(lone, parents * nodeBytes)
    return parents + (count & 1)
  }

  return {
    /** Root of `count` leaves. They are overwritten. */
    rootOf(leaves: Uint8Array, count: number): Uint8Array {
      for (let size = count; size > 1;) size = liftLevel(leaves, size, leaves)
      return leaves.slice(0, nodeBytes)
    },
    /** All levels of a tree, leaves first. */
    levelsOf(leaves: Uint8Array): Uint8Array[] {
      const levels = [leaves]
      for (let nodes = leaves; nodes.length > nodeBytes;) {
        const size = (nodes.length / nodeBytes + 1) >> 1
        const above = new Uint8Array(size * nodeBytes)
        liftLevel(nodes, nodes.length / nodeBytes, above)
        levels.push(above)
        nodes = above
      }
      return levels
    },
  }
}

/** Lists the siblings from a leaf up to the root. */
export function siblingsOf(levels: readonly Uint8Array[], leaf: number): Uint8Array[] {
  return levels.slice(0, -1).flatMap((level, height) => {
    const at = ((leaf >> height) ^ 1) * nodeBytes
    return at < level.length ? [level.subarray(at, at + nodeBytes)] : []
  })
}
