import { createHash, randomBytes } from 'node:crypto'

/** A source of unpredictable bytes. */
export type Random = (size: number) => Uint8Array

/** The operating system's. */
export const systemRandom: Random = (size) => randomBytes(size)

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const nonceLength = 32

/** A nonce: 32 characters of 62, 190 bits. EIP-4361 allows letters and digits only. */
export function createNonce(random: Random): string {
  let nonce = ''
  while (nonce.length < nonceLength) {
    for (const byte of random(nonceLength)) {
      // 248 is the largest multiple of 62 a byte reaches: beyond it, some characters would be likelier.
      if (byte < 248 && nonce.length < nonceLength) nonce += alphabet[byte % 62]
    }
  }
  return nonce
}

/** An id that only its holder knows: 256 bits, for a cookie. */
export function createId(random: Random): string {
  return Buffer.from(random(32)).toString('base64url')
}

/** What is stored in place of a secret. The secrets are random, so no salt is needed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
