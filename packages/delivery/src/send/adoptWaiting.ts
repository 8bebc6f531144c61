import type { Address } from '@slotdrop/drops'
import { keccak256 } from 'viem'
import { isSameAccount } from '../account/isSameAccount.ts'
import { UnknownTransactionsError } from '../errors/index.ts'
import { decodeSend } from '../follow/decodeSend.ts'
import { findPending } from '../follow/findAttempt.ts'
import type { JournalEntry } from '../journal/journal.ts'
import { type SendContext, trySaveAttempts, untilAnswered } from './sendContext.ts'

/** Milliseconds after which waiting transactions that no node shows stop the sending. */
const maxWait = 180_000

type Adopting = Pick<SendContext, 'client' | 'manifest' | 'journal' | 'hashes' | 'clock'>

/** How many transactions of an account are mined, and how many are mined or wait; the node may count none that wait. */
export async function fetchNonces({ client }: Pick<SendContext, 'client'>, account: Address) {
  const [used, pending] = await Promise.all([
    client.getTransactionCount({ address: account, blockTag: 'latest' }),
    client.getTransactionCount({ address: account, blockTag: 'pending' }).catch(() => 0),
  ])
  return { used, pending: Math.max(used, pending) }
}

/** Waiting nonces that nobody knows: the journal has no attempt under them, and the node does not show them. */
async function findUnknown(
  { client, journal, manifest }: Adopting,
  account: Address,
  range: { used: number; pending: number },
) {
  const { used, pending } = range
  if (pending === used) return { unknown: [], waiting: [] }
  const entries = await journal.list(manifest.dropId)
  const known = new Set(entries.filter(({ sender }) => isSameAccount(sender, account)).map(({ nonce }) => nonce))
  const nonces = Array.from({ length: pending - used }, (_, index) => used + index).filter((nonce) => !known.has(nonce))
  const waiting = nonces.length > 0 ? await findPending(client, account) : []
  return { waiting, unknown: nonces.filter((nonce) => !waiting.some((found) => found.nonce === nonce)) }
}

/**
 * Writes down what waits under the account's nonces, carries rows of this drop, and is in no journal here: another browser sent it, or
 * this one before its data were wiped.
 */
export async function adoptWaiting(
  context: Adopting,
  account: Address,
  nonces?: Awaited<ReturnType<typeof fetchNonces>>,
): Promise<void> {
  const { client, manifest, clock, journal } = context
  const { dropId, terms } = manifest
  const { waiting } = await findUnknown(context, account, nonces ?? (await fetchNonces(context, account)))
  const ours = waiting.flatMap((found) => {
    const call = decodeSend(manifest, found)
    return call ? [{ ...found, ...call }] : []
  })
  if (ours.length === 0) return
  const isKnown = new Set((await journal.list(dropId)).map(({ nonce, slot }) => `${nonce}/${slot}`))
  const block = await client.getBlockNumber({ cacheTime: 0 })
  const entries = ours.flatMap(({ nonce, hash, input, masks, rowGas }) =>
    [...masks]
      .filter(([slot]) => !isKnown.has(`${nonce}/${slot}`))
      .map(([slot, mask]): JournalEntry => ({
        ...{ dropId, slot, chainId: terms.chainId, sender: account, nonce, mask, rowGas, block, hash },
        calldataHash: keccak256(input),
        askedAt: clock.now(),
        stage: 'broadcast',
      })),
  )
  if (entries.length > 0) await trySaveAttempts(context, entries)
}

/**
 * Waits until transactions of the account are mined that nobody here sent and no node shows: a new one could only be mined behind them.
 *
 * @throws UnknownTransactionsError after three minutes
 */
export async function awaitUnknown(context: SendContext, account: Address): Promise<void> {
  const { clock, pollMilliseconds, getState, isDisposed } = context
  const isRunning = () => getState().phase === 'running' && !isDisposed()
  for (const begun = clock.now(); isRunning();) {
    const look = async () => findUnknown(context, account, await fetchNonces(context, account))
    const { unknown } = await untilAnswered(context, look, isRunning)
    if (unknown.length === 0) return
    if (clock.now() - begun >= maxWait) throw new UnknownTransactionsError({ count: unknown.length })
    await clock.sleep(pollMilliseconds)
  }
}
