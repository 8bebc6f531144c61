import type { Hex, Manifest, ProvenRow } from '@slotdrop/drops'
import { proveRow } from '@slotdrop/drops'
import type { TransactionRequest } from '../ports.ts'
import { claimBySigRequest, type SignedClaim } from './claimBySig.ts'
import { claimRequest } from './claimRequest.ts'

/** A claim that pays one row: to its account, or to the address that the account signed for. */
export type RowClaim = {
  readonly signed?: (SignedClaim & { readonly signature: Hex }) | undefined
}

/** Claims by slot, and by the row's place in it. */
export type RowClaims = ReadonlyMap<number, ReadonlyMap<number, RowClaim>>

/** Builds the transaction of a claim that any account may send. */
export function rowClaimRequest(
  manifest: Manifest,
  { slot, row }: Pick<ProvenRow, 'slot' | 'row'>,
  { signed }: RowClaim,
): TransactionRequest {
  const index = slot * manifest.terms.slotSize + row
  const proven = { ...manifest.rowAt(index), ...proveRow(manifest, index), index }
  return signed ? claimBySigRequest(manifest, proven, signed) : claimRequest(manifest, proven)
}
