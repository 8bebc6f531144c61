import type { TokenStandard } from '@slotdrop/drops'
import type { ListClient } from '../../../workers/createListClient.ts'
import type { RefusedRow } from './usePreflight.ts'

/** Entries that are looked through for one account. */
const maxEntries = 50

/** The lines of the list that rows of a trial came from. */
export async function fetchRefusedLines(
  client: ListClient,
  rows: readonly RefusedRow[],
  standard: TokenStandard,
): Promise<number[]> {
  const found = await Promise.all(
    rows.map(async ({ account, id, amount }) => {
      const { entries } = await client.ask('window', { from: 0, count: maxEntries, filter: { text: account } })
      return entries
        .filter(
          (entry) =>
            entry.account === account && (entry.id ?? 0n) === id && (standard === 'ERC721' || entry.amount === amount),
        )
        .map(({ line }) => line)
    }),
  )
  return found.flat()
}
