import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { distributorAddress, slotDistributorRuntimeHash } from '@slotdrop/contracts'
import { describe, expect } from 'vitest'
import budgets from './pageBudgets.json' with { type: 'json' }
import { testSite } from './fixtures/deploymentTest.ts'

const test = testSite()

const drop = `/d/0x${'ab'.repeat(32)}`

async function readText(url: string): Promise<string> {
  return (await fetch(url)).text()
}

function gzipKilobytes(parts: readonly (string | Buffer)[]): number {
  return Math.round(parts.reduce((sum, part) => sum + gzipSync(part).length, 0) / 1000)
}

function findAll(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, match = '']) => match)
}

/** The scripts that the HTML of a page names: what a browser fetches before the page can be used. */
async function fetchScripts(page: string): Promise<Buffer[]> {
  const sources = findAll(await readText(page), /<script[^>]* (?:src|data-held)="([^"]+)"/g)
  expect(sources.length).toBeGreaterThan(5)
  return Promise.all(
    sources.map(async (source) => {
      const response = await fetch(new URL(source, page))
      const type = response.headers.get('content-type')
      expect([source, response.status, type]).toEqual([source, 200, 'text/javascript; charset=utf-8'])
      return Buffer.from(await response.arrayBuffer())
    }),
  )
}

describe('public pages', () => {
  test.for(['/', '/docs', '/me', '/review', drop])(
    'the scripts in the HTML of %s weigh at most 155 kB and hold no wallet and no data client',
    async (path, { site }) => {
      const scripts = await fetchScripts(site.url + path)
      expect(gzipKilobytes(scripts)).toBeLessThanOrEqual(155)
      const words = ['eip6963', 'rainbowkit', 'ApolloClient']
      expect(words.filter((word) => scripts.some((script) => script.includes(word)))).toEqual([])
    },
  )

  test.for(['/', '/docs', '/me', drop, '/not-here'])(
    'the HTML of %s contains its styles, at most 10 kB, and its font is on the site',
    async (path, { site }) => {
      const html = await readText(site.url + path)
      const sheets = findAll(html, /<style data-n-href="[^"]+">(.*?)<\/style>/gs)
      expect(sheets.length).toBeGreaterThan(1)
      expect(html).not.toContain('rel="stylesheet"')
      expect(gzipKilobytes([sheets.join('')])).toBeLessThanOrEqual(10)
      const fonts = sheets.flatMap((sheet) => findAll(sheet, /url\(["']?([^)"']+\.woff2)/g))
      expect(fonts.length).toBeGreaterThan(0)
      for (const font of new Set(fonts)) {
        const response = await fetch(new URL(font, site.url))
        expect([font, response.status, response.headers.get('content-type')]).toEqual([font, 200, 'font/woff2'])
      }
    },
  )
})

// Kilobytes, compressed. Each is close above what the page has: a later part belongs behind `lazyPart`.
test.for(Object.entries(budgets))(
  'the scripts in the HTML of %s stay within their budget of %i kB',
  async ([path, budget], { site }) => {
    const scripts = await fetchScripts(site.url + path.replace('[dropId]', `0x${'ab'.repeat(32)}`))
    const kilobytes = gzipKilobytes(scripts)
    expect(kilobytes).toBeLessThanOrEqual(budget)
    expect(kilobytes).toBeGreaterThan(budget - 15)
  },
)

test('the shell carries the specified metadata', async ({ site }) => {
  const html = await readText(site.url)
  expect(html).toContain('<meta property="og:type" content="website"')
  expect(html).toContain('<meta property="og:locale" content="en_IE"')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
})

test('the documentation shows the contract that is built here, and how to verify the build', async ({ site }) => {
  const html = await readText(`${site.url}/docs`)
  const sections = new Map(
    [...html.matchAll(/<section[^>]* id="([^"]+)".*?<\/section>/gs)].map(([section, id = '']) => [
      id,
      section.replace(/<[^>]+>/g, ''),
    ]),
  )
  expect(sections.get('contract')).toContain(distributorAddress)
  expect(sections.get('contract')).toContain(slotDistributorRuntimeHash)
  expect(sections.get('check')).toContain('pnpm --filter contracts verify:build')
})

test('the production bundle does not contain the switch of the mock', () => {
  const folder = fileURLToPath(new URL('../.next/static', import.meta.url))
  const scripts = globSync('**/*.js', { cwd: folder })
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter((file) => readFileSync(join(folder, file), 'utf8').includes('/api/mock'))).toEqual([])
})
