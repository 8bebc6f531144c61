import type { Hex } from '@slotdrop/drops'
import {
  bytesToBigInt,
  bytesToHex,
  concat,
  hexToBytes,
  isAddressEqual,
  keccak256,
  numberToBytes,
  recoverTypedDataAddress,
  stringToBytes,
} from 'viem'
import { type SendingKeyRequest, sendingKeyTypedData } from './sendingKeyTypedData.ts'

/** Order of secp256k1 (SEC 2, section 2.4.1). */
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const domainTag = stringToBytes('slotdrop/sending-key/1')

/**
 * The part of an ECDSA signature that does not depend on how a wallet writes it: r and the lower s, of 65 bytes or of 64 (ERC-2098).
 * Undefined for anything else, such as the signature of a contract account.
 */
function canonicalSignature(signature: Hex): Uint8Array | undefined {
  if (!/^0x(?:[\da-f]{128}|[\da-f]{130})$/i.test(signature)) return undefined
  const bytes = hexToBytes(signature)
  const second = bytes.slice(32, 64)
  // The highest bit of the compact form is the parity.
  if (bytes.length === 64) second[0] = (second[0] ?? 0) & 0x7f
  const s = bytesToBigInt(second)
  return concat([bytes.slice(0, 32), numberToBytes(s > order / 2n ? order - s : s, { size: 32 })])
}

/**
 * Derives the private key of a drop from the sender's signature of `sendingKeyTypedData`: keccak256 over a domain tag, a counter and the
 * signature. The counter grows in the case, once in 2^127, that a hash is no private key. Undefined if the signature is not 64 or 65 bytes.
 */
export function deriveSendingKey(signature: Hex): Hex | undefined {
  const seed = canonicalSignature(signature)
  if (!seed) return undefined
  for (let counter = 0; ; counter++) {
    const key = keccak256(concat([domainTag, numberToBytes(counter, { size: 1 }), seed]), 'bytes')
    const value = bytesToBigInt(key)
    if (value !== 0n && value < order) return bytesToHex(key)
  }
}

/**
 * Derives the key from two signatures of the same request. Undefined if they differ, or are not the sender's own: such a wallet could not
 * derive the key again.
 */
export async function deriveFromTwo(
  request: SendingKeyRequest,
  [first, second]: readonly [Hex, Hex],
): Promise<Hex | undefined> {
  const [key, again] = [deriveSendingKey(first), deriveSendingKey(second)]
  if (key === undefined || key !== again) return undefined
  const signer = await recoverTypedDataAddress({ ...sendingKeyTypedData(request), signature: first }).catch(
    () => undefined,
  )
  return signer && isAddressEqual(signer, request.sender) ? key : undefined
}
