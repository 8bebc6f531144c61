import type { GasFigures } from '../../chain/gasFigures.ts'
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

/** What sending some rows takes, as benchmarks have it. */
export function sendGas({ gasPerRow, gasPerSlot, slotSize }: GasFigures, rows: bigint): bigint {
  const size = BigInt(slotSize)
  return gasPerRow * rows + gasPerSlot * ((rows + size - 1n) / size)
}

/** Gas of each distribution method, for the sender and for each recipient. `push`: of sending all rows. */
export function distributionGas(
  mode: DropMode,
  { gasPerClaim, gasPerRegistration }: GasFigures,
  push: bigint,
): DistributionGas {
  const claim = { from: gasPerClaim, to: gasPerClaim }
  if (mode === 'push') return { sender: { from: push, to: push }, recipient: nothing }
  if (mode === 'claim') return { sender: { from: gasPerRegistration, to: gasPerRegistration }, recipient: claim }
  return {
    sender: { from: gasPerRegistration, to: gasPerRegistration + push },
    recipient: { from: 0n, to: gasPerClaim },
  }
}
