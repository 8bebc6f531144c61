/** Why a drop could not be paid within its times. */
export type PeriodProblem = 'closes-before-opens' | 'closes-in-the-past'

/**
 * What is wrong with the times of a drop; undefined where they can be sealed. An opening time that has passed is none: it is open at once.
 *
 * @param now milliseconds since 1970
 */
export function periodProblem(
  { opensAtSeconds, closesAtSeconds }: { readonly opensAtSeconds: bigint; readonly closesAtSeconds: bigint },
  now = Date.now(),
): PeriodProblem | undefined {
  if (closesAtSeconds === 0n) return undefined
  if (closesAtSeconds * 1000n <= BigInt(now)) return 'closes-in-the-past'
  return closesAtSeconds <= opensAtSeconds ? 'closes-before-opens' : undefined
}
