import type { Address } from './address.ts'
import { chainBeside, type WrittenChain } from './chainAccount.ts'

/** An address in a text, as it is written there, and the chain that is named beside it. */
export type FoundAddress = { readonly address: Address; readonly chain: WrittenChain | undefined }

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
  return findAddresses(text).map(({ address }) => address)
}

/** The same with their chains. */
export function findAddresses(text: string): FoundAddress[] {
  if (text.length < 40) return []
  const holder = ofHolder.exec(text)
  const words: readonly (readonly [text: string, from: number])[] = holder
    ? [[holder[1] ?? '', holder.index + holder[0].length - (holder[1]?.length ?? 0)]]
    : [...text.matchAll(word)].map((found) => [found[0], found.index])
  const seen = new Map<string, FoundAddress>()
  for (const [each, from] of words) {
    const digits = shape.exec(each)?.[1]
    if (digits === undefined) continue
    const chain = chainBeside(text, from, from + each.length)
    const key = `${digits.toLowerCase()} ${chain?.id ?? chain?.written ?? ''}`
    seen.set(key, { address: `0x${digits}`, chain })
  }
  return [...seen.values()]
}
