import { type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import { BadManifestError, DropsError } from '../../errors.ts'
import { loadKeccak } from '../../keccak/loadKeccak.ts'
import type { LongWork } from '../../longWork.ts'
import { findWrongChecksum, writeAccount } from '../../rows/accounts.ts'
import { createColumns, type RowColumns } from '../../rows/rowColumns.ts'
import type { TokenStandard } from '../../values/tokenStandard.ts'
import { maxUint256, writeUint } from '../../values/uint256.ts'
import { freezeManifest } from '../freezeManifest.ts'
import type { Manifest } from '../manifest.ts'
import { manifestFormat, rowsClose, rowsOpen } from './manifestJson.ts'
import { isFields, isIntegerText, reader, parseStandard, parseTerms } from './parseFields.ts'

function bad(reason: Sentence, cause?: unknown): never {
  throw new BadManifestError({ reason, cause })
}

/** Rows between two reports of progress. */
const rowsPerReport = 4_000
/** Progress at which each part of the work begins, as measured: rows are read, then addresses are checked, then rows are sealed. */
const checkingFrom = 0.3
const sealingFrom = 0.7

/** Writes an amount or an id into its column; `false` for a text that is no whole number in range. */
function writeInteger(column: Uint32Array | undefined, index: number, text: unknown): boolean {
  if (!isIntegerText(text)) return false
  const value = BigInt(text)
  if (value > maxUint256 || column === undefined) return false
  writeUint(column, index, value)
  return true
}

/** Rows of a manifest that is being read. */
function createRowReader(standard: TokenStandard, count: number) {
  const columns = createColumns(count, {
    ids: standard === 'ERC721' || standard === 'ERC1155',
    amounts: standard !== 'ERC721',
  })
  const { accounts, ids, amounts } = columns
  const length = standard === 'ERC1155' ? 3 : 2
  return {
    columns,
    add(index: number, record: readonly unknown[]): void {
      if (record.length !== length)
        bad(sentence(messages.manifestRowValues, { row: `${index + 1}`, count: `${length}` }))
      const [account, second, third] = record
      if (typeof account !== 'string' || !writeAccount(accounts, index, account))
        bad(sentence(messages.manifestRowAddress, { row: `${index + 1}` }))
      const isFine =
        standard === 'ERC1155'
          ? writeInteger(ids, index, second) && writeInteger(amounts, index, third)
          : writeInteger(standard === 'ERC721' ? ids : amounts, index, second)
      if (!isFine) bad(sentence(messages.manifestRowNumber, { row: `${index + 1}` }))
    },
  }
}

type Read = {
  readonly fields: Readonly<Record<string, unknown>>
  readonly columns: RowColumns
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  let source: unknown
  try {
    source = JSON.parse(text)
  } catch (error) {
    return bad(sentence(messages.manifestNoJson), error)
  }
  if (!isFields(source)) return bad(sentence(messages.manifestNoObject))
  if (source['format'] !== manifestFormat) return bad(sentence(messages.manifestFormatMissing))
  if (source['version'] !== 1) return bad(sentence(messages.manifestVersion, { version: String(source['version']) }))
  return source
}

function standardOf(fields: Readonly<Record<string, unknown>>) {
  return parseStandard(reader(fields, bad))
}

/** The bytes as we write them: rows go straight into columns, without an array for each of them. */
function readCanonical(text: string, { signal, onProgress }: LongWork): Read | undefined {
  const open = text.indexOf(rowsOpen)
  if (open < 0 || !text.endsWith(rowsClose)) return undefined
  const start = open + rowsOpen.length
  let count = 0
  for (let at = text.indexOf('[', start); at >= 0; at = text.indexOf('[', at + 1)) count++
  const fields = parseJson(`${text.slice(0, open)}}`)
  const rows = createRowReader(standardOf(fields), count)
  const record = /\["(0x[0-9a-fA-F]{40})","(\d{1,78})"(?:,"(\d{1,78})")?\](?:,(?=\[)|(?=\]\}$))/y
  record.lastIndex = start
  for (let index = 0; index < count; index++) {
    if (index % rowsPerReport === 0 && index > 0) {
      signal?.throwIfAborted()
      onProgress?.((checkingFrom * index) / count)
    }
    const found = record.exec(text)
    if (found === null) return undefined
    const [, account, second, third] = found
    rows.add(index, third === undefined ? [account, second] : [account, second, third])
  }
  return record.lastIndex === text.length - rowsClose.length ? { fields, columns: rows.columns } : undefined
}

/** Any other way to write the same JSON. */
function readAny(text: string): Read {
  const fields = parseJson(text)
  const records: unknown = fields['rows']
  if (!Array.isArray(records)) return bad(sentence(messages.manifestRowsNoList))
  const rows = createRowReader(standardOf(fields), records.length)
  records.forEach((record: unknown, index) => {
    if (!Array.isArray(record)) return bad(sentence(messages.manifestRowNoList, { row: `${index + 1}` }))
    rows.add(index, record)
  })
  return { fields, columns: rows.columns }
}

/**
 * Reads a manifest and believes nothing: rows, root and drop id are computed anew and must be those that it states.
 *
 * @throws BadManifestError saying what is wrong
 */
// oxlint-disable-next-line house/verbs -- it waits for nothing but the hash function's module, and reads a text all the same
export async function parseManifest(text: string, work: LongWork = {}): Promise<Manifest> {
  const { fields, columns } = readCanonical(text, work) ?? readAny(text)
  const keccak = await loadKeccak()
  const textAt = createTextReader(text, fields['rows'])
  const wrong = findWrongChecksum(keccak, columns.accounts, columns.count, (index) => {
    if (index % rowsPerReport === 0)
      work.onProgress?.(checkingFrom + ((sealingFrom - checkingFrom) * index) / columns.count)
    return textAt(index)
  })
  if (wrong !== undefined) bad(sentence(messages.manifestRowChecksum, { row: `${wrong + 1}` }))
  const read = reader(fields, bad)
  const parts = {
    title: read.text('title'),
    terms: parseTerms(read),
    token: { symbol: read.text('symbol'), name: read.text('name'), decimals: read.integer('decimals') },
    rows: columns,
  }
  let manifest: Manifest
  try {
    manifest = await freezeManifest(parts, {
      signal: work.signal,
      onProgress: (done) => work.onProgress?.(sealingFrom + (1 - sealingFrom) * done),
    })
  } catch (error) {
    if (error instanceof DropsError) return bad(error.sentence, error)
    throw error
  }
  if (manifest.root !== fields['root']) return bad(sentence(messages.manifestRoot))
  if (manifest.dropId !== fields['dropId']) return bad(sentence(messages.manifestDropId))
  return manifest
}

/** The addresses as they are written, in order. */
function createTextReader(text: string, records: unknown): (index: number) => string {
  if (Array.isArray(records))
    return (index) => {
      const record: unknown = records[index]
      return String(Array.isArray(record) ? record[0] : undefined)
    }
  let at = text.indexOf(rowsOpen) + rowsOpen.length
  return () => {
    const start = text.indexOf('"', at) + 1
    at = text.indexOf(']', start)
    return text.slice(start, start + 42)
  }
}
