import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { sentence } from '@slotdrop/messages'
import { FileError } from '../errors.ts'
import * as messages from '../messages.generated.ts'

/** Puts what a folder lists on disk; systems without it, such as Windows, do so by themselves. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch {
    // A folder can't be opened there.
  }
}

/**
 * Writes a file so that a crash leaves the former one or the new one, whole: beside it, to disk, then renamed.
 *
 * @throws FileError
 */
export function writeAtomically(path: string, pieces: Iterable<string>, mode = 0o666): void {
  const beside = `${path}.${process.pid}.tmp`
  try {
    mkdirSync(dirname(path), { recursive: true })
    const handle = openSync(beside, 'w', mode)
    try {
      for (const piece of pieces) writeSync(handle, piece)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(beside, path)
    syncFolder(dirname(path))
  } catch (error) {
    rmSync(beside, { force: true })
    throw new FileError(sentence(messages.fileUnwritable, { path }), path, error)
  }
}
