import type { Hex } from '@slotdrop/drops'
import { TransactionNotFoundError, type Transaction } from 'viem'
import { assertSameWorld } from './attempts.ts'
import { FeeTooHighError, NonceIgnoredError, toDeliveryError } from './errors/index.ts'
import { lookForAttempt } from './followTransaction.ts'
import { isUnderWay, type JournalEntry } from './journal.ts'
import type { ChainClient, Fees, TransactionRequest } from './ports.ts'
import { noteDown, type SendContext } from './sendContext.ts'
import { sendRequest } from './sendRequest.ts'

/** What takes the place of a waiting transaction. */
export type Replacement = 'speed-up' | 'cancel'

/** Nodes take a replacement that offers a tenth more; an eighth is safe against rounding. */
function raised(fee: bigint) {
  return fee + fee / 8n + 1n
}

function larger(a: bigint, b: bigint) {
  return a > b ? a : b
}

/** More than the waiting transaction offers, and no less than what the network asks now. */
async function raiseFees(client: ChainClient, waiting: Transaction | undefined): Promise<Fees> {
  if (waiting?.type === 'legacy' || waiting?.type === 'eip2930')
    return { gasPrice: larger(raised(waiting.gasPrice), await client.getGasPrice()) }
  const now = await client.estimateFeesPerGas()
  const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = waiting ?? {}
  return {
    maxFeePerGas: larger(raised(maxFeePerGas), now.maxFeePerGas),
    maxPriorityFeePerGas: larger(raised(maxPriorityFeePerGas), now.maxPriorityFeePerGas),
  }
}

function find(client: ChainClient, hash: Hex): Promise<Transaction | undefined> {
  return client.getTransaction({ hash }).catch((error: unknown) => {
    if (error instanceof TransactionNotFoundError) return undefined
    throw error
  })
}

async function waitingAttempt({ journal, manifest, getState }: SendContext, slot: number) {
  const word = getState().slots[slot]?.word ?? 0n
  const entries = (await journal.list(manifest.dropId)).filter(
    (entry) => entry.slot === slot && isUnderWay(entry, word),
  )
  return entries.toSorted((a, b) => a.askedAt - b.askedAt).findLast(({ hash }) => hash !== undefined)
}

async function toRequest(
  { client, manifest }: SendContext,
  { slot, mask, sender }: JournalEntry,
  kind: Replacement,
  waiting: Transaction | undefined,
): Promise<TransactionRequest> {
  const call: TransactionRequest =
    kind === 'cancel' ? { to: sender, data: '0x', value: 0n } : sendRequest(manifest, slot, mask)
  if (kind === 'speed-up' && waiting) return { ...call, gas: waiting.gas }
  // Not every chain has the same price for nothing.
  const { to, data, value } = call
  return { ...call, gas: await client.estimateGas({ account: sender, to, data, value }) }
}

/**
 * Asks the wallet to replace the waiting transaction of a slot. True when there is nothing left to replace, for it was mined, replaced or
 * given up meanwhile; then nobody was asked.
 *
 * @throws DeliveryError, NonceIgnoredError
 */
export async function replaceAttempt(context: SendContext, slot: number, kind: Replacement): Promise<boolean> {
  const { client, wallet, manifest, clock, feeCeiling, dispatch } = context
  const entry = await waitingAttempt(context, slot)
  if (!entry) return true
  const { sender, nonce, hash: known } = entry
  try {
    if ((await lookForAttempt(context, entry)).kind === 'ended') return true
    await assertSameWorld(context, sender)
    const waiting = known && (await find(client, known))
    const fees = await raiseFees(client, waiting || undefined)
    const feePerGas = 'gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas
    if (feeCeiling !== undefined && feePerGas > feeCeiling)
      throw new FeeTooHighError({ feePerGas, ceiling: feeCeiling })
    const request = await toRequest(context, entry, kind, waiting || undefined)
    const hash = await wallet.sendTransaction({
      ...request,
      fees,
      nonce,
      from: sender,
      chainId: manifest.terms.chainId,
    })
    const taken = (await find(client, hash))?.nonce ?? nonce
    if (taken !== nonce) {
      const { hashes: _, cancelHashes: __, ...plain } = entry
      // The same rows again behind the waiting ones: followed like any other attempt.
      if (kind === 'speed-up') await noteDown(context, { ...plain, nonce: taken, hash, askedAt: clock.now() })
      throw new NonceIgnoredError({ isCancellation: kind === 'cancel', planned: nonce, taken })
    }
    if (kind === 'cancel') await noteDown(context, { ...entry, cancelHashes: [hash] })
    else {
      await noteDown(context, { ...entry, hash })
      dispatch({ type: 'broadcast', slot, hash, nonce })
    }
    return false
  } catch (error) {
    const failure = toDeliveryError(error)
    // It may have been mined while the user thought about it: then the wallet fails, and nothing is wrong.
    const isOver = failure.name === 'UnexpectedDeliveryError' && (await hasEnded(context, entry))
    if (isOver) return true
    throw failure
  }
}

function hasEnded(context: SendContext, entry: JournalEntry): Promise<boolean> {
  return lookForAttempt(context, entry).then(
    ({ kind }) => kind === 'ended',
    () => false,
  )
}
