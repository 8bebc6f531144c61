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
export function columnsOption(mapping: ColumnMapping): string {
  return columnOptions
    .flatMap(([role, name]) => {
      const column = mapping[role]
      return column === undefined ? [] : [`${name}=${column + 1}`]
    })
    .join(',')
}

/** Reads what `columnsOption` writes; undefined for any other text. */
export function parseColumnsOption(text: string): ColumnMapping | undefined {
  const mapping: ColumnMapping = {}
  for (const part of text.split(',')) {
    const [name, column, ...rest] = part.trim().split('=')
    const role = columnOptions.find(([, option]) => option === name)?.[0]
    if (role === undefined || rest.length > 0 || !/^[1-9]\d{0,3}$/.test(column ?? '')) return undefined
    if (mapping[role] !== undefined) return undefined
    mapping[role] = Number(column) - 1
  }
  return mapping
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
      return `--columns ${columnsOption(fix.mapping)}`
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
    case 'exclude':
    case 'include':
    case 'edit':
    case 'keep':
    case 'allocation':
    case 'names':
      return undefined
  }
}
