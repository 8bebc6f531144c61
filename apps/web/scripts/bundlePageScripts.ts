import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

/** A script of the pages that is none of Next's, as a file. */
type PageScript = {
  readonly code: string
  /** Changes with what it holds. */
  readonly path: string
}

function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../src/${entry}`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    minify: true,
    // Packages are read from their sources, as their builds may not be there yet.
    conditions: ['@slotdrop/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles.map(({ text }) => text).join('')
}

/** What every page runs before its first paint: so small that it stands in the HTML. */
export function bundleFirstScript(): string {
  return bundle('first-script/firstScript.ts').trim()
}

/** What starts the worker of recipients' pages; stands in their HTML as well. */
export function bundleWorkerStart(): string {
  return bundle('first-script/workerStart.ts').trim()
}

/**
 * The worker of recipients' pages, as one file that holds what it needs and nothing else: on a phone each file is a journey to the
 * server.
 */
export function bundleDropWorker(): PageScript {
  const code = bundle('workers/drop.worker.ts')
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16)
  return { code, path: `/_next/static/page-scripts/drop-worker-${hash}.js` }
}
