import type { ApolloClient } from '@apollo/client'
import type { Address, DropTerms } from '@slotdrop/drops'
import { deviceDrops } from '../../../device/deviceDrops.ts'
import { identityKey } from '../../../workers/identityKey.ts'
import type { ListClient } from '../../../workers/createListClient.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { listQuery, type OpenedList } from '../recipients/listQueries.ts'
import { type AccountDrop, toSenderDrop } from '../../account-drops/index.ts'
import { SettledRowsDocument } from './SettledRows.generated.ts'
import { findRepeats, type KnownDrop } from './findRepeats.ts'

/** A drop of the same rows, and how far it has come. */
export type Repeat = KnownDrop & {
  readonly settledRows: number
  /** When every row was first seen paid; undefined where some are open, or where that is not known. */
  readonly paidAt: number | undefined
}

/** The list as it stands, where it could be sealed: before that it is none yet. */
function sealable({ client, summary }: OpenedList): OpenedList {
  return { client: summary?.canSeal === true ? client : undefined, summary }
}

function identifyWith(client: ListClient, { symbol, name, decimals }: Asset) {
  return (terms: DropTerms) => client.ask('identify', { title: '', token: { symbol, name, decimals }, terms })
}

function keyOf({ chainId, address, standard }: Asset) {
  return [chainId, address, standard]
}

/** Drops of this device that pay the rows of a list. */
export function repeatsHereQuery(list: OpenedList, asset: Asset) {
  return listQuery(sealable(list), ['repeats here', ...keyOf(asset)], async (client, summary) => {
    const rows = summary.tally.ready + summary.tally.warnings
    const known: Repeat[] = []
    for (const { dropId, title, rowCount, chainId, sealedAt, seen, paidAt } of await deviceDrops.list()) {
      if (chainId !== asset.chainId || rowCount !== rows) continue
      // oxlint-disable-next-line no-await-in-loop -- few have as many rows, and one of them may be long
      const terms = await deviceDrops.termsOf(dropId)
      const settledRows = seen?.settledRows ?? 0
      const last = settledRows === rowCount ? seen?.at : undefined
      if (terms)
        known.push({ dropId, title, rowCount, total: undefined, terms, sealedAt, settledRows, paidAt: paidAt ?? last })
    }
    return findRepeats(known, { asset, summary, identify: identifyWith(client, asset) })
  })
}

/** Drops with as many rows and the same sum that are compared with a list: those of other tokens are among them. */
const maxCompared = 20

/** Those of them that pay the rows of a list, each as far as the server sees it paid. */
export function repeatsInAccountQuery(
  list: OpenedList,
  asset: Asset,
  {
    apollo,
    drops,
    sender,
  }: {
    readonly apollo: ApolloClient
    readonly drops: readonly AccountDrop[] | undefined
    readonly sender: Address | undefined
  },
) {
  const asked = drops === undefined ? { client: undefined, summary: list.summary } : sealable(list)
  return listQuery(
    asked,
    ['repeats in the account', identityKey(apollo), identityKey(drops), ...keyOf(asset)],
    async (client, summary) => {
      const rows = summary.tally.ready + summary.tally.warnings
      const alike = (drops ?? []).filter(
        (drop) => drop.chainId === asset.chainId && drop.rowCount === rows && BigInt(drop.total) === summary.total,
      )
      const known: Repeat[] = []
      for (const node of alike.slice(0, maxCompared)) {
        const drop = sender && toSenderDrop(node, sender)
        if (!drop) continue
        const { dropId, terms, rowCount, total } = drop
        // oxlint-disable-next-line no-await-in-loop -- few have as many rows and the same sum
        const { data } = await apollo.query({
          query: SettledRowsDocument,
          variables: { id: node.id },
          fetchPolicy: 'no-cache',
        })
        known.push({
          ...{ dropId, terms, rowCount, total, title: node.title },
          sealedAt: Date.parse(node.savedAt),
          // Without a report the server has no node of the network.
          settledRows: data?.drop?.report?.settledRows ?? 0,
          paidAt: undefined,
        })
      }
      return findRepeats(known, { asset, summary, identify: identifyWith(client, asset) })
    },
  )
}
