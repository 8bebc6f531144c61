// After the build: writes the scripts that pages name beside those of Next.
import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { bundleDropWorker, bundleFirstScript } from './bundlePageScripts.ts'

for (const { path, code } of [bundleFirstScript(), bundleDropWorker()]) {
  const file = new URL(`..${path.replace('/_next/', '/.next/')}`, import.meta.url)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, code)
  console.log(`${path}: ${(gzipSync(code).length / 1000).toFixed(1)} kB, compressed.`)
}
