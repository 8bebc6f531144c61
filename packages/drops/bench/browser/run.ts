import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { build } from 'tsup'
import { sampleFile } from '../sample.ts'
import type { Experience } from './page.ts'

/**
 * The app's own list worker in Chromium, with a page that chooses a file and shows its first rows:
 * `pnpm bench:browser [rounds] [rows]`. Says what the main thread lived through and what memory the page's process took.
 */
const [rounds = '5', rows = '1000000'] = process.argv.slice(2)
const here = fileURLToPath(new URL('.', import.meta.url))
const worker = fileURLToPath(new URL('../../../../apps/web/src/workers/list.worker.ts', import.meta.url))
const page = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Lists</title>
<input type="file"><progress max="1"></progress><table><tbody></tbody></table><script type="module" src="page.js"></script>`
const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' }

// oxlint-disable-next-line node/no-process-env
const known = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = [...known, chromium.executablePath()].find((path) => path && existsSync(path))

/** Most memory that any page's process had so far, in MB; Linux only. */
async function peakOfPages(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const peaks = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
        return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
      }),
  )
  return Math.max(0, ...peaks)
}

const folder = await mkdtemp(join(tmpdir(), 'lists-browser-'))
const list = join(folder, 'list.csv')
await writeFile(list, await sampleFile(Number(rows)))
await build({
  config: false,
  entry: { page: join(here, 'page.ts'), worker },
  outDir: folder,
  format: ['esm'],
  target: 'es2022',
  platform: 'browser',
  splitting: false,
  minify: true,
  dts: false,
  silent: true,
  noExternal: [/./],
  outExtension: () => ({ js: '.js' }),
  esbuildOptions: (options) => {
    options.conditions = ['@slotdrop/source']
  },
})
await writeFile(join(folder, 'index.html'), page)

const server = createServer((request, response) => {
  const path = request.url === '/' ? '/index.html' : (request.url ?? '')
  readFile(join(folder, path.replaceAll('..', ''))).then(
    (body) => response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(body),
    () => response.writeHead(404).end(),
  )
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0

const found: (Experience & { peak: number })[] = []
try {
  for (let round = 0; round < Number(rounds); round++) {
    // A browser of its own for each round: its peak memory is this list's.
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
    try {
      const tab = await browser.newPage()
      const errors: string[] = []
      tab.on('pageerror', (error) => errors.push(error.message))
      await tab.goto(`http://127.0.0.1:${port}/`)
      const empty = await peakOfPages(browser)
      await tab.setInputFiles('input', list)
      const handle = await tab.waitForFunction(() => window.experience, undefined, { timeout: 300_000 })
      const experience = (await handle.jsonValue()) as Experience | { failed: string }
      if ('failed' in experience) throw new TypeError([experience.failed, ...errors].join('; '))
      found.push({ ...experience, peak: (await peakOfPages(browser)) - empty })
      process.stderr.write('.')
    } finally {
      await browser.close()
    }
  }
} finally {
  server.close()
  await rm(folder, { recursive: true })
}

function median(read: (round: (typeof found)[number]) => number) {
  return found.map(read).toSorted((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0
}

function most(read: (round: (typeof found)[number]) => number) {
  return Math.max(...found.map(read))
}

const first = found[0]

function count(value = 0) {
  return value.toLocaleString('en-IE')
}

process.stdout.write(`
${count(Number(rows))} rows in Chromium, ${found.length} rounds: ${count(first?.ready)} ready, ${count(first?.errors)} wrong, ${count(first?.sealed)} sealed, first ${first?.firstRowCount} shown.

| what | median | worst |
|---|--:|--:|
${(
  [
    ['first rows on screen', 'firstRows', 'ms'],
    ['whole list read and judged', 'read', 'ms'],
    ['ruler of problems and histogram', 'overview', 'ms'],
    ['100 rows from the middle', 'window', 'ms'],
    ['errors alone', 'filter', 'ms'],
    ['a fix: all errors set aside', 'fix', 'ms'],
    ['sealed and handed to the page', 'seal', 'ms'],
    ['longest pause of the main thread', 'longestPause', 'ms'],
    ['memory of the page’s process at its peak, above the empty page', 'peak', 'MB'],
  ] as const
)
  .map(
    ([what, key, unit]) =>
      `| ${what} | ${median((round) => round[key]).toFixed(0)} ${unit} | ${most((round) => round[key]).toFixed(0)} ${unit} |`,
  )
  .join('\n')}
| tasks of the main thread over 50 ms | ${median(({ longTasks }) => longTasks.length)} | ${most(({ longTasks }) => longTasks.length)} |

Long tasks: ${found.map(({ longTasks }) => `[${longTasks.join(', ')}]`).join(' ')}
`)
