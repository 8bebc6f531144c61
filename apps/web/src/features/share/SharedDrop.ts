import type { Manifest } from '@slotdrop/drops'

/** A drop that is to be published and shared. */
export type SharedDrop = {
  readonly manifest: Manifest
  /** Recipients may claim, or are meant to. */
  readonly isForClaims: boolean
  /** Lines of the list that were left out before it was sealed. */
  readonly excluded: number
  /** An amount as its token writes it. */
  readonly amount: (value: bigint) => string
}
