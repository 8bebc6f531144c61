import { describe, expect, test } from 'vitest'
import { sbomFaults } from './sbomFaults.ts'

const manifest = { name: '@slotdrop/auth', version: '1.2.0', dependencies: { '@noble/hashes': '1.8.0' } }
const ref = 'pkg:npm/%40slotdrop/auth@1.2.0'
const components = [{ purl: 'pkg:npm/%40noble/hashes@1.8.0' }, { purl: 'pkg:npm/siwe@3.0.0' }]
const whole = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  metadata: { component: { 'bom-ref': ref, purl: ref } },
  components,
  dependencies: [{ ref, dependsOn: components.map(({ purl }) => purl) }],
}

describe('a bill of materials', () => {
  test('is whole when it lists what is installed and what is built in', () => {
    expect(sbomFaults(JSON.stringify(whole), manifest, ['siwe'])).toEqual([])
  })

  test.each([
    ['is missing', null, 'dist/sbom.cdx.json is not in it'],
    ['has an older format', { ...whole, specVersion: '1.5' }, 'dist/sbom.cdx.json is not CycloneDX 1.6'],
    [
      'is of another version',
      { ...whole, metadata: { component: { 'bom-ref': ref, purl: 'pkg:npm/%40slotdrop/auth@1.1.0' } } },
      'dist/sbom.cdx.json is of pkg:npm/%40slotdrop/auth@1.1.0',
    ],
    [
      'lacks a dependency',
      { ...whole, components: components.slice(1) },
      'dist/sbom.cdx.json does not list @noble/hashes',
    ],
    [
      'lacks what is built in',
      { ...whole, components: components.slice(0, 1) },
      'dist/sbom.cdx.json does not list siwe',
    ],
    [
      'does not say who depends on it',
      { ...whole, dependencies: [{ ref, dependsOn: ['pkg:npm/siwe@3.0.0'] }] },
      'dist/sbom.cdx.json does not list @noble/hashes',
    ],
  ])('that %s is a fault', (_, sbom, fault) => {
    expect(sbomFaults(sbom && JSON.stringify(sbom), manifest, ['siwe'])).toEqual([fault])
  })
})
