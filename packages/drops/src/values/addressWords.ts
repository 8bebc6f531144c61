/** The hex digits of an address in a text, without `0x`, and the range of their word. */
export type AddressWord = { readonly digits: string; readonly from: number; readonly to: number }

/** A word of at least 40 characters. */
const word = /[0-9a-z]{40,}/gi
const shape = /^(?:0x)?([0-9a-f]{40})$/i
/** The holder in a link to a token's page at an explorer, where the first address is the token's. */
const ofHolder = /[?&]a=([0-9a-z]{40,})/i

/** Finds the words of a text that are addresses: in an explorer's link, beside a name, or without their `0x`. */
export function addressWords(text: string): AddressWord[] {
  if (text.length < 40) return []
  const holder = ofHolder.exec(text)
  const words: readonly (readonly [text: string, from: number])[] = holder
    ? [[holder[1] ?? '', holder.index + holder[0].length - (holder[1]?.length ?? 0)]]
    : [...text.matchAll(word)].map((found) => [found[0], found.index])
  return words.flatMap(([each, from]) => {
    const digits = shape.exec(each)?.[1]
    return digits === undefined ? [] : [{ digits, from, to: from + each.length }]
  })
}

/** Whether a text contains an address. */
export function hasAddress(text: string): boolean {
  return addressWords(text).length > 0
}
