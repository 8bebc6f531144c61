import { broadcastOffered, type ChainClient, type Clock, fetchOffer, type TransactionRequest } from '@slotdrop/delivery'
import type { Hex } from '@slotdrop/drops'
import { type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'

/** Milliseconds between reads of a receipt, and between looks at the price of gas. */
const pollMilliseconds = 4000
/** Reads of a receipt before a transaction counts as lost: half an hour. */
const mostReads = 450

/** A wallet of one key that waits for cheaper gas and for its receipts. */
export type KeyWallet = {
  send(request: TransactionRequest): Promise<Hex>
  /** @throws if the transaction reverted, or no receipt comes within half an hour */
  confirm(hash: Hex): Promise<TransactionReceipt>
}

export function createKeyWallet(
  client: ChainClient,
  account: PrivateKeyAccount,
  { clock, chainId, ceiling }: { readonly clock: Clock; readonly chainId: number; readonly ceiling: bigint },
): KeyWallet {
  const { address } = account
  let leastNonce = 0

  const awaitFees = async () => {
    for (;;) {
      const offer = await fetchOffer(client, ceiling)
      if (offer.kind === 'offer') return offer.fees
      await clock.sleep(pollMilliseconds)
    }
  }
  return {
    async send({ to, data, value }) {
      for (;;) {
        const fees = await awaitFees()
        const [gas, pending] = await Promise.all([
          client.estimateGas({ account: address, to, data, value }),
          client.getTransactionCount({ address, blockTag: 'pending' }),
        ])
        // A node that lags does not count the transaction before.
        const nonce = Math.max(pending, leastNonce)
        const call = { chainId, to, data, value, nonce, gas: (gas * 12n) / 10n }
        const raw = await ('gasPrice' in fees
          ? account.signTransaction({ type: 'legacy', ...call, ...fees })
          : account.signTransaction({ type: 'eip1559', ...call, ...fees }))
        const hash = await broadcastOffered(client, raw, fees)
        leastNonce = hash === undefined ? leastNonce : nonce + 1
        if (hash !== undefined) return hash
      }
    },
    async confirm(hash) {
      for (let reads = 0; reads < mostReads; reads++) {
        const receipt = await client.getTransactionReceipt({ hash }).catch((error: unknown) => {
          if (!(error instanceof TransactionReceiptNotFoundError)) throw error
          return undefined
        })
        if (receipt?.status === 'reverted') throw new Error(`The transaction ${hash} reverted.`)
        if (receipt) return receipt
        await clock.sleep(pollMilliseconds)
      }
      throw new Error(`The transaction ${hash} has no receipt after half an hour.`)
    },
  }
}
