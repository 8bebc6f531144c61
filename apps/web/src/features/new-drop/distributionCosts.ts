import { maxSlotSize, type TokenStandard } from '@slotdrop/drops'
import { gasPerClaim, gasPerRegistration, gasPerRow, gasPerSlot } from '../../chain/gasFigures.ts'
import type { DropMode } from '../../device/deviceStore.ts'

/** Units of gas, from the least to the most. */
export type GasRange = { readonly from: bigint; readonly to: bigint }

/** What a drop costs whom. */
export type DistributionGas = {
  readonly sender: GasRange
  /** Each of them; nothing, where the sender may pay her out before. */
  readonly recipient: GasRange
}

const nothing: GasRange = { from: 0n, to: 0n }

/** What sending some rows takes: as it was measured, else as benchmarks have it. */
export function sendGas(standard: TokenStandard, rows: bigint): bigint {
  const size = BigInt(maxSlotSize[standard])
  return gasPerRow[standard] * rows + gasPerSlot * ((rows + size - 1n) / size)
}

/** Gas of each distribution method, for the sender and for each recipient. */
export function distributionGas(mode: DropMode, push: bigint): DistributionGas {
  const claim = { from: gasPerClaim, to: gasPerClaim }
  if (mode === 'push') return { sender: { from: push, to: push }, recipient: nothing }
  if (mode === 'claim') return { sender: { from: gasPerRegistration, to: gasPerRegistration }, recipient: claim }
  return {
    sender: { from: gasPerRegistration, to: gasPerRegistration + push },
    recipient: { from: 0n, to: gasPerClaim },
  }
}
