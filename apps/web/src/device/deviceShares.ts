import { localStorageOf } from './createLocalText.ts'

function decidedKey(dropId: string) {
  return `slotdrop.shares.${dropId}`
}

function approvedKey(dropId: string) {
  return `slotdrop.approved.${dropId}`
}

function read(key: string): string | null {
  try {
    return localStorageOf()?.getItem(key) ?? null
  } catch {
    return null
  }
}

function write(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorageOf()?.removeItem(key)
    else localStorageOf()?.setItem(key, text)
  } catch {
    // Storage that is full or switched off.
  }
}

/** Whether an approval is to cover another drop: `not-begun` it is not, for as long as nobody draws on the approval for it. */
export type Share = 'counted' | 'left-out' | 'not-begun'

const shares: readonly string[] = ['counted', 'left-out', 'not-begun'] satisfies Share[]

function parse(text: string | null): Map<string, Share> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    const pairs = typeof kept === 'object' && kept !== null ? Object.entries(kept as Record<string, unknown>) : []
    // Sound: what is none of them is left out.
    return new Map(pairs.filter(([, share]) => shares.includes(share as string)) as [string, Share][])
  } catch {
    return new Map()
  }
}

/**
 * What a sender decided of drops that share an approval, drop by drop: which others that of one is to cover, and which drops she approved
 * for on this device. Without storage a reload asks again what the chain does not tell.
 */
export const deviceShares = {
  /** By the ids of the others. */
  decided: (dropId: string): ReadonlyMap<string, Share> => parse(read(decidedKey(dropId))),
  decide(dropId: string, others: Iterable<readonly [string, Share]>): void {
    write(decidedKey(dropId), JSON.stringify(Object.fromEntries([...deviceShares.decided(dropId), ...others])))
  },
  /** She was asked to approve for it here: it counts on that, also while it is not mined. */
  isApproved: (dropId: string): boolean => read(approvedKey(dropId)) !== null,
  setApproved: (dropId: string, isApproved: boolean): void => write(approvedKey(dropId), isApproved ? '1' : undefined),
}
