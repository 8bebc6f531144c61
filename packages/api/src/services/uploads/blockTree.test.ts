import { merkleLevels, merkleProof, merkleRoot } from '@slotdrop/drops'
import { keccak256, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { growBlockTree, proveInBlockTree } from './blockTree.ts'

test('a tree in blocks has the root and every proof of the tree, whatever the number of leaves', async () => {
  const [bits, size] = [2, 4]
  for (let count = 1; count <= 70; count++) {
    const leaves = Array.from({ length: count }, (_, leaf) => keccak256(numberToHex(leaf, { size: 4 })))
    const whole = merkleLevels(leaves)
    const blocks = Array.from({ length: Math.ceil(count / size) }, (_, block) =>
      merkleLevels(leaves.slice(block * size, (block + 1) * size)),
    )
    let turns = 0
    const tree = await growBlockTree(blocks.map(merkleRoot), async () => void (turns += 1), bits)
    expect(tree.root).toBe(merkleRoot(whole))
    expect(turns).toBeGreaterThanOrEqual(blocks.length > 1 ? Math.ceil(blocks.length / size) : 0)
    for (let leaf = 0; leaf < count; leaf++)
      expect(proveInBlockTree(tree, blocks[leaf >> bits]!, leaf)).toEqual(merkleProof(whole, leaf))
  }
})
