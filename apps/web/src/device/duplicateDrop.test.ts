import 'fake-indexeddb/auto'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { expect, test } from 'vitest'
import { deviceDrafts } from './deviceDrafts.ts'
import { deviceDrops } from './deviceDrops.ts'
import { parseChoices } from './draftChoices.ts'
import { duplicateDrop } from './duplicateDrop.ts'

const now = Date.parse('2026-11-24T12:00:00Z')

async function duplicate(...[manifest, mode]: [Awaited<ReturnType<typeof makeManifest>>, 'push' | 'claim']) {
  const key = await duplicateDrop(manifest, { mode, fileName: 'Rows of March', now })
  const draft = await deviceDrafts.get(key)
  return { draft, text: typeof draft?.input === 'string' ? draft.input : undefined }
}

test('a duplicate has token, terms and mode of its drop, the next round, and the notes in the order of the source file', async () => {
  const manifest = await makeManifest(makeRows(2, { seed: 3_101 }), {
    title: 'March',
    terms: { policy: 'strict', round: 4n, slotSize: 2, closesAtSeconds: BigInt(now / 1000 + 60) },
  })
  await deviceDrops.put(manifest, {
    source: { lines: Uint32Array.of(3, 2), notes: ['second', 'first'], merged: [] },
  })
  const { draft, text } = await duplicate(manifest, 'claim')
  const { token, terms } = manifest
  expect(JSON.parse(draft?.token ?? '')).toEqual({
    ...token,
    address: terms.token,
    chainId: terms.chainId,
    standard: terms.standard,
  })
  expect(draft).toMatchObject({ title: 'March', mode: 'claim', fileName: 'Rows of March', changedAt: now })
  expect(parseChoices(draft?.choices)).toMatchObject({
    policy: 'strict',
    round: 5n,
    slotSize: undefined,
    closesAtSeconds: terms.closesAtSeconds,
  })
  const [header, ...lines] = text?.trim().split('\r\n') ?? []
  expect(header).toBe('address,amount,note,line')
  expect(lines.map((line) => line.split(',').slice(2))).toEqual([
    ['first', '2'],
    ['second', '3'],
  ])
  expect(lines[0]?.split(',')[0]).toBe(manifest.rowAt(1).account)
})

test('times that are over are left out', async () => {
  const manifest = await makeManifest(makeRows(1, { seed: 3_102 }), {
    terms: { opensAtSeconds: BigInt(now / 1000 - 120), closesAtSeconds: BigInt(now / 1000 - 60) },
  })
  const { draft } = await duplicate(manifest, 'push')
  expect(parseChoices(draft?.choices)).toMatchObject({ opensAtSeconds: 0n, closesAtSeconds: 0n, round: 2n })
})

test('what was sealed is not opened as the last draft, and is by its name', async () => {
  const { draft } = await duplicate(await makeManifest(makeRows(1, { seed: 3_103 })), 'push')
  const key = draft?.key ?? ''
  const isSealed = (sealed: boolean) =>
    deviceDrafts.put(
      key,
      { token: '{}', input: 'x', fileName: '', decisions: undefined, title: '', mode: 'push' },
      (known) => ({
        rowCount: 1,
        changedAt: known?.changedAt ?? now,
        isSealed: sealed,
        sealedAs: sealed ? '0x01' : undefined,
      }),
    )
  const openedLast = now + 1_000
  expect((await deviceDrafts.open(key, openedLast))?.key).toBe(key)
  await isSealed(true)
  expect(await deviceDrafts.open(undefined, openedLast)).toBeUndefined()
  expect(await deviceDrafts.open(key, openedLast)).toMatchObject({ key, isSealed: true, sealedAs: '0x01' })
  await isSealed(false)
  expect((await deviceDrafts.open(undefined, openedLast))?.key).toBe(key)
})
