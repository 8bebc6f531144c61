import { slotDistributorAbi } from '@slotdrop/contracts'
import { type ChainFacts, getChain, getTransactionGasCap } from '@slotdrop/chains'
import { type Address, type Manifest, slotRows, takesErc20 } from '@slotdrop/drops'
import { decodeFunctionResult, isAddressEqual } from 'viem'
import {
  FeeTooHighError,
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
import { isTooLarge } from '../errors/isTooLarge.ts'
import { fetchRowReason } from '../refusals/fetchRowReason.ts'
import type { ChainClient, TransactionRequest } from '../ports.ts'
import { fetchFunds } from '../authorise/fetchFunds.ts'
import { takenToken } from '../authorise/takenToken.ts'
import { needsOf, totalOf } from '../authorise/needs.ts'
import { countRows, lowestRows } from '../settled/rowMask.ts'
import { sendRequest } from './sendRequest.ts'

/** One transaction for some rows of a slot. */
export type PlannedTransaction = {
  readonly request: TransactionRequest & { readonly from: Address; readonly gas: bigint }
  /** Rows that it asks for. */
  readonly mask: bigint
  /** Rows among them that the token would refuse as things stand. */
  readonly refused: bigint
}

/** What a plan is made from. */
export type PlanParameters = {
  readonly client: ChainClient
  readonly manifest: Manifest
  readonly facts: ChainFacts
  readonly slot: number
  /** Rows that shall be paid: open ones. */
  readonly rows: bigint
  /** The account that signs. */
  readonly account: Address
  /** False for contract accounts: who executes what they sign pays the fee. Default true. */
  readonly paysFee?: boolean | undefined
  /** No more rows than this in one transaction; what fitted before. */
  readonly maxRows?: number | undefined
  /** Wei a unit of gas that the user does not want to go above. */
  readonly feeCeiling?: bigint | undefined
}

function coinOf(chainId: number) {
  const { name, symbol, decimals } = getChain(chainId)?.nativeCurrency ?? {
    name: 'coin',
    symbol: 'coins',
    decimals: 18,
  }
  return { name, symbol, decimals }
}

/** Refuses what would revert for balance, allowance or fee, with the figures. */
async function assertMoney({ client, manifest, slot, rows, account }: PlanParameters): Promise<void> {
  const { terms } = manifest
  const token = takenToken(manifest)
  const needs = needsOf(manifest, new Map([[slot, rows]]))
  const { balance, allowance } = await fetchFunds({ client, terms, needs, payer: account })
  const needed = totalOf(needs)
  if (takesErc20(terms) && balance < needed) throw new ShortBalanceError({ token, has: balance, needs: needed })
  if (takesErc20(terms) && allowance < needed) throw new ShortAllowanceError({ token, has: allowance, needs: needed })
  if (allowance === 0n) throw new NotApprovedError({ token })
}

async function assertFee(
  { client, manifest, account, feeCeiling, paysFee = true }: PlanParameters,
  { gas, value }: { gas: bigint; value: bigint },
): Promise<void> {
  const [feePerGas, has] = await Promise.all([client.getGasPrice(), client.getBalance({ address: account })])
  if (feeCeiling !== undefined && feePerGas > feeCeiling) throw new FeeTooHighError({ feePerGas, ceiling: feeCeiling })
  const needs = (paysFee ? gas * feePerGas : 0n) + value
  if (has < needs)
    throw new InsufficientFundsError({ shortfall: { token: coinOf(manifest.terms.chainId), has, needs } })
}

/** Gas for a call, with room for refunds that come off at the end only; undefined when no transaction can have so much. */
async function fitGas(
  client: ChainClient,
  account: Address,
  request: TransactionRequest,
  cap: bigint,
): Promise<bigint | undefined> {
  try {
    const estimate = await client.estimateGas({ account, ...request })
    if (estimate > cap) return undefined
    const gas = (estimate * 5n) / 4n
    return gas < cap ? gas : cap
  } catch (error) {
    if (isTooLarge(error)) return undefined
    throw toDeliveryError(error)
  }
}

/** Rows that the call would leave open when it is given this gas. */
async function rowsRefused(client: ChainClient, account: Address, request: TransactionRequest, gas: bigint) {
  const { data = '0x' } = await client.call({ account, ...request, gas })
  const [, [failed = 0n]] = decodeFunctionResult({ abi: slotDistributorAbi, functionName: 'send', data })
  return failed
}

/**
 * Rows that keep the call of somebody other than the sender from paying at all: such a call pays every row of its mask or
 * reverts naming the first that is refused. A call by the sender would leave them open, so it tells all of them at once.
 */
async function rowsThatStop({ client, manifest, slot, account }: PlanParameters, mask: bigint, error: unknown) {
  const { terms } = manifest
  const refusal = error instanceof RevertedError ? error.refusal : undefined
  const isStopped = refusal?.kind === 'RowRejected' && terms.policy !== 'strict'
  if (!isStopped || isAddressEqual(account, terms.sender)) throw error
  const named = 1n << BigInt(refusal.row)
  const request = sendRequest(manifest, new Map([[slot, mask]]))
  // The sender's coins are no condition here: who sends brings them.
  const stateOverride = request.value > 0n ? [{ address: terms.sender, balance: request.value * 2n }] : undefined
  try {
    const { data = '0x' } = await client.call({
      account: terms.sender,
      ...request,
      ...(stateOverride && { stateOverride }),
    })
    const [, [failed = 0n]] = decodeFunctionResult({ abi: slotDistributorAbi, functionName: 'send', data })
    return failed | named
  } catch {
    // A node that lends no other account or state: the rows are found one after another.
    return named
  }
}

async function refuseAll({ client, manifest, slot }: PlanParameters, mask: bigint): Promise<never> {
  const first = slotRows(manifest, slot).find((_, row) => ((mask >> BigInt(row)) & 1n) === 1n)
  const reason = first ? await fetchRowReason(client, manifest, first) : noReason
  throw new NothingPayableError({ slot, mask, reason })
}

/**
 * Prepares the transaction for some open rows of a slot. When it needs more gas than a transaction of this chain may use, half of
 * the rows are taken, and so on; the rest is open afterwards.
 *
 * @throws DeliveryError with the reason when the call would revert, or would pay nobody
 */
export async function planTransaction(parameters: PlanParameters): Promise<PlannedTransaction> {
  const { client, manifest, facts, slot, rows, account, maxRows = 256 } = parameters
  const { gasLimit } = await client.getBlock()
  await assertMoney(parameters)
  const cap = getTransactionGasCap(manifest.terms.chainId, {
    blockGasLimit: gasLimit,
    transactionGasCap: facts.transactionGasCap,
  })
  let mask = lowestRows(rows, maxRows)
  for (;;) {
    const request = sendRequest(manifest, new Map([[slot, mask]]))
    let gas: bigint | undefined
    try {
      gas = await fitGas(client, account, request, cap)
    } catch (error) {
      const refused = await rowsThatStop(parameters, mask, error)
      if ((mask & ~refused) === 0n) await refuseAll(parameters, mask)
      mask &= ~refused
      continue
    }
    if (gas !== undefined) return checkPlan(parameters, { request: { ...request, from: account, gas }, mask }, cap)
    if (countRows(mask) === 1) throw new RowTooLargeError({ slot })
    mask = lowestRows(mask, Math.ceil(countRows(mask) / 2))
  }
}

async function checkPlan(
  parameters: PlanParameters,
  { request, mask }: Omit<PlannedTransaction, 'refused'>,
  cap: bigint,
): Promise<PlannedTransaction> {
  const { client, manifest, account } = parameters
  let { gas } = request
  let refused = await rowsRefused(client, account, request, gas)
  if (refused !== 0n && gas < cap) {
    // An estimate is the least with which the call does not revert; a row that starves there is no refused row.
    const unavoidable = await rowsRefused(client, account, request, cap)
    if (unavoidable !== refused) [gas, refused] = [cap, unavoidable]
  }
  if (refused === mask) await refuseAll(parameters, mask)
  await assertFee(parameters, { gas, value: request.value })
  return { request: { ...request, gas, chainId: manifest.terms.chainId }, mask, refused }
}
