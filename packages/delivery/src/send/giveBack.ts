import type { Address, Hex } from '@slotdrop/drops'
import { keccak256 } from 'viem'
import { feePerGasOf, type FeePolicy, maxFeeOf } from '../fees/feePolicy.ts'
import { fetchMarket } from '../fees/fetchMarket.ts'
import { ifKnown } from '../follow/ifKnown.ts'
import { broadcastOffered } from '../network/broadcastOffered.ts'
import { fetchL1Fee } from '../network/fetchL1Fee.ts'
import { type ChainClient, type Clock, type Fees, type LocalSigner, systemClock } from '../ports.ts'

/** Gas money on its way back. */
export type GivenBack = {
  readonly hash: Hex
  /** Wei. */
  readonly value: bigint
}

/** What giving back needs. */
export type GiveBackParameters = {
  readonly client: ChainClient
  readonly signer: LocalSigner
  /** The drop's sender. */
  readonly to: Address
  readonly chainId: number
  /** Read anew at each look: while gas costs more, it waits. */
  readonly fees: Pick<FeePolicy, 'ceiling'>
  readonly clock?: Clock | undefined
  /** Milliseconds between looks at the chain. Default 4000. */
  readonly pollMilliseconds?: number | undefined
  /** Called with the transaction before it is broadcast: what ends in between is found by its hash. */
  readonly onTransaction?: ((given: GivenBack) => Promise<void>) | undefined
}

/** What gas costs now, with an eighth to spare for the next block, in the form that the chain has; undefined above the ceiling. */
async function fetchFees(client: ChainClient, ceiling: bigint): Promise<Fees | undefined> {
  const market = await fetchMarket(client)
  const price = feePerGasOf(market)
  if (price > ceiling) return undefined
  const ample = price + price / 8n
  const most = ample < ceiling ? ample : ceiling
  if (market.baseFee === undefined) return { gasPrice: most }
  // Both the same: then this is what it costs, to the last unit, and nothing stays behind.
  return { maxFeePerGas: most, maxPriorityFeePerGas: most }
}

/** What is signed now; undefined where nothing is worth a fee. */
async function sign(
  { client, signer, to, chainId }: GiveBackParameters,
  nonce: number,
  fees: Fees,
): Promise<(GivenBack & { readonly serializedTransaction: Hex; readonly fees: Fees }) | undefined> {
  const [balance, gas] = await Promise.all([
    client.getBalance({ address: signer.address }),
    // A Safe takes more for receiving than an account with a key.
    client.estimateGas({ account: signer.address, to, value: 0n }),
  ])
  const request = { to, data: '0x', value: balance, gas, nonce } as const
  const value = balance - gas * maxFeeOf(fees) - (await fetchL1Fee({ client, chainId, request }))
  if (value <= 0n) return undefined
  const call = { chainId, to, value, gas, nonce }
  const serializedTransaction = await ('gasPrice' in fees
    ? signer.signTransaction({ type: 'legacy', ...call, ...fees })
    : signer.signTransaction({ type: 'eip1559', ...call, ...fees }))
  return { hash: keccak256(serializedTransaction), value, serializedTransaction, fees }
}

/**
 * Sends what a signer holds, but for the fee, back to a drop's sender, and waits until it is mined; undefined where nothing worth a fee is
 * left. Waits while something of the signer is under way, and while gas costs more than allowed.
 *
 * @throws whatever the client throws: called again, it goes on
 */
export async function giveBack(parameters: GiveBackParameters): Promise<GivenBack | undefined> {
  const { client, signer, fees, clock = systemClock, pollMilliseconds = 4000, onTransaction } = parameters
  const { address } = signer
  let sent: GivenBack | undefined
  for (;;) {
    const [balance, used, next] = await Promise.all([
      client.getBalance({ address }),
      client.getTransactionCount({ address, blockTag: 'latest' }),
      client.getTransactionCount({ address, blockTag: 'pending' }),
    ])
    // A lagging node may report the transaction as missing just before it is mined.
    if (sent && (await isMined(parameters, sent.hash, used))) return sent
    if (balance === 0n) return undefined
    const offered = used === next ? await fetchFees(client, fees.ceiling) : undefined
    const signed = offered && (await sign(parameters, used, offered))
    if (offered && !signed) return undefined
    if (signed) {
      const { hash, value, serializedTransaction } = signed
      await onTransaction?.({ hash, value })
      // The next look offers what the node requires.
      if ((await broadcastOffered(client, serializedTransaction, signed.fees)) === undefined) continue
      sent = { hash, value }
      if (await isMined(parameters, hash, used)) return { hash, value }
    }
    await clock.sleep(pollMilliseconds)
  }
}

/** Waits until the nonce is used; whether it was by this transaction. One that nodes forget leaves its nonce free. */
async function isMined(
  { client, signer: { address }, clock = systemClock, pollMilliseconds = 4000 }: GiveBackParameters,
  hash: Hex,
  nonce: number,
): Promise<boolean> {
  for (;;) {
    const [receipt, next] = await Promise.all([
      ifKnown(client.getTransactionReceipt({ hash })),
      client.getTransactionCount({ address, blockTag: 'pending' }),
    ])
    if (receipt) return receipt.status === 'success'
    if (next <= nonce) return false
    const used = await client.getTransactionCount({ address, blockTag: 'latest' })
    // Mined between the questions, or something else took its place.
    if (used > nonce) return (await ifKnown(client.getTransactionReceipt({ hash })))?.status === 'success'
    await clock.sleep(pollMilliseconds)
  }
}
