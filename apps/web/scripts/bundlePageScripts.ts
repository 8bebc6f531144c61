import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

/** A script of the pages that is none of Next's. */
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

function toFile(name: string, code: string): PageScript {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16)
  return { code, path: `/_next/static/page-scripts/${name}-${hash}.js` }
}

/** What every page runs before its first paint. */
export function bundleFirstScript(): PageScript {
  return toFile('first', bundle('first-script/firstScript.ts'))
}

/** What starts the worker of recipients' pages: so small that it stands in their HTML. */
export function bundleWorkerStart(): string {
  return bundle('first-script/workerStart.ts').trim()
}

/**
 * The worker of recipients' pages, as one file that holds what it needs and nothing else: on a phone each file is a journey to the
 * server.
 */
export function bundleDropWorker(): PageScript {
  return toFile('drop-worker', bundle('workers/drop.worker.ts'))
}
