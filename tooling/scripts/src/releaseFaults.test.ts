import { expect, test } from 'vitest'
import { releaseFaults, type PackedPackage } from './releaseFaults.ts'
import { publicPackages, readWorkspace } from './workspace.ts'

const sound: PackedPackage = {
  member: { folder: 'packages/drops' },
  manifest: {
    name: '@slotdrop/drops',
    version: '0.1.0',
    license: 'MIT',
    description: 'The domain',
    publishConfig: { access: 'public', provenance: true },
    repository: { type: 'git', url: 'git+https://git.example/slotdrop/slotdrop.git', directory: 'packages/drops' },
    dependencies: { 'hash-wasm': '4.13.0', '@slotdrop/errors': '0.1.0' },
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './package.json': './package.json' },
  },
  files: ['package.json', 'CHANGELOG.md', 'README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts'],
  published: new Set(['@slotdrop/drops', '@slotdrop/errors']),
  repository: 'slotdrop/slotdrop',
}

function faultsOf(manifest: Partial<PackedPackage['manifest']>, rest: Partial<PackedPackage> = {}) {
  return releaseFaults({ ...sound, ...rest, manifest: { ...sound.manifest, ...manifest } })
}

test('a package that can be published has no fault', () => {
  expect(releaseFaults(sound)).toEqual([])
})

test.each([
  [{ publishConfig: { access: 'restricted', provenance: true } }, 'publishConfig.access is not public'],
  [{ publishConfig: { access: 'public' } }, 'publishConfig.provenance is not on'],
  [{ repository: { type: 'git', directory: 'packages/other' } }, 'repository.directory is not packages/drops'],
  [{ dependencies: { viem: 'catalog:' } }, 'viem is asked for as catalog:'],
  [{ dependencies: { '@slotdrop/errors': 'workspace:*' } }, '@slotdrop/errors is asked for as workspace:*'],
  [{ dependencies: { '@slotdrop/api': '0.1.0' } }, '@slotdrop/api is not published'],
  [{ exports: { '.': './dist/other.js' } }, '. leads to ./dist/other.js, which is not in it'],
])('%o is told', (manifest, fault) => {
  expect(faultsOf(manifest)).toContain(fault)
})

test('a repository that is not the one which publishes is told', () => {
  expect(faultsOf({}, { repository: 'someone/fork' })).toEqual([
    'repository.url is not that of someone/fork, so that a registry would refuse its provenance',
  ])
})

test('a change log comes with the first version', () => {
  const files = sound.files.filter((file) => file !== 'CHANGELOG.md')
  expect(faultsOf({}, { files })).toEqual(['CHANGELOG.md is not in it'])
  expect(faultsOf({ version: '0.0.0' }, { files })).toEqual([])
})

test('tests and secrets stay out', () => {
  expect(faultsOf({}, { files: [...sound.files, 'src/a.test.ts', '.env.local'] })).toEqual([
    'src/a.test.ts is in it',
    '.env.local is in it',
  ])
})

const published = publicPackages(readWorkspace())
test.each(published.map(({ name }) => name))(
  '%s says in its manifest where it comes from and that it is public',
  (name) => {
    const { folder, manifest } = published.find((member) => member.name === name)!
    // What is published may have fewer ways in than the workspace, which has the sources besides.
    const { exports: _, ...config } = manifest.publishConfig ?? {}
    expect(config).toEqual({ access: 'public', provenance: true })
    expect(manifest.repository).toMatchObject({ type: 'git', directory: folder })
    expect(
      Object.keys(manifest.dependencies ?? {}).filter((dependency) => dependency.startsWith('@slotdrop/')),
    ).toEqual(
      Object.keys(manifest.dependencies ?? {}).filter((dependency) =>
        published.some((other) => other.name === dependency),
      ),
    )
  },
)
