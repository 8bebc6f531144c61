import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Manifest = {
  name: string
  version?: string
  private?: boolean
  description?: string
  license?: string
  scripts?: Record<string, string>
  exports?: Record<string, unknown>
  repository?: { type?: string; url?: string; directory?: string }
  publishConfig?: { access?: string; provenance?: boolean; exports?: Record<string, unknown> }
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  bin?: Record<string, string>
}

/** A package of the workspace. */
export type Member = {
  name: string
  /** From the root of the repository, with forward slashes: `packages/drops`. */
  folder: string
  manifest: Manifest
}

/** Where the repository begins. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url))

/** Every package that `pnpm-workspace.yaml` names, in the order of their folders. */
export function readWorkspace(root = repositoryRoot): Member[] {
  const [, list] = /^packages: \[(.*)\]$/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? []
  if (list === undefined)
    throw new Error('pnpm-workspace.yaml names its packages in another form than a list in one line.')
  return list
    .split(',')
    .flatMap((pattern) => globSync(`${pattern.trim()}/package.json`, { cwd: root }))
    .map((path) => ({ path, manifest: JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest }))
    .map(({ path, manifest }) => ({ name: manifest.name, folder: dirname(path).replaceAll('\\', '/'), manifest }))
    .toSorted((a, b) => (a.folder < b.folder ? -1 : 1))
}

/** What a change log and a registry see: the packages that are published. */
export function publicPackages(members: readonly Member[]): Member[] {
  return members.filter(({ manifest }) => manifest.private !== true)
}
