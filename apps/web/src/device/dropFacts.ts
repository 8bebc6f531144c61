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

/** Forgets all of a drop's record. */
export function forgetDropFacts(dropId: string): void {
  try {
    localStorageOf()?.removeItem(keyOf(dropId))
  } catch {
    // A browser that keeps nothing has none.
  }
}

/**
 * Ids of steps that a wallet was asked to sign as one, by drop, until they are over. Without storage a reload forgets them: the chain tells
 * all the same whether they were mined, and the wallet does not sign the same ones twice.
 */
export const deviceBundles = {
  get: (dropId: string): string | undefined => readText(dropId, 'bundle'),
  /** Forgets it when there is no id. */
  set: (dropId: string, id: string | undefined): void => change(dropId, { bundle: id }),
}

/**
 * Proposals that a Safe's owners are signing, by drop, as the end of the link for them. Without storage a reload forgets it, and the link
 * that was sent works all the same.
 */
export const deviceProposals = {
  get: (dropId: string): string | undefined => readText(dropId, 'proposal'),
  /** Forgets it when there is none. */
  set: (dropId: string, proposal: string | undefined): void => change(dropId, { proposal }),
}

/** Whether an approval is to cover another drop: `not-begun` it is not, for as long as nobody draws on the approval for it. */
export type Share = 'counted' | 'left-out' | 'not-begun'

const shares: readonly string[] = ['counted', 'left-out', 'not-begun'] satisfies Share[]

/**
 * What a sender decided of drops that share an approval, drop by drop: which others that of one is to cover, and which drops were approved
 * for on this device. Without storage a reload asks again what the chain does not tell.
 */
export const deviceShares = {
  /** By the ids of the others. */
  decided(dropId: string): ReadonlyMap<string, Share> {
    const pairs = Object.entries(readRecord(keyOf(dropId))['shares'] ?? {})
    // Sound: what is none of them is left out.
    return new Map(pairs.filter(([, share]) => shares.includes(share as string)) as [string, Share][])
  },
  decide(dropId: string, others: Iterable<readonly [string, Share]>): void {
    change(dropId, { shares: Object.fromEntries([...deviceShares.decided(dropId), ...others]) })
  },
  /** The wallet was asked to approve for it here, so it counts on that, also while it is not mined. */
  isApproved: (dropId: string): boolean => readRecord(keyOf(dropId))['isApproved'] === true,
  setApproved: (dropId: string, isApproved: boolean): void => change(dropId, { isApproved: isApproved || undefined }),
}
