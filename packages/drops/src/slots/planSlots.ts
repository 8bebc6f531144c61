import type { TokenStandard } from '../values/tokenStandard.ts'
import { maxSlotSize } from './maxSlotSize.ts'

/** Gas that one slot took, or would take, with so many rows. */
export type GasMeasurement = {
  readonly rows: number
  readonly gas: bigint
}

/** What a plan is made from. */
export type PlanSlotsParameters = {
  readonly rowCount: number
  readonly standard: TokenStandard
  /** At least one, of a slot as full as can be measured; with two of different size the fixed part is told apart from the rest. */
  readonly measured: readonly GasMeasurement[]
  /** Gas that one transaction of the chain may have at most. */
  readonly gasCap: bigint
  /** Part of the cap that a slot may take, in percent: rows to new accounts cost more than those that were measured. Default 80. */
  readonly usePercent?: number
}

/** How a list is cut into slots. */
export type SlotPlan =
  | {
      readonly kind: 'plan'
      readonly slotSize: number
      readonly slotCount: number
      /** Gas of the largest slot. */
      readonly slotGas: bigint
      readonly totalGas: bigint
      readonly gasCap: bigint
      /** Slots are smaller than the contract would allow, because of the cap. */
      readonly isCapped: boolean
    }
  /** Not even one row fits. */
  | { readonly kind: 'over-gas-cap'; readonly rowGas: bigint; readonly gasCap: bigint }
  | { readonly kind: 'not-measured' }

function divideUp(a: bigint, b: bigint) {
  return (a + b - 1n) / b
}

/** Gas before the first row, and of each row; rounded up. */
function fit(measured: readonly GasMeasurement[]): { base: bigint; perRow: bigint } | undefined {
  const sorted = measured.filter(({ rows, gas }) => rows > 0 && gas > 0n).sort((a, b) => a.rows - b.rows)
  const [small, large] = [sorted[0], sorted.at(-1)]
  if (small === undefined || large === undefined) return undefined
  if (small.rows === large.rows) {
    const maxGas = sorted.reduce((gas, item) => (item.gas > gas ? item.gas : gas), 0n)
    return { base: 0n, perRow: divideUp(maxGas, BigInt(large.rows)) }
  }
  const rise = large.gas > small.gas ? large.gas - small.gas : 0n
  const perRow = divideUp(rise, BigInt(large.rows - small.rows))
  const rest = large.gas - perRow * BigInt(large.rows)
  return { base: rest > 0n ? rest : 0n, perRow }
}

/** Cuts a list into as few slots as the measured gas and the chain's cap allow. */
export function planSlots({ rowCount, standard, measured, gasCap, usePercent = 80 }: PlanSlotsParameters): SlotPlan {
  const cost = fit(measured)
  if (cost === undefined) return { kind: 'not-measured' }
  const { base, perRow } = cost
  const allowed = (gasCap * BigInt(usePercent)) / 100n
  const maxSize = maxSlotSize[standard]
  const fitting = perRow === 0n ? BigInt(maxSize) : (allowed - base) / perRow
  if (allowed < base + perRow || fitting < 1n) return { kind: 'over-gas-cap', rowGas: base + perRow, gasCap }
  // A short list in one slot is as it was measured: what its rows share is no reason for smaller ones.
  const isCapped = fitting < BigInt(Math.min(maxSize, rowCount))
  const slotSize = Math.min(maxSize, isCapped ? Number(fitting) : maxSize)
  const slotCount = Math.ceil(rowCount / slotSize)
  return {
    kind: 'plan',
    slotSize,
    slotCount,
    slotGas: base + perRow * BigInt(Math.min(slotSize, rowCount)),
    totalGas: base * BigInt(slotCount) + perRow * BigInt(rowCount),
    gasCap,
    isCapped,
  }
}
