import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { type BrowserContextOptions, expect, test as base, type Page } from '@playwright/test'

/** Looks in which a story is opened: `wide` on a desktop, `compact` below 768 px, `phone` by its user agent. */
type Look = 'wide' | 'compact' | 'phone'

type Entry = {
  readonly type: 'story' | 'docs'
  readonly id: string
  readonly title: string
  readonly name: string
  readonly tags: readonly string[]
}

function isOfApp({ id }: Pick<Entry, 'id'>): boolean {
  return id.startsWith('app-')
}

const dist = join(import.meta.dirname, '../dist')

/** What Storybook was built with. */
export const entries: readonly Entry[] = Object.values(
  (JSON.parse(readFileSync(join(dist, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }).entries,
)
const all = entries.filter(({ type }) => type === 'story')
/** Every story of the wallet layer: what Storybook shows is what is tested. */
export const stories = all.filter((entry) => !isOfApp(entry))
/** Every story of the web app. */
export const appStories = all.filter(isOfApp)
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * What an app needs by the package's README; beside it, what Storybook writes into its own pages, by hash, and its font. The web app has
 * workers, which stories begin with a script of their own.
 */
function policyOf(page: string, story: string | null): string {
  const ownScripts = [...page.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const isApp = story !== null && isOfApp({ id: story })
  return [
    "default-src 'none'",
    `script-src 'self' ${ownScripts.join(' ')}${isApp ? ' blob:' : ''}`,
    ...(isApp ? ["worker-src 'self' blob:"] : []),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' https://verify.walletconnect.org",
  ].join('; ')
}

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/** How a browser shows a story. */
export const looks = {
  wide: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  compact: { viewport: { width: 760, height: 800 }, colorScheme: 'dark' },
  phone: { viewport: { width: 375, height: 700 }, colorScheme: 'light', userAgent: iPhone, hasTouch: true },
} as const satisfies Record<Look, unknown>

// What WalletConnect's page says of every site that asks: it is the one it says it is.
const attestation = `<script>
  const encode = (value) => btoa(JSON.stringify(value)).replaceAll('=', '')
  const id = new URLSearchParams(location.search).get('id')
  const attestation = [encode({ alg: 'none' }), encode({ id }), 'AA'].join('.')
  parent.postMessage(JSON.stringify({ type: 'verify_attestation', attestation }), '*')
</script>`

/** A page that shows stories. */
type StoryPage = {
  readonly page: Page
  /** Opens a story and waits until its state is reached. */
  readonly open: (id: string) => Promise<void>
  /** Errors in the console and requests to other machines since the story was opened. */
  readonly faults: readonly string[]
}

type TestFixtures = {
  /** The test's own page. The test fails on what is found in its `faults` at the end. */
  readonly ownPage: StoryPage
  /** Opens a story in it. */
  readonly openStory: StoryPage['open']
}
type WorkerFixtures = {
  readonly storybookUrl: string
  /** The page for all stories that are opened with the same options, one after another. It compiles its scripts once. */
  readonly storyPage: (options: BrowserContextOptions) => Promise<StoryPage>
}

/** Serves WalletConnect's page. `page.route` would intercept every request and disable the browser's cache. */
async function answerVerifying(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'text/html' }]
    const body = Buffer.from(attestation).toString('base64')
    // The page may be gone.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body }).catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://verify.walletconnect.org/*' }] })
}

async function prepare(page: Page, storybookUrl: string): Promise<StoryPage> {
  const faults: string[] = []
  const { origin } = new URL(storybookUrl)
  const allowed = [origin, 'https://verify.walletconnect.org', 'data:', 'blob:']
  await answerVerifying(page)
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    if (!allowed.some((start) => request.url().startsWith(start))) faults.push(`asked ${request.url()}`)
  })
  return {
    page,
    faults,
    async open(id) {
      if (!all.some((story) => story.id === id)) throw new Error(`There is no story ${id}.`)
      if (page.url().startsWith(origin))
        await page.evaluate(() => [localStorage, sessionStorage].map((kept) => kept.clear()))
      faults.length = 0
      await page.goto(`${storybookUrl}/iframe.html?id=${id}&viewMode=story`)
      // Looks at each frame. A locator looks twice a second after a while.
      await page.waitForFunction(
        () =>
          document.documentElement.dataset['story'] === 'ready' ||
          document.body.classList.contains('sb-show-errordisplay'),
      )
      // A state that was not reached, and what could not be rendered.
      expect(await page.evaluate(() => document.documentElement.dataset['fault'])).toBeUndefined()
      await expect(page.locator('body.sb-show-errordisplay')).toHaveCount(0)
    },
  }
}

/** A page on the built Storybook, under the content security policy the README states. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  storybookUrl: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = createServer((request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
        const file = join(dist, pathname)
        if (!file.startsWith(dist) || !existsSync(file)) return void response.writeHead(404).end()
        const content = readFileSync(file)
        response.writeHead(200, {
          'content-type': types[extname(file)] ?? 'text/plain',
          // Names of assets have the hash of their content.
          ...(pathname.startsWith('/assets/') && { 'cache-control': 'max-age=31536000, immutable' }),
          ...(extname(file) === '.html' && {
            'content-security-policy': policyOf(content.toString(), searchParams.get('id')),
          }),
        })
        response.end(content)
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  storyPage: [
    async ({ browser, storybookUrl }, use) => {
      const opened = new Map<BrowserContextOptions, Promise<StoryPage>>()
      const openPage = async (options: BrowserContextOptions) => {
        const context = await browser.newContext({ locale: 'en-IE', ...options })
        return prepare(await context.newPage(), storybookUrl)
      }
      await use((options) => {
        const page = opened.get(options) ?? openPage(options)
        opened.set(options, page)
        return page
      })
      for (const { page } of await Promise.all(opened.values())) await page.context().close()
    },
    { scope: 'worker' },
  ],
  ownPage: async ({ page, storybookUrl }, provide) => {
    const own = await prepare(page, storybookUrl)
    await provide(own)
    expect(own.faults).toEqual([])
  },
  openStory: async ({ ownPage }, provide) => {
    await provide(ownPage.open)
  },
})

/** Width and height of the first element that a selector finds, once it stands still. */
export async function sizeOf(page: Page, selector: string): Promise<{ width: number; height: number }> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`There is no ${selector}.`)
  return { width: Math.round(box.width), height: Math.round(box.height) }
}
export { expect }
