import { parseAddress, type Address, type Hex } from './address.ts'
import { BadManifestError, DropsError } from './errors.ts'
import { loadKeccak } from './keccak/loadKeccak.ts'
import { freezeManifest, type LongWork, type Manifest } from './manifest.ts'
import { accountTexts, amountAt, createColumns, idAt, type RowColumns, writeAccount } from './rowColumns.ts'
import { type RowPolicy, type TokenStandard, standardCode } from './terms.ts'
import { findWrongChecksum } from './toColumns.ts'
import { writeUint } from './uint256.ts'

/** The value of `format`: it tells a manifest from any other JSON. */
export const manifestFormat = 'slot-drop-manifest'

/** A manifest as JSON. Numbers over 2^53 are decimal strings; rows are in canonical order. */
export interface ManifestJson {
  readonly format: typeof manifestFormat
  readonly version: 1
  readonly title: string
  readonly chainId: number
  readonly distributor: Address
  readonly sender: Address
  readonly token: Address
  readonly standard: TokenStandard
  readonly policy: RowPolicy
  readonly safeTransfer: boolean
  readonly direct: boolean
  readonly opensAtSeconds: string
  readonly closesAtSeconds: string
  readonly round: string
  readonly slotSize: number
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly root: Hex
  readonly dropId: Hex
  /** `[account, amount]`, `[account, id]` or `[account, id, amount]` by standard. */
  readonly rows: readonly (readonly string[])[]
}

const ROWS_OPEN = ',"rows":['
const ROWS_CLOSE = ']}'

/** Rows of one piece of text. */
const PORTION = 5000

const recordsOf = ({ columns, keccak, terms }: Manifest, from: number, count: number): string =>
  accountTexts(keccak, columns.accounts, from, count)
    .map((account, place) => {
      const row = from + place
      if (terms.standard === 'ERC721') return `["${account}","${idAt(columns, row)}"]`
      if (terms.standard === 'ERC1155') return `["${account}","${idAt(columns, row)}","${amountAt(columns, row)}"]`
      return `["${account}","${amountAt(columns, row)}"]`
    })
    .join(',')

/** The pieces of a manifest's canonical JSON, for lists too large for one string. */
export function* manifestChunks(manifest: Manifest): Generator<string> {
  const { terms, token } = manifest
  const head: Omit<ManifestJson, 'rows'> = {
    format: manifestFormat,
    version: 1,
    title: manifest.title,
    chainId: terms.chainId,
    distributor: terms.distributor,
    sender: terms.sender,
    token: terms.token,
    standard: terms.standard,
    policy: terms.policy,
    safeTransfer: terms.safeTransfer,
    direct: terms.direct,
    opensAtSeconds: `${terms.opensAtSeconds}`,
    closesAtSeconds: `${terms.closesAtSeconds}`,
    round: `${terms.round}`,
    slotSize: terms.slotSize,
    symbol: token.symbol,
    name: token.name,
    decimals: token.decimals,
    root: manifest.root,
    dropId: manifest.dropId,
  }
  yield `${JSON.stringify(head).slice(0, -1)}${ROWS_OPEN}`
  for (let from = 0; from < manifest.rowCount; from += PORTION) {
    if (from > 0) yield ','
    yield recordsOf(manifest, from, Math.min(PORTION, manifest.rowCount - from))
  }
  yield ROWS_CLOSE
}

/** Writes a manifest as canonical JSON: the same manifest gives the same bytes. */
export const serializeManifest = (manifest: Manifest): string => [...manifestChunks(manifest)].join('')

const bad = (reason: string, cause?: unknown): never => {
  throw new BadManifestError({ reason, cause })
}

const reader = (source: Record<string, unknown>) => ({
  text(field: string, limit = 1000): string {
    const value = source[field]
    return typeof value === 'string' && value.length <= limit ? value : bad(`"${field}" is no text`)
  },
  integer(field: string): number {
    const value = source[field]
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
      ? value
      : bad(`"${field}" is no whole number`)
  },
  flag(field: string): boolean {
    const value = source[field]
    return typeof value === 'boolean' ? value : bad(`"${field}" is neither true nor false`)
  },
  address(field: string): Address {
    const parsed = parseAddress(this.text(field))
    return 'address' in parsed ? parsed.address : bad(`"${field}" is no address`)
  },
  big(field: string): bigint {
    return toBigInt(this.text(field), `"${field}"`)
  },
  oneOf<T extends string>(field: string, values: readonly T[]): T {
    const value = values.find((candidate) => candidate === source[field])
    return value ?? bad(`"${field}" is not one of ${values.join(', ')}`)
  },
})

const toBigInt = (text: unknown, what: string): bigint =>
  typeof text === 'string' && isIntegerText.test(text) ? BigInt(text) : bad(`${what} is no whole number`)

const isIntegerText = /^(0|[1-9]\d{0,77})$/

const MAX = 2n ** 256n - 1n

/** Where an amount or an id goes; `false` for a text that is no whole number in range. */
const writeInteger = (column: Uint32Array | undefined, index: number, text: unknown): boolean => {
  if (typeof text !== 'string' || !isIntegerText.test(text)) return false
  const value = BigInt(text)
  if (value > MAX || column === undefined) return false
  writeUint(column, index, value)
  return true
}

/** Rows of a manifest that is being read. */
const createRowReader = (standard: TokenStandard, count: number) => {
  const columns = createColumns(count, {
    ids: standard === 'ERC721' || standard === 'ERC1155',
    amounts: standard !== 'ERC721',
  })
  const { accounts, ids, amounts } = columns
  const length = standard === 'ERC1155' ? 3 : 2
  return {
    columns,
    add(index: number, record: readonly unknown[]): void {
      if (record.length !== length) bad(`row ${index + 1} does not have ${length} values`)
      const [account, second, third] = record
      if (typeof account !== 'string' || !writeAccount(accounts, index, account))
        bad(`the address of row ${index + 1} is malformed`)
      const isFine =
        standard === 'ERC1155'
          ? writeInteger(ids, index, second) && writeInteger(amounts, index, third)
          : writeInteger(standard === 'ERC721' ? ids : amounts, index, second)
      if (!isFine) bad(`a number of row ${index + 1} is no whole number`)
    },
  }
}

interface Read {
  readonly fields: Record<string, unknown>
  readonly columns: RowColumns
}

const parseJson = (text: string): Record<string, unknown> => {
  let source: unknown
  try {
    source = JSON.parse(text)
  } catch (error) {
    return bad('it is no JSON', error)
  }
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return bad('it is no JSON object')
  const fields = source as Record<string, unknown>
  if (fields['format'] !== manifestFormat) return bad('it does not say that it is a manifest')
  if (fields['version'] !== 1) return bad(`version ${String(fields['version'])} is not known; update the app`)
  return fields
}

const standardOf = (fields: Record<string, unknown>) =>
  reader(fields).oneOf('standard', Object.keys(standardCode) as TokenStandard[])

/** The bytes as we write them: rows go straight into columns, without an array for each of them. */
const readCanonical = (text: string): Read | undefined => {
  const open = text.indexOf(ROWS_OPEN)
  if (open < 0 || !text.endsWith(ROWS_CLOSE)) return undefined
  const start = open + ROWS_OPEN.length
  let count = 0
  for (let at = text.indexOf('[', start); at >= 0; at = text.indexOf('[', at + 1)) count++
  const fields = parseJson(`${text.slice(0, open)}}`)
  const rows = createRowReader(standardOf(fields), count)
  const record = /\["(0x[0-9a-fA-F]{40})","(\d{1,78})"(?:,"(\d{1,78})")?\](?:,(?=\[)|(?=\]\}$))/y
  record.lastIndex = start
  for (let index = 0; index < count; index++) {
    const found = record.exec(text)
    if (found === null) return undefined
    const [, account, second, third] = found
    rows.add(index, third === undefined ? [account, second] : [account, second, third])
  }
  return record.lastIndex === text.length - ROWS_CLOSE.length ? { fields, columns: rows.columns } : undefined
}

/** Any other way to write the same JSON. */
const readAny = (text: string): Read => {
  const fields = parseJson(text)
  const records: unknown = fields['rows']
  if (!Array.isArray(records)) return bad('"rows" is no list')
  const rows = createRowReader(standardOf(fields), records.length)
  records.forEach((record: unknown, index) => {
    if (!Array.isArray(record)) bad(`row ${index + 1} is no list`)
    rows.add(index, record as unknown[])
  })
  return { fields, columns: rows.columns }
}

/**
 * Reads a manifest and believes nothing: rows, root and drop id are computed anew and must be those that it states.
 *
 * @throws BadManifestError saying what is wrong
 */
export const parseManifest = async (text: string, work: LongWork = {}): Promise<Manifest> => {
  const { fields, columns } = readCanonical(text) ?? readAny(text)
  const keccak = await loadKeccak()
  const wrong = findWrongChecksum(keccak, columns.accounts, columns.count, createTextReader(text, fields['rows']))
  if (wrong !== undefined) bad(`the address of row ${wrong + 1} fails its checksum`)
  const read = reader(fields)
  const parts = {
    title: read.text('title'),
    terms: {
      chainId: read.integer('chainId'),
      distributor: read.address('distributor'),
      sender: read.address('sender'),
      token: read.address('token'),
      standard: standardOf(fields),
      policy: read.oneOf<RowPolicy>('policy', ['skip', 'strict']),
      safeTransfer: read.flag('safeTransfer'),
      direct: read.flag('direct'),
      opensAtSeconds: read.big('opensAtSeconds'),
      closesAtSeconds: read.big('closesAtSeconds'),
      round: read.big('round'),
      slotSize: read.integer('slotSize'),
    },
    token: { symbol: read.text('symbol'), name: read.text('name'), decimals: read.integer('decimals') },
    rows: columns,
  }
  let manifest: Manifest
  try {
    manifest = await freezeManifest(parts, work)
  } catch (error) {
    if (error instanceof DropsError) return bad(error.shortMessage, error)
    throw error
  }
  if (manifest.root !== fields['root']) return bad('its rows do not give the root that it states')
  if (manifest.dropId !== fields['dropId']) return bad('its contents do not give the drop id that it states')
  return manifest
}

/** The addresses as they are written, in order. */
const createTextReader = (text: string, records: unknown): ((index: number) => string) => {
  if (Array.isArray(records)) return (index) => String((records as unknown[][])[index]?.[0])
  let at = text.indexOf(ROWS_OPEN) + ROWS_OPEN.length
  return () => {
    const start = text.indexOf('"', at) + 1
    at = text.indexOf(']', start)
    return text.slice(start, start + 42)
  }
}
