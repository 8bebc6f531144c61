// After the build: writes the worker that pages name beside the scripts of Next.
import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { bundleDropWorker } from './bundlePageScripts.ts'

const { path, code } = bundleDropWorker()
const file = new URL(`..${path.replace('/_next/', '/.next/')}`, import.meta.url)
mkdirSync(new URL('.', file), { recursive: true })
writeFileSync(file, code)
console.log(`${path}: ${(gzipSync(code).length / 1000).toFixed(1)} kB, compressed.`)
