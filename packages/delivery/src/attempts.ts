import type { Address, Hex } from '@slotdrop/drops'
import { keccak256, TransactionNotFoundError } from 'viem'
import {
  type DeliveryError,
  RpcOnOtherChainError,
  toDeliveryError,
  WalletOnOtherChainError,
  WalletUnavailableError,
  WrongAccountError,
} from './errors/index.ts'
import { followTransaction } from './followTransaction.ts'
import type { Outcome } from './lookAtReceipt.ts'
import type { JournalEntry } from './journal.ts'
import type { PlannedTransaction } from './planTransaction.ts'
import { readWord } from './readWords.ts'
import { noteDown, type SendContext, untilAnswered, writeDown } from './sendContext.ts'

/** @throws DeliveryError naming both accounts, or both networks, when wallet or node are not where the drop is */
export async function assertSameWorld({ wallet, client, manifest }: SendContext, account: Address): Promise<void> {
  const expected = manifest.terms.chainId
  const actual = await client.getChainId()
  if (actual !== expected) throw new RpcOnOtherChainError({ expected, actual })
  await assertWallet({ wallet, manifest }, account)
}

/** The wallet's half: asked once more when everything is written down. */
async function assertWallet({ wallet, manifest }: Pick<SendContext, 'wallet' | 'manifest'>, account: Address) {
  const expected = manifest.terms.chainId
  const actual = await wallet.chainId().catch((error: unknown) => {
    throw new WalletUnavailableError(error)
  })
  const address = wallet.address()
  if (address?.toLowerCase() !== account.toLowerCase())
    throw new WrongAccountError({ expected: account, actual: address })
  if (actual !== expected) throw new WalletOnOtherChainError({ expected, actual })
}

/** Follows an attempt to its end, and notes what became of it. Undefined when the sender was disposed of. */
export async function followAttempt(context: SendContext, entry: JournalEntry): Promise<Outcome | undefined> {
  const { client, manifest, dispatch, isDisposed } = context
  const { slot } = entry
  let last = entry
  const outcome = await followTransaction({
    ...context,
    entry,
    isAbandoned: isDisposed,
    onDoubt: (isInDoubt) => dispatch({ type: 'doubt', isInDoubt }),
    async onFound(found) {
      // The wallet chose another nonce than the one that was written down.
      if (found.nonce !== last.nonce) await noteDown(context, { ...last, stage: 'dropped' })
      await noteDown(context, found)
      last = found
      dispatch({ type: 'broadcast', slot, hash: found.hash, nonce: found.nonce })
    },
  })
  if (!outcome) return undefined
  const { hash, receipt } = { hash: undefined, receipt: undefined, ...outcome }
  // The hash of what took its place is none of its own.
  const own = hash && outcome.kind !== 'replaced' ? { hash } : {}
  await noteDown(context, { ...last, stage: outcome.kind, ...own, ...(receipt ? { receipt } : {}) })
  const word = await untilAnswered(context, () => readWord({ client, manifest, slot }))
  dispatch({ type: 'resolved', slot, word, outcome: outcome.kind, hash })
  return outcome
}

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
 * @throws RejectedInWalletError, or whatever `assertSameWorld` throws, with nothing sent
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
    await assertSameWorld(context, account)
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
  await writeDown(context, entry)
  try {
    await assertWallet(context, account)
  } catch (error) {
    await noteDown(context, { ...entry, stage: 'rejected' })
    throw error
  }
  dispatch({ type: 'asked', slot, nonce })
  let hash: Hex
  try {
    // A contract account has no nonce of this kind, and its gas is the business of whoever executes it.
    const { gas: _, ...proposal } = request
    hash = await wallet.sendTransaction(isContract ? proposal : { ...request, nonce })
  } catch (error) {
    const failure = toDeliveryError(error)
    if (failure.name === 'RejectedInWalletError') {
      await noteDown(context, { ...entry, stage: 'rejected' })
      dispatch({ type: 'rejected', slot })
      throw failure
    }
    // The transaction may be on its way all the same. Look for it; never simply send again.
    dispatch({ type: 'answer-lost', slot })
    return { entry, failure }
  }
  if (isContract) {
    const proposed: JournalEntry = { ...entry, stage: 'broadcast', safeTxHash: hash }
    await noteDown(context, proposed)
    dispatch({ type: 'proposed', slot, nonce })
    return { entry: proposed }
  }
  // At once, before anything else can fail.
  await noteDown(context, { ...entry, stage: 'broadcast', hash })
  dispatch({ type: 'broadcast', slot, hash, nonce })
  const taken = await untilAnswered(context, () => nonceOf(context, hash, nonce)).catch(() => nonce)
  const sent: JournalEntry = { ...entry, stage: 'broadcast', hash, nonce: taken }
  if (taken !== nonce) {
    await noteDown(context, sent)
    await noteDown(context, { ...entry, stage: 'dropped' })
    dispatch({ type: 'broadcast', slot, hash, nonce: taken })
  }
  onTransaction({ hash, slot, nonce: taken })
  return { entry: sent }
}
