import { isSameAccount } from '../account/isSameAccount.ts'
import type { Hex } from '@slotdrop/drops'
import { maxUint256, type Transaction } from 'viem'
import { FeeTooHighError, NonceIgnoredError, toDeliveryError } from '../errors/index.ts'
import { fetchAttemptStatus } from '../follow/fetchAttemptStatus.ts'
import { ifKnown } from '../follow/ifKnown.ts'
import { isUnderWay, type JournalEntry } from '../journal/journal.ts'
import { maxFeeOf, replacementFees } from '../fees/feePolicy.ts'
import { fetchMarket } from '../fees/fetchMarket.ts'
import type { ChainClient, Fees, TransactionRequest } from '../ports.ts'
import { assertSameChainAndAccount } from './assertWallet.ts'
import { parseHash } from './parseHash.ts'
import type { SendContext } from './sendContext.ts'

/** What takes the place of a waiting transaction under its nonce. */
export type Replacement = {
  readonly isCancellation: boolean
  /** The call, with its gas. */
  toRequest(
    context: SendContext,
    entries: readonly JournalEntry[],
    waiting: Transaction | undefined,
  ): Promise<TransactionRequest & { readonly gas: bigint }>
  /** Writes down that the wallet sent it, under the nonce that was asked for. */
  save(context: SendContext, entries: readonly JournalEntry[], hash: Hex): Promise<void>
  /** Writes down that the wallet sent it under another nonce, behind the waiting one. */
  saveBehind?(context: SendContext, entries: readonly JournalEntry[], sent: { hash: Hex; nonce: number }): Promise<void>
}

/** Fees of a replacement, by the rule of `replacementFees`. @throws FeeTooHighError if they are above the ceiling */
async function fetchHigherFees(
  client: ChainClient,
  waiting: Transaction | undefined,
  ceiling: bigint | undefined,
): Promise<Fees> {
  const { gasPrice, maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = waiting ?? {}
  const isLegacy = waiting?.type === 'legacy' || waiting?.type === 'eip2930'
  const offered = isLegacy ? { gasPrice: gasPrice ?? 0n } : { maxFeePerGas, maxPriorityFeePerGas }
  const fees = replacementFees(offered, await fetchMarket(client), maxUint256)
  const feePerGas = fees ? maxFeeOf(fees) : maxUint256
  if (fees && (ceiling === undefined || feePerGas <= ceiling)) return fees
  throw new FeeTooHighError({ feePerGas, ceiling: ceiling ?? maxUint256 })
}

/** The attempt of a slot that waits, and all slots of its transaction: what was paid meanwhile is in its calldata all the same. */
async function waitingAttempt({ journal, manifest, getState }: SendContext, slot: number) {
  const word = getState().slots[slot]?.word ?? 0n
  const entries = await journal.list(manifest.dropId)
  const entry = entries
    .filter((each) => each.slot === slot && isUnderWay(each, word))
    .toSorted((a, b) => a.askedAt - b.askedAt)
    .findLast(({ hash }) => hash !== undefined)
  const isBeside = ({ nonce, sender, calldataHash }: JournalEntry) =>
    nonce === entry?.nonce && calldataHash === entry.calldataHash && isSameAccount(sender, entry.sender)
  return entry && { entry, entries: entries.filter(isBeside) }
}

function hasEnded(context: SendContext, entry: JournalEntry): Promise<boolean> {
  return fetchAttemptStatus(context, entry).then(
    ({ kind }) => kind === 'ended',
    () => false,
  )
}

/** Asks the wallet for the replacement, with higher fees than the waiting transaction. */
async function askForReplacement(
  context: SendContext,
  { entry, entries }: { readonly entry: JournalEntry; readonly entries: readonly JournalEntry[] },
  replacement: Replacement,
): Promise<void> {
  const { client, wallet, manifest, feeCeiling } = context
  const { sender, nonce, hash: known } = entry
  await assertSameChainAndAccount(context, sender)
  const waiting = known && (await ifKnown(client.getTransaction({ hash: known })))
  const fees = await fetchHigherFees(client, waiting || undefined, feeCeiling)
  const request = await replacement.toRequest(context, entries, waiting || undefined)
  const answer = await wallet.sendTransaction({
    ...request,
    fees,
    nonce,
    from: sender,
    chainId: manifest.terms.chainId,
  })
  const hash = parseHash(answer)
  const taken = (await ifKnown(client.getTransaction({ hash })))?.nonce ?? nonce
  if (taken === nonce) return replacement.save(context, entries, hash)
  await replacement.saveBehind?.(context, entries, { hash, nonce: taken })
  throw new NonceIgnoredError({ isCancellation: replacement.isCancellation, planned: nonce, taken })
}

/**
 * Asks the wallet to replace the waiting transaction of a slot. True when there is nothing left to replace, for it was mined, replaced or
 * given up meanwhile; then nobody was asked.
 *
 * @throws DeliveryError, NonceIgnoredError
 */
export async function replaceNonce(context: SendContext, slot: number, replacement: Replacement): Promise<boolean> {
  const attempt = await waitingAttempt(context, slot)
  if (!attempt) return true
  const { entry } = attempt
  try {
    if ((await fetchAttemptStatus(context, entry)).kind === 'ended') return true
    await askForReplacement(context, attempt, replacement)
    return false
  } catch (error) {
    const failure = toDeliveryError(error)
    // It may have been mined while the user thought about it: then the wallet fails, and nothing is wrong.
    const isOver = failure.name === 'UnexpectedDeliveryError' && (await hasEnded(context, entry))
    if (isOver) return true
    throw failure
  }
}
