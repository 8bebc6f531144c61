import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './workspace.ts'

const turbo = join(repositoryRoot, 'node_modules/turbo/bin/turbo')

export type Change = {
  /** The commit from which it is counted. */
  from: string
  /** Changed, added and deleted files, those that git does not know yet included. */
  changed: string[]
  /** Names of the packages that contain one of them, or depend on one that does. */
  affected: string[]
  /** Globs of files that every package depends on. */
  globals: string[]
}

function run(root: string, command: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`)
  return stdout
}

/**
 * What lies between a revision and the files as they are now. Asks git for the files and turbo for the packages, whose
 * graph is that of the manifests.
 *
 * @param base a revision; the change is counted from where this branch left it
 */
export function readChange(root: string, base: string): Change {
  const from = run(root, 'git', ['merge-base', base, 'HEAD']).trim()
  const filesOf = (...args: string[]) =>
    run(root, 'git', [...args, '-z'])
      .split('\0')
      .filter(Boolean)
  const report = JSON.parse(
    run(root, process.execPath, [turbo, '--skip-infer', 'query', 'affected', '--packages', '--base', from]),
  ) as { data: { affectedPackages: { items: { name: string }[] } } }
  const { globalDependencies } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')) as {
    globalDependencies: string[]
  }
  return {
    from,
    changed: [
      ...filesOf('diff', '--name-only', '--no-renames', from),
      ...filesOf('ls-files', '--others', '--exclude-standard'),
    ],
    affected: report.data.affectedPackages.items.map(({ name }) => name),
    globals: globalDependencies,
  }
}
