import type { Page } from '@playwright/test'
import { findCutWords, look } from '../../../../apps/web/e2e/pages/look.ts'
import { findPlainWords } from '../../../../apps/web/e2e/pages/plainWords.ts'
import { removeWrappers, speak } from './appPage.ts'
import { appStories, expect, test } from './storybook.ts'

const desk = { timezoneId: 'UTC', reducedMotion: 'reduce', viewport: { width: 1440, height: 1000 } } as const

/** What has no room at the narrowest width, once what follows the width has been drawn. */
async function expectRoom(page: Page, message: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 })
  const findNarrow = async () => {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    return [...(over > 0 ? [`scrolls sideways by ${over} px`] : []), ...(await findCutWords(page))]
  }
  await expect.soft.poll(findNarrow, { message, timeout: 15_000 }).toEqual([])
}

/** Names, titles and notes in the stories. */
const data =
  /(?:node|other)\.example|Season 2 (?:contributor )?rewards|Open recipients of|Recipients of|Season Pass|Items|Wrapped Ether|Polygon and Ethereum|Polygon|Ethereum|[Bb]ase(?:…\w+)?\b|June|erc20|Guild member|Ann thanks|and also he asked twice|first|second|third|fourth|https:\S+/

/** Stories of which a sentence or a name was made, and kept, before the language changed. */
const madeBefore: ReadonlySet<string> = new Set([
  'app-address-book--file-too-long',
  'app-address-book--imported',
  'app-address-book--marked',
  'app-drops--bad-file',
  'app-drops--sample-list',
  'app-new-drop-list--earlier-drop-of-another-kind',
  'app-new-drop-list--saved-names-added',
  'app-new-drop-long-list--node-silent',
  'app-new-drop-questions-of-a-list--asked',
])

for (const { id, title, name } of appStories)
  test(
    `${title}, ${name}: reached, and nothing is wrong with it, in longer words and from right to left either`,
    { tag: '@UX16' },
    async ({ storyPage }) => {
      const { page, open, faults } = await storyPage(desk)
      await open(id)
      await removeWrappers(page)
      await look(page, id)
      await speak(page, 'en-XA')
      const found = await findPlainWords(page, data)
      if (madeBefore.has(id)) expect.soft(found).toHaveLength(1)
      else expect.soft(found, 'come from no message').toEqual([])
      await expectRoom(page, 'have no room when longer')
      await speak(page, 'ar-XB')
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl')
      await expectRoom(page, 'have no room from right to left')
      await page.setViewportSize(desk.viewport)
      expect(faults).toEqual([])
    },
  )
