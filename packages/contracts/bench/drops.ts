import { type Address, type Hex, zeroAddress } from 'viem'
import { rootOf, type Row, toSlot } from '../test/encode.ts'
import { type Chain, sender } from './chain.ts'
import { siblings } from './workloads.ts'

export const ERC20 = 0
export const ERC721 = 1
export const ERC1155 = 2
export const NATIVE = 3

/** Gas for the call of each row: enough for every token measured here. */
const rowGas = 400_000n

/** Committed slots, one or two, in the middle of a drop of a million rows, and the call that pays them. */
export function dropOf(chain: Chain, token: Address, standard: number, rows: Row[], slotSize = rows.length) {
  const parts = Array.from({ length: rows.length / slotSize }, (_, part) =>
    toSlot(1234 + part, rows.slice(part * slotSize, (part + 1) * slotSize)),
  )
  // Slots 1234 and 1235 are neighbours: each is the other's first sibling.
  const proofs = parts.map((_, part) => [parts[1 - part]?.leaf ?? siblings[0], ...siblings.slice(1)] as Hex[])
  const [slot] = parts
  if (!slot) throw new Error('No rows.')
  const drop = {
    sender,
    token,
    standard,
    flags: 0,
    opensAt: 1_700_000_000,
    closesAt: 1_900_000_000,
    round: 1n,
    total: 10n ** 24n,
    rows: 1_000_000,
    slotSize,
    root: rootOf(slot.leaf, proofs[0] ?? []),
  }
  const sum = rows.reduce((total, { amount }) => total + amount, 0n)
  const isCoin = standard === NATIVE && token === zeroAddress
  const slots = parts.map((part, index) => ({
    index: 1234n + BigInt(index),
    rows: part.packed,
    rowsRoot: part.rowsRoot,
    proof: proofs[index],
    mask: 2n ** BigInt(slotSize) - 1n,
  }))
  const args = [drop, sum, rowGas, slots]
  return { drop, slot, value: isCoin ? sum : 0n, call: chain.data('SlotDistributor', 'send', args) }
}
