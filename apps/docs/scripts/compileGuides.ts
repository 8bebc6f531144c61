import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const home = join(import.meta.dirname, '..')

/**
 * Compiles files as they would stand in an app that has installed the packages: what the compiler finds wrong, a line each.
 *
 * @param files texts by their path; they may import each other
 */
export function compileGuides(files: ReadonlyMap<string, string>): string[] {
  // Beside the packages that are installed here, so that they are found.
  mkdirSync(join(home, 'cache'), { recursive: true })
  const folder = mkdtempSync(join(home, 'cache/guides-'))
  try {
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../../tsconfig.guides.json', include: ['**/*.ts', '**/*.tsx'] }),
    )
    const compiler = join(home, 'node_modules/.bin/check-types')
    const { stdout, stderr, error } = spawnSync(compiler, ['-p', folder, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    })
    if (error) throw error
    return `${stdout}${stderr}`.split('\n').filter((line) => line !== '')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
