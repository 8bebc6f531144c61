import { AxeBuilder } from '@axe-core/playwright'
import { storyLooks, type Look, type StoryName } from '../storyNames.ts'
import { expect, looks, test } from './gallery.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const [look, options] of Object.entries(looks))
  test.describe(look, () => {
    test.use(options)
    for (const [name, shownIn] of Object.entries(storyLooks))
      if ((shownIn as readonly Look[]).includes(look as Look))
        test(`${name}: the state is reached, and axe finds nothing`, async ({ page, openStory }) => {
          await openStory(name as StoryName)
          const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
          expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => String(target))])).toEqual([])
        })
  })
