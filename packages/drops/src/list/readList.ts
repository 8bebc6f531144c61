import { type Keccak, loadKeccak } from '../keccak/loadKeccak.ts'
import { breathe, type LongWork } from '../manifest.ts'
import { createList, type Reading } from './createList.ts'
import { type Decisions, noDecisions } from './fixes.ts'
import type { Fix } from './fixes.ts'
import { openJson } from './json.ts'
import type { RecipientList } from './list.ts'
import { unpackDecisions } from './packDecisions.ts'
import { type OpenedList, prepare, type ReadOptions } from './prepare.ts'
import { decodeBytes, findLines } from './source.ts'
import { collectBytes, type ListInput } from './collectBytes.ts'
import { readTable } from './table.ts'

function open(input: string | Uint8Array): OpenedList {
  const decoded = decodeBytes(input)
  const json = openJson(decoded.bytes)
  if (json === undefined) return { source: findLines(decoded), layout: undefined, fixed: undefined }
  const bytes = new TextEncoder().encode(json.text)
  return { source: findLines({ bytes, encoding: decoded.encoding }), layout: 'json', fixed: json }
}

/** Reads an opened list at one stretch. */
export function readOpened(
  opened: OpenedList,
  options: ReadOptions,
  decisions: Decisions,
  keccak: Keccak,
): RecipientList {
  const prepared = prepare(opened, options, decisions, keccak)
  const work = readTable(prepared.input)
  for (let step = work.next(); ; step = work.next())
    if (step.done) return toList({ opened, options, decisions, keccak, ...prepared, table: step.value })
}

function toList(reading: Omit<Reading, 'readAgain'>): RecipientList {
  return createList({
    ...reading,
    readAgain: (decisions) => readOpened(reading.opened, reading.options, decisions, reading.keccak),
  })
}

/**
 * Reads a list of recipients and says of every line what will happen to it.
 *
 * It works in short stretches and lets others run between them; `signal` stops it.
 *
 * @throws ListEncodingError, ListTooLargeError, ListJsonError; the signal's reason when it is aborted
 */
export async function readList(
  input: ListInput,
  options: ReadOptions,
  { signal, onProgress }: LongWork = {},
): Promise<RecipientList> {
  const keccak = await loadKeccak()
  const opened = open(await collectBytes(input, signal))
  const decisions = options.decisions ? unpackDecisions(options.decisions) : noDecisions
  const prepared = prepare(opened, options, decisions, keccak)
  const work = readTable(prepared.input)
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return toList({ opened, options, decisions, keccak, ...prepared, table: step.value })
    onProgress?.(step.value / opened.source.lineCount)
    await breathe()
    signal?.throwIfAborted()
  }
}

/** The list after one more decision; pure. */
export function applyFix(list: RecipientList, fix: Fix): RecipientList {
  return list.with(fix)
}

/**
 * Reads the first lines of a list, to show something while the rest is read. Its tally is about those lines only.
 *
 * @param head the first bytes of a file; 64 kB are plenty
 */
export function previewList(head: string | Uint8Array, options: ReadOptions): Promise<RecipientList> {
  const end = typeof head === 'string' ? head.lastIndexOf('\n') : head.lastIndexOf(10)
  // The last line may be cut off in the middle.
  return readList(end < 0 ? head : head.slice(0, end + 1), options)
}
