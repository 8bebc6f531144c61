import { type PackedAccounts, countPacked, packedAt } from '@slotdrop/drops'

/** A decision of the sender about recipients that the check found. */
export type RecipientDecision = {
  /** Kind of the finding. */
  readonly kind: string
  readonly label?: string | undefined
  /** The chain that the finding is about, if that is not the drop's. */
  readonly chainId?: number | undefined
  readonly action: 'excluded' | 'kept' | 'replaced'
  /** One line of text. */
  readonly note?: string | undefined
  readonly accounts: PackedAccounts
  /** The accounts that are paid instead, in the same order. Set if the action is `replaced`. */
  readonly replacements?: PackedAccounts | undefined
  /** Milliseconds since 1970. */
  readonly decidedAt: number
}

/** Characters of a note. */
export const maxNoteLength = 200

/** Whether two decisions, or a decision and a finding, are about the same thing. */
export function isAboutSame(
  a: Pick<RecipientDecision, 'kind' | 'label' | 'chainId'>,
  b: Pick<RecipientDecision, 'kind' | 'label' | 'chainId'>,
): boolean {
  return a.kind === b.kind && a.label === b.label && a.chainId === b.chainId
}

/** Accounts, and the ones that replace them, of which `isWanted` is true. */
function pick({ accounts, replacements }: RecipientDecision, isWanted: (place: number) => boolean) {
  const places = Array.from({ length: countPacked(accounts) }, (_, place) => place).filter(isWanted)
  const join = (packed: PackedAccounts) => places.map((place) => packedAt(packed, place)).join('')
  return { accounts: join(accounts), ...(replacements === undefined ? {} : { replacements: join(replacements) }) }
}

/**
 * The decisions that still describe a list: a row that was left out may have been included again since, and a row that was kept may
 * have been left out, and an account that replaces another may be paid no more.
 *
 * @param findPaid tells of each account whether the list pays it, 1 or 0
 */
export async function withoutUndone(
  decisions: readonly RecipientDecision[],
  findPaid: (accounts: PackedAccounts) => Promise<Uint8Array>,
): Promise<RecipientDecision[]> {
  const checked = await Promise.all(
    decisions.map(async (decision) => {
      const { action, accounts, replacements } = decision
      const paid = await findPaid(accounts)
      const paidInstead = replacements === undefined ? undefined : await findPaid(replacements)
      const expected = action === 'kept' ? 1 : 0
      const holds = (place: number) => paid[place] === expected && paidInstead?.[place] !== 0
      return paid.every((_, place) => holds(place)) ? decision : { ...decision, ...pick(decision, holds) }
    }),
  )
  return checked.filter(({ accounts }) => accounts !== '')
}
