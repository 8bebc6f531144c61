// After the build: every page is a file. The server that is deployed renders none (docs/decisions/0018-one-server.md).
import { existsSync, readFileSync } from 'node:fs'

const server = new URL('../.next/server/', import.meta.url)
const pages = JSON.parse(readFileSync(new URL('pages-manifest.json', server), 'utf8')) as Readonly<
  Record<string, string>
>
const shells = new Set(['/_app', '/_document', '/_error'])
const rendered = Object.entries(pages).filter(
  ([page, path]) => !shells.has(page) && !existsSync(new URL(path.replace(/\.js$/, '.html'), server)),
)
if (rendered.length > 0)
  throw new Error(
    `Not prerendered: ${rendered.map(([page]) => page).join(', ')}. What depends on a request belongs to src/server.`,
  )
console.log('Every page is prerendered.')
