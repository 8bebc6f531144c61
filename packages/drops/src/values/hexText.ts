// How ids, hashes and addresses are written. It imports nothing, so the first script of a page can carry it. Lint refuses these
// patterns elsewhere.
import type { Address, Hex } from 'viem'

const hash = /^0x[0-9a-f]{64}$/
const address = /^0x[0-9a-fA-F]{40}$/

/** Whether a value is 32 bytes as `0x` and lower-case digits: a drop's id, a root, a transaction's hash. */
export function isHashText(value: unknown): value is Hex {
  return typeof value === 'string' && hash.test(value)
}

/** Whether a value is a text of the shape of an address, whatever its checksum. */
export function isAddressShape(value: unknown): value is Address {
  return typeof value === 'string' && address.test(value)
}
