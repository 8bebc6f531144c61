import { TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem'

/** What a node does not know is undefined; other failures are thrown. */
export function ifKnown<T>(promise: Promise<T>): Promise<T | undefined> {
  return promise.catch((error: unknown) => {
    if (error instanceof TransactionReceiptNotFoundError || error instanceof TransactionNotFoundError) return undefined
    throw error
  })
}
