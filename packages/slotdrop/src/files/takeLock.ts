import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { sentence } from '@slotdrop/messages'
import { CommandError, FileError } from '../errors.ts'
import { exitCodes } from '../exitCodes.ts'
import * as messages from '../messages.generated.ts'

type Owner = {
  readonly pid: number
  readonly host: string
  /** When the process started, as its system counts; a number is given to another process later. Absent where the system does not tell. */
  readonly started?: string | undefined
}

/** What Linux tells of a process; undefined where it is gone, or another system runs. */
function statOf(pid: number): { readonly state: string; readonly started: string | undefined } | undefined {
  try {
    // The name, in brackets, may have spaces and brackets; the 3rd field is the state, the 22nd when it started.
    const [state = '', ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { state, started: fields[18] }
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  // One that was killed still has its number until its parent notices.
  if (statOf(pid)?.state === 'Z') return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function ownerOf(path: string): Owner | undefined {
  try {
    // Sound: this program wrote it; rubbish throws, and then nobody owns it.
    return JSON.parse(readFileSync(path, 'utf8')) as Owner
  } catch {
    return undefined
  }
}

function isHeld({ pid, host, started }: Owner): boolean {
  // Of another machine that shares the folder nothing can be known: whoever is sure that it has gone removes the file.
  if (host !== hostname()) return true
  if (pid === process.pid || !isAlive(pid)) return false
  return started === undefined || statOf(pid)?.started === started
}

/** A drop is sent by another command now. */
class DropBusyError extends CommandError {
  override readonly name = 'DropBusyError'
  constructor({ pid, path }: { pid: number; path: string }) {
    super(sentence(messages.dropBusy, { pid: `${pid}`, path }), exitCodes.busy)
  }
}

/**
 * Takes a lock that one process at a time has; that of a process that was killed is taken over.
 *
 * @returns what gives it back
 * @throws DropBusyError, FileError
 */
export function takeLock(path: string): () => void {
  const owner: Owner = { pid: process.pid, host: hostname(), started: statOf(process.pid)?.started }
  for (let attempts = 0; ; attempts++) {
    try {
      mkdirSync(dirname(path), { recursive: true })
      const handle = openSync(path, 'wx')
      writeSync(handle, JSON.stringify(owner))
      closeSync(handle)
      return () => rmSync(path, { force: true })
    } catch (error) {
      const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      if (!isThere || attempts > 2) throw new FileError(sentence(messages.fileUnwritable, { path }), path, error)
      const held = ownerOf(path)
      if (held && isHeld(held)) throw new DropBusyError({ pid: held.pid, path })
      rmSync(path, { force: true })
    }
  }
}
