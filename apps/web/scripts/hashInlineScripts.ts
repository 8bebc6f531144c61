// After the build: the hash of every inline script of the prerendered pages, for the content security policy.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'

const next = new URL('../.next/', import.meta.url)
const pages = new URL('server/pages/', next)
const hashes = new Set<string>()
for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.html')) continue
  const html = readFileSync(new URL(file, pages), 'utf8')
  for (const [, attributes = '', script = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    const isData = /type="application\/json"/.test(attributes)
    if (script.trim() !== '' && !isData) hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
}
writeFileSync(new URL('inline-script-hashes.json', next), JSON.stringify([...hashes].sort()))
console.log(`${hashes.size} inline bootstrap scripts are allowed by their hash.`)
