import { type Hex, isUnwrapped, type Manifest, type Row, slotRows } from '@slotdrop/drops'
import { encodeFunctionData, erc20Abi, isAddressEqual, type StateOverride } from 'viem'
import { revertDataOf } from '../errors/decodeRevert.ts'
import { isNodeTrouble, noReason, decodeReason, type Reason, RevertedError, toDeliveryError } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'
import { pullRequest, rowRequest } from './rowRequest.ts'

/** What a row is refused with now: the same movement is tried alone, as the distributor would do it. Undefined when it is not. */
async function fetchRowAnswer(
  client: ChainClient,
  manifest: Pick<Manifest, 'terms'>,
  row: Row,
  { stateOverride = [], blockNumber }: { readonly stateOverride?: StateOverride; readonly blockNumber?: bigint } = {},
): Promise<Hex | undefined> {
  const { terms } = manifest
  const isCoin = terms.standard === 'NATIVE'
  // Of a wrapped coin the sender may hold no coins at all: they are lent for the trial.
  const isLent = stateOverride.some(({ address }) => isAddressEqual(address, terms.sender))
  const lent = isCoin && !isUnwrapped(terms) && !isLent ? [{ address: terms.sender, balance: 2n ** 100n }] : []
  try {
    await client.call({
      account: isCoin ? terms.sender : terms.distributor,
      ...rowRequest(manifest, row),
      stateOverride: [...stateOverride, ...lent],
      ...(blockNumber !== undefined && { blockNumber }),
    })
    return undefined
  } catch (error) {
    if (isNodeTrouble(error)) throw toDeliveryError(error)
    return revertDataOf(error) ?? '0x'
  }
}

/** Why a row would be refused now. */
export async function fetchRowReason(
  client: ChainClient,
  manifest: Manifest,
  row: Row,
  stateOverride: StateOverride = [],
): Promise<Reason> {
  const answer = await fetchRowAnswer(client, manifest, row, { stateOverride })
  return answer === undefined ? noReason : decodeReason(answer)
}

/** What a row is refused with now. The approval of a drop may be used up: then the sender's own transfer is tried. */
async function fetchReasonNow(client: ChainClient, manifest: Pick<Manifest, 'terms'>, row: Row): Promise<Reason> {
  const { terms } = manifest
  const { token, sender, distributor, standard } = terms
  const [answer, allowance] = await Promise.all([
    fetchRowAnswer(client, manifest, row),
    standard === 'ERC20'
      ? client.readContract({ abi: erc20Abi, address: token, functionName: 'allowance', args: [sender, distributor] })
      : undefined,
  ])
  if (answer === undefined) return { kind: 'passes-now' }
  if (allowance === undefined || allowance >= row.amount) return decodeReason(answer)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [row.account, row.amount] })
  try {
    await client.call({ account: sender, to: token, data })
    return { kind: 'erc20-allowance' }
  } catch (error) {
    if (isNodeTrouble(error)) throw error
    return decodeReason(revertDataOf(error) ?? '0x')
  }
}

/**
 * Why a row was refused: its payment is replayed on the state before the block of its transaction, and on that of now where the node lacks
 * the former or the payment passes there. Never throws.
 *
 * @param refusedBlock block of the transaction that was refused; undefined if none was sent
 */
export async function askReason(
  client: ChainClient,
  manifest: Pick<Manifest, 'terms'>,
  row: Row,
  refusedBlock?: bigint,
): Promise<Reason> {
  const answer =
    refusedBlock === undefined
      ? undefined
      : await fetchRowAnswer(client, manifest, row, { blockNumber: refusedBlock - 1n }).catch(() => undefined)
  if (answer !== undefined) return decodeReason(answer)
  return fetchReasonNow(client, manifest, row).catch((): Reason => ({ kind: 'untold' }))
}

/** The row that stops a strict slot, with the token's whole answer where it can be had: the distributor keeps its first bytes only. */
export async function fetchWholeRejection(
  client: ChainClient,
  manifest: Manifest,
  slot: number,
  error: RevertedError,
): Promise<RevertedError> {
  const { errorName, args, refusal } = error
  const row = refusal.kind === 'RowRejected' ? slotRows(manifest, slot)[refusal.row] : undefined
  const answer = row && (await fetchRowAnswer(client, manifest, row).catch(() => undefined))
  return answer === undefined || answer === '0x'
    ? error
    : new RevertedError({ errorName, args: [args[0], args[1], answer], cause: error })
}

/** A refused sum with the token's whole answer: the distributor keeps its first bytes only. */
export function withWholeAnswer(error: RevertedError, answer: Hex | undefined): RevertedError {
  const { errorName, args } = error
  if (errorName !== 'PullFailed' || answer === undefined || answer === '0x') return error
  return new RevertedError({ errorName, args: [...args.slice(0, 3), answer], cause: error })
}

/** What the token answers when the distributor takes a sum alone; undefined where it does not refuse. */
export async function fetchPullAnswer(
  client: ChainClient,
  manifest: Manifest,
  sum: bigint,
  stateOverride: StateOverride,
): Promise<Hex | undefined> {
  const request = pullRequest(manifest, sum)
  if (request === undefined) return undefined
  try {
    await client.call({ account: manifest.terms.distributor, ...request, stateOverride })
    return undefined
  } catch (error) {
    if (isNodeTrouble(error)) throw toDeliveryError(error)
    return revertDataOf(error)
  }
}
