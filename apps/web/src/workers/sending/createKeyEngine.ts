import {
  type ChainClient,
  createSender,
  type Journal,
  parseHash,
  type Sender,
  type SendState,
} from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import type { PrivateKeyAccount } from 'viem/accounts'

/** Sends with a key that asks nobody. */
export function createKeyEngine({
  client,
  account,
  manifest,
  journal,
  pollMilliseconds,
  maxFeePerGas,
  onChange,
}: {
  readonly client: ChainClient
  readonly account: PrivateKeyAccount
  readonly manifest: Manifest
  readonly journal: Journal
  readonly pollMilliseconds: number
  /** Wei a unit of gas, at this moment. */
  readonly maxFeePerGas: () => bigint
  readonly onChange: (state: SendState) => void
}): Sender {
  const { chainId } = manifest.terms
  return createSender({
    client,
    manifest,
    journal,
    pollMilliseconds,
    onChange,
    wallet: {
      address: () => account.address,
      chainId: async () => chainId,
      async sendTransaction({ to, data, value, gas, nonce }) {
        const { maxPriorityFeePerGas } = await client.estimateFeesPerGas()
        const ceiling = maxFeePerGas()
        const serializedTransaction = await account.signTransaction({
          type: 'eip1559',
          chainId,
          to,
          data,
          value,
          gas: gas ?? (await client.estimateGas({ account: account.address, to, data, value })),
          nonce: nonce ?? (await client.getTransactionCount({ address: account.address })),
          maxFeePerGas: ceiling,
          maxPriorityFeePerGas: maxPriorityFeePerGas < ceiling ? maxPriorityFeePerGas : ceiling,
        })
        return parseHash(await client.sendRawTransaction({ serializedTransaction }))
      },
    },
  })
}
