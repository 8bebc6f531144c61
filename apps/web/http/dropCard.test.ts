import { serializeManifest } from '@slotdrop/drops'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import { askGraphQl, signIn } from './fixtures/askSite.ts'
import { testSite } from './fixtures/deploymentTest.ts'
import { getExactly } from './fixtures/getExactly.ts'
import { makeList, saveDropOperation, siteWithContract } from './fixtures/makeList.ts'

const test = testSite(siteWithContract)

const linkPreview = { 'user-agent': 'Mozilla/5.0 (compatible; Twitterbot/1.0)' }
const unknownDrop = `/d/0x${'cd'.repeat(32)}`

test('the link preview of a published drop has a picture, its name and its sum; people get the page', async ({
  site,
}) => {
  const account = privateKeyToAccount(generatePrivateKey())
  const cookie = await signIn(site, account)
  const title = 'Builders of “spring” & co'
  const list = await makeList(account.address, { rows: 40, title, amount: () => 5n * 10n ** 18n })
  const variables = { manifest: serializeManifest(list), publish: true }
  expect((await askGraphQl(site, { query: saveDropOperation, variables }, { cookie })).text).toContain('SavedDrop')

  const page = `${site.url}/d/${list.dropId}`
  const { headers, text: html } = await getExactly(page, linkPreview)
  // It has the page's own address, so a cache must not show it to people.
  expect(headers['cache-control']).toBe('no-store')
  expect(headers.vary).toMatch(/user-agent/i)
  expect(html).toContain('<meta property="og:title" content="Builders of “spring” &amp; co">')
  expect(html).toContain('200 MERI for 40 recipients')
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const image = await fetch(site.url + new URL(address).pathname)
  expect(image.headers.get('content-type')).toBe('image/png')
  expect(image.headers.get('cache-control')).toMatch(/^public/)
  const bytes = Buffer.from(await image.arrayBuffer())
  // A PNG begins with its width and height.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  expect((await getExactly(page)).text).not.toContain('og:image')
})

test('the link preview of a drop that is not public tells nothing about it', async ({ site }) => {
  const { text } = await getExactly(site.url + unknownDrop, linkPreview)
  expect(text).toContain('A drop on Slotdrop')
  const picture = await fetch(`${site.url}/api/cards/0x${'cd'.repeat(32)}.png`)
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect((await fetch(`${site.url}/api/cards/else`)).status).toBe(404)
})

test.for([
  ['WhatsApp', 'WhatsApp/2.23.20.0 A'],
  ['KakaoTalk', 'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com'],
  ['Mastodon', 'http.rb/5.1.1 (Mastodon/4.2.0; +https://mastodon.example/) Bot'],
  ['Pinterest', 'Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)'],
] as const)('the link preview of %s gets the card', async ([, agent], { site }) => {
  expect((await getExactly(site.url + unknownDrop, { 'user-agent': agent })).text).toContain('og:image')
})

test.for([
  [
    'KakaoTalk',
    { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile Safari/537.36 KAKAOTALK 10.4.5' },
  ],
  [
    'Pinterest',
    { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 [Pinterest/iOS]' },
  ],
  ['Signal', { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Signal/6.40' }],
  ['a browser that claims to be a robot', { ...linkPreview, 'sec-fetch-mode': 'navigate' }],
] as const)('a person who opens the link in %s gets the page', async ([, headers], { site }) => {
  const { text } = await getExactly(site.url + unknownDrop, headers)
  expect(text).not.toContain('og:image')
  expect(text).toContain('Reading the drop')
})
