import type { Address, Hex } from '@slotdrop/drops'
import { keccak256, TransactionNotFoundError } from 'viem'
import { type DeliveryError, toDeliveryError } from '../errors/index.ts'
import type { JournalEntry } from '../journal/journal.ts'
import { assertSameChainAndAccount, assertWallet } from './assertWallet.ts'
import { parseHash } from './parseHash.ts'
import type { PlannedTransaction } from './planTransaction.ts'
import { trySaveAttempt, type SendContext, untilAnswered, saveAttempt } from './sendContext.ts'

/** Who signs. */
export type SigningAccount = {
  readonly address: Address
  /** A contract, such as a Safe: what it is asked for may wait for the signatures of its owners. */
  readonly isContract: boolean
}

/** What is asked for beside the transaction itself. */
export type SlotAsked = Pick<SigningAccount, 'isContract'> &
  Pick<JournalEntry, 'implementation'> & {
    readonly slot: number
  }

/** Wallets may choose a nonce of their own. */
async function nonceOf({ client }: SendContext, hash: Hex, planned: number): Promise<number> {
  try {
    return (await client.getTransaction({ hash })).nonce
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return planned
    throw error
  }
}

/** What the user answered: a transaction to follow, or an answer that was lost. */
export type Asked = {
  readonly entry: JournalEntry
  /** Why there is no hash. */
  readonly failure?: DeliveryError
}

/**
 * Asks the wallet to send a planned transaction. The attempt is written down before; a refusal is the only failure after which it is
 * certain that nothing was sent.
 *
 * @throws RejectedInWalletError, or whatever `assertSameChainAndAccount` throws, with nothing sent
 */
export async function askWallet(
  context: SendContext,
  { request, mask, slot, isContract, implementation }: PlannedTransaction & SlotAsked,
  lowestNonce: number,
): Promise<Asked> {
  const { client, wallet, manifest, clock, dispatch, onTransaction } = context
  const { dropId, terms } = manifest
  const account = request.from
  const isRunning = () => context.getState().phase === 'running'
  const ask = async () => {
    await assertSameChainAndAccount(context, account)
    return Promise.all([
      client.getTransactionCount({ address: account, blockTag: 'pending' }),
      client.getBlockNumber({ cacheTime: 0 }),
    ])
  }
  const [pending, block] = await untilAnswered(context, ask, isRunning)
  const nonce = Math.max(pending, lowestNonce)
  const entry: JournalEntry = {
    dropId,
    slot,
    chainId: terms.chainId,
    sender: account,
    nonce,
    calldataHash: keccak256(request.data),
    mask,
    block,
    askedAt: clock.now(),
    stage: 'asked',
    ...(implementation === undefined ? {} : { implementation }),
  }
  await saveAttempt(context, entry)
  try {
    await assertWallet(context, account)
  } catch (error) {
    await trySaveAttempt(context, { ...entry, stage: 'rejected' })
    throw error
  }
  dispatch({ type: 'asked', slot, nonce })
  let hash: Hex
  try {
    // A contract account has no nonce of this kind, and its gas is the business of whoever executes it.
    const { gas: _, ...proposal } = request
    hash = parseHash(await wallet.sendTransaction(isContract ? proposal : { ...request, nonce }))
  } catch (error) {
    const failure = toDeliveryError(error)
    if (failure.name === 'RejectedInWalletError') {
      await trySaveAttempt(context, { ...entry, stage: 'rejected' })
      dispatch({ type: 'rejected', slot })
      throw failure
    }
    // The transaction may be on its way all the same. Look for it; never simply send again.
    dispatch({ type: 'answer-lost', slot })
    return { entry, failure }
  }
  if (isContract) {
    const proposed: JournalEntry = { ...entry, stage: 'broadcast', safeTxHash: hash }
    await trySaveAttempt(context, proposed)
    dispatch({ type: 'proposed', slot, nonce })
    return { entry: proposed }
  }
  // At once, before anything else can fail.
  await trySaveAttempt(context, { ...entry, stage: 'broadcast', hash })
  dispatch({ type: 'broadcast', slot, hash, nonce })
  const taken = await untilAnswered(context, () => nonceOf(context, hash, nonce)).catch(() => nonce)
  const sent: JournalEntry = { ...entry, stage: 'broadcast', hash, nonce: taken }
  if (taken !== nonce) {
    await trySaveAttempt(context, sent)
    await trySaveAttempt(context, { ...entry, stage: 'dropped' })
    dispatch({ type: 'broadcast', slot, hash, nonce: taken })
  }
  onTransaction({ hash, slot, nonce: taken })
  return { entry: sent }
}
