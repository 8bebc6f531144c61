import { BadManifestError, serializeManifest } from '@slotdrop/drops'
import { makeManifest, makeRows, toCsv } from '@slotdrop/testing'
import { expect, test } from 'vitest'
import { readListFile } from './readListFile.ts'
import { TermsMissingError } from './TermsMissingError.ts'

const rows = makeRows(12, { seed: 3 })
const manifest = await makeManifest(rows)
const { title, terms, token, dropId } = manifest
const list = { title, terms, token }
const sealed = serializeManifest(manifest)

async function open(text: string, from: typeof list | undefined = list) {
  const { manifest: opened, leftOut } = await readListFile(new Blob([text]), from, {})
  return { dropId: opened.dropId, leftOut }
}

test('a sealed list is opened with its own terms, however its JSON is written', async () => {
  expect(await open(sealed)).toEqual({ dropId, leftOut: 0 })
  expect(await open(JSON.stringify(JSON.parse(sealed), null, 2), undefined)).toEqual({ dropId, leftOut: 0 })
})

test('its source is the same drop with the terms of a link, and none without', async () => {
  expect(await open(toCsv(rows))).toEqual({ dropId, leftOut: 0 })
  await expect(readListFile(new Blob([toCsv(rows)]), undefined, {})).rejects.toThrow(TermsMissingError)
})

test('a line that can’t be paid is counted, and one that was changed makes another drop', async () => {
  expect(await open(`${toCsv(rows)}0x12,5\n`)).toEqual({ dropId, leftOut: 1 })
  expect((await open(toCsv(rows.slice(1)))).dropId).not.toBe(dropId)
})

test('a sealed list in which something was changed is refused', async () => {
  await expect(open(sealed.replace('"slotSize":250', '"slotSize":200'))).rejects.toThrow(BadManifestError)
})
