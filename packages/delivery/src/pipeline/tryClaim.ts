import { slotWord } from '@slotdrop/drops'
import { isTooLarge } from '../errors/isTooLarge.ts'
import { noReason, type Reason, RevertedError, toDeliveryError } from '../errors/index.ts'
import { rowClaimRequest } from '../claim/rowClaimRequest.ts'
import type { RowClaim } from '../journal/RowClaim.ts'
import { trialFees } from '../fees/feePolicy.ts'
import { trialRowGas } from '../fees/rowGas.ts'
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
function reasonOf(error: unknown): Reason | undefined {
  // Its account or the destination runs code that takes more than a row of `send` may.
  if (isTooLarge(error)) return noReason
  const failure = toDeliveryError(error)
  if (!(failure instanceof RevertedError)) throw failure
  const { refusal } = failure
  if (refusal.kind === 'AlreadySettled') return undefined
  return 'reason' in refusal ? refusal.reason : noReason
}

/** Tries a claim without sending it. It may take as much gas as a row of `send`. @throws DeliveryError when the node can't try it */
export async function tryClaim(
  { client, manifest, signer }: PipelineContext,
  { view, gasReserve }: PipelineRun,
  { slot, row, claim }: ClaimedRow,
  gasCap: bigint,
): Promise<Trial> {
  const request = rowClaimRequest(manifest, { slot, row }, claim)
  const masks = new Map([[slot, slotWord.maskOf([row])]])
  const most = trialRowGas(gasCap)
  const fees = view && trialFees(view.market, { purse: view.purse, gas: most, value: 0n })
  try {
    const used = await client.estimateGas({ account: signer.address, ...request, gas: most, ...fees })
    const l1Fee = await fetchL1Fee({ client, chainId: manifest.terms.chainId, request })
    return { work: { masks, request, rowGas: 0n, claim, gas: withReserve(used, gasReserve), l1Fee }, leftOut: [] }
  } catch (error) {
    const reason = reasonOf(error)
    return { work: undefined, leftOut: reason ? [{ slot, rows: slotWord.maskOf([row]), reason }] : [] }
  }
}
