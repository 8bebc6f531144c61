import { createHash, randomBytes } from 'node:crypto'

/** A source of unpredictable bytes. */
export type Random = (size: number) => Uint8Array

/** The operating system's. */
export const systemRandom: Random = (size) => randomBytes(size)

/** An id that only its holder knows: 256 bits, for a cookie. */
export function createId(random: Random): string {
  return Buffer.from(random(32)).toString('base64url')
}

/** What is stored in place of a secret. The secrets are random, so no salt is needed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
