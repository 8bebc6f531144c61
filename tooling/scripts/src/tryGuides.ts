// `pnpm try:guides [<title>…]` makes each change that CONTRIBUTING has a guide for in a copy of the repository, runs the generators,
// and compares the files that were edited and generated with those that the guide names.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { changes, createCopy, type Change } from './guides/changes.ts'
import { compareFiles, readGuides, type TouchedFiles } from './guides/readGuides.ts'
import { closingLine } from './tally.ts'
import { readWorkspace, repositoryRoot, type Manifest } from './workspace.ts'

function lines(output: string): string[] {
  return output.split('\n').filter((line) => line !== '')
}

/** Sources are copied, installed packages are linked: what a package imports of the workspace is the copy. */
function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guides-'))
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  for (const path of lines(tracked)) {
    if (!existsSync(join(repositoryRoot, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(repositoryRoot, path), join(folder, path))
  }
  symlinkSync(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'))
  for (const { folder: member } of readWorkspace()) {
    const installed = join(repositoryRoot, member, 'node_modules')
    if (existsSync(installed))
      cpSync(installed, join(folder, member, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
        // Caches of tools.
        filter: (path) => !/\/node_modules\/\.(?!bin)/.test(path),
      })
  }
  return folder
}

function runScript(folder: string, member: string, script: string): void {
  const cwd = join(folder, member)
  const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as Manifest
  const command = scripts?.[script]
  if (command === undefined) throw new Error(`${member} has no script ${script}.`)
  const path = [join(cwd, 'node_modules/.bin'), join(folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  execFileSync('sh', ['-c', command], { cwd, env: { ...process.env, PATH: path }, stdio: 'inherit' })
}

/** Makes a change and returns the files that it touched. */
function touch(folder: string, { prepare, apply, codegen, types }: Change): TouchedFiles {
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=guides', '-c', 'user.email=guides@localhost', '-c', 'commit.gpgsign=false', ...args],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      },
    )
  const listTouched = () => lines(git('status', '--porcelain', '--untracked-files=all')).map((line) => line.slice(3))
  const generate = () => {
    for (const member of codegen) runScript(folder, member, 'codegen')
  }
  const copy = createCopy(folder)
  if (prepare) {
    prepare(copy)
    generate()
  }
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', '--message=before')
  apply(copy)
  const edited = listTouched()
  generate()
  for (const member of types) runScript(folder, member, 'typecheck')
  const generated = listTouched().filter((path) => !edited.includes(path))
  git('reset', '--quiet', '--hard')
  git('clean', '--quiet', '--force', '-d')
  return { edited, generated }
}

const only = process.argv.slice(2)
const guides = readGuides(readFileSync(join(repositoryRoot, 'CONTRIBUTING.md'), 'utf8'))
const folder = copyRepository()
const tally = { passed: 0, failed: 0, skipped: 0 }
try {
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  for (const change of changes.filter(({ title }) => only.length === 0 || only.includes(title))) {
    const guide = guides.find(({ title }) => title === change.title)
    if (!guide) throw new Error(`CONTRIBUTING has no guide "${change.title}".`)
    const started = Date.now()
    let faults: string[]
    try {
      const touched = touch(folder, change)
      const { edited, generated } = touched
      const seconds = Math.round((Date.now() - started) / 1000)
      console.log(`${change.title}: ${edited.length} files by hand, ${generated.length} generated, ${seconds} s`)
      for (const path of edited) console.log(`  ${path}`)
      for (const path of generated) console.log(`  ${path} (generated)`)
      faults = compareFiles(guide, touched)
    } catch (error) {
      faults = [`"${change.title}": ${error instanceof Error ? error.message : String(error)}`]
      execFileSync('git', ['reset', '--quiet', '--hard'], { cwd: folder })
      execFileSync('git', ['clean', '--quiet', '--force', '-d'], { cwd: folder })
    }
    for (const fault of faults) console.error(fault)
    if (faults.length === 0) tally.passed++
    else tally.failed++
  }
} finally {
  rmSync(folder, { recursive: true })
}
console.log(closingLine(tally))
process.exit(tally.failed === 0 ? 0 : 1)
