import { assertTerms, dropIdOf, type DropTerms } from '@slotdrop/drops'
import type { SenderDrop } from '@slotdrop/delivery'
import type { KeptDropsQuery } from './KeptDrops.generated.ts'

/** A drop as the server tells it. */
export type KeptDrop = KeptDropsQuery['drops']['edges'][number]['node']

/** What the server says of a drop, where that leads to the id of the drop; undefined where it does not, whoever is at fault. */
export function toSenderDrop(
  { id, title, token, policy, rowCount, total, root, ...kept }: KeptDrop,
  { chainId, sender }: Pick<DropTerms, 'chainId' | 'sender'>,
): SenderDrop | undefined {
  try {
    const { distributor, direct, safeTransfer, slotSize } = kept
    const terms: DropTerms = {
      ...{ chainId, sender, distributor, token: token.address, standard: token.standard, slotSize },
      policy: policy === 'STRICT' ? 'strict' : 'skip',
      ...{ safeTransfer, direct, round: BigInt(kept.round) },
      opensAtSeconds: BigInt(kept.opensAtSeconds),
      closesAtSeconds: BigInt(kept.closesAtSeconds),
    }
    const drop = { terms, rowCount, total: BigInt(total), root }
    assertTerms(terms)
    return dropIdOf(drop) === id ? { ...drop, dropId: id, title } : undefined
  } catch {
    return undefined
  }
}
