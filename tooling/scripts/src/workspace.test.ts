import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { publicPackages, readWorkspace } from './workspace.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

function text(path: string) {
  return readFileSync(join(root, path), 'utf8')
}

const manifests = ['apps', 'packages', 'tooling'].flatMap((group) =>
  readdirSync(join(root, group))
    .map((name) => `${group}/${name}/package.json`)
    .filter((path) => existsSync(join(root, path))),
)

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>

describe('the workspace', () => {
  test('has one copy of wagmi, so that a page finds its provider', () => {
    const copies = readdirSync(join(root, 'node_modules/.pnpm')).filter((name) => name.startsWith('wagmi@'))
    expect(copies).toHaveLength(1)
  })

  test('ships neither the AGPL user-agent parser nor the SDKs that are stubbed', () => {
    const installed = readdirSync(join(root, 'node_modules/.pnpm'))
    expect(
      installed.filter((name) => /^(ua-parser-js@2|@metamask\+sdk@|porto@|@base-org\+account@)/.test(name)),
    ).toEqual([])
  })

  test('has a lockfile with integrities and no host', () => {
    const lockfile = text('pnpm-lock.yaml')
    expect(lockfile.match(/tarball:|resolved:/g)).toBeNull()
    expect(lockfile).toContain('integrity: sha512-')
  })

  test('pins every version of the catalog exactly', () => {
    const catalog =
      text('pnpm-workspace.yaml')
        .split(/^catalog:$/m)[1]
        ?.split(/^\S/m)[0] ?? ''
    const versions = [...catalog.matchAll(/^ {2}\S+: (\S+)$/gm)].map(([, version]) => version)
    expect(versions.length).toBeGreaterThan(40)
    expect(versions.filter((version) => !/^(npm:\S+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version ?? ''))).toEqual([])
  })

  test.each(manifests)('%s takes every dependency from the catalog or the workspace', (path) => {
    const { dependencies, devDependencies } = JSON.parse(text(path)) as Manifest
    const ranges = Object.entries({ ...dependencies, ...devDependencies })
    expect(ranges.filter(([, range]) => range !== 'catalog:' && !range.startsWith('workspace:'))).toEqual([])
  })

  test('publishes all packages under one version, now and after the next release', () => {
    const published = publicPackages(readWorkspace())
    expect(new Set(published.map(({ manifest }) => manifest.version)).size).toBe(1)
    const { fixed } = JSON.parse(text('.changeset/config.json')) as { fixed: string[][] }
    expect(fixed.map((group) => group.toSorted())).toEqual([published.map(({ name }) => name).toSorted()])
  })

  test('documents every variable that the environment schema reads', () => {
    const schema = text('packages/config/src/env/serverEnv.ts')
    const variables = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name ?? '')
    const documented = text('.env.example')
    expect(variables.length).toBeGreaterThan(10)
    expect(variables.filter((name) => !documented.includes(`${name}=`))).toEqual([])
  })
})
