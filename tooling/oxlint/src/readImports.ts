import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

/** One part of the house imports another. */
export type Arrow = { from: string; to: string }

function isSource(path: string) {
  return (
    /\.(?:tsx?|mjs)$/.test(path) &&
    !/\.(?:test|test-d|stories|generated)\.|\.d\.ts$|(?:^|\/)(?:test|generated|node_modules|dist|\.next)\//.test(path)
  )
}

/** What a file imports, types too: the modules of its imports and exports, and the scripts of its workers. */
function modulesOf(text: string): string[] {
  return [
    ...text.matchAll(/(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bresolve\(|\bnew URL\()\s*['"]([^'"\n]+)['"]/g),
  ].map(([, module]) => module ?? '')
}

function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/').replace(/^\//, ''))
    .filter(isSource)
}

function distinct(arrows: Arrow[]): Arrow[] {
  const seen = new Map(
    arrows.filter(({ from, to }) => from !== to).map((arrow) => [`${arrow.from} ${arrow.to}`, arrow]),
  )
  return [...seen.values()].toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))
}

/** Folders of all apps and packages: `packages/drops`. */
export function packageFolders(root: string): string[] {
  return ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group))
      .filter((name) => existsSync(join(root, group, name, 'package.json')))
      .map((name) => `${group}/${name}`),
  )
}

/** Which app or package imports which, by the last part of their folders. Tests, benchmarks and scripts are not asked. */
export function arrowsBetweenPackages(root: string): Arrow[] {
  const folders = packageFolders(root)
  const names = new Set(folders.map((folder) => posix.basename(folder)))
  return distinct(
    folders.flatMap((folder) =>
      filesIn(root, `${folder}/src`).flatMap((file) =>
        modulesOf(readFileSync(join(root, file), 'utf8'))
          .map((module) => /^@slotdrop\/([^/]+)/.exec(module)?.[1] ?? '')
          .filter((name) => names.has(name))
          .map((to) => ({ from: posix.basename(folder), to })),
      ),
    ),
  )
}

/** Which folder of a package imports which beside it. Files that stand beside the folders are not asked. */
export function arrowsBetweenFolders(root: string, parent: string): Arrow[] {
  const inside = (path: string) => {
    const [first, ...rest] = posix.relative(parent, path).split('/')
    return first !== undefined && first !== '..' && rest.length > 0 ? first : undefined
  }
  return distinct(
    filesIn(root, parent).flatMap((file) => {
      const from = inside(file)
      if (from === undefined) return []
      return modulesOf(readFileSync(join(root, file), 'utf8'))
        .filter((module) => module.startsWith('.') && !module.endsWith('.css'))
        .map((module) => inside(posix.join(posix.dirname(file), module)))
        .flatMap((to) => (to === undefined ? [] : [{ from, to }]))
    }),
  )
}

/** The folders that lie on a way back to themselves. */
export function circles(arrows: readonly Arrow[]): string[] {
  const reached = (name: string, seen = new Set<string>()): Set<string> => {
    for (const { from, to } of arrows) if (from === name && !seen.has(to)) reached(to, seen.add(to))
    return seen
  }
  return [...new Set(arrows.map(({ from }) => from))].filter((name) => reached(name).has(name))
}
