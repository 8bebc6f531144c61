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

const react18 = { react: '18.3.1', 'react-dom': '18.3.1', '@types/react': '18.3.32', '@types/react-dom': '18.3.7' }
const wagmi3 = { wagmi: '3.7.7' }

/** Versions of React and wagmi that apps are tried with, each instead of the one of the catalog, which has React 19 and wagmi 2. */
export const pairs = {
  'react19-wagmi2': {},
  'react19-wagmi3': wagmi3,
  'react18-wagmi2': react18,
  'react18-wagmi3': { ...react18, ...wagmi3 },
} as const satisfies Record<string, Readonly<Record<string, string>>>

/** The name of a pair. */
export type PairName = keyof typeof pairs

/**
 * The pairs of each app. Next 16 warns of React 18, so it is tried in Vite alone; Next's App Router brings a React of its own; the script
 * uses neither.
 */
export const pairsOfApps: Readonly<Record<AppName, readonly PairName[]>> = {
  vite: ['react19-wagmi2', 'react19-wagmi3', 'react18-wagmi2', 'react18-wagmi3'],
  'next-pages': ['react19-wagmi2'],
  'next-app': ['react19-wagmi3'],
  node: ['react19-wagmi2'],
}

const sources = join(repositoryRoot, 'tooling/scripts/fresh-apps')

/** The versions of dependencies, by name. */
export function readCatalog(): Readonly<Record<string, string | undefined>> {
  const { catalog } = parse(readFileSync(join(repositoryRoot, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Record<string, string>
  }
  return catalog
}

/** Writes an app as somebody would have written it by now, with exact versions. */
export function writeApp(
  name: AppName,
  manager: Manager,
  { pair, folder, members }: { pair: PairName; folder: string; members: readonly Member[] },
): void {
  mkdirSync(folder, { recursive: true })
  cpSync(join(sources, name), folder, { recursive: true })
  if (manager === 'npm') rmSync(join(folder, 'pnpm-workspace.yaml'), { force: true })
  const catalog = readCatalog()
  const ofPair: Readonly<Record<string, string>> = pairs[pair]
  const versionOf = (dependency: string) => {
    const ours = members.find((member) => member.name === dependency)?.manifest.version
    const version = ours ?? ofPair[dependency] ?? catalog[dependency]
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
