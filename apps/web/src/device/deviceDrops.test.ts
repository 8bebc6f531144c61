import 'fake-indexeddb/auto'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { expect, test } from 'vitest'
import { deviceDrops } from './deviceDrops.ts'
import { deviceSources } from './deviceSources.ts'

const weth = '0x4200000000000000000000000000000000000006'

test('a drop of the wrapped coin and one of coins out of it are drops of two things', async () => {
  const kinds = [
    { title: 'WETH', standard: 'ERC20', seed: 1 },
    { title: 'ETH', standard: 'NATIVE', seed: 2 },
  ] as const
  for (const { title, standard, seed } of kinds) {
    const rows = makeRows(3, { seed })
    // oxlint-disable-next-line no-await-in-loop -- one after another, as they are sealed
    await deviceDrops.put(await makeManifest(rows, { title, terms: { chainId: 10, token: weth, standard } }))
  }
  for (const { title, standard } of kinds) {
    const found = []
    // Spelt otherwise than it was sealed.
    const address = `0x${weth.slice(2).toUpperCase()}` as const
    for await (const drop of deviceDrops.accountsOf({ chainId: 10, address, standard })) found.push(drop.title)
    expect(found).toEqual([title])
  }
})

test('lines and notes of the source file stay beside the list, also when it is opened again, until the drop is forgotten', async () => {
  const manifest = await makeManifest(makeRows(3, { seed: 5 }))
  const source = { lines: Uint32Array.of(4, 2, 3), notes: ['a', '', 'c'], merged: [] }
  await deviceDrops.put(manifest, { source })
  await deviceDrops.put(manifest)
  expect(await deviceSources.get(manifest.dropId)).toEqual(source)
  await deviceDrops.forget(manifest.dropId)
  expect(await deviceSources.get(manifest.dropId)).toBeUndefined()
})
