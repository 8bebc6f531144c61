import { areOneTicker, isDate, isNumberLike, isOtherUnit } from '../columns/cellShapes.ts'
import type { ColumnMapping } from '../columns/columnRoles.ts'
import type { ListForm } from '../decisions/decisions.ts'

/** Ways to read a text: addresses alone, or with the number after or before each. */
export type TextForm = Exclude<ListForm, 'table'>

/** Columns of the cells that `cutTextLine` gives. */
export const textMapping: ColumnMapping = { account: 0, amount: 1, id: 1, note: 2 }

/** Anything that may be meant as an account: an address, one that is misspelt, or a name. */
const accountWord = /(?:[a-z0-9-]+:)*0x[0-9a-z]{6,}|\b[0-9a-f]{40}\b|[^\s,;:|()<>"'“”@/]+\.eth\b/giu
const edges = /^[\s,;:|()<>[\]"'“”*•·–—=-]+|[\s,;:|()<>[\]"'“”*•·–—=!?-]+$/gu

/** A number beside an account, the words around it, and its side. */
type Part = { readonly text: string; readonly around: readonly string[]; readonly isBefore: boolean }

function accountsIn(line: string): { readonly texts: readonly string[]; readonly from: number; readonly to: number } {
  const found = [...line.matchAll(accountWord)]
  const [first] = found
  const last = found.at(-1)
  const texts = new Map(found.map(([text]) => [text.toLowerCase(), text]))
  return {
    texts: [...texts.values()],
    from: first?.index ?? 0,
    to: last === undefined ? 0 : last.index + last[0].length,
  }
}

/** Numbers of a line beside its account: no times, no dates, no numbers of a list. */
function numbersOf(line: string, from: number, to: number): Part[] {
  const wordsOf = (text: string, isBefore: boolean): Part[] =>
    text.split(/[\s|;]+/u).flatMap((word, place, words) => {
      // `1.`, `2)` and `#3` in front of a line count the lines.
      if (isBefore && place === 0 && /^(?:[#(]?\d{1,7}[.)]|#\d+)$/.test(word)) return []
      const bare = word.replace(edges, '')
      const around = [words[place + 1], words[place - 1]].map((other = '') => other.replace(edges, ''))
      return isNumberLike(bare) && !isDate(bare) ? [{ text: bare, around, isBefore }] : []
    })
  return [...wordsOf(line.slice(0, from).trim(), true), ...wordsOf(line.slice(to).trim(), false)]
}

function isSymbol(word: string, symbol: string | undefined): boolean {
  return symbol !== undefined && word.replace(/^\$/, '').toLowerCase() === symbol.toLowerCase()
}

/** Whether the symbol of the token stands beside a number in a line. */
export function namesUnit(line: string, symbol: string | undefined): boolean {
  const { from, to } = accountsIn(line)
  return numbersOf(line, from, to).some(({ around }) => around.some((word) => isSymbol(word, symbol)))
}

/** Whether the same word, which may be a ticker, stands beside the number of each line that names an account. */
export function shareUnit(lines: readonly string[]): boolean {
  const numbered = lines.flatMap((line) => {
    const { texts, from, to } = accountsIn(line)
    return texts.length === 0 ? [] : [numbersOf(line, from, to).flatMap(({ around }) => around)]
  })
  const [first = []] = numbered
  return first.some((word) =>
    areOneTicker([word, ...numbered.map((words) => words.find((each) => each === word) ?? '')]),
  )
}

/**
 * Cuts a line of a text into account, number and note; undefined where it names no account. A number of another token keeps that
 * token's name, so that it is no amount.
 */
export function cutTextLine(
  line: string,
  form: TextForm,
  { symbol, statesUnits }: { readonly symbol: string | undefined; readonly statesUnits: boolean },
): string[] | undefined {
  const { texts, from, to } = accountsIn(line)
  if (texts.length === 0) return undefined
  const numbers = numbersOf(line, from, to)
  const number =
    form === 'amount-after'
      ? numbers.find(({ isBefore }) => !isBefore)
      : form === 'amount-before'
        ? numbers.findLast(({ isBefore }) => isBefore)
        : undefined
  const rest = (text: string, without: string | undefined) =>
    (without === undefined ? text : text.replace(without, ' ')).replace(edges, '')
  const before = rest(line.slice(0, from), number?.isBefore ? number.text : undefined)
  const after = rest(line.slice(to), number && !number.isBefore ? number.text : undefined)
  // A name beside an address is a note; several addresses are a finding.
  const addresses = texts.filter((text) => !text.toLowerCase().endsWith('.eth'))
  const accounts = addresses.length > 0 ? addresses : texts
  const names = texts.filter((text) => !accounts.includes(text))
  const note = [before, ...names, after].filter((text) => text !== '').join(' ')
  const around = number?.around ?? []
  const unit = around.some((word) => isSymbol(word, symbol))
    ? undefined
    : around.find((word) => isOtherUnit(word, symbol) || (statesUnits && /^\$?[A-Z][A-Z0-9]{2,7}$/.test(word)))
  return [accounts.join(' '), [number?.text ?? '', unit ?? ''].join(' ').trim(), note]
}

/** Words before a number that name something else by it. */
const numberedThing =
  /^(?:block|since|year|round|epoch|season|week|month|day|tier|level|rank|id|no|nr|number|tasks?|jahr|runde|woche|tag|année|semana|año|anno)$/iu

/** Whether a number in a text may be none that is paid: a year, or the number of something. */
function isDoubtful({ text, around: [, before = ''] }: Part): boolean {
  return /^20[12]\d$/.test(text) || numberedThing.test(before)
}

/** What a sample of lines has beside the accounts: how many lines name one, and how many of these have numbers on either side. */
function countTextRows(lines: readonly string[]) {
  const count = { accounts: 0, doubtful: 0, oneBefore: 0, oneAfter: 0, someBefore: 0, someAfter: 0 }
  for (const line of lines) {
    const { texts, from, to } = accountsIn(line)
    if (texts.length === 0) continue
    const numbers = numbersOf(line, from, to)
    const before = numbers.filter(({ isBefore }) => isBefore).length
    const after = numbers.length - before
    count.accounts++
    if (numbers.some(isDoubtful)) count.doubtful++
    if (before === 1) count.oneBefore++
    if (after === 1) count.oneAfter++
    if (before > 0) count.someBefore++
    if (after > 0) count.someAfter++
  }
  return count
}

/** Share of the lines with an account for which one reading has to hold. */
const nearlyAll = 0.95

/**
 * Ways in which a text may be meant, the likeliest first. One alone is beyond doubt: each line has an account and one number,
 * which is no year and not the number of something.
 */
export function textForms(lines: readonly string[]): readonly TextForm[] {
  const { accounts, doubtful, oneBefore, oneAfter, someBefore, someAfter } = countTextRows(lines)
  const isList = accounts >= lines.length * 0.6 && doubtful < accounts * nearlyAll
  if (isList && oneAfter >= accounts * nearlyAll && someBefore === 0) return ['amount-after']
  if (isList && oneBefore >= accounts * nearlyAll && someAfter === 0) return ['amount-before']
  return [
    ...(someAfter > 0 ? (['amount-after'] as const) : []),
    ...(someBefore > 0 ? (['amount-before'] as const) : []),
    'text',
  ]
}
