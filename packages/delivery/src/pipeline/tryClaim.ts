import { slotWord } from '@slotdrop/drops'
import { noReason, type Reason, type RevertedError } from '../errors/index.ts'
import { estimateClaim } from '../claim/estimateClaim.ts'
import { rowClaimRequest } from '../claim/rowClaimRequest.ts'
import type { RowClaim } from '../journal/RowClaim.ts'
import { fetchL1Fee } from '../network/fetchL1Fee.ts'
import { countAll, type Masks } from '../send/sizeTransaction.ts'
import { withReserve } from './chooseWork.ts'
import type { PipelineContext, PipelineRun } from './pipelineContext.ts'
import type { Trial } from './Trial.ts'

/** A row that is paid by a claim. */
type ClaimedRow = { readonly slot: number; readonly row: number; readonly claim: RowClaim }

/** Rows of the masks that are paid by claims. */
export function claimedRows({ claims }: Pick<PipelineContext, 'claims'>, masks: Masks): ClaimedRow[] {
  return [...masks].flatMap(([slot, mask]) =>
    slotWord.rowsOf(mask).flatMap((row) => {
      const claim = claims.get(slot)?.get(row)
      return claim ? [{ slot, row, claim }] : []
    }),
  )
}

/** The claim that pays the only row of the masks; undefined where `send` pays them. */
export function claimOf(context: Pick<PipelineContext, 'claims'>, masks: Masks): ClaimedRow | undefined {
  return countAll(masks) === 1 ? claimedRows(context, masks)[0] : undefined
}

/** Why a claim is left to the row's account; undefined where the row was paid meanwhile. */
function reasonOf({ refusal }: RevertedError): Reason | undefined {
  if (refusal.kind === 'AlreadySettled') return undefined
  return 'reason' in refusal ? refusal.reason : noReason
}

/** Tries a claim without sending it. @throws DeliveryError when the node can't try it */
export async function tryClaim(
  { client, manifest, signer }: PipelineContext,
  { view, gasReserve }: PipelineRun,
  { slot, row, claim }: ClaimedRow,
  gasCap: bigint,
): Promise<Trial> {
  if (!view) return { work: undefined, leftOut: [] }
  const request = rowClaimRequest(manifest, { slot, row }, claim)
  const rows = slotWord.maskOf([row])
  const { market, purse } = view
  const tried = await estimateClaim(client, request, { account: signer.address, purse, market, gasCap })
  if (tried.kind === 'refused') {
    const reason = reasonOf(tried.refusal)
    return { work: undefined, leftOut: reason ? [{ slot, rows, reason }] : [] }
  }
  const l1Fee = await fetchL1Fee({ client, chainId: manifest.terms.chainId, request })
  const gas = withReserve(tried.gas, gasReserve)
  return { work: { masks: new Map([[slot, rows]]), request, rowGas: 0n, claim, gas, l1Fee }, leftOut: [] }
}
