import { type Address, assertTerms, dropIdOf, type DropTerms } from '@slotdrop/drops'
import type { SenderDrop } from '@slotdrop/delivery'
import type { AccountDrop } from './accountDropsQuery.ts'

/** The facts that make up the id of a drop. */
type IdentifiedDrop = Omit<AccountDrop, 'token' | 'savedAt' | 'slotCount' | 'visibility'> & {
  readonly token: Pick<AccountDrop['token'], 'address' | 'standard'>
}

/** A listed drop with its terms; undefined if they do not hash to its id. */
export function toSenderDrop(
  { id, title, chainId, token, policy, rowCount, total, root, ...kept }: IdentifiedDrop,
  sender: Address,
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
