import { accountTexts } from '../rows/accounts.ts'
import { amountAt, idAt } from '../rows/rowColumns.ts'
import { formatAmount } from '@slotdrop/messages/format'
import { toCsvLine } from '../values/csv.ts'
import type { TokenStandard } from '../values/tokenStandard.ts'
import type { Manifest } from './manifest.ts'

const rowsPerChunk = 5000

function header(standard: TokenStandard): string[] {
  if (standard === 'ERC721') return ['address', 'token_id']
  return standard === 'ERC1155' ? ['address', 'token_id', 'amount'] : ['address', 'amount']
}

/** Writes the rows of a manifest in pieces as a CSV file that our own import reads back. Amounts are in tokens, exact. */
export function* manifestCsvChunks(manifest: Manifest): Generator<string> {
  const { columns, keccak, terms, token } = manifest
  const decimals = terms.standard === 'ERC1155' ? 0 : token.decimals
  yield `${toCsvLine(header(terms.standard))}\r\n`
  for (let from = 0; from < columns.count; from += rowsPerChunk) {
    const accounts = accountTexts(keccak, columns.accounts, from, Math.min(rowsPerChunk, columns.count - from))
    yield accounts
      .map((account, place) => {
        const id = `${idAt(columns, from + place)}`
        const amount = formatAmount(amountAt(columns, from + place), decimals, { locale: null })
        const cells =
          terms.standard === 'ERC721'
            ? [account, id]
            : terms.standard === 'ERC1155'
              ? [account, id, amount]
              : [account, amount]
        return `${toCsvLine(cells)}\r\n`
      })
      .join('')
  }
}

/** Writes the rows of a manifest as a CSV file. */
export function manifestToCsv(manifest: Manifest): string {
  return [...manifestCsvChunks(manifest)].join('')
}
