// After the build: names the scripts of the pages' worker in the HTML of the pages that start it at once, so that `public/start.js`
// fetches them side by side. A worker that loads them itself asks for one after the other: ten journeys to the server, which is
// seconds on a phone, before a recipient has her answer.
import { readFileSync, writeFileSync } from 'node:fs'

/** Pages that start the worker when they run. */
const pages = ['/d/[dropId]', '/me']

const next = new URL('../.next/', import.meta.url)

function textOf(path: string) {
  return readFileSync(new URL(path, next), 'utf8')
}

const manifest = JSON.parse(textOf('build-manifest.json')) as {
  readonly pages: Readonly<Record<string, readonly string[]>>
}

/**
 * How a page's script starts a worker: with the script that loads the others, and these. The loader itself is left to the worker:
 * with it comes the worker's policy, which a page's fetch would bring into the cache without a node of one's own (`src/server/securityHeaders.ts`).
 */
const starts = /\("static\/chunks\/turbopack-worker-[^"]+\.js",(\["static\/chunks\/[^\]]+\])\)/g

for (const page of pages) {
  const found = new Set(
    (manifest.pages[page] ?? [])
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => [...textOf(file).matchAll(starts)])
      .map(([, scripts = '[]']) => scripts),
  )
  const [scripts] = found
  if (scripts === undefined || found.size > 1)
    throw new Error(`${page} starts ${found.size} workers, not one: see scripts/nameWorkerScripts.ts.`)
  const named = (JSON.parse(scripts) as string[])
    // A type that no browser runs: the tag only names the file.
    .map((file) => `<script type="text/plain" data-worker="/_next/${file}"></script>`)
    .join('')
  const file = `server/pages${page}.html`
  const html = textOf(file)
  // A build keeps the files that it would write anew.
  if (!html.includes(named)) writeFileSync(new URL(file, next), html.replace('</head>', `${named}</head>`))
}
console.log(`${pages.length} pages name the scripts of their worker.`)
