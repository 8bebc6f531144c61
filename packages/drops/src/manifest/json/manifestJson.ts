import { accountTexts } from '../../rows/accounts.ts'
import { amountAt, idAt } from '../../rows/rowColumns.ts'
import type { Address, Hex } from '../../values/address.ts'
import type { TokenStandard } from '../../values/tokenStandard.ts'
import type { Manifest } from '../manifest.ts'
import type { RowPolicy } from '../terms.ts'
import { toTermsJson } from './listTerms.ts'

/** The value of `format`: it tells a manifest from any other JSON. */
export const manifestFormat = 'slot-drop-manifest'

/** A manifest as JSON. Numbers over 2^53 are decimal strings; rows are in canonical order. */
export type ManifestJson = {
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

/** What stands before the rows, and after them. */
export const rowsOpen = ',"rows":['
export const rowsClose = ']}'

/** What stands before the companion of a list in its private form. */
export const companionOpen = ',"companion":'

/** Rows of one piece of text. */
const rowsPerChunk = 5000

function recordsOf({ columns, keccak, terms }: Manifest, from: number, count: number): string {
  return accountTexts(keccak, columns.accounts, from, count)
    .map((account, place) => {
      const row = from + place
      if (terms.standard === 'ERC721') return `["${account}","${idAt(columns, row)}"]`
      if (terms.standard === 'ERC1155') return `["${account}","${idAt(columns, row)}","${amountAt(columns, row)}"]`
      return `["${account}","${amountAt(columns, row)}"]`
    })
    .join(',')
}

/** The list with some members more before its rows. */
function* listChunks(manifest: Manifest, members: Iterable<string>): Generator<string> {
  const head: Omit<ManifestJson, 'rows'> = {
    format: manifestFormat,
    version: 1,
    ...toTermsJson(manifest),
    root: manifest.root,
    dropId: manifest.dropId,
  }
  yield JSON.stringify(head).slice(0, -1)
  yield* members
  yield rowsOpen
  for (let from = 0; from < manifest.rowCount; from += rowsPerChunk) {
    if (from > 0) yield ','
    yield recordsOf(manifest, from, Math.min(rowsPerChunk, manifest.rowCount - from))
  }
  yield rowsClose
}

/** Writes a manifest's canonical JSON in pieces, for lists too large for one string. */
export function manifestChunks(manifest: Manifest): Generator<string> {
  return listChunks(manifest, [])
}

function* companionMember(companion: Iterable<string>): Generator<string> {
  yield companionOpen
  yield* companion
}

/**
 * Writes the private form of a sealed list in pieces: the list, and what its sender keeps beside it. Whatever reads sealed lists reads
 * it, and believes and passes on no more of it than of the list alone.
 *
 * @param companion JSON, without a member called `rows`
 */
export function privateListChunks(manifest: Manifest, companion: Iterable<string>): Generator<string> {
  return listChunks(manifest, companionMember(companion))
}

/** Writes a manifest as canonical JSON: the same manifest gives the same bytes. */
export function serializeManifest(manifest: Manifest): string {
  return [...manifestChunks(manifest)].join('')
}
