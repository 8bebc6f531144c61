import { toShardIndex } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { expect, test } from 'vitest'
import { drawDropCard, toDropCard, writeCardPage } from './dropCard.ts'

const rows = makeRows(1_000, { seed: 3 }).map((row) => ({ ...row, amount: 2n * 10n ** 18n }))

async function indexOf(title: string, symbol: string) {
  return toShardIndex(await makeManifest(rows, { title, symbol }))
}

test('a card says the drop’s name, sum and rows', async () => {
  expect(toDropCard(await indexOf('Season 2 rewards', 'MERI'))).toEqual({
    title: 'Season 2 rewards',
    figures: '2,000 MERI for 1,000 recipients',
    slots: 4,
  })
})

test('a drop that can’t be read has a card without figures and slots', () => {
  expect(toDropCard(undefined).figures).not.toMatch(/\d/)
  expect(toDropCard(undefined).slots).toBe(0)
})

test('the picture has a blank place for each slot, as far as there is room', async () => {
  const card = toDropCard(await indexOf('Season 2', 'MERI'))
  const places = (slots: number) =>
    JSON.stringify(drawDropCard({ ...card, slots })).split('"borderRadius":4').length - 1
  expect(places(card.slots)).toBe(4)
  expect(toDropCard({ ...(await indexOf('Season 2', 'MERI')), rowCount: 100_000 }).slots).toBe(33)
  // What is paid changes, and messengers keep pictures: none of them is drawn as paid.
  expect(JSON.stringify(drawDropCard(card))).not.toContain('#1f7a6a')
})

test('letters that would be fetched from elsewhere, or turn the text, are left out; long names are cut', async () => {
  const { title, figures } = toDropCard(await indexOf(`\u202eGo 🎉 報酬 ${'x'.repeat(100)}`, 'A🎉B'))
  expect(title).toMatch(/^Go x+…$/)
  expect(title).toHaveLength(60)
  expect(figures).toBe('2,000 AB for 1,000 recipients')
})

test('a hostile name is text in the page that messengers read', () => {
  const card = { title: '"><script>alert(1)</script>', figures: "1 'X'", slots: 1 }
  const html = writeCardPage(card, { page: 'https://drop.example/d/0x1', image: 'https://drop.example/i.png' })
  expect(html).not.toContain('<script')
  expect(html).toContain('<meta property="og:title" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">')
})
