import { loadavg } from 'node:os'
import { gzipSync } from 'node:zlib'
import { type Browser, expect, test } from '@playwright/test'
import { readChain } from '../fixtures/app.ts'
import { injectWallet } from '../fixtures/wallet.ts'
import { measureLighthouse } from '../lighthouse/measureLighthouse.ts'
import { publishDrop } from '../lighthouse/publishDrop.ts'
import { findPoint, type, tap } from './input.ts'
import { neverIdle, readBench, waitForPaint, watchPage } from './probes.ts'
import { walks } from './walks.ts'
import { fast4g, slow4g, type Visit, visit } from './visit.ts'

const runs = Number(process.env.RUNS ?? 5)
const wanted = (process.env.BENCH_GROUPS ?? '').split(',').filter((name) => name !== '')

/** One build behind its server, with a published drop. */
type Site = {
  readonly url: string
  readonly drop: string
  readonly account: string
}

/** A line of the table. */
type Row = {
  readonly name: string
  readonly unit: 'kB' | 's' | 'ms' | ''
  /** At most so much; `least` at least. */
  readonly most?: number
  readonly least?: number
  /** Of the runs: the median by default. */
  readonly quantile?: number
}

/** Rows that one visit fills, a figure each. */
type Group = {
  readonly name: string
  readonly rows: readonly Row[]
  /** Exact figures need no second run. */
  readonly runs?: number
  readonly measure: (site: Site, run: number) => Promise<readonly number[]>
}

const connect = 'header button.wui-connect'
/** The dialog with a wallet in it, not its frame alone. */
const dialog = ['[role="dialog"] button', 'Rainbow'] as const
const tokens = ['label', 'Meridian'] as const
const dropTabs = ['[role="tab"]', 'Transactions'] as const

function resolvePath(path: string, { url, drop, account }: Site): string {
  return url + path.replace('[id]', drop).replace('[address]', account)
}

const sizes = new Map<string, Promise<number>>()

async function fetchGzipSize(url: string): Promise<number> {
  const response = await fetch(url)
  return gzipSync(Buffer.from(await response.arrayBuffer())).length
}

function gzipSize(url: string): Promise<number> {
  const size = sizes.get(url) ?? fetchGzipSize(url)
  sizes.set(url, size)
  return size
}

function listScripts(requests: Visit['requests'], isIdleUsed: boolean): ReadonlySet<string> {
  const scripts = requests.filter(
    ({ url, isPrefetch }) => new URL(url).pathname.endsWith('.js') && (isIdleUsed || !isPrefetch),
  )
  return new Set(scripts.map(({ url }) => url))
}

/** Kilobytes of the scripts that a page fetches until it shows what it has to show and nothing more is on its way. */
async function measureScripts(url: string, shown: readonly [selector: string, text: string], isIdleUsed: boolean) {
  return visit(url, isIdleUsed ? {} : { probe: neverIdle }, async ({ page, requests }) => {
    await waitForPaint(page, ...shown)
    await page.waitForLoadState('networkidle')
    // The end of what begins in idle moments has no other sign.
    let known = -1
    while (isIdleUsed && known !== requests.length) {
      known = requests.length
      await page.waitForTimeout(4000)
    }
    const bytes = await Promise.all([...listScripts(requests, isIdleUsed)].map(gzipSize))
    return bytes.reduce((sum, size) => sum + size, 0) / 1000
  })
}

const scriptPages: readonly (readonly [path: string, most: number, shown: readonly [string, string]])[] = [
  ['/settings', 270, ['h2', 'Storage']],
  ['/address-book', 270, ['p', 'No names yet']],
  ['/drops', 330, ['h2', 'No drop on this device yet']],
  ['/drops/[id]/report', 330, ['h1', 'Season 2 rewards']],
  ['/drops/new', 360, tokens],
  ['/drops/[id]', 440, dropTabs],
]

const scripts: readonly Group[] = scriptPages.map(([path, most, shown]) => ({
  name: 'scripts',
  rows: [
    { name: `scripts until usable, \`${path}\``, unit: 'kB', most },
    { name: `the same with what is fetched when idle`, unit: 'kB' },
  ],
  runs: 1,
  measure: async (site) => [
    await measureScripts(resolvePath(path, site), shown, false),
    await measureScripts(resolvePath(path, site), shown, true),
  ],
}))

/** Seconds from a tap on Connect to the dialog with its wallets. */
function tapConnect(path: string, afterSeconds: number, connection: typeof fast4g) {
  return async (site: Site) => {
    const url = resolvePath(path, site)
    const point = await findPoint(url, connect)
    return visit(url, { connection, probe: watchPage }, async ({ page, session, untilAfterPaint }) => {
      await untilAfterPaint(afterSeconds * 1000)
      const tapped = tap(session, point)
      const shownAt = await waitForPaint(page, ...dialog)
      await tapped
      const { pressedAt = Number.NaN } = await readBench(page)
      return [(shownAt - pressedAt) / 1000]
    })
  }
}

const taps: readonly Group[] = [
  ...[0.5, 1, 2, 4].map((seconds): Group => ({
    name: 'tap',
    rows: [
      { name: `tap on Connect ${seconds} s after first paint → dialog, \`/drops/new\`, fast 4G`, unit: 's', most: 1.2 },
    ],
    measure: tapConnect('/drops/new', seconds, fast4g),
  })),
  {
    name: 'tap',
    rows: [{ name: 'tap on Connect 4 s after first paint → dialog, `/drops/new`, slow 4G', unit: 's', most: 3.5 }],
    measure: tapConnect('/drops/new', 4, slow4g),
  },
]

const untouchedPages: readonly (readonly [
  path: string,
  what: string,
  shown: readonly [string, string],
  most?: number,
])[] = [
  ['/drops/new', 'tokens', tokens, 3],
  ['/drops/[id]', 'tabs', dropTabs, 3],
  ['/me', 'form', ['button', 'Check']],
  ['/d/[id]?address=[address]', 'answer', ['main', 'Waiting in slot 1.']],
]

const untouched: readonly Group[] = untouchedPages.map(([path, what, shown, most]) => ({
  name: 'untouched',
  rows: [
    {
      name: `untouched, navigation → ${what}, \`${path}\`, fast 4G`,
      unit: 's',
      ...(most === undefined ? {} : { most }),
    },
    { name: `CLS, \`${path}\``, unit: '', most: 0.02 },
  ],
  measure: (site) =>
    visit(resolvePath(path, site), { connection: fast4g, probe: watchPage }, async ({ page, untilAfterPaint }) => {
      const shownAt = await waitForPaint(page, ...shown)
      await untilAfterPaint(8000)
      return [shownAt / 1000, (await readBench(page)).cls]
    }),
}))

/** What a user does early, and how it shows that the page has taken it. */
type Early = {
  readonly path: string
  readonly selector: string
  readonly shown: readonly [selector: string, text: string]
}

const presses: readonly Early[] = [
  { path: '/drops', selector: connect, shown: dialog },
  {
    path: '/settings',
    selector: 'button:text-is("Dark")',
    shown: ['[data-theme="dark"] button[aria-pressed="true"]', 'Dark'],
  },
  { path: '/', selector: 'header button:has-text("Dark theme")', shown: ['[data-theme="dark"] button', 'Light theme'] },
]
const choices: readonly Early[] = [
  {
    path: '/drops/new',
    selector: 'label:has(input[aria-label="Claim"])',
    shown: ['label:has(input[aria-label="Claim"]:checked)', ''],
  },
]
const fields: readonly { readonly path: string; readonly selector: string; readonly text: string }[] = [
  { path: '/drops/new', selector: '#about-rows', text: '23456789' },
  { path: '/address-book', selector: 'form input', text: 'abcdefghijkl' },
  { path: '/', selector: 'input[name="address"]', text: '0x123456789abcdef' },
  { path: '/me', selector: 'input[name="address"]', text: '0x123456789abcdef' },
  { path: '/d/[id]', selector: 'input[name="address"]', text: '0x123456789abcdef' },
]

/** 1 if what was pressed has no effect ten seconds later. */
async function losePress({ path, selector, shown }: Early, site: Site, afterMs: number): Promise<number> {
  const url = resolvePath(path, site)
  const point = await findPoint(url, selector)
  return visit(url, { connection: fast4g }, async ({ page, session, untilAfterPaint }) => {
    await untilAfterPaint(afterMs)
    await tap(session, point)
    await untilAfterPaint(5000)
    return (await waitForPaint(page, ...shown, 15_000)) === Infinity ? 1 : 0
  })
}

/** How many of the characters that were typed are not in the field. */
async function loseCharacters({ path, selector, text }: (typeof fields)[number], site: Site): Promise<number> {
  const url = resolvePath(path, site)
  const point = await findPoint(url, selector)
  return visit(url, { connection: fast4g }, async (seen) => {
    const { page, session, untilAfterPaint } = seen
    await untilAfterPaint(100)
    await tap(session, point)
    await type(seen, text, 200, 5000)
    await untilAfterPaint(7000)
    const value = await page.locator(selector).first().inputValue()
    return [...text].filter((character) => !value.includes(character)).length
  })
}

const earlyTimes = [300, 1000, 2000, 4000]

function countLost(acts: readonly Early[]): Group['measure'] {
  return async (site) => {
    let lost = 0
    for (const act of acts) for (const time of earlyTimes) lost += await losePress(act, site, time)
    return [lost]
  }
}

// The worst run counts.
const lost: readonly Group[] = [
  {
    name: 'lost',
    rows: [{ name: `presses lost, of ${presses.length * earlyTimes.length}`, unit: '', most: 0, quantile: 1 }],
    measure: countLost(presses),
  },
  {
    name: 'lost',
    rows: [{ name: `choices lost, of ${choices.length * earlyTimes.length}`, unit: '', most: 0, quantile: 1 }],
    measure: countLost(choices),
  },
  {
    name: 'lost',
    rows: [
      {
        name: `characters lost, of ${fields.reduce((sum, { text }) => sum + text.length, 0)}`,
        unit: '',
        most: 0,
        quantile: 1,
      },
    ],
    async measure(site) {
      let sum = 0
      for (const field of fields) sum += await loseCharacters(field, site)
      return [sum]
    },
  },
]

const interactions: readonly Group[] = Object.entries(walks).map(([path, walk]) => ({
  name: 'inp',
  rows: [{ name: `INP, \`${path}\``, unit: 'ms', most: 200, quantile: 0.75 }],
  measure: (site) =>
    visit(resolvePath(path, site), { connection: fast4g, probe: watchPage }, async ({ page, untilAfterPaint }) => {
      await untilAfterPaint(500)
      await walk(page, site.account)
      await page.waitForTimeout(500)
      return [(await readBench(page)).inp]
    }),
}))

const lighthousePages = ['/', '/d/[id]', '/me', '/docs']

const lighthouses: readonly Group[] = lighthousePages.map((path, index) => ({
  name: 'lighthouse',
  rows: [
    { name: `Lighthouse performance, \`${path}\``, unit: '', least: 0.95 },
    { name: 'its LCP', unit: 's', most: 1.5 },
    { name: 'its TBT', unit: 'ms', most: 200 },
  ],
  async measure(site, run) {
    const report = test.info().outputPath(`page-${index}-run-${run}-${new URL(site.url).port}.json`)
    const { performance: score, lcpMs, tbtMs } = await measureLighthouse(resolvePath(path, site), report)
    return [score, lcpMs / 1000, tbtMs]
  },
}))

const groups = [...scripts, ...taps, ...untouched, ...lost, ...interactions, ...lighthouses].filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name),
)

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
}

const digits = { kB: 1, s: 2, ms: 0, '': 2 }

function show(value: number | undefined, unit: Row['unit']): string {
  if (value === undefined) return ''
  return `${Number.isInteger(value) && unit === '' ? value : value.toFixed(digits[unit])} ${unit}`.trim()
}

async function openSite(browser: Browser, url: string): Promise<Site> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  const chain = await readChain(page)
  const wallet = await injectWallet(page, { rpcUrl: chain.rpcUrl })
  await chain.fund(wallet.account.address, 'MERI', 200n * 10n ** 18n)
  const { path, account } = await publishDrop(page)
  await context.close()
  return { url, drop: path.replace('/d/', ''), account: account ?? '' }
}

test('pages do what they show as soon as they must', async ({ browser, baseURL }) => {
  const urls = [baseURL ?? '', ...(process.env.BENCH_AGAINST ? [`http://localhost:${process.env.BENCH_PORT}`] : [])]
  const sites: Site[] = []
  for (const url of urls) sites.push(await openSite(browser, url))
  const lines = [
    `| measure | must |${sites.length > 1 ? ' before |' : ''} now |`,
    `| --- |${' --: |'.repeat(sites.length + 1)}`,
  ]
  const missed: string[] = []
  try {
    for (const group of groups) {
      const figures = sites.map(() => group.rows.map((): number[] => []))
      for (let run = 0; run < Math.min(runs, group.runs ?? runs); run++)
        for (const [index, site] of sites.entries())
          for (const [row, figure] of (await group.measure(site, run)).entries()) figures[index]?.[row]?.push(figure)
      for (const [row, { name, unit, most, least, quantile: share = 0.5 }] of group.rows.entries()) {
        const [now = Number.NaN, before] = figures.map((each) => quantile(each[row] ?? [], share))
        const must = most === undefined ? (least === undefined ? '' : `≥ ${show(least, unit)}`) : show(most, unit)
        const cells = [must, ...(before === undefined ? [] : [show(before, unit)]), show(now, unit)]
        lines.push(`| ${name} | ${cells.join(' | ')} |`)
        console.log(lines.at(-1))
        // Also false for what is not a number.
        if (!(now <= (most ?? Infinity) && now >= (least ?? -Infinity))) missed.push(`${name}: ${show(now, unit)}`)
      }
    }
  } finally {
    console.log(`\n${lines.join('\n')}\n\nMedian of ${runs}; load average at the end ${loadavg()[0]?.toFixed(1)}.`)
  }
  expect(missed).toEqual([])
})
