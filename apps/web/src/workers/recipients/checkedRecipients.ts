import type { Address, PackedAccounts } from '@slotdrop/drops'
import type { Sentence } from '@slotdrop/messages'

/** A recipient that a finding names. */
export type FoundRecipient = {
  readonly account: Address
  readonly line: number
  /** Set if it is a Safe of another chain. */
  readonly safe?: { readonly version: string; readonly signers: number; readonly owners: number } | undefined
}

/** A finding as the page shows it. */
export type CheckedFinding = {
  /** Kind by which it is decided. */
  readonly kind: string
  /** The chain that it is about, if that is not the drop's. */
  readonly chainId: number | undefined
  readonly label: string | undefined
  readonly needsDecision: boolean
  /** Whether it tells that something was asked for and not checked. */
  readonly isIncomplete: boolean
  readonly sentence: Sentence
  /** Lines of the list, from 1. */
  readonly lines: Uint32Array
  /** Each account once; empty if there is nothing to decide. */
  readonly accounts: PackedAccounts
  /** The first recipients. */
  readonly first: readonly FoundRecipient[]
}

/** Kinds of rows, each row is of one. */
export const rowKinds = ['used', 'fresh', 'contract', 'elsewhere', 'unknown'] as const
export type RowKind = (typeof rowKinds)[number]

/** What was found about the recipients of a list. */
export type CheckedRecipients = {
  readonly findings: readonly CheckedFinding[]
  /** Rows by their kind. */
  readonly counts: Readonly<Record<RowKind, number>>
}
