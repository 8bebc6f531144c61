import { slotDistributorAbi } from '@slotdrop/contracts'
import { slotWord } from '@slotdrop/drops'
import { zeroAddress } from 'viem'
import { toDeliveryError } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'
import { fetchWords } from '../settled/fetchWords.ts'
import type { OpenDrop, SenderDrop } from './OpenDrop.ts'
import { type ApprovalTerms, sharesApproval } from './sharesApproval.ts'

/** Status of a drop that its sender ended. */
const cancelled = 2

/** Base units that the open rows of a drop need, and whether that is exact. */
async function needsOf(
  { terms: { slotSize }, rowCount, total, openAmountOf }: SenderDrop,
  words: readonly bigint[],
): Promise<Pick<OpenDrop, 'needs' | 'isExact'>> {
  if (words.every((word) => word === 0n)) return { needs: total, isExact: true }
  const isSettled = words.every((word, slot) => word === slotWord.full(Math.min(slotSize, rowCount - slot * slotSize)))
  if (isSettled) return { needs: 0n, isExact: true }
  const open = await openAmountOf?.(words)
  return open === undefined ? { needs: total, isExact: false } : { needs: open, isExact: true }
}

async function inspect(client: ChainClient, drop: SenderDrop, now: bigint): Promise<OpenDrop | undefined> {
  const { dropId, title, terms, rowCount } = drop
  const { closesAtSeconds, distributor, slotSize } = terms
  if (closesAtSeconds !== 0n && now >= closesAtSeconds) return undefined
  const [[status, operator, until, , claimsOpen], words] = await Promise.all([
    client.readContract({ abi: slotDistributorAbi, address: distributor, functionName: 'stateOf', args: [dropId] }),
    fetchWords({ client, manifest: { dropId, terms, slotCount: Math.ceil(rowCount / slotSize) } }),
  ])
  if (status === cancelled) return undefined
  const { needs, isExact } = await needsOf(drop, words)
  if (needs === 0n) return undefined
  const hasOperator = operator !== zeroAddress && (until === 0n || now < until)
  return { dropId, title, needs, isExact, isUnderWay: claimsOpen || hasOperator || words.some((word) => word !== 0n) }
}

/**
 * Which drops of a sender draw on the approval of one of them, and what their open rows need, by the chain of now. Drops that are paid,
 * cancelled or closed, or of another token, are left out, as is the one itself; none is there twice.
 *
 * @throws DeliveryError when the node can't be asked
 */
export async function fetchOpenDrops({
  client,
  manifest,
  drops,
}: {
  readonly client: ChainClient
  /** The drop that shares its approval with them. */
  readonly manifest: Pick<SenderDrop, 'dropId'> & { readonly terms: ApprovalTerms }
  /** Drops of the sender; of two with the same id the first counts. */
  readonly drops: readonly SenderDrop[]
}): Promise<readonly OpenDrop[]> {
  const found = new Map<string, SenderDrop>()
  for (const drop of drops)
    if (drop.dropId !== manifest.dropId && !found.has(drop.dropId) && sharesApproval(drop.terms, manifest.terms))
      found.set(drop.dropId, drop)
  if (found.size === 0) return []
  try {
    const { timestamp } = await client.getBlock()
    const open = await Promise.all([...found.values()].map((drop) => inspect(client, drop, timestamp)))
    return open.filter((drop) => drop !== undefined)
  } catch (error) {
    throw toDeliveryError(error)
  }
}
