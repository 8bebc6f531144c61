import { hasAddress } from './addressWords.ts'
import { type DecimalStyle, type NumberDigits, onlyStyle, readDigits } from './numberDigits.ts'
import { readScientific } from './scientificNumber.ts'
import { maxUint256 } from './uint256.ts'
import { findUnusualCharacter, findUnusualSpace } from './unusualCharacters.ts'

/** Why a text is no amount that may be paid. */
export type AmountProblem =
  | {
      readonly fault:
        | 'missing'
        | 'malformed'
        | 'address'
        | 'negative'
        | 'zero'
        | 'too-many-decimals'
        | 'too-large'
        /** With an exponent, and with fewer digits than the number has. */
        | 'digits-lost'
        /** A comma or point in it may be decimal or group thousands. */
        | 'ambiguous'
    }
  /** With an exponent, and exact; `plain` is the same number without it. */
  | { readonly fault: 'scientific'; readonly plain: string }
  /** A part of a total; `plain` is the number before the sign. */
  | { readonly fault: 'percent'; readonly plain: string }
  /** It holds a character that is not seen, or not what it looks like; `plain` is the text without it. */
  | { readonly fault: 'unusual-character'; readonly character: string; readonly plain: string | undefined }

/** See `AmountProblem`. */
export type AmountFault = AmountProblem['fault']

/** Brackets of accounting, and a minus in any of its forms before or behind the number. */
const negative = /^\((?<bracketed>.*)\)$|^[-−‐‑‒–—﹣]\s*(?<signed>.*)$|^(?<trailed>.*\d)[-−]$/s
const unsigned = /^\p{Sc}?[\d.,'’_\s]*\d[\d.,'’_\s]*(?:e[+-]?\d+)?%?\p{Sc}?$/iu

/** Whether a text is a number below zero: with a minus in any form, or in brackets. */
export function isNegativeNumber(text: string): boolean {
  const groups = negative.exec(text)?.groups
  return unsigned.test(groups?.['bracketed'] ?? groups?.['signed'] ?? groups?.['trailed'] ?? '')
}

/** The text of a number that a spreadsheet keeps as text: by an apostrophe before it, or as the formula `="100"`. */
export function withoutTextMark(text: string): string {
  return (/^="(.*)"$/s.exec(text)?.[1] ?? text.replace(/^'/, '')).trim()
}

/** Strips signs and marks from a number; gives its digits with separators, or the fault. */
function readMarks(text: string): { readonly body: string } | AmountProblem {
  const trimmed = text.trim()
  if (/^[\d.,]+$/.test(trimmed)) return { body: trimmed }
  const unusual = findUnusualCharacter(trimmed)
  if (isNegativeNumber(withoutTextMark(unusual?.plain ?? trimmed))) return { fault: 'negative' }
  if (unusual && /\d/.test(unusual.plain ?? '0')) return { fault: 'unusual-character', ...unusual }
  const marked = withoutTextMark(trimmed)
  if (marked === '') return { fault: 'missing' }
  const body = marked.replace(/^\+\s*/, '')
  const [, percent] = /^(.*\d.*?)\s*%$/s.exec(body) ?? []
  if (percent !== undefined) return { fault: 'percent', plain: percent }
  const scientific = readScientific(body)
  if (scientific === 'digits-lost') return { fault: 'digits-lost' }
  if (scientific) return { fault: 'scientific', ...scientific }
  if (hasAddress(body)) return { fault: 'address' }
  const space = findUnusualSpace(body)
  if (space?.plain !== undefined && !canBeRead(body) && canBeRead(space.plain))
    return { fault: 'unusual-character', ...space }
  return { body }
}

function canBeRead(body: string): boolean {
  return readDigits(body, 'point') !== undefined || readDigits(body, 'comma') !== undefined
}

/** The digits of a number with its separators, without the signs around them; empty for one that is not written so. */
export function numberBody(text: string): string {
  const read = readMarks(text)
  if ('body' in read) return read.body
  return (read.fault === 'percent' || read.fault === 'unusual-character') && read.plain ? numberBody(read.plain) : ''
}

function toUnits({ whole, fraction }: NumberDigits, decimals: number): { amount: bigint } | AmountProblem {
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > decimals) return { fault: 'too-many-decimals' }
  const digits = (whole + significant.padEnd(decimals, '0')).replace(/^0+/, '')
  if (digits === '') return { fault: 'zero' }
  if (digits.length > 78) return { fault: 'too-large' }
  const amount = BigInt(digits)
  return amount > maxUint256 ? { fault: 'too-large' } : { amount }
}

/**
 * Reads an amount of a token into base units by string arithmetic; nothing is ever rounded.
 *
 * @param decimals decimals of the token; 0 reads raw units
 * @param style how the list writes numbers; without it only digits with a decimal point are read, and others are `ambiguous`
 */
export function parseAmount(text: string, decimals: number, style?: DecimalStyle): { amount: bigint } | AmountProblem {
  const read = readMarks(text)
  if ('fault' in read) return read
  const { body } = read
  if (style === undefined && !/^[\d.]+$/.test(body)) return { fault: canBeRead(body) ? 'ambiguous' : 'malformed' }
  const digits = readDigits(body, style ?? 'point')
  if (digits) return toUnits(digits, decimals)
  return { fault: style === undefined && canBeRead(body) ? 'ambiguous' : 'malformed' }
}

/**
 * Reads an amount that was typed alone, with no list to show how its numbers are written: `1,5`, `1 000` and `1.250,50` can be read
 * in one way only, `1,000` and `1.000` are `ambiguous`.
 */
export function parseTypedAmount(text: string, decimals: number): { amount: bigint } | AmountProblem {
  const style = onlyStyle(numberBody(text))
  if (style !== undefined) return parseAmount(text, decimals, style)
  const point = parseAmount(text, decimals, 'point')
  const comma = parseAmount(text, decimals, 'comma')
  const isSame =
    'amount' in point && 'amount' in comma
      ? point.amount === comma.amount
      : 'fault' in point && 'fault' in comma && point.fault === comma.fault
  return isSame ? point : { fault: 'ambiguous' }
}

/** Reads a number of things: a whole number, however its digits are grouped; undefined for anything else, and beyond 2^53. */
export function parseCount(text: string): number | undefined {
  const read = readMarks(text)
  if (!('body' in read) || !/\d$/.test(read.body)) return undefined
  const readings = (['point', 'comma'] as const).map((style) => readDigits(read.body, style))
  const digits = readings.find((reading) => reading?.fraction === '')
  const count = digits === undefined ? NaN : Number(digits.whole)
  return Number.isSafeInteger(count) ? count : undefined
}
