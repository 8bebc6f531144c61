import { loadKeccak } from '../src/keccak/loadKeccak.ts'
import { accountTexts } from '../src/rows/accounts.ts'
import { createColumns, type RowColumns } from '../src/rows/rowColumns.ts'
import { writeUint } from '../src/values/uint256.ts'

/** Numbers that are the same in every run. */
function createNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/** Rows with random accounts and amounts of up to a million tokens with two decimals. */
export function sampleColumns(count: number, seed = 1): RowColumns {
  const next = createNumbers(seed)
  const rows = createColumns(count, { ids: false, amounts: true })
  new Uint32Array(rows.accounts.buffer).forEach((_, word, words) => (words[word] = next()))
  for (let row = 0; row < count; row++)
    if (rows.amounts) writeUint(rows.amounts, row, BigInt((next() % 100_000_000) + 1) * 10n ** 16n)
  return rows
}

/** The same as a file: `address,amount` lines, mixed-case addresses, and 0.3 % of lines that are wrong. */
export async function sampleFile(count: number, seed = 1): Promise<Uint8Array> {
  const keccak = await loadKeccak()
  const rows = sampleColumns(count, seed)
  const next = createNumbers(seed + 1)
  const pieces: string[] = ['address,amount\n']
  for (let from = 0; from < count; from += 10_000)
    pieces.push(
      accountTexts(keccak, rows.accounts, from, Math.min(10_000, count - from))
        .map((account, place) => {
          const amount = `${next() % 1_000_000}.${String((next() % 9_999) + 1).padStart(4, '0')}`
          const kind = (from + place) % 1000
          if (kind === 333) return `${account.slice(0, -1)},${amount}\n`
          if (kind === 666) return `${account},1e18\n`
          if (kind === 999)
            return `${account.slice(0, 2)}${account.slice(2).replace(/[a-f]/i, (digit) => (digit < 'a' ? digit.toLowerCase() : digit.toUpperCase()))},${amount}\n`
          return `${account},${amount}\n`
        })
        .join(''),
    )
  return new TextEncoder().encode(pieces.join(''))
}
