import { isSameAccount } from '../account/isSameAccount.ts'
import type { Address, Hex } from '@slotdrop/drops'
import { keccak256, type TransactionReceipt } from 'viem'
import { CallCancelledError, CallMissingError, CallReplacedError } from '../errors/index.ts'
import { hasSameCalldata, findAttempt } from './findAttempt.ts'
import { ifKnown } from './ifKnown.ts'
import { type ChainClient, type Clock, systemClock } from '../ports.ts'

/** A transaction that no node knows is no longer waited for after this time. */
const missingMilliseconds = 180_000
const maxPause = 30_000

/** What waiting needs. */
export type WaitParameters = {
  readonly client: ChainClient
  readonly hash: Hex
  readonly clock?: Clock | undefined
  /** Milliseconds between looks. */
  readonly pollMilliseconds: number
  /** Called when the node stops or starts answering. */
  readonly onDoubt?: ((isInDoubt: boolean) => void) | undefined
  /** Waiting ends without an answer when this says so. */
  readonly isAbandoned?: (() => boolean) | undefined
}

type Seen = {
  readonly from: Address
  readonly to: Address | null
  readonly nonce: number
  readonly input: Hex
  /** Block at the time it was first seen. */
  readonly block: bigint
}

/** What used the nonce of a transaction instead: the same call under another hash, or something else. */
async function lookForRival(client: ChainClient, hash: Hex, seen: Seen): Promise<TransactionReceipt | undefined> {
  const used = await client.getTransactionCount({ address: seen.from, blockTag: 'latest' })
  if (used <= seen.nonce) return undefined
  // It may have been mined between the two questions.
  const own = await ifKnown(client.getTransactionReceipt({ hash }))
  if (own) return own
  const entry = { sender: seen.from, nonce: seen.nonce, hash, block: seen.block, calldataHash: keccak256(seen.input) }
  const rival = await findAttempt(client, entry, used, (found) => hasSameCalldata(entry, found))
  if (!rival?.isMined || rival.hash === hash) return undefined
  const isSameCall = hasSameCalldata(entry, rival) && isSameAccount(rival.to, seen.to)
  if (isSameCall) return ifKnown(client.getTransactionReceipt({ hash: rival.hash }))
  const isCancellation = rival.input === '0x' && isSameAccount(rival.to, seen.from)
  throw isCancellation ? new CallCancelledError() : new CallReplacedError({ hash: rival.hash })
}

/**
 * Waits for the receipt of a transaction that was signed outside of sending: an approval, a registration, a claim. One that was sped
 * up in the wallet has another hash, which the receipt tells. A node that fails concludes nothing: it is asked again, less and less
 * often up to every 30 seconds. Looks by the clock and not at new blocks: a chain that mines on demand may make none for hours, and a
 * node may know a block before it knows its receipts. Undefined when it was abandoned.
 *
 * @throws CallCancelledError | CallReplacedError when another transaction used its nonce
 * @throws CallMissingError when no node knew it for three minutes
 */
export async function waitForReceipt({
  client,
  hash,
  clock = systemClock,
  pollMilliseconds,
  onDoubt,
  isAbandoned = () => false,
}: WaitParameters): Promise<TransactionReceipt | undefined> {
  let seen: Seen | undefined
  let missingSince: number | undefined
  const look = async (): Promise<TransactionReceipt | undefined> => {
    const receipt = await ifKnown(client.getTransactionReceipt({ hash }))
    if (receipt) return receipt
    const known = await ifKnown(client.getTransaction({ hash }))
    if (known) {
      missingSince = undefined
      seen ??= { ...known, block: await client.getBlockNumber({ cacheTime: 0 }) }
    } else missingSince ??= clock.now()
    const rival = seen && (await lookForRival(client, hash, seen))
    if (rival) return rival
    if (missingSince !== undefined && clock.now() - missingSince >= missingMilliseconds)
      throw new CallMissingError({ wasSeen: seen !== undefined })
    return undefined
  }
  for (let failures = 0; !isAbandoned();) {
    try {
      const receipt = await look()
      failures = 0
      onDoubt?.(false)
      if (receipt) return receipt
    } catch (error) {
      if (
        error instanceof CallCancelledError ||
        error instanceof CallReplacedError ||
        error instanceof CallMissingError
      )
        throw error
      failures += 1
      onDoubt?.(true)
    }
    await clock.sleep(Math.min(pollMilliseconds * 2 ** failures, maxPause))
  }
  return undefined
}
