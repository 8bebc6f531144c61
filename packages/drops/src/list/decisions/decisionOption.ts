import type { ColumnMapping } from '../columns/columnRoles.ts'
import type { FixOffer, IssueKind } from '../issues/issueKinds.ts'
import type { Fix } from './decisions.ts'

/** Names of columns in the option `--columns`. */
const columnOptions = [
  ['account', 'address'],
  ['amount', 'amount'],
  ['id', 'id'],
  ['note', 'note'],
  ['token', 'token'],
  ['chain', 'chain'],
] as const

/** Writes a mapping as `--columns` takes it: `address=2,amount=3`, columns counted from 1. */
export function columnsOption(mapping: ColumnMapping, joinsAmount = false): string {
  return columnOptions
    .flatMap(([role, name]) => {
      const column = mapping[role]
      if (column === undefined) return []
      return [`${name}=${column + 1}${role === 'amount' && joinsAmount ? `+${column + 2}` : ''}`]
    })
    .join(',')
}

/** Columns as an option names them; the amount may go on in the column after it. */
export type ColumnsOption = { readonly mapping: ColumnMapping; readonly joinsAmount: boolean }

/** Reads what `columnsOption` writes; undefined for any other text. */
export function parseColumnsOption(text: string): ColumnsOption | undefined {
  const mapping: ColumnMapping = {}
  let joinsAmount = false
  for (const part of text.split(',')) {
    const [, name, column, rest] = /^\s*([a-z]+)=([1-9]\d{0,3})(?:\+([1-9]\d{0,3}))?\s*$/.exec(part) ?? []
    const role = columnOptions.find(([, option]) => option === name)?.[0]
    if (role === undefined || mapping[role] !== undefined) return undefined
    if (rest !== undefined && (role !== 'amount' || Number(rest) !== Number(column) + 1)) return undefined
    mapping[role] = Number(column) - 1
    joinsAmount ||= rest !== undefined
  }
  return { mapping, joinsAmount }
}

/** Option of the command that does what an offer about a finding does. */
export function findingOption(kind: IssueKind, offer: FixOffer): string {
  switch (offer) {
    case 'exclude':
      return `--exclude ${kind}`
    case 'keep':
      return kind === 'address-repeated' ? '--repeats keep' : `--accept ${kind}`
    case 'merge':
    case 'keep-first':
      return `--repeats ${offer}`
    case 'decimal-point':
      return '--decimal point'
    case 'decimal-comma':
      return '--decimal comma'
    case 'repair':
      return `--repair ${kind}`
    case 'equal-amounts':
      return '--amount-each AMOUNT'
  }
}

/** Option of the command that makes a decision about the list as a whole; undefined for decisions about single lines. */
export function fixOption(fix: Fix): string | undefined {
  switch (fix.kind) {
    case 'merge':
    case 'keep-first':
      return `--repeats ${fix.kind}`
    case 'decimal-style':
      return `--decimal ${fix.style}`
    case 'mapping':
      return `--columns ${columnsOption(fix.mapping, fix.joinsAmount)}`
    case 'lines-from':
      return `--lines-from ${fix.line}`
    case 'amount-unit':
      return `--unit ${fix.unit}`
    case 'form':
      return `--form ${fix.form}`
    case 'repair':
      return `--repair ${fix.issue}`
    case 'tokens':
      return `--tokens "${fix.tokens.join(',')}"`
    case 'lists':
      return `--lists "${fix.lists.join(',')}"`
    case 'exclude':
    case 'include':
    case 'edit':
    case 'keep':
    case 'allocation':
    case 'names':
      return undefined
  }
}
