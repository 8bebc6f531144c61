import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'

type Manifest = { readonly name?: string; readonly version?: string; readonly license?: string }

function packageOf(file: string): string | undefined {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, 'package.json')
    // Some packages mark their folders of formats with a manifest without a name.
    if (existsSync(path) && (JSON.parse(readFileSync(path, 'utf8')) as Manifest).name !== undefined) return folder
  }
  return undefined
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim()
  return `${name} ${version}, ${license}\n\n${text}`
}

/** Writes the licences of all that a bundle contains and that is not ours beside it, as they ask for it. */
export function writeLicences(): Plugin {
  return {
    name: 'licences',
    setup(build) {
      build.initialOptions.metafile = true
      build.onEnd(({ metafile }) => {
        const files = Object.keys(metafile?.inputs ?? {}).filter((file) => file.includes('node_modules'))
        const folders = new Set(files.map((file) => packageOf(resolve(file))).filter((folder) => folder !== undefined))
        const texts = [...folders].map(licenceOf).toSorted()
        const folder = build.initialOptions.outdir ?? 'dist'
        mkdirSync(folder, { recursive: true })
        writeFileSync(join(folder, 'LICENSES.txt'), `${texts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`)
      })
    },
  }
}
