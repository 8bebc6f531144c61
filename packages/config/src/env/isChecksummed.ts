import { keccak_256 } from '@noble/hashes/sha3'

/**
 * Whether an address passes its checksum (EIP-55), or has none because its letters are all of one case. A contract that
 * is one digit off holds nobody's drops, and nothing else would say so before money is approved to it.
 */
export function isChecksummed(address: string): boolean {
  const digits = address.slice(2)
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true
  const hash = keccak_256(new TextEncoder().encode(digits.toLowerCase()))
  return [...digits].every((digit, index) => {
    const nibble = ((hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 15
    return digit === (nibble > 7 ? digit.toUpperCase() : digit.toLowerCase())
  })
}
