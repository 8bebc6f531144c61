import { expect, test } from 'vitest'
import { freezeManifest } from '../freezeManifest.ts'
import { privateListChunks, serializeManifest } from './manifestJson.ts'
import { parseCompanion } from './parseCompanion.ts'
import { parseManifest } from './parseManifest.ts'

const address = '0x95adEB498b085240E2fe917f21242bC76f1F9aCD'
const manifest = await freezeManifest({
  ...{ title: 'A ,"companion":{ title', token: { symbol: 'MERI', name: 'Meridian', decimals: 18 } },
  rows: [1n, 2n, 3n].map((amount) => ({ account: address, id: 0n, amount })),
  terms: {
    ...{ chainId: 31_337, distributor: address, sender: address, token: address, standard: 'ERC20', policy: 'skip' },
    ...{ safeTransfer: false, direct: false, opensAtSeconds: 0n, closesAtSeconds: 0n, round: 1n, slotSize: 250 },
  },
})
const companion = { lines: [3, 1, 2], notes: ['say ,"rows":[ aloud', '', '"companion"'] }
const text = [...privateListChunks(manifest, [JSON.stringify(companion)])].join('')

test.each([
  ['as it was written', text],
  ['written anew by another program', JSON.stringify(JSON.parse(text), null, 2)],
])('the private form of a list, %s, is read as the list, with what its sender keeps beside it', async (_, form) => {
  const read = await parseManifest(form)
  expect(serializeManifest(read)).toBe(serializeManifest(manifest))
  expect(parseCompanion(form)).toEqual(companion)
})

test('a list alone has nothing beside it, whatever its title says', () => {
  expect(parseCompanion(serializeManifest(manifest))).toBeUndefined()
  expect(parseCompanion(JSON.stringify(JSON.parse(serializeManifest(manifest)), null, 2))).toBeUndefined()
})
