import { hexToBigInt, hexToNumber, recoverAddress, size, slice, type Address, type Hex } from 'viem'

/** Who made an ECDSA signature, and whether its `s` is the low one of the two. */
export type Signer = { readonly address: Address; readonly hasLowS: boolean }

// Half the order of secp256k1, rounded down (EIP-2).
const halfOrder = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/**
 * Recovers the signer of a hash, with no network: 65 bytes with v of 27/28 or 0/1, or 64 bytes (EIP-2098).
 *
 * @returns `null` for anything else.
 */
export async function recoverSigner(hash: Hex, signature: Hex): Promise<Signer | null> {
  const parts = split(signature)
  if (!parts) return null
  try {
    const address = await recoverAddress({ hash, signature: parts })
    return { address, hasLowS: hexToBigInt(parts.s) <= halfOrder }
  } catch {
    return null
  }
}

function split(signature: Hex): { r: Hex; s: Hex; yParity: number } | null {
  const length = size(signature)
  if (length === 65) {
    const v = hexToNumber(slice(signature, 64, 65))
    if (v !== 0 && v !== 1 && v !== 27 && v !== 28) return null
    return { r: slice(signature, 0, 32), s: slice(signature, 32, 64), yParity: v % 27 }
  }
  if (length === 64) {
    const top = hexToBigInt(slice(signature, 32, 64))
    const s = top & ((1n << 255n) - 1n)
    return { r: slice(signature, 0, 32), s: `0x${s.toString(16).padStart(64, '0')}`, yParity: Number(top >> 255n) }
  }
  return null
}
