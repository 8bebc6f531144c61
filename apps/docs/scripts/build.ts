// `pnpm docs:build`: guides, API reference and stories as one folder of static files. It fails on a warning, on a dead link, and on a page
// that asks another host for anything.
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findFaults } from './findFaults.ts'
import { readSite } from './readSite.ts'
import { writeReference } from './writeReference.ts'

const dist = join(import.meta.dirname, '../dist')
const gallery = join(import.meta.dirname, '../../../packages/wallet-ui/stories/dist')
const begun = performance.now()

rmSync(dist, { recursive: true, force: true })
await writeReference(dist)
cpSync(gallery, join(dist, 'stories'), { recursive: true })

const { entries } = JSON.parse(readFileSync(join(gallery, 'index.json'), 'utf8')) as { entries: object }
const stories = new Set(Object.keys(entries))
const site = readSite(dist)
const faults = findFaults(site, (path) => stories.has(path.replace(/^\/(?:docs|story)\//, '')))
for (const fault of faults) console.error(fault)

const links = [...site.pages.values()].reduce((sum, page) => sum + page.links.length, 0)
const seconds = Math.round((performance.now() - begun) / 1000)
console.log(`${site.pages.size} pages with ${links} links, ${faults.length} of them dead; ${seconds} s.`)
if (faults.length > 0) process.exitCode = 1
