import { isAddressEqual } from 'viem'
import type { DropTerms, ListSummary } from '@slotdrop/drops'
import type { Asset } from '../asset/fetchAsset.ts'

/** A sealed drop that may be of the same rows. */
export type KnownDrop = {
  readonly dropId: string
  readonly title: string
  readonly rowCount: number
  /** Sum of its amounts, where that is known without its list. */
  readonly total: bigint | undefined
  readonly terms: DropTerms
  readonly sealedAt: number
}

/** Drops that are compared row by row, newest first: a list of a million rows takes seconds each time. */
const maxCompared = 5

function isOfToken({ chainId, standard, token }: DropTerms, asset: Asset): boolean {
  return chainId === asset.chainId && standard === asset.standard && isAddressEqual(token, asset.address)
}

/**
 * Drops of which every row is a row of this list, and no other: the list has their id under their terms. An id binds rows, token, network
 * and sender. Newest first.
 *
 * @param identify the id that the list would have under terms
 */
export async function findRepeats<T extends KnownDrop>(
  known: Iterable<T>,
  {
    asset,
    summary: { tally, total },
    identify,
  }: {
    readonly asset: Asset
    readonly summary: Pick<ListSummary, 'tally' | 'total'>
    readonly identify: (terms: DropTerms) => Promise<string>
  },
): Promise<readonly T[]> {
  const rows = tally.ready + tally.warnings
  const alike = [...known]
    .filter(
      (drop) =>
        drop.rowCount === rows && (drop.total === undefined || drop.total === total) && isOfToken(drop.terms, asset),
    )
    .toSorted((a, b) => b.sealedAt - a.sealedAt)
    .slice(0, maxCompared)
  const found: T[] = []
  for (const drop of alike)
    // oxlint-disable-next-line no-await-in-loop -- the worker does one after another
    if ((await identify(drop.terms)) === drop.dropId) found.push(drop)
  return found
}

/** The round that tells this list from all that it repeats. */
export function nextRound(repeats: readonly Pick<KnownDrop, 'terms'>[]): bigint {
  return repeats.reduce((last, { terms }) => (terms.round > last ? terms.round : last), 0n) + 1n
}
