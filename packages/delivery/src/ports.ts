import type { Address, Hex } from '@slotdrop/drops'
import type { PublicClient, TransactionSerializableEIP1559, TransactionSerializableLegacy } from 'viem'

/** What is read from the chain, with any transport. */
export type ChainClient = PublicClient

/** What is offered for a unit of gas, in wei; the second kind for chains without EIP-1559. */
export type Fees =
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
  | { readonly gasPrice: bigint }

/** A call as it is handed to a wallet. */
export type TransactionRequest = {
  readonly to: Address
  readonly data: Hex
  /** Wei. */
  readonly value: bigint
  readonly gas?: bigint
  /** Wei a unit of gas. A wallet may choose other fees. */
  readonly fees?: Fees
  /** The nonce that the journal wrote down. A wallet may choose another one. */
  readonly nonce?: number
  /** The account that must sign: a wallet that has switched refuses, instead of signing with another. */
  readonly from?: Address
  /** The network it is for: a wallet that has switched refuses. */
  readonly chainId?: number
}

/** The wallet that owns the sender's account, or an operator's. */
export type SenderWallet = {
  /** The account that is connected now; undefined while none is. */
  address(): Address | undefined
  /** The network that the wallet is on now. */
  chainId(): Promise<number>
  /** Asks the user; answers the hash, or throws what the wallet threw. */
  sendTransaction(request: TransactionRequest): Promise<Hex>
  /** Any other request of EIP-1193. Left out: the wallet is asked for nothing that only some can do. */
  request?(method: string, params: readonly unknown[]): Promise<unknown>
}

/** An account that signs without asking anybody: a sending key, an operator's, a keystore's. viem's local accounts are such. */
export type LocalSigner = {
  readonly address: Address
  /** Signs; the answer is the raw transaction. The same transaction gives the same bytes (RFC 6979). */
  signTransaction(transaction: TransactionSerializableEIP1559 | TransactionSerializableLegacy): Promise<Hex>
}

/** Time, as a parameter. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** @param signal Whoever waits no longer: it may resolve at once */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
}

/** The clock on the wall. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      signal?.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    }),
}
