import type { TokenStandard } from '@slotdrop/drops'

/** Gas of one row to a new holder, as docs/benchmarks.md has it, rounded up; a first estimate until preflight measures. */
export const gasPerRow: Record<TokenStandard, bigint> = {
  ERC20: 26_500n,
  ERC721: 35_000n,
  ERC1155: 33_000n,
  NATIVE: 10_500n,
}

/** What a transaction and its ledger word cost beside the rows. */
export const gasPerSlot = 60_000n

/** Gas of one claim of a new holder. */
export const gasPerClaim = 94_000n

/** Opening a drop for claims: one transaction, beside the approval. */
export const gasPerRegistration = 60_000n
