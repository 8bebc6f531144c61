import type { Page } from '@playwright/test'

/** What stories of the app have on the page to change its language. */
type Speaking = { readonly speak: (locale: string) => Promise<void> }

/** Has the page speak another language from now on. */
export function speak(page: Page, locale: string): Promise<void> {
  return page.evaluate(async (name) => {
    // Sound: every story of the app has it.
    await (window as unknown as Speaking).speak(name)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, locale)
}

/** Takes Storybook's own wrappers away: they have words, and links before which a page's skip link would be the first. */
export function removeWrappers(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll('.sb-wrapper')) part.remove()
  })
}
