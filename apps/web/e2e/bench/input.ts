import { type CDPSession, chromium } from '@playwright/test'
import type { Visit } from './visit.ts'

type Point = { readonly x: number; readonly y: number }

/** Where an element is when a page is first painted: before its scripts run. */
export async function findPoint(url: string, selector: string): Promise<Point> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      locale: 'en-IE',
      javaScriptEnabled: false,
    })
    await page.goto(url)
    const box = await page.locator(selector).first().boundingBox()
    if (!box || box.y + box.height > 844) throw new Error(`${selector} of ${url} is not on the first screen.`)
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  } finally {
    await browser.close()
  }
}

/** Touches a point without asking the page, which may be busy. */
export async function tap(session: CDPSession, point: Point): Promise<void> {
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ])
}

/** Presses keys one after the other, evenly from one moment after the first paint to another. */
export async function type(
  { session, untilAfterPaint }: Visit,
  text: string,
  fromMs: number,
  toMs: number,
): Promise<void> {
  const sent: Promise<unknown>[] = []
  for (const [index, key] of [...text].entries()) {
    await untilAfterPaint(fromMs + ((toMs - fromMs) * index) / text.length)
    sent.push(
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
    )
  }
  await Promise.all(sent)
}
