import { type Address, type Manifest, slotWord } from '@slotdrop/drops'
import { RevertedError, toDeliveryError } from '../errors/index.ts'
import type { ChainClient, Fees } from '../ports.ts'
import { trialRowGas } from '../fees/rowGas.ts'
import { sendRequest } from './sendRequest.ts'
import type { Masks } from './sizeTransaction.ts'

/** A row by its place: its slot, and its index inside it. */
type RowPlace = { readonly slot: number; readonly row: number }

/** Other rows that are tried alone before a row is said to be odd by itself. */
const witnesses = 8
/** How many of them may be odd too: two accounts of a list may be, and still no more than accounts. */
const tolerated = 1

/** Whether a call was undone because balances did not add up. It names no row. */
export function isInexactTransfer(error: unknown): boolean {
  return error instanceof RevertedError && error.refusal.kind === 'InexactTransfer'
}

function placesIn(masks: Masks): RowPlace[] {
  return [...masks].flatMap(([slot, mask]) => slotWord.rowsOf(mask).map((row) => ({ slot, row })))
}

function toMasks(places: readonly RowPlace[]): Masks {
  const masks = new Map<number, bigint>()
  for (const { slot, row } of places) masks.set(slot, (masks.get(slot) ?? 0n) | slotWord.maskOf([row]))
  return masks
}

/** Some of a list, from all over it. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list]
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]).filter(
    (one) => one !== undefined,
  )
}

/**
 * Finds a row that makes balances not add up while others do not: its account passes on what it gets, say, or gives it back.
 * Halves are tried until one row is left, then some others alone. Undefined when those are inexact too, or no row alone is: then it
 * is the token that moves other amounts than it is asked to, and no row is to blame.
 *
 * @param masks rows whose call is known to be inexact
 * @param isInexact tries rows without sending them
 */
export async function findInexactRow(
  masks: Masks,
  isInexact: (masks: Masks) => Promise<boolean>,
): Promise<RowPlace | undefined> {
  const narrow = async (among: readonly RowPlace[]): Promise<RowPlace | undefined> => {
    if (among.length === 1) return among[0]
    const middle = Math.ceil(among.length / 2)
    const [first, second] = [among.slice(0, middle), among.slice(middle)]
    if (await isInexact(toMasks(first))) return narrow(first)
    return (await isInexact(toMasks(second))) ? narrow(second) : undefined
  }
  const places = placesIn(masks)
  const found = await narrow(places)
  const others = spread(
    places.filter((place) => place !== found),
    witnesses,
  )
  const odd = await Promise.all(others.map((other) => isInexact(toMasks([other]))))
  const count = odd.filter(Boolean).length
  return count > tolerated || count === others.length ? undefined : found
}

/** Who would send, with how much gas, and for what price. */
type InexactTrial = {
  readonly client: ChainClient
  readonly manifest: Manifest
  readonly account: Address
  readonly gasCap: bigint
  readonly fees?: Fees | undefined
}

/** The same for rows that an account would send now. A row that is sent alone has nobody else to blame. */
export async function findInexactRowByCall(
  { client, manifest, account, gasCap, fees }: InexactTrial,
  masks: Masks,
): Promise<RowPlace | undefined> {
  const [first, ...others] = placesIn(masks)
  if (others.length === 0) return first
  return findInexactRow(masks, async (rows) => {
    try {
      const request = sendRequest(manifest, rows, trialRowGas(gasCap))
      await client.call({ account, ...request, ...(fees && { ...fees, gas: gasCap }) })
      return false
    } catch (error) {
      const failure = toDeliveryError(error)
      if (failure instanceof RevertedError) return isInexactTransfer(failure)
      throw failure
    }
  })
}
