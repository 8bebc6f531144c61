import { slotDistributorAbi } from '@slotdrop/contracts'
import type { ChainFacts } from '@slotdrop/chains'
import { type Address, type Hex, type Manifest, slotRows, takesErc20, slotWord } from '@slotdrop/drops'
import { decodeFunctionResult, isAddressEqual } from 'viem'
import {
  FeeTooHighError,
  inexactReason,
  InsufficientFundsError,
  noReason,
  NotApprovedError,
  NothingPayableError,
  RevertedError,
  RowTooLargeError,
  ShortAllowanceError,
  ShortBalanceError,
  toDeliveryError,
} from '../errors/index.ts'
import { isTooLarge as saysTooLarge } from '../errors/isTooLarge.ts'
import { type FeeMarket, trialFees } from '../fees/feePolicy.ts'
import { fetchMarket } from '../fees/fetchMarket.ts'
import { fetchL1Fee } from '../network/fetchL1Fee.ts'
import { fetchRowReason } from '../refusals/fetchRowReason.ts'
import { findInexactRowByCall, isInexactTransfer } from './findInexactRow.ts'
import type { ChainClient, TransactionRequest } from '../ports.ts'
import { fetchFunds } from '../authorise/fetchFunds.ts'
import { coinOf } from '../authorise/coinOf.ts'
import { takenToken } from '../authorise/takenToken.ts'
import { needsOf, totalOf } from '../authorise/needs.ts'
import { chooseRowGas, headroomOf, spareOf, trialRowGas } from '../fees/rowGas.ts'
import { sendRequest } from './sendRequest.ts'
import { countAll, halve, type Masks } from './sizeTransaction.ts'

/** Percent of gas above the estimate. */
const defaultReserve = 25n

/** One transaction for some rows of one or more slots. */
export type PlannedTransaction = {
  readonly request: TransactionRequest & { readonly from: Address; readonly gas: bigint }
  /** Units of gas for the call of each row. */
  readonly rowGas: bigint
  /** Rows that it asks for, by slot. */
  readonly masks: Masks
  /** Rows among them that the token would refuse as things stand. */
  readonly refused: Masks
  /** Estimated units of gas, without the headroom of the last row. */
  readonly estimate: bigint
  /** What was asked for did not fit into one transaction. */
  readonly isTooLarge: boolean
}

/** What a plan is made from. */
export type PlanParameters = {
  readonly client: ChainClient
  readonly manifest: Manifest
  /** Open rows that shall be paid, by slot. */
  readonly rows: Masks
  /** Most gas that a transaction can be given. */
  readonly gasCap: bigint
  /** Default: what is known of the chain. */
  readonly facts?: ChainFacts | undefined
  /** The account that signs. */
  readonly account: Address
  /** False for contract accounts: who executes what they sign pays the fee. Default true. */
  readonly paysFee?: boolean | undefined
  /** Percent of gas above the estimate. Default: 25. */
  readonly gasReserve?: bigint | undefined
  /** Wei a unit of gas that the user does not want to go above. */
  readonly feeCeiling?: bigint | undefined
}

/** Wei that the account holds, and what gas costs, for trials. */
type Purse = { readonly market: FeeMarket; readonly purse: bigint }

type Planning = PlanParameters & Purse

/** The call of a trial, with the fees that the transaction would have, as far as the account holds them. */
function toTrial({ manifest, account, market, purse }: Planning, masks: Masks, rowGas: bigint, gas: bigint) {
  const request = sendRequest(manifest, masks, rowGas)
  return { account, ...request, ...trialFees(market, { purse, gas, value: request.value }) }
}

/** Refuses what would revert for balance, allowance or fee, with the figures. */
async function assertMoney({ client, manifest, account }: PlanParameters, masks: Masks): Promise<void> {
  const { terms } = manifest
  const token = takenToken(manifest)
  const needs = needsOf(manifest, masks)
  const { balance, allowance } = await fetchFunds({ client, terms, needs, payer: account })
  const needed = totalOf(needs)
  if (takesErc20(terms) && balance < needed) throw new ShortBalanceError({ token, has: balance, needs: needed })
  if (takesErc20(terms) && allowance < needed) throw new ShortAllowanceError({ token, has: allowance, needs: needed })
  if (allowance === 0n) throw new NotApprovedError({ token })
}

/** Refuses what the account can't pay for: value, gas, and what chains of the OP stack take for its bytes on L1. */
async function assertFee(
  { client, manifest, account, facts, feeCeiling, paysFee = true }: PlanParameters,
  request: TransactionRequest & { readonly gas: bigint },
): Promise<void> {
  const { chainId } = manifest.terms
  const [feePerGas, has, l1Fee] = await Promise.all([
    client.getGasPrice(),
    client.getBalance({ address: account }),
    paysFee ? fetchL1Fee({ client, chainId, facts, request }) : 0n,
  ])
  if (feeCeiling !== undefined && feePerGas > feeCeiling) throw new FeeTooHighError({ feePerGas, ceiling: feeCeiling })
  const needs = (paysFee ? request.gas * feePerGas + l1Fee : 0n) + request.value
  if (has < needs) throw new InsufficientFundsError({ shortfall: { token: coinOf(chainId, client.chain), has, needs } })
}

/** Gas that a call takes; undefined when no transaction can have so much. On the block on which it is tried as well. */
async function estimateGas(planning: Planning, masks: Masks): Promise<bigint | undefined> {
  const { client, gasCap } = planning
  try {
    const trial = toTrial(planning, masks, trialRowGas(gasCap), gasCap)
    const estimate = await client.estimateGas({ ...trial, blockTag: 'latest' })
    return estimate > gasCap ? undefined : estimate
  } catch (error) {
    if (saysTooLarge(error)) return undefined
    throw toDeliveryError(error)
  }
}

/** Rows that a call of `send` answers to have left open, by slot. */
function decodeFailed(masks: Masks, data: Hex): Map<number, bigint> {
  const [, failed] = decodeFunctionResult({ abi: slotDistributorAbi, functionName: 'send', data })
  const slots = [...masks.keys()].toSorted((a, b) => a - b)
  return new Map(slots.map((slot, index): [number, bigint] => [slot, failed[index] ?? 0n]).filter(([, rows]) => rows))
}

/** Rows that the call would leave open when their calls are given this gas. */
async function fetchRefused(planning: Planning, masks: Masks, rowGas: bigint): Promise<Map<number, bigint>> {
  const { client, gasCap: gas } = planning
  const { data = '0x' } = await client.call({ ...toTrial(planning, masks, rowGas, gas), gas })
  return decodeFailed(masks, data)
}

/**
 * Rows that keep the call of somebody other than the sender from paying at all: such a call pays every row of its mask or
 * reverts naming the first that is refused. A call by the sender would leave them open, so it tells all of them at once.
 */
async function rowsThatStop({ client, manifest, account, gasCap }: PlanParameters, masks: Masks, error: unknown) {
  const { terms } = manifest
  const refusal = error instanceof RevertedError ? error.refusal : undefined
  if (!(error instanceof RevertedError) || refusal?.kind !== 'RowRejected' || terms.policy === 'strict') throw error
  if (isAddressEqual(account, terms.sender)) throw error
  const slot = Number(error.args[0])
  const request = sendRequest(manifest, masks, trialRowGas(gasCap))
  // The sender's coins are no condition here: who sends brings them.
  const stateOverride = request.value > 0n ? [{ address: terms.sender, balance: request.value * 2n }] : undefined
  const refused = await client
    .call({ account: terms.sender, ...request, ...(stateOverride && { stateOverride }) })
    .then(
      ({ data = '0x' }) => decodeFailed(masks, data),
      // A node that lends no other account or state: the rows are found one after another.
      () => new Map<number, bigint>(),
    )
  return refused.set(slot, (refused.get(slot) ?? 0n) | slotWord.maskOf([refusal.row]))
}

/** Refuses a slot none of whose rows would be paid; the others of its transaction are planned without it. */
async function assertPayable({ client, manifest }: PlanParameters, masks: Masks, refused: Masks): Promise<void> {
  const hopeless = [...masks].find(([slot, mask]) => (mask & ~(refused.get(slot) ?? 0n)) === 0n)
  if (!hopeless) return
  const [slot, mask] = hopeless
  const first = slotRows(manifest, slot).find((_, row) => slotWord.isSet(mask, row))
  const reason = first ? await fetchRowReason(client, manifest, first) : noReason
  throw new NothingPayableError({ slot, mask, reason })
}

/**
 * Gives up the row at which balances would not add up, and its slot where the drop is strict; the others are planned without it.
 * Where it is the token's doing, nothing is given up: what was thrown is thrown again.
 */
async function giveUpInexactRow(parameters: Planning, masks: Masks, error: unknown): Promise<never> {
  const { market, purse, gasCap: gas } = parameters
  const fees = trialFees(market, { purse, gas, value: 0n })
  const odd = await findInexactRowByCall({ ...parameters, fees }, masks)
  if (!odd) throw error
  const isStrict = parameters.manifest.terms.policy === 'strict'
  const mask = isStrict ? (masks.get(odd.slot) ?? 0n) : slotWord.maskOf([odd.row])
  throw new NothingPayableError({ slot: odd.slot, mask, reason: inexactReason })
}

function without(masks: Masks, refused: Masks): Map<number, bigint> {
  return new Map([...masks].map(([slot, mask]) => [slot, mask & ~(refused.get(slot) ?? 0n)]))
}

/** Half of what was asked for. @throws RowTooLargeError when that was one row */
function shrink(masks: Masks): Map<number, bigint> {
  const [first] = masks
  if (first && countAll(masks) === 1) throw new RowTooLargeError({ slot: first[0] })
  return halve(masks)
}

/** What fails for want of money may do so with fewer slots. */
function isShort(error: unknown): boolean {
  return (
    error instanceof ShortBalanceError ||
    error instanceof ShortAllowanceError ||
    error instanceof InsufficientFundsError
  )
}

/**
 * Prepares the transaction for some open rows. When it needs more gas than a transaction of this chain may use, or more money than there
 * is, half of the slots are taken, then half of the rows, and so on; the rest is open afterwards.
 *
 * @throws DeliveryError with the reason when the call would revert, or would pay nobody of one of the slots
 */
export async function planTransaction(parameters: PlanParameters): Promise<PlannedTransaction> {
  const { client, account } = parameters
  const [market, purse] = await Promise.all([fetchMarket(client), client.getBalance({ address: account })])
  const planning: Planning = { ...parameters, market, purse }
  let masks = new Map(parameters.rows)
  let isTooLarge = false
  for (;;) {
    try {
      await assertMoney(parameters, masks)
      const estimate = await estimateGas(planning, masks)
      if (estimate !== undefined) return { ...(await checkPlan(planning, masks, estimate)), isTooLarge }
      masks = shrink(masks)
      isTooLarge = true
    } catch (error) {
      if (isShort(error) && masks.size > 1) {
        masks = halve(masks)
        continue
      }
      if (isInexactTransfer(error)) await giveUpInexactRow(planning, masks, error)
      const refused = await rowsThatStop(parameters, masks, error)
      await assertPayable(parameters, masks, refused)
      masks = without(masks, refused)
    }
  }
}

function isSameRows(one: Masks, other: Masks): boolean {
  return one.size === other.size && [...one].every(([slot, rows]) => other.get(slot) === rows)
}

/** @param estimate with the gas of a trial for each row */
async function checkPlan(
  parameters: Planning,
  masks: Masks,
  estimate: bigint,
): Promise<Omit<PlannedTransaction, 'isTooLarge'>> {
  const { manifest, account, gasCap, gasReserve = defaultReserve } = parameters
  const refused = await fetchRefused(parameters, masks, trialRowGas(gasCap))
  await assertPayable(parameters, masks, refused)
  const headroom = headroomOf(trialRowGas(gasCap))
  const used = estimate > headroom ? estimate - headroom : estimate
  const rowGas = await chooseRowGas({
    gasPerRow: used / BigInt(countAll(masks)),
    gasCap,
    isEnough: async (least) => isSameRows(await fetchRefused(parameters, masks, least), refused),
  })
  // With room for refunds that come off at the end only.
  const spare = manifest.terms.policy === 'strict' ? 0n : spareOf(rowGas, countAll(masks))
  const ample = (used * (100n + gasReserve)) / 100n + headroomOf(rowGas) + spare
  const gas = ample < gasCap ? ample : gasCap
  const request = { ...sendRequest(manifest, masks, rowGas), from: account, gas, chainId: manifest.terms.chainId }
  await assertFee(parameters, request)
  return { request, rowGas, masks, refused, estimate: used }
}
