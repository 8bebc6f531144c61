import { isClaimCheaper, type LeftOutRows, type RowClaim, type RowClaims } from '@slotdrop/delivery'
import { type Address, type Manifest, slotWord } from '@slotdrop/drops'
import type { OperatorContext } from '../OperatorContext.ts'
import type { RequestedRow } from './RequestedRow.ts'

/** Rows of a slot that claims may pay for less gas than one `send`, which carries the whole slot. */
const maxClaimedRows = 2
/** Seconds before its end at which a signature is no longer submitted: a transaction that comes too late costs gas for nothing. */
const signatureMargin = 120

/** Whether the signature of a row is over, or will be before a transaction with it is mined. */
export function isSignatureOver({ signed }: Pick<RequestedRow, 'signed'>, now: number): boolean {
  return signed !== undefined && Number(signed.deadline) - signatureMargin <= now / 1000
}

/** Claims of the rows whose account signed for another address. */
export function toSignedClaims(rows: readonly Pick<RequestedRow, 'slot' | 'slotRow' | 'signed'>[]): RowClaims {
  const claims = new Map<number, Map<number, RowClaim>>()
  for (const { slot, slotRow, signed } of rows) {
    const known = claims.get(slot) ?? new Map<number, RowClaim>()
    if (signed) claims.set(slot, known.set(slotRow, { signed }))
  }
  return claims
}

/** Adds claims for the rows of slots that so few rows are sent of that claims cost less. */
export async function addCheaperClaims(
  { nodesOf }: Pick<OperatorContext, 'nodesOf'>,
  { manifest, account }: { readonly manifest: Manifest; readonly account: Address },
  { claims, rows }: { readonly claims: RowClaims; readonly rows: ReadonlyMap<number, bigint> },
): Promise<RowClaims> {
  const { client } = nodesOf(manifest.terms.chainId)
  const found = new Map(claims)
  const few = [...rows].filter(([, mask]) => slotWord.count(mask) <= maxClaimedRows)
  await Promise.all(
    few.map(async ([slot, mask]) => {
      if (!(await isClaimCheaper({ client, manifest, account, slot, rows: mask }))) return
      found.set(
        slot,
        new Map([...(claims.get(slot) ?? []), ...slotWord.rowsOf(mask).map((row): [number, RowClaim] => [row, {}])]),
      )
    }),
  )
  return found
}

/** Rows that were left out, but for those whose account signed: their refusal concerns the account and not the sender. */
export function withoutSigned(leftOut: readonly LeftOutRows[], claims: RowClaims | undefined): LeftOutRows[] {
  return leftOut.flatMap((each) => {
    let { rows } = each
    for (const [row, { signed }] of claims?.get(each.slot) ?? []) if (signed) rows &= ~slotWord.maskOf([row])
    return rows === 0n ? [] : [{ ...each, rows }]
  })
}
