import { loadKeccak } from '../keccak/loadKeccak.ts'
import { breathe, type LongWork } from '../longWork.ts'
import { createList } from './createList.ts'
import { type Fix, noDecisions } from './decisions/decisions.ts'
import { unpackDecisions } from './decisions/packDecisions.ts'
import type { RecipientList } from './list.ts'
import { arrangeRows } from './reading/arrangeRows.ts'
import { collectBytes, type ListInput } from './reading/collectBytes.ts'
import { parseJsonList } from './reading/json/parseJsonList.ts'
import { type OpenedList, prepareList, type ReadOptions } from './reading/prepareList.ts'
import { readTable } from './reading/readTable.ts'
import { decodeBytes, findLines } from './reading/listSource.ts'

function open(input: string | Uint8Array): OpenedList {
  const decoded = decodeBytes(input)
  const json = parseJsonList(decoded.bytes)
  const arranged = json === undefined ? arrangeRows(decoded.bytes) : undefined
  const text = json?.text ?? arranged?.text
  if (text === undefined) return { source: findLines(decoded), json, arranged }
  const bytes = new TextEncoder().encode(text)
  return { source: findLines({ bytes, encoding: decoded.encoding }), json, arranged }
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
  const prepared = prepareList(opened, options, decisions, keccak)
  const work = readTable(prepared.input)
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return createList({ opened, options, decisions, keccak, ...prepared, table: step.value })
    onProgress?.(step.value / opened.source.lineCount)
    await breathe()
    signal?.throwIfAborted()
  }
}

/** Makes the list after one more decision; the list that is given stays as it is. */
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
