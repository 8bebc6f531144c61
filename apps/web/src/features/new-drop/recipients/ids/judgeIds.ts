import type { Address, ListSummary } from '@slotdrop/drops'
import type { ChainClient } from '@slotdrop/delivery'
import type { ListClient } from '../../../../workers/createListClient.ts'
import type { Asset } from '../../asset/fetchAsset.ts'
import { fetchMissingIds } from './fetchMissingIds.ts'

/** Ids that the chain is asked about at once; of more, the trial of every row says it. */
const maxAskedIds = 5_000

/** The list as what the chain says of its token ids changes it; undefined where it changes nothing, or the chain does not say. */
export async function judgeIds({
  client,
  chain,
  asset,
  sender,
  isCurrent,
}: {
  readonly client: ListClient
  readonly chain: ChainClient
  readonly asset: Pick<Asset, 'address' | 'standard'>
  readonly sender: Address
  /** Whether the list is still the one that was read. */
  readonly isCurrent: () => boolean
}): Promise<ListSummary | undefined> {
  const ids = await client.ask('ids', maxAskedIds)
  if (!ids || ids.length === 0 || !isCurrent()) return undefined
  const missing = await fetchMissingIds({ client: chain, asset, owner: sender, ids }).catch(() => [])
  return missing.length > 0 && isCurrent() ? client.ask('missingIds', missing) : undefined
}
