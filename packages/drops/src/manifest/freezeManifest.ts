import { EmptyDropError } from '../errors.ts'
import { loadKeccak } from '../keccak/loadKeccak.ts'
import { breathe, type LongWork } from '../longWork.ts'
import type { Row } from '../rows/row.ts'
import type { RowColumns } from '../rows/rowColumns.ts'
import { sortRows } from '../rows/sortRows.ts'
import { assertColumns, toColumns } from '../rows/toColumns.ts'
import { sealSlots } from '../tree/sealSlots.ts'
import { assembleManifest } from './assembleManifest.ts'
import type { Manifest } from './manifest.ts'
import { assertTerms, type DropTerms, type TokenFacts } from './terms.ts'

/** What a manifest is made of. */
export type ManifestParts = {
  readonly terms: DropTerms
  readonly token: TokenFacts
  readonly title: string
  /** In any order. Columns are the cheap form: a list gives them as `columns()`. */
  readonly rows: readonly Row[] | RowColumns
}

/** Slots between two looks at the clock. */
const slotsPerPause = 256

function isColumns(rows: readonly Row[] | RowColumns): rows is RowColumns {
  return 'accounts' in rows
}

/** What a name may have in a manifest: no more, or its readers refuse it. */
const maxNameLength = 1_000

/** A name that anybody may have written, in a form that every store and reader takes: whole characters, no NUL, not endless. */
function toName(text: string): string {
  return text.replaceAll('\0', '').slice(0, maxNameLength).toWellFormed()
}

/**
 * Seals a list: sorts the rows, cuts them into slots, computes root and drop id.
 *
 * @throws EmptyDropError, BadTermsError, BadRowError; the signal's reason when it is aborted
 */
export async function freezeManifest(
  { terms, token, title, rows }: ManifestParts,
  { signal, onProgress }: LongWork = {},
): Promise<Manifest> {
  if ((isColumns(rows) ? rows.count : rows.length) === 0) throw new EmptyDropError()
  assertTerms(terms)
  const keccak = await loadKeccak()
  const given = isColumns(rows) ? rows : toColumns(rows, terms.standard, keccak)
  assertColumns(given, terms.standard)
  const columns = sortRows(given, terms.standard)
  const slotCount = Math.ceil(columns.count / terms.slotSize)
  const work = sealSlots(columns, terms.slotSize, keccak)
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) {
      const names = { symbol: toName(token.symbol), name: toName(token.name) }
      return assembleManifest({
        terms,
        token: { ...token, ...names },
        title: toName(title),
        columns,
        seal: step.value,
        keccak,
      })
    }
    if (step.value % slotsPerPause !== 0) continue
    onProgress?.(step.value / slotCount)
    await breathe()
    signal?.throwIfAborted()
  }
}
