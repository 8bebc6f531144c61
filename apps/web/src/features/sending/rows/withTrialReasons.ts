import type { DropStatus, Reason } from '@slotdrop/delivery'

/** What a chain keeps of a refusal says little: the trial before the sealing heard the whole of it. */
const vague: ReadonlySet<Reason['kind']> = new Set(['none', 'unknown', 'text-not-kept'])

/** A drop whose refused rows have the reasons that were known before it was sealed, where nothing better is known since. */
export function withTrialReasons(status: DropStatus, refusals: ReadonlyMap<number, Reason> | undefined): DropStatus {
  if (!refusals || refusals.size === 0) return status
  return {
    ...status,
    rowReason(row) {
      const known = status.rowReason(row)
      return known && vague.has(known.kind) ? (refusals.get(row) ?? known) : known
    },
  }
}
