import { type CDPSession, chromium, type Page } from '@playwright/test'

/** A connection, with the names and figures of the presets in the browser's developer tools. */
type Connection = {
  readonly latencyMs: number
  readonly bitsPerSecond: number
}

export const fast4g: Connection = { latencyMs: 165, bitsPerSecond: 8_100_000 }
export const slow4g: Connection = { latencyMs: 562, bitsPerSecond: 1_440_000 }

/** A page on a phone whose browser was never there. */
export type Visit = {
  readonly page: Page
  readonly session: CDPSession
  /** What the page has asked for. */
  readonly requests: readonly { readonly url: string; readonly isPrefetch: boolean }[]
  /** Resolves that long after the first paint, however busy the page is. */
  readonly untilAfterPaint: (milliseconds: number) => Promise<void>
}

type Conditions = {
  /** As fast as there is by default, for what takes no time. */
  readonly connection?: Connection
  /** Runs in the page before its own scripts. */
  readonly probe?: () => void
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-IE' }

async function throttle(session: CDPSession, { latencyMs, bitsPerSecond }: Connection): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/**
 * The moment of the first paint. The browser reports it, because a busy page answers no question.
 *
 * @returns how to wait from then on
 */
async function watchFirstPaint(session: CDPSession): Promise<Visit['untilAfterPaint']> {
  const painted = new Promise<number>((resolve) => {
    session.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve(performance.now())
    })
  })
  await session.send('Page.enable')
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
  return async (milliseconds) => {
    const due = (await painted) + milliseconds
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
  }
}

/** Opens a page in a new browser with an empty profile, on a processor four times slower where a connection is given. */
export async function visit<T>(
  url: string,
  { connection, probe }: Conditions,
  act: (visit: Visit) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    const page = await browser.newPage(phone)
    page.setDefaultTimeout(60_000)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    if (connection) await throttle(session, connection)
    if (probe) await page.addInitScript(probe)
    const requests: Visit['requests'][number][] = []
    session.on('Network.requestWillBeSent', ({ request, type }) => {
      // A prefetch is for pages that are opened later. The browser gives it the lowest priority.
      requests.push({ url: request.url, isPrefetch: type === 'Other' && request.initialPriority === 'VeryLow' })
    })
    const untilAfterPaint = await watchFirstPaint(session)
    await page.goto(url, { waitUntil: 'commit' })
    return await act({ page, session, requests, untilAfterPaint })
  } finally {
    await browser.close()
  }
}
