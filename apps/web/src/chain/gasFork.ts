import type { GasSchedule } from '@slotdrop/chains'

/** The gas schedule of a chain by the known dates. */
export type DatedSchedule = {
  readonly gasSchedule: GasSchedule
  /** First day of Amsterdam there, as 2026-10-06; undefined: it has no date. */
  readonly amsterdamFrom: string | undefined
}

/** Amsterdam's gas schedule on a chain: in force since a day, announced for a day, or found on the node without a known date. */
export type GasFork =
  | { readonly when: 'since' | 'from'; readonly day: string }
  | { readonly when: 'now'; readonly day: undefined }

/** The fork to show; undefined if the chain neither has it nor a date for it. `measured` is the schedule of the node, if it answered. */
export function findGasFork(
  { gasSchedule, amsterdamFrom: day }: DatedSchedule,
  measured: GasSchedule | undefined,
): GasFork | undefined {
  if ((measured ?? gasSchedule) === 'amsterdam')
    return day !== undefined && gasSchedule === 'amsterdam' ? { when: 'since', day } : { when: 'now', day: undefined }
  return day !== undefined && gasSchedule === 'osaka' ? { when: 'from', day } : undefined
}

/** Units of gas of sending and claiming. */
export type WayCosts = {
  readonly gasPerRow: number
  readonly gasPerSlot: number
  readonly slotSize: number
  readonly gasPerClaim: number
}

/** Percent of the recipients up to which claims take less gas than sending to all. */
export function getBreakEven({ gasPerRow, gasPerSlot, slotSize, gasPerClaim }: WayCosts): number {
  return Math.round((100 * (gasPerRow + gasPerSlot / slotSize)) / gasPerClaim)
}
