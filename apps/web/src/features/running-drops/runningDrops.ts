import type { DeviceDrop } from '../../device/deviceStore.ts'

/** Drops that the rail has room for. */
const maxShown = 3

/** A drop that nobody looked at for so many milliseconds is no news. */
const maxAge = 7 * 86_400_000

/** Drops that are paid in part and can still go on, those that this device looked at last first. */
export function runningDrops(drops: readonly DeviceDrop[], now: number): readonly DeviceDrop[] {
  return drops
    .filter(({ seen, rowCount }) => {
      if (!seen || seen.isCancelled || now - seen.at > maxAge) return false
      const closesAt = seen.claims?.closesAt ?? 0
      const isOver = closesAt !== 0 && now / 1000 >= closesAt
      return !isOver && seen.settledRows > 0 && seen.settledRows < rowCount
    })
    .toSorted((a, b) => (b.seen?.at ?? 0) - (a.seen?.at ?? 0))
    .slice(0, maxShown)
}
