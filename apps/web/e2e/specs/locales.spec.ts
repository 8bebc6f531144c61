import { readFile } from 'node:fs/promises'
import { makeRows } from '@slotdrop/testing'
import type { Page } from '@playwright/test'
import { getAddress, parseEther } from 'viem'
import { expect, newAccount, test, watchPage } from '../fixtures/app.ts'
import { deployHabits } from '../fixtures/habits.ts'
import { publishDrop, servePublicFiles } from '../fixtures/publicDrop.ts'
import { creator } from '../pages/creator.ts'
import { languages, translatedLanguages } from '../../src/i18n/languages.ts'
import { accented, findPlainWords } from '../pages/plainWords.ts'

const person = getAddress('0x00000000000000000000000000000000000f00d1')

function speak(page: Page, locale: string) {
  return page.addInitScript(
    (settings) => localStorage.setItem('slotdrop.settings', settings),
    JSON.stringify({ locale }),
  )
}

function press(page: Page, label: string) {
  return page
    .getByRole('button', { name: accented(label) })
    .first()
    .click()
}

function chooseList(page: Page, lines: readonly string[]) {
  const buffer = Buffer.from(['address,amount,note', ...lines].join('\n'))
  return page.getByLabel(accented('List of recipients')).setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
}

test(
  'in another language what is found about a token, and in the trial of its rows, comes from messages too',
  { tag: '@UX16' },
  async ({ page, chain, wallet }) => {
    await speak(page, 'en-XA')
    const [good, blocked] = makeRows(2, { seed: 984 }).map(({ account }) => account)
    const { token, change } = await deployHabits(chain, wallet, parseEther('1'))
    await change('setBlacklisted', [blocked, true])
    await change('setPaused', [true])
    await creator(page).arrive('/drops/new')
    await page.getByLabel(accented('Search, or paste a token address')).fill(token)
    await expect(page.getByTestId('traits').locator('> *')).toHaveCount(2)
    expect(await findPlainWords(page), 'plain words about a token').toEqual([])

    await change('setPaused', [false])
    await press(page, 'Add recipients')
    await chooseList(page, [`${good},1`, `${blocked},1`])
    await press(page, 'Review list')
    const trial = page.getByRole('region', { name: accented('Trial of every payment') })
    await expect(trial.getByRole('group')).toHaveCount(1)
    await expect(trial.getByRole('alert')).toHaveCount(1)
    expect(await findPlainWords(page), 'plain words about a trial').toEqual([])
    await change('setPaused', [true])
    await press(page, 'Try again')
    await expect(trial.getByRole('group')).toHaveCount(0)
    await expect(trial.getByRole('alert')).toHaveCount(2)
    expect(await findPlainWords(page), 'plain words about a slot that fails').toEqual([])

    // Too little is held for the sealed list: first that is told, then, once there is enough, what is to be signed.
    await page.getByRole('button', { name: accented('Seal the list of').replace(/~.*/, '') }).click()
    const authorise = page.getByRole('region', { name: accented('Approval') })
    await expect(authorise.getByRole('alert')).toHaveCount(1)
    expect(await findPlainWords(page), 'plain words about a problem').toEqual([])
    await change('mint', [wallet.account.address, parseEther('1')])
    await press(page, 'Check again')
    await expect(authorise.getByRole('listitem').getByRole('heading')).toHaveCount(1)
    expect(await findPlainWords(page), 'plain words about a step').toEqual([])
  },
)

test('language and numbers are chosen in Settings, hold at once, and are kept', async ({ page }) => {
  await page.goto('/settings')
  await page.getByLabel('Numbers').selectOption('de-DE')
  // Languages for those who work on the pages are for development alone; one that was chosen there is shown.
  const language = page.getByLabel('Language')
  await expect(language.getByRole('option', { name: /^English$/ })).toHaveCount(1)
  await expect(language.getByRole('option', { name: /-X[AB]\)$/ })).toHaveCount(0)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('slotdrop.settings') ?? '{}') as object
    localStorage.setItem('slotdrop.settings', JSON.stringify({ ...kept, locale: 'ar-XB' }))
  })
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

type Texts = Record<'landing' | 'drop-page' | 'components', Record<string, string>>

async function readTexts(language: string): Promise<Texts> {
  // Sound: a source test holds the files to these rooms.
  return JSON.parse(
    await readFile(new URL(`../../src/i18n/languages/${language}.json`, import.meta.url), 'utf8'),
  ) as Texts
}

/** Languages whose texts are in the scripts that were fetched. */
async function findLanguages(page: Page) {
  const texts = await page.evaluate(async () => {
    const sources = performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : []))
    return Promise.all(sources.map(async (source) => (await fetch(source)).text()))
  })
  const titles = await Promise.all(
    translatedLanguages.map(async (name) => [name, (await readTexts(name)).landing['onceTitle'] ?? 'no text'] as const),
  )
  // Letters of other scripts may be written by their numbers.
  const escaped = (text: string) =>
    text.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return titles.flatMap(([name, title]) =>
    texts.some((text) => text.includes(title) || text.toLowerCase().includes(escaped(title).toLowerCase()))
      ? [name]
      : [],
  )
}

test('a browser in a language of the pages shows recipients its language and its numbers, and fetches no other; by hand another is chosen, and kept', async ({
  browser,
  chain,
}) => {
  const { manifest, path } = await publishDrop(chain, [person, newAccount()])
  for (const name of translatedLanguages) {
    // Mexico writes numbers otherwise than Spain.
    const locale = name === 'es' ? 'es-MX' : languages[name].numbers
    const recipients = new Intl.NumberFormat(locale).format(32_000)
    const texts = await readTexts(name)
    const words = (room: keyof Texts, key: string) => texts[room][key] ?? `no text ${key}`
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
