import type { Address, Hex } from '@slotdrop/drops'
import { keccak256, TransactionNotFoundError } from 'viem'
import { type DeliveryError, toDeliveryError } from '../errors/index.ts'
import { isTooLarge } from '../errors/isTooLarge.ts'
import type { JournalEntry } from '../journal/journal.ts'
import { assertSameChainAndAccount, assertWallet } from './assertWallet.ts'
import { fetchProposalNonce } from '../safe/findSafeTransaction.ts'
import { hearWallet } from './hearWallet.ts'
import type { PlannedTransaction } from './planTransaction.ts'
import { saveAttempts, type SendContext, trySaveAttempts, untilAnswered } from './sendContext.ts'

/** The account that signs. */
export type SigningAccount = {
  readonly address: Address
  /** A contract, such as a Safe: what it is asked for may wait for the signatures of its owners. */
  readonly isContract: boolean
}

/** What is asked for beside the transaction itself. */
export type AskedBeside = Pick<SigningAccount, 'isContract'> & Pick<JournalEntry, 'implementation'>

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
  /** One a slot. */
  readonly entries: readonly JournalEntry[]
  /** Units of gas that the wallet was asked to give it. */
  readonly gas?: bigint | undefined
  /** Why there is no hash. */
  readonly failure?: DeliveryError | undefined
  /** Wallet or node said that it is too much for one transaction. */
  readonly isTooLarge?: boolean
  /** The wallet said nothing yet, and is no longer waited for. */
  readonly isSilent?: boolean
}

function withStage(entries: readonly JournalEntry[], change: Partial<JournalEntry>): JournalEntry[] {
  return entries.map((entry) => ({ ...entry, ...change }))
}

/** The attempt as it is written down before the wallet is asked: an entry for each slot, under the nonce that comes next. */
async function prepareEntries(
  context: SendContext,
  { request, rowGas, masks, implementation }: PlannedTransaction & AskedBeside,
  lowestNonce: number,
): Promise<JournalEntry[]> {
  const { client, manifest, clock } = context
  const { dropId, terms } = manifest
  const account = request.from
  const ask = async () => {
    await assertSameChainAndAccount(context, account)
    return Promise.all([
      client.getTransactionCount({ address: account, blockTag: 'pending' }),
      client.getBlockNumber({ cacheTime: 0 }),
    ])
  }
  const [pending, block] = await untilAnswered(context, ask, () => context.getState().phase === 'running')
  return [...masks].map(([slot, mask]) => ({
    dropId,
    slot,
    chainId: terms.chainId,
    sender: account,
    nonce: Math.max(pending, lowestNonce),
    calldataHash: keccak256(request.data),
    mask,
    rowGas,
    block,
    askedAt: clock.now(),
    stage: 'asked',
    ...(implementation === undefined ? {} : { implementation }),
  }))
}

/** What the wallet answered with: at once, before anything else can fail, it is written down; then the nonce that it chose. */
async function noteHash(context: SendContext, entries: readonly JournalEntry[], hash: Hex): Promise<JournalEntry[]> {
  const { dispatch, onTransaction } = context
  const slots = entries.map(({ slot }) => slot)
  const [slot = 0] = slots
  const nonce = entries[0]?.nonce ?? 0
  const tell = (taken: number) => {
    for (const each of slots) dispatch({ type: 'broadcast', slot: each, hash, nonce: taken })
  }
  await trySaveAttempts(context, withStage(entries, { stage: 'broadcast', hash }))
  tell(nonce)
  const taken = await untilAnswered(context, () => nonceOf(context, hash, nonce)).catch(() => nonce)
  const sent = withStage(entries, { stage: 'broadcast', hash, nonce: taken })
  if (taken !== nonce) {
    await trySaveAttempts(context, [...sent, ...withStage(entries, { stage: 'dropped' })])
    tell(taken)
  }
  onTransaction({ hash, slot, slots, nonce: taken })
  return sent
}

/** What comes of a wallet that was no longer waited for: it is written down where nothing is known yet, and shown. */
async function noteLateAnswer(context: SendContext, entries: readonly JournalEntry[], answer: Promise<Hex>) {
  const { journal, manifest, dispatch } = context
  const change = await answer.then(
    (hash): Partial<JournalEntry> => ({ stage: 'broadcast', hash }),
    (error: unknown): Partial<JournalEntry> | undefined =>
      toDeliveryError(error).name === 'RejectedInWalletError' ? { stage: 'rejected' } : undefined,
  )
  if (!change) return
  const known = await journal.list(manifest.dropId).catch(() => [])
  const open = entries.filter(({ slot, nonce }) =>
    known.some((entry) => entry.slot === slot && entry.nonce === nonce && !entry.hash && entry.stage !== 'mined'),
  )
  await trySaveAttempts(context, withStage(open, change))
  for (const { slot, nonce } of open)
    if (change.hash) dispatch({ type: 'broadcast', slot, hash: change.hash, nonce })
    else dispatch({ type: 'rejected', slot })
}

/**
 * Asks the wallet to send a planned transaction. The attempt is written down before; a refusal is the only failure after which it is
 * certain that nothing was sent. While the wallet says nothing, the chain is looked at: what it sent in silence is followed like the rest.
 *
 * @throws RejectedInWalletError, or whatever `assertSameChainAndAccount` throws, with nothing sent
 */
export async function askWallet(
  context: SendContext,
  planned: PlannedTransaction & AskedBeside,
  lowestNonce: number,
): Promise<Asked> {
  const { wallet, dispatch } = context
  const { request, isContract } = planned
  const entries = await prepareEntries(context, planned, lowestNonce)
  const nonce = entries[0]?.nonce ?? 0
  await saveAttempts(context, entries)
  try {
    await assertWallet(context, request.from)
  } catch (error) {
    await trySaveAttempts(context, withStage(entries, { stage: 'rejected' }))
    throw error
  }
  for (const { slot } of entries) dispatch({ type: 'asked', slot, nonce })
  // A contract account has no nonce of this kind, and its gas is the business of whoever executes it.
  const { gas: _, ...proposal } = request
  const { heard, answer } = await hearWallet(context, {
    entries,
    isContract,
    ask: () => wallet.sendTransaction(isContract ? proposal : { ...request, nonce }),
  })
  if (heard.kind === 'silence') {
    for (const { slot } of entries) dispatch({ type: 'answer-lost', slot })
    void noteLateAnswer(context, entries, answer)
    return { entries, isSilent: true }
  }
  if (heard.kind === 'failure') {
    const failure = toDeliveryError(heard.error)
    if (failure.name === 'RejectedInWalletError') {
      await trySaveAttempts(context, withStage(entries, { stage: 'rejected' }))
      for (const { slot } of entries) dispatch({ type: 'rejected', slot })
      throw failure
    }
    // The transaction may be on its way all the same. Look for it; never simply send again.
    for (const { slot } of entries) dispatch({ type: 'answer-lost', slot })
    return { entries, failure, isTooLarge: isTooLarge(heard.error) }
  }
  if (!isContract) return { entries: await noteHash(context, entries, heard.hash) }
  const proposed = withStage(entries, { stage: 'broadcast', safeTxHash: heard.hash })
  await trySaveAttempts(context, proposed)
  for (const { slot } of entries) dispatch({ type: 'proposed', slot, nonce })
  const slots = entries.map(({ slot }) => slot)
  context.onTransaction({ hash: heard.hash, slot: slots[0] ?? 0, slots, nonce, proposed: proposal })
  const { client, manifest } = context
  const place = { chainId: manifest.terms.chainId, safe: request.from, safeTxHash: heard.hash }
  const safeNonce = await fetchProposalNonce({ client, ...place, calls: [proposal] })
  if (safeNonce === undefined) return { entries: proposed }
  const numbered = proposed.map((entry) => ({ ...entry, safeNonce }))
  await trySaveAttempts(context, numbered)
  return { entries: numbered }
}
