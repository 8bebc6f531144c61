import { randomBytes } from 'node:crypto'
import { unlinkSync } from 'node:fs'
import { link, open, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DirectoryInUseError } from '../errors.ts'

/** A held directory. */
export type Ownership = { readonly release: () => Promise<void> }

type Owner = { readonly pid: number; readonly token: string; readonly socket: string }

const lockName = 'owner.lock'
/** A takeover is two file operations; one that has not ended by then was cut off. */
const maxTakeoverMs = 10_000
/** `sun_path` is 104 bytes on the smallest platform. */
const maxSocketPathBytes = 100

/**
 * Makes this process the only one that may use `directory`. The lock file names the owner and a socket on which he answers
 * as long as he lives, so neither a crash nor a re-used process id deceives the next one.
 *
 * @throws DirectoryInUseError naming the owner's pid.
 */
export async function ownDirectory(directory: string): Promise<Ownership> {
  const folder = resolve(directory)
  const token = randomBytes(8).toString('hex')
  const owner: Owner = { pid: process.pid, token, socket: socketPath(folder, token) }
  const server = await listen(owner)
  const lock = join(folder, lockName)
  const draft = join(folder, `owner.${token}.new`)
  try {
    await writeFile(draft, JSON.stringify(owner), { flag: 'wx' })
    await take({ folder, lock, draft })
  } catch (error) {
    server.close()
    await unlink(draft).catch(ignoreMissing)
    throw error
  }
  await removeLeftovers(folder, owner)

  const removeSync = () => {
    try {
      unlinkSync(lock)
    } catch {
      // Gone already.
    }
  }
  process.once('exit', removeSync)
  let released: Promise<void> | undefined
  const release = () =>
    (released ??= (async () => {
      process.removeListener('exit', removeSync)
      await unlink(lock).catch(ignoreMissing)
      await new Promise<void>((done) => server.close(() => done()))
    })())
  return { release }
}

async function take(paths: { folder: string; lock: string; draft: string }): Promise<void> {
  const { folder, lock, draft } = paths
  for (;;) {
    if (await succeeds(link(draft, lock), 'EEXIST')) {
      await unlink(draft)
      return
    }
    const former = await readOwner(lock)
    if (!former) continue
    if (await isAlive(former)) throw new DirectoryInUseError(folder, former.pid)
    if (await takeOver(former, paths)) return
    await delay(20)
  }
}

/** Replaces the lock of a dead owner. His token names the marker that one contender at a time may hold. */
async function takeOver(former: Owner, { folder, lock, draft }: { folder: string; lock: string; draft: string }) {
  const marker = join(folder, `owner.${former.token}.takeover`)
  const claimed = await succeeds(
    open(marker, 'wx').then((file) => file.close()),
    'EEXIST',
  )
  if (!claimed) {
    const since = await stat(marker).catch(ignoreMissing)
    if (since && Date.now() - since.mtimeMs > maxTakeoverMs) await unlink(marker).catch(ignoreMissing)
    return false
  }
  try {
    const current = await readOwner(lock)
    if (current?.token !== former.token) return false
    await rename(draft, lock)
    return true
  } finally {
    await unlink(marker).catch(ignoreMissing)
  }
}

function listen(owner: Owner): Promise<Server> {
  const server = createServer((connection) => connection.end(owner.token))
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(owner.socket, () => {
      // Answers while the process lives; never keeps it alive.
      server.unref()
      done(server)
    })
  })
}

function isAlive(owner: Owner): Promise<boolean> {
  return new Promise((done) => {
    const connection = connect(owner.socket)
    let answer = ''
    connection.setTimeout(5_000, () => {
      // Someone holds the socket and does not answer: a stopped or starved process is alive.
      connection.destroy()
      done(true)
    })
    connection.on('data', (chunk) => (answer += String(chunk)))
    connection.on('end', () => done(answer === owner.token))
    connection.on('error', () => done(false))
  })
}

async function readOwner(lock: string): Promise<Owner | undefined> {
  const text = await readFile(lock, 'utf8').catch(ignoreMissing)
  if (text === undefined) return undefined
  try {
    const { pid, token, socket }: Record<string, unknown> = JSON.parse(text)
    const isToken = typeof token === 'string' && /^[0-9a-f]{16}$/.test(token)
    if (typeof pid === 'number' && isToken && typeof socket === 'string') {
      return { pid, token, socket }
    }
  } catch {
    // Not written by this program, or torn by a power cut: nobody answers for it.
  }
  return { pid: 0, token: 'unreadable', socket: join(lock, 'none') }
}

function socketPath(folder: string, token: string): string {
  const name = `owner.${token}.sock`
  if (process.platform === 'win32') return `\\\\.\\pipe\\slotdrop.${token}`
  const beside = join(folder, name)
  return beside.length <= maxSocketPathBytes ? beside : join(tmpdir(), `slotdrop.${name}`)
}

/** Sockets and drafts of processes that were killed. */
async function removeLeftovers(folder: string, owner: Owner): Promise<void> {
  const names = await readdir(folder)
  const others = names.filter((name) => /^owner\.[0-9a-f]{16}\.(sock|new)$/.test(name) && !name.includes(owner.token))
  for (const name of others) {
    const path = join(folder, name)
    const token = name.split('.')[1] ?? ''
    if (name.endsWith('.new')) {
      const since = await stat(path).catch(ignoreMissing)
      if (since && Date.now() - since.mtimeMs > maxTakeoverMs) await unlink(path).catch(ignoreMissing)
    } else if (!(await isAlive({ pid: 0, token, socket: path }))) {
      await unlink(path).catch(ignoreMissing)
    }
  }
}

async function succeeds(work: Promise<unknown>, expected: string): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (hasCode(error, expected)) return false
    throw error
  }
}

function ignoreMissing(error: unknown): undefined {
  if (hasCode(error, 'ENOENT')) return undefined
  throw error
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
