import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, expect } from '@playwright/test'
import { findViolations } from './axe.ts'

const folder = process.env.SCREENSHOTS

/** Words that only a mistake puts before a user: what a program calls nothing, and data that only a program reads. */
const slips: readonly RegExp[] = [
  /\bundefined\b/,
  /\bNaN\b/,
  /\bnull\b/,
  /\[object /,
  /\bInfinity\b/,
  /something went wrong/i,
  // Longer than any hash: data of a call or of a revert.
  /0x[0-9a-f]{65,}/i,
  // The selectors of Error(string) and Panic(uint256).
  /0x(?:08c379a0|4e487b71)/,
]

/** Shows the page in a theme and at a width, without visiting it again. */
export async function setLook(page: Page, scheme: 'light' | 'dark', width: number) {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), scheme)
  await page.setViewportSize({ width, height: width > 900 ? 1000 : 844 })
  // Two frames: what follows the width has been drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Texts of which a box hides a part at its side. What only a pointer or a reader meets is left out. */
export function findCutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    // Texts share the boxes around them, and nothing moves meanwhile.
    const boxes = new Map<Element, { readonly overflowX: string; readonly display: string; readonly edge: DOMRect }>()
    const measure = (box: Element) => {
      const { overflowX, display } = getComputedStyle(box)
      const measured = { overflowX, display, edge: box.getBoundingClientRect() }
      boxes.set(box, measured)
      return measured
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim()
      const holder = node.parentElement
      if (!text || !holder?.checkVisibility() || holder.closest('.visually-hidden, [aria-hidden="true"], svg, select'))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      for (let box: Element | null = holder; width > 0 && box && box !== document.body; box = box.parentElement) {
        const { overflowX, display, edge } = boxes.get(box) ?? measure(box)
        // What scrolls hides nothing for good.
        if (overflowX === 'auto' || overflowX === 'scroll') break
        if (overflowX === 'visible' || display === 'inline') continue
        // A box of a pixel is for screen readers.
        if (edge.width <= 1) break
        if (left >= edge.left - 1 && right <= edge.right + 1) continue
        found.push(text.slice(0, 60))
        break
      }
    }
    return found
  })
}

/** Words that stay cut: RainbowKit's dialog follows the window's width half a second late, and later on a busy machine. */
async function findLastingCuts(page: Page): Promise<string[]> {
  let found: string[] = []
  await expect
    .poll(async () => (found = await findCutWords(page)), { timeout: 15_000 })
    .toEqual([])
    .catch(() => {})
  return found
}

function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/**
 * Looks at what the page shows now, on a desk in light and on a phone in dark: no rule of axe is broken, nothing scrolls sideways and no
 * words are cut off, at 720 px (a desk at 200 %, WCAG 2.2, 1.4.4) and 320 px (1.4.10) either, and no words are a program's. The colours
 * of both themes are held by `contrast.sources.test.ts`. With SCREENSHOTS=folder it keeps pictures.
 */
export async function look(page: Page, name: string) {
  // The wallet's dialog lets scraps fall when it is pressed: they are gone in a moment, and are nothing to read.
  await expect(page.locator('#_rk_coolMode > *')).toHaveCount(0)
  const found: unknown[] = []
  for (const [scheme, width, rules] of [
    ['light', 1440, 'axe'],
    ['dark', 390, 'axe'],
    ['light', 720, 'room'],
    ['light', 320, 'room'],
  ] as const) {
    await setLook(page, scheme, width)
    if (rules === 'axe')
      for (const violation of await findViolations(page)) found.push([name, scheme, width, violation])
    for (const text of await findLastingCuts(page)) found.push([name, width, 'cut off', text])
    const over = await overflow(page)
    if (over > 0) found.push([name, scheme, width, `scrolls sideways by ${over} px`])
    if (folder && rules === 'axe') {
      mkdirSync(folder, { recursive: true })
      await page.screenshot({ path: join(folder, `${name}-${scheme}-${width}.png`), fullPage: true })
    }
  }
  const text = await page.evaluate(() => document.body.innerText)
  for (const slip of slips) {
    const at = text.search(slip)
    if (at >= 0) found.push([name, `says ${slip}`, text.slice(Math.max(0, at - 60), at + 80)])
  }
  await setLook(page, 'light', 1440)
  expect(found).toEqual([])
}
