import type { Hex } from 'viem'
import type { BlockReference, TransactionCall, TransactionRecord } from './transaction.ts'

/** What one look at the chain says about a transaction. */
export type Observation =
  /** It has a receipt, perhaps under another hash (sped up, or executed by a Safe). */
  | {
      readonly kind: 'mined'
      readonly hash: Hex
      readonly hasSucceeded: boolean
      readonly block: BlockReference
      readonly confirmations: bigint
      readonly isFinal: boolean
    }
  /** A node knows it and has no receipt. */
  | { readonly kind: 'waiting'; readonly call: TransactionCall }
  /** The node does not know it; its nonce is free, or not known to us. */
  | { readonly kind: 'missing' }
  /** Its nonce was used by another call. `by` is absent when no transaction of the sender did (EIP-7702 authorisations). */
  | {
      readonly kind: 'superseded'
      readonly reason: 'cancelled' | 'replaced'
      readonly by?: Hex | undefined
      readonly block: BlockReference
      readonly isFinal: boolean
    }
  /** Its nonce was used, and the node keeps too little history to say by what. */
  | { readonly kind: 'untraceable' }
  /** The owners of a Safe have not executed it. */
  | { readonly kind: 'awaiting-owners'; readonly scannedTo: bigint | undefined }
  /** The owners of a Safe ended it. */
  | { readonly kind: 'rejected'; readonly reason: 'cancelled' | 'replaced'; readonly isFinal: boolean }
  /** The node is behind what was seen before; it proves nothing. */
  | { readonly kind: 'lagging' }

/** A transaction that nodes have forgotten for this long is dropped; one that none has ever shown becomes unknown. */
export const missingAfterMs = 150_000

/** The record after an observation. Pure; returns the same record when nothing changed. */
export function applyObservation(
  record: TransactionRecord,
  observation: Observation,
  nowMs: number,
): TransactionRecord {
  const next = getNext(record, observation, nowMs)
  return isSame(record, next) ? record : next
}

function getNext(record: TransactionRecord, observation: Observation, nowMs: number): TransactionRecord {
  // What a former look found and this one denies.
  const forgotten = { block: undefined, replacedBy: undefined, missingSinceMs: undefined, isFinal: false }
  switch (observation.kind) {
    case 'mined': {
      const isConfirmed = observation.isFinal || observation.confirmations >= BigInt(record.confirmations ?? 1)
      const status = observation.hasSucceeded ? 'confirmed' : 'failed'
      return {
        ...record,
        ...forgotten,
        hash: observation.hash,
        status: isConfirmed ? status : 'pending',
        isFinal: isConfirmed && observation.isFinal,
        isSeen: true,
        block: observation.block,
      }
    }
    case 'waiting':
      return { ...record, ...forgotten, status: 'pending', isSeen: true, call: record.call ?? observation.call }
    case 'missing': {
      const missingSinceMs = record.missingSinceMs ?? nowMs
      const isLong = nowMs - missingSinceMs >= missingAfterMs
      // A private relay never shows what it holds: only what was seen can be dropped.
      const lost = record.isSeen ? 'dropped' : 'unknown'
      return { ...record, ...forgotten, missingSinceMs, status: isLong ? lost : 'pending' }
    }
    case 'superseded':
      return {
        ...record,
        ...forgotten,
        status: observation.reason,
        replacedBy: observation.by,
        block: observation.block,
        isFinal: observation.isFinal,
      }
    case 'untraceable':
      return { ...record, ...forgotten, status: 'unknown' }
    case 'awaiting-owners':
      return { ...record, ...forgotten, hash: record.id, status: 'pending', scannedTo: observation.scannedTo }
    case 'rejected':
      return { ...record, ...forgotten, status: observation.reason, isFinal: observation.isFinal }
    case 'lagging':
      return record
  }
}

function isSame(a: TransactionRecord, b: TransactionRecord): boolean {
  return (
    a.hash === b.hash &&
    a.status === b.status &&
    a.isFinal === b.isFinal &&
    a.isSeen === b.isSeen &&
    a.block?.hash === b.block?.hash &&
    a.replacedBy === b.replacedBy &&
    a.missingSinceMs === b.missingSinceMs &&
    a.scannedTo === b.scannedTo &&
    a.call === b.call
  )
}
