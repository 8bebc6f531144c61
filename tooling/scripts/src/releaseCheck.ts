// `pnpm release:check`: every package that would be published, packed and used as another app would use it, with no network.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildSync } from 'esbuild'
import { releaseFaults } from './releaseFaults.ts'
import { promisedBy, readExample, runnableExamples } from './readmeExamples.ts'
import { closingLine } from './tally.ts'
import { publicPackages, readWorkspace, repositoryRoot, type Manifest, type Member } from './workspace.ts'

/** A package as a registry would hand it out. */
type Packed = { member: Member; folder: string; manifest: Manifest; files: string[] }

function run(command: string, args: string[], cwd = repositoryRoot): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`)
  return stdout
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

/** Packs a package and unpacks it into the `node_modules` of an app. */
function pack(member: Member, app: string): Packed {
  const tarballs = mkdtempSync(join(app, 'tarball-'))
  run('pnpm', ['pack', '--pack-destination', tarballs], join(repositoryRoot, member.folder))
  const [tarball] = readdirSync(tarballs)
  if (tarball === undefined) throw new Error(`${member.name} was packed into nothing.`)
  const folder = join(app, 'node_modules', member.name)
  mkdirSync(folder, { recursive: true })
  run('tar', ['-xzf', join(tarballs, tarball), '-C', folder, '--strip-components=1'])
  rmSync(tarballs, { recursive: true })
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  return { member, folder, manifest, files: filesOf(folder) }
}

/**
 * Gives a packed package what it declares and nothing else, from where the workspace has it: what it imports undeclared is
 * not found, as in another app.
 */
function linkDependencies({ member, folder, manifest }: Packed, names: ReadonlySet<string>) {
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    if (names.has(name)) continue
    const source = join(repositoryRoot, member.folder, 'node_modules', name)
    if (!existsSync(source)) throw new Error(`${member.name} declares ${name}, which is not installed.`)
    const target = join(folder, 'node_modules', name)
    mkdirSync(dirname(target), { recursive: true })
    symlinkSync(realpathSync(source), target)
  }
}

/** Entry points that are JavaScript, as another app writes them. */
function entriesOf({ manifest }: Packed): string[] {
  return Object.entries(manifest.exports ?? {})
    .filter(([, target]) => typeof target === 'object')
    .map(([entry]) => `${manifest.name}${entry.slice(1)}`)
}

/** Whether all that an entry point imports is found by an app that bundles it. */
function bundleFaults(entry: string, app: string): string[] {
  const script = join(app, 'entry.js')
  writeFileSync(script, `export * from '${entry}'\n`)
  try {
    buildSync({
      absWorkingDir: app,
      entryPoints: [script],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      loader: { '.css': 'empty' },
      logLevel: 'silent',
    })
    return []
  } catch (error) {
    return [`${entry} can't be bundled: ${(error as Error).message}`]
  }
}

/** Whether the example of a README prints what it says, in an app that has what the README says is installed. */
function exampleFaults({ manifest, folder }: Packed, app: string): string[] {
  const name = manifest.name.replace('@slotdrop/', '')
  if (!runnableExamples.includes(name)) return []
  const script = join(app, 'readme.ts')
  const example = readExample(join(folder, 'README.md'), 'ts')
  writeFileSync(script, example)
  const { stdout, stderr } = spawnSync(process.execPath, [script], { cwd: app, encoding: 'utf8' })
  const isRight = stdout.trim() === promisedBy(example).join('\n') && stderr === ''
  return isRight ? [] : [`the example of its README prints: ${stdout}${stderr}`]
}

/** What a README says to install beside a package is there for the app itself too. */
function linkPeers({ manifest, folder }: Packed, app: string) {
  for (const name of Object.keys(manifest.peerDependencies ?? {})) {
    const [source, target] = [join(folder, 'node_modules', name), join(app, 'node_modules', name)]
    if (!existsSync(source) || existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    symlinkSync(realpathSync(source), target)
  }
}

const members = publicPackages(readWorkspace())
const names = new Set(members.map(({ name }) => name))
run('turbo', ['run', 'build', ...members.map(({ name }) => `--filter=${name}`), '--output-logs=errors-only'])

const app = mkdtempSync(join(tmpdir(), 'fresh-app-'))
let failed = 0
try {
  const packed = members.map((member) => pack(member, app))
  for (const each of packed) linkDependencies(each, names)
  for (const each of packed) linkPeers(each, app)
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'fresh-app', private: true, type: 'module' }))

  for (const each of packed) {
    const faults = releaseFaults({ ...each, published: names, repository: process.env['GITHUB_REPOSITORY'] })
    faults.push(...entriesOf(each).flatMap((entry) => bundleFaults(entry, app)), ...exampleFaults(each, app))
    console.log(
      `${faults.length === 0 ? 'ok' : 'FAILED'} ${each.manifest.name}@${each.manifest.version} (${each.files.length} files)`,
    )
    for (const fault of faults) console.log(`  ${fault}`)
    if (faults.length > 0) failed += 1
  }
  console.log(closingLine({ passed: packed.length - failed, failed, skipped: 0 }))
} finally {
  rmSync(app, { recursive: true })
}
process.exit(failed === 0 ? 0 : 1)
