import type { TokenStandard } from '../../values/tokenStandard.ts'
import type { Allocation } from './allocation.ts'
import { type ColumnMapping, type ColumnRole, requiredRoles } from './columnRoles.ts'
import { endsWithToken, type HeaderHint, headerHint, namesOtherUnit, namesPart, namesSymbol } from './headerHints.ts'
import type { ColumnProfile } from './profileColumns.ts'

/** What columns are chosen by. */
export type ColumnEvidence = {
  /** Undefined in a list without a header. */
  readonly header: readonly string[] | undefined
  readonly profiles: readonly ColumnProfile[]
  /** Rows of the sample. */
  readonly rows: number
  readonly standard: TokenStandard
  readonly allocation: Allocation['kind']
  readonly symbol: string | undefined
}

/** The columns that a list may mean. */
export type ColumnChoices = {
  /** Every mapping that may be meant, the likeliest first; more than one has to be asked about. */
  readonly mappings: readonly ColumnMapping[]
  /** The role that they differ in. */
  readonly contested: ColumnRole
  /** Roles for which there is no column. */
  readonly absent: readonly ColumnRole[]
}

type Column = ColumnProfile & {
  readonly index: number
  readonly hint: HeaderHint
  readonly hasSymbol: boolean
  /** Its name is that of a part of what is paid. */
  readonly isPart: boolean
  /** Its name states a unit that is not the token. */
  readonly hasOtherUnit: boolean
}

/** Mappings that are offered at most. */
const maxChoices = 6
/** Share of the cells that have to be of one kind. */
const minShare = 0.5
/** Share of the rows in which a column without a name has to be filled, to be one of its own. */
export const minFilled = 0.6

function isNumeric({ numbers, filled, content }: Column): boolean {
  return filled > 0 && numbers >= filled * minShare && content !== 'addresses'
}

/** What the name of a column hints at, as far as its cells bear it out: no number names a token. */
function hintOf(name: string, { numbers, filled, content }: ColumnProfile, hasSymbol: boolean): HeaderHint {
  const hint = headerHint(name)
  const isNumber = numbers > 0 && numbers >= filled * minShare
  if (hint === undefined || hint === 'token') return hasSymbol && numbers > 0 ? 'amount' : isNumber ? undefined : hint
  const isText = content === 'text' || content === 'tokens'
  return hint !== 'note' && isText && !isNumber && endsWithToken(name) ? 'token' : hint
}

/** Whether a column that alone may hold the amounts may as well hold none: another unit, times, or a count of the rows. */
function isDoubtful({ content, hint, hasOtherUnit }: Column): boolean {
  return hasOtherUnit || (hint === undefined && (content === 'timestamps' || content === 'sequence'))
}

/** Columns that may hold the recipients. */
function accountColumns(columns: readonly Column[], rows: number): readonly Column[] {
  const held = columns.filter(({ addresses, filled }) => addresses > 0 && addresses >= filled * minShare)
  const named = columns.filter(({ names, filled, hint }) => names > 0 && names >= filled * minShare && hint !== 'other')
  const byContent = held.length > 0 ? held : named
  const hinted = byContent.filter(({ hint }) => hint === 'account')
  if (hinted.length > 0) return hinted.filter(({ hasSymbol }) => !hasSymbol)
  const free = byContent.filter(({ hint }) => hint !== 'token' && hint !== 'chain' && hint !== 'other')
  // The same address on every line is a token or a sender, beside one that differs.
  const varied = free.filter(({ isConstant }) => !isConstant || rows < 3)
  if (varied.length > 0) return varied
  if (free.length > 0) return free
  return columns.filter(({ hint, numbers, filled }) => hint === 'account' && (filled === 0 || numbers < filled))
}

/** Columns that may hold the numbers of a role: those whose header says so, or those that only content speaks for. */
function numberColumns(
  role: 'amount' | 'id',
  columns: readonly Column[],
  symbol: string | undefined,
): readonly Column[] {
  const numeric = columns.filter(isNumeric)
  const hinted = columns.filter(({ hint }) => hint === role)
  const filled = hinted.filter((column) => isNumeric(column))
  if (filled.length > 1 && role === 'amount' && symbol !== undefined) {
    const ofToken = filled.filter(({ hasSymbol }) => hasSymbol)
    if (ofToken.length === 1) return ofToken
  }
  const free = numeric.filter(({ hint }) => hint === undefined)
  // Beside a bonus, a number under a name that says nothing may be the other part.
  if (filled.length > 0 && role === 'amount' && filled.every(({ isPart }) => isPart))
    return [...filled, ...free.filter(({ content }) => content === 'amounts')]
  if (filled.length > 0) return filled
  // A column of that name whose cells are no numbers gets a finding a cell; no other column replaces it in silence.
  const named = hinted.filter(({ content }) => content !== 'addresses' && content !== 'dates')
  if (named.some((column) => column.filled > 0)) return named
  return free.length > 0 ? [...named, ...free] : hinted
}

/** Orders columns without names: a number right after the address is likelier than one that counts the rows. */
function byLikelihood(account: number | undefined) {
  const rank = ({ content, index }: Column) =>
    (content === 'sequence' ? 8 : content === 'timestamps' ? 4 : 0) + (account !== undefined && index < account ? 2 : 0)
  return (a: Column, b: Column) => rank(a) - rank(b) || a.index - b.index
}

function noteColumn(columns: readonly Column[], taken: readonly (number | undefined)[], isHeaderless: boolean) {
  const free = columns.filter(({ index }) => !taken.includes(index))
  const named = free.find(({ hint }) => hint === 'note')
  if (named || !isHeaderless) return named?.index
  const last = Math.max(...taken.map((index) => index ?? -1))
  const text = free.filter(({ content }) => content === 'text' || content === 'names')
  const dates = free.filter(({ content }) => content === 'dates' || content === 'ids')
  return (text.find(({ index }) => index > last) ?? text[0] ?? dates.find(({ index }) => index > last))?.index
}

/** Numbers of the roles that a standard needs, in each way that may be meant. */
function numberChoices(
  columns: readonly Column[],
  { standard, allocation, header, symbol, rows }: ColumnEvidence,
  account: number | undefined,
) {
  const others = columns.filter(({ index }) => index !== account)
  const sorted = (found: readonly Column[]) =>
    (header ? found : found.toSorted(byLikelihood(account))).map(({ index }) => index)
  const roles = requiredRoles(standard, allocation).filter((role) => role === 'amount' || role === 'id')
  if (standard !== 'ERC1155') {
    const [role] = roles
    if (role === undefined) return [{}]
    const numbered = numberColumns(role, others, symbol)
    const throughout = numbered.filter(({ filled }) => filled >= rows * minFilled)
    const found = header || throughout.length === 0 ? numbered : throughout
    const [only, ...more] = found
    if (account === undefined || role !== 'amount' || more.length > 0) return choicesOf(role, sorted(found))
    if (header) {
      if (only !== undefined)
        return allocation === 'listed' && isDoubtful(only) ? [{ amount: only.index }, {}] : [{ amount: only.index }]
      const inOtherUnit = others.filter((column) => column.hasOtherUnit && isNumeric(column))
      return inOtherUnit.length === 0 ? [{}] : [{}, ...inOtherUnit.map(({ index }) => ({ amount: index }))]
    }
    if (only === undefined) return choicesOf(role, misspeltColumn(others, account, rows))
    // Times, or a number that counts the rows in front of the address, may be no amounts at all.
    const mayCount = only.content === 'sequence' && only.index < account && rows > 2
    return [...(mayCount || only.content === 'timestamps' ? [{}] : []), { amount: only.index }]
  }
  const ids = numberColumns('id', others, symbol)
  const amounts = allocation === 'equal' ? [] : numberColumns('amount', others, symbol)
  // Templates of this standard have the id before the amount.
  const numeric = others.filter(isNumeric).map(({ index }) => index)
  const [first, second, ...more] = numeric
  const isTemplate = !header && more.length === 0
  if (isTemplate)
    return [
      {
        ...(first === undefined ? {} : { id: first }),
        ...(second === undefined || allocation === 'equal' ? {} : { amount: second }),
      },
    ]
  const pairs = choicesOf('id', sorted(ids)).flatMap((id) => {
    const rest = amounts.filter(({ index }) => index !== id.id)
    return choicesOf('amount', allocation === 'equal' ? [] : sorted(rest)).map((amount) => ({ ...id, ...amount }))
  })
  return pairs
}

/** Finds the column after the address in a list without names and numbers, where amounts are missing or misspelt. */
function misspeltColumn(others: readonly Column[], account: number, rows: number): number[] {
  const next = others.find(({ index }) => index > account)
  // Words on every line are notes.
  if (next === undefined || next.filled === 0) return []
  // What stands on every line of a longer list are notes or dates.
  const isMisspelt = rows < 3 || (next.content === 'text' && (next.filled <= rows / 2 || next.numbers > 0))
  return isMisspelt ? [next.index] : []
}

function choicesOf(role: 'amount' | 'id', found: readonly number[]): ColumnMapping[] {
  return found.length === 0 ? [{}] : found.map((column) => ({ [role]: column }))
}

function contestedRole(mappings: readonly ColumnMapping[]): ColumnRole {
  const differs = (role: ColumnRole) => new Set(mappings.map((mapping) => mapping[role])).size > 1
  return differs('account') ? 'account' : differs('id') && !differs('amount') ? 'id' : 'amount'
}

/**
 * Finds which column holds what. Content decides; names of columns choose among those of the same content. Where more than one
 * mapping may be meant, all of them come back, and one has to be chosen.
 */
export function chooseColumns(evidence: ColumnEvidence): ColumnChoices {
  const { header, profiles, rows, standard, allocation, symbol } = evidence
  const columns: readonly Column[] = profiles.map((profile, index) => {
    const name = header?.[index] ?? ''
    const hasSymbol = namesSymbol(name, symbol)
    return {
      ...profile,
      index,
      hasSymbol,
      isPart: namesPart(name),
      hasOtherUnit: namesOtherUnit(name, symbol),
      hint: hintOf(name, profile, hasSymbol),
    }
  })
  const accounts = accountColumns(columns, rows)
  const mappings = (accounts.length === 0 ? [undefined] : accounts.map(({ index }) => index)).flatMap((account) =>
    numberChoices(columns, evidence, account).map((numbers) => {
      const tokens = columns.filter(({ index, hint, content, ownTokens, isOneTicker }) => {
        if (index === account || index === numbers.amount || index === numbers.id) return false
        if (isOneTicker && (header?.[index] ?? '') === '') return true
        return hint === 'token' || (hint !== 'chain' && content === 'tokens' && (hint !== 'note' || ownTokens > 0))
      })
      const named = tokens.filter(({ hint }) => hint === 'token')
      // An address names a token as no symbol does.
      const token = (tokens.find(({ content }) => content === 'addresses') ?? named[0] ?? tokens[0])?.index
      const chain = (
        columns.find(({ hint }) => hint === 'chain') ??
        columns.find(({ hint, content }) => hint === undefined && content === 'chains')
      )?.index
      const taken = [account, numbers.amount, numbers.id, token, chain]
      const note = noteColumn(columns, taken, header === undefined)
      return {
        ...(account === undefined ? {} : { account }),
        ...numbers,
        ...(token === undefined ? {} : { token }),
        ...(chain === undefined ? {} : { chain }),
        ...(note === undefined ? {} : { note }),
      }
    }),
  )
  const [best = {}] = mappings
  const absent = requiredRoles(standard, allocation).filter((role) => best[role] === undefined)
  return { mappings: mappings.slice(0, maxChoices), contested: contestedRole(mappings), absent }
}
