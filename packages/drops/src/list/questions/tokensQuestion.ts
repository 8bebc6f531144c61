import { isAddressShape } from '../../values/hexText.ts'
import { fixOption } from '../decisions/decisionOption.ts'
import type { ListParts } from '../entries/listParts.ts'
import { entryText, parseText } from '../reading/entryText.ts'
import { splitCells, unclosedQuote } from '../reading/splitCells.ts'
import type { ListTable } from '../reading/table.ts'
import { isTotalOfRows } from '../reading/totalLine.ts'
import { coinKey, isOwnToken, tokenKey } from '../tokens/tokenCell.ts'
import { tokensNamed } from '../tokens/tokenShares.ts'
import type { PreviewLine, QuestionChoice, QuestionOf } from './listQuestion.ts'

/** A token that rows name: as the first of them writes it, and its entries. */
type NamedToken = { readonly key: string; readonly text: string; readonly entries: readonly number[] }

const tokensOfTable = new WeakMap<ListTable, readonly NamedToken[]>()

function textOf({ table, opened, decisions }: ListParts, entry: number): string {
  const line = table.lines[entry] ?? 0
  return entryText(opened.source, decisions.edits, line, decisions.edits.has(line + 1) ? 1 : table.spans.get(entry))
}

/** The tokens that rows name, in the order of the file. The rows of a table are looked through once. */
function namedTokens(parts: ListParts, column: number, isEmptyCoin: boolean): readonly NamedToken[] {
  const known = tokensOfTable.get(parts.table)
  if (known) return known
  const { delimiter, mapping } = parts.format
  const tokens = new Map<string, { key: string; text: string; entries: number[] }>()
  for (let entry = 0; entry < parts.table.count; entry++) {
    const cells = splitCells(textOf(parts, entry), delimiter)
    if (cells === unclosedQuote) continue
    const text = cells[column] ?? ''
    const key = tokenKey(text, isEmptyCoin)
    if (key === '' || isTotalOfRows(cells, mapping)) continue
    const token = tokens.get(key) ?? { key, text, entries: [] }
    tokens.set(key, token)
    token.entries.push(entry)
  }
  const found = [...tokens.values()]
  tokensOfTable.set(parts.table, found)
  return found
}

function preview(parts: ListParts, tokens: readonly NamedToken[], keys: readonly string[]): PreviewLine[] {
  const { context } = parts.input
  const chosen = context.token && { ...context, token: { ...context.token, chosen: keys } }
  const entries = tokens.flatMap(({ entries: some }) => some.slice(0, 2)).toSorted((a, b) => a - b)
  return entries.slice(0, 2).map((entry) => {
    const text = textOf(parts, entry)
    const row = parseText(text, chosen ?? context)
    const cells = splitCells(text, context.delimiter)
    const cellOf = (column: number | undefined) =>
      column === undefined || cells === unclosedQuote ? '' : (cells[column] ?? '')
    const { account, amount } = context.mapping
    return {
      line: (parts.table.lines[entry] ?? 0) + 1,
      account: cellOf(account),
      amountText: cellOf(amount),
      amount: row?.amount,
    }
  })
}

/**
 * Asks which rows the drop pays, where rows name another token than its own, or where the symbol that they name is one that several
 * known tokens have. Rows that name another token by its address are never offered as the drop's own.
 */
export function tokensQuestion(parts: ListParts): QuestionOf<'tokens'> | undefined {
  const { decisions, table } = parts
  const { token, mapping, known } = parts.input.context
  if (!token || mapping.token === undefined || decisions.tokens) return undefined
  const tokens = namedTokens(parts, mapping.token, token.isEmptyCoin).flatMap((named) => {
    const entries = named.entries.filter((entry) => !decisions.excluded.has((table.lines[entry] ?? 0) + 1))
    return entries.length === 0 ? [] : [{ ...named, entries }]
  })
  const own = tokens.filter(({ key }) => isOwnToken(key, token))
  const others = tokens.filter((named) => !own.includes(named))
  const isAmbiguous = own.some(({ key }) => !isAddressShape(key) && tokensNamed(key, known.tokens).length > 1)
  if (others.length === 0 && !isAmbiguous) return undefined

  const choice = (some: readonly NamedToken[]): QuestionChoice<'tokens'> => {
    const fix = { kind: 'tokens', tokens: some.map(({ key }) => key) } as const
    return {
      values: {
        tokens: some.map(({ key, text }) => (key === coinKey ? undefined : text)),
        rows: some.reduce((sum, { entries }) => sum + entries.length, 0),
      },
      fix,
      preview: preview(parts, some, fix.tokens),
      option: fixOption(fix) ?? '',
    }
  }
  const words = others.filter(({ key }) => key !== coinKey && !isAddressShape(key))
  const sets = own.length > 0 ? [own] : words.map((word) => [word])
  const all = own.length + words.length
  const choices = [...sets, ...(words.length > 0 && all > 1 ? [[...own, ...words]] : [])].map(choice)
  if (choices.length === 0) return undefined
  const entries = (isAmbiguous ? tokens : others).flatMap((named) => named.entries)
  return {
    kind: 'tokens',
    values: { count: tokens.length },
    lines: entries.map((entry) => (table.lines[entry] ?? 0) + 1).toSorted((a, b) => a - b),
    choices,
  }
}
