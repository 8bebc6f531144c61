import 'fake-indexeddb/auto'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { expect, test } from 'vitest'
import { type Companion, deviceCompanions } from './deviceCompanions.ts'
import { deviceDrops } from './deviceDrops.ts'
import { deviceWriteOffs } from './deviceWriteOffs.ts'

const companion: Companion = {
  mode: 'claim',
  setAside: [{ line: 4, text: 'oops', amount: undefined }],
  source: { lines: Uint32Array.of(4, 2, 3), notes: ['a', '', 'c'], merged: [] },
  refusals: new Map([[1, { kind: 'paused' }]]),
  recipientDecisions: [{ kind: 'pool', action: 'excluded', accounts: 'ab'.repeat(20), decidedAt: 3 }],
  writeOffs: new Map([[2, { reason: 'left', at: 5 }]]),
}

test('what came with a list from elsewhere is kept as what was sealed here, and given back whole', async () => {
  const manifest = await makeManifest(makeRows(3, { seed: 31 }))
  await deviceCompanions.put(manifest, companion)
  expect(await deviceCompanions.get(manifest.dropId)).toEqual(companion)
  expect(await deviceDrops.load(manifest.dropId)).toMatchObject({ mode: 'claim', isOwn: true })
})

test('rows that were given up here since stay as they are', async () => {
  const manifest = await makeManifest(makeRows(3, { seed: 32 }))
  await deviceWriteOffs.set(manifest.dropId, [0], 'here', 9)
  await deviceCompanions.put(manifest, companion)
  expect([...(await deviceWriteOffs.get(manifest.dropId)).keys()]).toEqual([0])
})

test('a list that came alone has nothing beside it, and its mode is a guess', async () => {
  const manifest = await makeManifest(makeRows(3, { seed: 33 }))
  await deviceDrops.put(manifest)
  expect(await deviceCompanions.get(manifest.dropId)).toBeUndefined()
  expect(await deviceDrops.load(manifest.dropId)).toMatchObject({ mode: 'push', isOwn: false })
  expect(await deviceCompanions.get(`0x${'00'.repeat(32)}`)).toBeUndefined()
})
