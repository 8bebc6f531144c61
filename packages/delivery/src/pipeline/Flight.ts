import { type Address, type Hex, type Manifest, slotWord } from '@slotdrop/drops'
import { isAddressEqual } from 'viem'
import { isUnderWay, type JournalEntry } from '../journal/journal.ts'
import { rowClaimRequest } from '../claim/rowClaimRequest.ts'
import type { Fees, TransactionRequest } from '../ports.ts'
import { sendRequest } from '../send/sendRequest.ts'
import type { NodeRefusal } from './NodeRefusal.ts'

/** What is under way under one nonce of the signer. */
export type Flight = {
  readonly nonce: number
  /** One a slot, of every transaction that was broadcast under the nonce: any of them may be mined. */
  readonly entries: readonly JournalEntry[]
  /** Hash of the newest transaction. */
  readonly hash: Hex
  readonly gas: bigint
  readonly fees: Fees
  /** The newest transaction, as it was signed; after a restart it is signed again. */
  readonly raw?: Hex | undefined
  /** Block and time (milliseconds since 1970) of the last broadcast in this run. */
  readonly given?: { readonly block: bigint; readonly at: number } | undefined
  /** Broadcasts since the last one after which a node had it. */
  readonly refusal?: NodeRefusal | undefined
}

/** What the newest transaction asks for. */
export function masksOf({ entries, hash }: Flight): Map<number, bigint> {
  return new Map(entries.filter((entry) => entry.hash === hash).map(({ slot, mask }) => [slot, mask]))
}

/** Units of gas that the newest transaction gives the call of each row. */
export function rowGasOf({ entries, hash }: Flight): bigint {
  return entries.find((entry) => entry.hash === hash)?.rowGas ?? 0n
}

/** The call of the newest transaction, for the rows in the masks. */
export function requestOf(
  manifest: Manifest,
  flight: Flight,
  masks: ReadonlyMap<number, bigint> = masksOf(flight),
): TransactionRequest {
  const { slot, mask, claim } = flight.entries.find(({ hash }) => hash === flight.hash) ?? {}
  const [row] = slotWord.rowsOf(mask ?? 0n)
  if (claim && slot !== undefined && row !== undefined) return rowClaimRequest(manifest, { slot, row }, claim)
  return sendRequest(manifest, masks, rowGasOf(flight))
}

/** Hashes under which the nonce may have been mined, the newest first. */
export function hashesOf({ entries, hash }: Flight): Hex[] {
  return [...new Set([hash, ...entries.flatMap(({ hashes = [] }) => hashes.toReversed())])]
}

/** Rows that are under way, by slot. */
export function rowsUnderWay(entries: Iterable<JournalEntry>): Map<number, bigint> {
  const rows = new Map<number, bigint>()
  for (const { slot, mask } of entries) rows.set(slot, (rows.get(slot) ?? 0n) | mask)
  return rows
}

/** Attempts of one nonce as one flight; undefined when none of them can be signed again. */
function toFlight(entries: readonly JournalEntry[]): Flight | undefined {
  const newest = entries.toSorted((a, b) => a.askedAt - b.askedAt).findLast(({ signed, hash }) => signed && hash)
  if (!newest?.signed || !newest.hash) return undefined
  return { nonce: newest.nonce, entries, hash: newest.hash, ...newest.signed }
}

function isOpen({ stage }: JournalEntry) {
  return stage === 'asked' || stage === 'broadcast'
}

/** What a journal knows to be under way. */
export type Adopted = {
  readonly flights: readonly Flight[]
  /** Attempts that this signer can't sign again: a wallet's. */
  readonly others: readonly JournalEntry[]
}

/**
 * Takes up what former runs left.
 *
 * @param used the signer's transaction count in the latest block
 */
export function adoptFlights(
  entries: readonly JournalEntry[],
  { signer, words, used }: { readonly signer: Address; readonly words: readonly bigint[]; readonly used: number },
): Adopted {
  const byNonce = new Map<number, JournalEntry[]>()
  const others: JournalEntry[] = []
  for (const entry of entries) {
    const isOwn = isAddressEqual(entry.sender, signer) && entry.signed !== undefined
    const isLeft = isUnderWay(entry, words[entry.slot] ?? 0n)
    if (isOwn && (isLeft || isOpen(entry))) byNonce.set(entry.nonce, [...(byNonce.get(entry.nonce) ?? []), entry])
    else if (!isOwn && isLeft) others.push(entry)
  }
  const flights: Flight[] = []
  for (const [nonce, several] of byNonce) {
    const isLeft = nonce >= used || several.some((entry) => isUnderWay(entry, words[entry.slot] ?? 0n))
    const flight = isLeft ? toFlight(several) : undefined
    if (flight) flights.push(flight)
  }
  return { flights: flights.toSorted((a, b) => a.nonce - b.nonce), others }
}
