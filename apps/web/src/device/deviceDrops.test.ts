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

test('the list knows what a drop pays, how much of it is paid, and when that changed while this device looked', async () => {
  const manifest = await makeManifest(makeRows(3, { seed: 6 }))
  const { dropId, terms, token, total } = manifest
  const seenOf = async () => (await deviceDrops.list()).find((drop) => drop.dropId === dropId)?.seen
  await deviceDrops.put(manifest, { now: 1 })
  const [drop] = (await deviceDrops.list()).filter((each) => each.dropId === dropId)
  expect(drop?.money).toEqual({ token: terms.token, standard: terms.standard, decimals: token.decimals, total })

  await deviceDrops.see(manifest, { settledRows: 1, settledAmount: 5n, refusedRows: 0 }, 2)
  // It may have been so for long.
  expect(await seenOf()).toMatchObject({ settledAmount: 5n, at: 2, changedAt: undefined })
  await deviceDrops.see(manifest, { settledRows: 2, settledAmount: 9n, refusedRows: 0 }, 3)
  await deviceDrops.see(manifest, { settledRows: 2, settledAmount: 9n, refusedRows: 0 }, 4)
  expect(await seenOf()).toMatchObject({ settledAmount: 9n, at: 4, changedAt: 3 })
})

test('drops of a sender that may be open are known without their rows; of one that is paid in part they are read', async () => {
  const [open, paid] = [await makeManifest(makeRows(3, { seed: 6 })), await makeManifest(makeRows(3, { seed: 7 }))]
  const { sender, chainId } = open.terms
  for (const manifest of [open, paid]) await deviceDrops.put(manifest)
  const seen = { settledRows: 3, refusedRows: 0 }
  await deviceDrops.see(paid, seen, 1_000)
  const known = async (now: number, account = sender, chain = chainId) =>
    (await deviceDrops.ofSender(account, chain, now)).filter(({ dropId }) =>
      [open.dropId, paid.dropId].includes(dropId),
    )
  // A block may be taken back for a while.
  expect(await known(2_000)).toHaveLength(2)
  const [found, ...others] = await known(10_000_000)
  expect(others).toEqual([])
  expect(found).toMatchObject({ dropId: open.dropId, total: open.total, root: open.root, terms: open.terms })
  const first = open.rowAt(0).amount
  expect(await found?.openAmountOf?.([1n])).toBe(open.total - first)
  expect(await known(2_000, '0x00000000000000000000000000000000000000a1')).toEqual([])
  expect(await known(2_000, sender, 5)).toEqual([])
})
