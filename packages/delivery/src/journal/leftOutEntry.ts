import type { Manifest } from '@slotdrop/drops'
import { zeroHash } from 'viem'
import type { JournalEntry } from './journal.ts'

/** No transaction of the slot has this nonce: the entry tells of rows that none carries. */
const noNonce = -1

/** The journal's entry for open rows of a slot that wait until somebody asks for them. It replaces the slot's former one. */
export function leftOutEntry(
  { dropId, terms }: Pick<Manifest, 'dropId' | 'terms'>,
  { slot, leftOut, block, askedAt }: Pick<JournalEntry, 'slot' | 'block' | 'askedAt'> & { readonly leftOut: bigint },
): JournalEntry {
  return {
    ...{ dropId, slot, leftOut, block, askedAt },
    chainId: terms.chainId,
    // Nobody signs it, and it holds for whoever sends.
    sender: terms.sender,
    nonce: noNonce,
    calldataHash: zeroHash,
    mask: 0n,
    rowGas: 0n,
    stage: 'rejected',
  }
}
