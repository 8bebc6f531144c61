import type { Manifest } from '@slotdrop/drops'
import { zeroHash } from 'viem'
import type { JournalEntry } from './journal.ts'

/** No transaction has this nonce. */
const noNonce = -1

/** The journal entry for the rows of a slot that are left out until the user retries them. It replaces the slot's previous one. */
export function leftOutEntry(
  { dropId, terms }: Pick<Manifest, 'dropId' | 'terms'>,
  { slot, leftOut, block, askedAt }: Pick<JournalEntry, 'slot' | 'block' | 'askedAt'> & { readonly leftOut: bigint },
): JournalEntry {
  return {
    ...{ dropId, slot, leftOut, block, askedAt },
    chainId: terms.chainId,
    // The rows are left out for every sending account.
    sender: terms.sender,
    nonce: noNonce,
    calldataHash: zeroHash,
    mask: 0n,
    rowGas: 0n,
    stage: 'rejected',
  }
}
