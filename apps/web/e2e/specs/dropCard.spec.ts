import { makeRows, toCsv } from '@slotdrop/testing'
import { expect, test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'

const messenger = { 'user-agent': 'Mozilla/5.0 (compatible; Twitterbot/1.0)' }

test('a published drop’s link has a picture with its name and sum; people get the page', async ({
  page,
  request,
  chain,
  wallet,
}) => {
  await chain.fund(wallet.account.address, 'MERI', 1n)
  const she = creator(page)
  const rows = makeRows(40, { seed: 801 }).map((row) => ({ ...row, amount: 5n * 10n ** 18n }))
  await she.sealNew({ title: 'Builders of “spring” & co', list: toCsv(rows) })
  await she.keepOnServer('Builders of “spring” & co')
  await page.getByRole('button', { name: 'Publish for recipients' }).click()
  await she.publish()

  const path = new URL(page.url()).pathname.replace('/drops/', '/d/')
  const answer = await request.get(path, { headers: messenger })
  // At the page's own address: a cache must not show it to people.
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(answer.headers()['vary']).toMatch(/user-agent/i)
  const html = await answer.text()
  expect(html).toContain('<meta property="og:title" content="Builders of “spring” &amp; co">')
  expect(html).toContain('200 MERI for 40 recipients')
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const image = await request.get(new URL(address).pathname)
  expect(image.headers()['content-type']).toBe('image/png')
  expect(image.headers()['cache-control']).toMatch(/^public/)
  const bytes = await image.body()
  // Width and height stand in a PNG's first chunk.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  await test.info().attach('card', { body: bytes, contentType: 'image/png' })
  expect(await (await request.get(path)).text()).not.toContain('og:image')
})

test('the link of a drop that is not public tells nothing of it', async ({ request }) => {
  const html = await (await request.get(`/d/0x${'cd'.repeat(32)}`, { headers: messenger })).text()
  expect(html).toContain('A drop on Slotdrop')
  expect((await request.get(`/api/cards/0x${'cd'.repeat(32)}.png`)).headers()['content-type']).toBe('image/png')
  expect((await request.get('/api/cards/else')).status()).toBe(404)
})

const drop = `/d/0x${'cd'.repeat(32)}`
for (const [name, agent] of [
  ['WhatsApp', 'WhatsApp/2.23.20.0 A'],
  ['KakaoTalk', 'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com'],
  ['Mastodon', 'http.rb/5.1.1 (Mastodon/4.2.0; +https://mastodon.example/) Bot'],
  ['Pinterest', 'Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)'],
] as const)
  test(`the program with which ${name} looks at links gets the card`, async ({ request }) => {
    expect(await (await request.get(drop, { headers: { 'user-agent': agent } })).text()).toContain('og:image')
  })

for (const [name, headers] of [
  [
    'KakaoTalk',
    { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile Safari/537.36 KAKAOTALK 10.4.5' },
  ],
  [
    'Pinterest',
    { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 [Pinterest/iOS]' },
  ],
  ['Signal', { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Signal/6.40' }],
  ['a browser that claims to be a robot', { ...messenger, 'sec-fetch-mode': 'navigate' }],
] as const)
  test(`a person who opens the link in ${name} gets the page`, async ({ request }) => {
    const html = await (await request.get(drop, { headers })).text()
    expect(html).not.toContain('og:image')
    expect(html).toContain('Reading the drop')
  })
