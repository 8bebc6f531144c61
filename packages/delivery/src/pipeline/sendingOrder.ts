import { type Address, keccak256 } from 'viem'

/**
 * The order in which one of several signers sends slots: each begins at a slot of its own, and half of them go downwards, so that they meet
 * late. Who pays a row second has paid for nothing.
 */
export function inOwnOrder(
  rows: ReadonlyMap<number, bigint>,
  signer: Address,
): readonly (readonly [slot: number, rows: bigint])[] {
  const slots = [...rows].toSorted(([a], [b]) => a - b)
  const number = BigInt(keccak256(signer))
  const first = Number((number / 2n) % BigInt(Math.max(1, slots.length)))
  const upwards = [...slots.slice(first), ...slots.slice(0, first)]
  return (number & 1n) === 0n ? upwards : upwards.toReversed()
}
