import type { Fix, ListSummary } from '@slotdrop/drops'
import type { KeptReading } from '../../../../device/listReadings.ts'
import type { ListClient } from '../../../../workers/createListClient.ts'

/** A mapping, a unit and a decimal sign. */
const maxFixes = 3

/**
 * The next decision that an earlier file with the same header was given and this list still needs. The columns are taken as they were;
 * unit and decimal sign only answer what the list itself leaves open, so that no clear amount is read otherwise.
 */
function nextFix({ format, reading, questions, issues }: ListSummary, kept: KeptReading): Fix | undefined {
  const { mapping, joinsAmount = false, amountUnit, decimalStyle } = kept
  const asks = (kind: string) => questions.some((question) => question.kind === kind)
  if (mapping && !reading.isChosen && reading.form !== 'text') {
    const names = new Set([...Object.keys(mapping), ...Object.keys(format.mapping)])
    const isOther = [...names].some((role) => Reflect.get(mapping, role) !== Reflect.get(format.mapping, role))
    const { delimiter } = format
    if (isOther || asks('columns')) return { kind: 'mapping', mapping, hasHeader: true, delimiter, joinsAmount }
  }
  if (amountUnit && asks('amount-unit')) return { kind: 'amount-unit', unit: amountUnit }
  if (decimalStyle && issues.some(({ fixes }) => fixes.includes('decimal-comma')))
    return { kind: 'decimal-style', style: decimalStyle }
  return undefined
}

/** Reads a list like the last one with its header: the list as it is then, and how many decisions that took. */
export async function repeatReading(
  read: ListSummary,
  {
    client,
    kept,
    isCurrent,
  }: {
    readonly client: Pick<ListClient, 'ask'>
    readonly kept: KeptReading
    /** Whether the list is still the one that the worker has. */
    readonly isCurrent: () => boolean
  },
): Promise<{ readonly summary: ListSummary; readonly repeated: number }> {
  let summary = read
  let repeated = 0
  for (; repeated < maxFixes; repeated++) {
    const fix = nextFix(summary, kept)
    if (!fix || !isCurrent()) break
    // oxlint-disable-next-line no-await-in-loop -- what is open next depends on the decision before
    summary = await client.ask('fix', fix)
  }
  return { summary, repeated }
}
