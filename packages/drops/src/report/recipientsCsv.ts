import type { Manifest } from '../manifest/manifest.ts'
import type { Address } from '../values/address.ts'
import { formatAmount } from '@slotdrop/messages/format'
import { toCsvLine } from '../values/csv.ts'
import { hasIds } from '../values/tokenStandard.ts'
import { lineText, orderRows, type RowFileOptions } from './rowOrder.ts'

/** What of a manifest goes into a list of recipients. */
export type RecipientsCsvOptions = RowFileOptions & {
  /** Places of the rows; all of them, if nothing else is said. */
  readonly rows?: Iterable<number>
  /** Address of the page that tells an account what it gets. */
  readonly linkOf?: (account: Address) => string
}

/**
 * Writes rows of a manifest in pieces as a CSV file that our own import reads back: amounts in tokens, exact. With what is known of
 * the source file each has its note, and the line that it stood on.
 */
export function* recipientsCsvChunks(manifest: Manifest, options: RecipientsCsvOptions = {}): Generator<string> {
  const { terms, token, rowCount } = manifest
  const { source, rows, linkOf } = options
  const withIds = hasIds(terms.standard)
  const withAmounts = terms.standard !== 'ERC721'
  const decimals = terms.standard === 'ERC1155' ? 0 : token.decimals
  const notes = source?.notes
  const titles = [
    'address',
    ...(withIds ? ['token_id'] : []),
    ...(withAmounts ? ['amount'] : []),
    ...(notes ? ['note'] : []),
    ...(source ? ['line'] : []),
    ...(linkOf ? ['link'] : []),
  ]
  yield `${toCsvLine(titles)}\r\n`
  const wanted = rows && new Set(rows)
  for (const row of orderRows(rowCount, options)) {
    if (wanted && !wanted.has(row)) continue
    const { account, id, amount } = manifest.rowAt(row)
    yield `${toCsvLine([
      account,
      ...(withIds ? [`${id}`] : []),
      ...(withAmounts ? [formatAmount(amount, decimals, { locale: null })] : []),
      ...(notes ? [notes[row] ?? ''] : []),
      ...(source ? [lineText(options, row)] : []),
      ...(linkOf ? [linkOf(account)] : []),
    ])}\r\n`
  }
}
