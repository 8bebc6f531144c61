import { type Manifest, proveRow, type ProvenRow } from '@slotdrop/drops'
import type { RowClaim } from '../journal/RowClaim.ts'
import type { TransactionRequest } from '../ports.ts'
import { claimBySigRequest } from './claimBySig.ts'
import { claimRequest } from './claimRequest.ts'

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
