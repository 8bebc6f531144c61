import { isUnwrapped, type Manifest } from '@slotdrop/drops'
import type { DropMode } from '../../../device/deviceStore.ts'

/** Who sends the slots: a key that this browser makes, or the sender's wallet, which asks for each. */
export type SendingWay = 'key' | 'wallet'

/** What is known of a drop and of who sends it, undefined where it is not yet. */
export type WayFacts = {
  readonly manifest: Pick<Manifest, 'terms'>
  readonly mode: DropMode
  /** Slots with rows that are still to be paid. */
  readonly openSlots: number
  /** What this device has of a sending key. */
  readonly key: 'looking' | 'none' | 'made' | 'lost' | 'unavailable'
  /** What she chose. */
  readonly chosen: SendingWay | undefined
}

/** Slots up to which a wallet is as quick: they are confirmed as quickly as a key is registered, and no gas money has to go there and back. */
const fewSlots = 2

/** Whether a key can send the drop at all: coins that go along with each transaction it does not have, and a browser that keeps nothing keeps no key. */
export function canSendByKey({ manifest: { terms }, mode, key }: Omit<WayFacts, 'openSlots' | 'chosen'>): boolean {
  return mode !== 'claim' && !isUnwrapped(terms) && key !== 'unavailable'
}

/** Who sends: as she chose, else a key where it works and saves confirmations. A key that was made already was chosen before. */
export function wayOf({ chosen, ...facts }: WayFacts): SendingWay {
  if (!canSendByKey(facts)) return 'wallet'
  return chosen ?? (facts.key === 'made' || facts.openSlots > fewSlots ? 'key' : 'wallet')
}
