import type { Manifest, Member } from './workspace.ts'

export type PackedPackage = {
  member: Pick<Member, 'folder'>
  /** The manifest inside of the tarball. */
  manifest: Manifest
  /** Files inside of the tarball. */
  files: readonly string[]
  /** Names of all packages that are published together. */
  published: ReadonlySet<string>
  /** `owner/name` of the repository that publishes, where that is known. */
  repository?: string | undefined
}

/** What a registry would refuse, or a user could not install. */
export function releaseFaults({ member, manifest, files, published, repository }: PackedPackage): string[] {
  const faults: string[] = []
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }
  expect(manifest.publishConfig?.access === 'public', 'publishConfig.access is not public')
  expect(manifest.publishConfig?.provenance === true, 'publishConfig.provenance is not on')
  expect(manifest.repository?.type === 'git', 'repository.type is not git')
  expect(manifest.repository?.directory === member.folder, `repository.directory is not ${member.folder}`)
  expect(
    repository === undefined || (manifest.repository?.url ?? '').endsWith(`/${repository}.git`),
    `repository.url is not that of ${repository}, so that a registry would refuse its provenance`,
  )
  expect(manifest.license === 'MIT', 'license is not MIT')
  expect(Boolean(manifest.description), 'it has no description')
  // The change log is written with the first version.
  const isReleased = manifest.version !== '0.0.0'
  for (const file of [...(isReleased ? ['CHANGELOG.md'] : []), 'LICENSE', 'README.md'])
    expect(files.includes(file), `${file} is not in it`)
  for (const file of files) expect(!/\.(test|test-d|stories)\.[^/]+$|(^|\/)\.env/.test(file), `${file} is in it`)
  for (const [name, range] of Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    expect(!/^(workspace|catalog|link|file):/.test(range), `${name} is asked for as ${range}`)
    expect(!name.startsWith('@slotdrop/') || published.has(name), `${name} is not published`)
  }
  for (const [entry, target] of Object.entries(manifest.exports ?? {}))
    for (const path of typeof target === 'string' ? [target] : Object.values(target as Record<string, string>))
      expect(files.includes(path.replace(/^\.\//, '')), `${entry} leads to ${path}, which is not in it`)
  return faults
}
