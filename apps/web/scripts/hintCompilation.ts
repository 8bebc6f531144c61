// After the build: asks V8 to compile the first scripts of pages while they arrive, on a thread of its own. Otherwise each
// function is compiled when it is first called, on the main thread, just when the page is to answer (explicit compile hints,
// https://v8.dev/blog/explicit-compile-hints; other engines read a comment). Nearly all of these scripts runs at once, so little is
// compiled for nothing; what is fetched on intent, like the wallet, stays as it is.
import { readFileSync, writeFileSync } from 'node:fs'
import { publicPages } from '../src/server/publicPages.ts'

const hint = '//# allFunctionsCalledOnLoad\n'
const pages = ['/_app', ...publicPages, '/drops', '/drops/new', '/drops/[dropId]']

const next = new URL('../.next/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('build-manifest.json', next), 'utf8')) as {
  readonly pages: Readonly<Record<string, readonly string[]>>
}
const scripts = new Set(
  pages.flatMap((page) => {
    const files = manifest.pages[page]
    if (!files) throw new Error(`The build has no page ${page}: correct scripts/hintCompilation.ts.`)
    return files.filter((file) => file.endsWith('.js'))
  }),
)
for (const script of scripts) {
  const file = new URL(script, next)
  const text = readFileSync(file, 'utf8')
  // A build keeps the files that it would write anew.
  if (!text.startsWith(hint)) writeFileSync(file, hint + text)
}
console.log(`${scripts.size} scripts of pages are compiled while they arrive.`)
