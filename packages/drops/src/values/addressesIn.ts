import type { Address } from './address.ts'

/** A word that is long enough to be an address. */
const word = /[0-9a-z]{40,}/gi
const shape = /^(?:0x)?([0-9a-f]{40})$/i
/** A token's page at an explorer, of one holder: the first address is the token's. */
const ofHolder = /[?&]a=([0-9a-z]{40,})/i

/**
 * Finds the addresses that a text holds, each once: in an explorer's link, beside a name, or without their `0x`. They are as they
 * are written, so that their checksums can be verified.
 */
export function addressesIn(text: string): Address[] {
  if (text.length < 40) return []
  const holder = ofHolder.exec(text)?.[1]
  const words = holder === undefined ? (text.match(word) ?? []) : [holder]
  const seen = new Map<string, Address>()
  for (const each of words) {
    const digits = shape.exec(each)?.[1]
    if (digits !== undefined) seen.set(digits.toLowerCase(), `0x${digits}`)
  }
  return [...seen.values()]
}
