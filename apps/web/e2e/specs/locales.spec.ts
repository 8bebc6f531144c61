import { readFile } from 'node:fs/promises'
import { serializeManifest } from '@slotdrop/drops'
import { makeRows } from '@slotdrop/testing'
import type { Page } from '@playwright/test'
import { getAddress, parseEther } from 'viem'
import { accentedEnglish } from '@slotdrop/messages/pseudo-locales'
import { blockAccount, expect, newAccount, test, watchPage } from '../fixtures/app.ts'
import { deployHabits } from '../fixtures/habits.ts'
import { publishDrop, servePublicFiles } from '../fixtures/publicDrop.ts'
import { creator } from '../pages/creator.ts'
import { findCutWords, look } from '../pages/look.ts'

const person = getAddress('0x00000000000000000000000000000000000f00d1')

/** Screens whose words all come from messages. */
const paths = ['/', '/docs', '/drops', '/settings', '/not-here']

/** What is no message: data, names, codes, and the words of packages, which the specification fixes. */
const noMessages = {
  elements:
    'bdi, code, kbd, .mono, .address, option, script, style, [class*="wui-"], [data-rk], #__next-route-announcer__',
  // The name of the product, standards, nodes and networks, hosts, characters by Unicode; moments and the last "and" of a list, which
  // the browser writes.
  words:
    /“[^”]*”|(?:[A-Z]+ )+\(U\+[\dA-F]+\)|, and (?=⟦)|0x[\da-fA-F]+(?:…[\da-fA-F]+)?|UTF-8|a\.csv|HABIT|Habits|Ether|ETH|DUSD|Demo dollar|PASS|ITEM|Meridian(?: passes| items)?|Slotdrop|ERC-\d+|MERI|Local chain|Sepolia|127\.0\.0\.1|localhost|eth_getCode|\d+ (?:second|minute|hour|day)s? ago|\bnow\b|\d+ [A-Z][a-z]{2} \d{4}, [\d:]+(?: UTC)?|\b\d+\b/g,
}

function speak(page: Page, locale: string) {
  return page.addInitScript((name) => localStorage.setItem('locale', name), locale)
}

/** Texts, labels and hints in plain letters: a message of the accented locale has none. */
function findPlainWords(page: Page) {
  return page.evaluate(
    ({ elements, words }) => {
      const isPlain = (text: string) => /[A-Za-z]{3,}/.test(text.replace(new RegExp(words, 'g'), ' '))
      const isData = (element: Element | null) => element === null || element.closest(elements) !== null
      const found: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!isData(node.parentElement) && node.parentElement?.checkVisibility() && isPlain(node.textContent ?? ''))
          found.push((node.textContent ?? '').trim())
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]`)) {
          const text = element.getAttribute(name) ?? ''
          if (!element.closest('[class*="wui-"], [data-rk]') && isPlain(text)) found.push(`${name}: ${text}`)
        }
      return found
    },
    { elements: noMessages.elements, words: noMessages.words.source },
  )
}

function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** At a wide and the narrowest width nothing scrolls sideways, no words are cut, and the heading runs as its language does. */
async function expectRoom(page: Page, name: string) {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const direction = await page.locator('html').getAttribute('dir')
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), `${name} at ${width} px`).toBeLessThanOrEqual(0)
    expect(await findCutWords(page), `cut off on ${name} at ${width} px`).toEqual([])
    expect(await heading.evaluate((element) => getComputedStyle(element).direction)).toBe(direction ?? 'ltr')
    if (process.env.SCREENSHOTS)
      await page.screenshot({
        path: `${process.env.SCREENSHOTS}/${await page.locator('html').getAttribute('lang')}-${name.replaceAll('/', '-')}-${width}.png`,
        fullPage: true,
      })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** A drop of somebody else on this device, so that the list has a line. */
async function keepOne(page: Page, chain: Parameters<typeof publishDrop>[0]) {
  const accounts = makeRows(4, { seed: 981 }).map(({ account }) => account)
  const { manifest } = await publishDrop(chain, accounts, { isOnChain: false })
  await page.goto('/drops')
  const buffer = Buffer.from(serializeManifest(manifest))
  await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
  await page.waitForURL(/\/drops\/0x/)
}

test(
  'in another language every text of a page comes from a message, and longer words fit 320 px',
  { tag: '@UX16' },
  async ({ page, chain, faults }) => {
    await speak(page, 'en-XA')
    await keepOne(page, chain)
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
      await expect(page.getByText('⟦').first()).toBeVisible()
      expect(await findPlainWords(page), `plain words on ${path}`).toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await overflow(page), `${path} at 320 px`).toBeLessThanOrEqual(0)
      expect(await findCutWords(page), `cut off on ${path}`).toEqual([])
    }
    // The palette lies over any of them.
    await page.goto('/drops', { waitUntil: 'networkidle' })
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findPlainWords(page)).toEqual([])
    // The answer 404 is meant.
    faults.length = 0
  },
)

/** How the accented locale says a text without values. */
function said(text: string) {
  return accentedEnglish({ namespace: '', texts: { text } }).text as string
}

function press(page: Page, label: string) {
  return page
    .getByRole('button', { name: said(label) })
    .first()
    .click()
}

function chooseList(page: Page, lines: readonly string[]) {
  const buffer = Buffer.from(['address,amount,note', ...lines].join('\n'))
  return page.getByLabel(said('List of recipients')).setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
}

test(
  'in another language what is found in a list comes from messages too',
  { tag: '@UX16' },
  async ({ page, wallet }) => {
    await speak(page, 'en-XA')
    const [good, repeated, other] = makeRows(3, { seed: 983 }).map(({ account }) => account)
    await page.goto('/drops/new')
    await creator(page).connect()
    await page.getByRole('radio', { name: /MERI/ }).check()
    await press(page, 'Add recipients')
    const spreadsheet = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004') }
    // By its name: the step before has a field for files, too.
    await page.getByLabel(said('List of recipients')).setInputFiles(spreadsheet)
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: '⟦' })).toBeVisible()
    expect(await findPlainWords(page), 'plain words about a file').toEqual([])

    const letters = [...(other ?? '')].map((letter) => letter.toLowerCase())
    const mistyped = letters
      .with(
        letters.findLastIndex((letter) => /[a-f]/.test(letter)),
        'A',
      )
      .join('')
    await chooseList(page, [
      `${good},1`,
      `${repeated},1`,
      `${repeated},2`,
      '0x1234,1',
      `${mistyped},1`,
      `${good?.slice(0, 20)}\u200b${good?.slice(20)},1`,
      `${wallet.account.address},1`,
      `0x${'0'.repeat(40)},1`,
      '0x000000000000000000000000000000000000dEaD,1',
      'alice.eth,1',
      `sep:${good},1`,
      ...['five', '-1', '0', '1e18', '0.0000000000000000001', '9'.repeat(80), ''].map((amount) => `${other},${amount}`),
      `${other},1,a,b`,
      `${other},"1`,
    ])
    const issues = page.getByTestId('issues').locator('> li')
    await expect(issues).toHaveCount(18)
    // One line each, and the two that repeat one another.
    for (let seen = 0; seen < 19; seen++) {
      await press(page, 'Next problem')
      await expect(page.getByTestId('entry-panel')).toBeVisible()
      expect(await findPlainWords(page), 'plain words about a list').toEqual([])
    }
  },
)

test(
  'in another language what is found about a token, and in the trial of its rows, comes from messages too',
  { tag: '@UX16' },
  async ({ page, chain, wallet }) => {
    await speak(page, 'en-XA')
    const [good, blocked] = makeRows(2, { seed: 984 }).map(({ account }) => account)
    const { token, change } = await deployHabits(chain, wallet, parseEther('1'))
    await change('setBlacklisted', [blocked, true])
    await change('setPaused', [true])
    await page.goto('/drops/new')
    await creator(page).connect()
    await page.getByLabel(said('Search, or paste a token address')).fill(token)
    await expect(page.getByTestId('traits').locator('> *')).toHaveCount(2)
    expect(await findPlainWords(page), 'plain words about a token').toEqual([])

    await change('setPaused', [false])
    await press(page, 'Add recipients')
    await chooseList(page, [`${good},1`, `${blocked},1`])
    await press(page, 'Review list')
    const trial = page.getByRole('region', { name: said('Trial of every payment') })
    await expect(trial.getByRole('group')).toHaveCount(1)
    await expect(trial.getByRole('alert')).toHaveCount(1)
    expect(await findPlainWords(page), 'plain words about a trial').toEqual([])
    await change('setPaused', [true])
    await press(page, 'Try again')
    await expect(trial.getByRole('group')).toHaveCount(0)
    await expect(trial.getByRole('alert')).toHaveCount(2)
    expect(await findPlainWords(page), 'plain words about a slot that fails').toEqual([])

    // Too little is held for the sealed list: first that is told, then, once there is enough, what is to be signed.
    await page.getByRole('button', { name: said('Seal the list of').replace(/~.*/, '') }).click()
    const authorise = page.getByRole('region', { name: said('Approval') })
    await expect(authorise.getByRole('alert')).toHaveCount(1)
    expect(await findPlainWords(page), 'plain words about a problem').toEqual([])
    await change('mint', [wallet.account.address, parseEther('1')])
    await press(page, 'Check again')
    await expect(authorise.getByRole('listitem').getByRole('heading')).toHaveCount(1)
    expect(await findPlainWords(page), 'plain words about a step').toEqual([])
  },
)

test(
  'in another language a recipient is told by messages too why a payment or a claim was refused, or that nothing answers',
  { tag: '@UX16' },
  async ({ page, chain, faults }) => {
    await speak(page, 'en-XA')
    const blocked = newAccount()
    await blockAccount(chain, blocked)
    const tried = await publishDrop(chain, [blocked, person], { isDollar: true, claimsOpen: false })
    await tried.push(0)
    const open = await publishDrop(chain, [blocked, person], { isDollar: true })
    const lookUp = async ({ manifest, path }: typeof open, name: string) => {
      await servePublicFiles(page, manifest)
      await page.goto(`${path}?address=${blocked}`)
      await expect(page.locator('main [data-tone]:is([role=alert], [role=status])').first()).toBeVisible({
        timeout: 30_000,
      })
      if (process.env.SCREENSHOTS)
        await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png`, fullPage: true })
      expect(await findPlainWords(page), `plain words where ${name}`).toEqual([])
    }
    await lookUp(tried, 'a payment was refused')
    await lookUp(open, 'a claim would fail')
    await page.route(`${chain.rpcUrl}/**`, (route) => route.abort())
    await lookUp(open, 'the node is silent')
    // The requests that failed are meant.
    faults.length = 0
  },
)

test(
  'where a language runs from right to left, the page does, at any width',
  { tag: '@UX16' },
  async ({ page, chain, faults }) => {
    await speak(page, 'ar-XB')
    await keepOne(page, chain)
    for (const path of [...paths, '/drops/new', '/me']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expectRoom(page, path)
    }
    // What leads on points to where the next page would lie.
    await page.goto('/')
    const turned = page.locator('main svg.lucide-arrow-right').first()
    expect(await turned.evaluate((arrow: SVGSVGElement) => arrow.getScreenCTM()?.a)).toBeLessThan(0)
    faults.length = 0
  },
)

for (const locale of ['en-XA', 'ar-XB'])
  test(
    `longer words, or words from right to left, inside a drop and on the pages of recipients fit 320 px: ${locale}`,
    { tag: '@UX16' },
    async ({ page, chain }) => {
      await speak(page, locale)
      const drop = await publishDrop(chain, [person, ...makeRows(4, { seed: 982 }).map(({ account }) => account)])
      await drop.push(1)
      await page.goto('/drops')
      const buffer = Buffer.from(serializeManifest(drop.manifest))
      await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
      await expect(page.getByRole('tab')).toHaveCount(6)
      await expect(page.getByRole('gridcell')).toHaveCount(3)
      await page.getByRole('gridcell').nth(1).click()
      for (const tab of ['rows', 'needs-you', 'transactions', 'amounts', 'share', 'files']) {
        await page.locator(`#tab-${tab}`).click()
        await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-labelledby', `tab-${tab}`)
        await expectRoom(page, `drop-${tab}`)
      }
      await page.goto(`/drops/${drop.manifest.dropId}/report`)
      await expect(page.getByRole('table')).toBeVisible()
      await expectRoom(page, 'report')

      await servePublicFiles(page, drop.manifest)
      await page.goto(drop.path)
      await expect(page.getByRole('gridcell')).toHaveCount(3)
      await expectRoom(page, 'public')
      await page.goto(`${drop.path}?address=${person}`)
      await expect(page.locator('aside section')).toHaveCount(2)
      await expectRoom(page, 'public-claim')
      await page.route('**/api/graphql', (route) => {
        const edges = [{ node: { drop: { id: drop.manifest.dropId } } }]
        return route.fulfill({
          json: { data: { allocations: { edges, pageInfo: { hasNextPage: false, endCursor: null } } } },
        })
      })
      await page.goto(`/me?address=${person}`)
      await expect(page.locator('main li a')).toBeVisible()
      await expectRoom(page, 'received')
    },
  )

test('language and numbers are chosen in Settings, hold at once, and are kept', async ({ page }) => {
  await page.goto('/settings')
  await page.getByLabel('Numbers').selectOption('de-DE')
  // Languages for those who work on the pages are for development alone; one that was chosen there is shown.
  const language = page.getByLabel('Language')
  await expect(language.getByRole('option', { name: /^English$/ })).toHaveCount(1)
  await expect(language.getByRole('option', { name: /-X[AB]\)$/ })).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('locale', 'ar-XB'))
  await page.goto('/docs')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByText('26.500')).toBeVisible()
  await page.goto('/settings')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page
    .locator('select')
    .filter({ has: page.locator('option[value="ar-XB"]') })
    .selectOption('en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IE')
  await page.goto('/docs')
  await expect(page.getByRole('heading', { level: 1, name: /^How it works/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IE')
  await expect(page.getByText('26.500')).toBeVisible()
})

test('a node is tested from Settings, and one that is silent is told', async ({ page, chain, faults }) => {
  await page.goto('/settings')
  const test = page.getByRole('button', { name: /^Test Local chain/ })
  await test.click()
  await expect(page.getByText(/^\d+ ms, block [\d,]+$/)).toBeVisible()
  await page.route(`${chain.rpcUrl}/**`, (route) => route.abort())
  await test.click()
  await expect(page.getByText('Does not answer')).toBeVisible()
  faults.length = 0
})

test('a newcomer on a test network tries a sample list, whose one bad line is there to be mended', async ({ page }) => {
  await page.goto('/drops')
  await page.getByRole('button', { name: 'Try with a sample list' }).click()
  await expect(page.getByText('9 lines = 7 ready')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Not an address/ })).toBeVisible()
})

/** Languages whose texts are in the scripts that were fetched. */
async function findLanguages(page: Page) {
  const texts = await page.evaluate(async () => {
    const sources = performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : []))
    return Promise.all(sources.map(async (source) => (await fetch(source)).text()))
  })
  // Letters of other scripts may be written by their numbers.
  const words = {
    de: /Niemand wird zweimal bezahlt/,
    es: /Nadie cobra dos veces/,
    'zh-CN': /没有人会|\\u6ca1\\u6709\\u4eba/i,
  }
  return Object.entries(words).flatMap(([name, pattern]) => (texts.some((text) => pattern.test(text)) ? [name] : []))
}

test('a browser in German, Spanish or simplified Chinese shows recipients its language and its numbers, and fetches no other; by hand another is chosen, and kept', async ({
  browser,
  chain,
}) => {
  const { manifest, path } = await publishDrop(chain, [person, newAccount()])
  for (const [locale, name, recipients] of [
    ['de-DE', 'de', '32.000'],
    ['es-MX', 'es', '32,000'],
    ['zh-CN', 'zh-CN', '32,000'],
  ] as const) {
    const texts = JSON.parse(
      await readFile(new URL(`../../src/i18n/languages/${name}.json`, import.meta.url), 'utf8'),
    ) as Record<'landing' | 'drop-page' | 'components', Record<string, string>>
    const words = (room: keyof typeof texts, key: string) => texts[room][key] ?? `no text ${key}`
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    const faults = watchPage(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('landing', 'title'))
    await expect(page.locator('html')).toHaveAttribute('lang', name)
    await expect(page.getByRole('figure').first()).toContainText(recipients)
    await servePublicFiles(page, manifest)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('drop-page', 'checkAllocation'))
    await expect(page.getByText(words('drop-page', 'claimsOpen'))).toBeVisible()
    await page.goto(`${path}?address=${person}`)
    await expect(page.getByText(words('drop-page', 'claimableLead'))).toBeVisible()
    const claim = new RegExp(words('drop-page', 'claim').replace('{amount}', '480.*MERI'))
    await expect(page.getByRole('button', { name: claim })).toBeVisible()
    await look(page, `public-claim-${name}`)
    expect(await findLanguages(page)).toEqual([name])
    await page.getByRole('combobox', { name: words('components', 'language') }).selectOption('English')
    await expect(page.getByText('You can claim')).toBeVisible()
    await page.reload()
    await expect(page.getByText('You can claim')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IE')
    expect(faults).toEqual([])
    await context.close()
  }
})
