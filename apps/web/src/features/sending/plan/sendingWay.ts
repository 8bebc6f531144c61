import { isUnwrapped, type Manifest } from '@slotdrop/drops'
import type { DropMode } from '../../../device/deviceStore.ts'

/** Who sends the slots: a key that this browser makes, the sender service, or the sender's wallet, which asks for each. */
export type SendingWay = 'key' | 'service' | 'wallet'

/** What is known of a drop and of who sends it, undefined where it is not yet. */
export type WayFacts = {
  readonly manifest: Pick<Manifest, 'terms'>
  readonly mode: DropMode
  /** Slots with rows that are still to be paid. */
  readonly openSlots: number
  /** What this device has of a sending key. */
  readonly key: 'looking' | 'none' | 'made' | 'lost' | 'unavailable'
  /** The sender service can be had for it. */
  readonly isServed: boolean
  /** The service was asked to send it, and is not done. */
  readonly isOrdered: boolean
  /** What she chose. */
  readonly chosen: SendingWay | undefined
}

/** Slots up to which a wallet is as quick: they are confirmed as quickly as a key is registered, and no gas money has to go there and back. */
const fewSlots = 2

/** Whether somebody else than the wallet can send the drop at all: coins that go along with each transaction nobody else has. */
export function canDelegate({ manifest: { terms }, mode }: Pick<WayFacts, 'manifest' | 'mode'>): boolean {
  return mode !== 'claim' && !isUnwrapped(terms)
}

/** The ways that a drop can be sent in; a browser that keeps nothing keeps no key. */
export function waysOf(facts: Omit<WayFacts, 'openSlots' | 'chosen' | 'isOrdered'>): readonly SendingWay[] {
  if (!canDelegate(facts)) return ['wallet']
  return [
    ...(facts.key === 'unavailable' ? [] : ['key' as const]),
    ...(facts.isServed ? ['service' as const] : []),
    'wallet',
  ]
}

/** Who sends: as she chose, now or before, else a key where it works and saves confirmations. */
export function wayOf({ chosen, ...facts }: WayFacts): SendingWay {
  const ways = waysOf(facts)
  if (chosen && ways.includes(chosen)) return chosen
  if (facts.isOrdered && ways.includes('service')) return 'service'
  return ways.includes('key') && (facts.key === 'made' || facts.openSlots > fewSlots) ? 'key' : 'wallet'
}

/** Slots from which a browser would have to stay open for hours. */
const manySlots = 1_000

/**
 * The way that is recommended: the service for long lists and for a Safe, whose owners have no browser in common; else a key, which asks no
 * server. What is chosen before she chooses is another question (`wayOf`): nothing goes to a server unless she says so.
 */
export function recommendedWay({
  ways,
  openSlots,
  isContract,
}: Pick<WayFacts, 'openSlots'> & {
  readonly ways: readonly SendingWay[]
  /** Its sender is a contract, such as a Safe. */
  readonly isContract: boolean
}): SendingWay | undefined {
  if (ways.includes('service') && (isContract || openSlots >= manySlots)) return 'service'
  return ways.includes('key') ? 'key' : undefined
}
