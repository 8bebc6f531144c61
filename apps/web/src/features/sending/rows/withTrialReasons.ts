import { type DropStatus, isVague, type Reason } from '@slotdrop/delivery'

/** A drop whose refused rows have the reasons that were known before it was sealed, where nothing better is known since. */
export function withTrialReasons(status: DropStatus, refusals: ReadonlyMap<number, Reason> | undefined): DropStatus {
  if (!refusals || refusals.size === 0) return status
  return {
    ...status,
    rowReason(row) {
      const known = status.rowReason(row)
      return known && isVague(known) ? (refusals.get(row) ?? known) : known
    },
  }
}
