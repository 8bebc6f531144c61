import { checksumAddress, type Hex } from './address.ts'
import { dropIdOf } from './dropStruct.ts'
import { BadRowError, EmptyDropError } from './errors.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type Keccak, loadKeccak } from './keccak/loadKeccak.ts'
import type { Row } from './row.ts'
import { type RowColumns, rowAt } from './rowColumns.ts'
import { rootOf, type Seal, sealSlots } from './seal.ts'
import { sortRows } from './sortRows.ts'
import { assertTerms, type DropTerms, type TokenFacts } from './terms.ts'
import { assertColumns, toColumns } from './toColumns.ts'
import { sumUints } from './uint256.ts'

/** A frozen list: everything that is committed, in canonical order. Same rows and terms, same drop id. */
export type Manifest = {
  readonly version: 1
  /** A name for people; no id binds it. */
  readonly title: string
  readonly terms: DropTerms
  readonly token: TokenFacts
  readonly rowCount: number
  readonly slotCount: number
  /** Sum of all amounts, base units. */
  readonly total: bigint
  readonly root: Hex
  readonly dropId: Hex
  /** The drop id in words. */
  readonly fingerprint: string
  /** A row by its place in canonical order. */
  rowAt(index: number): Row
  /** All rows in canonical order. */
  readonly columns: RowColumns
  /** Sum of each slot's amounts. */
  readonly slotTotals: readonly bigint[]
  /** Hashes of the slots and the tree over them. */
  readonly seal: Seal
  readonly keccak: Keccak
}

/** What a manifest is made of. */
export type ManifestParts = {
  readonly terms: DropTerms
  readonly token: TokenFacts
  readonly title: string
  /** In any order. Columns are the cheap form: a list gives them as `columns()`. */
  readonly rows: readonly Row[] | RowColumns
}

/** Things that take long can be watched and stopped. */
export type LongWork = {
  readonly signal?: AbortSignal | undefined
  /** From 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined
}

const MAX = 2n ** 256n - 1n
/** Slots between two looks at the clock. */
const SLOTS_AT_ONCE = 256

/**
 * Lets others run: a macrotask, so that messages and aborts arrive. Browsers hold every timer in a row back for 4 ms; a message to
 * oneself they do not.
 */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
}

function isColumns(rows: readonly Row[] | RowColumns): rows is RowColumns {
  return 'accounts' in rows
}

function checksummed(terms: DropTerms): DropTerms {
  return {
    ...terms,
    distributor: checksumAddress(terms.distributor),
    sender: checksumAddress(terms.sender),
    token: checksumAddress(terms.token),
  }
}

function totalsOf({ amounts, count }: RowColumns, slotSize: number): bigint[] {
  return Array.from({ length: Math.ceil(count / slotSize) }, (_, slot) => {
    const first = slot * slotSize
    const size = Math.min(slotSize, count - first)
    return amounts ? sumUints(amounts.subarray(first * 8), size, () => true) : BigInt(size)
  })
}

/** What is known before the chain is asked: everything of a manifest but what follows from its rows and terms. */
export type SealedParts = Omit<ManifestParts, 'rows'> & {
  /** In canonical order, and checked. */
  readonly columns: RowColumns
  readonly seal: Seal
  readonly keccak: Keccak
}

/** Puts a manifest together from sorted rows and their hashes. */
export function assembleManifest({ terms, token, title, columns, seal, keccak }: SealedParts): Manifest {
  const slotTotals = totalsOf(columns, terms.slotSize)
  const total = slotTotals.reduce((sum, amount) => sum + amount, 0n)
  if (total > MAX) throw new BadRowError({ row: columns.count - 1, reason: 'the sum of all amounts is over 2^256 - 1' })
  const committed = { terms: checksummed(terms), rowCount: columns.count, total, root: rootOf(seal) }
  const dropId = dropIdOf(committed)
  return {
    version: 1,
    title,
    token,
    ...committed,
    slotCount: slotTotals.length,
    dropId,
    fingerprint: fingerprintOf(dropId),
    columns,
    slotTotals,
    seal,
    keccak,
    rowAt(index) {
      if (!(index >= 0 && index < columns.count))
        throw new RangeError(`There is no row ${index}; the drop has ${columns.count}.`)
      return rowAt(keccak, columns, index)
    },
  }
}

/** What a name may have in a manifest: no more, or its readers refuse it. */
const longestName = 1_000

/** A name that anybody may have written, in a form that every store and reader takes: whole characters, no NUL, not endless. */
function toName(text: string): string {
  return text.replaceAll('\0', '').slice(0, longestName).toWellFormed()
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
  const columns = sortRows(given)
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
    if (step.value % SLOTS_AT_ONCE !== 0) continue
    onProgress?.(step.value / slotCount)
    await breathe()
    signal?.throwIfAborted()
  }
}
