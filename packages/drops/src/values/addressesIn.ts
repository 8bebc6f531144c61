import type { Address } from './address.ts'

const whole = /(?<![0-9a-z])(?:0x)?([0-9a-f]{40})(?![0-9a-z])/gi
/** A token's page at an explorer, of one holder: the first address is the token's. */
const ofHolder = /[?&]a=(?:0x)?([0-9a-f]{40})(?![0-9a-z])/i

/**
 * Finds the addresses that a text holds, each once: in an explorer's link, beside a name, or without their `0x`. They are as they
 * are written, so that their checksums can be verified.
 */
export function addressesIn(text: string): Address[] {
  const holder = ofHolder.exec(text)?.[1]
  const found = holder === undefined ? Array.from(text.matchAll(whole), ([, digits = '']) => digits) : [holder]
  const seen = new Map(found.map((digits) => [digits.toLowerCase(), digits]))
  return Array.from(seen.values(), (digits) => `0x${digits}` as const)
}
