import { getChainFacts } from '@slotdrop/chains'
import type { Address, Hex } from '@slotdrop/drops'
import { keccak256, type TransactionReceipt } from 'viem'
import { feePerGasOf, type FeePolicy, maxFeeOf } from '../fees/feePolicy.ts'
import { fetchMarket } from '../fees/fetchMarket.ts'
import { ifKnown } from '../follow/ifKnown.ts'
import { broadcastOffered } from '../network/broadcastOffered.ts'
import { feeOfReceipt, fetchL1Fee } from '../network/fetchL1Fee.ts'
import { type ChainClient, type Clock, type Fees, type LocalSigner, systemClock } from '../ports.ts'

/** Gas money on its way back. */
export type GivenBack = {
  readonly hash: Hex
  /** Wei, with those of refunds before it if one transaction was not enough. */
  readonly value: bigint
}

/** Gas money that went back. */
export type Refund = GivenBack & {
  /** Wei that stay in the account, as sending them costs more: chains with a data fee use less gas than they estimate. */
  readonly left: bigint
}

/** Parameters of `giveBack`. */
export type GiveBackParameters = {
  readonly client: ChainClient
  readonly signer: LocalSigner
  /** The drop's sender. */
  readonly to: Address
  readonly chainId: number
  /** Read anew at each look: while gas costs more, it waits. */
  readonly fees: Pick<FeePolicy, 'ceiling'>
  /** Wei that the account should hold: what it was given less the fees of the journal. Left out: not known. */
  readonly expected?: bigint | undefined
  readonly clock?: Clock | undefined
  /** Milliseconds between looks at the chain. Default 4000. */
  readonly pollMilliseconds?: number | undefined
  /** Milliseconds between looks that must agree before an account counts as empty. Default four polls: longer than most nodes lag. */
  readonly doubtMilliseconds?: number | undefined
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

/** An account, as one look at the chain found it. */
type Look = {
  readonly balance: bigint
  /** Transactions that are mined, and those that wait too. */
  readonly used: number
  readonly next: number
  /** Units of gas that a transfer takes: more to a Safe than to an account with a key. */
  readonly gas: bigint
}

/** Looks in a row with the same balance, at least one, and their estimates. */
type Looks = { readonly last: Look; readonly estimates: readonly bigint[] }

type Signed = GivenBack & Pick<Look, 'balance' | 'used'> & { readonly serializedTransaction: Hex }

/** Looks that must agree if the account should hold more. */
const contradictedLooks = 5
/** Looks after which a chain that is not known to have a data fee counts as one whose estimates change. */
const changingLooks = 20

async function fetchLook({ client, signer: { address }, to }: GiveBackParameters): Promise<Look> {
  const [balance, used, next] = await Promise.all([
    client.getBalance({ address }),
    client.getTransactionCount({ address, blockTag: 'latest' }),
    client.getTransactionCount({ address, blockTag: 'pending' }),
  ])
  const gas = balance === 0n ? 0n : await client.estimateGas({ account: address, to, value: 0n })
  return { balance, used, next, gas }
}

function addLook(before: Looks | undefined, last: Look): Looks {
  const isSame = before?.last.balance === last.balance && before.last.used === last.used
  return { last, estimates: [...(isSame ? before.estimates : []), last.gas] }
}

/** The gas limit that two estimates agree on. Those of chains with a data fee differ a little from block to block. */
function agreedGas(chainId: number, estimates: readonly bigint[]): bigint | undefined {
  const [last = 0n, before = 0n] = estimates.toReversed()
  if (estimates.length < 2) return undefined
  if (before === last) return last
  const isExact = !getChainFacts(chainId).hasDataFee && estimates.length < changingLooks
  const [low, high] = last < before ? [last, before] : [before, last]
  return !isExact && (high - low) * 8n <= high ? high : undefined
}

/** Wei that can go back; zero if they are not worth a fee. */
async function fetchValue(
  { client, to, chainId }: GiveBackParameters,
  { balance, used: nonce }: Look,
  gas: bigint,
  fees: Fees,
): Promise<bigint> {
  if (balance === 0n) return 0n
  const l1Fee = await fetchL1Fee({ client, chainId, request: { to, data: '0x', value: balance, gas, nonce } })
  const value = balance - gas * maxFeeOf(fees) - l1Fee
  return value > 0n ? value : 0n
}

async function sign(
  { signer, to, chainId }: GiveBackParameters,
  { balance, used }: Look,
  { value, gas, fees }: { readonly value: bigint; readonly gas: bigint; readonly fees: Fees },
): Promise<Signed> {
  const call = { chainId, to, value, gas, nonce: used }
  const serializedTransaction = await ('gasPrice' in fees
    ? signer.signTransaction({ type: 'legacy', ...call, ...fees })
    : signer.signTransaction({ type: 'eip1559', ...call, ...fees }))
  return { hash: keccak256(serializedTransaction), value, balance, used, serializedTransaction }
}

function sum(refund: GivenBack | undefined, { hash, value }: GivenBack): GivenBack {
  return { hash, value: (refund?.value ?? 0n) + value }
}

/**
 * Sends what a signer holds, but for the fee, back to a drop's sender, and waits until it is mined; undefined where nothing worth a fee is
 * left. Waits while something of the signer is under way, and while gas costs more than allowed. It neither signs nor ends by one look at
 * the chain: two must agree, or the balance must be the expected one.
 *
 * @throws whatever the client throws: called again, it goes on
 */
export async function giveBack(parameters: GiveBackParameters): Promise<Refund | undefined> {
  const { client, chainId, fees, clock = systemClock, pollMilliseconds = 4000, onTransaction } = parameters
  const { doubtMilliseconds = 4 * pollMilliseconds } = parameters
  let { expected } = parameters
  let [signed, refund, looks]: [Signed?, GivenBack?, Looks?] = []
  /** Nodes that report fewer mined transactions lag. */
  let minUsed = 0
  for (;;) {
    const look = await fetchLook(parameters)
    // A lagging node may report the transaction as missing just before it is mined.
    const receipt = signed && (await fetchReceipt(parameters, signed.hash, look.used))
    if (signed && receipt?.status === 'success') {
      expected = signed.balance - signed.value - feeOfReceipt(receipt)
      refund = sum(refund, signed)
      minUsed = signed.used + 1
      signed = undefined
      looks = undefined
    } else if (look.used < minUsed) {
      await clock.sleep(pollMilliseconds)
    } else {
      looks = addLook(looks, look)
      const isExpected = look.balance === expected
      const isIdle = look.used === look.next
      const offered = isIdle && look.balance > 0n ? await fetchFees(client, fees.ceiling) : undefined
      const agreed = agreedGas(chainId, looks.estimates)
      const gas = agreed ?? look.gas
      const value = offered && (await fetchValue(parameters, look, gas, offered))
      if (look.balance === 0n || value === 0n) {
        const enough = expected === undefined || expected < look.balance ? 2 : contradictedLooks
        // Its nonce is used, and a node that lags has no receipt yet.
        const all = signed && look.used > signed.used ? sum(refund, signed) : refund
        if (isExpected || looks.estimates.length >= enough) return all && { ...all, left: look.balance }
        await clock.sleep(doubtMilliseconds)
      } else {
        if (offered && value !== undefined && agreed !== undefined) {
          signed = await sign(parameters, look, { value, gas, fees: offered })
          looks = undefined
          await onTransaction?.(sum(refund, signed))
          const hash = await broadcastOffered(client, signed.serializedTransaction, offered)
          // The next look offers what the node requires.
          if (hash === undefined) signed = undefined
        } else await clock.sleep(pollMilliseconds)
      }
    }
  }
}

/** The receipt, once the nonce is used by this transaction. One that nodes forget leaves its nonce free. */
async function fetchReceipt(
  { client, signer: { address }, clock = systemClock, pollMilliseconds = 4000 }: GiveBackParameters,
  hash: Hex,
  nonce: number,
): Promise<TransactionReceipt | undefined> {
  for (;;) {
    const [receipt, next] = await Promise.all([
      ifKnown(client.getTransactionReceipt({ hash })),
      client.getTransactionCount({ address, blockTag: 'pending' }),
    ])
    if (receipt) return receipt
    if (next <= nonce) return undefined
    const used = await client.getTransactionCount({ address, blockTag: 'latest' })
    // Mined between the two requests, or another transaction took its place.
    if (used > nonce) return ifKnown(client.getTransactionReceipt({ hash }))
    await clock.sleep(pollMilliseconds)
  }
}
