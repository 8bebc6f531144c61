import { localStorageOf } from '../storage/createLocalText.ts'
import { changeRecord, type LocalRecord, readRecord } from '../storage/localRecord.ts'

function keyOf(dropId: string) {
  return `slotdrop.drop.${dropId}`
}

function readText(dropId: string, name: 'bundle' | 'proposal'): string | undefined {
  const kept = readRecord(keyOf(dropId))[name]
  return typeof kept === 'string' ? kept : undefined
}

function change(dropId: string, facts: LocalRecord): void {
  changeRecord(keyOf(dropId), facts)
}

/** Deletes the record of a drop. */
export function forgetDropFacts(dropId: string): void {
  try {
    localStorageOf()?.removeItem(keyOf(dropId))
  } catch {
    // Without storage there is no record.
  }
}

/**
 * Ids of call bundles (EIP-5792) that a wallet was asked to sign, by drop. Losing one is harmless: the chain shows whether the calls were
 * mined.
 */
export const deviceBundles = {
  get: (dropId: string): string | undefined => readText(dropId, 'bundle'),
  set: (dropId: string, id: string | undefined): void => change(dropId, { bundle: id }),
}

/**
 * Proposals to a Safe's owners, by drop, as the fragment of the link for them. Without storage a reload loses it, but the link keeps
 * working.
 */
export const deviceProposals = {
  get: (dropId: string): string | undefined => readText(dropId, 'proposal'),
  set: (dropId: string, proposal: string | undefined): void => change(dropId, { proposal }),
}

/** Whether the approval of a drop covers another drop. `not-begun` means not covered until the other drop is approved or being sent. */
export type Share = 'counted' | 'left-out' | 'not-begun'

const shares: readonly string[] = ['counted', 'left-out', 'not-begun'] satisfies Share[]

/**
 * The sender's decisions about drops that share a token approval. Without storage a reload asks for those again that the chain does not
 * show.
 */
export const deviceShares = {
  /** Decisions by the ids of the other drops. */
  decided(dropId: string): ReadonlyMap<string, Share> {
    const pairs = Object.entries(readRecord(keyOf(dropId))['shares'] ?? {})
    // Sound: pairs with any other value are filtered out.
    return new Map(pairs.filter(([, share]) => shares.includes(share as string)) as [string, Share][])
  },
  decide(dropId: string, others: Iterable<readonly [string, Share]>): void {
    change(dropId, { shares: Object.fromEntries([...deviceShares.decided(dropId), ...others]) })
  },
  /** Whether the wallet was asked on this device to approve for the drop, even if the approval is not mined. */
  isApproved: (dropId: string): boolean => readRecord(keyOf(dropId))['isApproved'] === true,
  setApproved: (dropId: string, isApproved: boolean): void => change(dropId, { isApproved: isApproved || undefined }),
}
