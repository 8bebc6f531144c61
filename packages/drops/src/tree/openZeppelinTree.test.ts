import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOf, standards, termsOf, token } from '../../test/arbitraries.ts'
import { freezeManifest } from '../manifest/freezeManifest.ts'
import { toStandardTreeDump } from './openZeppelinTree.ts'

test('OpenZeppelin’s library loads the dump, and makes the same tree of the same values', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...standards).chain((kind) => fc.tuple(fc.constant(kind), rowsOf(kind, 20))),
      async ([kind, rows]) => {
        const manifest = await freezeManifest({ terms: termsOf(kind, 7), token, title: 'T', rows })
        const { leafEncoding, ...dump } = toStandardTreeDump(manifest)
        const loaded = StandardMerkleTree.load({
          ...dump,
          leafEncoding: [...leafEncoding],
          tree: [...dump.tree],
          values: dump.values.map(({ value, treeIndex }) => ({ value: [...value], treeIndex })),
        })
        loaded.validate()
        const made = StandardMerkleTree.of(
          dump.values.map(({ value }) => [...value]),
          [...leafEncoding],
        )
        expect(loaded.root).toBe(made.root)
        expect(loaded.verify(0, loaded.getProof(0))).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})
