#!/usr/bin/env node
// Bootstrap for a machine with Node and npm only: fetches the pinned pnpm into .tools/, installs what the lockfile
// says (only when it changed), then runs pnpm (or, as `pm.mjs node …`, the pinned Node) with the arguments given. Plain JavaScript for the oldest Node supported.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const windows = process.platform === 'win32'
const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1]
const home = join(root, '.tools', `pnpm-${pinned}`)
const bin = join(home, 'node_modules', '.bin')
const pnpm = join(bin, windows ? 'pnpm.cmd' : 'pnpm')

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old. Install Node 20.19 or newer, then run the same command again.`,
  )
  process.exit(1)
}

const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), bin, process.env.PATH].join(delimiter),
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
}

/** Runs a command in the repository; its exit code, or 1 when it was killed. */
function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env: environment,
    stdio: 'inherit',
    shell: windows,
    ...options,
  })
  if (error) console.error(`${command} could not be started: ${error.message}`)
  return status ?? 1
}

if (!existsSync(pnpm)) {
  console.log(`Getting pnpm ${pinned} …`)
  mkdirSync(home, { recursive: true })
  const args = [
    'install',
    '--prefix',
    home,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `pnpm@${pinned}`,
  ]
  if (run('npm', args) !== 0) {
    console.error(
      `pnpm ${pinned} could not be fetched from the npm registry. Check the network, then run the same command again.`,
    )
    process.exit(1)
  }
}

/** What an install depends on: the lockfile, the settings and every manifest. */
function fingerprint() {
  const hash = createHash('sha256').update(pinned)
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']
  for (const group of ['apps', 'packages', 'tooling'])
    for (const name of readdirSync(join(root, group)).sort()) files.push(join(group, name, 'package.json'))
  for (const file of files) if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const stamp = join(root, 'node_modules', '.slotdrop-install')
const wanted = fingerprint()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing dependencies …')
  if (run(pnpm, ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn']) !== 0) {
    console.error('Dependencies could not be installed. The lines above say why.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

// `pm.mjs node …` runs the pinned Node itself, with no process between that a signal could get lost in.
const [first, ...rest] = process.argv.slice(2)
const pinnedNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
const [command, args] =
  first === 'node' ? [existsSync(pinnedNode) ? pinnedNode : process.execPath, rest] : [pnpm, process.argv.slice(2)]
const child = spawn(command, args, {
  cwd: root,
  env: environment,
  stdio: 'inherit',
  shell: windows && command === pnpm,
})

// Ctrl-C reaches the whole process group, so the child has it already; a SIGTERM is for this process alone.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
// npm passes SIGTERM only to its shell: an orphan ends its child.
const parent = process.ppid
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
child.on('error', (error) => {
  console.error(`${command} could not be started: ${error.message}`)
  process.exit(1)
})
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
