import { type Locator, type Page, expect } from '@playwright/test'

/** Ways to do things on a page: what a test does is the same for each. */
export type Hand = 'mouse' | 'keyboard' | 'touch'

/** One person's hand on a page. */
export type Doer = {
  press(target: Locator): Promise<void>
  choose(radio: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  /** Presses what opens the system's file dialog, and chooses there. */
  pick(target: Locator, file: { readonly name: string; readonly text: string }): Promise<void>
}

function isFocused(target: Locator) {
  return target.evaluate((element) => element === document.activeElement)
}

/** Tabs until the target has the focus: who can't point has no other way. */
async function reach(page: Page, target: Locator) {
  await expect(target).toBeEnabled()
  for (let step = 0; step < 90; step++) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${target}.`)
}

const doers: Record<Hand, (page: Page) => Omit<Doer, 'pick'>> = {
  mouse: () => ({
    press: (target) => target.click(),
    choose: (radio) => radio.check(),
    write: (target, text) => target.fill(text),
  }),
  touch: () => ({
    press: (target) => target.tap(),
    async choose(radio) {
      await radio.tap()
      await expect(radio).toBeChecked()
    },
    async write(target, text) {
      await target.tap()
      await target.fill(text)
    },
  }),
  keyboard: (page) => ({
    async press(target) {
      await reach(page, target)
      await page.keyboard.press('Enter')
    },
    async choose(radio) {
      // One stop a group: arrows move within it.
      const group = page.locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`)
      const inGroup = () => group.evaluateAll((all) => all.some((each) => each === document.activeElement))
      for (let step = 0; step < 90 && !(await inGroup()); step++) await page.keyboard.press('Tab')
      if (await isFocused(radio)) await page.keyboard.press('Space')
      for (let step = 0; step < (await group.count()) && !(await isFocused(radio)); step++)
        await page.keyboard.press('ArrowDown')
      await expect(radio).toBeChecked()
    },
    async write(target, text) {
      await reach(page, target)
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText(text)
    },
  }),
}

/** This hand on this page; after each thing it does, the place of the keyboard is still somewhere. */
export function handOn(page: Page, hand: Hand): Doer {
  const { press, choose, write } = doers[hand](page)
  return {
    press,
    choose,
    write,
    async pick(target, { name, text }) {
      const asked = page.waitForEvent('filechooser')
      await press(target)
      await (await asked).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    },
  }
}

/** Counts what a pointing device does to the page from now on. */
export async function countPointing(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let count = 0
    Object.assign(window, { __pointing: () => count })
    for (const type of ['pointerdown', 'mousedown', 'touchstart'])
      window.addEventListener(type, () => void count++, { capture: true })
  })
  return () => page.evaluate(() => (window as unknown as { __pointing(): number }).__pointing())
}
