import { readFile } from 'node:fs/promises'
import { sentence } from '@slotdrop/messages'
import { FileError } from '../errors.ts'
import * as messages from '../messages.generated.ts'

/** Reads a file's bytes. @throws FileError */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const message = code === 'ENOENT' ? messages.fileAbsent : messages.fileUnreadable
    throw new FileError(sentence(message, { path }), path, error)
  }
}

/** Reads a file as text. @throws FileError */
export async function readText(path: string): Promise<string> {
  return new TextDecoder().decode(await readBytes(path))
}
