import { spawn, type ChildProcess } from 'node:child_process'
import { BackupProgramFailedError, BackupProgramMissingError } from '../errors.ts'

/** What is kept of a program's complaints. */
const maxOutputLength = 2_000

/** A program of PostgreSQL that is running. */
export type RunningProgram = {
  readonly child: ChildProcess
  /** Resolves when it has ended well. @throws BackupProgramMissingError, BackupProgramFailedError */
  readonly ended: Promise<void>
}

/**
 * Starts `pg_dump`, `pg_restore` or `psql`. The password of `databaseUrl` goes by the environment: lines of commands are seen by
 * everybody on a machine.
 */
export function startProgram(program: string, args: readonly string[], databaseUrl?: string): RunningProgram {
  const { url, password } = databaseUrl === undefined ? {} : withoutPassword(databaseUrl)
  const child = spawn(program, [...args, ...(url === undefined ? [] : [`--dbname=${url}`])], {
    // oxlint-disable-next-line node/no-process-env -- what is started has this process's environment, its settings of PostgreSQL (PGSSLROOTCERT) included
    env: { ...process.env, ...(password === undefined ? {} : { PGPASSWORD: password }) },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (text) => (output = (output + String(text)).slice(-maxOutputLength)))
  // Gone before it has read everything: why is said when it has ended.
  child.stdin.on('error', () => {})
  const ended = new Promise<void>((done, fail) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ENOENT' ? new BackupProgramMissingError(program) : error),
    )
    child.once('close', (code) => {
      if (code === 0) done()
      else fail(new BackupProgramFailedError(program, code, output.trim()))
    })
  })
  // Who waits for its output first asks for its end afterwards.
  ended.catch(() => {})
  return { child, ended }
}

function withoutPassword(databaseUrl: string): { url: string; password?: string } {
  const url = new URL(databaseUrl)
  if (url.password === '') return { url: url.href }
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { url: url.href, password }
}
