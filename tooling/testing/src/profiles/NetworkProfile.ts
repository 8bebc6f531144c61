import type { Hex } from 'viem'
import type { NodeCall } from '../faults/createFaultyNode.ts'

/** A call of the chain behind a network. @throws NodeRefusal with the chain's error */
export type Ask = (method: string, params?: readonly unknown[]) => Promise<unknown>

/** A mined transaction, as the chain behind reports it. */
export type MinedTransaction = {
  readonly hash: Hex
  readonly from: Hex
  readonly gasUsed: bigint
  /** Wei a unit of gas. */
  readonly effectiveGasPrice: bigint
  readonly baseFee: bigint
}

/** What the nodes of a network have in common. */
type NetworkContext = {
  readonly ask: Ask
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Mines one block with the network's base fee. */
  readonly mine: () => Promise<void>
}

/** A network's node. */
export type NetworkNode = {
  /** @throws NodeRefusal with the node's answer */
  answer(call: NodeCall): Promise<unknown>
  /** Wei that a mined transaction costs more (or less, below zero) than on the chain behind; charged to its account. */
  extraFeeOf?(transaction: MinedTransaction): Promise<bigint>
  /** A refusal of the whole request if it has too many calls. */
  refuseBatch?(calls: number): { readonly status: number; readonly code: number; readonly message: string } | undefined
}

/** A kind of network, as its nodes behave. */
export type NetworkProfile = {
  readonly name: string
  /** EIP-155: a chain of this kind. */
  readonly chainId: number
  /** Between blocks. */
  readonly blockMilliseconds: number
  /** Wei a unit of gas, by the number of blocks since the network was started. */
  readonly baseFee: (block: number) => bigint
  readonly createNode: (context: NetworkContext) => NetworkNode | Promise<NetworkNode>
}
