import { look } from '../../../../apps/web/e2e/pages/look.ts'
import { appStories, expect, test } from './storybook.ts'

const desk = { timezoneId: 'UTC', reducedMotion: 'reduce', viewport: { width: 1440, height: 1000 } } as const

for (const { id, title, name } of appStories)
  test(`${title}, ${name}: reached, and nothing is wrong with it`, async ({ storyPage }) => {
    const { page, open, faults } = await storyPage(desk)
    await open(id)
    // Storybook's own wrappers have links, before which a page's skip link would be the first.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('.sb-wrapper')) part.remove()
    })
    await look(page, id)
    expect(faults).toEqual([])
  })
