import { closeSync, fdatasyncSync, existsSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { attemptKey, type Journal, type JournalEntry } from '@slotdrop/delivery'
import { sentence } from '@slotdrop/messages'
import { FileError } from '../errors.ts'
import * as messages from '../messages.generated.ts'
import { writeAtomically } from './writeAtomically.ts'

/** A journal in a file, until it is closed. */
export type JournalFile = Journal & {
  /** Every entry of the file. */
  readonly entries: () => JournalEntry[]
  /** Lines that could not be read: the last one, where a write was cut off, or what somebody else wrote. The chain knows the rest. */
  readonly unreadable: number
  close(): void
}

/** Records that replaced others, of a hundred, from which on the file is written anew. */
const maxStale = 100

function toLine(entries: readonly JournalEntry[]): string {
  return `${JSON.stringify(entries, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))}\n`
}

function isEntry(value: unknown): value is JournalEntry {
  if (typeof value !== 'object' || value === null) return false
  // Sound: fields are unknown until they are looked at below.
  const { dropId, slot, sender, nonce, mask, stage } = value as Partial<Record<keyof JournalEntry, unknown>>
  return (
    typeof dropId === 'string' &&
    Number.isInteger(slot) &&
    typeof sender === 'string' &&
    Number.isInteger(nonce) &&
    typeof mask === 'bigint' &&
    typeof stage === 'string'
  )
}

function parseLine(line: string): JournalEntry[] | undefined {
  try {
    const value: unknown = JSON.parse(line, (_, item: unknown) =>
      typeof item === 'string' && /^-?\d+n$/.test(item) ? BigInt(item.slice(0, -1)) : item,
    )
    return Array.isArray(value) && value.every((item) => isEntry(item)) ? value : undefined
  } catch {
    return undefined
  }
}

function readLines(path: string) {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const found = new Map<string, JournalEntry>()
  let [records, unreadable] = [0, 0]
  for (const line of text.split('\n')) {
    if (line === '') continue
    const entries = parseLine(line)
    if (entries === undefined) unreadable += 1
    for (const entry of entries ?? []) {
      records += 1
      found.set(attemptKey(entry), entry)
    }
  }
  return { found, records, unreadable, isCutOff: text !== '' && !text.endsWith('\n') }
}

/** What a journal file says, without touching it. */
export function readJournal(path: string): Journal {
  const { found } = readLines(path)
  const refuse = async () => {
    throw new FileError(sentence(messages.journalReadOnly, { path }), path)
  }
  return {
    put: refuse,
    putAll: refuse,
    list: async (dropId) => [...found.values()].filter((entry) => entry.dropId === dropId),
  }
}

/**
 * Opens a journal: a line for each change, on disk before `put` resolves. A line is written whole or not at all, so that the entries of one
 * transaction are all there or none is; a line that was cut off by a crash is passed over.
 *
 * @throws FileError
 */
export function openJournal(path: string): JournalFile {
  const { found, records, unreadable, isCutOff } = readLines(path)
  mkdirSync(dirname(path), { recursive: true })
  if (records - found.size > maxStale || unreadable > 0)
    writeAtomically(
      path,
      [...found.values()].map((entry) => toLine([entry])),
      0o600,
    )
  let handle: number
  try {
    handle = openSync(path, 'a', 0o600)
    if (isCutOff && unreadable === 0) writeSync(handle, '\n')
  } catch (error) {
    throw new FileError(sentence(messages.fileUnwritable, { path }), path, error)
  }
  const append = (entries: readonly JournalEntry[]) => {
    if (entries.length === 0) return
    writeSync(handle, toLine(entries))
    fdatasyncSync(handle)
    for (const entry of entries) found.set(attemptKey(entry), entry)
  }
  return {
    unreadable,
    entries: () => [...found.values()],
    async put(entry) {
      append([entry])
    },
    async putAll(entries) {
      append(entries)
    },
    async list(dropId) {
      return [...found.values()].filter((entry) => entry.dropId === dropId)
    },
    close: () => closeSync(handle),
  }
}
