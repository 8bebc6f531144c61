import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { placeholderSiteUrl } from '@slotdrop/config'
import { createStoredFile, type StoredFile } from '../files/storedFile.ts'

/** What Next has built: every page prerendered, and the files that pages load. */
export type Build = {
  /** By path of the request: scripts, styles, fonts, data of pages, files of `public`. */
  readonly files: ReadonlyMap<string, StoredFile>
  /** Pages by their own path. */
  readonly pages: ReadonlyMap<string, StoredFile>
  /** Pages with a parameter in their path. */
  readonly patterns: readonly { readonly path: RegExp; readonly page: StoredFile }[]
  readonly notFound: StoredFile
  readonly unexpected: StoredFile
  /** Sources of the content policy: inline bootstrap lines by their hash. */
  readonly scriptHashes: readonly string[]
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Named by what they hold. */
const immutable = 'public, max-age=31536000, immutable'
/** A browser asks each time, and mostly the answer is that nothing changed. */
const revalidated = 'public, max-age=0, must-revalidate'
/** Pages name the scripts of one build: what lies between may keep them for a minute, so that a new build is soon seen by everybody. */
const pageLifetime = 'public, max-age=0, s-maxage=60, must-revalidate'

/** Next's own shells, which are no pages. */
const shells = new Set(['/_app', '/_document', '/_error'])

/**
 * Reads what `next build` left in `app`: names and routes now, contents when they are first asked for.
 *
 * @param publicUrl the site's origin, which prerendered pages could not know
 */
export async function readBuild(app: string, { publicUrl }: { publicUrl: string }): Promise<Build> {
  const next = join(app, '.next')
  const [paths, routes, prerendered, scriptHashes] = await Promise.all([
    readJson<Readonly<Record<string, string>>>(join(next, 'server/pages-manifest.json')),
    readJson<{ readonly dynamicRoutes: readonly { readonly page: string; readonly regex: string }[] }>(
      join(next, 'routes-manifest.json'),
    ),
    readJson<{ readonly routes: Readonly<Record<string, { readonly dataRoute: string | null }>> }>(
      join(next, 'prerender-manifest.json'),
    ),
    readJson<string[]>(join(next, 'inline-script-hashes.json')),
  ])
  const patterns = new Map(routes.dynamicRoutes.map(({ page, regex }) => [page, new RegExp(regex)]))
  const html = new Map<string, StoredFile>()
  for (const [page, path] of Object.entries(paths)) {
    if (shells.has(page)) continue
    const address = patterns.has(page) || page === '/' ? publicUrl : `${publicUrl}${page}`
    html.set(page, toPage(join(next, 'server', path.replace(/\.js$/, '.html')), { publicUrl, address }))
  }
  const files = new Map([
    ...(await listFiles(join(next, 'static'), '/_next/static', immutable)),
    ...(await listFiles(join(app, 'public'), '', revalidated)),
  ])
  for (const [page, { dataRoute }] of Object.entries(prerendered.routes)) {
    const file = join(next, 'server/pages', `${page === '/' ? 'index' : page.slice(1)}.json`)
    if (dataRoute) files.set(dataRoute, toFile(file, immutable))
  }
  return {
    files,
    pages: new Map([...html].filter(([page]) => !patterns.has(page) && page !== '/404' && page !== '/500')),
    patterns: [...patterns].flatMap(([page, path]) => {
      const file = html.get(page)
      return file ? [{ path, page: file }] : []
    }),
    notFound: html.get('/404') ?? toFile(join(next, 'server/pages/404.html'), 'no-store'),
    unexpected: html.get('/500') ?? toFile(join(next, 'server/pages/500.html'), 'no-store'),
    scriptHashes,
  }
}

async function readJson<T>(file: string): Promise<T> {
  // Sound: Next's build, or a script after it, writes these files in this form.
  return JSON.parse(await readFile(file, 'utf8')) as T
}

function toFile(file: string, cacheControl: string): StoredFile {
  const type = types[extname(file)] ?? 'application/octet-stream'
  // The site's sign is shown by others: a Safe lists its apps with it.
  const headers = type === 'image/svg+xml' ? { 'cross-origin-resource-policy': 'cross-origin' } : undefined
  return createStoredFile({ type, cacheControl, headers }, () => readFile(file))
}

/** The two properties of a page that name its address; the rest of a page has no address in it. */
const addressed = /(<meta property="og:(url|image)" content=")([^"]*)"/g

function toPage(file: string, { publicUrl, address }: { publicUrl: string; address: string }): StoredFile {
  return createStoredFile({ type: 'text/html; charset=utf-8', cacheControl: pageLifetime }, async () => {
    const text = await readFile(file, 'utf8')
    return Buffer.from(
      text.replace(addressed, (_, start: string, property: string, content: string) =>
        property === 'url' ? `${start}${address}"` : `${start}${content.replace(placeholderSiteUrl, publicUrl)}"`,
      ),
    )
  })
}

async function listFiles(folder: string, path: string, cacheControl: string): Promise<[string, StoredFile][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return [
        `${path}/${file
          .slice(folder.length + 1)
          .split(sep)
          .join('/')}`,
        toFile(file, cacheControl),
      ]
    })
}
