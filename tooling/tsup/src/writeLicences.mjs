import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Licences that what is published may contain: none of them asks more of an app that ships it than to name it.
 *
 * @type {ReadonlySet<string>}
 */
const permissive = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
  'BlueOak-1.0.0',
])

/**
 * @typedef {{ name?: string, version?: string, license?: string | { type?: string }, licenses?: { type?: string }[] }} Manifest
 */

/** @param {string} file */
function packageOf(file) {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, 'package.json')
    // Some packages mark their folders of formats with a manifest without a name.
    if (existsSync(path) && JSON.parse(readFileSync(path, 'utf8')).name !== undefined) return folder
  }
  return undefined
}

/** @param {string} folder */
function readManifest(folder) {
  return /** @type {Manifest} */ (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
}

/** @param {Manifest} manifest */
function licenceOf({ license, licenses }) {
  return (typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type)) ?? 'none named'
}

/**
 * Whether a licence asks no more of an app that ships what is under it than to name it.
 *
 * @param {string} expression as SPDX has it
 */
export function isPermissive(expression) {
  const choices = expression.replaceAll(/[()]/g, '').split(/\s+OR\s+/)
  return choices.some((choice) => choice.split(/\s+AND\s+/).every((name) => permissive.has(name)))
}

/** @param {string} folder */
function textOf(folder) {
  const { name, version, ...manifest } = readManifest(folder)
  const texts = readdirSync(folder)
    .filter((each) => /^(licen[cs]e|notice)/i.test(each))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return [`${name} ${version}, ${licenceOf(manifest)}`, ...texts].join('\n\n')
}

/**
 * Writes the licences of all that a bundle contains and that is not ours beside it, as they ask for it. Fails the build when one of
 * them asks for more.
 *
 * @returns {NonNullable<import('tsup').Options['esbuildPlugins']>[number]}
 */
export function writeLicences() {
  return {
    name: 'licences',
    setup(build) {
      build.initialOptions.metafile = true
      build.onEnd(({ metafile }) => {
        const files = Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) =>
          Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
        )
        const foreign = new Set(files.filter((file) => file.includes('node_modules')))
        const folders = new Set([...foreign].flatMap((file) => packageOf(resolve(file.replace(/^[\w-]+:/, ''))) ?? []))
        const errors = [...folders]
          .map(readManifest)
          .filter((manifest) => !isPermissive(licenceOf(manifest)))
          .map((manifest) => ({ text: `${manifest.name} is under ${licenceOf(manifest)}: it must not be bundled.` }))
        const texts = new Set([...folders].map(textOf))
        const folder = build.initialOptions.outdir ?? 'dist'
        mkdirSync(folder, { recursive: true })
        writeFileSync(join(folder, 'LICENSES.txt'), `${[...texts].toSorted().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`)
        return { errors }
      })
    },
  }
}
