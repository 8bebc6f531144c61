#!/usr/bin/env node
// The last step of a published package's build: `dist/sbom.cdx.json` names what is installed with it and what is built into it (CycloneDX).
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseBuiltIn } from './parseBuiltIn.mjs'

/** @typedef {{ ref: string, dependsOn?: string[] }} Dependency */

const { name } = JSON.parse(readFileSync('package.json', 'utf8'))
const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6']
const text = execFileSync('pnpm', ['--silent', '--filter', name, 'sbom', ...format, '--prod'], { encoding: 'utf8' })
// A number and a time of its own would make two builds of the same sources differ.
const { serialNumber: _number, metadata, components, dependencies, ...sbom } = JSON.parse(text)
const { timestamp: _time, ...facts } = metadata

const licences = existsSync('dist/LICENSES.txt') ? readFileSync('dist/LICENSES.txt', 'utf8') : ''
const known = new Set(components.map((/** @type {{ purl: string }} */ { purl }) => purl))
const builtIn = parseBuiltIn(licences)
  .map((each) => ({ ...each, purl: `pkg:npm/${each.name.replace('@', '%40')}@${each.version}` }))
  .filter(({ purl }) => !known.has(purl))
  .map(({ purl, version, licence, ...each }) => {
    const [scope, ...rest] = each.name.split('/')
    return {
      type: 'library',
      ...(rest.length > 0 ? { group: scope, name: rest.join('/') } : { name: each.name }),
      version,
      purl,
      'bom-ref': purl,
      licenses: [/ (?:OR|AND) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
    }
  })
const root = facts.component['bom-ref']
const refs = builtIn.map(({ purl }) => purl)
writeFileSync(
  'dist/sbom.cdx.json',
  `${JSON.stringify(
    {
      ...sbom,
      metadata: facts,
      components: [...components, ...builtIn].toSorted((a, b) => (a.purl < b.purl ? -1 : 1)),
      dependencies: [
        ...dependencies.map((/** @type {Dependency} */ each) =>
          each.ref === root ? { ...each, dependsOn: [...(each.dependsOn ?? []), ...refs] } : each,
        ),
        ...refs.map((ref) => ({ ref, dependsOn: [] })),
      ].toSorted((a, b) => (a.ref < b.ref ? -1 : 1)),
    },
    null,
    2,
  )}\n`,
)
