import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Random } from './secrets.ts'

/**
 * What a nonce says of itself: when it was given out, and whether this browser is the one it was given to. Whoever has no
 * key can neither make one nor read it.
 */
export type SignedNonce = { readonly issuedAtMs: number; readonly isForBrowser: boolean }

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const length = 32

// What 32 characters of 62 hold: a random seed, 42 bits of time, 50 that sign both, 50 that bind the browser. The seed has as many
// values as are left, some 2^48.5, so that the whole nonce, its first character included, is uniformly distributed.
const timeBits = 42n
const tagBits = 50n
const seeds = (62n ** BigInt(length)) >> (timeBits + 2n * tagBits)
/** Bytes that are reduced to a seed: so many that the remainder is uniform but for 2^-79. */
const randomBytes = 16

/**
 * Makes a nonce that needs no row anywhere until it is used: EIP-4361 allows letters and digits, so it is a number written
 * with 62 digits. The time in it is masked, so that all of it looks random.
 *
 * @param browserHash what stands for the browser it is bound to.
 */
export function signNonce(
  key: Uint8Array,
  parameters: { readonly issuedAtMs: number; readonly browserHash: string; readonly random: Random },
): string {
  const { issuedAtMs, browserHash, random } = parameters
  const seed = toNumber(random(randomBytes)) % seeds
  const time = BigInt(issuedAtMs)
  const parts = join(seed, time ^ maskOf(key, seed))
  const signed = (parts << tagBits) | tagOf(key, 'nonce', `${seed}:${time}`)
  return toText((signed << tagBits) | tagOf(key, 'browser', `${seed}:${time}:${browserHash}`))
}

/** Reads a nonce; `null` when it was not signed with this key. */
export function readSignedNonce(key: Uint8Array, nonce: string, browserHash: string | null): SignedNonce | null {
  const value = fromText(nonce)
  if (value === null) return null
  const bound = value & ones(tagBits)
  const tag = (value >> tagBits) & ones(tagBits)
  const masked = (value >> (2n * tagBits)) & ones(timeBits)
  const seed = value >> (2n * tagBits + timeBits)
  if (seed >= seeds) return null
  const time = masked ^ maskOf(key, seed)
  if (!isEqual(tag, tagOf(key, 'nonce', `${seed}:${time}`))) return null
  const isForBrowser = browserHash !== null && isEqual(bound, tagOf(key, 'browser', `${seed}:${time}:${browserHash}`))
  return { issuedAtMs: Number(time), isForBrowser }
}

function join(seed: bigint, maskedTime: bigint): bigint {
  return (seed << timeBits) | maskedTime
}

function maskOf(key: Uint8Array, seed: bigint): bigint {
  return digest(key, 'time', `${seed}`) & ones(timeBits)
}

function tagOf(key: Uint8Array, purpose: string, text: string): bigint {
  return digest(key, purpose, text) & ones(tagBits)
}

function digest(key: Uint8Array, purpose: string, text: string): bigint {
  return toNumber(createHmac('sha256', key).update(`${purpose}:${text}`).digest())
}

function ones(bits: bigint): bigint {
  return (1n << bits) - 1n
}

function toNumber(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
}

/** Tags are compared in a time that says nothing of them. */
function isEqual(left: bigint, right: bigint): boolean {
  const bytes = (value: bigint) => Buffer.from(value.toString(16).padStart(16, '0'), 'hex')
  return timingSafeEqual(bytes(left), bytes(right))
}

function toText(value: bigint): string {
  let text = ''
  for (let rest = value; text.length < length; rest /= 62n) text = `${alphabet[Number(rest % 62n)]}${text}`
  return text
}

function fromText(text: string): bigint | null {
  if (text.length !== length) return null
  let value = 0n
  for (const letter of text) {
    const digit = alphabet.indexOf(letter)
    if (digit < 0) return null
    value = value * 62n + BigInt(digit)
  }
  return value
}
