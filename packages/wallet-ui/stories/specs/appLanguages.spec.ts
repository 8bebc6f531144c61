import { readFile } from 'node:fs/promises'
import { look } from '../../../../apps/web/e2e/pages/look.ts'
import { accented, findPlainWords } from '../../../../apps/web/e2e/pages/plainWords.ts'
import { removeWrappers, speak } from './appPage.ts'
import { expect, test } from './storybook.ts'

// `app.spec` has each story speak other languages; here is what one state of a story does not show.

test('each line with a problem is told about by messages', { tag: '@UX16' }, async ({ page, openStory }) => {
  await openStory('app-new-drop-every-problem--listed')
  await removeWrappers(page)
  await speak(page, 'en-XA')
  // One line for each of eighteen problems, and the two that repeat one another.
  for (let seen = 0; seen < 19; seen++) {
    await page
      .getByRole('button', { name: accented('Next problem') })
      .first()
      .click()
    await expect(page.getByTestId('entry-panel')).toBeVisible()
    expect(await findPlainWords(page)).toEqual([])
  }
})

test('what leads on points to where the next page would lie', { tag: '@UX16' }, async ({ page, openStory }) => {
  await openStory('app-pages--front-page')
  const arrow = page.locator('main svg.lucide-arrow-right').first()
  const width = () => arrow.evaluate((element: SVGSVGElement) => element.getScreenCTM()?.a)
  expect(await width()).toBeGreaterThan(0)
  await speak(page, 'ar-XB')
  expect(await width()).toBeLessThan(0)
})

for (const language of ['de', 'es', 'zh-CN'])
  test(`a recipient’s claim has room for its words in ${language}`, { tag: '@UX16' }, async ({ page, openStory }) => {
    await openStory('app-public-page--claimable')
    await removeWrappers(page)
    await speak(page, language)
    const file = new URL(`../../../../apps/web/src/i18n/languages/${language}.json`, import.meta.url)
    const texts = JSON.parse(await readFile(file, 'utf8')) as { 'drop-page': Record<string, string> }
    await expect(page.getByText(texts['drop-page']['claimableLead'] ?? 'no text')).toBeVisible()
    await look(page, `public-claim-${language}`)
  })
