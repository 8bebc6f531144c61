import { freezeManifest, toShardIndex } from '@slotdrop/drops'
import { makeRows } from '@slotdrop/testing'
import { expect, test } from 'vitest'
import { toDropCard, writeCardPage } from './dropCard.ts'

const address = '0x00000000000000000000000000000000000000c1'
const indexOf = async (title: string, symbol: string) =>
  toShardIndex(
    await freezeManifest({
      title,
      token: { symbol, name: symbol, decimals: 18 },
      rows: makeRows(1_000, { seed: 3 }).map((row) => ({ ...row, amount: 2n * 10n ** 18n })),
      terms: {
        chainId: 31_337,
        distributor: address,
        sender: address,
        token: address,
        standard: 'ERC20',
        policy: 'skip',
        safeTransfer: false,
        direct: false,
        opensAtSeconds: 0n,
        closesAtSeconds: 0n,
        round: 1n,
        slotSize: 250,
      },
    }),
  )

test('a card says the drop’s name, sum and rows', async () => {
  expect(toDropCard(await indexOf('Season 2 rewards', 'MERI'))).toEqual({
    title: 'Season 2 rewards',
    figures: '2,000 MERI in 1,000 rows',
  })
})

test('a drop that can’t be read has a card without figures', () => {
  expect(toDropCard(undefined).figures).not.toMatch(/\d/)
})

test('letters that would be fetched from elsewhere, or turn the text, are left out; long names are cut', async () => {
  const { title, figures } = toDropCard(await indexOf(`\u202eGo 🎉 報酬 ${'x'.repeat(100)}`, 'A🎉B'))
  expect(title).toMatch(/^Go x+…$/)
  expect(title).toHaveLength(60)
  expect(figures).toBe('2,000 AB in 1,000 rows')
})

test('a hostile name is text in the page that messengers read', () => {
  const card = { title: '"><script>alert(1)</script>', figures: "1 'X'" }
  const html = writeCardPage(card, { page: 'https://drop.example/d/0x1', image: 'https://drop.example/i.png' })
  expect(html).not.toContain('<script')
  expect(html).toContain('<meta property="og:title" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">')
})
