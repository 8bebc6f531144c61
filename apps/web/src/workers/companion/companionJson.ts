import { toRowReason } from '@slotdrop/delivery/sentences'
import { type ExcludedEntry, type MergedLine, type SourceRows, isPackedAccounts } from '@slotdrop/drops'
import type { Companion } from '../../device/deviceCompanions.ts'
import { maxNoteLength, type RecipientDecision } from '../../device/recipientDecisions.ts'
import { UnreadableCompanionError } from './UnreadableCompanionError.ts'

const version = 1

/** Values of one piece of text. */
const valuesPerChunk = 10_000

function* arrayChunks(values: ArrayLike<unknown>): Generator<string> {
  yield '['
  for (let from = 0; from < values.length; from += valuesPerChunk) {
    const part = Array.prototype.slice.call(values, from, from + valuesPerChunk) as unknown[]
    yield `${from > 0 ? ',' : ''}${JSON.stringify(part).slice(1, -1)}`
  }
  yield ']'
}

function digits(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}` : value
}

/** Writes what belongs to a list as JSON, in pieces. Rows and lines are counted from 1; a line of 0 is not known. */
export function* companionChunks(companion: Companion): Generator<string> {
  const { mode, setAside, source, refusals, recipientDecisions, writeOffs } = companion
  const merged = source?.merged.map(({ row, ...line }) => ({ ...line, row: row + 1 }))
  const few = {
    version,
    mode,
    excluded: setAside,
    merged,
    refusals: refusals && Array.from(refusals, ([row, reason]) => ({ row: row + 1, ...reason })),
    recipientDecisions,
    writeOffs: writeOffs && Array.from(writeOffs, ([row, given]) => ({ row: row + 1, ...given })),
  }
  yield JSON.stringify(few, digits).slice(0, -1)
  if (source) {
    yield ',"lines":'
    yield* arrayChunks(source.lines)
  }
  if (source?.notes) {
    yield ',"notes":'
    yield* arrayChunks(source.notes)
  }
  yield '}'
}

function bad(): never {
  throw new UnreadableCompanionError()
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  // Sound: an object has members, of whatever type.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : bad()
}

function arrayOf<T>(value: unknown, parse: (item: unknown) => T): T[] {
  return Array.isArray(value) ? value.map(parse) : bad()
}

function integerOf(value: unknown, max: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max ? value : bad()
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : bad()
}

function amountOf(value: unknown): bigint | undefined {
  if (value === undefined) return undefined
  return typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : bad()
}

const maxLine = 2 ** 32 - 1

function parseExcluded(value: unknown): ExcludedEntry {
  const { line, text, amount } = fieldsOf(value)
  return { line: integerOf(line, maxLine), text: textOf(text), amount: amountOf(amount) }
}

const actions = ['excluded', 'kept', 'replaced'] as const

function packedOf(value: unknown): string {
  const text = textOf(value)
  return isPackedAccounts(text) ? text : bad()
}

function optional<T>(value: unknown, parse: (value: unknown) => T): T | undefined {
  return value === undefined ? undefined : parse(value)
}

function parseDecision(value: unknown): RecipientDecision {
  const { kind, label, chainId, action, note, accounts, replacements, decidedAt } = fieldsOf(value)
  const packed = packedOf(accounts)
  const replacing = optional(replacements, packedOf)
  if (replacing !== undefined && replacing.length !== packed.length) bad()
  return {
    kind: textOf(kind),
    label: optional(label, textOf),
    chainId: optional(chainId, (id) => integerOf(id, Number.MAX_SAFE_INTEGER)),
    action: actions.find((known) => known === action) ?? bad(),
    note: optional(note, textOf)?.slice(0, maxNoteLength),
    accounts: packed,
    replacements: replacing,
    decidedAt: integerOf(decidedAt, Number.MAX_SAFE_INTEGER),
  }
}

/** The place in the list of a row that is counted from 1. */
function placeOf(row: unknown, rowCount: number): number {
  const place = integerOf(row, rowCount) - 1
  return place >= 0 ? place : bad()
}

function parseSource(
  { lines, notes, merged = [] }: Readonly<Record<string, unknown>>,
  rowCount: number,
): SourceRows | undefined {
  if (lines === undefined) return undefined
  const found = Uint32Array.from(arrayOf(lines, (line) => integerOf(line, maxLine)))
  const texts = notes === undefined ? undefined : arrayOf(notes, textOf)
  if (found.length !== rowCount || (texts && texts.length !== rowCount)) bad()
  const mergedLine = (value: unknown): MergedLine => {
    const { line, row, amount, note } = fieldsOf(value)
    return {
      ...{ line: integerOf(line, maxLine), row: placeOf(row, rowCount), amount: amountOf(amount) },
      note: note === undefined ? undefined : textOf(note),
    }
  }
  return { lines: found, notes: texts, merged: arrayOf(merged, mergedLine) }
}

/**
 * What belongs to a list of so many rows, from untrusted JSON.
 *
 * @throws UnreadableCompanionError for what is of another list, or of a later version
 */
export function parseCompanionFields(value: unknown, rowCount: number): Companion {
  const fields = fieldsOf(value)
  const { mode, excluded, refusals, recipientDecisions, writeOffs } = fields
  if (fields['version'] !== version) bad()
  if (mode !== 'push' && mode !== 'claim' && mode !== 'both') bad()
  const byRow = <T>(rows: unknown, parse: (row: Readonly<Record<string, unknown>>) => T) =>
    rows === undefined
      ? undefined
      : new Map(
          arrayOf(rows, (item) => {
            const row = fieldsOf(item)
            return [placeOf(row['row'], rowCount), parse(row)] as const
          }),
        )
  return {
    mode,
    setAside: arrayOf(excluded, parseExcluded),
    source: parseSource(fields, rowCount),
    refusals: byRow(refusals, ({ kind, text }) => toRowReason(textOf(kind), text === undefined ? null : textOf(text))),
    recipientDecisions: optional(recipientDecisions, (decisions) => arrayOf(decisions, parseDecision)),
    writeOffs: byRow(writeOffs, ({ reason, at }) => ({
      reason: textOf(reason),
      at: integerOf(at, Number.MAX_SAFE_INTEGER),
    })),
  }
}
