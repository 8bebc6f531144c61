import { type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'
import type { Address } from '../values/address.ts'
import { BadTermsError } from '../errors.ts'
import { maxSlotSize } from '../slots/maxSlotSize.ts'
import type { TokenStandard } from '../values/tokenStandard.ts'

/** A row that fails is left open (`skip`) or reverts its slot (`strict`). */
export type RowPolicy = 'skip' | 'strict'

/** Everything but the rows that a drop's id binds. */
export type DropTerms = {
  readonly chainId: number
  readonly distributor: Address
  /** Owner of the tokens. */
  readonly sender: Address
  /** For the chain's coin, the zero address, or the wrapped coin that is taken from the sender and paid as coins. */
  readonly token: Address
  readonly standard: TokenStandard
  readonly policy: RowPolicy
  /** ERC-721: `safeTransferFrom` instead of `transferFrom`. */
  readonly safeTransfer: boolean
  /** ERC-20: straight from the sender to each row, for tokens that take a fee. */
  readonly direct: boolean
  /** First second of payment. */
  readonly opensAtSeconds: bigint
  /** First second without payment; 0 for never. */
  readonly closesAtSeconds: bigint
  /** Tells a deliberate repeat of the same list from the list itself. */
  readonly round: bigint
  /** Rows per slot. */
  readonly slotSize: number
}

/** What is shown of a token; no id binds it. */
export type TokenFacts = {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

/** Packs the `flags` of the contract's struct. */
export function termsFlags({ policy, safeTransfer, direct }: DropTerms): number {
  return (policy === 'strict' ? 1 : 0) | (safeTransfer ? 2 : 0) | (direct ? 4 : 0)
}

const maxUint40 = 2n ** 40n - 1n

/**
 * Checks that every value of the terms is in its range.
 *
 * @throws BadTermsError naming the field and what it must be
 */
export function assertTerms(terms: DropTerms): void {
  const limit = maxSlotSize[terms.standard]
  const fail = (field: string, expected: Sentence) => {
    throw new BadTermsError({ field, expected })
  }
  if (!Number.isSafeInteger(terms.chainId) || terms.chainId < 1) fail('chainId', sentence(messages.expectedChainId))
  if (!Number.isInteger(terms.slotSize) || terms.slotSize < 1 || terms.slotSize > limit)
    fail('slotSize', sentence(messages.expectedSlotSize, { limit }))
  for (const field of ['opensAtSeconds', 'closesAtSeconds'] as const)
    if (terms[field] < 0n || terms[field] > maxUint40) fail(field, sentence(messages.expectedSeconds))
  if (terms.closesAtSeconds !== 0n && terms.closesAtSeconds <= terms.opensAtSeconds)
    fail('closesAtSeconds', sentence(messages.expectedClosing))
  if (terms.round < 0n || terms.round >= 2n ** 64n) fail('round', sentence(messages.expectedRound))
  if (terms.safeTransfer && terms.standard !== 'ERC721') fail('safeTransfer', sentence(messages.expectedFalseButErc721))
  if (terms.direct && terms.standard !== 'ERC20') fail('direct', sentence(messages.expectedFalseButErc20))
}
