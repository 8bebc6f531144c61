import type { GasSchedule } from '@slotdrop/chains'
import type { RuntimeConfig } from '@slotdrop/config'
import type { Claims, NodeAgreement, RowHistory, ClaimStatus } from '@slotdrop/delivery'
import type { Address, AddressFault, Hex, ProvenRow, ShardIndex } from '@slotdrop/drops'
import type { Sentence } from '@slotdrop/messages'
import type { FilesProblem } from './drop/dropFiles.ts'

/** What became of a row, with why its last payment failed as a sentence. */
export type ShownHistory =
  | Exclude<RowHistory, { readonly kind: 'failed' }>
  | (Omit<Extract<RowHistory, { readonly kind: 'failed' }>, 'reason'> & { readonly reason: Sentence })

/** The network of a drop, in words. */
type DropChain = {
  readonly name: string
  /** Symbol of its coin. */
  readonly coin: string
}

/** What the public files of a drop tell, checked against its id. */
export type FoundDrop =
  | {
      readonly status: 'found'
      readonly index: ShardIndex
      readonly chain: DropChain
      /** Symbol of what is taken from the sender: of the token, or of the wrapped coin that is paid as coins. */
      readonly taken: string
      readonly config: RuntimeConfig
    }
  | { readonly status: 'failed'; readonly problem: FilesProblem }
  | { readonly status: 'failed'; readonly problem: 'no-chain'; readonly chainId: number }

/** Where a row's transaction can be looked at; undefined where its network has no explorer. */
type RowStory = {
  readonly history: ShownHistory
  readonly explorerUrl: string | undefined
  /** When it was paid, in milliseconds since 1970; undefined where it was not, or where the node does not tell. */
  readonly paidAt: number | undefined
}

/** Whether anybody may claim a row of a drop, as the chain says. */
export type Claiming = 'open' | 'not-open-yet' | 'sender-sends' | 'closed' | 'cancelled'

/** What is still to be claimed of a drop, and what of it its sender's account covers at the moment. Base units; ERC-721: tokens. */
export type Coverage = {
  /** `some`: of a list that is too long to be added up here nobody knows whether it is all. */
  readonly state: 'all' | 'part' | 'none' | 'some'
  readonly openRows: number
  /** Undefined where it is not added up. */
  readonly open: bigint | undefined
  readonly available: bigint
}

/** What an address has in a drop. */
export type FoundRows =
  | { readonly status: 'not-listed' }
  /** The files say something that the root on chain contradicts. */
  | { readonly status: 'tampered'; readonly reason: Sentence | string }
  | { readonly status: 'files-missing' }
  /** Proven to be listed; the chain could not be asked. */
  | { readonly status: 'chain-down'; readonly rows: readonly ProvenRow[]; readonly reason: Sentence | string }
  | {
      readonly status: 'known'
      readonly rows: readonly ProvenRow[]
      readonly claims: Claims
      readonly stories: readonly RowStory[]
      readonly agreement: NodeAgreement
    }

/** One row of an address, proven, and what the chain says of it. */
export type Received = {
  readonly index: ShardIndex
  readonly row: ProvenRow
  readonly chainName: string
  /** Whether its token is one that needs no suspicion. */
  readonly isKnownToken: boolean
  /** Undefined while the drop's network does not answer. */
  readonly status: ClaimStatus | undefined
  /** Account that may send rows of the drop for its sender; undefined for nobody. */
  readonly operator: Address | undefined
  readonly history: ShownHistory
  /** When it was paid, in milliseconds since 1970; undefined where it was not, or where the node does not tell. */
  readonly paidAt: number | undefined
  /** Wei that the address itself paid to claim it; undefined where others paid, or where the node does not tell. */
  readonly claimFee: bigint | undefined
}

/** What a network charged of late. */
export type NetworkFees = {
  /** Wei a unit of gas: the lowest and the highest price of its last blocks, tips included. */
  readonly lowWei: bigint
  readonly highWei: bigint
  /** Blocks that were looked at. */
  readonly blocks: number
  /** Symbol of its coin. */
  readonly coin: string
  /** Whether a fee for data on Ethereum comes on top. */
  readonly hasDataFee: boolean
  /** How it prices new state, as its node has it. */
  readonly gasSchedule: GasSchedule
}

/** What a page for recipients asks its worker: whatever hashes, proves or talks to a chain lies there. */
export type DropRequests = {
  /** A text that somebody typed, or that stands in a link. */
  address: { parameters: string; result: { readonly address: Address } | { readonly fault: AddressFault } }
  /** Reads a drop, and the rows of an address where one is named, before anybody asks for them. `config`: as the server answered it. */
  ahead: {
    parameters: { readonly dropId: Hex; readonly account: string | undefined; readonly config: unknown }
    result: void
  }
  drop: { parameters: Hex; result: FoundDrop }
  rows: { parameters: { readonly dropId: Hex; readonly account: Address }; result: FoundRows }
  /** The words of its slots: a bit that is set is a row that is settled. */
  words: { parameters: Hex; result: readonly bigint[] }
  claiming: { parameters: Hex; result: Claiming }
  /** The account that sends it, where that is the sender service's of this site. */
  sendingService: { parameters: Hex; result: Address | undefined }
  coverage: { parameters: Hex; result: Coverage }
  /** Wei a unit of gas. */
  gasPrice: { parameters: Hex; result: bigint }
  /** By the id of a chain. */
  fees: { parameters: number; result: NetworkFees }
  /** Rows of an address in one drop; undefined where its files can't be read. */
  received: {
    parameters: { readonly dropId: Hex; readonly account: Address }
    result: readonly Received[] | undefined
  }
}
