import type { TokenShare } from '@slotdrop/drops'
import { deviceDrafts } from '../../../../device/deviceDrafts.ts'
import type { DraftContent, DropSeries } from '../../../../device/deviceStore.ts'
import type { Asset } from '../../asset/fetchAsset.ts'
import { stringifyAsset } from '../../asset/keptAsset.ts'
import type { DropChoices, ListSource } from '../../newDropMachine.ts'
import { isShareOf } from './shareToken.ts'

/** What a list pays in one token on one chain, and what the chain says of it. */
export type KnownShare = {
  readonly share: TokenShare
  readonly asset: Asset
}

/** Most drops that one list is split into. */
export const maxShares = 20

/** One drop of a series: the share that stays in the draft that is open. */
export type SplitList = {
  readonly here: KnownShare
  readonly series: DropSeries
}

/**
 * Begins a draft of each share on this device but the one that stays in the draft that is open: the chosen token's, or the first. Each
 * has the same file and its own decisions, so that it goes on by itself after a reload, too.
 */
export async function splitList(
  shares: readonly KnownShare[],
  { chosen, source, mode }: { chosen: Asset; source: ListSource; mode: DropChoices['mode'] },
): Promise<SplitList | undefined> {
  const here = shares.find(({ share }) => isShareOf(share, chosen)) ?? shares[0]
  if (!here) return undefined
  const id = crypto.randomUUID()
  const seriesOf = (known: KnownShare): DropSeries => {
    const { rows, sum } = known.share
    return { id, place: shares.indexOf(known), rows, ...(sum === undefined ? {} : { sum: `${sum}` }) }
  }
  const others = shares.filter((known) => known !== here)
  await Promise.all(
    others.map((known) => {
      const content: DraftContent = {
        token: stringifyAsset(known.asset),
        input: source.input,
        fileName: source.name,
        decisions: known.share.decisions,
        title: '',
        mode,
        series: seriesOf(known),
      }
      // None of them was open: whoever comes back goes on with the one that is.
      return deviceDrafts.begin(content, Date.now(), 0)
    }),
  )
  return { here, series: seriesOf(here) }
}
