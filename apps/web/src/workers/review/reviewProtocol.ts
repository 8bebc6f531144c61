import type { FoundSafeTransaction, SafeFacts, SafeProposal } from '@slotdrop/delivery'
import type { Address, Hex, Manifest } from '@slotdrop/drops'
import type { Sentence } from '@slotdrop/messages'

/** What of a list, or of the proposal that is to send it, is not what the link or the chain says. */
export type ReviewFault =
  | { readonly kind: 'other-list'; readonly dropId: Hex }
  | { readonly kind: 'other-chain'; readonly chainId: number }
  | { readonly kind: 'other-safe'; readonly safe: Address }
  /** `expected`: where the distributor is on this chain. */
  | { readonly kind: 'other-distributor'; readonly expected: Address }
  /** The file calls the token, or its decimals, otherwise than the token itself. */
  | { readonly kind: 'other-token'; readonly symbol: string; readonly decimals: number }
  /** The proposal allows more than the list and other open drops of the Safe pay, in base units. */
  | { readonly kind: 'approves-more'; readonly amount: bigint }
  /** It allows what the list pays, and the rest for other open drops of the Safe, which share the approval. */
  | { readonly kind: 'approves-others'; readonly amount: bigint; readonly rest: bigint; readonly drops: number }
  | { readonly kind: 'other-digest' }
  | { readonly kind: 'anyone-sends' }
  /** Who may send is nobody that this site knows: a sending key of whoever proposes it, or an account of a stranger. */
  | { readonly kind: 'unknown-sender'; readonly operator: Address }
  | { readonly kind: 'no-safe' }
  | { readonly kind: 'old-safe'; readonly version: string }

/** One call of the proposal, in words. */
export type ReviewedCall = {
  readonly title: Sentence
  readonly text: Sentence
  readonly to: Address
  /** Wei that the Safe sends along. */
  readonly value: bigint
}

/** An account that a proposal lets send. `isService`: it is the sender service's of this site, as the site says; undefined where it does not. */
export type ProposedOperator = { readonly address: Address; readonly isService: boolean | undefined }

/** A list, recomputed, and the proposal that the Safe's owners are asked to sign of it. */
export type Review = {
  readonly list: Pick<
    Manifest,
    'title' | 'terms' | 'token' | 'rowCount' | 'slotCount' | 'total' | 'root' | 'dropId' | 'fingerprint'
  >
  /** Lines of a source that pay nobody; 0 for a sealed list. */
  readonly leftOut: number
  readonly chainName: string
  /** Symbol of the chain's coin. */
  readonly coin: string
  readonly faults: readonly ReviewFault[]
  /** Who may send by the proposal; undefined where it lets nobody, or everybody. */
  readonly operator: ProposedOperator | undefined
  /** Empty where no link was read. */
  readonly calls: readonly ReviewedCall[]
  /** What the chain tells of the Safe; undefined where it is none, or was not asked. */
  readonly safe: SafeFacts | undefined
  /** Why the chain could not be asked. */
  readonly silence: Sentence | string | undefined
}

/** What is compared with the calls. */
type CompareParameters = {
  readonly nonce: bigint
  /** The version of the Safe's contract, which tells what makes several calls of it. */
  readonly version: string | undefined
  /** What somebody was shown; undefined where there is nothing yet. */
  readonly safeTxHash: Hex | undefined
}

/** What came of it. */
export type Comparison = {
  /** The hashes with the nonce that was asked for; undefined without a link. */
  readonly expected: FoundSafeTransaction | undefined
  /** What the hash is of, with a nonce about that one; undefined where it is of something else. */
  readonly found: FoundSafeTransaction | undefined
}

/** What the page for a Safe's owners asks its worker: whatever reads, hashes or talks to a chain lies there. */
export type ReviewRequests = {
  /** A link that somebody was sent, or its end. */
  link: { parameters: string; result: SafeProposal | undefined }
  /** A sealed list, or the source of the link's list; nothing in it is believed. What is asked later is asked of its list. */
  open: { parameters: { readonly file: Blob; readonly link: string }; result: Review }
  /** The hashes that the calls have, and whether a hash is one of theirs. */
  compare: { parameters: CompareParameters; result: Comparison }
}
