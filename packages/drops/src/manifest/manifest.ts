import type { Keccak } from '../keccak/loadKeccak.ts'
import type { Row } from '../rows/row.ts'
import type { RowColumns } from '../rows/rowColumns.ts'
import type { Seal } from '../tree/sealSlots.ts'
import type { Hex } from '../values/address.ts'
import type { DropTerms, TokenFacts } from './terms.ts'

/** A frozen list: everything that is committed, in canonical order. Same rows and terms, same drop id. */
export type Manifest = {
  readonly version: 1
  /** A name for people; no id binds it. */
  readonly title: string
  readonly terms: DropTerms
  readonly token: TokenFacts
  readonly rowCount: number
  readonly slotCount: number
  /** Sum of all amounts, base units. */
  readonly total: bigint
  readonly root: Hex
  readonly dropId: Hex
  /** The drop id in words. */
  readonly fingerprint: string
  /** A row by its place in canonical order. */
  rowAt(index: number): Row
  /** All rows in canonical order. */
  readonly columns: RowColumns
  /** Sum of each slot's amounts. */
  readonly slotTotals: readonly bigint[]
  /** Hashes of the slots and the tree over them. */
  readonly seal: Seal
  readonly keccak: Keccak
}
