import { type Hex, parseTransaction, recoverTransactionAddress, type TransactionSerialized } from 'viem'
import { type NodeCall, NodeRefusal } from '../faults/createFaultyNode.ts'
import type { Ask } from './NetworkProfile.ts'

/** A transaction that a node is given. */
export type OfferedTransaction = {
  readonly raw: Hex
  readonly from: Hex
  readonly nonce: number
  readonly gas: bigint
  readonly value: bigint
  /** Wei a unit of gas, as nodes read them: for the old type the gas price is both. */
  readonly maxFee: bigint
  readonly tip: bigint
}

/** The transaction of a broadcast; undefined for another call. */
export async function readBroadcast({ method, params }: NodeCall): Promise<OfferedTransaction | undefined> {
  if (method !== 'eth_sendRawTransaction') return undefined
  // Sound: the one parameter is a serialized transaction, or the parser throws.
  const raw = params?.[0] as TransactionSerialized
  const { nonce = 0, gas = 0n, value = 0n, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = parseTransaction(raw)
  const from = await recoverTransactionAddress({ serializedTransaction: raw })
  const maxFee = maxFeePerGas ?? gasPrice ?? 0n
  return { raw, from, nonce, gas, value, maxFee, tip: gasPrice ?? maxPriorityFeePerGas ?? 0n }
}

/** What geth and its forks answer. Their JSON-RPC code is that of any error of a server. */
export function refuse(message: string): never {
  throw new NodeRefusal({ code: -32_000, message })
}

/** Refuses a priority fee below a minimum, as the pools of geth and its forks do (core/txpool/validation.go). */
export function assertTip({ tip }: OfferedTransaction, minimum: bigint): void {
  if (tip < minimum) refuse(`transaction underpriced: gas tip cap ${tip}, minimum needed ${minimum}`)
}

/** Transactions of an account: mined, and with those of the pool that follow them. */
export async function countTransactions(ask: Ask, from: Hex): Promise<{ used: number; pending: number }> {
  const [used, pending] = await Promise.all(
    ['latest', 'pending'].map((tag) => ask('eth_getTransactionCount', [from, tag])),
  )
  return { used: Number(used), pending: Number(pending) }
}

/** Makes a function that runs one task after another. */
export function createTurns(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const next = last.then(task)
    last = next.catch(() => undefined)
    return next
  }
}
