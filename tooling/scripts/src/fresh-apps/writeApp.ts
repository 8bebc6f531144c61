import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { repositoryRoot, type Manifest, type Member } from '../workspace.ts'

/** What a fresh app is installed with. */
export type Manager = 'npm' | 'pnpm'

/** The apps, by the folder of their sources. */
export const appNames = ['vite', 'next-pages', 'next-app', 'node'] as const

/** The name of a fresh app. */
export type AppName = (typeof appNames)[number]

const sources = join(repositoryRoot, 'tooling/scripts/fresh-apps')

/** Writes an app as somebody would have written it by now, with exact versions. */
export function writeApp(
  name: AppName,
  manager: Manager,
  { folder, members }: { folder: string; members: readonly Member[] },
): void {
  mkdirSync(folder, { recursive: true })
  cpSync(join(sources, name), folder, { recursive: true })
  if (manager === 'npm') rmSync(join(folder, 'pnpm-workspace.yaml'), { force: true })
  const { catalog } = parse(readFileSync(join(repositoryRoot, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Record<string, string>
  }
  const versionOf = (dependency: string) => {
    const version = members.find((member) => member.name === dependency)?.manifest.version ?? catalog[dependency]
    if (version === undefined)
      throw new Error(`${name} asks for ${dependency}, which is neither ours nor in the catalog.`)
    return version
  }
  const exact = (dependencies: Record<string, string> = {}) =>
    Object.fromEntries(Object.keys(dependencies).map((dependency) => [dependency, versionOf(dependency)]))
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const { dependencies, devDependencies } = manifest
  writeFileSync(
    file,
    JSON.stringify(
      { ...manifest, dependencies: exact(dependencies), devDependencies: exact(devDependencies) },
      null,
      2,
    ),
  )
}

/** Lines that somebody wrote for an app: of its sources and its configuration, without blank ones. */
export function countLines(name: AppName, manager: Manager): number {
  return readdirSync(join(sources, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (manager === 'pnpm' || entry.name !== 'pnpm-workspace.yaml'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .reduce((sum, text) => sum + text.split('\n').filter((line) => line.trim() !== '').length, 0)
}
