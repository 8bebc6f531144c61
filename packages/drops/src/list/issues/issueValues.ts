import type { Address } from '../../values/address.ts'
import type { ColumnRole } from '../columns/columnRoles.ts'
import type { LineKind } from './issueKinds.ts'

/** A cell as it is written, of a long one its beginning. */
type Written = {
  readonly cell: string
}

/** Lines that pay the same, as many as are named. */
export type SameLines = {
  readonly lines: readonly number[]
  /** There are others. */
  readonly hasMore: boolean
}

/** Which columns a header that is not understood lacks. */
export type HeaderFault = {
  readonly absent: readonly ColumnRole[]
}

/** What the sentence about a finding tells beside its kind; the other kinds have nothing to tell. */
export type IssueValues = {
  'unknown-header': HeaderFault
  'missing-cell': { readonly role: ColumnRole }
  'too-many-cells': Written & { readonly columns: number }
  /** Without an address it is the chain's own coin. */
  'other-token': { readonly token: string | undefined }
  'address-malformed': Written
  /** The address that the cell holds, as it is written there. */
  'address-in-text': Written & { readonly account: string }
  'addresses-in-one-cell': Written & { readonly count: number }
  'address-checksum': Written
  'address-hidden-character': { readonly character: string }
  'address-is-a-name': { readonly name: string }
  'name-malformed': { readonly name: string; readonly reason: string }
  'name-not-found': { readonly name: string }
  'name-resolved': { readonly name: string; readonly address: Address; readonly blockNumber: bigint }
  /** Names of both chains; `here` is undefined where the list is read for none, `chainId` of a chain that is not known. */
  'address-other-chain': Written & {
    readonly chain: string
    readonly chainId: number | undefined
    readonly here: string | undefined
  }
  'address-special': { readonly account: Address; readonly use: 'burn' | 'system' }
  'amount-malformed': Written
  'amount-with-unit': Written & { readonly number: string }
  'amount-ambiguous': Written
  /** Both cells, with the comma between them. */
  'amount-split': Written
  /** The same number without its exponent. */
  'amount-scientific': Written & { readonly number: string }
  'amount-digits-lost': Written
  'amount-percent': Written
  'amount-unusual-character': Written & { readonly character: string }
  'amount-is-an-address': Written
  'amount-negative': Written
  'amount-zero': Written
  'amount-too-many-decimals': Written & { readonly decimals: number }
  'amount-too-large': Written
  'id-malformed': Written
  'id-destroyed-by-spreadsheet': Written & { readonly sign: 'scientific' | 'zeros' }
  'address-repeated': SameLines & { readonly withId: boolean }
  'id-repeated': SameLines & { readonly id: bigint }
  'id-not-held': { readonly id: bigint }
  /** The address that it resembles; without a line, one that the creator knows. */
  'address-look-alike': {
    readonly account: Address
    readonly line: number | undefined
    /** As many first and last hex digits were compared, and agree. */
    readonly digits: number
  }
}

/** See `IssueValues`. */
export type ValuesOf<K extends LineKind> = K extends keyof IssueValues ? IssueValues[K] : object
