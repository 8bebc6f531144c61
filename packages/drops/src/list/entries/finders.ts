import { approximateUint, readUint } from '../../values/uint256.ts'
import type { ListSource } from '../reading/listSource.ts'
import type { WindowFilter } from './windowFilter.ts'

function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text)
}

/** Bit 5 makes a letter lower-case; of no other character may it be set. */
function toLower(byte: number): number {
  return byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte
}

/** Tells whether entries hold a text, whatever its case. */
export type TextFinder = (index: number, line: number, lines: number) => boolean

/**
 * Looks for a text in the bytes of the file: a million lines are searched faster than their texts could be made. Lines that were
 * edited (`lines` 0) and texts beyond ASCII, whose case the bytes do not tell, are compared as texts.
 */
export function textFinder(
  wanted: string | undefined,
  { bytes, starts }: ListSource,
  textOf: (index: number) => string,
): TextFinder | undefined {
  if (!wanted) return undefined
  const lower = wanted.toLowerCase()
  if (!isPlain(lower)) return (index) => textOf(index).toLowerCase().includes(lower)
  const needle = Uint8Array.from(lower, (character) => character.charCodeAt(0))
  const first = needle[0] ?? 0
  const length = needle.length
  return (index, line, lines) => {
    if (lines === 0) return textOf(index).toLowerCase().includes(lower)
    const end = (starts[line + lines] ?? bytes.length) - length
    for (let at = starts[line] ?? 0; at <= end; at++) {
      if (toLower(bytes[at] ?? 0) !== first) continue
      let place = 1
      while (place < length && toLower(bytes[at + place] ?? 0) === needle[place]) place++
      if (place === length) return true
    }
    return false
  }
}

/** Tells whether an entry's amount lies in a range, both ends included. Only near its ends is it read in full. */
export function amountFinder(
  range: WindowFilter['amount'],
  amounts: Uint32Array | undefined,
): ((index: number) => boolean) | undefined {
  if (!range) return undefined
  const { from, to } = range
  if (!amounts) return () => from <= 1n && to >= 1n
  const slack = 1e-9
  const [low, high] = [Number(from), Number(to)]
  return (index) => {
    const near = approximateUint(amounts, index)
    if (near < low * (1 - slack) || near > high * (1 + slack)) return false
    if (near > low * (1 + slack) && near < high * (1 - slack)) return true
    const exact = readUint(amounts, index)
    return exact >= from && exact <= to
  }
}
