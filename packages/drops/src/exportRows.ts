import { formatAmount } from './amount.ts'
import { toCsvLine } from './csv.ts'
import type { ListEntry, RecipientList } from './list/list.ts'
import type { Manifest } from './manifest.ts'
import { accountTexts, amountAt, idAt } from './rowColumns.ts'
import type { TokenStandard } from './terms.ts'

const PORTION = 5000

function header(standard: TokenStandard): string[] {
  if (standard === 'ERC721') return ['address', 'token_id']
  return standard === 'ERC1155' ? ['address', 'token_id', 'amount'] : ['address', 'amount']
}

/** The rows of a manifest as a CSV file that our own import reads back, in pieces. Amounts are in tokens, exact. */
export function* manifestCsvChunks(manifest: Manifest): Generator<string> {
  const { columns, keccak, terms, token } = manifest
  const decimals = terms.standard === 'ERC1155' ? 0 : token.decimals
  yield `${toCsvLine(header(terms.standard))}\r\n`
  for (let from = 0; from < columns.count; from += PORTION) {
    const accounts = accountTexts(keccak, columns.accounts, from, Math.min(PORTION, columns.count - from))
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

/** The rows of a manifest as a CSV file. */
export function manifestToCsv(manifest: Manifest): string {
  return [...manifestCsvChunks(manifest)].join('')
}

function toState({ state, excludedBy }: ListEntry): string {
  if (state !== 'excluded' || typeof excludedBy !== 'object') return state
  return 'mergedInto' in excludedBy ? `added to line ${excludedBy.mergedInto}` : `repeats line ${excludedBy.repeats}`
}

/** Every entry of a list with its line, what becomes of it and why, as a CSV file. */
export function entriesToCsv(
  list: RecipientList,
  { decimals, only }: { decimals: number; only?: ListEntry['state'] },
): string {
  const lines = [toCsvLine(['line', 'state', 'address', 'token_id', 'amount', 'note', 'problems', 'text'])]
  for (let index = 0; index < list.entryCount; index++) {
    if (only !== undefined && list.stateAt(index) !== only) continue
    const entry = list.entryAt(index)
    lines.push(
      toCsvLine([
        `${entry.line}`,
        toState(entry),
        entry.account ?? '',
        entry.id === undefined ? '' : `${entry.id}`,
        entry.amount === undefined ? '' : formatAmount(entry.amount, decimals, { locale: null }),
        entry.note ?? '',
        entry.issues.map(({ message }) => message).join(' '),
        entry.text,
      ]),
    )
  }
  return `${lines.join('\r\n')}\r\n`
}
