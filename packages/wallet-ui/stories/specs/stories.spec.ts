import { findViolations } from './axe.ts'
import { entries, expect, looks, stories, test } from './storybook.ts'

for (const [look, options] of Object.entries(looks)) {
  // `measures.spec` keeps what moves.
  const still = { ...options, reducedMotion: 'reduce' } as const
  test.describe(look, { tag: '@UX3' }, () => {
    for (const { id, title, name } of stories.filter(({ tags }) => tags.includes(look)))
      test(`${title}, ${name}: the state is reached, and axe finds nothing`, async ({ storyPage }) => {
        const { page, open, faults } = await storyPage(still)
        await open(id)
        expect(await findViolations(page)).toEqual([])
        expect(faults).toEqual([])
      })
  })
}

test('every story has a look in which it is tested, and a way to its state', () => {
  const untested = stories.filter(({ tags }) => !Object.keys(looks).some((look) => tags.includes(look)))
  expect(untested).toEqual([])
  expect(stories.filter(({ tags }) => !tags.includes('play-fn'))).toEqual([])
})

test('every component has a page of documentation, with its props and what they mean', async ({
  ownPage: { page },
  storybookUrl,
}) => {
  const documented = new Set(entries.filter(({ type }) => type === 'docs').map(({ title }) => title))
  expect(stories.filter(({ title }) => !documented.has(title))).toEqual([])
  // As people see it: Storybook around its page, which asks nobody else.
  await page.goto(`${storybookUrl}/index.html?path=/docs/guard--docs`)
  const docs = page.frameLocator('#storybook-preview-iframe')
  await expect(docs.getByText('The chain its children need.')).toBeVisible()
  await expect(docs.frameLocator('iframe').last().getByText('Switch to Ethereum')).toBeVisible()
  await page.goto(`${storybookUrl}/iframe.html?id=provider--docs&viewMode=docs`)
  await expect(page.getByText("A query client of the app's own")).toBeVisible()
})
