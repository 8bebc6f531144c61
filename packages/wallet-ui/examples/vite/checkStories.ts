// oxlint-disable no-console, node/no-process-env -- a command: it prints, and its caller may name a Chromium
// Opens every story in Chromium, wide and narrow, light and dark: the state is reached, axe finds nothing, nothing is
// logged as an error, and no request leaves the page. Needs a build.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser } from '@playwright/test'

const dist = join(import.meta.dirname, 'dist')
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'"
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const looks = [
  { name: 'wide', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'wide, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  { name: 'narrow', viewport: { width: 375, height: 700 }, colorScheme: 'light' },
] as const

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const file = join(dist, pathname)
  if (!file.startsWith(dist) || !existsSync(file)) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain', 'content-security-policy': policy })
  response.end(readFileSync(file))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function check(browser: Browser, story: string, look: (typeof looks)[number]): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: look.viewport, colorScheme: look.colorScheme })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(base) && !request.url().startsWith('data:')) faults.push(`asked ${request.url()}`)
  })
  try {
    await page.goto(`${base}/gallery.html?story=${encodeURIComponent(story)}`)
    await page.locator('html[data-story="ready"]').waitFor({ timeout: 10_000 })
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
    faults.push(...violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target).join(' ')}`))
  } catch (error) {
    faults.push(String(error))
  }
  await context.close()
  return faults.filter((fault) => !fault.includes('favicon'))
}

const chromiumPath = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find((path) => existsSync(path))
const browser = await chromium.launch({
  ...(chromiumPath && { executablePath: chromiumPath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
})
const list = await browser.newPage()
await list.goto(`${base}/gallery.html`)
await list.locator('a').first().waitFor()
const storyNames = await list.locator('a').allInnerTexts()
await list.close()

let passed = 0
let failed = 0
for (const story of storyNames) {
  for (const look of looks) {
    // One after the other: several dialogs at once would fight for the focus.
    // oxlint-disable-next-line no-await-in-loop
    const faults = await check(browser, story, look)
    if (faults.length === 0) passed++
    else {
      failed++
      console.log(`${story} (${look.name})\n  ${faults.join('\n  ')}`)
    }
  }
}
await browser.close()
server.close()
console.log(`${passed} stories passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
