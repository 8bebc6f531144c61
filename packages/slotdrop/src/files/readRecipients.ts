import {
  type AmountUnit,
  type Allocation,
  type DropTerms,
  type Fix,
  type IssueKind,
  isRepairable,
  issueKinds,
  type KnownAddresses,
  type PackedDecisions,
  type RecipientList,
  readList,
  type TokenStandard,
} from '@slotdrop/drops'
import { type OpenedSource, openSource } from '@slotdrop/drops/sheets'
import { sentence } from '@slotdrop/messages'
import { type Arguments, standardInput } from '../arguments/parseArguments.ts'
import { resolveListNames } from '../chain/resolveListNames.ts'
import { UsageError } from '../errors.ts'
import type { Host } from '../host.ts'
import * as messages from '../messages.generated.ts'
import { readBytes } from './readText.ts'

/** What a list is read for. */
export type ListPurpose = {
  readonly standard: TokenStandard
  readonly decimals: number
  /** The drop's chain, where it is known: accounts that are written with another one are refused. */
  readonly chainId?: number | undefined
  /** Symbol of the token. */
  readonly symbol?: string | undefined
  readonly known?: KnownAddresses | undefined
  /** What is decided before the options are. */
  readonly decisions?: PackedDecisions | undefined
}

const units: readonly AmountUnit[] = ['token', 'base']

function allocationOf(given: Arguments, decimals: number): Allocation {
  const each = given.amount('amount-each', decimals)
  const total = given.amount('share-out', decimals)
  if (each !== undefined && total !== undefined)
    throw new UsageError(sentence(messages.optionsExclude, { one: '--amount-each', other: '--share-out' }))
  if (each !== undefined) return { kind: 'equal', amount: each }
  return total === undefined ? { kind: 'listed' } : { kind: 'pro-rata', total }
}

function kindsOf(given: Arguments, option: string): IssueKind[] {
  return given.texts(option).map((text) => {
    const kind = issueKinds.find((known) => known === text)
    if (kind === undefined) throw new UsageError(sentence(messages.unknownFinding, { option: `--${option}`, text }))
    return kind
  })
}

function linesOf(list: RecipientList, kind: IssueKind): readonly number[] {
  return list.issues.find((group) => group.kind === kind)?.lines ?? []
}

/** Decisions about the list as a whole, in the order in which a reader makes them. */
function formFixes(given: Arguments): Fix[] {
  const line = given.integer('lines-from', { min: 1 })
  const form = given.oneOf('form', ['table', 'text', 'amount-after', 'amount-before'])
  const columns = given.columns('columns')
  const tokens = given.text('tokens')
  const lists = given.text('lists')
  return [
    ...(lists === undefined ? [] : [{ kind: 'lists', lists: lists.split(/,\s*/) } as const]),
    ...(form === undefined ? [] : [{ kind: 'form', form } as const]),
    ...(line === undefined ? [] : [{ kind: 'lines-from', line } as const]),
    ...(columns === undefined ? [] : [{ kind: 'mapping', ...columns } as const]),
    ...(tokens === undefined ? [] : [{ kind: 'tokens', tokens: tokens.toLowerCase().split(/,\s*/) } as const]),
  ]
}

function decide(list: RecipientList, given: Arguments): RecipientList {
  let decided = formFixes(given).reduce((so, fix) => so.with(fix), list)
  const style = given.oneOf('decimal', ['point', 'comma'])
  if (style !== undefined) decided = decided.with({ kind: 'decimal-style', style })
  for (const issue of kindsOf(given, 'repair')) {
    if (!isRepairable(issue)) throw new UsageError(sentence(messages.findingNotRepairable, { finding: issue }))
    decided = decided.with({ kind: 'repair', issue })
  }
  const repeats = given.oneOf('repeats', ['merge', 'keep-first', 'keep'])
  if (repeats === 'merge' || repeats === 'keep-first') decided = decided.with({ kind: repeats })
  const kept = [...kindsOf(given, 'accept'), ...(repeats === 'keep' ? (['address-repeated'] as const) : [])]
  for (const issue of kept) {
    const group = decided.issues.find(({ kind }) => kind === issue)
    if (group === undefined) continue
    if (!group.fixes.includes('keep')) throw new UsageError(sentence(messages.findingNotAcceptable, { finding: issue }))
    decided = decided.with({ kind: 'keep', lines: group.lines, issue })
  }
  for (const kind of kindsOf(given, 'exclude')) {
    const lines = linesOf(decided, kind)
    if (lines.length > 0) decided = decided.with({ kind: 'exclude', lines })
  }
  return decided
}

/** A file of recipients that was opened and not read yet. */
export type RecipientsFile = {
  readonly input: OpenedSource['input']
  /** Names of all sheets, the one that is read first; empty for other files. */
  readonly sheets: readonly string[]
}

/** Opens a file or standard input; of a spreadsheet the sheet that `--sheet` names, or the first. @throws FileError, UsageError, DropsError */
export async function openRecipients(path: string, given: Arguments, host: Host): Promise<RecipientsFile> {
  const bytes = await (path === standardInput ? host.readInput() : readBytes(path))
  const { input, sheets } = await openSource(bytes)
  const names = sheets.map((sheet) => sheet.name)
  const name = given.text('sheet')
  if (name === undefined) return { input, sheets: names }
  const chosen = sheets.find((sheet) => sheet.name === name)
  if (chosen === undefined)
    throw new UsageError(
      sheets.length === 0
        ? sentence(messages.noSheets)
        : sentence(messages.unknownSheet, { name, names: names.join(', ') }),
    )
  return { input: chosen.text, sheets: [name, ...names.filter((other) => other !== name)] }
}

/**
 * Reads a list of recipients, with what the options decide about it.
 *
 * @throws UsageError, DropsError; what the node of `--resolve` throws
 */
export async function readRecipients(
  { input }: RecipientsFile,
  given: Arguments,
  purpose: ListPurpose,
): Promise<RecipientList> {
  const amountUnit = given.oneOf('unit', units)
  const list = await readList(input, {
    ...purpose,
    allocation: allocationOf(given, purpose.standard === 'ERC1155' ? 0 : purpose.decimals),
    ...(amountUnit ? { amountUnit } : {}),
  })
  return decide(await resolveListNames(list, given), given)
}

/** Addresses of a drop that its rows should not pay. */
export function knownOf({ token, distributor, sender }: Pick<DropTerms, 'token' | 'distributor' | 'sender'>) {
  return { token: BigInt(token) === 0n ? undefined : token, distributor, sender }
}
