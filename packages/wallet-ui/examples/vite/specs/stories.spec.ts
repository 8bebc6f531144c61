import { storyLooks, type Look, type StoryName } from '../storyNames.ts'
import { findViolations } from './axe.ts'
import { expect, looks, test } from './gallery.ts'

for (const [look, options] of Object.entries(looks))
  test.describe(look, () => {
    test.use(options)
    for (const [name, shownIn] of Object.entries(storyLooks))
      if ((shownIn as readonly Look[]).includes(look as Look))
        test(`${name}: the state is reached, and axe finds nothing`, async ({ page, openStory }) => {
          await openStory(name as StoryName)
          expect(await findViolations(page)).toEqual([])
        })
  })
