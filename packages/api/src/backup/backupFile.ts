import { createReadStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { BackupExistsError, BackupUnreadableError } from '../errors.ts'
import type { RowCounts } from './countRows.ts'

/** The first line of a backup, as JSON. What follows it is the dump: of `pg_dump --format=custom`, or of the embedded database's directory. */
export type BackupFacts = {
  readonly format: 'slotdrop-backup-1'
  readonly kind: 'postgres' | 'embedded'
  readonly takenAt: string
  /** Rows of each table at the moment of the dump. */
  readonly rows: RowCounts
}

const maxFactsLength = 65_536

/**
 * Writes a backup. The file is there when it is whole, and on the disk.
 *
 * @throws BackupExistsError
 */
export async function writeBackup(file: string, facts: BackupFacts, dump: AsyncIterable<Uint8Array>): Promise<void> {
  if (existsSync(file)) throw new BackupExistsError(file)
  const part = `${file}.part`
  // Sessions and drafts are in it: nobody else on this machine reads it.
  const handle = await open(part, 'w', 0o600)
  try {
    await handle.write(`${JSON.stringify(facts)}\n`)
    for await (const chunk of dump) await handle.writeFile(chunk)
    await handle.sync()
    await handle.close()
    await rename(part, file)
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(part, { force: true })
    throw error
  }
}

/**
 * Opens a backup: its facts, and the bytes of its dump.
 *
 * @throws BackupUnreadableError
 */
export async function readBackup(file: string): Promise<{ facts: BackupFacts; readDump: () => Readable }> {
  if (!existsSync(file)) throw new BackupUnreadableError(file, 'There is no such file.')
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxFactsLength), 0, maxFactsLength, 0)
    const end = buffer.subarray(0, bytesRead).indexOf('\n')
    const facts = end < 0 ? undefined : parseFacts(buffer.toString('utf8', 0, end))
    if (!facts) throw new BackupUnreadableError(file, 'Its first line does not say what it holds.')
    return { facts, readDump: () => createReadStream(file, { start: end + 1 }) }
  } finally {
    await handle.close()
  }
}

function parseFacts(line: string): BackupFacts | undefined {
  try {
    const facts: unknown = JSON.parse(line)
    if (typeof facts !== 'object' || facts === null || !('format' in facts) || !('kind' in facts)) return undefined
    if (facts.format !== 'slotdrop-backup-1' || !(facts.kind === 'postgres' || facts.kind === 'embedded'))
      return undefined
    // Sound: what names this form was written by `writeBackup`.
    return facts as BackupFacts
  } catch {
    return undefined
  }
}
