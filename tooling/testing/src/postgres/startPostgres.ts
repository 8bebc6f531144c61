import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from './findBinaries.ts'
import { freePort } from './freePort.ts'
import { giveAway, unprivilegedUser } from './unprivilegedUser.ts'

/** A PostgreSQL server for tests and benchmarks, and how to end it. */
export type TestPostgres = {
  readonly url: string
  readonly source: string
  readonly stop: () => Promise<void>
  readonly pid: number | undefined
  /** Where it keeps its data; absent for a server that was there before. */
  readonly directory: string | undefined
}

export type StartPostgresParameters = {
  readonly port?: number
  /** Where its data are, or will be; kept afterwards. Absent: a new one that goes with it. */
  readonly directory?: string
  /** Writes are on the disk when they are acknowledged, as in production; what is not measured or killed needs none of it. */
  readonly durable?: boolean
  /** More settings, such as `shared_buffers=1GB`. */
  readonly settings?: readonly string[]
}

/** What makes a server quick whose data nobody needs after a crash of the machine. */
const hasty = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']

/** `DATABASE_URL` when set; else a server of its own from binaries on this machine; else from the npm package. Never none. */
export async function startPostgres(parameters: StartPostgresParameters = {}): Promise<TestPostgres> {
  const given = process.env['DATABASE_URL']
  if (given && !parameters.directory && !parameters.settings) {
    return { url: given, source: 'DATABASE_URL', stop: async () => {}, pid: undefined, directory: undefined }
  }
  const binaries = await findBinaries()
  const kept = parameters.directory !== undefined
  const directory = parameters.directory ?? mkdtempSync(join(tmpdir(), 'slotdrop-postgres-'))
  const user = unprivilegedUser()
  giveAway(directory)
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
  const settings = [...(parameters.durable ? [] : hasty), 'max_connections=200', ...(parameters.settings ?? [])]
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
  return { url, source: binaries.source, stop, pid: child.pid, directory }
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
